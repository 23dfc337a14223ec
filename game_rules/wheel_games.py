"""Layouts and bets of the wheel games: a box a symbol, its odds written in it (BWM 2.2, BWS 2.3, MWP 2.2, MWD 2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from game_rules.bets import Bet
from game_rules.layout import Box, Layout, Spot

BOX_WIDTH = 2.0
BOX_HEIGHT = 1.45
ROW_OF_BOXES = 7
"""Seven symbols stand in one row; more are spread evenly over as few rows as hold them."""


def wheel_game_layout(
    diagram: str, odds: Mapping[str, int], colours: Mapping[str, str]
) -> tuple[Layout, tuple[Bet, ...]]:
    symbols = list(odds)
    rows = ceil(len(symbols) / ROW_OF_BOXES)
    across = ceil(len(symbols) / rows)
    boxes, bets = [], []
    for place, symbol in enumerate(symbols):
        row, column = divmod(place, across)
        bet_id = f"symbol-{symbol}"
        boxes.append(Box(symbol, column * BOX_WIDTH, row * BOX_HEIGHT, BOX_WIDTH, BOX_HEIGHT, colours[symbol], bet_id))
        bets.append(Bet(bet_id, "symbol", (symbol,), odds[symbol]))
    spots = tuple(Spot(box.bet_id, *box.centre, on_line=False) for box in boxes)
    return Layout(diagram, tuple(boxes), spots), tuple(bets)
