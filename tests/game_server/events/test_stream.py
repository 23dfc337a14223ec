"""Event streams over a real socket: resumed without a gap, a lost station noticed, a stopped server ends them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from game_protocol import streams
from game_protocol.errors import NoAnswer
from game_protocol.event_stream import Told
from game_protocol.events import RoundClosed, RoundOpened, StationSeen
from game_protocol.identity import StaffSignIn
from game_protocol.jackpots import JackpotsShown
from game_protocol.rounds import CloseRound, OpenRound, SpinBall
from game_protocol.seat import BuyIn
from game_protocol.station import SheetPut
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.app import create_app
from game_server.callers import StationCaller
from game_server.embedded import PIN, STAFF, Installation, InstalledStation, install, running
from game_server.serving import Server
from game_server.settings import Settings

PATIENCE_S = 30
"""For a busy machine; nothing here is measured."""


@dataclass
class Floor:
    address: str
    installation: Installation
    staff: httpx.AsyncClient

    def station(self, number: int) -> StationClient:
        installed = self.installation.station(number)
        return StationClient(self.address, installed.station_id, installed.key)

    async def deal(self, route: str, body: dict[str, Any], station: int = 1) -> dict[str, Any]:
        response = await self.staff.post(route.format(table="1", station=station), json=body)
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer


@pytest.fixture
async def floor(sqlite_url: str) -> AsyncIterator[Floor]:
    installation = await install(sqlite_url, stations=2)
    async with (
        running(Settings(database=sqlite_url)) as address,
        httpx.AsyncClient(base_url=address, timeout=PATIENCE_S) as staff,
    ):
        signed_in = await staff.post(StaffSignIn.at.path, json={"number": STAFF[Role.SUPERVISOR], "pin": PIN})
        staff.headers["Authorization"] = f"Bearer {signed_in.json()['token']}"
        yield Floor(address, installation, staff)


async def heard(client: StationClient, after: int | None, until: type) -> list[Told]:
    """Everything a station hears from a number on, up to the first event of a kind."""
    told: list[Told] = []
    async with asyncio.timeout(PATIENCE_S), client.events(after) as stream:
        async for each in stream:
            if isinstance(each.event, JackpotsShown):
                continue  # true now, and no part of the story
            told.append(each)
            if isinstance(each.event, until):
                return told
    raise AssertionError("the stream ended")


async def test_a_station_that_was_away_hears_all_it_missed_and_nothing_twice(floor: Floor) -> None:
    async with floor.station(1) as station, floor.station(2) as other:
        await floor.deal(BuyIn.at.path, {"id": "b1", "amount": 10_000}, 1)
        await floor.deal(BuyIn.at.path, {"id": "b2", "amount": 10_000}, 2)
        await floor.deal(OpenRound.at.path, {})
        first = await heard(station, 0, RoundOpened)
        await station.do(SheetPut(round=1, version=1, wagers={"red": 1000}))
        await other.do(SheetPut(round=1, version=1, wagers={"black": 2000}))
        await floor.deal(SpinBall.at.path, {"round": 1})
        await floor.deal(CloseRound.at.path, {"round": 1, "cause": "sensor"})
        missed = await heard(station, first[-1].id, RoundClosed)
        from_the_start = await heard(station, 0, RoundClosed)
    numbers = [told.id for told in [*first, *missed]]
    assert numbers == sorted(set(numbers))
    assert [told.id for told in from_the_start] == numbers, "resumed or not, it is the same story"
    kinds = [told.event.kind for told in from_the_start if told.event]
    assert kinds == ["account-changed", "round-opened", "ball-spun", "round-closed"], "and nothing of the other player"
    closed = missed[-1].event
    assert isinstance(closed, RoundClosed)
    assert closed.locked is not None
    assert closed.locked.wagers == {"red": 1000}


async def test_what_happens_while_the_past_is_read_comes_after_it_without_a_gap(floor: Floor) -> None:
    await floor.deal(BuyIn.at.path, {"id": "b", "amount": 100_000})
    await floor.deal(OpenRound.at.path, {})
    async with floor.station(1) as station:
        listening = asyncio.create_task(staff_hears(floor, 0, 42))
        for version in range(1, 41):
            await station.do(SheetPut(round=1, version=version, wagers={"red": 500 * version}))
        numbers = await listening
    assert numbers == list(range(1, 43))


async def staff_hears(floor: Floor, after: int, upto: int) -> list[int]:
    numbers: list[int] = []
    path = streams.TABLE_EVENTS.format(table="1")
    async with floor.staff.stream("GET", path, params={"after": after}) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        async for line in response.aiter_lines():
            if line.startswith("id: "):
                numbers.append(int(line.removeprefix("id: ")))
                if numbers[-1] == upto:
                    return numbers
    raise AssertionError("the stream ended")


async def test_staff_hear_a_station_come_and_go(floor: Floor) -> None:
    path = streams.TABLE_EVENTS.format(table="1")
    seen: list[bool] = []
    async with asyncio.timeout(PATIENCE_S), floor.staff.stream("GET", path) as response:
        lines = response.aiter_lines()
        assert await anext(lines) == ": listening"
        async with floor.station(1) as station, station.events(None):
            await until_seen(lines, seen)
        await until_seen(lines, seen)
    assert seen == [True, False]


async def until_seen(lines: AsyncIterator[str], seen: list[bool]) -> None:
    async for line in lines:
        if line.startswith("data: ") and '"station-seen"' in line:
            seen.append(StationSeen.from_json(line.removeprefix("data: ")).connected)
            return


async def test_a_stopping_server_ends_its_streams_at_once(sqlite_url: str) -> None:
    installation = await install(sqlite_url, stations=1)
    installed = installation.station(1)
    async with running(Settings(database=sqlite_url)) as address:
        listens = asyncio.Event()
        listening = asyncio.create_task(until_it_ends(address, installed, listens))
        await asyncio.wait_for(listens.wait(), PATIENCE_S)
    with pytest.raises(NoAnswer):
        await asyncio.wait_for(listening, PATIENCE_S)


async def until_it_ends(address: str, installed: InstalledStation, listens: asyncio.Event) -> None:
    client = StationClient(address, installed.station_id, installed.key)
    async with client, client.events(None) as stream:
        listens.set()
        async for _ in stream:
            pass


async def test_a_listener_that_does_not_read_is_hung_up_on_and_keeps_nothing_of_the_server(sqlite_url: str) -> None:
    """Closing alone would wait for it to read what it was sent: its socket and those bytes would stay."""
    installed = (await install(sqlite_url, stations=1)).station(1)
    app = create_app(Settings(database=sqlite_url))
    server, listening = Server(app), socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await asyncio.wait_for(server.ready.wait(), PATIENCE_S)
        station = StationCaller(installed.station_id, "1", 1)
        token, _ = app.state.house.identification.tokens.issue(station, app.state.house.clock.now_ms())
        hub = app.state.house.floor.writer("1").hub
        sent = 32 * 2**20  # more than the system keeps for a socket
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.setblocking(False)
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.get_running_loop().sock_connect(slow, listening.getsockname())
                head = f"GET {streams.STATION_EVENTS} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n"
                await asyncio.get_running_loop().sock_sendall(slow, head.encode())
                await read_until(slow, b": listening")
                hub.tell_stations(b"data: " + b"x" * sent + b"\n\n")
                await read_until(slow, b"data: x")
                while hub.is_connected(1):
                    hub.tell_stations(b": and on\n\n")
                assert await read_to_the_end(slow) < sent // 2, "the rest was thrown away"
        assert not server.server_state.connections
    finally:
        server.should_exit = True
        await serving
        listening.close()


async def read_until(connection: socket.socket, words: bytes) -> None:
    read = b""
    while words not in read:
        part = await asyncio.get_running_loop().sock_recv(connection, 4096)
        assert part, "the connection ended"
        read += part


async def read_to_the_end(connection: socket.socket) -> int:
    length = 0
    with suppress(ConnectionResetError):
        while part := await asyncio.get_running_loop().sock_recv(connection, 2**20):
            length += len(part)
    return length
