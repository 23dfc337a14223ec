"""A technician's visit to a real station at a real server: in, at work, out, and what it leaves behind."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from ats_client.station.picture import StationState
from ats_client.station.station import Station
from game_protocol.errors import NoAnswer
from game_protocol.seat import ChangeService
from game_protocol.staff import LookAtStations
from game_protocol.station import Service
from game_protocol.technician import CREDENTIAL_LASTS_MS
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import PIN, STAFF
from kiosk.credentials import Credentials, NotLetIn
from kiosk.technician import NotNow, Stage, Technician
from tests.ats_client.station.real_house import Dealer, RealHouse, shows

NUMBER = STAFF[Role.TECHNICIAN]


class CutLine:
    """The link to the server with its cable pulled."""

    async def do(self, _act: object) -> None:
        raise NoAnswer("no route to host")


@dataclass
class Workshop:
    station: Station
    technician: Technician
    journal: Path
    credentials: Credentials
    now_ms: Callable[[], int]

    def without_server(self, after_ms: int = 0) -> Technician:
        return Technician(self.station, CutLine(), self.credentials, lambda: self.now_ms() + after_ms)  # type: ignore[arg-type]

    def acts(self) -> list[tuple[str, str]]:
        with closing(sqlite3.connect(self.journal)) as journal:
            rows = journal.execute("select facts from records where journey = 'work' and step = 'did' order by number")
            return [(facts["by"], facts["what"]) for facts in (json.loads(row) for (row,) in rows)]


@asynccontextmanager
async def workshop(house: RealHouse, folder: Path) -> AsyncIterator[Workshop]:
    credentials = Credentials(folder / "technicians.json", house.installed.station(1).station_id)

    def now_ms() -> int:
        return time.time_ns() // 1_000_000

    async with (
        house.client(1) as server,
        house.station(1, journal=folder / "station.sqlite") as station,
    ):
        technician = Technician(station, server, credentials, now_ms)
        yield Workshop(station, technician, folder / "station.sqlite", credentials, now_ms)


async def service_of(house: RealHouse) -> Service:
    return (
        (await house.person(Role.SUPERVISOR).do(LookAtStations(table=house.person(Role.SUPERVISOR).table)))
        .stations[0]
        .service
    )


def told(folder: Path) -> list[tuple[str, str]]:
    """The technicians' acts in the server's journal."""
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        rows = database.execute("select body from journal where body like '%\"technician\":%' order by number")
        acts = [json.loads(row)["record"]["technician"] for (row,) in rows]
    return [(act["by"], act["what"]) for act in acts]


async def test_a_technician_enters_by_pin_works_and_leaves_to_the_state_before(
    house: RealHouse, tmp_path: Path
) -> None:
    dealer = Dealer(house.person(Role.DEALER))
    async with workshop(house, tmp_path) as shop:
        await dealer.sells(1, 5000)
        await shows(shop.station, lambda picture: picture.balance == Money(5000))
        before = shop.station.picture.state
        await shop.technician.enter(NUMBER, PIN)
        assert shop.station.picture.state is StationState.DIAGNOSTICS
        assert await service_of(house) is Service.DIAGNOSTICS
        await shop.technician.did("printed a test ticket", "came out")
        shop.technician.add_test_money(Money(2000))
        assert shop.technician.visit.test_money == Money(2000)
        await shop.technician.leave()
        await shows(shop.station, lambda picture: picture.state is before)
        assert await service_of(house) is Service.IN_SERVICE
        assert shop.technician.visit.test_money == Money.zero()
        assert shop.station.picture.balance == Money(5000)
        assert shop.station.meters.notes_in == Money.zero()
        done = [(NUMBER, "entered diagnostics"), (NUMBER, "printed a test ticket"), (NUMBER, "left diagnostics")]
        assert shop.acts() == done
        await shop.station.work_log.all_told()
        assert told(tmp_path) == done


async def test_a_round_in_play_is_finished_first(house: RealHouse, tmp_path: Path) -> None:
    dealer = Dealer(house.person(Role.DEALER))
    async with workshop(house, tmp_path) as shop:
        await dealer.sells(1, 5000)
        await dealer.opens()
        await shows(shop.station, lambda picture: picture.state is StationState.OPEN)
        shop.station.place("red", Money(1000))
        await shows(shop.station, lambda picture: not picture.pending and picture.sheet is not None)
        entering = asyncio.create_task(shop.technician.enter(NUMBER, PIN))
        await shows(shop.station, lambda picture: picture.state is StationState.LOCKED)
        assert shop.technician.visit.stage in (Stage.ASKING, Stage.WAITING_FOR_ROUND)
        shop.station.place("red", Money(1000))
        assert shop.station.picture.funds == Money(5000)
        await dealer.closes()
        await dealer.calls("1")  # red
        await entering
        assert shop.station.picture.state is StationState.DIAGNOSTICS
        assert shop.station.picture.balance == Money(6000)
        await shop.technician.leave()


async def test_a_station_that_was_out_of_service_is_so_again(house: RealHouse, tmp_path: Path) -> None:
    supervisor = house.person(Role.SUPERVISOR)
    async with workshop(house, tmp_path) as shop:
        await supervisor.do(
            ChangeService(table=supervisor.table, station=1, service=Service.OUT_OF_SERVICE, reason="a spilt drink")
        )
        await shows(shop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()
        picture = await shows(shop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        assert picture.out_of_service_reason == "a spilt drink"


@pytest.mark.parametrize(
    ("number", "pin", "why"),
    [
        (NUMBER, "000000", "wrong"),
        (STAFF[Role.DEALER], PIN, "technician"),
        ("", "", "figures"),
        ("9001", "12", "figures"),
    ],
)
async def test_nobody_else_is_let_in(house: RealHouse, tmp_path: Path, number: str, pin: str, why: str) -> None:
    async with workshop(house, tmp_path) as shop:
        with pytest.raises(NotLetIn, match=why):
            await shop.technician.enter(number, pin)
        assert shop.technician.visit.stage is Stage.OUTSIDE
        assert shop.station.picture.state is StationState.IDLE
        assert await service_of(house) is Service.IN_SERVICE
        assert shop.acts() == ([(number, "was not let in")] if len(pin) > 3 else [])


async def test_without_the_server_the_credential_kept_here_serves_until_it_runs_out(
    house: RealHouse, tmp_path: Path
) -> None:
    async with workshop(house, tmp_path) as shop:
        with pytest.raises(NotLetIn, match="not been here"):
            await shop.without_server().enter(NUMBER, PIN)
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()
        alone = shop.without_server()
        await alone.enter(NUMBER, PIN)
        assert shop.station.picture.state is StationState.DIAGNOSTICS
        assert not alone.visit.online
        await alone.leave()
        assert shop.station.picture.state is not StationState.DIAGNOSTICS
        with pytest.raises(NotLetIn, match="run out"):
            await shop.without_server(after_ms=CREDENTIAL_LASTS_MS).enter(NUMBER, PIN)


async def test_without_the_server_guessing_ends_after_five_wrong_pins(house: RealHouse, tmp_path: Path) -> None:
    async with workshop(house, tmp_path) as shop:
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()
        alone = shop.without_server()
        for _ in range(5):
            with pytest.raises(NotLetIn, match="wrong"):
                await alone.enter(NUMBER, "000000")
        with pytest.raises(NotLetIn, match="only the server"):
            await shop.without_server().enter(NUMBER, PIN)
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()


async def test_a_credential_that_was_changed_is_not_believed(house: RealHouse, tmp_path: Path) -> None:
    async with workshop(house, tmp_path) as shop:
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()
        file = tmp_path / "technicians.json"
        file.write_text(file.read_text().replace("Technician", "Somebody 1"))
        with pytest.raises(NotLetIn, match="damaged"):
            await shop.without_server().enter(NUMBER, PIN)
        assert file.stat().st_mode & 0o077 == 0


async def test_a_visit_that_a_restart_cut_short_still_leads_back(house: RealHouse, tmp_path: Path) -> None:
    supervisor = house.person(Role.SUPERVISOR)
    async with workshop(house, tmp_path) as shop:
        await supervisor.do(
            ChangeService(table=supervisor.table, station=1, service=Service.OUT_OF_SERVICE, reason="a spilt drink")
        )
        await shows(shop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        await shop.technician.enter(NUMBER, PIN)
    async with workshop(house, tmp_path) as shop:
        await shows(shop.station, lambda picture: picture.state is StationState.DIAGNOSTICS)
        await shop.technician.enter(NUMBER, PIN)
        await shop.technician.leave()
        await shows(shop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)


async def test_leaving_needs_the_server_that_took_the_station_out(house: RealHouse, tmp_path: Path) -> None:
    async with workshop(house, tmp_path) as shop:
        await shop.technician.enter(NUMBER, PIN)
        server, shop.technician._server = shop.technician._server, CutLine()  # type: ignore[assignment]
        with pytest.raises(NoAnswer):
            await shop.technician.leave()
        assert shop.technician.visit.stage is Stage.INSIDE
        shop.technician._server = server
        await shop.technician.leave()


async def test_nothing_is_recorded_for_nobody(house: RealHouse, tmp_path: Path) -> None:
    async with workshop(house, tmp_path) as shop:
        with pytest.raises(NotNow):
            await shop.technician.did("printed a test ticket")
        with pytest.raises(NotNow):
            shop.technician.add_test_money(Money(2000))
        with pytest.raises(NotNow):
            await shop.technician.leave()
        assert shop.acts() == []
