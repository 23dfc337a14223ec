"""A rolling upgrade: for a night, server and stations are of different releases, and a whole visit is played."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom

import pytest

from ats_client.station.picture import Saying, StationState
from ats_client.station.station import Station
from game_protocol.basics import Nothing
from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_rules.money import Money
from game_server.app import create_app
from game_server.callers import StationCaller
from game_server.embedded import Installation, install
from game_server.house import House
from game_server.http.doing import in_house, route_of
from game_server.serving import Server
from game_server.settings import Settings
from screen_kit.clock import MachineClock
from tests.ats_client.station.playing import Metal
from tests.ats_client.station.real_house import Dealer, RealHouse, shows
from tests.game_protocol.other_release import THEIRS, AnotherProtocol, Juggle, NewerClient, NewerServer


async def juggle(_house: House, _caller: StationCaller, _asked: Juggle) -> Nothing:
    return Nothing()


@dataclass
class Machine:
    """One address, at which a server of either release may stand; the database outlives both."""

    installed: Installation
    listening: socket.socket = field(default_factory=lambda: socket.create_server(("127.0.0.1", 0)))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    @asynccontextmanager
    async def serves(self, *, newer: bool) -> AsyncIterator[None]:
        app = create_app(Settings(database=self.installed.database, address=self.address))
        if newer:
            app.router.routes.append(route_of(in_house(Juggle, juggle), app.state.house))
            app.add_middleware(NewerServer)
        server = Server(app)
        serving = asyncio.create_task(server.serve(sockets=[self.listening.dup()]))
        try:
            await server.ready.wait()
            yield
        finally:
            server.should_exit = True
            await serving


class NewerStations(RealHouse):
    """Stations of a newer release than their server."""

    def client(self, number: int = 1, table: str = "1") -> StationClient:
        seat = self.installed.station(number, table)
        return StationClient(self.server, seat.station_id, seat.key, transport=NewerClient())


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    machine = Machine(await install(f"sqlite:///{tmp_path / 'house.sqlite'}", stations=1))
    yield machine
    machine.listening.close()


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


async def money_in_and_bets(station: Station, dealer: Dealer, metal: Metal) -> None:
    await shows(station, lambda picture: Money(5000) in picture.money.notes)
    assert metal.acceptor is not None
    assert metal.acceptor.insert_note(Money(5000))
    await shows(station, lambda picture: picture.balance == Money(5000))
    await dealer.opens()
    await shows(station, lambda picture: picture.state is StationState.OPEN)
    station.place("straight-17", Money(500))
    station.place("red", Money(1000))
    await shows(station, lambda picture: not picture.pending)


async def result_and_ticket_out(station: Station, dealer: Dealer, metal: Metal) -> None:
    await dealer.closes()
    locked = (await shows(station, lambda picture: picture.locked is not None)).locked
    assert locked is not None
    assert locked.as_cents() == {"straight-17": 500, "red": 1000}
    await dealer.calls("17")  # black: 5.00 wins 175.00, red loses
    await shows(station, lambda picture: picture.state is StationState.RESULT)
    assert station.picture.balance == Money(5000 + 17_500 - 1000)
    assert [told.outcome for told in (await station.recall()).rounds] == ["17"]
    station.cash_out("ticket")
    await shows(station, lambda picture: Saying.TAKE_YOUR_TICKET in [said.saying for said in picture.said])
    assert [ticket.amount for ticket in metal.tray.tickets] == [Money(21_500)]
    assert metal.printer is not None
    await metal.printer.take()
    await shows(station, lambda picture: picture.state is StationState.IDLE)
    assert not station.faults


@pytest.mark.parametrize(
    ("server_is_newer", "house_of"),
    [(True, RealHouse), (False, NewerStations)],
    ids=["a newer server, an older station", "a newer station, an older server"],
)
async def test_a_whole_visit_with_fields_events_and_an_act_the_other_does_not_know(
    machine: Machine, metal: Metal, server_is_newer: bool, house_of: type[RealHouse]
) -> None:
    async with machine.serves(newer=server_is_newer):
        house = house_of(machine.address, machine.installed)
        async with house.person(Role.DEALER) as client, house.station(1, metal.fittings(), metal.disk) as station:
            dealer = Dealer(client)
            await money_in_and_bets(station, dealer, metal)
            await result_and_ticket_out(station, dealer, metal)


async def test_an_act_of_a_newer_release_is_done_by_a_newer_server_and_refused_by_an_older_one(
    machine: Machine,
) -> None:
    house = NewerStations(machine.address, machine.installed)
    async with machine.serves(newer=True), house.client() as station:
        assert await station.do(Juggle()) == Nothing()
    async with machine.serves(newer=False), house.client() as station:
        with pytest.raises(RefusedByServer) as refusal:
            await station.do(Juggle())
    assert refusal.value.problem is Problem.UNKNOWN
    assert refusal.value.is_final


async def test_the_server_is_upgraded_in_the_middle_of_a_visit(machine: Machine, metal: Metal) -> None:
    house = RealHouse(machine.address, machine.installed)
    async with AsyncExitStack() as night:
        dealer = Dealer(await night.enter_async_context(house.person(Role.DEALER)))
        async with machine.serves(newer=False):
            station = await night.enter_async_context(house.station(1, metal.fittings(), metal.disk))
            await money_in_and_bets(station, dealer, metal)
        await shows(station, lambda picture: not picture.link.connected)
        async with machine.serves(newer=True):
            await shows(station, lambda picture: picture.link.connected)
            await result_and_ticket_out(station, dealer, metal)


async def test_a_station_of_another_protocol_says_what_it_needs_and_plays_once_it_has_it(
    machine: Machine, metal: Metal
) -> None:
    seat = machine.installed.station(1)
    async with machine.serves(newer=False):
        link = StationClient(machine.address, seat.station_id, seat.key, transport=AnotherProtocol())
        station = Station(link, MachineClock(), SystemRandom())
        running = asyncio.create_task(station.run())
        try:
            picture = await shows(station, lambda picture: picture.link.needed_release != "")
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        assert (picture.link.needed_release, picture.state) == (THEIRS, StationState.OFFLINE)
        async with RealHouse(machine.address, machine.installed).station(1) as upgraded:
            assert upgraded.picture.link.needed_release == ""
