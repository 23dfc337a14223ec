"""Jackpots (RR 8) as screens see them and staff set them: parameters, meters, prizes, groups, signs, displays."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, field

from game_protocol.act import GET, Act, Who
from game_protocol.basics import Cents, Id, Message, Millis, RoundNumber, StationNumber, TableId, Tagged, Words, whole

Percent = Annotated[str, whole(r"[0-9]{1,3}(\.[0-9]{1,4})?")]
"""A part of the turnover as an operator writes it: `1.25` is 1.25 %. Text, for a float would not be exact."""
JACKPOT_ID = "[0-9a-z][0-9a-z-]{0,31}"
JackpotId = Annotated[str, whole(JACKPOT_ID)]
Title = Annotated[Words, Meta(min_length=1, max_length=80)]
Spins = Annotated[int, Meta(ge=2, le=20)]


class Style(StrEnum):
    """The styles RR 8.1 names."""

    MYSTERY = "mystery"
    """Won when the meter reaches a hidden value."""
    STAND_ALONE = "stand-alone"
    """A progressive jackpot of one table."""
    LINKED = "linked"
    """A progressive jackpot of several tables."""
    BONUS = "bonus"
    """A fixed sum, or goods."""


class BetWins(Tagged, tag="bet-wins"):
    """A wager of at least `stake` on this very bet wins."""

    bet: Annotated[str, Meta(max_length=40)]
    stake: Cents = 0


class SameBetRun(Tagged, tag="same-bet-run"):
    """The same bet of this kind wins for the same player in so many consecutive spins of the table."""

    bet_kind: Annotated[str, Meta(max_length=40)] = "straight"
    spins: Spins


class OutcomeRun(Tagged, tag="outcome-run"):
    """The same outcome falls so many times in a row; who has a winning bet of this kind on the last of them wins."""

    bet_kind: Annotated[str, Meta(max_length=40)] = "straight"
    spins: Spins


Trigger = BetWins | SameBetRun | OutcomeRun
"""How a progressive or bonus jackpot is won: a closed set, so that every configuration can be checked and explained."""


class JackpotParameters(Message):
    """Everything that can be set. A change of a live jackpot waits until it is won (GMNS 1.28.3)."""

    name: Title
    style: Style
    minimum: Cents
    """RR 8.4.1: the meter never shows less."""
    reset: Cents
    """Where the meter starts again after a win (RR 8.5)."""
    start: Cents
    """Where it starts the first time."""
    rate: Percent = "0"
    """The share of the turnover that goes to the meter."""
    hidden_rate: Percent = "0"
    """The share of the turnover that goes to the reserve, which helps to fill the next meter."""
    ceiling: Cents | None = None
    """A progressive meter stands still here; what it would still gain goes to the reserve."""
    expected_turnover: Cents | None = None
    """The operator's estimate of what is wagered between two wins: needed to check a ceiling."""
    must_hit_by: Cents | None = None
    """Mystery: the hidden value lies above the meter's start and not above this."""
    trigger: Trigger | None = None
    goods: Annotated[Words, Meta(max_length=200)] = ""
    """A bonus of goods or services; then the meter is nothing."""


class PrizeState(StrEnum):
    WON = "won"
    """Waits for the pit boss (RR 8.3.9)."""
    CONFIRMED = "confirmed"
    """Final (RR 9.10)."""
    RETURNED = "returned"
    """Back on a meter (RR 8.8)."""


class Prize(Message):
    """A prize: how much was won, where, and what became of it."""

    prize: Id
    jackpot: JackpotId
    name: Title
    table: TableId
    round: RoundNumber
    station: StationNumber
    amount: Cents
    goods: str = ""
    state: PrizeState
    won_ms: Millis
    decided_by: str = ""
    reason: str = ""
    handed_over: bool = False
    """Goods were given to the player (RR 8.3.9(b))."""


class JackpotMeter(Message):
    """One meter as everyone may see it: whole cents, rounded down, and never the hidden value."""

    jackpot: JackpotId
    name: Title
    style: Style
    amount: Cents
    goods: str = ""
    must_hit_by: Cents | None = None
    fault: str = ""
    """Not operating properly: not offered (RR 8.7); a display shows amount and this text in turn (GMNS 1.28.6)."""
    last_prize: Prize | None = None


class PromotionalMessage(Message):
    text: Annotated[Words, Meta(min_length=1, max_length=200)]
    seconds: Annotated[int, Meta(ge=2, le=600)] = 8


class DisplaySettings(Message):
    """The settings of a table's jackpot meter display, made at the jackpot client viewer (RR 2.2.7)."""

    jackpots: Annotated[list[JackpotId], Meta(max_length=20)] = field(default_factory=list)
    """Which meters are shown, in this order; none named: all that the table plays for."""
    messages: Annotated[list[PromotionalMessage], Meta(max_length=20)] = field(default_factory=list)
    winning_message: Annotated[Words, Meta(max_length=200)] = ""
    """Shown with a prize; without one the display has its own words."""
    winning_show_s: Annotated[int, Meta(ge=3, le=600)] = 20


class JackpotMeters(Tagged, tag="jackpot-meters"):
    """Every meter of a table at one moment. In the table's journal after each settled round; live on the stream of
    its own, where a display tells by `as_of_ms` how old the amounts are."""

    table: TableId
    as_of_ms: Millis
    meters: list[JackpotMeter]
    display: DisplaySettings | None = None
    """The display's new settings; None: as before."""


class JackpotsShown(Tagged, tag="jackpots-shown"):
    """The jackpots a station shows: its table's whole board, as the display has it. It stands in no journal
    and has no number: a newer one replaces an older one, so a missed one is never missed."""

    as_of_ms: Millis
    meters: list[JackpotMeter]


class JackpotWon(Tagged, tag="jackpot-won"):
    """RR 8.3.9: prize and station, on console, station and display at once."""

    prize: Prize


class JackpotConfirmed(Tagged, tag="jackpot-confirmed"):
    prize: Prize


class JackpotReturned(Tagged, tag="jackpot-returned"):
    """RR 8.8: the round is void, or the pit boss did not confirm: the prize is back on a meter."""

    prize: Prize
    to: JackpotId


class JackpotFault(Tagged, tag="jackpot-fault"):
    """RR 8.7: not offered from now on; `fault` empty: offered again."""

    jackpot: JackpotId
    fault: str


class PrizeHandedOver(Tagged, tag="jackpot-handed-over"):
    """RR 8.3.9(b): the goods were given to the player."""

    prize: Prize


class LookAtMeters(Act[JackpotMeters]):
    """The jackpot board over the table (RR 8.3.7): nobody signs in to look up."""

    at = GET("/v1/tables/{table}/jackpots")
    needs = Who.ANYONE
    table: TableId
