"""Announced bets of roulette: several ordinary bets by one word, as players call them at the table.

Neighbours and series follow the wheel, finals the last figure, a complete bet every inside bet on one number. None of
them is in the book: each is nothing but the bets of RR 7 it is made of, and settled as those.
"""

from __future__ import annotations

from collections.abc import Mapping

from game_rules.game import Game

INSIDE = frozenset(["straight", "split", "street", "corner", "six-line"])

SERIES: Mapping[str, Mapping[str, int]] = {
    "zero": {"split-0-3": 1, "split-12-15": 1, "straight-26": 1, "split-32-35": 1},
    "voisins": {
        "street-0-2-3": 2,
        "split-4-7": 1,
        "split-12-15": 1,
        "split-18-21": 1,
        "split-19-22": 1,
        "corner-25-26-28-29": 2,
        "split-32-35": 1,
    },
    "orphelins": {"straight-1": 1, "split-6-9": 1, "split-14-17": 1, "split-17-20": 1, "split-31-34": 1},
    "tiers": {"split-5-8": 1, "split-10-11": 1, "split-13-16": 1, "split-23-24": 1, "split-27-30": 1, "split-33-36": 1},
}
"""How many chips each bet of a series gets, as dealers know them: four, nine, five and six chips."""


def has_series(game: Game) -> bool:
    """They are parts of the single-zero wheel; another wheel has neighbours only."""
    return has_announced(game) and "00" not in game.wheel.labels


def has_announced(game: Game) -> bool:
    return "straight" in game.kinds


def series(game: Game, name: str) -> Mapping[str, int]:
    return SERIES[name] if has_series(game) else {}


def neighbours(game: Game, number: str, each_side: int) -> Mapping[str, int]:
    """A number and those beside it on the wheel, a chip each."""
    labels = game.wheel.labels
    at = labels.index(number)
    around = range(at - each_side, at + each_side + 1)
    return {f"straight-{labels[place % len(labels)]}": 1 for place in around}


def final(game: Game, number: str) -> Mapping[str, int]:
    """Every number with the same last figure, a chip each: final 7 is 7, 17 and 27. The 00 has its last figure too."""
    ends = [label for label in game.wheel.labels if label[-1] == number[-1]]
    return {f"straight-{label}": 1 for label in sorted(ends, key=lambda label: (int(label), len(label)))}


def complete(game: Game, number: str) -> Mapping[str, int]:
    """Every inside bet that covers the number, with as many chips as it covers numbers: 17 complete is 40 chips."""
    return {bet.id: len(bet.covers) for bet in game.bets.values() if bet.kind in INSIDE and number in bet.covers}
