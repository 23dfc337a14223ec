"""Draws the chips: one SVG for each denomination, told apart by colour and by edge pattern.

The middle is left empty: the station writes the amount of the whole stack there, so a chip never lies about what
stands on a spot. Run it after a change: `python assets/make/chips.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path

CHIPS = Path(__file__).resolve().parent.parent / "chips"
INLAY = "#F7F2E7"
RIM = 49.0
EDGE = 36.0
"""Edge marks lie between this radius and the rim."""


@dataclass(frozen=True)
class Design:
    """A body colour, the colour of its edge marks, and how many marks of what width, in degrees."""

    body: str
    marks: str
    count: int
    width: float
    paired: bool = False


DESIGNS = {
    "50": Design("#7A8A94", "#F4EFE4", 4, 22),
    "100": Design("#DAD5C8", "#3D6FB0", 4, 30),
    "200": Design("#D9B64A", "#4A3A10", 6, 16),
    "250": Design("#8A5CC4", "#F4EFE4", 6, 14),
    "500": Design("#C3303B", "#F7E9DC", 8, 20),
    "1000": Design("#2D6FB7", "#F4EFE4", 5, 12, paired=True),
    "2000": Design("#C86A2B", "#F9E6CF", 10, 12),
    "2500": Design("#1E8A57", "#F4EFE4", 6, 26),
    "5000": Design("#D07FA0", "#4B1730", 8, 12),
    "10000": Design("#23262B", "#D9B26A", 8, 22),
    "25000": Design("#7E2F48", "#E9C98A", 6, 10, paired=True),
    "50000": Design("#5B2A86", "#E2C078", 4, 12, paired=True),
    "100000": Design("#A67C2E", "#1B1D21", 12, 14),
    "500000": Design("#5D4A3A", "#E2C078", 3, 40),
    "other": Design("#56636B", "#C9D2D6", 16, 8),
}


def at(radius: float, degrees: float) -> str:
    return f"{50 + radius * cos(degrees * pi / 180):.2f} {50 + radius * sin(degrees * pi / 180):.2f}"


def mark(middle: float, width: float, colour: str) -> str:
    start, end = middle - width / 2, middle + width / 2
    outline = (
        f"M{at(EDGE, start)} L{at(RIM, start)} A{RIM} {RIM} 0 0 1 {at(RIM, end)} "
        f"L{at(EDGE, end)} A{EDGE} {EDGE} 0 0 0 {at(EDGE, start)} Z"
    )
    return f'<path d="{outline}" fill="{colour}"/>'


def marks(design: Design) -> str:
    step = 360 / design.count
    middles = [index * step - 90 for index in range(design.count)]
    if design.paired:
        middles = [middle + side for middle in middles for side in (-design.width * 0.8, design.width * 0.8)]
    return "".join(mark(middle, design.width, design.marks) for middle in middles)


def chip(design: Design) -> str:
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<defs>
<radialGradient id="light" cx="50" cy="50" r="50" fx="38" fy="28" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#FFFFFF" stop-opacity=".28"/><stop offset=".6" stop-color="#FFFFFF" stop-opacity="0"/>
<stop offset="1" stop-color="#000000" stop-opacity=".30"/>
</radialGradient>
</defs>
<circle cx="50" cy="50" r="{RIM}" fill="{design.body}"/>
{marks(design)}
<circle cx="50" cy="50" r="{RIM}" fill="url(#light)"/>
<circle cx="50" cy="50" r="{RIM}" fill="none" stroke="#000000" stroke-opacity=".45" stroke-width="1.4"/>
<circle cx="50" cy="50" r="{EDGE}" fill="none" stroke="{design.marks}" stroke-opacity=".85" stroke-width="1.2"/>
<circle cx="50" cy="50" r="31" fill="{INLAY}"/>
<circle cx="50" cy="50" r="31" fill="none" stroke="#000000" stroke-opacity=".28" stroke-width="1.2"/>
<circle cx="50" cy="50" r="27.5" fill="none" stroke="{design.body}" stroke-opacity=".8" stroke-width="1.3"/>
</svg>
"""


def main() -> None:
    CHIPS.mkdir(exist_ok=True)
    for name, design in DESIGNS.items():
        (CHIPS / f"{name}.svg").write_text(chip(design), encoding="utf-8")


if __name__ == "__main__":
    main()
