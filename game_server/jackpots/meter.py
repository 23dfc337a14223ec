"""A jackpot's meter: values in, values out. Wagers make it grow, a win takes it, it starts again, and nothing is lost.

Order matters only for a mystery jackpot: the station whose contribution brings the meter to the hidden value wins.
The order is drawn for each round, so of all stations in the round each wins with the chance its stake deserves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game_protocol.jackpots import Style
from game_rules.money import Money
from game_server.jackpots.exact import NOTHING, PARTS, Exact
from game_server.jackpots.parameters import Parameters

Draw = Callable[[int], int]
"""Uniform over 0 … n - 1."""


class What(StrEnum):
    """The reason why a meter moved."""

    CONTRIBUTED = "contributed"
    SEEDED = "seeded"
    """The house brings a new meter to its start or reset value (RR 8.5)."""
    FROM_RESERVE = "from-reserve"
    TO_RESERVE = "to-reserve"
    """A prize that came back would have brought the meter above must-hit-by."""
    WON = "won"
    RETURNED = "returned"
    """A prize of a void round (RR 8.8)."""
    SEED_BACK = "seed-back"
    """The house's seed of the meter that a returned prize makes needless."""
    CLOSED = "closed"
    RECEIVED = "received"
    """From a jackpot that was closed (RR 8.3.6)."""


@dataclass(frozen=True, slots=True)
class Movement:
    """One step of a meter and its reserve; all but contributions are whole cents."""

    what: What
    value: Exact = NOTHING
    reserve: Exact = NOTHING


@dataclass(frozen=True, slots=True)
class Stake:
    """A valid wager of one station in the round (RR 3.13)."""

    station: int
    session: str
    amount: Money


@dataclass(frozen=True, slots=True)
class Hit:
    """A prize, and what the house put on the meter that started afterwards."""

    station: int
    session: str
    amount: Money
    seed: Money


@dataclass(frozen=True, slots=True)
class Jackpot:
    """A jackpot as it stands. `hidden` is the mystery value: whole cents above the meter, known to nobody."""

    id: str
    parameters: Parameters
    value: Exact = NOTHING
    reserve: Exact = NOTHING
    hidden: Money | None = None
    pending: Parameters | None = None
    fault: str = ""


