"""Results of the table: the last twenty, statistics of a stated number of them, and the one of this round."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.table import Spin
from game_rules.game import Game
from game_rules.wheel import Wheel
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "screen_kit.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

STRIP = 20
HOT_AND_COLD = 3


@dataclass(frozen=True, slots=True)
class ResultRow:
    key: str
    label: str
    colour: str
    picture: str
    """A wheel game's symbol; empty for a number."""
    newest: bool


@dataclass(frozen=True, slots=True)
class CountRow:
    """How often a symbol of a wheel game came, of the spins that were counted."""

    key: str
    colour: str
    picture: str
    count: str


@dataclass(frozen=True, slots=True)
class _Shown:
    sample: str = ""
    red: str = ""
    black: str = ""
    zero: str = ""
    redShare: float = 0.0
    zeroShare: float = 0.0
    hot: str = ""
    cold: str = ""
    outcome: str = ""
    outcomeColour: str = ""
    outcomePicture: str = ""
    outcomeName: str = ""


@QmlElement
class Results(QObject):
    """The results of one table, the same for everybody who looks at it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip: Rows[ResultRow] = Rows(ResultRow, self)
        self._counts: Rows[CountRow] = Rows(CountRow, self)
        self._shown = _Shown()
        self._known: tuple[object, ...] = ()
        """The facts this was made of: nothing is made again for every chip."""
        self._counted: tuple[tuple[Spin, ...], Words | None, _Shown] = ((), None, _Shown())
        """The statistics of these results in this language: a hundred of them are counted once."""
        self._lined_up: tuple[object, ...] = ()

    def show(self, game: Game | None, history: tuple[Spin, ...], outcome: str | None, words: Words) -> None:
        self.tell(game, history, outcome, words)
        self.line_up(game, history)

    def tell(self, game: Game | None, history: tuple[Spin, ...], outcome: str | None, words: Words) -> None:
        """The result of this round while it is shown, and the statistics."""
        known = (game, words, history, outcome)
        if game is None or known == self._known:
            return
        self._known = known
        if self._counted[:2] != (history, words):
            self._counted = (history, words, _with_statistics(_Shown(), game, history))
        show(self, _with_outcome(self._counted[2], game, outcome, words), self.changed)

    def line_up(self, game: Game | None, history: tuple[Spin, ...]) -> None:
        """The strip of the last results."""
        if game is None or self._lined_up == (game, history):
            return
        self._lined_up = (game, history)
        seen = Counter(spin.outcome for spin in history)
        self._counts.show(
            [
                CountRow(symbol, game.wheel.colour_of(symbol), shown.picture, str(seen[symbol]))
                for symbol, shown in sorted(game.symbols.items(), key=lambda each: -game.wheel.sections[each[0]])
            ]
        )
        self._strip.show(
            [
                ResultRow(
                    str(spin.round),
                    spin.outcome,
                    game.wheel.colour_of(spin.outcome),
                    picture_of(game, spin.outcome),
                    place == 0,
                )
                for place, spin in enumerate(history[:STRIP])
            ]
        )

    strip = part(QObject, "_strip")
    counts = part(QObject, "_counts")
    sample = shown_field(str, "sample", changed)
    red = shown_field(str, "red", changed)
    black = shown_field(str, "black", changed)
    zero = shown_field(str, "zero", changed)
    redShare = shown_field(float, "redShare", changed)
    zeroShare = shown_field(float, "zeroShare", changed)
    hot = shown_field(str, "hot", changed)
    cold = shown_field(str, "cold", changed)
    outcome = shown_field(str, "outcome", changed)
    outcomeColour = shown_field(str, "outcomeColour", changed)
    outcomePicture = shown_field(str, "outcomePicture", changed)
    outcomeName = shown_field(str, "outcomeName", changed)


def picture_of(game: Game, outcome: str) -> str:
    """The picture of a wheel game's symbol; a number has none."""
    return game.symbols[outcome].picture if outcome in game.symbols else ""


def _with_statistics(shown: _Shown, game: Game, history: tuple[Spin, ...]) -> _Shown:
    """Only of results that really are there; the number of them is always said."""
    count = len(history)
    if not count:
        return replace(shown, sample=translate("Results", "No results yet"))
    hot, cold = _hot_and_cold(game.wheel, Counter(spin.outcome for spin in history))
    shown = replace(
        shown,
        sample=translate("Results", "Spins counted: {count}").format(count=count),
        hot=" ".join(hot),
        cold=" ".join(cold),
    )
    if "straight" not in game.kinds:
        return shown
    colours = Counter(game.wheel.colour_of(spin.outcome) for spin in history)
    return replace(
        shown,
        red=translate("Results", "Red {count}").format(count=colours["red"]),
        black=translate("Results", "Black {count}").format(count=colours["black"]),
        zero=translate("Results", "Zero {count}").format(count=colours["green"]),
        redShare=colours["red"] / count,
        zeroShare=colours["green"] / count,
    )


def _hot_and_cold(wheel: Wheel, seen: Counter[str]) -> tuple[list[str], list[str]]:
    """Hot came again, and more often than its part of the wheel; cold came less often, once each could have come."""
    parts, count, whole = wheel.sections, seen.total(), len(wheel.pockets)
    ranked = sorted(parts, key=lambda outcome: seen[outcome] / parts[outcome], reverse=True)
    hot = [outcome for outcome in ranked if seen[outcome] > 1 and seen[outcome] * whole > count * parts[outcome]]
    cold = [outcome for outcome in reversed(ranked) if seen[outcome] * whole < count * parts[outcome]]
    return hot[:HOT_AND_COLD], cold[:HOT_AND_COLD] if count >= whole else []


def _with_outcome(shown: _Shown, game: Game, outcome: str | None, words: Words) -> _Shown:
    if outcome is None:
        return shown
    return replace(
        shown,
        outcome=outcome,
        outcomeColour=game.wheel.colour_of(outcome),
        outcomePicture=picture_of(game, outcome),
        outcomeName=words.outcome(game, outcome),
    )
