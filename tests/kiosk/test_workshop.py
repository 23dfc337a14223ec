"""The station with its technician's mode: cleared and enrolled again, and its software checked every day."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from ats_client.station.configuration import Configuration
from ats_client.station.enrolment import EnrolmentFailed, enrol_station
from ats_client.station.picture import StationState
from game_protocol.identity import MakeEnrolmentCode
from game_protocol.keys import SigningKey
from game_rules.game import Role
from game_server.embedded import PIN, STAFF
from kiosk.check_release import Manifest, scan
from kiosk.configuration_keeper import ConfigurationKeeper, LockedConfiguration
from kiosk.manifest import RECHECK_EVERY_S, sign
from kiosk.pages.cabinet import MemoryPage
from kiosk.pages.machine import ChecksPage
from kiosk.places import Places
from kiosk.workshop import Workshop
from screen_kit.clock import VirtualClock
from tests.ats_client.station.real_house import RealHouse, shows

NUMBER = STAFF[Role.TECHNICIAN]


class DayClock(VirtualClock):
    """Rings when somebody goes to sleep: by then everything that was due is done."""

    def __init__(self) -> None:
        super().__init__()
        self.asleep = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.asleep.set()
        await super().sleep(seconds)

    async def a_day_later(self) -> None:
        await self.asleep.wait()
        self.asleep.clear()
        self.jump_to(self.now_s + RECHECK_EVERY_S)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A signed release of two files."""
    release, key = tmp_path / "releases" / "1", SigningKey.generate()
    release.mkdir(parents=True)
    (release / "doors.py").write_text("as released")
    (release / "money.py").write_text("as released")
    (tmp_path / "current").symlink_to(release)
    (tmp_path / "release.pub").write_text(key.public)
    release.with_name("1.manifest").write_bytes(sign(Manifest("1", scan(release)), key))
    return replace(Places(), current=tmp_path / "current", release_key=tmp_path / "release.pub", state=tmp_path)


async def enrolled(house: RealHouse, folder: Path) -> Configuration:
    code = (
        await house.person(Role.TECHNICIAN).do(MakeEnrolmentCode(table=house.person(Role.TECHNICIAN).table, station=2))
    ).code
    made = await enrol_station(folder / "station.toml", house.server, code)
    return replace(made, journal=folder / "state" / "journal.sqlite")


@asynccontextmanager
async def running(
    configuration: Configuration,
    places: Places,
    clock: VirtualClock | None = None,
    keeper: ConfigurationKeeper | None = None,
) -> AsyncIterator[Workshop]:
    configuration.journal.parent.mkdir(exist_ok=True)
    workshop = Workshop(configuration, places, clock=clock, keeper=keeper)
    run = asyncio.create_task(workshop.run())
    try:
        await shows(workshop.station, lambda picture: picture.link.connected)
        yield workshop
    finally:
        run.cancel()
        await asyncio.gather(run, return_exceptions=True)
        await workshop.close()


async def clears(workshop: Workshop) -> str:
    """A technician comes and presses the button; the two questions belong to the screen."""
    page = next(page for page in workshop.pages() if isinstance(page, MemoryPage))
    await workshop.technician.enter(NUMBER, PIN)
    return await page.act("clear")


def told(folder: Path) -> list[str]:
    """The technicians' acts, from the server's own journal."""
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        rows = database.execute(
            "select json_extract(body, '$.record.technician.what') from journal"
            " where body like '%\"technician\":%' order by number"
        ).fetchall()
    database.close()
    return [what for (what,) in rows]


async def test_a_cleared_station_leaves_no_file_and_can_be_enrolled_anew(
    house: RealHouse, places: Places, tmp_path: Path
) -> None:
    first = await enrolled(house, tmp_path / "station")
    async with running(first, places) as workshop:
        ended = []
        workshop.ended = lambda: ended.append(True)
        assert "memory cleared" in await clears(workshop)
        assert ended == [True]
        assert first.journal.exists()  # deleted when the station has closed it
    assert list((tmp_path / "station").rglob("*.*")) == []
    assert told(tmp_path) == ["entered diagnostics", "cleared the memory", "left diagnostics"]

    second = await enrolled(house, tmp_path / "station")
    assert second.station_id != first.station_id  # a station is its key (decision 0202), and the key is new
    async with running(second, places) as workshop:
        picture = await shows(workshop.station, lambda picture: picture.state is StationState.IDLE)
        assert picture.station == 2
        assert await workshop.station.records() == ()


async def test_a_station_that_was_not_cleared_cannot_be_enrolled_over(
    house: RealHouse, places: Places, tmp_path: Path
) -> None:
    configuration = await enrolled(house, tmp_path / "station")
    async with running(configuration, places) as workshop:
        await workshop.technician.enter(NUMBER, PIN)
        await workshop.technician.leave()
    assert configuration.journal.exists()
    with pytest.raises(EnrolmentFailed, match="is a station already"):
        await enrolled(house, tmp_path / "station")


async def test_a_locked_station_without_its_caretaker_is_not_cleared(
    house: RealHouse, places: Places, tmp_path: Path
) -> None:
    configuration = await enrolled(house, tmp_path / "station")
    keeper = LockedConfiguration(tmp_path / "nobody")
    async with running(configuration, places, keeper=keeper) as workshop:
        assert "not cleared: The configuration belongs to root" in await clears(workshop)
        await workshop.technician.leave()
    assert configuration.file.exists()
    assert configuration.journal.exists()


async def test_a_file_that_is_changed_is_found_the_next_day_and_stops_the_running_station(
    house: RealHouse, places: Places, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """N.J.A.C. 13:69O-1.5(c), (d): at least every 24 h, and a failure stops that software."""
    clock = DayClock()
    async with running(await enrolled(house, tmp_path / "station"), places, clock) as workshop:
        await shows(workshop.station, lambda picture: picture.state is StationState.IDLE)
        await clock.a_day_later()
        await clock.asleep.wait()  # checked again, and found nothing
        assert workshop.station.faults == {}
        (places.release / "money.py").write_text("more for me")
        await clock.a_day_later()
        picture = await shows(workshop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        assert "differs: money.py" in picture.out_of_service_reason
        assert "doors.py" not in picture.out_of_service_reason
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["fault"]
    caplog.clear()


async def test_software_is_compared_on_demand(house: RealHouse, places: Places, tmp_path: Path) -> None:
    async with running(await enrolled(house, tmp_path / "station"), places, DayClock()) as workshop:
        page = next(page for page in workshop.pages() if isinstance(page, ChecksPage) and page.key == "software")
        assert await page.act("again") == "Software: all checks passed"
        (places.release / "extra.py").write_text("nobody released this")
        assert await page.act("again") == "Software: failed: software"
        assert "extra.py" in page.view().checks[0].detail


async def test_a_release_without_its_key_stops_the_station_at_its_start(
    house: RealHouse, places: Places, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody took the key away: nothing can be compared, and nothing passes."""
    places.release_key.unlink()
    async with running(await enrolled(house, tmp_path / "station"), places, DayClock()) as workshop:
        picture = await shows(workshop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        assert "release.pub" in picture.out_of_service_reason
    caplog.clear()


async def test_a_release_without_its_manifest_stops_the_station_at_its_start(
    house: RealHouse, places: Places, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    places.manifest.unlink()
    async with running(await enrolled(house, tmp_path / "station"), places, DayClock()) as workshop:
        picture = await shows(workshop.station, lambda picture: picture.state is StationState.OUT_OF_SERVICE)
        assert "1.manifest" in picture.out_of_service_reason
    caplog.clear()
