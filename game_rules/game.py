"""A game: everything its rule book says, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from game_rules.after_call import AfterCallPolicy
from game_rules.bets import Bet
from game_rules.errors import UnknownBet, shown
from game_rules.layout import Layout
from game_rules.limits import TableLimits
from game_rules.money import Money
from game_rules.wheel import Wheel


class Role(StrEnum):
    """Who may do what, lowest first; a technician is outside that line."""

    PLAYER = "player"
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    PIT_BOSS = "pit_boss"
    TECHNICIAN = "technician"

    def may(self, needed: Role) -> bool:
        """RR 1.2: a higher role may use every power of a lower one."""
        if Role.TECHNICIAN in (self, needed):
            return self is needed
        return _RANKS.index(self) >= _RANKS.index(needed)


_RANKS = (Role.PLAYER, Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS)


class Power(StrEnum):
    """What the books let some role do."""

    ENTER_OUTCOME = "enter_outcome"
    ANNOUNCE_NO_SPIN = "announce_no_spin"
    BUY_IN = "buy_in"
    PAY_OUT = "pay_out"
    FREEZE_ACCOUNTS = "freeze_accounts"
    CORRECT_OUTCOME = "correct_outcome"
    DECLARE_MALFUNCTION = "declare_malfunction"
    DECLARE_SYSTEM_MALFUNCTION = "declare_system_malfunction"
    DIRECT_TO_LEAVE = "direct_to_leave"
    INVALIDATE_MALFUNCTION = "invalidate_malfunction"
    INVALIDATE_DISRUPTION = "invalidate_disruption"
    INVALIDATE_FRAUD = "invalidate_fraud"
    VOID_PLAYER_WAGERS = "void_player_wagers"
    EXCLUDE_PLAYER = "exclude_player"
    CHANGE_LIMITS = "change_limits"
    CHANGE_PERIOD = "change_period"
    CLOSE_TABLE = "close_table"
    CONFIRM_JACKPOT = "confirm_jackpot"
    SET_PERSONAL_LIMITS = "set_personal_limits"
    ADJUST_UNFAIR_RESULT = "adjust_unfair_result"
    FIND_NO_SPIN = "find_no_spin"


@dataclass(frozen=True, slots=True)
class Granted:
    """The lowest role that has a power, and the rule that gives it."""

    role: Role
    rule: str


class LimitChange(StrEnum):
    """Which changes of limits a book wants announced."""

    HIGHER_MINIMUM = "higher_minimum"
    ANY = "any"  # MWP 6.1


class Waiver(StrEnum):
    """What makes a notice unnecessary."""

    NO_PLAYERS = "no_players"
    ALL_AGREE = "all_agree"


@dataclass(frozen=True, slots=True)
class Notice:
    """How long a sign must have been shown before a change: a time, or a number of spins (BWM 9.8)."""

    rule: str
    minutes: int = 0
    spins: int = 0
    waived_when: frozenset[Waiver] = frozenset()


@dataclass(frozen=True, slots=True)
class Notices:
    """A book's notice periods."""

    limits: Notice
    limits_on: LimitChange
    closing: Notice


class PeriodEnd(StrEnum):
    """What may end a wagering period before its time is up. A book, or an operator's setting in it, names each."""

    SENSOR = "sensor"  # RR 5.1.3: the ball is spun and will fall
    DEALER = "dealer"  # the dealer's call: BWM 3.2, BWS 1.1, MWP 3.6(a), MWD 4.3
    SPIN = "spin"  # the wheel is activated: BWS 3.9


class PegRule(StrEnum):
    """What counts when the indicator rests on a peg between two sections."""

    NO_SPIN = "no_spin"  # BWM 7.1.2, BWS 7.2, MWD 5.2
    LAST_SECTION = "last_section"  # MWP 4.2(b)


class NoSpinSign(StrEnum):
    """What a sensor or the dealer can see of the wheel that a book calls a no spin."""

    AT_REST_EARLY = "at_rest_early"  # before the end of the wagering period: RR 9.1.6, MWP 5.1
    FEW_REVOLUTIONS = "few_revolutions"
    ON_A_PEG = "on_a_peg"


@dataclass(frozen=True, slots=True)
class NoSpinReason:
    """A reason for which a spin is of no effect."""

    id: str
    rule: str
    text: str
    when: NoSpinSign | None = None
    """What it shows by, where that can be seen without asking anybody."""


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book a game comes from."""

    title: str
    abbreviation: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """How a symbol of a wheel game is called and drawn; the letter is what the books and the journal know it by."""

    name: str
    picture: str
    """A file of assets/symbols without its ending."""


@dataclass(frozen=True)
class Game:
    """One game as it can be dealt."""

    id: str
    title: str
    short_title: str
    player_title: str
    """What a player calls it: which option of a book is dealt means nothing to anybody at a station."""
    book: Book
    rules: Mapping[str, str]
    """Which rule each part of the book's file rests on."""
    wheel: Wheel
    layout: Layout
    bets: Mapping[str, Bet]
    limits: TableLimits
    """The default limits; an operator may set others."""
    chips: tuple[Money, ...]
    wagering_period_s: int
    period_ends: Mapping[PeriodEnd, str]
    """What may end the period early, and the rule that says so."""
    minimum_revolutions: int
    idle_rounds: int | None
    """After how many rounds without a wager a player may lose the seat (RR 12.8); None where the book is silent."""
    after_call: AfterCallPolicy
    notices: Notices
    peg: PegRule | None
    no_spin_reasons: Mapping[str, NoSpinReason]
    personal_only_above: bool
    """Whether a player's own limits may only go above the stated maximum (BWS 4.6), not either way (BWM 4.3)."""
    powers: Mapping[Power, Granted]
    symbols: Mapping[str, Symbol]
    """Of a wheel game, by their letters; empty at roulette."""

    def bet(self, bet_id: str) -> Bet:
        try:
            return self.bets[bet_id]
        except KeyError:
            raise UnknownBet(f"{self.id} has no bet {shown(bet_id)}") from None

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(bet.kind for bet in self.bets.values()))

    @property
    def is_roulette(self) -> bool:
        """Whether a ball is spun; in the other games it is the wheel."""
        return self.peg is None

    def no_spin_when(self, sign: NoSpinSign) -> NoSpinReason | None:
        """The reason this book has for what was seen; None where the book does not call it a no spin."""
        return next((reason for reason in self.no_spin_reasons.values() if reason.when is sign), None)

    def winners(self, outcome: str) -> tuple[tuple[str, int], ...]:
        """The bets that win on an outcome, with what they pay."""
        return self._winners[self.wheel.check(outcome)]

    def may(self, role: Role, power: Power) -> bool:
        granted = self.powers.get(power)
        return granted is not None and role.may(granted.role)

    @cached_property
    def _winners(self) -> dict[str, tuple[tuple[str, int], ...]]:
        return {
            outcome: tuple((bet.id, bet.pays) for bet in self.bets.values() if bet.wins_on(outcome))
            for outcome in self.wheel.outcomes
        }

    def __hash__(self) -> int:
        return hash(self.id)
