"""The last spin and its meaning for this player: won, returned, or nothing (the card stays up, GMNS 1.21.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_protocol.station import LastSpin
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.results import picture_of
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    wonNow: str = ""
    returnedNow: str = ""
    """Less came back than was staked: so much of so much."""
    title: str = ""
    outcome: str = ""
    colour: str = ""
    picture: str = ""
    name: str = ""
    meant: str = ""
    """Won, returned of what was staked, or what came back without taking part."""
    isWin: bool = False
    mark: str = ""


@QmlElement
class LastSpinView(QObject):
    """`wonNow` and `returnedNow` are of this round's result, while it is shown; the rest is the card."""

    changed = Signal()
    won = Signal(str, arguments=["outcome"])
    """Once, when a result that this player won on is first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._known: tuple[object, ...] = ()
        """What this was made of: nothing is made again for every chip."""

    def show(self, picture: Picture, words: Words) -> None:
        game = picture.game
        known = (game, words, picture.outcome, picture.last_spin, picture.round, picture.corrected_round)
        if game is None or known == self._known:
            return
        self._known = known
        before = self._shown.wonNow
        last = picture.last_spin
        show(self, _Shown() if last is None else _describe(last, game, picture, words), self.changed)
        if self._shown.wonNow and not before:
            self.won.emit(picture.outcome)

    wonNow = shown_field(str, "wonNow", changed)
    returnedNow = shown_field(str, "returnedNow", changed)
    title = shown_field(str, "title", changed)
    outcome = shown_field(str, "outcome", changed)
    colour = shown_field(str, "colour", changed)
    picture = shown_field(str, "picture", changed)
    name = shown_field(str, "name", changed)
    meant = shown_field(str, "meant", changed)
    isWin = shown_field(bool, "isWin", changed)
    mark = shown_field(str, "mark", changed)


def is_win(last: LastSpin) -> bool:
    """More came back than was staked: only that is called a win."""
    return last.counted and last.returned > last.stake


def _describe(last: LastSpin, game: Game, picture: Picture, words: Words) -> _Shown:
    now = picture.outcome is not None and last.round == picture.round
    shown = _Shown(
        wonNow=words.money(Money(last.won)) if now and is_win(last) else "",
        returnedNow=_returned(last, words) if now and last.counted else "",
        title=translate("Results", "Last spin · round {round}").format(round=last.round),
        meant=_meant(last, words),
        isWin=is_win(last),
        mark=translate("Results", "corrected") if last.round == picture.corrected_round else "",
    )
    if last.outcome is None:
        return replace(shown, name=translate("Results", "No valid spin"))
    return replace(
        shown,
        outcome=last.outcome,
        colour=game.wheel.colour_of(last.outcome),
        picture=picture_of(game, last.outcome),
        name=words.outcome(game, last.outcome),
    )


def _returned(last: LastSpin, words: Words) -> str:
    if not last.returned or is_win(last):
        return ""
    figures = {"returned": words.money(Money(last.returned)), "stake": words.money(Money(last.stake))}
    return translate("Results", "Returned {returned} of {stake}").format_map(figures)


def _meant(last: LastSpin, words: Words) -> str:
    if not last.counted:
        return translate("Results", "{amount} came back").format(amount=words.money(Money(last.returned)))
    if is_win(last):
        return translate("Results", "won {amount}").format(amount=words.money(Money(last.won)))
    return _returned(last, words) or translate("Results", "no win")
