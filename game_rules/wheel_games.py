"""Layouts and bets of the wheel games: a box a symbol, its odds written in it (BWM 2.2, BWS 2.3, MWP 2.2, MWD 2.5).

MWP 2.2 prints its Layout 1: rows from the highest odds above to the lowest below, the odds in one column in the middle,
and two symbols of the same odds side by side. The other books' drawings are lost; their layouts are made by the same
rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from game_rules.bets import Bet
from game_rules.layout import Box, Layout, Spot

ACROSS = 10.0
"""A row, in number squares: two halves with the odds between them."""
HALF = ACROSS / 2
BESIDE_THE_ODDS = 1.3
"""How far from the middle chips stand."""


def wheel_game_layout(
    diagram: str, odds: Mapping[str, int], colours: Mapping[str, str]
) -> tuple[Layout, tuple[Bet, ...]]:
    boxes: dict[str, Box] = {}
    spots: dict[str, Spot] = {}
    for row, symbols in enumerate(_rows(odds)):
        for place, symbol in enumerate(symbols):
            alone = len(symbols) == 1
            bet_id = f"symbol-{symbol}"
            left = place * HALF
            boxes[symbol] = Box(symbol, left, float(row), ACROSS if alone else HALF, 1.0, colours[symbol], bet_id)
            aside = BESIDE_THE_ODDS if alone or place else -BESIDE_THE_ODDS
            spots[symbol] = Spot(bet_id, HALF + aside, row + 0.5, on_line=False)
    bets = tuple(Bet(f"symbol-{symbol}", "symbol", (symbol,), pays) for symbol, pays in odds.items())
    return Layout(diagram, tuple(boxes[symbol] for symbol in odds), tuple(spots[symbol] for symbol in odds)), bets


def _rows(odds: Mapping[str, int]) -> Iterator[list[str]]:
    """One or two symbols each, the highest odds first; of three with the same odds the first has a row of its own."""
    by_odds = sorted(odds, key=lambda symbol: -odds[symbol])
    for _, same in groupby(by_odds, key=lambda symbol: odds[symbol]):
        symbols = list(same)
        if len(symbols) % 2:
            yield [symbols.pop(0)]
        yield from (symbols[place : place + 2] for place in range(0, len(symbols), 2))
