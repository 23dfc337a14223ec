"""Jackpots through the doors: who may do what, and a mystery win from the wager to the credit."""

from __future__ import annotations

import csv
import io
from typing import Any

from game_protocol.act import Act
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeJackpot,
    ChangeKind,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    JackpotChange,
    JackpotGroup,
    LookAtJackpots,
    OfferJackpot,
    OpenJackpot,
    ReconcileJackpots,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import DisplaySettings, LookAtMeters
from game_protocol.problems import Problem
from game_protocol.rounds import CloseRound, EnterOutcome, OpenRound, ReadOutcome, SpinBall
from game_protocol.seat import BuyIn
from game_protocol.station import LookAtStation, SheetPut
from game_rules.game import Role
from tests.game_server.asking import at
from tests.game_server.http.conftest import Casino
from tests.game_server.jackpots.kinds import mystery

PRIZE = ConfirmPrize(table="1", prize="m-0", amount=1)
GROUP = JackpotGroup(group="g", name="G", tables=["1"])
ADDED = JackpotChange(kind=ChangeKind.ADD, jackpot="m", group="g", minutes=0)


LOWEST: list[tuple[Act[Any], Role]] = [
    (PRIZE, Role.PIT_BOSS),  # RR 8.3.9
    (DeclinePrize(table="1", prize="m-0", reason="x"), Role.PIT_BOSS),
    (HandOverPrize(table="1", prize="m-0"), Role.SUPERVISOR),
    (SetJackpotDisplay(table="1", settings=DisplaySettings()), Role.SUPERVISOR),
    (LookAtJackpots(), Role.DEALER),
    (OpenJackpot(jackpot="m", parameters=mystery()), Role.PIT_BOSS),
    (ChangeJackpot(jackpot="m", parameters=mystery(), reason="x"), Role.PIT_BOSS),
    (OfferJackpot(jackpot="m", on=False, reason="x"), Role.PIT_BOSS),
    (SetJackpotGroup(group=GROUP), Role.PIT_BOSS),
    (AnnounceJackpotChange(what=ADDED), Role.PIT_BOSS),
    (CarryOutJackpotChange(change=1), Role.PIT_BOSS),
    (WithdrawJackpotChange(change=1, reason="x"), Role.PIT_BOSS),
    (ReconcileJackpots(), Role.SUPERVISOR),
]
ROLES = (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS)


async def test_each_door_opens_to_its_lowest_role_and_above(casino: Casino) -> None:
    for act, lowest in LOWEST:
        for who in (None, 1, Role.TECHNICIAN, *ROLES):
            response = await casino.act(who, act)
            may = who in ROLES and ROLES.index(who) >= ROLES.index(lowest)
            if who is Role.TECHNICIAN and lowest is Role.DEALER:
                may = True  # whoever works here may look at the list
            assert (response.status_code not in (401, 403)) is may, (act, who, response.text)
            assert response.status_code < 500, response.text


async def offered(casino: Casino) -> None:
    for act in (OpenJackpot(jackpot="m", parameters=nearly()), SetJackpotGroup(group=GROUP)):
        assert (await casino.act(Role.PIT_BOSS, act)).is_success
    assert (await casino.act(Role.PIT_BOSS, AnnounceJackpotChange(what=ADDED))).is_success
    await casino.app.state.house.jackpots.boards.refresh()
    assert (await casino.act(Role.PIT_BOSS, CarryOutJackpotChange(change=1))).is_success


def nearly() -> Any:
    """A wager of 200.00 brings 2.00, so it is won, whatever was drawn; a second time it takes more than is left."""
    return mystery(rate="1", must_hit_by=50_200)


async def spin(casino: Casino, number: int, wagers: dict[str, int], outcome: str) -> None:
    await casino.done(Role.DEALER, *at(OpenRound), {})
    await casino.done(1, *at(SheetPut), {"round": number, "version": 1, "wagers": wagers})
    await casino.done(Role.DEALER, *at(SpinBall), {"round": number})
    await casino.done(Role.DEALER, *at(CloseRound), {"round": number, "cause": "sensor"})
    await casino.done(Role.DEALER, *at(ReadOutcome), {"round": number, "outcome": outcome})
    await casino.done(Role.DEALER, *at(EnterOutcome), {"round": number, "outcome": outcome})


async def test_a_mystery_win_from_the_wager_to_the_credit(casino: Casino) -> None:
    await offered(casino)
    await casino.done(Role.DEALER, *at(BuyIn), {"id": "b", "amount": 100_000})
    await spin(casino, 1, {"red": 20_000}, "2")
    room = await casino.done(Role.DEALER, *at(LookAtJackpots))
    prize = room["unconfirmed"][0]
    assert (prize["station"], prize["table"], prize["state"]) == (1, "1", "won")
    asked, confirm = {"amount": prize["amount"]}, at(ConfirmPrize, prize=prize["prize"])
    status, problem, refused = await casino.refused(Role.DEALER, *confirm, asked)
    assert (status, problem, refused.detail["rule"]) == (403, Problem.WRONG_ROLE, "8.3.9")
    balance = (await casino.done(1, *at(LookAtStation)))["account"]["balance"]
    confirmed = await casino.done(Role.PIT_BOSS, *confirm, asked)
    assert confirmed["state"] == "confirmed"
    assert (await casino.done(1, *at(LookAtStation)))["account"]["balance"] == balance + prize["amount"]


async def test_everybody_may_look_at_the_board_and_nobody_learns_the_hidden_value(casino: Casino) -> None:
    await offered(casino)
    await casino.app.state.house.jackpots.boards.refresh()
    response = await casino.ask(None, *at(LookAtMeters))
    assert response.status_code == 200
    nowhere = LookAtMeters.at.path.format(table="9")
    assert (await casino.refused(None, "GET", nowhere))[:2] == (404, Problem.UNKNOWN)
    (meter,) = response.json()["meters"]
    assert set(meter) == {"jackpot", "name", "style", "amount", "goods", "must_hit_by", "fault", "last_prize"}
    assert meter["amount"] == 50_000


async def test_the_reconciliation_as_json_and_as_a_spreadsheet(casino: Casino) -> None:
    await offered(casino)
    made = await casino.done(Role.SUPERVISOR, *at(ReconcileJackpots))
    (line,) = made["jackpots"]
    assert (line["meter"], line["seeded"], line["reconciles"]) == (50_000_000_000, 50_000_000_000, True)
    sheet = await casino.ask(Role.SUPERVISOR, "GET", f"{ReconcileJackpots.at.path}?format=csv")
    (row,) = csv.DictReader(io.StringIO(sheet.text))
    assert (row["jackpot"], row["meter"], row["reconciles"]) == ("m", "50000000000", "True")


async def test_what_is_malformed_is_refused_in_one_sentence(casino: Casino) -> None:
    body = {"parameters": {**mystery().to_values(), "rate": "1.23456"}}
    status, problem, refused = await casino.refused(Role.PIT_BOSS, *at(OpenJackpot, jackpot="m"), body)
    assert (status, problem) == (422, Problem.BAD_REQUEST)
    assert "rate" in refused.message
    trigger = {"kind": "moon-phase", "spins": 2}
    body["parameters"] |= {"rate": "1", "trigger": trigger}
    assert (await casino.refused(Role.PIT_BOSS, *at(OpenJackpot, jackpot="m"), body))[0] == 422
