"""The emulator's picture of a ticket: people can look at it, and its bar code holds the eighteen digits."""

import itertools

import pytest
from PIL import Image

from ats_client.devices.ticket_printer.interface import Printed
from ats_client.devices.ticket_printer.machine import Timing

WHILE_IT_DRAWS = Timing(poll_idle_s=0.02, poll_working_s=0.01, answer_s=0.1, silence_s=30.0)
"""The emulator says nothing while it draws its picture, which takes a busy machine a second or two."""

# Interleaved 2 of 5: which of each digit's five elements are wide, as in every reference.
WIDE = {
    (0, 0, 1, 1, 0): "0",
    (1, 0, 0, 0, 1): "1",
    (0, 1, 0, 0, 1): "2",
    (1, 1, 0, 0, 0): "3",
    (0, 0, 1, 0, 1): "4",
    (1, 0, 1, 0, 0): "5",
    (0, 1, 1, 0, 0): "6",
    (0, 0, 0, 1, 1): "7",
    (1, 0, 0, 1, 0): "8",
    (0, 1, 0, 1, 0): "9",
}


def digits_in_row(row: list[bool]) -> str | None:
    """The digits a scanner would read along one line of dots; None if the line is no bar code."""
    runs = [(is_dark, len(list(run))) for is_dark, run in itertools.groupby(row)]
    runs = runs[1:-1] if runs and not runs[0][0] else []
    sizes = [size for _, size in runs]
    if len(sizes) != 4 + 18 * 5 + 3:
        return None
    middle = (min(sizes) + max(sizes)) / 2
    wide = [int(size > middle) for size in sizes]
    if wide[:4] != [0, 0, 0, 0] or wide[-3:] != [1, 0, 0]:
        return None
    digits = ""
    for at in range(4, 94, 10):
        pair = wide[at : at + 10]
        digits += WIDE[tuple(pair[0::2])] + WIDE[tuple(pair[1::2])]
    return digits


def scan(picture: Image.Image) -> set[str]:
    grey = picture.convert("L")
    width, height = grey.size
    dots = grey.tobytes()
    # The leading edge and the frame are not part of the bar code: a scanner reads within quiet zones.
    margin = 100 if width > height else 2
    rows = ([dot < 128 for dot in dots[y * width + margin : (y + 1) * width - 2]] for y in range(height))
    return {digits for row in rows if (digits := digits_in_row(row))}


@pytest.mark.parametrize("protocol", ["tcl", "escpos"])
async def test_bar_code_of_the_picture_reads_back_as_the_number(lab, protocol, tmp_path):
    async with lab.emulator(protocol, None, tmp_path / "tickets") as emulator:
        async with lab.driver(lab.machine(protocol, timing=WHILE_IT_DRAWS), emulator.port) as driver:
            assert await driver.printer.print(lab.ticket()) == Printed()
        printed = next(line for line in await emulator.story() if line.startswith("printed"))
    path = printed.partition("picture=")[2]
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert scan(picture) == {"001234567890123456"}
