"""The board on which a result is tapped, every number or symbol where the layout has it; and the no-spin reasons."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.rounds import EnterOutcome
from game_protocol.table import Phase, TableView
from game_rules.game import Game
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, no_spin_reason, translate
from table_screens.console.picture import ConsolePicture, Question

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class NumberRow:
    key: str
    label: str
    colour: str
    boxX: float
    boxY: float
    boxWidth: float
    boxHeight: float
    mark: str
    """`chosen` while it is asked about, `read` by the sensor, `entered`, `last` for the confirmed result."""


@dataclass(frozen=True, slots=True)
class ReasonRow:
    key: str
    rule: str
    text: str


@dataclass(frozen=True)
class _Shown:
    across: float = 1.0
    down: float = 1.0
    left: float = 0.0
    top: float = 0.0
    isRoulette: bool = True


@QmlElement
class OutcomeBoard(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._numbers: Rows[NumberRow] = Rows(NumberRow, self)
        self._reasons: Rows[ReasonRow] = Rows(ReasonRow, self)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        table, game = picture.table, picture.game
        if table is None or game is None:
            return
        rows = _boxes(game, _marks(picture, table), words)
        self._numbers.show(rows)
        self._reasons.show(_reasons(game))
        left = min(row.boxX for row in rows)
        top = min(row.boxY for row in rows)
        across = max(row.boxX + row.boxWidth for row in rows) - left
        down = max(row.boxY + row.boxHeight for row in rows) - top
        show(self, _Shown(across, down, left, top, "straight" in game.kinds), self.changed)

    def _number_rows(self) -> QObject:
        return self._numbers

    def _reason_rows(self) -> QObject:
        return self._reasons

    numbers = Property(QObject, _number_rows, constant=True)
    reasons = Property(QObject, _reason_rows, constant=True)
    across = shown_field(float, "across", changed)
    down = shown_field(float, "down", changed)
    left = shown_field(float, "left", changed)
    top = shown_field(float, "top", changed)
    isRoulette = shown_field(bool, "isRoulette", changed)


def _boxes(game: Game, marks: dict[str, str], words: Words) -> list[NumberRow]:
    """The boxes of single outcomes; dozens and columns are bets, not results."""
    rows = []
    for box in game.layout.boxes:
        covers = game.bets[box.bet_id].covers
        if len(covers) == 1:
            outcome = covers[0]
            rows.append(
                NumberRow(
                    key=outcome,
                    label=words.symbol(game, outcome) if outcome in game.symbols else outcome,
                    colour=game.wheel.colour_of(outcome),
                    boxX=box.x,
                    boxY=box.y,
                    boxWidth=box.width,
                    boxHeight=box.height,
                    mark=marks.get(outcome, ""),
                )
            )
    return rows


def _marks(picture: ConsolePicture, table: TableView) -> dict[str, str]:
    marks: dict[str, str] = {}
    if table.outcome is not None and table.phase is Phase.SETTLED:
        marks[table.outcome] = "last"
    if picture.entered is not None:
        marks[picture.entered] = "entered"
    if picture.wheel.reading is not None and table.phase in (Phase.CLOSED, Phase.RESULT):
        marks[picture.wheel.reading] = "read"
    if isinstance(picture.question, Question) and isinstance(picture.question.act, EnterOutcome):
        marks[picture.question.act.outcome] = "chosen"
    return marks


def _reasons(game: Game) -> list[ReasonRow]:
    return [
        ReasonRow(
            key=reason.id,
            rule=translate("NoSpin", "Rule {rule}").format(rule=reason.rule),
            text=no_spin_reason(game, reason.id),
        )
        for reason in game.no_spin_reasons.values()
    ]
