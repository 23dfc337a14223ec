"""Staff's acts about jackpots (RR 8): prizes at a table, and the office where jackpots are set up.

What a pit boss sets up is the house's, not a table's.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, field

from game_protocol.act import GET, POST, PUT, Act, Who
from game_protocol.basics import Cents, Id, Message, Millis, Nothing, Reason, TableId, Words
from game_protocol.jackpots import DisplaySettings, JackpotId, JackpotMeter, JackpotParameters, Prize, Title
from game_protocol.phrases import Said, Value
from game_rules.game import Power, Role

ChangeNumber = Annotated[int, Meta(ge=1, le=2**53)]

# --- prizes


class ConfirmPrize(Act[Prize]):
    """RR 8.3.9; final (9.10). `amount` is what the pit boss reads on the console: confirmed is what was seen, or
    nothing."""

    at = POST("/v1/tables/{table}/jackpots/prizes/{prize}/confirm")
    needs = Power.CONFIRM_JACKPOT
    table: TableId
    prize: Id
    amount: Cents


class DeclinePrize(Act[Prize]):
    """RR 8.8: not confirmed, so the prize goes back to a meter."""

    at = POST("/v1/tables/{table}/jackpots/prizes/{prize}/decline")
    needs = Power.CONFIRM_JACKPOT
    table: TableId
    prize: Id
    reason: Reason


class HandOverPrize(Act[Prize]):
    """RR 8.3.9(b): the goods were given to the player."""

    at = POST("/v1/tables/{table}/jackpots/prizes/{prize}/hand-over")
    needs = Role.SUPERVISOR
    table: TableId
    prize: Id


class SetJackpotDisplay(Act[Nothing]):
    """The jackpot client viewer (RR 2.2.7): what a table's meter display shows and says."""

    at = PUT("/v1/tables/{table}/jackpots/display")
    needs = Role.SUPERVISOR
    table: TableId
    settings: DisplaySettings


# --- the office


class OpenJackpot(Act[Nothing]):
    """A new jackpot; no group plays for it yet."""

    at = POST("/v1/jackpots/{jackpot}")
    needs = Role.PIT_BOSS
    jackpot: JackpotId
    parameters: JackpotParameters


class ChangeJackpot(Act[Nothing]):
    """New parameters, which take effect when the jackpot is won (GMNS 1.28.3)."""

    at = PUT("/v1/jackpots/{jackpot}/parameters")
    needs = Role.PIT_BOSS
    jackpot: JackpotId
    parameters: JackpotParameters
    reason: Reason


class OfferJackpot(Act[Nothing]):
    """RR 8.7: a person deems it not to operate properly, so it is not offered, or properly again, which its records
    must prove."""

    at = POST("/v1/jackpots/{jackpot}/offer")
    needs = Role.PIT_BOSS
    jackpot: JackpotId
    on: bool
    reason: Reason


class JackpotGroup(Message):
    """RR 8.3.1: one or more tables; a table belongs to one group at most."""

    group: JackpotId
    name: Title
    tables: Annotated[list[TableId], Meta(min_length=1, max_length=200)]


class SetJackpotGroup(Act[Nothing]):
    """Puts a group of tables together (RR 8.3.1), or changes one."""

    at = PUT("/v1/jackpot-groups")
    needs = Role.PIT_BOSS
    group: JackpotGroup


class ChangeKind(StrEnum):
    ADD = "add"
    REMOVE = "remove"
    MOVE = "move"
    CLOSE = "close"


class JackpotChange(Message):
    """A change of the groups that play for a jackpot, or its closure (RR 8.3.4, 8.3.5)."""

    kind: ChangeKind
    jackpot: JackpotId
    group: JackpotId | None = None
    """The group that is added, removed or moved."""
    to: Annotated[list[JackpotId], Meta(max_length=20)] = field(default_factory=list)
    """Where a group moves (one), or the meters a closed jackpot's value goes to (RR 8.3.6)."""
    minutes: Annotated[int, Meta(ge=0, le=10_080)] = 5
    """How long the sign stands at least; the rule asks only that it stands before the change."""
    text: Annotated[Words, Meta(max_length=300)] = ""
    """The sign's own words; empty: the server says it."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)

    @property
    def said(self) -> Said:
        return Said(text=self.text, phrase=self.phrase, values=self.values)


class Sign(Message):
    """Since when the sign stands at a table; None: not yet put up there."""

    table: TableId
    since_ms: Millis | None


class AnnouncedChange(Message):
    change: int
    asked: JackpotChange
    announced_ms: Millis
    signs: list[Sign]
    may_at_ms: Millis | None
    """When it may be carried out; None while a table does not show the sign yet."""


class AnnounceJackpotChange(Act[AnnouncedChange]):
    """RR 8.3.4, 8.3.5: shows the sign of a change at every table it concerns; it is carried out by another act, once
    the signs have stood long enough."""

    at = POST("/v1/jackpot-changes")
    needs = Role.PIT_BOSS
    what: JackpotChange


class CarryOutJackpotChange(Act[Nothing]):
    """Does what the signs announced, once they have stood long enough."""

    at = POST("/v1/jackpot-changes/{change}")
    needs = Role.PIT_BOSS
    change: ChangeNumber


class WithdrawJackpotChange(Act[Nothing]):
    """Takes the signs down: it will not happen."""

    at = POST("/v1/jackpot-changes/{change}/withdraw")
    needs = Role.PIT_BOSS
    change: ChangeNumber
    reason: Reason


class JackpotRow(Message):
    """A jackpot as staff see it; the hidden value is not among it, for nobody may know it."""

    meter: JackpotMeter
    parameters: JackpotParameters
    pending: JackpotParameters | None
    """Takes effect when the jackpot is won."""
    reserve: Cents
    groups: list[JackpotId]
    closed: bool


class TableName(Message):
    """A table of the house, for putting groups together."""

    table: TableId
    name: str
    game: str


class JackpotRoom(Message):
    """Everything about jackpots, for the console's page."""

    jackpots: list[JackpotRow]
    groups: list[JackpotGroup]
    changes: list[AnnouncedChange]
    unconfirmed: list[Prize]
    to_hand_over: list[Prize]
    """Goods and services that are confirmed and wait for their player (RR 8.3.9(b))."""
    tables: list[TableName]


class LookAtJackpots(Act[JackpotRoom]):
    """Everything about the house's jackpots."""

    at = GET("/v1/jackpots")
    needs = Who.STAFF


class Reconciliation(Message):
    """Where every part of a meter came from and went: all in millionths of a cent, so that nothing is rounded."""

    jackpot: JackpotId
    meter: int
    seeded: int
    contributed: int
    received: int
    """From closed jackpots, from the reserve, and prizes that came back."""
    paid: int
    """Prizes won."""
    given_away: int
    """To other meters when it closed, and seeds the house took back with a returned prize."""
    reserve: int
    ledger: Cents
    """The balance of the ledger's account: the meter's whole cents."""
    reconciles: bool
    problems: list[str]


class Reconciliations(Message):
    as_of_ms: Millis
    jackpots: list[Reconciliation]


class ReconcileJackpots(Act[Reconciliations]):
    """Where every part of every meter came from and went. `format=csv` answers with a file for a spreadsheet."""

    at = GET("/v1/jackpot-reconciliation")
    needs = Role.SUPERVISOR
    format: Literal["json", "csv"] = "json"
