"""Tickets over the counter (RR 6.6.1(b)) and debts that corrections left (RR 9.4): each settled once, by a person."""

from __future__ import annotations

import json

import pytest

from game_protocol.cage import LookUpTicket, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_protocol.problems import Problem
from game_protocol.rounds import CorrectOutcome, FreezeAccounts, InvalidateRound, VoidCause
from game_protocol.seat import PayOut
from game_protocol.station import CashOut, RedeemTicket, ReserveTicket, TicketNotPrinted, TicketPrinted
from game_server.tables import accounts, cage, cash_out, corrections, debts, stations, tickets_in, voids
from game_server.tables.ticket import TicketState, masked
from game_server.tables.work import Work
from tests.game_server.pure_table import PureTable

DAY_MS = 86_400_000


def a_ticket(table: PureTable, station: int = 1) -> str:
    """100.00 on paper."""
    table.buy_in(station, 10_000)
    number = table.do(cash_out.cash_out, station, CashOut(id=f"c{station}", to="ticket")).number
    table.do(cash_out.ticket_printed, station, TicketPrinted(id=f"c{station}"))
    assert number is not None
    return number


def look_up(table: PureTable, number: str) -> TicketFound:
    return table.do(cage.look_up_ticket, LookUpTicket(table="1", number=number))


def pay(number: str, request: str = "p", amount: int = 10_000) -> PayTicket:
    return PayTicket(table="1", id=request, number=number, amount=amount)


def test_a_ticket_is_looked_up_without_touching_it(table: PureTable) -> None:
    number = a_ticket(table)
    before = table.picture()
    found = look_up(table, number)
    assert (found.payable, found.why, found.amount, found.table, found.station) == (True, "", 10_000, "1", 1)
    assert found.ticket == masked(number)
    assert found.expires_ms - found.issued_ms == 90 * DAY_MS
    assert table.picture() == before


def test_a_ticket_is_paid_once_and_the_count_of_the_table_has_the_cash(table: PureTable) -> None:
    number = a_ticket(table)
    assert table.do(cage.pay_ticket, pay(number), by="staff 2001").amount == 10_000
    assert table.account("tickets") == 0
    assert table.account("cage:1") == 0, "100.00 came in over the table and went out over the counter"
    again = table.do(cage.pay_ticket, pay(number))
    assert (again.amount, again.already) == (10_000, True)
    assert table.account("cage:1") == 0
    refusal = table.refused(Problem.TICKET_PAID, cage.pay_ticket, pay(number, "another"))
    assert refusal.refused.detail["paid_at_ms"] == table.now_ms
    table.refused(Problem.TICKET_PAID, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))


def test_who_paid_what_is_in_the_journal_with_the_number_masked(table: PureTable) -> None:
    number = a_ticket(table)
    table.do(cage.pay_ticket, pay(number), by="staff 2001")
    told = table.last("cage-paid")
    event = json.loads(told.public)
    assert (told.by, event["what"], event["amount"], event["ticket"]) == (
        "staff 2001",
        "ticket",
        10_000,
        masked(number),
    )
    assert number not in told.body
    assert not any(number in asked for asked, _ in table.kept.requests.values()), "nor in the list of requests"


def test_the_cage_pays_the_tickets_of_every_table(table: PureTable) -> None:
    number = a_ticket(table)
    table.kept.tickets[number].table = "2"
    assert table.do(cage.pay_ticket, pay(number)).amount == 10_000
    found = look_up(table, number)
    assert (found.table, found.paid_at, found.payable) == ("2", "the cage of table 1", False)


def test_a_ticket_a_station_has_taken_is_found_paid_there(table: PureTable) -> None:
    number = a_ticket(table)
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.refused(Problem.TICKET_RESERVED, cage.pay_ticket, pay(number))
    table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    found = look_up(table, number)
    assert (found.paid_at, found.paid_ms, found.why) == (
        "station 2 of table 1",
        table.now_ms,
        "This ticket has been paid.",
    )


def test_unknown_expired_and_dead_tickets_are_refused_with_the_reason(table: PureTable) -> None:
    table.refused(Problem.TICKET_UNKNOWN, cage.pay_ticket, pay("9" * 18))
    table.refused(Problem.TICKET_UNKNOWN, cage.look_up_ticket, LookUpTicket(table="1", number="9" * 18))
    table.buy_in(2, 10_000)
    dead = table.do(cash_out.cash_out, 2, CashOut(id="d", to="ticket")).number or ""
    table.refused(Problem.TICKET_NOT_ISSUED, cage.pay_ticket, pay(dead))
    table.do(cash_out.ticket_not_printed, 2, TicketNotPrinted(id="d", known=True, reason="jam"))
    table.refused(Problem.TICKET_DEAD, cage.pay_ticket, pay(dead))
    number = a_ticket(table)
    table.now_ms += 90 * DAY_MS
    table.refused(Problem.TICKET_EXPIRED, cage.pay_ticket, pay(number))
    assert table.kept.tickets[number].state is TicketState.ISSUED


