"""The audit: an honest evening holds, and whatever is tampered with afterwards is named."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from game_rules.library import load_game
from game_rules.sheet import Sheet
from game_server.audit import Findings, audit
from game_server.journal.chain import event_hash
from game_server.storage.database import Database
from tests.game_server.evening import evening

GAME = load_game("rapid-roulette-single-zero")


async def audited(url: str) -> Findings:
    database = Database(url)
    try:
        return await audit(database)
    finally:
        await database.dispose()


async def test_an_honest_evening_holds(empty_database_url: str) -> None:
    async with evening(empty_database_url):
        pass
    found = await audited(empty_database_url)
    assert found.problems == []
    assert found.as_json() == {
        "balanced": True,
        "journal_ok": True,
        "accounts": found.accounts,
        "entries": found.entries,
        "problems": [],
    }
    assert found.rounds == 4
    assert found.entries % 2 == 0
    assert found.entries > 20


async def test_a_live_database_can_be_audited(empty_database_url: str) -> None:
    async with evening(empty_database_url):
        assert (await audited(empty_database_url)).problems == []


async def test_an_empty_database_holds(database_url: str) -> None:
    assert (await audited(database_url)).problems == []


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, played once and copied for each crime."""
    file = tmp_path_factory.mktemp("honest") / "ats.db"

    async def play() -> None:
        async with evening(f"sqlite:///{file}"):
            pass

    asyncio.run(play())
    return file


Crime = Callable[[sqlite3.Connection], object]


@pytest.fixture
def after(honest: Path, tmp_path: Path) -> Callable[[Crime], Findings]:
    """What the audit finds after a crime: committed with the database's own checks switched off."""

    def commit(crime: Crime) -> Findings:
        file = shutil.copy(honest, tmp_path / "ats.db")
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("PRAGMA ignore_check_constraints = ON")
            crime(connection)
        connection.close()
        return asyncio.run(audited(f"sqlite:///{file}"))

    return commit


def run(statement: str, *values: object) -> Crime:
    def crime(connection: sqlite3.Connection) -> None:
        changed = connection.execute(statement, values).rowcount
        assert changed > 0, "the crime did not take place"

    return crime


Tamper = Callable[[Crime], Findings]


def test_a_cent_added_to_an_account(after: Tamper) -> None:
    found = after(run("UPDATE accounts SET cents = cents + 1 WHERE name = 'house:1'"))
    assert "all accounts together are 0.01, not nothing" in found.problems
    assert any("account house:1 says" in problem for problem in found.ledger_problems)
    assert not found.as_json()["balanced"]
    assert found.as_json()["journal_ok"]


def test_a_transfer_made_larger(after: Tamper) -> None:
    found = after(run("UPDATE transfers SET cents = cents + 100 WHERE why = 'won' AND round = 1"))
    assert sum("its entries make" in problem for problem in found.ledger_problems) == 2
    assert any("round 1: player:" in problem for problem in found.other_problems)


def test_a_transfer_taken_away(after: Tamper) -> None:
    found = after(
        run("DELETE FROM transfers WHERE why = 'buy-in' AND cents = 10000 AND id = (SELECT MIN(id) FROM transfers)")
    )
    assert any("account cage:1 says" in problem for problem in found.ledger_problems)
    assert any("money in is 100.00, the ledger says 0.00" in problem for problem in found.other_problems)


def test_a_transfer_without_an_event(after: Tamper) -> None:
    found = after(run("UPDATE transfers SET event = 999999 WHERE why = 'note'"))
    assert any("names event 999999 of 1, which does not exist" in problem for problem in found.ledger_problems)


def test_a_transfer_from_an_account_to_itself(after: Tamper) -> None:
    found = after(run("UPDATE transfers SET source = target WHERE why = 'note'"))
    assert any("is none: 5000 cents" in problem for problem in found.ledger_problems)


def test_a_player_below_nothing(after: Tamper) -> None:
    def crime(connection: sqlite3.Connection) -> None:
        player = connection.execute("SELECT name FROM accounts WHERE kind = 'player' AND cents > 0").fetchone()[0]
        run("UPDATE transfers SET cents = cents + 1000000 WHERE why = 'stake' AND source = ?", player)(connection)

    assert any("is below nothing" in problem for problem in after(crime).ledger_problems)


def test_an_account_that_does_not_exist(after: Tamper) -> None:
    found = after(run("DELETE FROM accounts WHERE name = 'notes:1:4'"))
    assert any("notes:1:4 has entries of -50.00 and does not exist" in problem for problem in found.ledger_problems)


def test_an_event_changed(after: Tamper) -> None:
    change = "UPDATE journal SET body = replace(body, '17', '18') WHERE chain = '1' AND kind = 'round-settled'"
    found = after(run(change))
    assert [problem for problem in found.journal_problems if "its hash is wrong" in problem]
    assert not found.as_json()["journal_ok"]
    assert found.as_json()["balanced"]


def test_an_event_changed_and_its_hash_made_anew(after: Tamper) -> None:
    def crime(connection: sqlite3.Connection) -> None:
        row = connection.execute(
            "SELECT number, at_ms, kind, body FROM journal WHERE chain = '1' AND kind = 'round-opened' ORDER BY number"
        ).fetchone()
        before = connection.execute(
            "SELECT hash FROM journal WHERE chain = '1' AND number = ?", (row[0] - 1,)
        ).fetchone()[0]
        fresh = event_hash(before, "1", row[0], row[1], "staff 6666", row[2], row[3])
        run("UPDATE journal SET by = 'staff 6666', hash = ? WHERE chain = '1' AND number = ?", fresh, row[0])(
            connection
        )

    found = after(crime)
    assert len(found.journal_problems) == 1  # the event after it, which was hashed over the old one
    assert "its hash is wrong" in found.journal_problems[0]


