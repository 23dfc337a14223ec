"""Roulette's layout and bets (RR 7, 10), read off the geometry of the squares.

A straight-up is a square, a split the edge two squares share, a corner the point where four meet. RR 7.2.2's
streets 0-1-2 and 0-2-3 are the points where three squares meet, so a layout whose zeros lie elsewhere (a
different approved Diagram D) gets its own bets from its own squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from game_rules.bets import Bet
from game_rules.errors import RuleError
from game_rules.layout import Box, Layout, Spot, in_order

ROWS = 3
STREETS = 12
EDGE_Y = float(ROWS)
"""The line between the 1-4-7 … row and the dozens, where streets and six-lines lie (look of Diagram A)."""
OUTSIDE_HEIGHT = 0.62

RED = frozenset(["1", "3", "5", "7", "9", "12", "14", "16", "18", "19", "21", "23", "25", "27", "30", "32", "34", "36"])

KINDS = (
    "straight", "split", "street", "corner", "six-line", "column", "dozen",
    "low", "high", "even", "odd", "red", "black",
)  # fmt: skip

INSIDE = KINDS[:5]
"""Bets on the numbers' squares and lines; the others lie outside."""

_EVEN_CHANCES = (
    ("low", "1–18", "felt", range(1, 19)),
    ("even", "EVEN", "felt", range(2, 37, 2)),
    ("red", "RED", "red", [int(number) for number in RED]),
    ("black", "BLACK", "black", [number for number in range(1, 37) if str(number) not in RED]),
    ("odd", "ODD", "felt", range(1, 37, 2)),
    ("high", "19–36", "felt", range(19, 37)),
)


def colour_of(number: str) -> str:
    if number in ("0", "00"):
        return "green"
    return "red" if number in RED else "black"


def roulette_layout(
    diagram: str, zeros: Sequence[Box], first_four: Sequence[str], odds: Mapping[str, int]
) -> tuple[Layout, tuple[Bet, ...]]:
    """The layout and all bets, given where the zeros lie and what the corner beside 1st 12 covers (RR 7.1)."""
    squares = [*zeros, *_number_squares()]
    found = [
        *_straights(squares),
        *_splits(squares),
        *_meeting_points(squares),
        *_streets_and_six_lines(),
        _found("corner", first_four, 1.0, EDGE_Y, on_line=True),
    ]
    boxes = list(squares)
    for kind, numbers, box in _outside():
        boxes.append(box)
        found.append((Bet(box.bet_id, kind, numbers, 0), Spot(box.bet_id, *box.centre, on_line=False)))
    _check_drawable(boxes, [bet.id for bet, _ in found])
    found.sort(key=lambda pair: KINDS.index(pair[0].kind))
    bets = tuple(Bet(bet.id, bet.kind, bet.covers, odds[bet.kind]) for bet, _ in found)
    return Layout(diagram, tuple(boxes), tuple(spot for _, spot in found)), bets


def zero_square(label: str, x: float, y: float, width: float, height: float) -> Box:
    return Box(label, x, y, width, height, "green", f"straight-{label}")


def _check_drawable(boxes: Sequence[Box], bet_ids: Sequence[str]) -> None:
    """Refuses zeros that lie on top of something, and a corner beside 1st 12 that is a bet elsewhere already."""
    for one, other in combinations(map(_edges, boxes), 2):
        if one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom:
            raise RuleError(f"the boxes {one.label} and {other.label} overlap")
    for bet_id, times in Counter(bet_ids).items():
        if times > 1:
            raise RuleError(f"the bet {bet_id} is there twice")


@dataclass(frozen=True, slots=True)
class _Edges:
    """Of a box, worked out once: each is held against every other."""

    label: str
    left: float
    top: float
    right: float
    bottom: float


def _edges(box: Box) -> _Edges:
    return _Edges(box.label, box.x, box.y, box.right, box.bottom)


def _number_squares() -> Iterator[Box]:
    for row, street in product(range(ROWS), range(STREETS)):
        label = str(3 * street + ROWS - row)
        yield Box(label, 1.0 + street, float(row), 1.0, 1.0, colour_of(label), f"straight-{label}")


def _found(kind: str, covers: Sequence[str], x: float, y: float, *, on_line: bool) -> tuple[Bet, Spot]:
    numbers = in_order(covers)
    named = (numbers[0], numbers[-1]) if kind == "six-line" else numbers
    bet_id = f"{kind}-{'-'.join(named)}"
    return Bet(bet_id, kind, numbers, 0), Spot(bet_id, x, y, on_line)


def _straights(squares: Sequence[Box]) -> Iterator[tuple[Bet, Spot]]:
    for square in squares:
        yield _found("straight", [square.label], *square.centre, on_line=False)


def _splits(squares: Sequence[Box]) -> Iterator[tuple[Bet, Spot]]:
    """Two squares that share a stretch of an edge; the chip stands on the middle of that stretch."""
    for one, other in combinations(map(_edges, squares), 2):
        left, right = max(one.left, other.left), min(one.right, other.right)
        top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
        if (left == right and top < bottom) or (top == bottom and left < right):
            yield _found("split", [one.label, other.label], (left + right) / 2, (top + bottom) / 2, on_line=True)


def _meeting_points(squares: Sequence[Box]) -> Iterator[tuple[Bet, Spot]]:
    """Points where four squares meet are corners; where three meet (at a zero) they are streets."""
    corners = {point for box in squares for point in product((box.x, box.right), (box.y, box.bottom))}
    edges = [_edges(box) for box in squares]
    for x, y in sorted(corners):
        meeting = [box.label for box in edges if box.left <= x <= box.right and box.top <= y <= box.bottom]
        if len(meeting) == 4:
            yield _found("corner", meeting, x, y, on_line=True)
        elif len(meeting) == 3:
            yield _found("street", meeting, x, y, on_line=True)


def _streets_and_six_lines() -> Iterator[tuple[Bet, Spot]]:
    for street in range(STREETS):
        first = 3 * street + 1
        yield _found("street", [str(first + i) for i in range(3)], street + 1.5, EDGE_Y, on_line=True)
        if street + 1 < STREETS:
            yield _found("six-line", [str(first + i) for i in range(6)], street + 2.0, EDGE_Y, on_line=True)


def _outside() -> Iterator[tuple[str, tuple[str, ...], Box]]:
    for column in range(1, 4):
        numbers = tuple(str(number) for number in range(column, 37, 3))
        box = Box("2:1", 13.0, float(ROWS - column), 1.0, 1.0, "felt", f"column-{column}")
        yield "column", numbers, box
    for dozen, label in enumerate(("1st 12", "2nd 12", "3rd 12")):
        numbers = tuple(str(number) for number in range(12 * dozen + 1, 12 * dozen + 13))
        box = Box(label, 1.0 + 4 * dozen, EDGE_Y, 4.0, OUTSIDE_HEIGHT, "felt", f"dozen-{dozen + 1}")
        yield "dozen", numbers, box
    for place, (kind, label, colour, numbers_of) in enumerate(_EVEN_CHANCES):
        box = Box(label, 1.0 + 2 * place, EDGE_Y + OUTSIDE_HEIGHT, 2.0, OUTSIDE_HEIGHT, colour, kind)
        yield kind, in_order(str(number) for number in numbers_of), box
