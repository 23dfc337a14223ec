"""A report as a table for a spreadsheet: money as 12.50, moments as dates, one line a row."""

from __future__ import annotations

import csv
import io
from datetime import datetime, tzinfo

from game_protocol.reports import ColumnKind, Report
from game_rules.money import Money
from game_server.jackpots.exact import PARTS

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def as_csv(report: Report, zone: tzinfo) -> str:
    written = io.StringIO()
    lines = csv.writer(written)
    lines.writerow(column.name for column in report.columns)
    for row in report.rows:
        lines.writerow(_cell(row[column.name], column.kind, zone) for column in report.columns)
    return written.getvalue()


def _cell(value: str | int | None, kind: ColumnKind, zone: tzinfo) -> str:
    if value is None:
        return ""
    match kind:
        case ColumnKind.MONEY if isinstance(value, int):
            return str(Money(value))
        case ColumnKind.EXACT if isinstance(value, int):
            return _exactly(value)
        case ColumnKind.TIME if isinstance(value, int):
            # A space, not a T: what every spreadsheet takes for a date.
            return datetime.fromtimestamp(value / 1000, zone).strftime("%Y-%m-%d %H:%M:%S")
        case ColumnKind.TEXT:
            return _harmless(str(value))
        case _:
            return str(value)


def _harmless(text: str) -> str:
    """A text that begins like a formula gets an apostrophe, which spreadsheets take for: this is text (OWASP)."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _exactly(parts: int) -> str:
    """501.00125000: eight decimals, so that a column adds up in a spreadsheet as it does here."""
    sign, parts = ("-", -parts) if parts < 0 else ("", parts)
    return f"{sign}{Money(parts // PARTS)}{parts % PARTS:06d}"
