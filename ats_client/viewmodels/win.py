"""A win shown large for two seconds, and what came back where that was less than the stake.

It lies over a part of the layout that has no winning spot, or on the stage where all have one. Only more than was
staked is called a win; how large it is drawn goes by how many times the stake was won.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.bets_card import bet_name
from ats_client.viewmodels.last_spin import is_win
from game_protocol.station import LastSpin
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.results import picture_of
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

STANDS_MS = 2000
A_CHIP = 0.34
"""Half a chip, in number squares."""
FAIR, BIG = 2, 10
"""From so many times the stake on a win is drawn larger."""

Area = tuple[float, float, float, float]
NOWHERE: Area = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _Shown:
    kind: str = ""
    """`win`, or `returned` where less came back than was staked; empty between results."""
    grade: int = 0
    """0, 1 or 2: how large."""
    outcome: str = ""
    colour: str = ""
    picture: str = ""
    amount: str = ""
    title: str = ""
    story: str = ""
    onStage: bool = True
    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    """In number squares; where it lies, unless on the stage."""


@QmlElement
class Win(QObject):
    """What a result brought this player, for two seconds and never into the next period."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._told: tuple[int, str] | None = None
        self._curtain = QTimer(self)
        self._curtain.setSingleShot(True)
        self._curtain.setInterval(STANDS_MS)
        self._curtain.timeout.connect(self.forget)

    def show(self, picture: Picture, words: Words) -> None:
        game, last, outcome = picture.game, picture.last_spin, picture.outcome
        ours = last is not None and last.round == picture.round and last.counted and last.returned > 0
        if game is None or last is None or outcome is None or not ours:
            self.forget()
            return
        result = (last.round, outcome)
        if result == self._told:
            return
        self._told = result
        show(self, _with_area(_described(game, last, outcome, words), game, last, outcome), self.changed)
        self._curtain.start()

    @Slot()
    def forget(self) -> None:
        self._curtain.stop()
        show(self, _Shown(), self.changed)

    kind = shown_field(str, "kind", changed)
    grade = shown_field(int, "grade", changed)
    outcome = shown_field(str, "outcome", changed)
    colour = shown_field(str, "colour", changed)
    picture = shown_field(str, "picture", changed)
    amount = shown_field(str, "amount", changed)
    title = shown_field(str, "title", changed)
    story = shown_field(str, "story", changed)
    onStage = shown_field(bool, "onStage", changed)
    left = shown_field(float, "left", changed)
    top = shown_field(float, "top", changed)
    right = shown_field(float, "right", changed)
    bottom = shown_field(float, "bottom", changed)


def _described(game: Game, last: LastSpin, outcome: str, words: Words) -> _Shown:
    figures = {"returned": words.money(Money(last.returned)), "stake": words.money(Money(last.stake))}
    shown = _Shown(
        outcome=outcome,
        colour=game.wheel.colour_of(outcome),
        picture=picture_of(game, outcome),
    )
    if not is_win(last):
        return replace(
            shown,
            kind="returned",
            title=translate("Win", "Returned {returned} of {stake}").format_map(figures),
            story=words.several(_what_came_back(game, last, outcome, words)),
        )
    net = last.returned - last.stake
    return replace(
        shown,
        kind="win",
        grade=(net >= FAIR * last.stake) + (net >= BIG * last.stake),
        amount=words.money(Money(last.won)),
        title=translate("Win", "You won"),
        story=translate("Win", "{returned} came back of {stake} staked").format_map(figures),
    )


def _what_came_back(game: Game, last: LastSpin, outcome: str, words: Words) -> Iterator[str]:
    for bet_id, pays in game.winners(outcome):
        if bet_id in last.wagers:
            stake = Money(last.wagers[bet_id])
            yield translate("Win", "{bet}: {stake} came back as {returned}").format(
                bet=bet_name(game, game.bets[bet_id], words),
                stake=words.money(stake),
                returned=words.money(stake * (pays + 1)),
            )


def _with_area(shown: _Shown, game: Game, last: LastSpin, outcome: str) -> _Shown:
    if shown.kind != "win":
        return shown
    won = [bet_id for bet_id, _ in game.winners(outcome) if bet_id in last.wagers]
    at_all = [bet_id for bet_id in last.wagers if bet_id in game.bets]
    for taken in (at_all, won):
        for area in _areas(game):
            if _is_free(game, area, taken) and not _holds(game, area, outcome):
                left, top, right, bottom = area
                return replace(shown, onStage=False, left=left, top=top, right=right, bottom=bottom)
    return shown


def _areas(game: Game) -> list[Area]:
    """Where a win may lie, the best first. The left of a roulette layout is the grown wheel's."""
    left, top, right, bottom = game.layout.bounds
    if "straight" in game.kinds:
        return [(9.0, 0.0, 14.0, 3.0), (5.0, 0.0, 9.0, 3.0)]
    half = (bottom - top) / 2
    return [(left, top, right, top + half), (left, bottom - half, right, bottom)]


def _is_free(game: Game, area: Area, bets: Collection[str]) -> bool:
    left, top, right, bottom = area
    spots = (game.layout.spot_of[bet_id] for bet_id in bets)
    return not any(
        left - A_CHIP < spot.x < right + A_CHIP and top - A_CHIP < spot.y < bottom + A_CHIP for spot in spots
    )


def _holds(game: Game, area: Area, outcome: str) -> bool:
    """Whether the winning number's own box lies there."""
    left, top, right, bottom = area
    box = next(box for box in game.layout.boxes if box.bet_id in (f"straight-{outcome}", f"symbol-{outcome}"))
    return box.x < right and left < box.right and box.y < bottom and top < box.bottom
