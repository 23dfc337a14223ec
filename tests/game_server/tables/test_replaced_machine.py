"""A place is given to a new machine while the old one still has a token."""

from __future__ import annotations

import pytest

from game_protocol.errors import RefusedByServer
from game_protocol.identity import MakeEnrolmentCode
from game_protocol.keys import SigningKey
from game_protocol.problems import Problem
from game_protocol.rounds import OpenRound
from game_protocol.station import CallAttendant, LookAtStation, SheetPut
from game_protocol.station_client import StationClient, enrol
from game_server.embedded import install
from tests.game_server.evening import SERVER, reopened
from tests.game_server.hand_clock import HandClock


async def test_the_old_machine_can_do_nothing_more_from_the_moment_the_new_one_has_its_place(sqlite_url: str) -> None:
    old = (await install(sqlite_url, stations=1)).station(1)
    async with (
        reopened(sqlite_url, HandClock()) as opened,
        StationClient(SERVER, old.station_id, old.key, transport=opened.transport) as old_machine,
    ):
        await old_machine.do(CallAttendant(on=True))
        await opened.boss.do(OpenRound(table=opened.boss.table))
        code = await opened.boss.do(MakeEnrolmentCode(table=opened.boss.table, station=1))
        new = await enrol(SERVER, code.code, key := SigningKey.generate(), transport=opened.transport)
        with pytest.raises(RefusedByServer) as at_the_sheet:
            await old_machine.do(SheetPut(round=1, version=1, wagers={"red": 10_00}))
        with pytest.raises(RefusedByServer) as elsewhere:
            await old_machine.do(CallAttendant(on=False))
        # It was told to sign in anew, tried, and its key opens nothing.
        assert at_the_sheet.value.problem is elsewhere.value.problem is Problem.BAD_SIGNATURE
        async with StationClient(SERVER, new.station_id, key, transport=opened.transport) as new_machine:
            assert (await new_machine.do(LookAtStation())).station == 1
