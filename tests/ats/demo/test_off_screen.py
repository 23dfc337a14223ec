"""The demonstration as README prints it, on a machine without a display; every picture is looked at."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
from pathlib import Path

import pytest

from tests.ats.demo.looking import (
    FELT,
    FELT_GREENS,
    GLANCES,
    GOLD,
    HINT,
    INLAY,
    NOTES,
    STAGE,
    TEXT,
    WHO_DEALS,
    Glimpse,
)
from tests.ats.demo.running import HOUSE, PATIENCE_S, command, demo, family, lives, world

PICTURES = [
    "attract",
    "pending",
    "open",
    "last-seconds",
    "locked",
    "result",
    "view-dealer",
    "view-displays",
    "offline",
    "frozen",
    "no-spin",
    "hand-pay",
    "printing",
    "ticket",
    "printed-ticket",
    "view-technician",
    "out-of-service",
]
OPEN_FELT = ("pending", "open", "last-seconds", "result", "no-spin")
CHIPS = ("open", "last-seconds", "locked")
BANNER = (600, 620, 1050, 700)
CHIP_DOTS = 150
"""What five small chips show of their middle, at the least."""
PAPER = (253, 252, 247)


def printed_command() -> list[str]:
    """The options of the off-screen line of README's table."""
    (options,) = re.findall(r"`script/demo (--offscreen[^`]*)`", (HOUSE / "README.md").read_text())
    return str(options).split()


@pytest.mark.timeout(150)
def test_as_the_readme_prints_it_every_state_and_every_view_is_a_picture(tmp_path: Path) -> None:
    told = demo(tmp_path / "temporary", *printed_command())
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    (folder,) = re.findall(r"^\d+ pictures in (.+)$", told.stdout, re.MULTILINE)
    pictures = _looked_at(Path(folder))
    for name in OPEN_FELT:
        assert pictures[name].near(FELT, *FELT_GREENS, within=16) > 0.3, f"no felt in {name}"
    felt_at_close = pictures["locked"].near(FELT, *FELT_GREENS, within=16)
    assert 0.1 < felt_at_close < pictures["open"].near(FELT, *FELT_GREENS, within=16), "the felt dims"
    assert pictures["locked"].near(BANNER, TEXT, within=30) > 0.1, "no more bets is said large"
    for name in CHIPS:
        assert _dots(pictures[name], INLAY) - _dots(pictures["attract"], INLAY) > CHIP_DOTS, f"no chips in {name}"
    assert pictures["attract"].near(FELT, *FELT_GREENS, within=16) < 0.1
    left = [file.name for file in (tmp_path / "temporary").iterdir()]
    assert left == [Path(folder).name], "the folder of the house went with it"


@pytest.mark.timeout(150)
def test_four_stations_at_a_wheel_play_through_every_state_too(tmp_path: Path) -> None:
    told = demo(
        tmp_path / "temporary",
        *("--offscreen", "--stations", "4", "--game", "money-wheel-perth", "--screenshots", str(tmp_path / "shots")),
    )
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert f"17 pictures in {tmp_path / 'shots'}" in told.stdout
    pictures = _looked_at(tmp_path / "shots")
    left, top, right, bottom = STAGE
    middle = ((left + right) // 2, (top + bottom) // 2)
    for corner in ((left, top), (middle[0], top), (left, middle[1]), middle):
        station = (*corner, corner[0] + (right - left) // 2, corner[1] + (bottom - top) // 2)
        assert pictures["open"].colours(station) > 500, f"no station right and below of {corner}"
    assert list((tmp_path / "temporary").iterdir()) == []


def _looked_at(folder: Path) -> dict[str, Glimpse]:
    """What is true of every picture: it is drawn, it says something, and no large part of it is empty."""
    glimpses = [Glimpse.of(file) for file in sorted(folder.glob("*.png"))]
    assert [glimpse.name for glimpse in glimpses] == PICTURES
    pictures = {glimpse.name: glimpse for glimpse in glimpses}
    ticket = pictures["printed-ticket"]
    assert ticket.near((0, 0, *ticket.image.size), PAPER) > 0.5
    assert ticket.near((0, 0, *ticket.image.size), (26, 24, 28)) > 0.05
    for name, glimpse in pictures.items():
        if name == "printed-ticket":
            continue
        assert glimpse.image.size == (1920, 1080)
        assert glimpse.near(HINT, TEXT, GOLD, within=30) > 0.005, f"{name}: the bar has no hint"
        assert glimpse.near(WHO_DEALS, (169, 181, 175), (232, 163, 61), within=40) > 0.01, f"{name}: who deals?"
        assert glimpse.colours(NOTES) > 100, f"{name}: no notes"
        assert glimpse.largest_empty_part(STAGE) < 0.4, f"{name}: a large part is empty"
        for glance in GLANCES:
            assert glimpse.colours(glance) > 60, f"{name}: a small view is empty"
    return pictures


def _dots(glimpse: Glimpse, colour: tuple[int, int, int]) -> int:
    left, top, right, bottom = FELT
    return round(glimpse.near(FELT, colour, within=0) * (right - left) * (bottom - top))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_its_server_its_devices_and_its_folder(tmp_path: Path, number: signal.Signals) -> None:
    words = ("--offscreen", "--screenshots", str(tmp_path / "shots"))
    with subprocess.Popen(
        command(*words),
        env=world(tmp_path / "temporary"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert any("01-attract.png" in line for line in program.stdout)
        others = family(program.pid)
        assert len(others) >= 3, "a server and two devices"
        program.send_signal(number)
        assert program.wait(PATIENCE_S) == 130
        assert program.stderr.read() == ""
    assert not [pid for pid in others if lives(pid)]
    assert list((tmp_path / "temporary").iterdir()) == []


def test_its_server_and_devices_end_with_it_however_it_ends(tmp_path: Path) -> None:
    """Qt leaves a process whose X server has gone without a word to Python; so would a kill."""
    words = ("--offscreen", "--screenshots", str(tmp_path / "shots"))
    with subprocess.Popen(command(*words), env=world(tmp_path / "temporary"), stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert any(b"01-attract.png" in line for line in program.stdout)
        ends = [os.pidfd_open(pid) for pid in family(program.pid)]
        assert len(ends) >= 3, "a server and two devices"
        program.kill()
        for end in ends:
            assert select.select([end], [], [], PATIENCE_S)[0], "it is still there"
            os.close(end)
