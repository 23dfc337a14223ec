"""The demonstration in a real window: four views by touch, a bet, a dealer by hand, a pulled cable, the end."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ats.demo.looking import AMBER, BRASS, FELT, FELT_GREENS, GOLD, INLAY, STAGE, WHO_DEALS, Box, Glimpse
from tests.ats.demo.running import PATIENCE_S, command, family, lives, world
from tests.end_to_end.floor import Screen, wait_for

# Where a hand finds things in a window of 1920 × 1080.
TABS = {"player": (294, 34), "dealer": (443, 34), "displays": (591, 34), "technician": (740, 34)}
NOTE_100 = (945, 1028)
CHIP_25 = (383, 880)
RED = (748, 605)
NO_MORE_BETS = (178, 551)
CABLE = (1806, 1028)
LEAVE = (1853, 34)
START_AGAIN = (1723, 34)

CHOSEN_PLAYER: Box = (234, 16, 354, 52)
CHIP_ON_RED: Box = (724, 581, 772, 629)
JACKPOT_FRAME: Box = (1010, 480, 1560, 800)
TECHNICIAN_TITLE: Box = (380, 230, 600, 275)


class Window:
    """The demonstration on a screen of its own."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen = screen
        self.errors = folder / "errors"
        self.temporary = folder / "temporary"
        surroundings = world(self.temporary, DISPLAY=screen.display)
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(command(), env=surroundings, stdout=subprocess.PIPE, stderr=errors)

    def is_open(self) -> None:
        """It says so; then the tour is there."""
        assert self.process.stdout is not None
        assert any(b"The table is open." in line for line in iter(self.process.stdout.readline, b""))
        self.until("the tour", CHOSEN_PLAYER, GOLD, part=0.5)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def look(self) -> Glimpse:
        return Glimpse("screen", self.screen.look().convert("RGB"))

    def until(self, told: str, box: Box, *colours: tuple[int, int, int], part: float, within: int = 12) -> None:
        wait_for(lambda: self.look().near(box, *colours, within=within) > part or None, told)

    def shows(self, view: str) -> None:
        """Goes there by its tab; the chosen one is golden."""
        x, y = TABS[view]
        self.screen.click(x, y)
        self.until(view, (x - 60, y - 18, x + 60, y + 18), GOLD, part=0.5)


@pytest.fixture
def window(screen: Screen, tmp_path: Path) -> Iterator[Window]:
    window = Window(screen, tmp_path)
    yield window
    window.close()


@pytest.mark.timeout(240)
def test_a_newcomer_goes_around_the_table_plays_deals_and_leaves(window: Window) -> None:
    window.is_open()
    # a note, a chip, a bet
    _put_a_note_in(window)
    _bet_on_red(window)
    # the same table at the console: whoever touches it deals
    window.shows("dealer")
    window.screen.click(*NO_MORE_BETS)
    window.until("the dealer steps back", WHO_DEALS, AMBER, part=0.01, within=40)
    # over the table
    window.shows("displays")
    window.until("jackpots", JACKPOT_FRAME, (8, 58, 42), part=0.2, within=16)
    assert window.look().near(STAGE, BRASS) > 0.002, "the frames of the displays"
    # the technician's way in
    window.shows("technician")
    window.until("sign-in", TECHNICIAN_TITLE, GOLD, part=0.05)
    # a pulled cable is said in the bar, and the table goes on when it is back
    window.shows("player")
    window.screen.click(*CABLE)
    window.until("the cable is out", (1720, 995, 1900, 1060), GOLD, part=0.4)
    window.screen.click(*CABLE)
    window.until("the felt again", FELT, *FELT_GREENS, part=0.3, within=16)
    # and out
    others = family(window.process.pid)
    window.screen.click(*LEAVE)
    assert window.process.wait(PATIENCE_S) == 0
    assert window.errors.read_text() == ""
    assert not [pid for pid in others if lives(pid)]
    assert list(window.temporary.iterdir()) == []


@pytest.mark.timeout(150)
def test_start_again_is_a_fresh_table_and_ctrl_c_the_end_of_it(window: Window) -> None:
    window.is_open()
    _put_a_note_in(window)
    window.screen.click(*START_AGAIN)
    wait_for(lambda: window.look().near(FELT, *FELT_GREENS, within=16) < 0.1 or None, "no player at the fresh table")
    window.is_open()
    window.process.send_signal(signal.SIGINT)
    assert window.process.wait(PATIENCE_S) == 0
    assert window.errors.read_text() == ""
    assert list(window.temporary.iterdir()) == []


def test_a_display_that_goes_away_ends_it_in_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    own = Screen()
    window = Window(own, tmp_path)
    window.is_open()
    others = family(window.process.pid)
    own.end()
    assert window.process.wait(PATIENCE_S) == 2
    assert "ats: the display has gone\n" in window.errors.read_text()
    assert "Traceback" not in window.errors.read_text()
    assert not [pid for pid in others if lives(pid)]
    assert list(window.temporary.iterdir()) == []
    window.close()


def _put_a_note_in(window: Window) -> None:
    """Until the station is played at: a slot that is not open yet gives it back."""

    def taken() -> bool | None:
        if window.look().near(FELT, *FELT_GREENS, within=16) > 0.3:
            return True
        window.screen.click(*NOTE_100)
        return None

    wait_for(taken, "the felt")


def _bet_on_red(window: Window) -> None:
    """A touch that came between two rounds is one that nobody minds: the next counts."""

    def placed() -> bool | None:
        if window.look().near(CHIP_ON_RED, INLAY, within=0) > 0.01:
            return True
        window.screen.click(*CHIP_25)
        window.screen.click(*RED)
        return None

    wait_for(placed, "a chip on red")
