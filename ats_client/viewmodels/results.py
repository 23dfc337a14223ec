"""What the wheel has done: the last twenty results, statistics of a stated number of them, the last-spin card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.rows import Rows
from ats_client.viewmodels.shown import part, show, shown_field
from ats_client.viewmodels.words import Words, translate
from game_protocol.station import LastSpin
from game_protocol.table import Spin
from game_rules.game import Game
from game_rules.money import Money
from game_rules.wheel import Wheel

QML_IMPORT_NAME = "ats_client.viewmodels"
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
    wonNow: str = ""
    returnedNow: str = ""
    """Less came back than was staked: so much of so much."""
    lastTitle: str = ""
    lastOutcome: str = ""
    lastColour: str = ""
    lastPicture: str = ""
    lastName: str = ""
    lastMeant: str = ""
    """What it meant for this player: won, returned of what was staked, or what came back without taking part."""
    lastIsWin: bool = False
    lastMark: str = ""


@QmlElement
class Results(QObject):
    """Results of the table, and what the last spin meant for this player (the card stays up, GMNS 1.21.7)."""

    changed = Signal()
    won = Signal(str, arguments=["outcome"])
    """Once, when a result that this player won on is first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip: Rows[ResultRow] = Rows(ResultRow, self)
        self._counts: Rows[CountRow] = Rows(CountRow, self)
        self._shown = _Shown()
        self._known: tuple[object, ...] = ()
        """What this was made of: nothing is made again for every chip."""
        self._counted: tuple[tuple[Spin, ...], Words | None, _Shown] = ((), None, _Shown())
        """The statistics of these results in this language: a hundred of them are counted once."""
        self._lined_up: tuple[object, ...] = ()

    def show(self, picture: Picture, words: Words) -> None:
        self.tell(picture, words)
        self.line_up(picture)

    def tell(self, picture: Picture, words: Words) -> None:
        """The result and what it meant, and the statistics."""
        game = picture.game
        known = (
            game,
            words,
            picture.history,
            picture.outcome,
            picture.last_spin,
            picture.round,
            picture.corrected_round,
        )
        if game is None or known == self._known:
            return
        self._known = known
        if self._counted[:2] != (picture.history, words):
            self._counted = (picture.history, words, _with_statistics(_Shown(), game, picture.history))
        shown = _with_outcome(self._counted[2], game, picture, words)
        before = self._shown.wonNow
        show(self, _with_last_spin(shown, game, picture, words), self.changed)
        if self._shown.wonNow and not before:
            self.won.emit(self._shown.outcome)

    def line_up(self, picture: Picture) -> None:
        """The strip of the last results."""
        game = picture.game
        if game is None or self._lined_up == (game, picture.history):
            return
        self._lined_up = (game, picture.history)
        seen = Counter(spin.outcome for spin in picture.history)
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
                for place, spin in enumerate(picture.history[:STRIP])
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
    wonNow = shown_field(str, "wonNow", changed)
    lastTitle = shown_field(str, "lastTitle", changed)
    lastOutcome = shown_field(str, "lastOutcome", changed)
    lastColour = shown_field(str, "lastColour", changed)
    lastPicture = shown_field(str, "lastPicture", changed)
    lastName = shown_field(str, "lastName", changed)
    returnedNow = shown_field(str, "returnedNow", changed)
    lastMeant = shown_field(str, "lastMeant", changed)
    lastIsWin = shown_field(bool, "lastIsWin", changed)
    lastMark = shown_field(str, "lastMark", changed)


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


def _with_outcome(shown: _Shown, game: Game, picture: Picture, words: Words) -> _Shown:
    """The result of this round, while it is shown."""
    outcome, last = picture.outcome, picture.last_spin
    if outcome is None:
        return shown
    ours = last is not None and last.round == picture.round
    return replace(
        shown,
        outcome=outcome,
        outcomeColour=game.wheel.colour_of(outcome),
        outcomePicture=picture_of(game, outcome),
        outcomeName=words.outcome(game, outcome),
        wonNow=words.money(Money(last.won)) if last is not None and ours and is_win(last) else "",
        returnedNow=_returned(last, words) if last is not None and ours and last.counted else "",
    )


def picture_of(game: Game, outcome: str) -> str:
    return game.symbols[outcome].picture if outcome in game.symbols else ""


def is_win(last: LastSpin) -> bool:
    """More came back than was staked: only that is called a win."""
    return last.counted and last.returned > last.stake


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


def _with_last_spin(shown: _Shown, game: Game, picture: Picture, words: Words) -> _Shown:
    last = picture.last_spin
    if last is None:
        return shown
    shown = replace(
        shown,
        lastTitle=translate("Results", "Last spin · round {round}").format(round=last.round),
        lastMeant=_meant(last, words),
        lastIsWin=is_win(last),
        lastMark=translate("Results", "corrected") if last.round == picture.corrected_round else "",
    )
    if last.outcome is None:
        return replace(shown, lastName=translate("Results", "No valid spin"))
    return replace(
        shown,
        lastOutcome=last.outcome,
        lastColour=game.wheel.colour_of(last.outcome),
        lastPicture=picture_of(game, last.outcome),
        lastName=words.outcome(game, last.outcome),
    )
