"""What staff do on the floor: a pit boss at a console, and a technician who sets a new station up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.sign import ChangePeriod, OpenTable
from game_protocol.staff import LookAtStations
from game_protocol.staff_client import StaffClient
from game_protocol.table import LookAtTable
from tests.dealing import no_more_bets
from tests.end_to_end.floor import ATS, PIN, House, Process, Screen, wait_for


async def at_the_console(house: House, what: str) -> object:
    """One thing a pit boss does, who may do all a dealer does (RR 1.2)."""
    dealer = StaffClient(house.address, "1", "3001", PIN)
    try:
        view = await dealer.do(LookAtTable(table=dealer.table))
        match what:
            case "open table":
                return await dealer.do(OpenTable(table=dealer.table))
            case "open":
                await dealer.do(ChangePeriod(table=dealer.table, period_s=600))
                return await dealer.do(OpenRound(table=dealer.table))
            case "close":
                return await no_more_bets(dealer, view.round)
            case "stations":
                return await dealer.do(LookAtStations(table=dealer.table))
        await dealer.do(ReadOutcome(table=dealer.table, round=view.round, outcome=what))
        return await dealer.do(EnterOutcome(table=dealer.table, round=view.round, outcome=what))
    finally:
        await dealer.aclose()


def dealer(house: House, what: str) -> object:
    return asyncio.run(at_the_console(house, what))


def near(seen: tuple[int, int, int], wanted: tuple[int, int, int], by: int = 12) -> bool:
    return all(abs(one - other) <= by for one, other in zip(seen, wanted, strict=True))


@contextmanager
def enrolled_by_hand(screen: Screen, house: House, config: Path) -> Iterator[Process]:
    """The technician's first start: address and one-time code typed on the set-up screen, then "Join the table"."""
    log = config.with_suffix(".log")
    station = Process(*ATS, "station", "--config", str(config), environment={"DISPLAY": screen.display}, log=log)
    try:
        entry = wait_for(lambda: first_entry(screen), "the address can be filled in")
        screen.click(*entry)
        screen.type(house.address)
        screen.click(entry[0], entry[1] + 120)
        screen.type(house.enrolment_code(1))
        screen.click(*wait_for(lambda: _brass_button(screen), "the button is there"))
        wait_for(config.exists, "the station has its configuration")
        yield station
    finally:
        code = station.end()
    assert code == 0, log.read_text()
    assert "Traceback" not in log.read_text()


def first_entry(screen: Screen) -> tuple[int, int] | None:
    """The chosen field has a bright brass edge; look for its left edge and go inside."""
    picture = screen.look().convert("RGB")
    for y in range(100, 700, 2):
        run = [x for x in range(300, 1500, 4) if near(picture.getpixel((x, y)), (229, 197, 132), 30)]  # type: ignore[arg-type]
        if len(run) > 150:
            return run[0] + 200, y + 30
    return None


def _brass_button(screen: Screen) -> tuple[int, int] | None:
    picture = screen.look().convert("RGB")
    for y in range(1060, 600, -3):
        run = [x for x in range(300, 1500, 3) if near(picture.getpixel((x, y)), (229, 197, 132), 8)]  # type: ignore[arg-type]
        if len(run) > 40:
            return run[0] + 15, y
    return None
