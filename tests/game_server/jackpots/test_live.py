"""Live meters: what a display reads, how it knows how old it is, and that a stream ends with its server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from game_protocol import streams
from game_protocol.jackpot_office import OfferJackpot
from game_protocol.jackpots import JackpotMeters
from game_server.embedded import install, running
from game_server.jackpots.live import EVERY_MS
from game_server.settings import Settings
from tests.game_server.jackpots.casino import PIT_BOSS, Casino
from tests.game_server.jackpots.kinds import bonus, mystery, progressive

RED = {"red": 10_000}


def read(frame: bytes) -> JackpotMeters:
    kind, data, _ = frame.decode().split("\n", 2)
    assert kind == "event: jackpot-meters"
    return JackpotMeters.from_json(data.removeprefix("data: "))


async def test_rule_8_3_7_the_board_shows_the_value_recorded_from_time_to_time(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.play("1", {1: RED})
    await casino.house.jackpots.boards.refresh()
    board = casino.house.jackpots.boards.now("1")
    assert [(meter.name, meter.amount, meter.must_hit_by) for meter in board.meters] == [
        ("Midnight Mystery", 50_100, 100_000)
    ]
    assert board.as_of_ms == casino.clock.now_ms()
    assert casino.house.jackpots.boards.now("2").meters == [], "table 2 plays for none"


async def test_a_prize_stays_on_the_board_until_the_next_and_goes_with_a_void_round(casino: Casino) -> None:
    await casino.offer("zero", bonus(), "1", "2")
    number = await casino.play("1", {1: {"straight-0": 1_000}}, "0")
    await casino.house.jackpots.boards.refresh()
    (meter,) = casino.house.jackpots.boards.now("2").meters
    assert meter.last_prize is not None
    assert (meter.last_prize.table, meter.last_prize.station) == ("1", 1), "the linked table shows it too"
    await casino.void("1", number)
    await casino.house.jackpots.boards.refresh()
    (meter,) = casino.house.jackpots.boards.now("2").meters
    assert meter.last_prize is None


async def test_a_fault_stands_beside_the_amount(casino: Casino) -> None:
    await casino.offer("p", progressive(), "1")
    await casino.office.offer_jackpot(OfferJackpot(jackpot="p", on=False, reason="Link lost"), PIT_BOSS)
    await casino.house.jackpots.boards.refresh()
    (meter,) = casino.house.jackpots.boards.now("1").meters
    assert (meter.amount, meter.fault) == (120_000, "Link lost")


async def test_a_stream_gives_the_board_at_once_then_twice_a_second_and_ends_with_the_server(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    boards = casino.house.jackpots.boards
    await casino.house.jackpots.open()
    stream = boards.stream("1")
    first = read(await anext(stream))
    following = asyncio.create_task(anext(stream))
    await asyncio.sleep(0)
    casino.clock.advance(EVERY_MS)
    second = read(await following)
    assert second.as_of_ms == first.as_of_ms + EVERY_MS
    last = asyncio.create_task(anext(stream, None))
    await asyncio.sleep(0)
    boards.close()
    assert await last is None


async def test_a_display_that_listens_does_not_hold_up_a_server_that_stops(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ats.db'}"
    await install(url, stations=1)
    heard: list[str] = []
    listening = asyncio.Event()

    async def listen(address: str) -> None:
        path = streams.JACKPOT_STREAM.format(table="1")
        async with httpx.AsyncClient() as client, client.stream("GET", address + path) as response:
            async for line in response.aiter_lines():
                heard.append(line)
                listening.set()

    async with running(Settings(database=url)) as address:
        display = asyncio.create_task(listen(address))
        await listening.wait()
    await display
    assert heard[0] == "event: jackpot-meters"


async def test_what_was_changed_here_is_seen_without_waiting(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.house.jackpots.open()
    stream = casino.house.jackpots.boards.stream("1")
    before = read(await anext(stream)).meters[0].amount
    following = asyncio.create_task(anext(stream))
    await asyncio.sleep(0)
    number = await casino.wager("1", {1: RED})
    await casino.settle("1", number, "5")
    casino.house.jackpots.boards.soon()
    assert read(await following).meters[0].amount == before + 100
