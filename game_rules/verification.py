"""An auditor's second opinion on a game: every outcome × bet again, from the bet's name alone, and the house edge.

Nothing here looks at the layout or at `Bet.covers`: a bet's name says what it covers, RR 7.1 and 7.2 say what a
column or a red number is, and every odds of RR 7.1 is what leaves 36 times the stake for 36 numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from game_rules.bets import Bet
from game_rules.game import Game
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet

STAKE = Money(100)


@dataclass(frozen=True, slots=True)
class Edge:
    """Bets of one kind, alike in odds and in what they leave the house of each unit staked."""

    kind: str
    bets: tuple[str, ...]
    pays: int
    edge: Fraction


@dataclass(frozen=True, slots=True)
class Verification:
    """What was compared, the house edges, and everything that did not hold."""

    game: Game
    pairs: int
    edges: tuple[Edge, ...]
    problems: tuple[str, ...]


def verify(game: Game) -> Verification:
    """Settles a wager on each bet on each outcome and compares it with what the bet's name promises."""
    returns = {bet.id: _returns(game, bet) for bet in game.bets.values()}
    problems = [problem for bet in game.bets.values() for problem in _differences(bet, returns[bet.id])]
    alike: dict[tuple[str, int, Fraction], list[str]] = {}
    for bet in game.bets.values():
        edge = _edge(game, returns[bet.id])
        alike.setdefault((bet.kind, bet.pays, edge), []).append(bet.id)
        if edge < 0:
            problems.append(f"{bet.id} pays back more than is staked on it: the house edge is {edge}")
    edges = tuple(Edge(kind, tuple(bets), pays, edge) for (kind, pays, edge), bets in alike.items())
    return Verification(game, len(game.bets) * len(game.wheel.outcomes), edges, tuple(problems))


def named_outcomes(bet: Bet) -> frozenset[str]:
    """The outcomes a bet's name stands for."""
    name = bet.id.removeprefix(f"{bet.kind}-")
    match bet.kind:
        case "straight" | "split" | "street" | "corner":
            return frozenset(name.split("-"))
        case "six-line":
            first, last = map(int, name.split("-"))
            return _numbers(lambda number: first <= number <= last)
        case "column":
            return _numbers(lambda number: number % 3 == int(name) % 3)
        case "dozen":
            return _numbers(lambda number: (number + 11) // 12 == int(name))
        case "low" | "high":
            return _numbers(lambda number: (number <= 18) == (bet.kind == "low"))
        case "even" | "odd":
            return _numbers(lambda number: (number % 2 == 0) == (bet.kind == "even"))
        case "red" | "black":
            return _numbers(lambda number: _is_red(number) == (bet.kind == "red"))
        case _:
            return frozenset([name])


def _numbers(belongs: Callable[[int], bool]) -> frozenset[str]:
    return frozenset(str(number) for number in range(1, 37) if belongs(number))


def _is_red(number: int) -> bool:
    """The wheelmaker's law: of 1 to 10 and 19 to 28 the odd numbers are red, of the others the even ones."""
    odd_is_red = number <= 10 or 19 <= number <= 28
    return (number % 2 == 1) == odd_is_red


def _returns(game: Game, bet: Bet) -> dict[str, Money]:
    sheet = Sheet(game, {bet.id: STAKE})
    return {outcome: settle(sheet, outcome).returned for outcome in game.wheel.outcomes}


def _differences(bet: Bet, returns: dict[str, Money]) -> Iterator[str]:
    named = named_outcomes(bet)
    # A wheel game's odds are one of several options its book prints; roulette's follow from what a bet covers.
    whole = STAKE * (bet.pays + 1) if bet.kind == "symbol" else STAKE * (36 // len(named))
    for outcome, returned in returns.items():
        expected = whole if outcome in named else Money.zero()
        if returned != expected:
            yield f"{bet.id} on {outcome} returns {returned} for {STAKE}, not {expected}"


def _edge(game: Game, returns: dict[str, Money]) -> Fraction:
    back = sum(returns[outcome].cents * sections for outcome, sections in game.wheel.sections.items())
    return 1 - Fraction(back, STAKE.cents * len(game.wheel.pockets))
