"""Reports on the screen: any report the server has, as lines of cells, and where it was saved."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.reports import HEADINGS, Column, ColumnKind, Report
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.question_card import needed_words
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MONEY_METERS_END = ("games_played", "games_won")
"""The meters that count games; every other one counts cents."""


PARTS_OF_A_CENT = 1_000_000
"""A jackpot's meter counts them; the screen shows whole cents, the file all of them."""
MOST_COLUMNS = 9
FEW_ROWS = 6


@dataclass(frozen=True, slots=True)
class LineRow:
    key: str
    cells: list[str]


@dataclass(frozen=True)
class _Shown:
    name: str = ""
    title: str = ""
    made: str = ""
    headings: tuple[str, ...] = ()
    figures: tuple[bool, ...] = ()
    """Which columns are figures, and stand to the right."""
    weights: tuple[float, ...] = ()
    busy: bool = False
    why: str = ""
    needed: str = ""
    saved: str = ""


@QmlElement
class ReportSheet(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._lines: Rows[LineRow] = Rows(LineRow, self)
        self._report: Report | None = None
        self._words = Words()

    def show(self, picture: ConsolePicture, words: Words) -> None:
        asked = picture.report
        report = None if asked is None else asked.report
        if report is not self._report or words is not self._words:
            self._report, self._words = report, words
            self._lines.show([] if report is None else _lines(report, words))
        if asked is None:
            show(self, _Shown(), self.changed)
            return
        headings, figures = ((), ()) if report is None else _headings(report, words)
        cells = [row.cells for row in self._lines.rows]
        show(
            self,
            _Shown(
                name=asked.name,
                title=report_name(asked.name),
                made="" if report is None else words.moment(report.made_ms),
                headings=headings,
                figures=figures,
                weights=tuple(
                    float(max(6, len(name), *(len(line[place]) for line in cells), 0))
                    for place, name in enumerate(headings)
                ),
                busy=report is None and not asked.why,
                why="" if asked.needed is not None else own_words(asked.why),
                needed=needed_words(asked.needed, words),
                saved=asked.saved,
            ),
            self.changed,
        )

    def _rows(self) -> QObject:
        return self._lines

    lines = Property(QObject, _rows, constant=True)
    name = shown_field(str, "name", changed)
    title = shown_field(str, "title", changed)
    made = shown_field(str, "made", changed)
    headings = shown_field("QVariantList", "headings", changed)
    figures = shown_field("QVariantList", "figures", changed)
    weights = shown_field("QVariantList", "weights", changed)
    busy = shown_field(bool, "busy", changed)
    why = shown_field(str, "why", changed)
    needed = shown_field(str, "needed", changed)
    saved = shown_field(str, "saved", changed)


def report_name(name: str) -> str:
    names = {
        "shifts": translate("Report", "Shift totals"),
        "meters": translate("Report", "Meters"),
        "rounds": translate("Report", "Rounds"),
        "stations": translate("Report", "Stations"),
        "balances": translate("Report", "Balances"),
        "tickets": translate("Report", "Tickets outstanding"),
        "refused-tickets": translate("Report", "Refused tickets"),
        "cage": translate("Report", "Over the counter"),
        "debts": translate("Report", "Owed"),
        "claims": translate("Report", "Claims"),
        "jackpots": translate("Report", "Jackpots"),
        "prizes": translate("Report", "Jackpot prizes"),
    }
    return names.get(name, heading(name))


def heading(name: str) -> str:
    known = HEADINGS.get(name)
    return name.replace("_", " ").capitalize() if known is None else translate("Heading", known)


def _is_upright(report: Report) -> bool:
    """A few rows of many columns are read more easily as a few columns of many rows: the shift totals."""
    return len(report.columns) > MOST_COLUMNS and len(report.rows) <= FEW_ROWS


def _headings(report: Report, words: Words) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """The names over the columns, and which of those are figures."""
    first, *_ = report.columns
    if _is_upright(report):
        names = [heading(first.name), *(_cell(row, first, words) for row in report.rows)]
        return tuple(names), (False, *(True for _ in report.rows))
    kinds = (ColumnKind.MONEY, ColumnKind.NUMBER, ColumnKind.EXACT)
    return (
        tuple(heading(column.name) for column in report.columns),
        tuple(column.kind in kinds for column in report.columns),
    )


def _lines(report: Report, words: Words) -> list[LineRow]:
    if _is_upright(report):
        return [
            LineRow(column.name, [heading(column.name), *(_cell(row, column, words) for row in report.rows)])
            for column in report.columns[1:]
        ]
    return [
        LineRow(str(place), [_cell(row, column, words) for column in report.columns])
        for place, row in enumerate(report.rows)
    ]


def _cell(row: dict[str, str | int | None], column: Column, words: Words) -> str:
    value = row[column.name]
    if value is None:
        return ""
    # The report of meters has cents and counts in one column; its names say which.
    is_money = column.kind is ColumnKind.MONEY or (column.name == "value" and row.get("meter") not in MONEY_METERS_END)
    if isinstance(value, int):
        if is_money:
            return words.money(Money(value))
        if column.kind is ColumnKind.EXACT:
            return words.money(Money(value // PARTS_OF_A_CENT))
        return words.moment(value) if column.kind is ColumnKind.TIME else str(value)
    return heading(value) if column.name in ("meter", "cause", "phase") else value
