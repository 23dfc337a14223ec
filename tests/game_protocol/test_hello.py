"""Programs of different releases: they say so, and one that cannot be understood learns which release it needs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from game_protocol.client import Connection
from game_protocol.errors import RefusedByServer, WrongRelease
from game_protocol.hello import Hello
from game_protocol.house import ReadClock
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.problems import Problem
from game_protocol.release import PROTOCOL_HEADER, RELEASE_HEADER, Protocols, release
from game_protocol.retry import worth_asking_again
from game_protocol.staff import AcknowledgeAlert, LookAtAlerts
from game_protocol.staff_client import StaffClient
from game_protocol.station import LookAtStation
from game_protocol.station_client import StationClient
from game_protocol.table import LookAtDisplay
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, InstalledStation, install, running
from game_server.settings import Settings
from tests.game_protocol.other_release import THEIRS, AnotherProtocol, Juggle


@dataclass
class Floor:
    address: str
    installed: InstalledStation

    def station(self, transport: httpx.AsyncBaseTransport | None = None) -> StationClient:
        return StationClient(self.address, self.installed.station_id, self.installed.key, transport=transport)

    def staff(self, transport: httpx.AsyncBaseTransport | None = None) -> StaffClient:
        return StaffClient(self.address, "1", STAFF[Role.DEALER], PIN, transport=transport)


@pytest.fixture
async def floor(tmp_path: Path) -> AsyncIterator[Floor]:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    installed = await install(url, stations=1)
    async with running(Settings(database=url)) as address:
        yield Floor(address, installed.station(1))


async def test_a_screen_and_the_server_tell_each_other_what_they_are(floor: Floor) -> None:
    async with Connection(floor.address) as connection:
        hello = await connection.say_hello()
    assert (hello.protocols, hello.release) == (Protocols(1, 1), release())
    assert {"say-hello", "sheet-put", "buy-in"} <= set(hello.can)


async def test_every_message_says_which_release_sent_it(floor: Floor) -> None:
    async with Connection(floor.address) as connection:
        heard: list[httpx.Response] = []

        async def keep(response: httpx.Response) -> None:
            heard.append(response)

        connection._http.event_hooks["response"].append(keep)
        await connection.do(ReadClock())
        with pytest.raises(RefusedByServer):
            await connection.do(LookAtDisplay(table="9"))
    for response in heard:
        for headers in (response.headers, response.request.headers):
            assert (headers[PROTOCOL_HEADER], headers[RELEASE_HEADER]) == ("1-1", release())
    assert [response.status_code for response in heard] == [200, 404]


@pytest.mark.parametrize(
    ("ours", "theirs", "shared"),
    [("1-1", "1-1", True), ("1-2", "2-3", True), ("2-3", "1-2", True), ("1-1", "2-2", False), ("3-4", "1-2", False)],
)
def test_two_releases_need_one_protocol_version_in_common(ours: str, theirs: str, shared: bool) -> None:
    one, other = Protocols.read(ours), Protocols.read(theirs)
    assert one is not None
    assert other is not None
    assert (one.shares(other), str(one)) == (shared, ours)


@pytest.mark.parametrize("said", ["", "1", "a-b", "1-2-3", "-1-2", "1-2\n", "1" * 7 + "-1"])
def test_what_says_no_protocol_versions_is_not_read_as_some(said: str) -> None:
    assert Protocols.read(said) is None


async def test_a_station_of_another_protocol_learns_what_it_needs_and_the_console_names_it_once(floor: Floor) -> None:
    async with floor.staff() as dealer:
        async with floor.station(AnotherProtocol()) as station:
            for _ in range(2):
                with pytest.raises(WrongRelease) as wrong:
                    await station.do(LookAtStation())
                assert wrong.value.needed == THEIRS
        (told,) = (await dealer.do(LookAtAlerts(table="1"))).alerts
        assert (told.alert.what, told.alert.station) == ("wrong-release", 1)
        assert release() in told.alert.text
        assert THEIRS in told.alert.text
        await dealer.do(AcknowledgeAlert(table="1", alert=told.alert.alert))
        async with floor.station(AnotherProtocol()) as station:
            with pytest.raises(WrongRelease):
                await station.do(LookAtStation())
        assert (await dealer.do(LookAtAlerts(table="1"))).alerts == [], "it was read"


async def test_a_station_that_got_its_release_is_named_no_more(floor: Floor) -> None:
    async with floor.staff() as dealer:
        async with floor.station(AnotherProtocol()) as station:
            with pytest.raises(WrongRelease):
                async with station.events(None):
                    pass
        assert len((await dealer.do(LookAtAlerts(table="1"))).alerts) == 1
        async with floor.station() as station, station.events(None):
            assert isinstance(station.hello, Hello)
            assert (await dealer.do(LookAtAlerts(table="1"))).alerts == []


async def test_console_and_displays_of_another_protocol_learn_what_they_need(floor: Floor) -> None:
    async with floor.staff(AnotherProtocol()) as staff:
        with pytest.raises(WrongRelease, match=THEIRS):
            await staff.sign_in()
    async with Connection(floor.address, transport=AnotherProtocol()) as display:
        with pytest.raises(WrongRelease, match=THEIRS):
            await display.do(LookAtDisplay(table="1"))
    async with JackpotBoard(floor.address, "1", transport=AnotherProtocol()) as board:
        with pytest.raises(WrongRelease, match=THEIRS):
            async with board.live():
                pass


def test_what_must_be_told_is_told_once_the_release_is_right() -> None:
    """A note in the cash box is told until it counts, so a wrong release is no final answer."""
    assert worth_asking_again(WrongRelease("2.0"))


async def test_an_act_that_the_server_does_not_know_is_refused_at_once(floor: Floor) -> None:
    async with floor.station() as station:
        with pytest.raises(RefusedByServer) as before:
            await station.do(Juggle())
        async with station.events(None):
            assert station.knows(LookAtStation)
            with pytest.raises(RefusedByServer) as after:
                await station.do(Juggle())
    assert (before.value.problem, after.value.problem) == (Problem.UNKNOWN, Problem.NOT_IN_THIS_RELEASE)
