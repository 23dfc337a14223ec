"""Jackpots through the doors: who may do what, and a mystery win from the wager to the credit."""

from __future__ import annotations

import csv
import io
from typing import Any

from game_protocol import routes
from game_protocol.basics import Message
from game_protocol.jackpots import (
    AnnounceChange,
    ChangeKind,
    ChangeParameters,
    ConfirmPrize,
    CreateJackpot,
    DeclinePrize,
    DisplaySettings,
    HandOverPrize,
    JackpotGroup,
    SetFault,
    WithdrawChange,
)
from game_protocol.problems import Problem
from game_rules.game import Role
from tests.game_server.http.conftest import Casino
from tests.game_server.jackpots.kinds import mystery

PRIZE = ConfirmPrize(prize="m-0", amount=1)


def at(route: str) -> str:
    return route.format(table="1", jackpot="m", change=1)


LOWEST: list[tuple[str, str, Message | None, Role]] = [
    ("POST", routes.CONFIRM_PRIZE, PRIZE, Role.PIT_BOSS),  # RR 8.3.9
    ("POST", routes.DECLINE_PRIZE, DeclinePrize(prize="m-0", reason="x"), Role.PIT_BOSS),
    ("POST", routes.HAND_OVER_PRIZE, HandOverPrize(prize="m-0"), Role.SUPERVISOR),
    ("PUT", routes.JACKPOT_DISPLAY, DisplaySettings(), Role.SUPERVISOR),
    ("GET", routes.JACKPOTS, None, Role.DEALER),
    ("POST", routes.JACKPOTS, CreateJackpot(jackpot="m", parameters=mystery()), Role.PIT_BOSS),
    ("PUT", routes.JACKPOT_PARAMETERS, ChangeParameters(parameters=mystery(), reason="x"), Role.PIT_BOSS),
    ("POST", routes.JACKPOT_FAULT, SetFault(fault="x", reason="x"), Role.PIT_BOSS),
    ("PUT", routes.JACKPOT_GROUPS, JackpotGroup(group="g", name="G", tables=["1"]), Role.PIT_BOSS),
    ("POST", routes.JACKPOT_CHANGES, AnnounceChange(kind=ChangeKind.ADD, jackpot="m", group="g"), Role.PIT_BOSS),
    ("POST", routes.JACKPOT_CHANGE, None, Role.PIT_BOSS),
    ("POST", routes.WITHDRAW_JACKPOT_CHANGE, WithdrawChange(reason="x"), Role.PIT_BOSS),
    ("GET", routes.JACKPOT_RECONCILIATION, None, Role.SUPERVISOR),
]
ROLES = (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS)


async def test_each_door_opens_to_its_lowest_role_and_above(casino: Casino) -> None:
    for method, route, body, lowest in LOWEST:
        for who in (None, 1, Role.TECHNICIAN, *ROLES):
            response = await casino.ask(who, method, at(route), body)
            may = who in ROLES and ROLES.index(who) >= ROLES.index(lowest)
            if who is Role.TECHNICIAN and lowest is Role.DEALER:
                may = True  # whoever works here may look at the list
            assert (response.status_code not in (401, 403)) is may, (method, route, who, response.text)
            assert response.status_code < 500, response.text


async def offered(casino: Casino) -> None:
    await casino.done(Role.PIT_BOSS, "POST", at(routes.JACKPOTS), CreateJackpot(jackpot="m", parameters=nearly()))
    await casino.done(Role.PIT_BOSS, "PUT", at(routes.JACKPOT_GROUPS), JackpotGroup(group="g", name="G", tables=["1"]))
    asked = AnnounceChange(kind=ChangeKind.ADD, jackpot="m", group="g", minutes=0)
    await casino.done(Role.PIT_BOSS, "POST", at(routes.JACKPOT_CHANGES), asked)
    await casino.app.state.house.jackpots.boards.refresh()
    await casino.done(Role.PIT_BOSS, "POST", at(routes.JACKPOT_CHANGE))


def nearly() -> Any:
    """A wager of 200.00 brings 2.00, so it is won, whatever was drawn; a second time it takes more than is left."""
    return mystery(rate="1", must_hit_by=50_200)


