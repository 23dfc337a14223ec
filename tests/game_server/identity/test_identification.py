"""Who a request is from, as the routes are told, and what an approval adds."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from game_protocol.identity import Approve, ChangeStaff
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_rules.library import load_game
from game_server.callers import Caller, StaffCaller
from game_server.identity.approvals import LASTS_MS
from game_server.refusals import Refusal
from tests.game_server.identity.conftest import DEALER, PIN, PIT_BOSS, TECHNICIAN, Door

GAME = load_game("rapid-roulette-single-zero")


def request(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw})


async def token_of(door: Door, number: str) -> str:
    person = await door.keeper.staff.check(number, PIN, for_what="staff-signed-in", source="here")
    return door.keeper.tokens.issue(person, door.clock.now_ms())[0]


async def caller(door: Door, token: str, approval: str | None = None) -> Caller:
    extra = {} if approval is None else {"x_approval": approval}
    return await door.keeper.caller_of(request(authorization=f"Bearer {token}", **extra))


async def approval_of(door: Door, power: Power, by: str = PIT_BOSS) -> str:
    dealer = StaffCaller(DEALER, "Bo Ek", Role.DEALER)
    return (await door.keeper.approvals.give(dealer, Approve(number=by, pin=PIN, power=power)))[0]


@pytest.mark.parametrize("authorization", ["", "Bearer", "Bearer ", "Bearer x", "Basic MTAwMTo0ODI5MTY=", "Bearer é"])
async def test_without_a_good_token_nobody_is_let_in(staffed: Door, authorization: str) -> None:
    with pytest.raises(Refusal) as caught:
        await staffed.keeper.caller_of(request(authorization=authorization))
    assert caught.value.problem is Problem.NOT_SIGNED_IN


async def test_a_station_is_known_by_its_token(staffed: Door) -> None:
    station = await staffed.keeper.sign_ins.sign_in(staffed.signed(*await staffed.enrolled(3)))
    token, _ = staffed.keeper.tokens.issue(station, staffed.clock.now_ms())
    assert await caller(staffed, token) == station


async def test_a_token_ends_when_its_owner_is_dismissed(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    await caller(staffed, token)
    await staffed.keeper.staff.dismiss(DEALER, by=f"staff {PIT_BOSS}")
    with pytest.raises(Refusal, match="Sign in first"):
        await caller(staffed, token)


async def test_a_token_ends_when_its_owner_gets_a_new_pin(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    staffed.clock.advance(1)
    await staffed.keeper.staff.set_pin(DEALER, "771133", by=f"staff {PIT_BOSS}")
    with pytest.raises(Refusal, match="Sign in first"):
        await caller(staffed, token)


async def test_an_approval_gives_one_power_for_one_request(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    approval = await approval_of(staffed, Power.VOID_PLAYER_WAGERS)
    allowed = await caller(staffed, token, approval)
    assert isinstance(allowed, StaffCaller)
    allowed.needs(GAME, Power.VOID_PLAYER_WAGERS)
    assert str(allowed) == f"staff {DEALER}, allowed by {PIT_BOSS}"
    with pytest.raises(Refusal, match="pit boss"):
        allowed.needs(GAME, Power.CLOSE_TABLE)
    with pytest.raises(Refusal, match="was used"):
        await caller(staffed, token, approval)


async def test_an_approval_by_somebody_without_the_power_allows_nothing(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    allowed = await caller(staffed, token, await approval_of(staffed, Power.VOID_PLAYER_WAGERS, by=TECHNICIAN))
    assert isinstance(allowed, StaffCaller)
    with pytest.raises(Refusal, match=r"12\.2\.1"):
        allowed.needs(GAME, Power.VOID_PLAYER_WAGERS)


async def test_an_approval_runs_out(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    approval = await approval_of(staffed, Power.CLOSE_TABLE)
    staffed.clock.advance(LASTS_MS)
    with pytest.raises(Refusal, match="run out"):
        await caller(staffed, token, approval)


async def test_an_approval_is_of_no_use_to_anyone_else(staffed: Door) -> None:
    approval = await approval_of(staffed, Power.CLOSE_TABLE)
    with pytest.raises(Refusal, match="not yours"):
        await caller(staffed, await token_of(staffed, TECHNICIAN), approval)


async def test_a_forged_approval_is_refused(staffed: Door) -> None:
    with pytest.raises(Refusal, match="ask for a new one"):
        await caller(staffed, await token_of(staffed, DEALER), "forged")


async def test_who_allowed_what_to_whom_is_journalled(staffed: Door) -> None:
    await approval_of(staffed, Power.CLOSE_TABLE)
    what = {"role": "pit_boss", "power": "close_table", "to": f"staff {DEALER}"}
    assert (await staffed.journal())[-1] == ("approval-given", f"staff {PIT_BOSS}", what)


async def test_every_process_of_a_house_has_the_same_secret(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    await staffed.keeper.open()  # as another process would
    assert isinstance(await caller(staffed, token), StaffCaller)


async def test_a_person_stands_at_one_console_at_a_time(staffed: Door) -> None:
    staff = staffed.keeper.staff
    person = await staff.check(DEALER, PIN, for_what="staff-signed-in", source="here")

    async def at_console() -> str:
        since_ms = await staff.stands_at_console(DEALER)
        return staffed.keeper.tokens.issue(person, since_ms, at_console=True)[0]

    elsewhere = await token_of(staffed, DEALER)
    first = await at_console()
    await caller(staffed, first)
    second = await at_console()
    await caller(staffed, second)
    with pytest.raises(Refusal, match="another console") as caught:
        await caller(staffed, first)
    assert caught.value.refused.detail == {"elsewhere": True}
    await caller(staffed, elsewhere)  # a program's, or for one request: no console


async def test_a_token_ends_when_its_owner_gets_another_role(staffed: Door) -> None:
    token = await token_of(staffed, DEALER)
    staffed.clock.advance(1)
    changed = ChangeStaff(number=DEALER, name="Bo Ek", role=Role.SUPERVISOR)
    await staffed.keeper.staff.change(changed, by=f"staff {PIT_BOSS}")
    with pytest.raises(Refusal, match="Sign in first"):
        await caller(staffed, token)
