"""RR 8.6, 8.7: a jackpot that is not operating properly is not offered, and the game goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from game_protocol.jackpot_office import OfferJackpot
from game_protocol.problems import Problem
from game_rules.money import LARGEST_CENTS
from game_server.jackpots import storage
from game_server.jackpots.exact import Exact
from tests.game_server.jackpots.casino import PIT_BOSS, Casino, casino_on, new_casino, refused
from tests.game_server.jackpots.kinds import mystery, progressive
from tests.postgres import Cluster

RED = {"red": 10_000}
Log = pytest.LogCaptureFixture


async def tamper(casino: Casino, statement: str) -> None:
    async with casino.house.database.writing() as connection:
        await connection.execute(text(statement))


def logged(caplog: Log) -> None:
    """The fault is in the server's log, as an error."""
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["jackpot fault"]
    caplog.clear()


async def settles(casino: Casino) -> None:
    """A round is played and paid whatever the jackpot does."""
    before = await casino.balance("1", 3)
    await casino.play("1", {3: RED}, "1")
    assert await casino.balance("1", 3) == before + 10_000


async def test_a_meter_that_was_changed_behind_the_server_is_a_memory_mismatch(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(), "1")
    await tamper(casino, "UPDATE jackpots SET value = value + 5000000000")
    await settles(casino)
    logged(caplog)
    meter = await casino.meter("m")
    assert "memory mismatch" in meter.fault
    assert meter.amount == 55_000, "the display shows amount and fault in turn"
    (told,) = await casino.events("1", "jackpot-fault")
    assert told["event"]["jackpot"] == "m"
    assert any("rule 8.7" in alert for alert in casino.alerts("1"))
    await settles(casino)
    assert len(await casino.events("1", "jackpot-fault")) == 1, "said once"
    assert await casino.events("1", "jackpot-meters") == [], "and not offered"


async def test_a_meter_that_does_not_reconcile_with_the_ledger(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(), "1")
    await tamper(casino, "UPDATE accounts SET cents = cents + 1 WHERE name = 'jackpot:m'")
    await settles(casino)
    logged(caplog)
    assert "reconcile with the ledger" in (await casino.meter("m")).fault


@pytest.mark.parametrize(("key", "said"), [(bytes(32), "the key is another"), (None, "is missing")])
async def test_a_server_with_another_key_or_none_offers_no_jackpot(
    tmp_path: Path, caplog: Log, key: bytes | None, said: str
) -> None:
    url = f"sqlite:///{tmp_path / 'ats.db'}"
    async with new_casino(url, tmp_path) as casino:
        await casino.offer("m", mystery(), "1")
    (tmp_path / "jackpot-key").unlink()
    if key is not None:
        (tmp_path / "jackpot-key").write_bytes(key)
    async with casino_on(url, tmp_path) as casino:
        await settles(casino)
        logged(caplog)
        assert said in (await casino.meter("m")).fault


async def test_the_other_jackpots_of_the_table_are_still_offered(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(), "1")
    await casino.offer("p", progressive(), "1")
    await tamper(casino, "UPDATE jackpots SET value = value + 1 WHERE id = 'm'")
    await settles(casino)
    logged(caplog)
    assert await casino.amount("p") == 120_050
    assert await casino.amount("m") == 50_000


async def test_a_meter_that_cannot_be_moved_does_not_stop_the_settlement(casino: Casino, caplog: Log) -> None:
    """A reserve that would no longer fit in its column: the figures agree, and still nothing can be added."""
    await casino.offer("p", progressive(hidden_rate="50"), "1")
    await casino.offer("m", mystery(), "1")
    full = Exact(LARGEST_CENTS)
    async with casino.house.database.writing() as connection:
        kept = await storage.lock(connection, casino.vault, ["p"])
        await connection.execute(storage.kept_jackpot(replace(kept.jackpots["p"], reserve=full), casino.vault))
    assert full.shown.cents == 9223372036854
    await tamper(casino, "UPDATE accounts SET cents = 9223372036854 WHERE name = 'jackpot-reserve:p'")
    await settles(casino)
    logged(caplog)
    assert "cannot be moved" in (await casino.meter("p")).fault
    assert await casino.amount("m") == 50_125


async def test_rule_8_7_a_person_deems_it_not_to_operate_properly_and_then_properly(casino: Casino) -> None:
    await casino.offer("m", mystery(), "1")
    await casino.office.offer_jackpot(OfferJackpot(jackpot="m", on=False, reason="Display dark"), PIT_BOSS)
    await settles(casino)
    assert (await casino.meter("m")).fault == "Display dark"
    assert await casino.amount("m") == 50_000
    await casino.office.offer_jackpot(OfferJackpot(jackpot="m", on=True, reason="repaired"), PIT_BOSS)
    await settles(casino)
    assert await casino.amount("m") == 50_125
    await casino.adds_up()


async def test_a_broken_meter_comes_back_as_its_single_steps_prove_it(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(), "1")
    await settles(casino)
    await tamper(casino, "UPDATE jackpots SET value = 1")
    await settles(casino)
    logged(caplog)
    await casino.office.offer_jackpot(OfferJackpot(jackpot="m", on=True, reason="looked into"), PIT_BOSS)
    assert await casino.amount("m") == 50_125, "the round it was not offered in brought nothing"
    await settles(casino)
    assert await casino.amount("m") == 50_250
    await casino.adds_up()


async def test_a_meter_that_nothing_proves_is_not_offered_again(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(), "1")
    await tamper(casino, "UPDATE accounts SET cents = cents - 100 WHERE name = 'jackpot:m'")
    await tamper(casino, "UPDATE jackpots SET value = 1")
    await settles(casino)
    logged(caplog)
    clearing = OfferJackpot(jackpot="m", on=True, reason="please")
    await refused(Problem.NOT_PERMITTED, casino.office.offer_jackpot(clearing, PIT_BOSS))
    assert (await casino.meter("m")).fault


async def test_a_prize_of_a_broken_jackpot_waits_until_it_can_go_back(casino: Casino) -> None:
    """RR 8.8 with 8.7: nothing is lost between a void round and a meter that cannot be trusted."""
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_060)
    number = await casino.play("1", {1: RED})
    await tamper(casino, "UPDATE jackpots SET value = value + 1")
    await casino.void("1", number)
    (prize,) = await casino.prizes()
    assert any("rule 8.8" in alert for alert in casino.alerts("1"))
    told = len(casino.alerts("1"))
    await refused(Problem.WRONG_PHASE, casino.decline(prize))
    assert len(casino.alerts("1")) == told, "a refused request changes nothing"
    await casino.office.offer_jackpot(OfferJackpot(jackpot="m", on=True, reason="looked into"), PIT_BOSS)
    await casino.decline(prize, "the round was void")
    assert await casino.amount("m") == 50_100
    await casino.adds_up()


async def test_link_lost_a_jackpot_somebody_else_holds_does_not_hold_up_the_game(
    postgres: Cluster, tmp_path: Path
) -> None:
    async with new_casino(postgres.new_database(), tmp_path) as casino:
        await casino.offer("m", mystery(), "1")
        number = await casino.wager("1", {3: RED})
        before = await casino.balance("1", 3)
        async with casino.house.database.writing() as elsewhere:
            await storage.lock(elsewhere, casino.vault, ["m"])
            await casino.settle("1", number, "1")
        assert await casino.balance("1", 3) == before + 20_000
        assert any("out of reach" in alert for alert in casino.alerts("1"))
        assert await casino.amount("m") == 50_000
        await settles(casino)
        assert await casino.amount("m") == 50_125
        await casino.adds_up()
