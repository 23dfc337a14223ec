"""`ats load`: real stations without screens against a real server process, and books that notice every mistake."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ats.load.books import Books
from ats.load.run import Load, playing
from ats.load.server_process import ServerProcess
from ats.load.tally import Tally, percentile
from ats_client.station.faults import FaultKind
from game_protocol.station import AccountView
from game_protocol.table import LockedSheet
from game_rules.game import Role
from game_rules.library import load_game
from game_rules.sheet import Sheet
from game_server.embedded import PIN, ROULETTE, STAFF, install
from tests.ats.running import Ats
from tests.ats.terminal import on_a_terminal

GAME = load_game("rapid-roulette-single-zero")


def account(balance: int) -> AccountView:
    return AccountView(session="1", balance=balance, on_felt=0, money_in=0, frozen=False, opened_ms=0)


def sheet(**cents: int) -> Sheet:
    return Sheet.from_cents(GAME, {bet.replace("_", "-"): amount for bet, amount in cents.items()})


def locked(version: int, its: Sheet, *, recognised: bool = True) -> LockedSheet:
    total = its.total.cents
    return LockedSheet(
        round=1, version=version, digest=its.digest, wagers=its.as_cents(), total=total, recognised=recognised
    )


@pytest.fixture
def books() -> Books:
    """100.00, and two sent sheets, of which the first was acknowledged."""
    books = Books(GAME)
    books.came_in("buy-in", 100_00)
    books.asked(1, sheet(red=10_00))
    books.acknowledged(1)
    books.asked(2, sheet(red=20_00))
    return books


def test_a_load_run_gives_the_promised_json_and_everything_agrees(ats: Ats) -> None:
    done = ats("load", "--stations", "4", "--rounds", "2", "--json", "--seed", "1")
    assert done.code == 0, done.err
    said = done.json
    assert (said["stations"], said["rounds"]) == (4, 2)
    assert said["sheets"] == said["acknowledged"] == 24
    assert [said[name] for name in ("refused_in_time", "lost", "doubled", "wrong_balances", "errors")] == [0] * 5
    assert said["commits"] > 0
    assert 0 < said["ack_ms"]["p50"] <= said["ack_ms"]["p99"]
    assert 0 < said["settle_ms"]["p50"] <= said["settle_ms"]["p99"]


def test_a_line_on_the_terminal_counts_stations_and_rounds() -> None:
    seen = on_a_terminal("load", "--stations", "2", "--rounds", "3")
    assert seen.code == 0
    assert "rounds           3" in seen.out
    assert "seating stations, dealing rounds" in seen.shown
    assert "5/5" in seen.shown


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_ended_takes_its_server_and_its_folder_with_it(tmp_path: Path, how: signal.Signals) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", "from ats.main import main; main()", "load", "--stations", "1", "--rounds", "100000"],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "TMPDIR": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background are deaf to Ctrl-C
    )
    os.close(theirs)
    seen = b""
    while b"1/100001" not in seen:
        seen += os.read(ours, 65536)
    process.send_signal(how)
    assert process.wait() == 130
    os.close(ours)
    assert list(tmp_path.iterdir()) == []
    for command_line in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # the process has ended meanwhile
            assert str(tmp_path).encode() not in command_line.read_bytes()


def test_a_server_that_runs_already_is_played_at(ats: Ats, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(install(url, tables={"1": ROULETTE, "2": ROULETTE}, stations=0))
    server = ServerProcess(url, tmp_path / "server.log")
    asyncio.run(server.start())
    try:
        boss = f"{STAFF[Role.PIT_BOSS]}:{PIN}"
        run = ("--server", server.url, "--staff", boss, "--table", "1", "--table", "2", "--stations", "2")
        done = ats("load", *run, "--rounds", "1", "--json")
        assert done.code == 0, done.err
        assert (done.json["stations"], done.json["rounds"], done.json["errors"]) == (2, 1, 0)
    finally:
        server.stop()
    assert ats("audit", "--database", url, "--json").json["problems"] == []


def test_what_the_stations_notice_is_told_as_an_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The stations' own faults count: one that locked itself would show on no balance."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(install(url, stations=0))
    server = ServerProcess(url, tmp_path / "server.log")

    async def run() -> Tally:
        await server.start()
        tally = Tally(stations=1)
        load = Load(server.url, ("1",), STAFF[Role.PIT_BOSS], PIN, stations=1, rounds=1, seed=1)
        async with playing(load, tally) as ([dealer], [player], [pace]):
            await dealer.deal(1, pace, tally)
            player._station.raise_fault(FaultKind.RECORD, "a test broke it")
            await player.balance_agrees()
        return tally

    try:
        tally = asyncio.run(run())
    finally:
        server.stop()
    assert tally.problems == ["station 1: record: a test broke it"]
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["fault"]
    caplog.clear()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--server", "http://127.0.0.1:1"), "needs --staff NUMBER:PIN and --table TABLE"),
        (("--server", "http://127.0.0.1:1", "--staff", "1:1234", "--table", "1", "--stations", "101"), "need 2 tables"),
        (("--server", "http://127.0.0.1:1", "--staff", "1:1234", "--table", "1"), "cannot be reached"),
        (("--database", "mysql://x"), "SQLite or PostgreSQL"),
    ],
)
def test_a_mistake_is_one_line(ats: Ats, words: tuple[str, ...], why: str) -> None:
    done = ats("load", "--json", *words)
    assert (done.code, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1


def test_books_agree_with_a_server_that_locks_the_acknowledged_sheet_or_a_later_one(books: Books) -> None:
    assert books.closed(locked(1, sheet(red=10_00)), account(90_00)) == (None, None)
    assert books.settled("1", account(110_00)) is None  # RR 7.1: red pays 1 to 1


def test_books_take_the_sheet_that_was_not_answered_where_the_server_locked_it(books: Books) -> None:
    assert books.closed(locked(2, sheet(red=20_00)), account(80_00)) == (None, None)
    assert books.settled("2", account(80_00)) is None


def test_books_notice_an_acknowledged_sheet_that_was_lost(books: Books) -> None:
    lost, _ = books.closed(None, account(100_00))
    assert lost == "version 1 was acknowledged, version 0 is locked"


def test_books_notice_a_sheet_that_was_never_sent(books: Books) -> None:
    lost, _ = books.closed(locked(2, sheet(black=20_00)), account(80_00))
    assert lost == "the locked sheet of version 2 was never asked for"


def test_books_notice_a_cent_too_much(books: Books) -> None:
    books.closed(locked(1, sheet(red=10_00)), account(90_00))
    assert books.settled("1", account(110_01)) == "the balance is 11001, the books say 11000"


def test_books_notice_a_stake_that_did_not_come_back(books: Books) -> None:
    assert books.returned(account(90_00)) == "the balance is 9000, the books say 10000"


def test_books_count_wagers_below_the_table_minimum_as_given_back(books: Books) -> None:
    assert books.closed(locked(1, sheet(red=10_00), recognised=False), account(100_00)) == (None, None)
    assert books.settled("1", account(100_00)) is None


def test_books_notice_a_cash_out_of_less(books: Books) -> None:
    assert books.cashed_out(99_00) == "9900 was cashed out, the books say 10000"


@pytest.mark.parametrize(("share", "expected"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0)])
def test_a_percentile_is_a_value_that_was_measured(share: float, expected: float) -> None:
    assert percentile([float(value) for value in range(100, 0, -1)], share) == expected


def test_a_percentile_of_nothing_is_nothing() -> None:
    assert percentile([], 0.99) == 0.0
