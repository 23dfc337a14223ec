"""The player's bets as a list: what stands once no more can be placed, then what of it won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.last_spin import is_win
from game_protocol.station import LastSpin
from game_protocol.table import Phase
from game_rules.bets import Bet
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class BetLine:
    key: str
    name: str
    amount: str


@dataclass(frozen=True, slots=True)
class _Shown:
    title: str = ""
    total: str = ""
    won: bool = False
    stakes: str = ""
    """What of the stakes came back beside the winnings; empty while nothing has won."""


@QmlElement
class BetsCard(QObject):
    """Nothing while bets can be placed: then the felt says it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Rows[BetLine] = Rows(BetLine, self)
        self._shown = _Shown()
        self._known: tuple[object, ...] = ()

    def show(self, picture: Picture, words: Words) -> None:
        known = (
            picture.game,
            picture.phase,
            picture.outcome,
            picture.locked,
            picture.recognised,
            picture.last_spin,
            words,
        )
        if known == self._known:
            return
        self._known = known
        lines, shown = _lines(picture, words)
        self._lines.show(lines)
        show(self, shown, self.changed)

    lines = part(QObject, "_lines")
    title = shown_field(str, "title", changed)
    total = shown_field(str, "total", changed)
    won = shown_field(bool, "won", changed)
    stakes = shown_field(str, "stakes", changed)


def _lines(picture: Picture, words: Words) -> tuple[list[BetLine], _Shown]:
    game, last = picture.game, picture.last_spin
    if game is None:
        return [], _Shown()
    if picture.phase in (Phase.CLOSED, Phase.RESULT) and picture.outcome is None:
        locked = picture.locked if picture.recognised else None
        if locked is None or not locked.wagers:
            return [], _Shown()
        lines = [
            BetLine(bet_id, bet_name(game, game.bets[bet_id], words), words.money(locked[bet_id]))
            for bet_id in game.bets
            if bet_id in locked.wagers
        ]
        return lines, _Shown(translate("Bets", "Your bets"), words.money(locked.total))
    if picture.outcome is None or last is None or last.round != picture.round or not is_win(last):
        return [], _Shown()
    lines = list(_winners(game, last, picture.outcome, words))
    stakes = words.money(Money(last.returned - last.won))
    return lines, _Shown(translate("Bets", "Won"), words.money(Money(last.won)), True, stakes)


def _winners(game: Game, last: LastSpin, outcome: str, words: Words) -> Iterator[BetLine]:
    for bet_id, pays in game.winners(outcome):
        if bet_id in last.wagers:
            winnings = Money(last.wagers[bet_id]) * pays
            yield BetLine(bet_id, bet_name(game, game.bets[bet_id], words), words.money(winnings))


def bet_name(game: Game, bet: Bet, words: Words) -> str:
    """17, 17 / 20, 16 17 19 20, 1 – 6: the numbers say which bet it is, where there is little room."""
    match bet.kind:
        case "straight" | "street" | "corner":
            return " ".join(bet.covers)
        case "split":
            return " / ".join(bet.covers)
        case "six-line":
            return f"{bet.covers[0]} – {bet.covers[-1]}"
        case "dozen":
            return words.box("", bet.id)
    return words.bet(game, bet)
