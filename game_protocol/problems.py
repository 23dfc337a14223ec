"""Why the server refused, in a form a screen can turn into a sentence in the player's language."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, field

from game_protocol.basics import Message


class Problem(StrEnum):
    """Every reason for a refusal. The name is for programs; the sentence beside it is for people."""

    # who
    NOT_SIGNED_IN = "not-signed-in"
    WRONG_ROLE = "wrong-role"
    LOCKED_OUT = "locked-out"
    BAD_CODE = "bad-code"
    BAD_SIGNATURE = "bad-signature"
    TABLE_FULL = "table-full"
    # what
    BAD_REQUEST = "bad-request"
    WRONG_RELEASE = "wrong-release"
    """The one who asks speaks no protocol version of the server's."""
    NOT_IN_THIS_RELEASE = "not-in-this-release"
    """The server is of an older release, which does not know the act."""
    UNKNOWN = "unknown"
    WRONG_PHASE = "wrong-phase"
    WRONG_ROUND = "wrong-round"
    # sheets
    AFTER_EXPIRY = "after-expiry"
    OLDER_VERSION = "older-version"
    NOT_PERMITTED = "not-permitted"
    NOT_ENOUGH_MONEY = "not-enough-money"
    # accounts
    NO_ACCOUNT = "no-account"
    FROZEN = "frozen"
    OUT_OF_SERVICE = "out-of-service"
    TABLE_CLOSED = "table-closed"
    CREDIT_LIMIT = "credit-limit"
    WAGERS_RUNNING = "wagers-running"
    HAND_PAY_PENDING = "hand-pay-pending"
    # tickets
    TICKET_UNKNOWN = "ticket-unknown"
    TICKET_PAID = "ticket-paid"
    TICKET_EXPIRED = "ticket-expired"
    TICKET_RESERVED = "ticket-reserved"
    TICKET_DEAD = "ticket-dead"
    TICKET_NOT_ISSUED = "ticket-not-issued"
    OWES_THE_HOUSE = "owes-the-house"
    """A correction left a debt on the visit (RR 9.4): what it took out is held until the debt is settled."""
    TICKET_OF_ANOTHER_TABLE = "ticket-of-another-table"
    TICKETS_STOPPED = "tickets-stopped"
    """Too many bad tickets at this station: somebody must look before it takes another."""
    # table
    NOTICE_NEEDED = "notice-needed"
    NOT_CONFIRMED = "not-confirmed"
    # the server itself
    TOO_LARGE = "too-large"
    BUSY = "busy"
    UNAVAILABLE = "unavailable"
    OTHER = "other"
    """A reason that only a newer release knows: as final as any, and the sentence beside it says what it is."""

    @classmethod
    def _missing_(cls, _word: object) -> Problem:
        return cls.OTHER


class Refused(Message):
    """The body of every answer that is not a success."""

    problem: Problem
    message: Annotated[str, Meta(max_length=1000)]
    """One plain sentence that says what to do, in English: for logs and scripts."""
    phrase: str = ""
    """The code of that sentence (`game_protocol.phrases`), for a screen to say it in its own language."""
    detail: dict[str, str | int | bool | None] = field(default_factory=dict)
    """The values of the sentence, and others for programs: `missing`, `limit`, `may_at_ms`, `paid_at_ms` …"""