def test_an_event_taken_out(after: Tamper) -> None:
    found = after(run("DELETE FROM journal WHERE chain = '1' AND kind = 'round-opened'"))
    assert any("the journal of 1 jumps from event" in problem for problem in found.journal_problems)


def test_the_end_of_the_journal_cut_off(after: Tamper) -> None:
    cut = "DELETE FROM journal WHERE chain = '1' AND number = (SELECT MAX(number) FROM journal WHERE chain = '1')"
    found = after(run(cut))
    assert any("its head says event" in problem for problem in found.journal_problems)


def test_the_whole_journal_of_the_house_taken_away(after: Tamper) -> None:
    found = after(run("DELETE FROM journal WHERE chain = 'house'"))
    assert any("the journal of house is empty" in problem for problem in found.journal_problems)


def test_wagers_changed_after_the_close(after: Tamper) -> None:
    """With digest, total and payment made to fit: the journal remembers what was locked."""

    def crime(connection: sqlite3.Connection) -> None:
        sheet = Sheet.from_cents(GAME, {"straight-17": 10_00})
        wagers = json.dumps(sheet.as_cents())
        change = "UPDATE sheets SET wagers = ?, digest = ?, total = 1000, won = 35000, returned = 36000"
        run(f"{change} WHERE round = 1 AND station = 1", wagers, sheet.digest)(connection)

    problems = after(crime).other_problems
    assert "table 1, round 1: the sheets are not those that the journal says were locked" in problems


def test_wagers_that_do_not_fit_their_digest(after: Tamper) -> None:
    found = after(run("UPDATE sheets SET wagers = '{\"red\": 2000}' WHERE round = 1 AND station = 1"))
    assert any("station 1's wagers were changed" in problem for problem in found.other_problems)


def test_wagers_that_are_none(after: Tamper) -> None:
    found = after(run("UPDATE sheets SET wagers = '{\"purple\": 2000}' WHERE round = 1 AND station = 1"))
    assert any("station 1's sheet cannot be read" in problem for problem in found.other_problems)


def test_an_outcome_changed(after: Tamper) -> None:
    found = after(run("UPDATE rounds SET outcome = '18' WHERE number = 1"))
    assert "table 1, round 1: the outcome is 18, the journal says 17" in found.other_problems


def test_a_win_that_the_rules_do_not_give(after: Tamper) -> None:
    found = after(run("UPDATE sheets SET won = won + 100, returned = returned + 100 WHERE round = 1 AND station = 2"))
    assert any("by the rules it is 175.00 and 180.00" in problem for problem in found.other_problems)


def test_a_correction_that_the_rules_do_not_give(after: Tamper) -> None:
    found = after(run("UPDATE sheets SET returned = 0, won = 0 WHERE round = 2 AND station = 1"))
    assert any("round 2: station 1 won" in problem for problem in found.other_problems)
    assert any("round 2: with its correction" in problem for problem in found.other_problems)


def test_a_stake_left_on_the_felt(after: Tamper) -> None:
    found = after(
        run("UPDATE sheets SET total = 0, wagers = '{}', digest = ? WHERE round = 4", Sheet.empty(GAME).digest)
    )
    assert "table 1: the felt account has 10.00, running sheets make 0.00" in found.other_problems


def test_a_ticket_brought_back_to_life(after: Tamper) -> None:
    found = after(run("UPDATE tickets SET state = 'redeemed' WHERE state = 'issued'"))
    assert "tickets issued and not redeemed make 0.00, their account has 275.00" in found.other_problems


def test_a_ticket_made_worth_more(after: Tamper) -> None:
    found = after(run("UPDATE tickets SET cents = cents + 1 WHERE state = 'issued'"))
    assert "cash-out out-2 of table 1 is 275.00, its ticket 275.01" in found.other_problems


def test_a_doubtful_ticket_that_was_never_decided(after: Tamper) -> None:
    found = after(run("UPDATE tickets SET state = 'dead' WHERE state = 'uncertain'"))
    assert "cash-out out-4 of table 1 is uncertain, its ticket dead" in found.other_problems


def test_a_cash_out_said_to_be_paid(after: Tamper) -> None:
    found = after(run("UPDATE cash_outs SET state = 'paid' WHERE id = 'out-3'"))
    assert any("the hand-pay account has" in problem for problem in found.other_problems)


def test_a_visit_with_more_money_in_than_came_in(after: Tamper) -> None:
    found = after(run("UPDATE sessions SET money_in = money_in + 100 WHERE station = 1"))
    assert any("station 1" in problem and "money in is 101.00" in problem for problem in found.other_problems)


def test_a_closed_visit_with_money_in_it(after: Tamper) -> None:
    found = after(run("UPDATE sessions SET closed_ms = 1 WHERE station = 1"))
    assert any("is closed with" in problem for problem in found.other_problems)


def test_every_window_of_rounds_is_looked_at(after: Tamper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game_server.audit.rounds.WINDOW", 1)
    found = after(run("UPDATE rounds SET outcome = '18' WHERE number IN (1, 2)"))
    assert found.rounds == 4
    assert sum("the outcome is 18" in problem for problem in found.other_problems) == 2


def test_a_debt_nobody_caused(after: Tamper) -> None:
    found = after(
        run(
            "INSERT INTO debts (table_id, id, kind, cents, station, why, made_ms, settled_reason) "
            "VALUES ('1', 'd', 'owed', 5000, 1, 'a friend', 0, '')"
        )
    )
    assert found.other_problems == ["table 1: open debts of kind owed make 50.00, their account has 0.00"]
