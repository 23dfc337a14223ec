"""Jackpots in the reports: each meter's parts add up to the last millionth, prizes with what became of them."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from datetime import UTC
from decimal import Decimal
from pathlib import Path

import pytest

from game_protocol.reports import Report
from game_server.reports.catalogue import Asked, make_report
from game_server.reports.csv_form import as_csv
from game_server.reports.span import Span
from tests.game_server.jackpots.casino import Casino, new_casino
from tests.game_server.jackpots.kinds import goods, mystery, progressive

RED, ZERO = {"red": 10_000}, {"straight-0": 1_000}


@pytest.fixture
async def casino(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Casino]:
    async with new_casino(sqlite_url, tmp_path) as made:
        yield made


async def report(casino: Casino, name: str, table: str = "1") -> Report:
    async with casino.house.database.reading() as connection:
        return await make_report(name, Asked(connection, table, Span(), casino.clock.now_ms(), UTC))


async def test_rule_8_4_every_part_of_a_meter_is_accounted_for(casino: Casino) -> None:
    """A linked jackpot at 0.3333 %: 100.00 at each of two tables bring 33.33 cents each, which no cent can hold."""
    await casino.offer("p", progressive(rate="0.3333"), "1", "2")
    await casino.play("1", {1: RED})
    await casino.play("2", {1: RED})
    made = await report(casino, "jackpots")
    (row,) = made.rows
    assert row["from_this_table"] == 33_330_000
    assert row["contributed"] == 66_660_000
    assert row["meter"] == 120_000 * 1_000_000 + 66_660_000
    assert row["ledger"] == 120_066
    assert (row["minimum"], row["reconciles"]) == (100_000, "yes")
    (line,) = csv.DictReader(io.StringIO(as_csv(made, UTC)))
    assert line["meter"] == "1200.66660000"
    came = sum(Decimal(line[name]) for name in ("seeded", "contributed", "received"))
    assert Decimal(line["meter"]) == came - Decimal(line["paid"]) - Decimal(line["given_away"])


async def test_a_table_reports_the_jackpots_it_plays_for_or_paid_into_and_no_others(casino: Casino) -> None:
    await casino.offer("here", mystery(), "1")
    await casino.offer("there", mystery(), "2")
    assert [row["jackpot"] for row in (await report(casino, "jackpots")).rows] == ["here"]
    assert [row["jackpot"] for row in (await report(casino, "jackpots", "2")).rows] == ["there"]


async def test_a_meter_that_was_tampered_with_does_not_reconcile_and_says_why(casino: Casino) -> None:
    await casino.offer("m", mystery(), "1")
    async with casino.house.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE jackpots SET value = value + 1000000 WHERE id = 'm'")
    (row,) = (await report(casino, "jackpots")).rows
    assert "its steps make 500.00" in str(row["reconciles"])


async def test_prizes_are_listed_newest_first_and_cash_is_a_meter_of_its_own(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_050)
    await casino.play("1", {2: RED})
    (won,) = await casino.prizes()
    await casino.confirm(won)
    await casino.offer("dinner", goods(), "1")
    await casino.play("1", {3: ZERO}, "0")
    (dinner,) = await casino.prizes()
    await casino.confirm(dinner)
    await casino.hand_over(dinner)
    listed = [
        (row["jackpot"], row["station"], row["amount"], row["state"]) for row in (await report(casino, "prizes")).rows
    ]
    assert listed == [("dinner", 3, 0, "confirmed"), ("m", 2, 50_050, "confirmed")]
    handed, cash = (await report(casino, "prizes")).rows
    assert (handed["goods"], handed["handed_over"] is None, cash["handed_over"]) == ("Dinner for two", False, None)
    meters = {row["meter"]: row["value"] for row in (await report(casino, "meters")).rows}
    assert meters["jackpots"] == 50_050
    assert meters["total_wins"] == 10_000 + 35 * 1_000, "5 is red, and 0 was hit; a jackpot is no win of the odds"
