"""A dealer at a real console on a real X server: sign-in, open, close, result; asserted from ledger and pixels."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game_protocol.keys import SigningKey
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station import SheetPut
from game_protocol.station_client import StationClient, enrol
from tests.end_to_end.floor import ATS, PIN, House, Process, Screen, wait_for
from tests.end_to_end.staff import dealer
from tests.end_to_end.test_visit import near

BRASS = (229, 197, 132)
LINK_UP = (60, 201, 138)
SIGN_IN_EDGE = (201, 163, 91)
RED = (179, 32, 44)
Place = tuple[int, int]


@pytest.fixture(scope="module")
def places() -> dict[str, Place]:
    """Where a hand finds things on the console."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.map_of_the_console"], capture_output=True, text=True, check=True
    )
    return {name: (x, y) for name, (x, y) in json.loads(told.stdout).items()}


def journal(house: House, kind: str) -> list[tuple[str, dict[str, object]]]:
    """Who did it, and what, oldest first."""
    with closing(sqlite3.connect(f"file:{house.file}?mode=ro", uri=True)) as books:
        found = books.execute('select "by", body from journal where kind = ? order by number', (kind,)).fetchall()
    return [(by, json.loads(body)["event"]) for by, body in found]


def brass_button(screen: Screen) -> Place | None:
    """Over the pages, where a question or the sign-in is, the one button that goes on; None: it is not there."""
    picture = screen.look().convert("RGB")

    def brass(x: int, y: int) -> bool:
        return near(picture.getpixel((x, y)), BRASS, 8)  # type: ignore[arg-type]

    for y in range(300, 1064, 4):
        # A line of brass is an edge; two, one well under the other, are a button.
        run = [x for x in range(420, 1900, 4) if brass(x, y) and brass(x, y + 12)]
        if len(run) > 30:
            return run[0] + 12, y + 8
    return None


def ask(screen: Screen, button: Place) -> None:
    """A button whose meaning has just changed takes no touch for a moment: push until the question is there."""
    wait_for(lambda: _asked(screen, button), "the question is asked")


def _asked(screen: Screen, button: Place) -> bool:
    if brass_button(screen) is not None:
        return True
    screen.click(*button)
    return False


def confirm(screen: Screen) -> None:
    """A card takes no touch for its first moment, and counts a second one as none: push until it is gone."""
    wait_for(lambda: brass_button(screen), "the question is asked")
    wait_for(lambda: _pushed_away(screen), "it is done")


def _pushed_away(screen: Screen) -> bool:
    at = brass_button(screen)
    if at is not None:
        screen.click(*at)
    return at is None


def is_live(screen: Screen, button: Place) -> bool:
    """A big button is brass, beside its words, while it can be pushed."""
    return near(screen.pixel(button[0] - 150, button[1] - 35), BRASS)


def is_linked(screen: Screen, height: int) -> bool:
    """The green light in the header, wherever the name beside it leaves it."""
    picture = screen.look().convert("RGB")
    return any(near(picture.getpixel((x, height)), LINK_UP) for x in range(1000, 1900, 3))  # type: ignore[arg-type]


def red_result(screen: Screen, newest: Place) -> bool:
    """The newest of the last results is red; one row of them stands a little lower than two."""
    picture = screen.look().convert("RGB")
    column = ((newest[0] - 20, newest[1] + down) for down in range(-10, 60, 4))
    return any(near(picture.getpixel(at), RED) for at in column)  # type: ignore[arg-type]


async def a_player_bets(house: House, key: SigningKey) -> None:
    """A hundred in, ten on red."""
    told = await enrol(house.address, house.enrolment_code(1), key)
    async with (
        StaffClient(house.address, "1", "1001", PIN) as sells,
        StationClient(house.address, told.station_id, key) as station,
    ):
        await sells.do(BuyIn(table=sells.table, station=1, id="first", amount=10_000))
        await station.do(SheetPut(round=1, version=1, wagers={"red": 1_000}))


@pytest.mark.timeout(180)
def test_a_round_is_dealt_by_hand_and_eye_and_the_ledger_has_it(
    screen: Screen, house: House, places: dict[str, Place], tmp_path: Path
) -> None:
    log = tmp_path / "console.log"
    words = ("sgc", "--server", house.address, "--table", "1")
    console = Process(*ATS, *words, environment={"DISPLAY": screen.display}, log=log)
    try:
        _deal(screen, house, places)
    finally:
        code = console.end()
    assert code == 0, log.read_text()
    assert "Traceback" not in log.read_text()
    assert house.audit()["problems"] == []


def _deal(screen: Screen, house: House, places: dict[str, Place]) -> None:
    big, thirty_two, newest = places["next"], places["number-32"], places["newest-result"]

    # Nobody is signed in: nothing can be pushed. The pit boss, who may do all a dealer does (RR 1.2), signs in.
    wait_for(lambda: near(screen.pixel(650, 540), SIGN_IN_EDGE, 20), "the sign-in is there")
    assert not is_live(screen, big)
    screen.click(960, 300)
    for words in ("3001", PIN):
        screen.type(words)
        wait_for(lambda: brass_button(screen), "it can be gone on")
        wait_for(lambda: _pushed_away(screen), "it was taken")
    wait_for(lambda: is_linked(screen, places["link"][1]), "signed in and linked")

    # The table is opened, then a round.
    wait_for(lambda: is_live(screen, big), "the table can be opened")
    ask(screen, big)
    confirm(screen)
    assert [by for by, _ in journal(house, "table-opened")] == ["staff 3001"]
    wait_for(lambda: is_live(screen, big), "a round can be opened")
    wait_for(lambda: journal(house, "round-opened") or screen.click(*big), "the round is open")
    asyncio.run(a_player_bets(house, SigningKey.generate()))
    assert house.cents("felt") == 1_000

    # The dealer cannot end the betting (RR 5.1). The ball is spun, and the wheel's sensor sees it fall (RR 5.1.3).
    wait_for(lambda: not is_live(screen, big), "the period runs")
    wait_for(lambda: journal(house, "ball-spun") or screen.click(*places["ball-spun"]), "the ball is spun")
    assert not journal(house, "round-closed")
    dealer(house, "close")
    ((by, closed),) = journal(house, "round-closed")
    assert (by, closed["cause"]) == ("staff 3001", "sensor")

    # The ball rests in 32 red: tapped, confirmed (RR 5.4), paid, and the first of the last results.
    assert not red_result(screen, newest)
    ask(screen, thirty_two)
    assert not journal(house, "outcome-entered")
    confirm(screen)
    ((_, settled),) = journal(house, "round-settled")
    assert settled["outcome"] == "32"
    assert (house.cents("player"), house.cents("felt")) == (11_000, 0)
    wait_for(lambda: red_result(screen, newest), "32 red is the newest result")
