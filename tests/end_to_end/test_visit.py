"""A whole visit at a real station: money in, bets by drag, the result, cash-out; asserted from ledger and pixels."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from tests.end_to_end.floor import ATS, House, Process, Screen, wait_for
from tests.end_to_end.staff import dealer, enrolled_by_hand, near

INLAY = (247, 242, 231)
"""The middle of every chip."""
STATION = """
[server]
url = "{address}"

[station]
id = "{station_id}"
key_file = "station.key"
journal = "station.sqlite"

[display]
full_screen = true

[note_acceptor]
protocol = "id003"
port = "{acceptor}"

[ticket_printer]
protocol = "tcl"
port = "{printer}"

[ticket]
establishment = "Test Casino"
place = "Melbourne"
"""


@dataclass
class Places:
    """Where a hand finds things on the screen."""

    chips: dict[str, list[int]]
    spots: dict[str, list[int]]
    buttons: dict[str, list[int]]

    def chip(self, cents: int) -> tuple[int, int]:
        x, y = self.chips[str(cents)]
        return x, y

    def spot(self, bet_id: str) -> tuple[int, int]:
        x, y = self.spots[bet_id]
        return x, y

    def button(self, name: str) -> tuple[int, int]:
        x, y = self.buttons[name]
        return x, y


@pytest.fixture(scope="session")
def places() -> Places:
    told = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.map_of_the_screen"], capture_output=True, text=True, check=True
    )
    return Places(**json.loads(told.stdout))


@pytest.fixture
def acceptor() -> Iterator[Process]:
    unit = Process(*ATS, "emulate", "note-acceptor", "--protocol", "id003")
    yield unit
    unit.end()


@pytest.fixture
def printer() -> Iterator[Process]:
    unit = Process(*ATS, "emulate", "ticket-printer", "--protocol", "tcl")
    yield unit
    unit.end()


def chip_stands_at(screen: Screen, at: tuple[int, int]) -> bool:
    """The ivory of a chip's middle, just above its figures, exactly on the spot."""
    return near(screen.pixel(at[0], at[1] - 11), INLAY)


@pytest.mark.timeout(180)
def test_a_whole_visit_is_the_same_on_the_screen_and_in_the_ledger(
    screen: Screen, house: House, places: Places, acceptor: Process, printer: Process, tmp_path: Path
) -> None:
    config = tmp_path / "station.toml"
    with enrolled_by_hand(screen, house, config):
        pass
    station_id = next(line for line in config.read_text().splitlines() if line.startswith("id")).split('"')[1]
    config.write_text(
        STATION.format(address=house.address, station_id=station_id, acceptor=acceptor.line(), printer=printer.line())
    )
    log = tmp_path / "station.log"
    station = Process(*ATS, "station", "--config", str(config), environment={"DISPLAY": screen.display}, log=log)
    try:
        _visit(screen, house, places, acceptor, printer)
    finally:
        code = station.end()
    assert code == 0, log.read_text()
    assert "Traceback" not in log.read_text()
    assert house.audit()["problems"] == []


def _visit(screen: Screen, house: House, places: Places, acceptor: Process, printer: Process) -> None:
    dealer(house, "open table")

    # Money in: a hundred-dollar note opens the account (RR 6.2.2).
    wait_for(lambda: acceptor.tell("note 100").startswith("ok"), "the slot takes notes")
    wait_for(lambda: house.cents("player") == 10_000, "the note is in the ledger")

    # Bets, by drag and by tap, in a period the dealer opened.
    dealer(house, "open")
    seventeen, corner = places.spot("straight-17"), places.spot("corner-22-23-25-26")
    assert not chip_stands_at(screen, seventeen)
    wait_for(lambda: _betting(house), "the table is open")
    screen.drag(places.chip(1000), seventeen)
    wait_for(lambda: house.cents("felt") == 1_000, "ten on 17 is in the ledger")
    screen.drag(places.chip(2500), corner)
    wait_for(lambda: house.cents("felt") == 3_500, "twenty-five on the corner is in the ledger")
    screen.click(*places.chip(500))
    screen.click(*places.spot("red"))
    wait_for(lambda: house.cents("felt") == 4_000, "five on red is in the ledger")
    assert house.cents("player") == 6_000
    for bet in ("straight-17", "corner-22-23-25-26", "red"):
        wait_for(lambda bet=bet: chip_stands_at(screen, places.spot(bet)), f"chips stand on {bet}")

    # A stack dragged off the felt comes back.
    screen.drag(places.spot("red"), (960, 1000))
    wait_for(lambda: house.cents("felt") == 3_500, "red is taken off")
    wait_for(lambda: not chip_stands_at(screen, places.spot("red")), "no chip is left on red")

    # No more bets: a finger changes nothing any more (RR 3.7).
    dealer(house, "close")
    screen.drag(places.chip(500), places.spot("black"))
    assert house.cents("felt") == 3_500

    # 17: 10.00 at 35 to 1 and the stake come back, the corner is lost.
    wait_for(lambda: _settle(house, "17"), "the result is taken")
    wait_for(lambda: house.cents("player") == 6_500 + 36_000, "winnings are in the ledger")
    assert house.cents("felt") == 0

    # Cash-out by ticket (RR 6.6.1(b)): the confirmation names the way, the printer prints, the account closes.
    screen.click(*places.button("cashOut"))
    wait_for(lambda: near(screen.pixel(*_beside(places.button("toTicket"))), (229, 197, 132)), "the question is asked")
    screen.click(*places.button("toTicket"))
    wait_for(lambda: house.cents("tickets") == 42_500, "the ticket is in the ledger")
    assert house.cents("player") == 0
    wait_for(lambda: printer.line() == "step done", "the printer has printed to its end")


def _beside(at: tuple[int, int]) -> tuple[int, int]:
    """A place on a button beside its words."""
    return at[0] - 140, at[1] - 30


def _betting(house: House) -> bool:
    rows = dealer(house, "stations")
    return any(row.connected and row.account is not None for row in rows.stations)  # type: ignore[attr-defined]


def _settle(house: House, outcome: str) -> bool:
    """The server waits for the station to confirm its locked sheet, a second at most."""
    try:
        dealer(house, outcome)
    except RefusedByServer as refusal:
        if refusal.problem is not Problem.NOT_CONFIRMED:
            raise
        return False
    return True
