"""A machine becomes a station at a real server, with a one-time code."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from ats_client.station.assembly import assemble
from ats_client.station.configuration import ConfigurationError, read_configuration
from ats_client.station.enrolment import EnrolmentFailed, enrol_station, read_key
from ats_client.station.picture import StationState
from game_protocol.identity import MakeEnrolmentCode
from game_rules.game import Role
from tests.ats_client.station.real_house import RealHouse, shows


async def test_an_enrolled_machine_starts_and_plays(real: RealHouse, tmp_path: Path) -> None:
    technician = real.person(Role.TECHNICIAN)
    code = (await technician.do(MakeEnrolmentCode(table=technician.table, station=3))).code
    file = tmp_path / "etc" / "station.toml"
    configuration = await enrol_station(file, real.server, f" {code} ")
    assert read_configuration(file) == configuration
    assert stat.S_IMODE(configuration.key_file.stat().st_mode) == 0o600
    station = assemble(configuration)
    running = asyncio.create_task(station.run())
    try:
        picture = await shows(station, lambda picture: picture.state is StationState.IDLE)
        assert picture.station == 3
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    # The machine is a station now; and the code is used up, for this machine and any other.
    with pytest.raises(EnrolmentFailed, match="is a station already"):
        await enrol_station(file, real.server, code)
    with pytest.raises(EnrolmentFailed, match="code"):
        await enrol_station(tmp_path / "other" / "station.toml", real.server, code)


async def test_a_failed_attempt_leaves_no_station_and_the_next_one_works(real: RealHouse, tmp_path: Path) -> None:
    file = tmp_path / "etc" / "station.toml"
    with pytest.raises(EnrolmentFailed, match="no answer"):
        await enrol_station(file, "http://127.0.0.1:9", "123456")
    with pytest.raises(EnrolmentFailed, match=real.server):
        await enrol_station(file, real.server, "wrong-code")
    with pytest.raises(EnrolmentFailed, match="begins with https"):
        await enrol_station(file, "games.example", "123456")
    assert not await asyncio.to_thread(file.exists)
    code = (
        await real.person(Role.TECHNICIAN).do(MakeEnrolmentCode(table=real.person(Role.TECHNICIAN).table, station=3))
    ).code
    assert (await enrol_station(file, real.server, code)).server == real.server


def test_a_key_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "station.key"
    with pytest.raises(ConfigurationError, match="No such file"):
        read_key(file)
    file.write_text("no key")
    with pytest.raises(ConfigurationError, match="not a private key"):
        read_key(file)
