"""Reports as scripts and screens read them: columns with a kind, rows by column name, money in cents."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from game_protocol.act import GET, Act
from game_protocol.basics import Message, Millis, TableId
from game_rules.game import Role

Moment = Annotated[int, Meta(ge=0, le=2**43)]
"""Until the year 2248."""


class ColumnKind(StrEnum):
    TEXT = "text"
    NUMBER = "number"
    MONEY = "money"
    """Cents."""
    EXACT = "exact"
    """Millionths of a cent: what stands on a jackpot's meter, rounded nowhere."""
    TIME = "time"
    """Milliseconds of the server's clock."""

    @classmethod
    def _missing_(cls, _word: object) -> ColumnKind:
        """A kind that only a newer release knows is shown as it comes."""
        return cls.TEXT


class Column(Message):
    name: str
    kind: ColumnKind


HEADINGS = {
    "account": "Account",
    "adjustments": "Adjustments",
    "amount": "Amount",
    "at": "At",
    "balance": "Balance",
    "buy_ins": "Buy-ins",
    "by": "By",
    "cancel_credits": "Cancel credits",
    "cause": "Cause",
    "claimed": "Claimed",
    "closed": "Closed",
    "contributed": "Contributed",
    "credits": "Credits held by players",
    "decided": "Decided",
    "done": "Done",
    "ended": "Ended",
    "expires": "Expires",
    "first_outcome": "First outcome",
    "from": "From",
    "from_this_table": "From this table",
    "games_played": "Games played",
    "games_won": "Games won",
    "given_away": "Given away",
    "goods": "Goods",
    "handed_over": "Handed over",
    "house_win": "House win",
    "how": "How",
    "jackpot": "Jackpot",
    "jackpots": "Jackpots",
    "kind": "Kind",
    "ledger": "Ledger",
    "made": "Made",
    "meter": "Meter",
    "minimum": "Minimum",
    "money_in": "Money in",
    "money_out": "Money out",
    "name": "Name",
    "notes_in": "Notes in",
    "opened": "Opened",
    "outcome": "Outcome",
    "owed": "Owed to players",
    "paid": "Paid",
    "phase": "Phase",
    "players": "Players",
    "problem": "Problem",
    "reason": "Reason",
    "received": "Received",
    "reconciles": "Reconciles",
    "reserve": "Reserve",
    "returned": "Returned",
    "round": "Round",
    "seeded": "Seeded",
    "sequence": "Sequence",
    "settled": "Settled",
    "shift": "Shift",
    "shortfalls": "Shortfalls",
    "stakes": "Stakes",
    "stakes_returned": "Stakes returned",
    "state": "State",
    "station": "Station",
    "style": "Style",
    "ticket": "Ticket",
    "tickets_in": "Tickets in",
    "tickets_out": "Tickets out",
    "to": "To",
    "total_wins": "Total wins",
    "turnover": "Turnover",
    "value": "Value",
    "what": "What",
    "won": "Won",
}
"""Every column of a report, and every meter, by its code: what stands over it in English. Screens have it in their
language; a code that is not here is shown as it comes."""


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


class MakeReport(Act[Report]):
    """balances, meters, stations, rounds, shifts, tickets, refused-tickets, cage, debts, claims, jackpots or prizes;
    without a span: all time, or the last day where that is too much. `format=csv` answers with a file for a
    spreadsheet."""

    at = GET("/v1/tables/{table}/reports/{report}")
    needs = Role.SUPERVISOR
    table: TableId
    report: Annotated[str, Meta(max_length=32)]
    from_ms: Moment | None = None
    to_ms: Moment | None = None
    format: Literal["json", "csv"] = "json"
