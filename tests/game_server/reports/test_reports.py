"""Reports of an evening whose every number can be worked out by hand (see `evening`)."""

from __future__ import annotations

import asyncio
import csv
import io
import shutil
from collections.abc import AsyncIterator
from datetime import UTC
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from game_protocol.reports import Column, ColumnKind, Report
from game_protocol.rounds import CorrectOutcome
from game_protocol.seat import AdjustAccount, PayOut
from game_rules.game import Role
from game_server.reports.csv_form import as_csv
from tests.game_server.evening import MINUTE_MS, SERVER, STARTED_MS, Evening, evening, reopened
from tests.game_server.hand_clock import HandClock

REPORTS = (
    "balances", "meters", "stations", "rounds", "shifts", "tickets", "refused-tickets", "cage", "debts",
    "claims", "jackpots", "prizes",
)  # fmt: skip


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, played once."""
    file = tmp_path_factory.mktemp("evening") / "ats.db"

    async def play() -> None:
        async with evening(f"sqlite:///{file}"):
            pass

    asyncio.run(play())
    return file


@pytest.fixture
async def played(file: Path, tmp_path: Path) -> AsyncIterator[Evening]:
    clock = HandClock(STARTED_MS + 3 * MINUTE_MS + 10_000)  # the last round still takes bets
    async with reopened(f"sqlite:///{shutil.copy(file, tmp_path / 'ats.db')}", clock) as played:
        yield played


async def get(played: Evening, report: str, role: Role = Role.SUPERVISOR, **query: object) -> httpx.Response:
    async with httpx.AsyncClient(transport=played.transport, base_url=SERVER) as client:
        return await client.get(
            f"/v1/tables/1/reports/{report}",
            params={name: str(value) for name, value in query.items()},
            headers={"Authorization": f"Bearer {played.token(role)}"},
        )


async def rows(played: Evening, report: str, **query: object) -> list[dict[str, Any]]:
    answer = await get(played, report, **query)
    assert answer.status_code == 200, answer.text
    return list(Report.from_json(answer.content).rows)


async def test_the_meters_of_the_evening(played: Evening) -> None:
    meters = {row["meter"]: row["value"] for row in await rows(played, "meters")}
    assert meters == {
        "buy_ins": 300_00,
        "notes_in": 50_00,
        "tickets_in": 0,
        "money_in": 350_00,
        # Round 1: 10.00 on red and 5.00 on 17; round 2: 10.00 on red and 10.00 on even.
        "turnover": 35_00,
        # 17 pays 35 to 1; 5, to which round 2 was corrected, is red and odd.
        "total_wins": 175_00 + 10_00,
        "stakes_returned": 5_00 + 10_00,
        "house_win": 35_00 - (180_00 + 20_00),
        "jackpots": 0,
        "tickets_out": 275_00,
        "cancel_credits": 0,
        "money_out": 275_00,
        "adjustments": 0,
        "shortfalls": 0,
        "owed": 0,
        # Station 1 has 80.00 and 10.00 on the felt, 3 waits for 90.00, 4 for 50.00 or a ticket.
        "credits": 100_00 - 10_00 + 10_00 + 90_00 + 50_00,
        "games_played": 4,
        "games_won": 2,
    }


def adds_up(meters: dict[str, int]) -> None:
    """As somebody would with pencil and paper."""
    assert meters["turnover"] - meters["total_wins"] - meters["stakes_returned"] == meters["house_win"]
    came = meters["money_in"] + meters["jackpots"] + meters["adjustments"] + meters["shortfalls"]
    went = meters["money_out"] + meters["house_win"] + meters["owed"]
    assert came - went == meters["credits"]


async def test_the_meters_add_up_on_paper_whatever_was_corrected(played: Evening) -> None:
    """RR 9.4, with players who have left: 2 took 180.00 home that were not won, 3 should have had 20.00 more."""

    async def meters() -> dict[str, int]:
        return {row["meter"]: row["value"] for row in await rows(played, "meters")}

    async def corrected(number: int, outcome: str) -> None:
        correct = CorrectOutcome(table="1", round=number, outcome=outcome, reason="misread")
        await played.boss.do(correct)

    adds_up(await meters())
    await corrected(1, "6")
    await corrected(2, "4")
    now = await meters()
    assert (now["shortfalls"], now["owed"]) == (180_00, 20_00)
    adds_up(now)
    await played.boss.do(AdjustAccount(table="1", station=1, id="a", amount=-5_00, reason="a chip too many"))
    await corrected(1, "17")
    now = await meters()
    assert (now["shortfalls"], now["owed"], now["adjustments"]) == (0, 20_00, -5_00)
    adds_up(now)
    by_station = {row["station"]: row for row in await rows(played, "stations")}
    assert (by_station[3]["owed"], by_station[2]["shortfalls"]) == (20_00, 0)


async def test_each_station_has_its_own_line_also_when_it_did_not_play(played: Evening) -> None:
    by_station = {row["station"]: row for row in await rows(played, "stations")}
    assert sorted(by_station) == [1, 2, 3, 4]
    assert (by_station[1]["buy_ins"], by_station[1]["turnover"], by_station[1]["games_played"]) == (100_00, 20_00, 2)
    assert (by_station[2]["total_wins"], by_station[2]["tickets_out"]) == (175_00, 275_00)
    assert (by_station[3]["turnover"], by_station[3]["games_played"]) == (10_00, 1)  # 2.50 was not recognised
    assert (by_station[4]["notes_in"], by_station[4]["games_played"]) == (50_00, 0)


async def test_money_paid_by_the_dealer_is_a_cancel_credit(played: Evening) -> None:
    paid = await played.boss.do(PayOut(table=played.boss.table, station=3, id="pay-3"))
    by_station = {row["station"]: row for row in await rows(played, "stations")}
    assert by_station[3]["cancel_credits"] == paid.amount == 90_00


async def test_every_round_has_a_line(played: Evening) -> None:
    told = [
        (
            row["round"],
            row["phase"],
            row["outcome"],
            row["first_outcome"],
            row["players"],
            row["stakes"],
            row["returned"],
        )
        for row in await rows(played, "rounds")
    ]
    assert told == [
        (1, "settled", "17", None, 3, 17_50, 182_50),
        (2, "settled", "5", "4", 2, 20_00, 20_00),
        (3, "no_spin", None, None, 1, 10_00, 10_00),
        (4, "betting", None, None, 1, 10_00, 0),
    ]


async def test_balances_are_those_of_the_ledger_and_are_zero_together_with_the_tickets(played: Evening) -> None:
    balances = {row["account"]: row["balance"] for row in await rows(played, "balances")}
    assert balances["cage:1"] == -300_00
    assert balances["notes:1:4"] == -50_00
    assert balances["felt:1"] == 10_00
    assert balances["printing:1"] == 50_00
    assert balances["hand-pay:1"] == 90_00
    liability = sum(row["amount"] for row in await rows(played, "tickets"))
    assert sum(balances.values()) + liability == 0


async def test_ticket_liability_names_no_ticket_in_full(played: Evening) -> None:
    [ticket] = await rows(played, "tickets")
    assert (ticket["amount"], ticket["station"], ticket["state"]) == (275_00, 2, "issued")
    assert ticket["ticket"].startswith("*" * 14)
    assert ticket["ticket"][14:].isdigit()


async def test_an_expired_ticket_is_still_a_liability_and_says_so(played: Evening) -> None:
    played.clock.advance(91 * 24 * 60 * MINUTE_MS)
    [ticket] = await rows(played, "tickets")
    assert ticket["state"] == "expired"


async def test_the_shift_has_what_the_evening_had(played: Evening) -> None:
    shifts = await rows(played, "shifts")
    assert sum(row["turnover"] for row in shifts) == 35_00
    assert sum(row["buy_ins"] for row in shifts) == 300_00
    assert all(row["to"] - row["from"] == 8 * 3_600_000 for row in shifts)
    assert all(before["to"] == after["from"] for before, after in pairwise(shifts))


async def test_a_span_leaves_out_what_was_before_and_after(played: Evening) -> None:
    later = STARTED_MS + MINUTE_MS
    assert [row["round"] for row in await rows(played, "rounds", from_ms=later)] == [2, 3, 4]
    by_meter = {row["meter"]: row["value"] for row in await rows(played, "meters", from_ms=later)}
    assert (by_meter["buy_ins"], by_meter["turnover"]) == (0, 20_00)
    assert await rows(played, "rounds", to_ms=STARTED_MS) == []


async def test_too_long_a_span_is_refused_with_the_most_there_may_be(played: Evening) -> None:
    answer = await get(played, "rounds", from_ms=0)
    assert (answer.status_code, "At most 92 days" in answer.text) == (422, True)


@pytest.mark.parametrize("report", REPORTS)
async def test_every_report_is_also_a_spreadsheet(played: Evening, report: str) -> None:
    as_json = Report.from_json((await get(played, report)).content)
    answer = await get(played, report, format="csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["content-disposition"] == f'attachment; filename="table-1-{report}.csv"'
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert len(lines) == len(as_json.rows)
    for line, row in zip(lines, as_json.rows, strict=True):
        assert set(line) == {column.name for column in as_json.columns}
        for column in as_json.columns:
            value = row[column.name]
            if column.kind == "money" and isinstance(value, int):
                assert round(float(line[column.name]) * 100) == value


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")'])
def test_a_text_that_looks_like_a_formula_stays_a_text(text: str) -> None:
    columns = [
        Column(name="reason", kind=ColumnKind.TEXT),
        Column(name="amount", kind=ColumnKind.MONEY),
    ]
    report = Report(
        report="x", table="1", made_ms=0, from_ms=0, to_ms=1, columns=columns, rows=[{"reason": text, "amount": -500}]
    )
    (line,) = csv.DictReader(io.StringIO(as_csv(report, UTC)))
    assert line == {"reason": f"'{text}", "amount": "-5.00"}


@pytest.mark.parametrize("role", [Role.DEALER, Role.TECHNICIAN])
async def test_reports_are_for_the_supervisor(played: Evening, role: Role) -> None:
    assert (await get(played, "meters", role)).status_code == 403


async def test_a_report_that_is_not_there_says_which_there_are(played: Evening) -> None:
    answer = await get(played, "horoscope")
    assert answer.status_code == 404
    assert all(report in answer.text for report in REPORTS)


async def test_the_same_evening_on_postgresql_makes_the_same_reports(played: Evening, postgresql_url: str) -> None:
    chosen_by_chance = {"account", "ticket"}
    async with evening(postgresql_url) as there:
        for report in REPORTS:
            here, other = await rows(played, report), await rows(there, report)
            for row in (*here, *other):
                for name in chosen_by_chance & row.keys():
                    del row[name]
            assert here == other
