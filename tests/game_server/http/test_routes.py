"""The doors: every refusal is a `Refused` body with its status, and each route names the lowest role it opens to."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from game_protocol import streams
from game_protocol.cage import LookAtDebts, LookUpTicket, PayOwed, PayTicket, SettleShortfall
from game_protocol.house import ReadClock
from game_protocol.problems import Problem
from game_protocol.release import release
from game_protocol.reports import MakeReport
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    PreviewCorrection,
    ReadOutcome,
    SpinBall,
    UnfreezeAccounts,
    VoidWagers,
)
from game_protocol.seat import (
    AdjustAccount,
    AdjustResult,
    BuyIn,
    ChangeService,
    DecideUncertainTicket,
    DirectToLeave,
    ExcludePlayer,
    FreezeStation,
    HandPay,
    NoteClaim,
    PayOut,
    RecallSeat,
    SetPersonalLimits,
)
from game_protocol.sign import AnnounceClosing, ChangePeriod, CloseTable, OpenTable
from game_protocol.station import (
    CashOut,
    ConfirmSheet,
    LookAtStation,
    MayTakeNote,
    NoteStacked,
    RecallRounds,
    ReserveTicket,
    SheetAck,
    SheetPut,
    TicketPrinted,
)
from game_protocol.table import LookAtTable
from game_rules.game import Role
from game_server.http.acts import ACTS
from tests.game_server.asking import at
from tests.game_server.http.conftest import Casino, at_work
from tests.game_server.real_table import ROULETTE, install

WAGERS = {"round": 1, "version": 1, "wagers": {"red": 1000}}


async def started(casino: Casino) -> None:
    await casino.done(Role.DEALER, *at(BuyIn), {"id": "b", "amount": 10_000})
    await casino.done(Role.DEALER, *at(OpenRound), {})


async def test_a_round_through_the_doors(casino: Casino) -> None:
    await started(casino)
    acknowledged = SheetAck.from_values(await casino.done(1, *at(SheetPut), WAGERS))
    assert (acknowledged.total, acknowledged.balance) == (1000, 9000)
    await casino.done(Role.DEALER, *at(SpinBall), {"round": 1})
    await casino.done(Role.DEALER, *at(CloseRound), {"round": 1, "cause": "sensor"})
    await casino.done(1, *at(ConfirmSheet), {"round": 1, "digest": acknowledged.digest})
    await casino.done(Role.DEALER, *at(ReadOutcome), {"round": 1, "outcome": "1"})
    await casino.done(Role.DEALER, *at(EnterOutcome), {"round": 1, "outcome": "1"})
    view = await casino.done(1, *at(LookAtStation))
    assert view["account"]["balance"] == 11_000
    assert view["table"]["outcome"] == "1"


async def test_recall_has_the_round_as_it_was_and_the_money_before_it(casino: Casino) -> None:
    await started(casino)
    await casino.done(1, *at(SheetPut), WAGERS)
    await casino.done(Role.DEALER, *at(SpinBall), {"round": 1})
    await casino.done(Role.DEALER, *at(CloseRound), {"round": 1, "cause": "sensor"})
    await casino.done(Role.DEALER, *at(ReadOutcome), {"round": 1, "outcome": "2"})
    casino.clock.advance(1000)
    await casino.done(Role.DEALER, *at(EnterOutcome), {"round": 1, "outcome": "2"})
    casino.clock.advance(1000)
    await casino.done(1, *at(CashOut), {"id": "c", "to": "dealer"})
    for recalled in (
        await casino.done(1, *at(RecallRounds)),
        await casino.done(Role.DEALER, *at(RecallSeat)),
    ):
        (round_,) = recalled["rounds"]
        assert (round_["wagers"], round_["outcome"], round_["stake"], round_["returned"]) == (
            {"red": 1000},
            "2",
            1000,
            0,
        )
        assert round_["balance_after"] == 9000
        assert [(money["what"], money["amount"]) for money in round_["money_before"]] == [("buy-in", 10_000)]
        assert [(money["what"], money["amount"]) for money in recalled["money_since"]] == [("cash-out", -9000)]


LOWEST = [
    (*at(OpenRound), {}, Role.DEALER),
    (*at(CloseRound), {"round": 1}, Role.DEALER),
    (*at(SpinBall), {"round": 1}, Role.DEALER),
    (*at(ReadOutcome), {"round": 1, "outcome": "1"}, Role.DEALER),
    (*at(EnterOutcome), {"round": 1, "outcome": "1"}, Role.DEALER),
    (*at(AnnounceNoSpin), {"round": 1, "why": "interference"}, Role.DEALER),
    (*at(InvalidateRound), {"round": 1, "cause": "malfunction", "reason": "x"}, Role.SUPERVISOR),  # 9.3
    (*at(InvalidateRound), {"round": 1, "cause": "disruption", "reason": "x"}, Role.PIT_BOSS),  # 12.3.1
    (*at(InvalidateRound), {"round": 1, "cause": "fraud", "reason": "x"}, Role.PIT_BOSS),  # 12.3.2
    (*at(ExcludePlayer), {"reason": "x"}, Role.PIT_BOSS),  # 12.2.2
    (*at(VoidWagers), {"round": 1, "malfunction": True, "reason": "x"}, Role.DEALER),  # 9.7
    (*at(VoidWagers), {"round": 1, "malfunction": False, "reason": "x"}, Role.PIT_BOSS),
    (*at(FreezeAccounts), {"reason": "x"}, Role.DEALER),  # 9.4
    (*at(UnfreezeAccounts), None, Role.DEALER),
    ("GET", f"{at(PreviewCorrection)[1]}?round=1&outcome=1", None, Role.DEALER),
    (*at(CorrectOutcome), {"round": 1, "outcome": "1", "reason": "x"}, Role.DEALER),
    (*at(ChangePeriod), {"period_s": 20}, Role.PIT_BOSS),
    (*at(OpenTable), None, Role.SUPERVISOR),
    (*at(CloseTable), {"reason": "x"}, Role.PIT_BOSS),  # 12.7
    (*at(AnnounceClosing), {}, Role.PIT_BOSS),
    (*at(BuyIn), {"id": "b", "amount": 1}, Role.DEALER),  # 6.2.1
    (*at(PayOut), {"id": "p"}, Role.DEALER),  # 6.6.1(a)
    (*at(HandPay), {"id": "h", "cash_out": "c"}, Role.DEALER),
    (*at(DecideUncertainTicket), {"cash_out": "c", "came_out": True, "reason": "x"}, Role.SUPERVISOR),
    (*at(AdjustAccount), {"id": "a", "amount": 1, "reason": "x"}, Role.SUPERVISOR),
    (*at(FreezeStation), {"on": True, "reason": "x"}, Role.DEALER),
    (*at(ChangeService), {"service": "out_of_service"}, Role.SUPERVISOR),
    (*at(DirectToLeave), {"wagers": "stand", "reason": "x"}, Role.DEALER),  # 6.5.2
    (*at(DirectToLeave), {"wagers": "void", "reason": "x"}, Role.PIT_BOSS),  # 12.2.1
    (*at(NoteClaim), {"id": "n", "round": 0, "claimed": "x", "done": "x"}, Role.DEALER),  # 9.5
    (*at(LookUpTicket), {"number": "1" * 18}, Role.SUPERVISOR),
    (*at(PayTicket), {"id": "p", "number": "1" * 18, "amount": 1}, Role.SUPERVISOR),
    (*at(LookAtDebts), None, Role.SUPERVISOR),
    (*at(PayOwed), {"id": "p", "debt": "d", "reason": "x"}, Role.SUPERVISOR),
    (*at(SettleShortfall), {"id": "s", "debt": "d", "how": "paid", "reason": "x"}, Role.SUPERVISOR),
    (*at(SettleShortfall), {"id": "s", "debt": "d", "how": "written-off", "reason": "x"}, Role.PIT_BOSS),
]
LINE = [Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS]


async def test_a_power_is_for_its_lowest_role_and_those_above(casino: Casino) -> None:
    for method, route, body, lowest in LOWEST:
        for role in LINE:
            response = await casino.ask(role, method, route, body)
            below = LINE.index(role) < LINE.index(lowest)
            assert (response.status_code == 403) is below, (route, role, response.text)
        for stranger, status in ((1, 403), (None, 401)):
            assert (await casino.ask(stranger, method, route, body)).status_code == status, route


async def test_a_technician_serves_stations_and_touches_no_money(casino: Casino) -> None:
    await casino.done(Role.TECHNICIAN, *at(ChangeService), {"service": "diagnostics", "reason": "check"})
    status, problem, _ = await casino.refused(Role.TECHNICIAN, *at(BuyIn), {"id": "b", "amount": 1})
    assert (status, problem) == (403, Problem.WRONG_ROLE)


BOOKS = {"2": "big-wheel-melbourne-1", "3": "big-wheel-sydney", "4": "money-wheel-division-1", "5": "money-wheel-perth"}
BY_THE_BOOK = [
    ("2", InvalidateRound, {"round": 1, "cause": "fraud", "reason": "x"}, Role.PIT_BOSS),  # BWM 9.3
    ("2", InvalidateRound, {"round": 1, "cause": "disruption", "reason": "x"}, Role.SUPERVISOR),  # BWM 9.4
    ("2", ExcludePlayer, {"reason": "x"}, Role.PIT_BOSS),  # BWM 9.2.2
    ("3", InvalidateRound, {"round": 1, "cause": "fraud", "reason": "x"}, Role.SUPERVISOR),  # BWS 8.4.2
    ("3", ExcludePlayer, {"reason": "x"}, Role.SUPERVISOR),  # BWS 8.3.2
    ("3", AdjustResult, {"id": "a", "round": 1, "amount": 1, "reason": "x"}, Role.SUPERVISOR),  # BWS 3.13
    ("4", AdjustResult, {"id": "a", "round": 1, "amount": 1, "reason": "x"}, Role.SUPERVISOR),  # MWD 3.7
    ("5", ExcludePlayer, {"reason": "x"}, Role.PIT_BOSS),  # MWP 6.5(b)
]


async def test_the_book_of_the_table_says_whose_a_power_is(sqlite_url: str) -> None:
    await install(sqlite_url, {"1": ROULETTE, **BOOKS})
    async with at_work(sqlite_url) as casino:
        for table, act, body, lowest in BY_THE_BOOK:
            for role in LINE:
                response = await casino.ask(role, *at(act, table=table), body)
                below = LINE.index(role) < LINE.index(lowest)
                assert (response.status_code == 403) is below, (table, act, role, response.text)


async def test_roulette_lets_nobody_adjust_a_result(casino: Casino) -> None:
    """RR 9.4 corrects an outcome, 12.9 settles a dispute; only BWS 3.13 and MWD 3.7 modify a strict result."""
    asked = {"id": "a", "round": 1, "amount": 1, "reason": "x"}
    status, problem, refused = await casino.refused(Role.PIT_BOSS, *at(AdjustResult), asked)
    assert (status, problem) == (403, Problem.WRONG_ROLE)
    assert "nobody" in refused.message


async def test_roulette_gives_nobody_personal_limits(casino: Casino) -> None:
    """RR knows none; BWM 4.3 and BWS 4.6 do."""
    status, problem, refused = await casino.refused(Role.PIT_BOSS, *at(SetPersonalLimits), {"limits": None})
    assert (status, problem) == (403, Problem.WRONG_ROLE)
    assert "nobody" in refused.message


NO_SHEETS = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'{"round":1,"version":1}',
    b'{"round":1,"version":0,"wagers":{}}',
    b'{"round":1,"version":1,"wagers":{"red":-500}}',
    b'{"round":1,"version":1,"wagers":{"red":5.5}}',
    b'{"round":1,"version":1,"wagers":{"red":"500"}}',
    b'{"round":1,"version":1,"wagers":{"red":true}}',
    b'{"round":1,"version":1,"wagers":{"red":99999999999999999999999}}',
    b"\xff\xfe",
)


async def test_a_sheet_that_is_none_is_refused_and_changes_nothing(casino: Casino) -> None:
    await started(casino)
    before = casino.writer.event_id
    for body in NO_SHEETS:
        status, problem, _ = await casino.refused(1, *at(SheetPut), body)
        assert (status, problem) == (422, Problem.BAD_REQUEST), body
    assert casino.writer.event_id == before


async def test_a_sheet_refused_by_the_rules_says_why_in_figures(casino: Casino) -> None:
    await started(casino)
    wagers = {"round": 1, "version": 1, "wagers": {"red": 100_000}}
    status, problem, refused = await casino.refused(1, *at(SheetPut), wagers)
    assert (status, problem) == (409, Problem.NOT_ENOUGH_MONEY)
    assert refused.detail == {"missing": 90_000, "balance": 10_000}


REFUSED: list[tuple[Role | int | None, str, str, int, Problem]] = [
    (None, "GET", "/v1/station", 401, Problem.NOT_SIGNED_IN),
    (Role.DEALER, "GET", "/v1/station", 403, Problem.WRONG_ROLE),
    (1, "GET", "/v1/tables/1", 403, Problem.WRONG_ROLE),
    (Role.DEALER, "GET", "/v1/tables/9", 404, Problem.UNKNOWN),
    (Role.DEALER, "GET", "/v1/nowhere", 404, Problem.UNKNOWN),
    (Role.DEALER, "DELETE", "/v1/clock", 405, Problem.BAD_REQUEST),
    (Role.DEALER, "GET", "/v1/tables/1/stations/zero/recall", 422, Problem.BAD_REQUEST),
]


async def test_every_refusal_has_a_body_a_program_can_read(casino: Casino) -> None:
    for who, method, path, status, problem in REFUSED:
        answered, because, refused = await casino.refused(who, method, path)
        assert (answered, because) == (status, problem), path
        assert refused.message


async def test_a_body_nobody_needs_is_refused_before_it_fills_the_memory(casino: Casino) -> None:
    for path, method in ((SheetPut.at.path, "PUT"), (NoteStacked.at.path, "POST")):
        status, problem, refused = await casino.refused(1, method, path, b" " * (64 * 1024 + 1))
        assert (status, problem) == (413, Problem.TOO_LARGE)
        assert refused.detail["limit"] == 64 * 1024


async def test_the_document_has_every_route_of_the_protocol(casino: Casino) -> None:
    document = (await casino.client.get("/openapi.json")).json()
    paths = {each.act.at.path for each in ACTS} | {value for name, value in vars(streams).items() if name.isupper()}
    assert paths <= set(document["paths"])
    put = document["paths"][SheetPut.at.path]["put"]
    for schema in (put["requestBody"], put["responses"]["200"]):
        name = schema["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
        assert name in document["components"]["schemas"]


async def test_the_document_describes_every_message(casino: Casino) -> None:
    document = (await casino.client.get("/openapi.json")).json()
    text = json.dumps(document)
    named = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert {"SheetPut", "StationView", "JackpotRoom", "Refused"} <= named <= set(document["components"]["schemas"])
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert method in ("post", "put") or "requestBody" not in route, (method, path)
            for status, response in route["responses"].items():
                if status.startswith("4"):
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Refused")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b'{"value": "5"}', b"\xff"])
async def test_a_message_that_is_none_is_refused_by_whom_may_send_it_and_unread_from_a_stranger(
    casino: Casino, body: bytes
) -> None:
    status, problem, refused = await casino.refused(1, *at(MayTakeNote), body)
    assert (status, problem) == (422, Problem.BAD_REQUEST)
    assert refused.message.endswith(".")
    assert (await casino.refused(None, *at(MayTakeNote), body))[:2] == (401, Problem.NOT_SIGNED_IN)


async def test_the_place_of_a_mistake_is_told(casino: Casino) -> None:
    sheet = {"round": 1, "version": 1, "wagers": {"red": "5"}}
    _, _, refused = await casino.refused(1, *at(SheetPut), sheet)
    assert refused.message == "wagers[...]: Expected int, got str."
    assert refused.detail == {"place": "wagers[...]", "what": "Expected int, got str"}
    _, _, refused = await casino.refused(1, *at(MayTakeNote), {"value": -1})
    assert (refused.message, refused.detail) == (
        "value: Expected int >= 0.",
        {"place": "value", "what": "Expected int >= 0"},
    )
    _, _, refused = await casino.refused(Role.DEALER, "GET", LookAtTable.at.path.format(table="no table"))
    assert refused.detail["place"] == "table"


async def test_health_readiness_clock_and_meters(casino: Casino) -> None:
    alive = await casino.client.get("/healthz")
    assert (alive.status_code, alive.json()) == (200, {"release": release()})
    assert (await casino.client.get("/readyz")).json() == {"tables": ["1"]}
    assert (await casino.client.get(ReadClock.at.path)).json() == {"now_ms": casino.clock.now_ms()}
    await started(casino)
    assert 'ats_commits_total{table="1"}' in (await casino.client.get("/metrics")).text


async def test_a_sheet_has_arrived_when_its_last_byte_has(casino: Casino) -> None:
    """Whoever sends the head of a request in time and the wagers after the end is late."""
    await started(casino)
    casino.clock.advance(29_999)

    async def dribble() -> Any:
        yield b'{"round":1,"version":1,"wagers":'
        casino.clock._now_ms += 1  # the end passes, and the table's own timer has not fired yet
        yield b'{"red":1000}}'

    headers = {"Authorization": f"Bearer {casino.token(1)}"}
    response = await casino.client.put(SheetPut.at.path, content=dribble(), headers=headers)
    assert response.json()["problem"] == Problem.AFTER_EXPIRY


async def test_a_refused_ticket_is_refused_at_the_door_and_stands_in_the_report(casino: Casino) -> None:
    number = "123456789012345678"
    status, problem, _ = await casino.refused(1, *at(ReserveTicket), {"id": "t", "number": number})
    assert (status, problem) == (404, Problem.TICKET_UNKNOWN)
    report = await casino.done(Role.SUPERVISOR, *at(MakeReport, report="refused-tickets"))
    (row,) = report["rows"]
    assert (row["station"], row["ticket"], row["problem"]) == (1, "*" * 14 + "5678", "ticket-unknown")


async def test_a_ticket_over_the_counter_stands_in_the_cages_report_with_who_paid_it(casino: Casino) -> None:
    await casino.done(Role.DEALER, *at(BuyIn), {"id": "b", "amount": 10_000})
    number = (await casino.done(1, *at(CashOut), {"id": "c", "to": "ticket"}))["number"]
    await casino.done(1, *at(TicketPrinted), {"id": "c"})
    found = await casino.done(Role.SUPERVISOR, *at(LookUpTicket), {"number": number})
    assert (found["payable"], found["amount"]) == (True, 10_000)
    pay = {"id": "p", "number": number, "amount": 10_000}
    assert await casino.done(Role.SUPERVISOR, *at(PayTicket), pay) == {
        "amount": 10_000,
        "already": False,
    }
    report = await casino.done(Role.SUPERVISOR, *at(MakeReport, report="cage"))
    (row,) = report["rows"]
    assert (row["what"], row["amount"], row["by"]) == ("ticket", 10_000, "staff 2001")
    assert row["ticket"] == "*" * 14 + number[-4:]
    outstanding = await casino.done(Role.SUPERVISOR, *at(MakeReport, report="tickets"))
    assert outstanding["rows"] == []
