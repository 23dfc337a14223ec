"""A jackpot's parameters, checked before anybody can play for it: one clear sentence for the first thing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game_protocol.jackpots import BetWins, JackpotParameters, Style, Trigger
from game_rules.game import Game
from game_rules.money import LARGEST_CENTS, Money
from game_server.jackpots.exact import Rate
from game_server.jackpots.triggers import wrong_with

LARGEST = Money.parse("1000000000")
"""A billion: with a part of a cent being a millionth, a meter and its reserve fit in 64 bits many times over."""
SMALLEST_SPAN = Money.parse("1")
"""Between start and must-hit-by: a hidden value among fewer than a hundred could be guessed."""
PROGRESSIVE = frozenset({Style.STAND_ALONE, Style.LINKED})


class BadJackpot(ValueError):
    """Parameters nobody should play under; the text is one sentence without its full stop."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """A jackpot's parameters as the meter uses them."""

    asked: JackpotParameters
    style: Style
    minimum: Money
    reset: Money
    start: Money
    rate: Rate
    hidden_rate: Rate
    ceiling: Money | None
    must_hit_by: Money | None
    trigger: Trigger | None
    goods: str

    @classmethod
    def read(cls, asked: JackpotParameters) -> Parameters:
        """Refuses parameters that do not hold together, with the rule that says so."""
        parameters = cls(
            asked=asked,
            style=asked.style,
            minimum=Money(asked.minimum),
            reset=Money(asked.reset),
            start=Money(asked.start),
            rate=Rate.parse(asked.rate),
            hidden_rate=Rate.parse(asked.hidden_rate),
            ceiling=None if asked.ceiling is None else Money(asked.ceiling),
            must_hit_by=None if asked.must_hit_by is None else Money(asked.must_hit_by),
            trigger=asked.trigger,
            goods=asked.goods,
        )
        for problem in parameters._problems():
            raise BadJackpot(problem)
        return parameters

    @property
    def highest(self) -> Money:
        """The meter goes no further than this."""
        return self.must_hit_by or self.ceiling or LARGEST

    @property
    def spins(self) -> int:
        """How many spins the trigger looks at."""
        return 1 if self.trigger is None or isinstance(self.trigger, BetWins) else self.trigger.spins

    def check_game(self, game: Game) -> None:
        """The trigger must speak of bets the table's game has."""
        if self.trigger is not None:
            problem = wrong_with(self.trigger, game)
            if problem:
                raise BadJackpot(problem)

    def _problems(self) -> Iterator[str]:
        amounts = (self.minimum, self.reset, self.start, self.ceiling, self.must_hit_by)
        if any(amount is not None and amount > LARGEST for amount in amounts):
            yield f"a jackpot is {LARGEST} at most"
        if self.reset < self.minimum:
            yield f"the reset value {self.reset} is below the minimum {self.minimum} (rule 8.5)"
        if self.start < self.reset:
            yield f"the start value {self.start} is below the reset value {self.reset} (GMNS 1.28.4)"
        if self.rate.millionths + self.hidden_rate.millionths > 1_000_000:
            yield "the rates together are more than the whole turnover"
        if self.style is not Style.MYSTERY and self.must_hit_by is not None:
            yield "only a mystery jackpot has a must-hit-by value"
        if self.style not in PROGRESSIVE and self.ceiling is not None:
            yield "only a progressive jackpot has a ceiling"
        if self.style is not Style.BONUS and self.goods:
            yield "only a bonus jackpot has goods for a prize"
        match self.style:
            case Style.MYSTERY:
                yield from self._wrong_mystery()
            case Style.BONUS:
                yield from self._wrong_bonus()
            case _:
                yield from self._wrong_progressive()

    def _wrong_mystery(self) -> Iterator[str]:
        if self.must_hit_by is None:
            yield "a mystery jackpot needs a must-hit-by value"
        elif self.must_hit_by - self.start < SMALLEST_SPAN:
            yield f"the must-hit-by value {self.must_hit_by} is not {SMALLEST_SPAN} above the start value {self.start}"
        if self.trigger is not None:
            yield "a mystery jackpot has no trigger but its hidden value"
        if not self.rate.millionths:
            yield "a meter that gains nothing never reaches its hidden value"

    def _wrong_progressive(self) -> Iterator[str]:
        if self.trigger is None:
            yield "a progressive jackpot needs a trigger"
        if not self.rate.millionths:
            yield "a progressive jackpot needs a rate above nothing"
        if self.ceiling is None:
            return
        if self.asked.expected_turnover is None:
            yield "a ceiling can be checked only with an expected turnover between two wins"
            return
        # In plain numbers: an estimate may be larger than any meter.
        gained = self.asked.expected_turnover * self.rate.millionths // 1_000_000
        if self.start.cents + gained >= self.ceiling.cents:
            expected = Money(min(self.start.cents + gained, LARGEST_CENTS))
            yield f"the value expected at a win, {expected}, is not below the ceiling {self.ceiling} (GMNS 3.15.7)"

    def _wrong_bonus(self) -> Iterator[str]:
        if self.trigger is None:
            yield "a bonus jackpot needs a trigger"
        if self.rate.millionths or self.hidden_rate.millionths:
            yield "a bonus is fixed: it gains nothing from the turnover"
        if not self.minimum == self.reset == self.start:
            yield "a bonus is fixed: minimum, reset and start are the same"
        if bool(self.goods) == bool(self.reset):
            yield "a bonus is either a sum of money or goods"