def test_paper_that_says_another_amount_is_not_paid(table: PureTable) -> None:
    number = a_ticket(table)
    refusal = table.refused(Problem.NOT_PERMITTED, cage.pay_ticket, pay(number, amount=100_000))
    assert refusal.refused.detail == {"amount": 10_000, "asked": 100_000}


# --- debts


def corrected(table: PureTable, number: int, outcome: str) -> None:
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.do(corrections.correct_outcome, CorrectOutcome(table="1", round=number, outcome=outcome, reason="mistyped"))


@pytest.fixture
def owed(table: PureTable) -> str:
    """A player with 10.00 on 18 was told 17, went home, and is owed 360.00."""
    table.buy_in(1, 2000)
    number = table.play({1: {"straight-18": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    corrected(table, number, "18")
    return next(iter(table.state.debts))


@pytest.fixture
def short(table: PureTable) -> str:
    """A player with 10.00 on 17 took 450.00 home; it was 18, so 360.00 were not theirs."""
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    corrected(table, number, "18")
    return next(iter(table.state.debts))


def test_what_is_owed_is_paid_once_with_who_and_why(table: PureTable, owed: str) -> None:
    (view,) = debts.open_debts(table.state).debts
    assert (view.kind, view.amount, view.station, view.round) == ("owed", 36_000, 1, 1)
    assert ("owed", 1) in table.alerts()
    asked = PayOwed(table="1", id="p", debt=owed, reason="identified by the ticket stub")
    cage_before = table.account("cage:1")
    assert table.do(debts.pay_owed, asked, by="staff 2001").amount == 36_000
    assert table.do(debts.pay_owed, asked).already
    assert (table.account("owed:1"), table.account("cage:1") - cage_before) == (0, 36_000)
    told = table.last("cage-paid")
    assert told.by == "staff 2001"
    assert json.loads(told.public)["reason"] == "identified by the ticket stub"
    assert debts.open_debts(table.state).debts == []
    assert ("owed", 1) not in table.alerts(), "nobody is sent after it any more"
    table.refused(Problem.UNKNOWN, debts.pay_owed, PayOwed(table="1", id="q", debt=owed, reason="again"))


def test_a_shortfall_is_paid_back(table: PureTable, short: str) -> None:
    cage_before = table.account("cage:1")
    table.do(
        debts.settle_shortfall,
        SettleShortfall(table="1", id="s", debt=short, how="paid", reason="the player came back"),
    )
    assert (table.account("shortfall:1"), table.account("cage:1") - cage_before) == (0, -36_000)
    assert table.alerts() == []


def test_a_shortfall_is_given_up_at_the_houses_cost(table: PureTable, short: str) -> None:
    house_before = table.account("house:1")
    asked = SettleShortfall(table="1", id="s", debt=short, how="written-off", reason="nobody knows who it was")
    table.do(debts.settle_shortfall, asked)
    table.do(debts.settle_shortfall, asked)
    assert (table.account("shortfall:1"), table.account("house:1") - house_before) == (0, -36_000)


def test_what_is_owed_cannot_be_settled_as_a_shortfall_nor_the_other_way(table: PureTable, owed: str) -> None:
    asked = SettleShortfall(table="1", id="s", debt=owed, how="paid", reason="a slip")
    table.refused(Problem.UNKNOWN, debts.settle_shortfall, asked)


def test_a_correction_of_the_correction_takes_the_debt_away_again(table: PureTable, owed: str) -> None:
    """17 after all: nothing was lost, so nobody owes anybody anything."""
    corrected(table, 1, "17")
    assert table.state.debts == {}
    assert (table.account("owed:1"), table.account("shortfall:1")) == (0, 0)
    assert table.alerts() == []


def test_a_shortfall_shrinks_when_the_next_correction_finds_for_the_player(table: PureTable) -> None:
    """10.00 on 17 and 10.00 on 18-21, which pays 17 to 1: 360.00 were taken home. On 2 it is nothing, on 18 180.00."""
    table.buy_in(1, 2000)
    number = table.play({1: {"straight-17": 1000, "split-18-21": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    corrected(table, number, "2")
    assert [debt.amount.cents for debt in table.state.debts.values()] == [36_000]
    corrected(table, number, "18")
    (debt,) = table.state.debts.values()
    assert (debt.kind, debt.amount.cents) == ("shortfall", 18_000)
    assert "180.00" in debt.why.text
    assert [alert.said for alert in table.state.alerts.values()] == [debt.why]


def test_an_invalidated_game_leaves_debts_too(table: PureTable) -> None:
    """RR 12.4 after payment: the winner left with 350.00 too much, the loser is owed the stake."""
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    number = table.play({1: {"straight-17": 1000}, 2: {"red": 1000}}, "17")
    for station in (1, 2):
        table.do(accounts.pay_out, PayOut(table="1", station=station, id=f"gone-{station}"))
    table.do(
        voids.invalidate_round, InvalidateRound(table="1", round=number, cause=VoidCause.DISRUPTION, reason="a robbery")
    )
    open_ = {(view.kind, view.station): view.amount for view in debts.open_debts(table.state).debts}
    assert open_ == {("shortfall", 1): 35_000, ("owed", 2): 1000}


def test_debts_of_others_are_left_alone(table: PureTable, owed: str) -> None:
    table.buy_in(2, 10_000)
    number = table.play({2: {"straight-17": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=2, id="gone-2"))
    corrected(table, number, "18")
    assert {debt.station: debt.amount.cents for debt in table.state.debts.values()} == {1: 36_000, 2: 36_000}


def test_a_payment_is_booked_on_its_own_event_not_on_the_alerts(table: PureTable, owed: str) -> None:
    work = Work(table.state, table._chance, table.head, table.now_ms, table.kept)
    debts.pay_owed(table.state, work, PayOwed(table="1", id="p", debt=owed, reason="x"))
    work.finish()
    assert [booked.transfer.why for booked in work.booked] == ["owed-paid"]
    assert work.told[work.booked[0].event - work.before.number - 1].kind == "cage-paid"


# --- a ticket of a visit that owes


@pytest.fixture
def short_ticket(table: PureTable) -> str:
    """A player with 10.00 on 17 took 450.00 out on paper; it was 18, so 360.00 of it were not theirs."""
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    made = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    corrected(table, number, "18")
    assert made.number is not None
    return made.number


def test_a_ticket_that_holds_money_owed_is_held_at_the_cage_and_at_stations(
    table: PureTable, short_ticket: str
) -> None:
    """RR 9.4: the debt, the visit and the paper are one thing."""
    found = look_up(table, short_ticket)
    assert (found.payable, found.amount) == (False, 45_000)
    assert "360.00 is owed to the house" in found.why
    refusal = table.refused(Problem.OWES_THE_HOUSE, cage.pay_ticket, pay(short_ticket, amount=45_000))
    assert refusal.refused.detail == {"owed": 36_000, "table": "1"}
    table.refused(Problem.OWES_THE_HOUSE, tickets_in.reserve, 2, ReserveTicket(id="r", number=short_ticket))


def test_a_held_ticket_is_paid_once_its_debt_is_settled(table: PureTable, short_ticket: str) -> None:
    (debt,) = table.state.debts
    settled = SettleShortfall(table="1", id="s", debt=debt, how="paid", reason="taken off the ticket")
    table.do(debts.settle_shortfall, settled)
    before = table.account("cage:1")
    table.do(cage.pay_ticket, pay(short_ticket, amount=45_000))
    assert table.account("cage:1") - before == 45_000


def test_a_ticket_of_another_visit_at_the_same_station_is_not_held(table: PureTable, short_ticket: str) -> None:
    assert look_up(table, a_ticket(table, 1)).payable


def test_a_payment_by_hand_of_a_visit_that_owes_is_held_too(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.do(cash_out.cash_out, 1, CashOut(id="c", to="dealer"))
    corrected(table, number, "18")
    table.refused(Problem.OWES_THE_HOUSE, accounts.pay_out, PayOut(table="1", station=1, id="p"))


def test_an_account_that_owes_is_not_paid_out_and_the_next_visit_owes_nothing(table: PureTable) -> None:
    """A player lost what the wrong number had won: 360.00 cannot be taken back, and 50.00 more come in."""
    table.buy_in(1, 1000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.play({1: {"red": 10_000, "black": 10_000, "straight-1": 10_000, "straight-2": 6_000}}, "0")
    corrected(table, number, "18")
    table.buy_in(1, 5_000)
    table.refused(Problem.OWES_THE_HOUSE, accounts.pay_out, PayOut(table="1", station=1, id="p"))
    assert look_up(table, a_ticket(table, 2)).payable


def test_a_ticket_whose_station_was_replaced_is_paid_over_the_counter(table: PureTable) -> None:
    """The machine that held it in escrow is gone: nobody else could ever release it."""
    number = a_ticket(table)
    table.do(tickets_in.reserve_ticket, 2, ReserveTicket(id="r", number=number))
    assert not look_up(table, number).payable
    table.refused(Problem.TICKET_RESERVED, cage.pay_ticket, pay(number))
    table.do(stations.enrol, 2, "another-machine")
    before = table.picture()
    assert look_up(table, number).payable
    assert table.picture() == before
    assert table.do(cage.pay_ticket, pay(number), by="staff 2001").amount == 10_000
    assert look_up(table, number).paid_at == "the cage of table 1"
    table.refused(Problem.TICKET_PAID, cage.pay_ticket, pay(number, "another"))
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
