"""Stations sign in with their own key, once for each challenge."""

from __future__ import annotations

import pytest

from game_protocol.basics import Malformed
from game_protocol.identity import StationSignIn
from game_protocol.keys import SigningKey
from game_protocol.problems import Problem
from game_server.callers import StationCaller
from game_server.chance import SystemChance
from game_server.identity.identification import Identification
from game_server.identity.station_sign_in import CHALLENGE_LASTS_MS
from game_server.refusals import Refusal
from tests.game_server.identity.conftest import Door


async def refused(door: Door, asked: StationSignIn) -> Problem:
    with pytest.raises(Refusal) as caught:
        await door.keeper.sign_ins.sign_in(asked)
    return caught.value.problem


async def test_a_station_signs_in_with_its_key(door: Door) -> None:
    station_id, key = await door.enrolled(7)
    assert await door.keeper.sign_ins.sign_in(door.signed(station_id, key)) == StationCaller(station_id, "1", 7)
    told = {"table": "1", "station": 7, "release": "0.1.0"}
    assert (await door.journal())[-1] == ("station-signed-in", station_id, told)


async def test_a_release_that_could_be_none_is_refused() -> None:
    signed = {"station_id": "a", "challenge": "0" * 64, "signature": "0" * 128}
    StationSignIn.from_values({**signed, "release": "1.0.0rc1+g3f2a9c1d"})
    for nonsense in ("", " ", "1 0", "1\n", "1" * 41, 1):
        with pytest.raises(Malformed):
            StationSignIn.from_values({**signed, "release": nonsense})


async def test_a_replayed_sign_in_is_refused_and_journalled(door: Door) -> None:
    asked = door.signed(*await door.enrolled())
    await door.keeper.sign_ins.sign_in(asked)
    assert await refused(door, asked) is Problem.BAD_SIGNATURE
    assert (await door.journal())[-1][2]["why"] == "challenge used before"


async def test_a_replay_is_refused_by_another_server_process_too(door: Door) -> None:
    asked = door.signed(*await door.enrolled())
    await door.keeper.sign_ins.sign_in(asked)
    other = Identification(door.database, door.clock, SystemChance(), _nowhere, 100)
    await other.open()
    with pytest.raises(Refusal):
        await other.sign_ins.sign_in(asked)


async def test_a_challenge_of_one_process_is_good_at_another(door: Door) -> None:
    station_id, key = await door.enrolled()
    other = Identification(door.database, door.clock, SystemChance(), _nowhere, 100)
    await other.open()
    assert (await other.sign_ins.sign_in(door.signed(station_id, key))).station_id == station_id


async def test_another_key_is_refused(door: Door) -> None:
    station_id, _ = await door.enrolled()
    assert await refused(door, door.signed(station_id, SigningKey.generate())) is Problem.BAD_SIGNATURE
    assert (await door.journal())[-1] == ("station-refused", station_id, {"why": "bad signature"})


async def test_a_challenge_runs_out(door: Door) -> None:
    asked = door.signed(*await door.enrolled())
    door.clock.advance(CHALLENGE_LASTS_MS)
    assert await refused(door, asked) is Problem.BAD_SIGNATURE


async def test_a_challenge_for_one_station_is_none_for_another(door: Door) -> None:
    (first, _), (second, key) = await door.enrolled(1), await door.enrolled(2)
    asked = door.signed(first, key)
    assert await refused(door, asked.changed(station_id=second)) is Problem.BAD_SIGNATURE


async def test_a_challenge_the_server_never_gave_is_refused_without_a_row(door: Door) -> None:
    asked = door.signed(*await door.enrolled())
    before = await door.journal()
    assert await refused(door, asked.changed(challenge="ab" * 32)) is Problem.BAD_SIGNATURE
    assert await door.journal() == before


async def test_a_station_whose_place_went_to_a_new_machine_is_refused(door: Door) -> None:
    old_id, old_key = await door.enrolled(7)
    new_id, new_key = await door.enrolled(7)
    assert await refused(door, door.signed(old_id, old_key)) is Problem.BAD_SIGNATURE
    assert (await door.keeper.sign_ins.sign_in(door.signed(new_id, new_key))).number == 7


async def test_an_unknown_station_gets_a_challenge_and_no_more(door: Door) -> None:
    asked = door.signed("ats-unknown", SigningKey.generate())
    assert await refused(door, asked) is Problem.BAD_SIGNATURE


async def _nowhere(table: str, number: int, station_id: str) -> None:
    raise AssertionError("nothing is enrolled at the second process")
