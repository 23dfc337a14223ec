"""Looks at the demonstration's pictures as a person would: felt, chips, words, and places that are empty.

Places are those of a window of 1920 × 1080, as left, top, right, bottom.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]

BAR: Box = (0, 0, 1920, 66)
HINT: Box = (840, 6, 1640, 40)
WHO_DEALS: Box = (840, 38, 1640, 62)
STAGE: Box = (12, 80, 1578, 964)
FELT: Box = (282, 148, 1366, 796)
GLANCES: tuple[Box, ...] = ((1592, 114, 1906, 288), (1592, 402, 1906, 576), (1592, 690, 1906, 864))
NOTES: Box = (232, 990, 1020, 1066)

GOLD: Colour = (229, 197, 132)
TEXT: Colour = (244, 239, 228)
INLAY: Colour = (247, 242, 231)
"""The middle of every chip."""
BRASS: Colour = (201, 163, 91)
AMBER: Colour = (232, 163, 61)
FELT_GREENS: tuple[Colour, Colour] = ((11, 79, 55), (8, 58, 42))
"""From its top to its bottom."""
CELLS = (24, 14)
"""How finely a picture is looked over for empty places."""


class Glimpse(NamedTuple):
    """A picture, and what it is called."""

    name: str
    image: Image.Image

    @classmethod
    def of(cls, file: Path) -> Glimpse:
        with Image.open(file) as image:
            return cls(file.stem.partition("-")[2], image.convert("RGB"))

    def near(self, box: Box, *colours: Colour, within: int = 12) -> float:
        """Which part of a place has one of these colours, or nearly."""
        place = self.image.crop(box)
        seen = sum(self._count(place, colour, within) for colour in colours)
        return seen / (place.width * place.height)

    def _count(self, place: Image.Image, colour: Colour, within: int) -> int:
        far = ImageChops.difference(place, Image.new("RGB", place.size, colour))
        reds, greens, blues = (band.point(lambda value: 255 if value > within else 0) for band in far.split())
        return ImageChops.lighter(ImageChops.lighter(reds, greens), blues).histogram()[0]

    def colours(self, box: Box) -> int:
        place = self.image.crop(box)
        return len(place.getcolors(place.width * place.height) or ())

    def largest_empty_part(self, box: Box) -> float:
        """The largest rectangle of one colour, as a part of the place."""
        left, top, right, bottom = box
        wide, high = (right - left) // CELLS[0], (bottom - top) // CELLS[1]
        empty = [
            [
                self.colours((left + x * wide, top + y * high, left + (x + 1) * wide, top + (y + 1) * high)) == 1
                for x in range(CELLS[0])
            ]
            for y in range(CELLS[1])
        ]
        return _largest_rectangle(empty) / (CELLS[0] * CELLS[1])


def _largest_rectangle(cells: list[list[bool]]) -> int:
    """Of cells that are true, in cells."""
    largest, heights = 0, [0] * len(cells[0])
    for row in cells:
        heights = [height + 1 if cell else 0 for height, cell in zip(heights, row, strict=True)]
        for start in range(len(heights)):
            low = heights[start]
            for end in range(start, len(heights)):
                low = min(low, heights[end])
                largest = max(largest, low * (end - start + 1))
    return largest
