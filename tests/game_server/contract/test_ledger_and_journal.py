"""The contract of ledger and journal: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from game_protocol.cage import PayTicket, SettleShortfall
from game_protocol.problems import Problem
from game_protocol.rounds import CorrectOutcome, FreezeAccounts
from game_protocol.seat import BuyIn, PayOut
from game_protocol.sign import AnnounceLimits
from game_protocol.station import (
    CashOut,
    NoteStacked,
    RedeemTicket,
    ReserveTicket,
    SheetPut,
    TicketNotPrinted,
    TicketPrinted,
)
from game_protocol.table import Phase
from game_server.audit.run import audit
from game_server.refusals import Refusal
from game_server.settings import TicketsAt
from game_server.tables import accounts, cage, cash_out, corrections, debts, notices, sheets, tickets_in
from game_server.tables.state import TableState
from game_server.tables.work import Needs, Work
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import ROULETTE, RealTable, check_books, install, opened, picture


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def url(database_url: str) -> str:
    await install(database_url, {"1": ROULETTE, "2": ROULETTE})
    return database_url


@pytest.fixture
async def table(url: str, clock: HandClock) -> AsyncIterator[RealTable]:
    async with opened(url, clock) as house:
        yield RealTable(house, clock)


def cashing_out(cash_out_id: str) -> Needs:
    return Needs(cash_out=cash_out_id)


async def eventful_visit(table: RealTable) -> None:
    """A bit of everything, left in the middle of a round."""
    for station in (1, 2, 3):
        await table.buy_in(station, 50_000)
    note = NoteStacked(id="n1", value=5000, currency="AUD", stacked_ms=1)
    await table.ask(accounts.note_stacked, 1, note)
    await table.open()
    await table.put(1, {"straight-17": 1000, "red": 2000})
    await table.put(2, {"straight-17": 250})
    await table.close()
    await table.settle("17")
    gone = PayOut(table="1", station=1, id="p1")
    await table.ask(accounts.pay_out, gone)
    await table.ask(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    asked = CorrectOutcome(table="1", round=1, outcome="18", reason="mistyped")
    await table.ask(corrections.correct_outcome, asked, needs=Needs(round=1))
    await table.buy_in(1, 50_000)
    await table.ask(cash_out.cash_out, 3, CashOut(id="c3", to="ticket"), needs=cashing_out("c3"))
    broken = TicketNotPrinted(id="c3", known=False, reason="power lost")
    await table.ask(cash_out.ticket_not_printed, 3, broken, needs=Needs(cash_out="c3"))
    sign = table.writer.state.sign.changed(table_minimum=1000)
    await table.ask(notices.announce_limits, AnnounceLimits(table="1", limits=sign))
    await table.open(period_s=60)
    await table.put(2, {"black": 1000}, version=7)


async def test_after_an_eventful_visit_the_books_are_right(table: RealTable, url: str) -> None:
    await eventful_visit(table)
    await check_books(url)


async def test_a_restart_brings_back_exactly_what_was_there(url: str, clock: HandClock) -> None:
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        await eventful_visit(table)
        before, number = picture(table.writer.state), table.writer.event_id
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        assert picture(table.writer.state) == before
        assert table.writer.event_id == number
        assert (await table.put(2, {"black": 2000}, version=8)).total == 2000
    await check_books(url)


async def test_what_counted_once_counts_once_after_a_restart(url: str, clock: HandClock) -> None:
    note = NoteStacked(id="n1", value=5000, currency="AUD", stacked_ms=1)
    answers = []
    for _ in range(2):
        async with opened(url, clock) as house:
            answers.append(await RealTable(house, clock).ask(accounts.note_stacked, 1, note))
    assert [(answer.balance, answer.already) for answer in answers] == [(5000, False), (5000, True)]
    await check_books(url)


def commits(table: RealTable) -> float:
    return table.house.metrics.registry.get_sample_value("ats_commits_total", {"table": table.id}) or 0


async def test_all_that_wait_are_committed_together_and_in_order(table: RealTable) -> None:
    await table.buy_in(1, 50_000)
    await table.open()
    before = commits(table)
    answers = await asyncio.gather(*(table.put(1, {"red": 500 * version}, version) for version in range(1, 51)))
    assert [answer.version for answer in answers] == list(range(1, 51))
    assert answers[-1].balance == 50_000 - 25_000
    assert commits(table) - before <= 2


async def test_a_batch_that_cannot_be_written_is_answered_honestly_and_forgotten(
    table: RealTable, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await table.buy_in(1, 50_000)
    await table.open()
    await table.put(1, {"red": 1000})
    before = picture(table.writer.state)

    def broken(state: TableState, work: Work) -> None:
        sheets.put(state, work, 1, SheetPut(round=1, version=3, wagers={"red": 3000}), table.clock.now_ms())
        work.also(text("INSERT INTO nowhere VALUES (1)"))

    outcomes = await asyncio.gather(
        table.put(1, {"red": 2000}, 2), table.ask(broken), table.put(1, {"red": 5000}, 4), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Refusal] * 3
    assert {outcome.problem for outcome in outcomes if isinstance(outcome, Refusal)} == {Problem.UNAVAILABLE}
    assert "commit failed" in [record.msg for record in caplog.records if record.levelno >= logging.ERROR]
    caplog.clear()
    await comes_back(table)
    assert picture(table.writer.state) == before
    assert (await table.put(1, {"red": 2000}, 2)).total == 2000
    await check_books(url)


async def comes_back(table: RealTable) -> None:
    """The writer reads its state anew by itself."""
    await asyncio.wait_for(table.writer.present.wait(), 30)


async def test_a_writer_that_lost_its_table_writes_nothing(
    table: RealTable, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await table.buy_in(1, 50_000)
    writer = table.writer
    async with table.house.database.writing() as connection:
        await connection.execute(text("UPDATE chains SET hash = 'another process wrote' WHERE chain = '1'"))
    with pytest.raises(Refusal) as refusal:
        await table.buy_in(2, 50_000)
    assert refusal.value.problem is Problem.UNAVAILABLE
    assert not writer.present.is_set()
    async with table.house.database.reading() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM sessions"))).scalar_one() == 1
    assert any("lost" in str(record.msg) for record in caplog.records)
    caplog.clear()


async def test_one_ticket_shown_at_two_tables_at_once_is_taken_by_one(url: str, clock: HandClock) -> None:
    """In a house whose tables take each other's tickets."""
    async with opened(url, clock, tickets_at=TicketsAt.HOUSE) as house:
        first, second = RealTable(house, clock, "1"), RealTable(house, clock, "2")
        await first.buy_in(1, 10_000)
        answer = await first.ask(cash_out.cash_out, 1, CashOut(id="c", to="ticket"), needs=cashing_out("c"))
        await first.ask(cash_out.ticket_printed, 1, TicketPrinted(id="c"), needs=Needs(cash_out="c"))
        number = answer.number or ""
        outcomes = await asyncio.gather(
            *(
                each.ask(tickets_in.reserve, 2, ReserveTicket(id="r", number=number), needs=Needs(ticket=number))
                for each in (first, second)
            ),
            return_exceptions=True,
        )
        winner = first if not isinstance(outcomes[0], Exception) else second
        refusals = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
        assert [refusal.problem for refusal in refusals] == [Problem.TICKET_RESERVED]
        needs = Needs(reserved_as="r")
        assert (await winner.ask(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"), needs=needs)).balance == 10_000
    await check_books(url)


async def test_the_cage_of_another_table_holds_a_ticket_whose_visit_owes(url: str, clock: HandClock) -> None:
    """RR 9.4: 450.00 on paper of table 1, 360.00 of it not the player's; the paper is taken to table 2."""
    async with opened(url, clock) as house:
        first, second = RealTable(house, clock, "1"), RealTable(house, clock, "2")
        await first.buy_in(1, 10_000)
        round_number = await first.open()
        await first.put(1, {"straight-17": 1000})
        await first.close()
        clock.advance(2000)
        await first.settle("17")
        made = await first.ask(cash_out.cash_out, 1, CashOut(id="c", to="ticket"), needs=cashing_out("c"))
        await first.ask(cash_out.ticket_printed, 1, TicketPrinted(id="c"), needs=Needs(cash_out="c"))
        corrected = CorrectOutcome(table="1", round=round_number, outcome="18", reason="mistyped")
        await first.ask(corrections.correct_outcome, corrected, needs=Needs(round=round_number))
        number = made.number or ""
        pay = PayTicket(table="2", id="p", number=number, amount=45_000)
        with pytest.raises(Refusal) as refusal:
            await second.ask(cage.pay_ticket, pay, needs=Needs(ticket=number))
        assert refusal.value.problem is Problem.OWES_THE_HOUSE
        assert refusal.value.refused.detail == {"owed": 36_000, "table": "1"}
        (debt,) = first.writer.state.debts
        settle = SettleShortfall(table="1", id="s", debt=debt, how="paid", reason="taken off the ticket")
        await first.ask(debts.settle_shortfall, settle)
        assert (await second.ask(cage.pay_ticket, pay, needs=Needs(ticket=number))).amount == 45_000
    await check_books(url)


class Stuck:
    """A generator that gives the same ticket number twice before it goes on."""

    def __init__(self) -> None:
        self._digits = iter(["000000000000000001", "000000000000000001", "000000000000000002"])
        self._tokens = iter(range(1000))

    def digits(self, _length: int) -> str:
        return next(self._digits)

    def token(self) -> str:
        return f"{next(self._tokens):016x}"


async def test_a_validation_number_is_never_given_out_twice(
    url: str, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(url, clock, chance=Stuck()) as house:
        table = RealTable(house, clock)
        await table.buy_in(1, 10_000)
        await table.buy_in(2, 20_000)
        asked = {station: CashOut(id=f"c{station}", to="ticket") for station in (1, 2)}
        first = await table.ask(cash_out.cash_out, 1, asked[1], needs=cashing_out("c1"))
        with pytest.raises(Refusal):
            await table.ask(cash_out.cash_out, 2, asked[2], needs=cashing_out("c2"))
        caplog.clear()
        await comes_back(table)
        second = await table.ask(cash_out.cash_out, 2, asked[2], needs=cashing_out("c2"))
        assert (first.number, second.number) == ("000000000000000001", "000000000000000002")
    await check_books(url)


async def test_the_servers_clock_closes_the_round_and_what_had_arrived_is_in(table: RealTable) -> None:
    await table.buy_in(1, 50_000)
    await table.open(period_s=30)
    closed = asyncio.create_task(table.event("round-closed"))
    table.clock.advance(29_999)
    waiting = asyncio.create_task(table.put(1, {"red": 1000}))
    await asyncio.sleep(0)  # it has arrived and waits for its turn
    table.clock.advance(1)
    assert (await waiting).total == 1000
    await closed
    assert table.writer.state.phase is Phase.CLOSED
    with pytest.raises(Refusal) as refusal:
        await table.put(1, {"red": 2000}, 2)
    assert refusal.value.problem is Problem.AFTER_EXPIRY


async def test_a_round_that_ended_while_the_server_was_away_is_void(url: str, clock: HandClock) -> None:
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        await table.buy_in(1, 50_000)
        await table.open(period_s=30)
        await table.put(1, {"red": 1000})
    clock.advance(31_000)
    async with opened(url, clock) as house:
        state = RealTable(house, clock).writer.state
        assert state.phase is Phase.VOID
        assert state.balance_of(state.stations[1]).cents == 50_000
    await check_books(url)


async def test_an_id_is_checked_before_anything_is_done(table: RealTable, url: str) -> None:
    for station in (1, 2):
        asked = BuyIn(table="1", station=station, id="same", amount=1000 * station)
        if station == 1:
            await table.ask(accounts.buy_in, asked)
        else:
            with pytest.raises(Refusal) as refusal:
                await table.ask(accounts.buy_in, asked)
            assert refusal.value.problem is Problem.BAD_REQUEST
    await check_books(url)


async def test_a_debt_is_still_there_after_a_restart_and_is_settled_once(url: str, clock: HandClock) -> None:
    """RR 9.4: 10.00 on 17 and 20.00 on red went home as 360.00; it was 18, which is red and makes 40.00."""
    async with opened(url, clock) as house:
        await eventful_visit(RealTable(house, clock))
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        (debt,) = table.writer.state.debts.values()
        assert (debt.kind, debt.amount.cents, debt.station, debt.round) == ("shortfall", 32_000, 1, 1)
        asked = SettleShortfall(table="1", id="s", debt=debt.id, how="paid", reason="the player came back")
        for _ in range(2):
            await table.ask(debts.settle_shortfall, asked)
    async with opened(url, clock) as house:
        assert RealTable(house, clock).writer.state.debts == {}
        assert (await audit(house.database)).problems == []
    await check_books(url)


async def test_a_ticket_shown_at_the_cage_and_at_a_station_at_once_is_paid_by_one(url: str, clock: HandClock) -> None:
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        await table.buy_in(1, 10_000)
        answer = await table.ask(cash_out.cash_out, 1, CashOut(id="c", to="ticket"), needs=cashing_out("c"))
        await table.ask(cash_out.ticket_printed, 1, TicketPrinted(id="c"), needs=Needs(cash_out="c"))
        number = answer.number
        assert number is not None
        pay = PayTicket(table="1", id="p", number=number, amount=10_000)
        at_the_cage = RealTable(house, clock, "2").ask(cage.pay_ticket, pay, needs=Needs(ticket=number))
        at_the_slot = table.ask(tickets_in.reserve, 2, ReserveTicket(id="r", number=number), needs=Needs(ticket=number))
        answers = await asyncio.gather(at_the_cage, at_the_slot, return_exceptions=True)
        (refusal,) = [answer for answer in answers if isinstance(answer, Refusal)]
        assert refusal.problem in (Problem.TICKET_PAID, Problem.TICKET_RESERVED)
        assert (await audit(house.database)).problems == []
    await check_books(url)