@dataclass(slots=True)
class Steps:
    """A jackpot on its way from one state to the next, and every step it took."""

    jackpot: Jackpot
    draw: Draw
    movements: list[Movement] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)

    def contribute_all(self, stakes: Sequence[Stake]) -> None:
        """A round, in its drawn order. Shares are exact, so where no hidden value is reached their sum is the share of
        the sum, and one step says the same as a hundred."""
        if not stakes:
            return
        whole = Stake(0, "", Money.total(stake.amount for stake in stakes))
        hidden = self.jackpot.hidden
        if hidden is None or self.jackpot.value + self.jackpot.parameters.rate.of(whole.amount) < Exact.of(hidden):
            self.contribute(whole)
            return
        for stake in stakes:
            self.contribute(stake)

    def contribute(self, stake: Stake) -> None:
        """RR 8.4.2. What the meter cannot take the reserve gains: what players paid in stays theirs."""
        parameters = self.jackpot.parameters
        share, hidden_share = parameters.rate.of(stake.amount), parameters.hidden_rate.of(stake.amount)
        if parameters.style is Style.MYSTERY:
            share = self._reach_hidden(share, stake)
        on_meter = self._fitting(share)
        self._move(What.CONTRIBUTED, on_meter, hidden_share + (share - on_meter))

    def win(self, stations: Sequence[Stake]) -> None:
        """A trigger was met. A progressive prize is shared in equal whole cents, odd cents in the drawn order;
        a bonus is fixed, so everyone who met it gets it."""
        if not stations:
            return
        if self.jackpot.parameters.style is Style.BONUS:
            for stake in stations:
                self._take(stake, self.jackpot.value.shown)
            return
        prize, count = self.jackpot.value.shown.cents, len(stations)
        self._move(What.WON, Exact(-prize * PARTS))
        seed = self._start_again()
        for place, stake in enumerate(stations):
            share = prize // count + (1 if place < prize % count else 0)
            self.hits.append(Hit(stake.station, stake.session, Money(share), seed if place == 0 else Money.zero()))

    def open(self) -> None:
        """The first start: the house puts the start value on the meter."""
        self._move(What.SEEDED, Exact.of(self.jackpot.parameters.start))
        self.hide()

    def give_back(self, prize: Money, seed: Money) -> None:
        """RR 8.8: as if it had not been won. The house's seed goes back with it, as far as the minimum allows."""
        self._move(What.RETURNED, Exact.of(prize))
        spare = (self.jackpot.value - Exact.of(self.jackpot.parameters.minimum)).shown
        taken = max(min(seed, spare), Money.zero())
        self._move(What.SEED_BACK, Exact.of(-taken))
        self._keep_below_must_hit_by()
        self.hide()

    def inherit(self, prize: Money) -> None:
        """RR 8.8: the prize of a jackpot that was closed meanwhile and whose value moved here."""
        self._move(What.RETURNED, Exact.of(prize))
        self._keep_below_must_hit_by()
        self.hide()

    def receive(self, value: Exact, reserve: Exact) -> None:
        """RR 8.3.6: what another jackpot's meter recorded when it closed."""
        self._move(What.RECEIVED, value, reserve)
        self.hide()

    def close(self) -> tuple[Exact, Exact]:
        value, reserve = self.jackpot.value, self.jackpot.reserve
        self._move(What.CLOSED, NOTHING - value, NOTHING - reserve)
        self.jackpot = replace(self.jackpot, hidden=None)
        return value, reserve

    def _reach_hidden(self, share: Exact, stake: Stake) -> Exact:
        """The part of a contribution that lies beyond the hidden value, for the meter that starts after the win. One
        wager wins it once, however large: the next hidden value is for somebody else."""
        hidden = self.jackpot.hidden
        if hidden is None or self.jackpot.value + share < Exact.of(hidden):
            return share
        prize = max(hidden, self.jackpot.value.shown)  # never less than what was shown
        missing = max(Exact.of(prize) - self.jackpot.value, NOTHING)
        self._move(What.CONTRIBUTED, missing)
        self._take(stake, prize)
        return share - missing

    def _fitting(self, share: Exact) -> Exact:
        """What of a contribution the meter takes: up to its ceiling. A mystery meter takes all of it or nothing: one
        that was filled up to its hidden value would go to the first in the next order, whatever they stake."""
        value, hidden = self.jackpot.value, self.jackpot.hidden
        fitting = min(share, max(Exact.of(self.jackpot.parameters.highest) - value, NOTHING))
        return fitting if hidden is None or value + fitting < Exact.of(hidden) else NOTHING

    def _keep_below_must_hit_by(self) -> None:
        """A mystery meter never shows more than it must be won by: what came back beyond it helps the next meter."""
        highest = self.jackpot.parameters.must_hit_by
        if highest is not None and self.jackpot.value > Exact.of(highest):
            above = self.jackpot.value - Exact.of(highest)
            cents = Exact.of(Money(-(-above.parts // PARTS)))
            self._move(What.TO_RESERVE, NOTHING - cents, cents)

    def _take(self, stake: Stake, prize: Money) -> None:
        self._move(What.WON, Exact.of(-prize))
        seed = self._start_again()
        self.hits.append(Hit(stake.station, stake.session, prize, seed))

    def _start_again(self) -> Money:
        """RR 8.5: the reserve first, then the house, to the reset value at least; changed parameters hold from here."""
        if self.jackpot.pending is not None:
            self.jackpot = replace(self.jackpot, parameters=self.jackpot.pending, pending=None)
        parameters = self.jackpot.parameters
        room = (Exact.of(parameters.highest) - self.jackpot.value).shown - Money(1)
        helped = max(min(self.jackpot.reserve.shown, room), Money.zero())
        self._move(What.FROM_RESERVE, Exact.of(helped), Exact.of(-helped))
        missing = Exact.of(parameters.reset) - self.jackpot.value
        seed = max(Money(-(-missing.parts // PARTS)), Money.zero())
        self._move(What.SEEDED, Exact.of(seed))
        self.hide()
        return seed

    def hide(self) -> None:
        """A new hidden value: any whole cent above the meter up to must-hit-by, each as likely as the others."""
        highest = self.jackpot.parameters.must_hit_by
        if highest is None:
            return
        shown = self.jackpot.value.shown
        span = (highest - shown).cents
        hidden = shown + Money(1 + self.draw(span)) if span > 0 else highest
        self.jackpot = replace(self.jackpot, hidden=hidden)

    def _move(self, what: What, value: Exact, reserve: Exact = NOTHING) -> None:
        if not value and not reserve:
            return
        self.jackpot = replace(self.jackpot, value=self.jackpot.value + value, reserve=self.jackpot.reserve + reserve)
        if self.jackpot.value < NOTHING or self.jackpot.reserve < NOTHING:
            raise ValueError(f"jackpot {self.jackpot.id} would be below nothing")
        self.movements.append(Movement(what, value, reserve))
