"""Putting a wrong result right (RR 9.4): the rounds that can be corrected, and before and after of every account."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.rounds import CorrectionLine
from game_protocol.table import Phase
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

RECENT = 12
"""Rounds offered for a correction; an older dispute is for the reports."""


@dataclass(frozen=True, slots=True)
class RecentRow:
    key: str
    round: int
    label: str
    colour: str
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class LineRow:
    key: str
    station: int
    before: str
    after: str
    change: str
    gains: bool
    owed: str
    """What the player has taken out already, where that is more than is left."""


@dataclass(frozen=True)
class _Shown:
    round: int = 0
    was: str = ""
    now: str = ""
    nowLabel: str = ""
    asked: bool = False
    ready: bool = False
    why: str = ""
    summary: str = ""
    frozen: bool = False
    runningRound: int = 0
    whyNotInvalidate: str = ""


@QmlElement
class CorrectionDesk(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._recent: Rows[RecentRow] = Rows(RecentRow, self)
        self._lines: Rows[LineRow] = Rows(LineRow, self)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        table, game, asked = picture.table, picture.game, picture.correction
        if table is None or game is None:
            return
        chosen = 0 if asked is None else asked.round
        self._recent.show(
            [
                RecentRow(
                    str(spin.round),
                    spin.round,
                    spin.outcome,
                    game.wheel.colour_of(spin.outcome),
                    words.outcome(game, spin.outcome),
                    spin.round == chosen,
                )
                for spin in table.history[:RECENT]
            ]
        )
        lines = [] if asked is None or asked.lines is None else asked.lines.lines
        self._lines.show([_line(line, words) for line in lines])
        show(self, _describe(picture, game, lines, words), self.changed)

    def _recent_rows(self) -> QObject:
        return self._recent

    def _line_rows(self) -> QObject:
        return self._lines

    recent = Property(QObject, _recent_rows, constant=True)
    lines = Property(QObject, _line_rows, constant=True)
    round = shown_field(int, "round", changed)
    was = shown_field(str, "was", changed)
    now = shown_field(str, "now", changed)
    nowLabel = shown_field(str, "nowLabel", changed)
    asked = shown_field(bool, "asked", changed)
    ready = shown_field(bool, "ready", changed)
    why = shown_field(str, "why", changed)
    summary = shown_field(str, "summary", changed)
    frozen = shown_field(bool, "frozen", changed)
    runningRound = shown_field(int, "runningRound", changed)
    whyNotInvalidate = shown_field(str, "whyNotInvalidate", changed)


def _describe(picture: ConsolePicture, game: Game, lines: list[CorrectionLine], words: Words) -> _Shown:
    table, asked = picture.table, picture.correction
    if table is None:
        return _Shown()
    base = {
        "frozen": table.phase is Phase.FROZEN,
        "runningRound": table.round,
        "whyNotInvalidate": ""
        if table.round and table.phase not in (Phase.NO_SPIN, Phase.VOID, Phase.WAITING, Phase.FROZEN)
        else translate("Correction", "There is no round whose outcome could be invalidated."),
    }
    if asked is None:
        return _Shown(**base)  # type: ignore[arg-type]  # the names are _Shown's own
    before = next((spin.outcome for spin in table.history if spin.round == asked.round), None)
    return _Shown(
        round=asked.round,
        was="" if before is None else words.outcome(game, before),
        now=words.outcome(game, asked.outcome) if asked.outcome else translate("Correction", "void"),
        nowLabel=asked.outcome,
        asked=True,
        ready=asked.lines is not None,
        why=own_words(asked.why),
        summary="" if asked.lines is None else _summary(lines, words, is_void=not asked.outcome),
        **base,  # type: ignore[arg-type]  # the names are _Shown's own
    )


def _summary(lines: list[CorrectionLine], words: Words, *, is_void: bool) -> str:
    """What the house pays or gets back in all, and what is owed."""
    if is_void:
        return translate("Correction", "{summary} Tap Void once more to go on.").format(
            summary=_summary(lines, words, is_void=False)
        )
    if not lines:
        return translate("Correction", "No account changes.")
    change = words.signed(Money(sum(line.change for line in lines)))
    owed = sum(line.shortfall for line in lines)
    text = translate("Correction", "{count} accounts, {change} for the players.").format(
        count=len(lines), change=change
    )
    if not owed:
        return text
    return translate("Correction", "{text} {owed} was taken out already and is owed.").format(
        text=text, owed=words.money(Money(owed))
    )


def _line(line: CorrectionLine, words: Words) -> LineRow:
    return LineRow(
        key=str(line.station),
        station=line.station,
        before=words.money(Money(line.was_returned)),
        after=words.money(Money(line.now_returned)),
        change=words.signed(Money(line.change)),
        gains=line.change > 0,
        owed=words.money(Money(line.shortfall)) if line.shortfall else "",
    )
