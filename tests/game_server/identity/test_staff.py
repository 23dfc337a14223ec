"""Staff numbers, PINs and lock-outs."""

from __future__ import annotations

import asyncio

import pytest

from game_protocol.identity import AddStaff, ChangeStaff
from game_protocol.problems import Problem
from game_rules.game import Role
from game_server.callers import StaffCaller
from game_server.identity import schema
from game_server.identity.wrong_pins import FORGOTTEN_AFTER_MS
from game_server.refusals import Refusal
from tests.game_server.identity.conftest import DEALER, PIN, PIT_BOSS, Door


async def signs_in(door: Door, number: str, pin: str, source: str = "here") -> StaffCaller:
    return await door.keeper.staff.check(number, pin, for_what="staff-signed-in", source=source)


async def refused(door: Door, number: str, pin: str, source: str = "here") -> Refusal:
    with pytest.raises(Refusal) as caught:
        await signs_in(door, number, pin, source)
    return caught.value


async def test_the_right_pin_signs_in_and_is_journalled(staffed: Door) -> None:
    assert await signs_in(staffed, DEALER, PIN) == StaffCaller(DEALER, "Bo Ek", Role.DEALER)
    assert (await staffed.journal())[-1] == ("staff-signed-in", f"staff {DEALER}", {"role": "dealer"})


async def test_a_wrong_pin_says_how_many_attempts_are_left_and_is_journalled(staffed: Door) -> None:
    refusal = await refused(staffed, DEALER, "000000")
    assert (refusal.problem, refusal.refused.detail) == (Problem.NOT_SIGNED_IN, {"attempts_left": 4})
    assert (await staffed.journal())[-1][0] == "staff-refused"


async def test_the_fifth_wrong_pin_locks_the_number_even_for_the_right_one(staffed: Door) -> None:
    for _ in range(4):
        assert (await refused(staffed, DEALER, "000000")).problem is Problem.NOT_SIGNED_IN
    assert (await refused(staffed, DEALER, "000000")).problem is Problem.LOCKED_OUT
    assert (await staffed.kinds())[-1] == "staff-locked-out"
    locked = await refused(staffed, DEALER, PIN)
    assert locked.problem is Problem.LOCKED_OUT
    assert "pit boss" in str(locked)


async def test_a_hundred_guesses_at_once_are_five_guesses(staffed: Door) -> None:
    guesses = [refused(staffed, DEALER, f"{guess:06}") for guess in range(20)]
    problems = [refusal.problem for refusal in await asyncio.gather(*guesses)]
    assert problems.count(Problem.NOT_SIGNED_IN) == 4
    assert problems.count(Problem.LOCKED_OUT) == 16


async def test_a_stranger_s_wrong_pins_lock_nobody_out_elsewhere(staffed: Door) -> None:
    for _ in range(20):
        await refused(staffed, PIT_BOSS, "000000", source="a player's station")
    assert (await refused(staffed, PIT_BOSS, PIN, source="a player's station")).problem is Problem.LOCKED_OUT
    assert (await signs_in(staffed, PIT_BOSS, PIN)).number == PIT_BOSS


async def test_a_lock_out_decays(staffed: Door) -> None:
    for _ in range(6):
        await refused(staffed, DEALER, "000000")
    staffed.clock.advance(FORGOTTEN_AFTER_MS - 1)
    assert (await refused(staffed, DEALER, PIN)).problem is Problem.LOCKED_OUT
    staffed.clock.advance(1)
    assert not any(person.locked for person in await staffed.keeper.staff.list())
    assert (await signs_in(staffed, DEALER, PIN)).number == DEALER


async def test_a_pit_boss_unlocks(staffed: Door) -> None:
    for _ in range(5):
        await refused(staffed, DEALER, "000000")
    assert [person.locked for person in await staffed.keeper.staff.list()] == [True, False, False]
    await staffed.keeper.staff.unlock(DEALER, by=f"staff {PIT_BOSS}")
    assert (await signs_in(staffed, DEALER, PIN)).number == DEALER


async def test_a_right_pin_forgets_the_wrong_ones_before_it(staffed: Door) -> None:
    for _ in range(2):
        for _ in range(4):
            await refused(staffed, DEALER, "000000")
        assert (await signs_in(staffed, DEALER, PIN)).number == DEALER


