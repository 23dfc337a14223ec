"""Enrolment codes: one place, one use, one day."""

from __future__ import annotations

import pytest

from game_protocol.keys import SigningKey
from game_protocol.problems import Problem
from game_server.identity import schema
from game_server.identity.enrolment import CODE_LASTS_MS
from game_server.refusals import Refusal
from game_server.storage.setup import create_station
from tests.game_server.identity.conftest import Door


def new_key() -> str:
    return SigningKey.generate().public


async def refused(door: Door, code: str, key: str) -> Problem:
    with pytest.raises(Refusal) as caught:
        await door.keeper.enrolment.enrol(code, key)
    return caught.value.problem


async def test_a_code_brings_a_station_to_its_place(door: Door) -> None:
    code, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    enrolled = await door.keeper.enrolment.enrol(code, new_key())
    assert (enrolled.table, enrolled.station) == ("1", 7)
    assert await door.kinds() == ["enrolment-code-made", "enrolment-code-used"]


async def test_a_used_code_is_worth_nothing_to_another_key(door: Door) -> None:
    code, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    await door.keeper.enrolment.enrol(code, new_key())
    assert await refused(door, code, new_key()) is Problem.BAD_CODE


async def test_the_same_station_asking_again_after_a_lost_answer_hears_the_same(door: Door) -> None:
    key = new_key()
    code, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    assert await door.keeper.enrolment.enrol(code, key) == await door.keeper.enrolment.enrol(code, key)
    assert (await door.kinds()).count("enrolment-code-used") == 1


async def test_a_code_runs_out(door: Door) -> None:
    code, expires_ms = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    assert expires_ms == door.clock.now_ms() + CODE_LASTS_MS
    door.clock.advance(expires_ms - door.clock.now_ms())
    assert await refused(door, code, new_key()) is Problem.BAD_CODE


async def test_a_guessed_code_is_refused_and_journalled(door: Door) -> None:
    assert await refused(door, "7KQF-9M2X-P4TD", new_key()) is Problem.BAD_CODE
    assert await door.kinds() == ["enrolment-refused"]


async def test_a_new_code_for_a_place_makes_the_older_one_worthless(door: Door) -> None:
    older, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    newer, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    assert await refused(door, older, new_key()) is Problem.BAD_CODE
    assert (await door.keeper.enrolment.enrol(newer, new_key())).station == 7


async def test_the_code_itself_is_not_kept(door: Door) -> None:
    code, _ = await door.keeper.enrolment.make_code("1", 7, by="staff 9001")
    async with door.database.reading() as connection:
        kept = str((await connection.execute(schema.enrolment_codes.select())).one())
    assert code not in kept
    assert code not in str(await door.journal())


async def test_the_hundred_and_first_station_is_refused_with_a_reason_and_a_replacement_is_not(door: Door) -> None:
    async with door.database.writing() as connection:
        for number in range(1, 101):
            await create_station(connection, "1", number, f"old-{number}", now_ms=door.clock.now_ms())
    with pytest.raises(Refusal, match="has its 100 stations") as caught:
        await door.keeper.enrolment.make_code("1", 101, by="staff 9001")
    assert caught.value.problem is Problem.TABLE_FULL
    code, _ = await door.keeper.enrolment.make_code("1", 100, by="staff 9001")
    assert (await door.keeper.enrolment.enrol(code, new_key())).station == 100


async def test_there_is_no_code_for_a_table_that_is_not_there(door: Door) -> None:
    with pytest.raises(Refusal, match="no table 9"):
        await door.keeper.enrolment.make_code("9", 1, by="staff 9001")
