"""Layouts: where every box and every spot lies, and which spot a finger means.

The unit is one number square: 1 wide, 1 high. x grows to the right and y downwards; the corner of the first
square of the 3-6-9 row is at (1, 0). A screen scales x and y as it likes, so a finger's size is given in units
of each axis and distances are measured in fingers, not in units.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import hypot


@dataclass(frozen=True, slots=True)
class Box:
    """A drawn area of the layout: a number square, a dozen, a symbol box."""

    label: str
    x: float
    y: float
    width: float
    height: float
    colour: str
    bet_id: str

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of one bet. A chip on it stands exactly here."""

    bet_id: str
    x: float
    y: float
    on_line: bool
    """On a line or a point between boxes, rather than in the middle of one."""


@dataclass(frozen=True, slots=True)
class Finger:
    """How far a fingertip reaches from the point it touches, in layout units of each axis."""

    reach_x: float
    reach_y: float


FINGER = Finger(0.22, 0.17)
"""About 20 pixels either way on a 1920 × 1080 screen: line spots are targets of 40 pixels."""


@dataclass(frozen=True)
class Layout:
    """All boxes and all spots of one game's layout."""

    diagram: str
    boxes: tuple[Box, ...]
    spots: tuple[Spot, ...]

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of everything drawn."""
        return (
            min(box.x for box in self.boxes),
            min(box.y for box in self.boxes),
            max(box.right for box in self.boxes),
            max(box.bottom for box in self.boxes),
        )

    @cached_property
    def spot_of(self) -> dict[str, Spot]:
        return {spot.bet_id: spot for spot in self.spots}

    @cached_property
    def _line_spots(self) -> tuple[Spot, ...]:
        return tuple(spot for spot in self.spots if spot.on_line)

    def box_at(self, x: float, y: float) -> Box | None:
        return next((box for box in self.boxes if box.contains(x, y)), None)

    def spot_at(self, x: float, y: float, finger: Finger = FINGER) -> Spot | None:
        """The one bet a touch means: the nearest line spot within reach, else the box that was touched.

        However large the finger, a touch nearer to the middle of the box than to any line means the box.
        """
        box = self.box_at(x, y)
        touched = None if box is None else self.spot_of[box.bet_id]
        near = min(self._line_spots, key=lambda spot: _distance(spot, x, y, finger), default=None)
        if near is None or (reach := _distance(near, x, y, finger)) > 1:
            return touched
        if touched is not None and _distance(touched, x, y, finger) < reach:
            return touched
        return near

    def reachable(self, x: float, y: float, finger: Finger = FINGER) -> tuple[Spot, ...]:
        """Every spot under a fingertip of that size, nearest first: what the loupe shows around the finger."""
        near = [spot for spot in self._line_spots if _distance(spot, x, y, finger) <= 1]
        touched = [self.spot_of[box.bet_id] for box in self.boxes if _overlaps(box, x, y, finger)]
        return tuple(sorted((*near, *touched), key=lambda spot: _distance(spot, x, y, finger)))


def _distance(spot: Spot, x: float, y: float, finger: Finger) -> float:
    return hypot((spot.x - x) / finger.reach_x, (spot.y - y) / finger.reach_y)


def _overlaps(box: Box, x: float, y: float, finger: Finger) -> bool:
    nearest_x = min(max(x, box.x), box.right)
    nearest_y = min(max(y, box.y), box.bottom)
    return hypot((nearest_x - x) / finger.reach_x, (nearest_y - y) / finger.reach_y) <= 1


def in_order(labels: Iterable[str]) -> tuple[str, ...]:
    """Numbers as a bet's name lists them: 0, 00, then 1 to 36."""
    return tuple(sorted(labels, key=lambda label: (int(label), len(label))))
