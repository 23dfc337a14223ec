"""Reports as scripts and screens read them: columns with a kind, rows by column name, money in cents."""

from __future__ import annotations

from enum import StrEnum

from game_protocol.basics import Message, Millis, TableId


class ColumnKind(StrEnum):
    TEXT = "text"
    NUMBER = "number"
    MONEY = "money"
    """Cents."""
    EXACT = "exact"
    """Millionths of a cent: what stands on a jackpot's meter, rounded nowhere."""
    TIME = "time"
    """Milliseconds of the server's clock."""


class Column(Message):
    name: str
    kind: ColumnKind


class Report(Message):
    report: str
    table: TableId
    made_ms: Millis
    from_ms: Millis | None
    """None: from the beginning."""
    to_ms: Millis | None
    """None: until it was made."""
    columns: list[Column]
    rows: list[dict[str, str | int | None]]