async def spin(casino: Casino, number: int, wagers: dict[str, int], outcome: str) -> None:
    await casino.done(Role.DEALER, "POST", at(routes.OPEN_ROUND), {})
    await casino.done(1, "PUT", routes.SHEET, {"round": number, "version": 1, "wagers": wagers})
    await casino.done(Role.DEALER, "POST", at(routes.CLOSE_ROUND), {"round": number})
    await casino.done(Role.DEALER, "POST", at(routes.ENTER_OUTCOME), {"round": number, "outcome": outcome})
    await casino.done(Role.DEALER, "POST", at(routes.CONFIRM_OUTCOME), {"round": number, "outcome": outcome})


async def test_a_mystery_win_from_the_wager_to_the_credit(casino: Casino) -> None:
    await offered(casino)
    await casino.done(Role.DEALER, "POST", routes.BUY_IN.format(table="1", station=1), {"id": "b", "amount": 100_000})
    await spin(casino, 1, {"red": 20_000}, "2")
    room = await casino.done(Role.DEALER, "GET", routes.JACKPOTS)
    prize = room["unconfirmed"][0]
    assert (prize["station"], prize["table"], prize["state"]) == (1, "1", "won")
    asked = {"prize": prize["prize"], "amount": prize["amount"]}
    status, problem, refused = await casino.refused(Role.DEALER, "POST", at(routes.CONFIRM_PRIZE), asked)
    assert (status, problem, refused.detail["rule"]) == (403, Problem.WRONG_ROLE, "8.3.9")
    balance = (await casino.done(1, "GET", routes.STATION))["account"]["balance"]
    confirmed = await casino.done(Role.PIT_BOSS, "POST", at(routes.CONFIRM_PRIZE), asked)
    assert confirmed["state"] == "confirmed"
    assert (await casino.done(1, "GET", routes.STATION))["account"]["balance"] == balance + prize["amount"]


async def test_everybody_may_look_at_the_board_and_nobody_learns_the_hidden_value(casino: Casino) -> None:
    await offered(casino)
    await casino.app.state.house.jackpots.boards.refresh()
    response = await casino.ask(None, "GET", at(routes.JACKPOT_METERS))
    assert response.status_code == 200
    nowhere = routes.JACKPOT_METERS.format(table="9")
    assert (await casino.refused(None, "GET", nowhere))[:2] == (404, Problem.UNKNOWN)
    (meter,) = response.json()["meters"]
    assert set(meter) == {"jackpot", "name", "style", "amount", "goods", "must_hit_by", "fault", "last_prize"}
    assert meter["amount"] == 50_000


async def test_the_reconciliation_as_json_and_as_a_spreadsheet(casino: Casino) -> None:
    await offered(casino)
    made = await casino.done(Role.SUPERVISOR, "GET", routes.JACKPOT_RECONCILIATION)
    (line,) = made["jackpots"]
    assert (line["meter"], line["seeded"], line["reconciles"]) == (50_000_000_000, 50_000_000_000, True)
    sheet = await casino.ask(Role.SUPERVISOR, "GET", f"{routes.JACKPOT_RECONCILIATION}?format=csv")
    (row,) = csv.DictReader(io.StringIO(sheet.text))
    assert (row["jackpot"], row["meter"], row["reconciles"]) == ("m", "50000000000", "True")


async def test_what_is_malformed_is_refused_in_one_sentence(casino: Casino) -> None:
    body = {"jackpot": "m", "parameters": {**mystery().to_values(), "rate": "1.23456"}}
    status, problem, refused = await casino.refused(Role.PIT_BOSS, "POST", routes.JACKPOTS, body)
    assert (status, problem) == (422, Problem.BAD_REQUEST)
    assert "rate" in refused.message
    trigger = {"kind": "moon-phase", "spins": 2}
    body["parameters"] |= {"rate": "1", "trigger": trigger}
    assert (await casino.refused(Role.PIT_BOSS, "POST", routes.JACKPOTS, body))[0] == 422