async def test_a_number_nobody_has_is_refused_in_the_same_words_as_a_wrong_pin(staffed: Door) -> None:
    nobody, wrong = await refused(staffed, "7777", PIN), await refused(staffed, DEALER, "000000")
    assert nobody.refused == wrong.refused


async def test_a_staff_number_is_given_once(staffed: Door) -> None:
    with pytest.raises(Refusal, match="in use"):
        await staffed.keeper.staff.add(AddStaff(number=DEALER, name="Di Ox", role=Role.DEALER, pin=PIN), by="a test")
    assert (await signs_in(staffed, DEALER, PIN)).name == "Bo Ek"


async def test_a_dismissed_person_cannot_sign_in(staffed: Door) -> None:
    await staffed.keeper.staff.dismiss(DEALER, by=f"staff {PIT_BOSS}")
    assert (await refused(staffed, DEALER, PIN)).problem is Problem.NOT_SIGNED_IN


async def test_the_last_pit_boss_cannot_be_dismissed(staffed: Door) -> None:
    with pytest.raises(Refusal, match="last pit boss"):
        await staffed.keeper.staff.dismiss(PIT_BOSS, by=f"staff {PIT_BOSS}")
    assert (await signs_in(staffed, PIT_BOSS, PIN)).role is Role.PIT_BOSS


async def test_a_new_pin_replaces_the_old_one_and_unlocks(staffed: Door) -> None:
    for _ in range(5):
        await refused(staffed, DEALER, "000000")
    await staffed.keeper.staff.set_pin(DEALER, "771133", by=f"staff {PIT_BOSS}")
    assert (await refused(staffed, DEALER, PIN)).problem is Problem.NOT_SIGNED_IN
    assert (await signs_in(staffed, DEALER, "771133")).number == DEALER


@pytest.mark.parametrize("action", ["unlock", "dismiss"])
async def test_what_is_done_to_nobody_is_refused(staffed: Door, action: str) -> None:
    with pytest.raises(Refusal, match="Nobody has staff number 7777"):
        await getattr(staffed.keeper.staff, action)("7777", by=f"staff {PIT_BOSS}")


async def test_no_pin_is_kept(staffed: Door) -> None:
    for number in ("1002", "1003"):
        await staffed.keeper.staff.add(AddStaff(number=number, name="Di Ox", role=Role.DEALER, pin=PIN), by="a test")
    added = schema.staff.select().where(schema.staff.c.name == "Di Ox")
    async with staffed.database.reading() as connection:
        kept = [row.pin_hash for row in await connection.execute(added)]
    assert len(set(kept)) == 2  # each with its own salt, though the PIN is the same
    assert all(hash_.startswith("$argon2id$") and PIN not in hash_ for hash_ in kept)


async def test_the_number_of_somebody_who_left_is_never_given_again(staffed: Door) -> None:
    """The journal speaks of numbers: 1001 is one person, for ever."""
    staff = staffed.keeper.staff
    await staff.dismiss(DEALER, by="staff 2001")
    assert DEALER not in [person.number for person in await staff.list()]
    with pytest.raises(Refusal, match="was somebody's who has left: choose another"):
        await staff.add(AddStaff(number=DEALER, name="Di Fry", role=Role.DEALER, pin="135790"), by="staff 2001")
    with pytest.raises(Refusal, match="number or the PIN is wrong"):
        await staff.check(DEALER, PIN, for_what="staff-signed-in", source="here")
    for late in (staff.unlock(DEALER, by="x"), staff.set_pin(DEALER, "135790", by="x"), staff.dismiss(DEALER, by="x")):
        with pytest.raises(Refusal, match="Nobody has staff number 1001"):
            await late


async def test_name_and_role_are_changed_and_the_last_pit_boss_stays_one(staffed: Door) -> None:
    staff = staffed.keeper.staff
    await staff.change(ChangeStaff(number=DEALER, name="Bo Eklund", role=Role.SUPERVISOR), by="staff 2001")
    person = await staff.check(DEALER, PIN, for_what="staff-signed-in", source="here")
    assert (person.name, person.role) == ("Bo Eklund", Role.SUPERVISOR)
    with pytest.raises(Refusal, match="The last pit boss stays"):
        await staff.change(ChangeStaff(number=PIT_BOSS, name="Ann Lee", role=Role.DEALER), by="staff 2001")
    await staff.change(ChangeStaff(number=PIT_BOSS, name="Ann Leigh", role=Role.PIT_BOSS), by="staff 2001")
