"""The operator's settings for the whole house; each has a default that can be played with."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from game_rules.money import Money
from game_server.thresholds import Thresholds


class TicketsAt(StrEnum):
    """Whose tickets a station takes; the cage pays every ticket of the house (RR 6.6.1(b))."""

    TABLE = "table"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class MoneyLimits:
    """The venue's limits of the standards' parameter sheet."""

    note_credit: Money = field(default_factory=lambda: Money.parse("10000"))
    """No note is taken that would bring the balance above this (GMNS 1.43.9)."""
    ticket_out: Money = field(default_factory=lambda: Money.parse("10000"))
    """A cash-out above this is a hand pay (GMNS 1.43.12a)."""
    large_win: Money = field(default_factory=lambda: Money.parse("25000"))
    """A win at or above this locks the station until an attendant clears it (GMNS 1.16.6)."""
    at_once: Money = field(default_factory=lambda: Money.parse("1000000"))
    """The most that is credited or adjusted at once: a typing error should not become a fortune."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Handed to `create_app`."""

    database: str = "sqlite:///ats.db"
    address: str = "http://127.0.0.1:8000"
    """Where other processes and stations reach this one; told to a station that asked the wrong process."""
    currency: str = "AUD"
    limits: MoneyLimits = field(default_factory=MoneyLimits)
    thresholds: Thresholds = field(default_factory=Thresholds)
    ticket_days: int = 90
    tickets_at: TicketsAt = TicketsAt.TABLE
    largest_body: int = 64 * 1024
    heartbeat_s: float = 0.5
    """Between two signs of life on a silent event stream; a station calls the link lost after 1.5 s."""
    confirm_ms: int = 1000
    """How long a result waits for the stations to confirm their locked sheets."""
    stations_a_table: int = 100
    jackpot_key: Path | None = None
    """The file of the key that seals hidden jackpot values; None: beside an SQLite database, else the machine's own."""
    signing_key: Path | None = None
    """The file of the key that signs tokens; None: in the same place."""
    listener_events: int = 1000
    """A listener that has fallen this far behind is dropped; it comes back and resumes."""
