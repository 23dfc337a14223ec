"""[Cash-Out] to a ticket, to the dealer, by hand (RR 6.6.1): never lost, never paid twice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from game_protocol.problems import Problem
from game_protocol.seat import BuyIn, DecideUncertainTicket, HandPay, PayOut
from game_protocol.station import CashOut, CashOutState, SheetPut, TicketNotPrinted, TicketPrinted
from game_rules.money import Money
from game_server.tables import accounts, cash_out, sheets
from game_server.tables.ticket import ImpossibleStep, Ticket, TicketState, masked
from tests.game_server.pure_table import PureTable

DAY_MS = 86_400_000
STEPS = {
    ("printing", "issued"),
    ("printing", "dead"),
    ("printing", "uncertain"),
    ("uncertain", "issued"),
    ("uncertain", "dead"),
    ("issued", "reserved"),
    ("issued", "redeemed"),
    ("reserved", "issued"),
    ("reserved", "redeemed"),
}


def to_ticket(table: PureTable, cents: int = 10_000) -> str:
    """A cash-out in the printer; gives the ticket's number."""
    table.buy_in(1, cents)
    number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number
    assert number is not None
    return number


@pytest.mark.parametrize(("now", "then"), list(product(TicketState, TicketState)))
def test_a_ticket_takes_only_the_steps_there_are(now: TicketState, then: TicketState) -> None:
    ticket = Ticket("1" * 18, now, Money(1), "1", 1, 1, "c", "a visit", 0, 1)
    if (now.value, then.value) in STEPS:
        ticket.go(then)
        assert ticket.state is then
    else:
        with pytest.raises(ImpossibleStep):
            ticket.go(then)


def test_a_ticket_has_all_that_must_stand_on_the_paper(table: PureTable) -> None:
    table.buy_in(1, 12_345)
    answer = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    assert (answer.state, answer.amount, answer.sequence) == (CashOutState.PRINTING, 12_345, 1)
    assert answer.number is not None
    assert len(answer.number) == 18
    assert answer.number.isdigit()
    assert answer.issued_ms == table.now_ms
    assert answer.expires_ms == table.now_ms + 90 * DAY_MS
    assert table.state.stations[1].session is None
    assert table.account("printing:1") == 12_345


def test_numbers_are_shown_masked_everywhere_but_on_the_paper(table: PureTable) -> None:
    number = to_ticket(table)
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    assert masked(number) == "*" * 14 + number[-4:]
    assert not any(number in told.body for told in table.told)


def test_a_printed_ticket_is_money_outside_the_station(table: PureTable) -> None:
    to_ticket(table)
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    assert (table.account("printing:1"), table.account("tickets")) == (0, 10_000)
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))  # told again
    assert table.account("tickets") == 10_000
    assert table.state.stations[1].cash_out is None


def test_the_same_cash_out_again_is_the_same_ticket(table: PureTable) -> None:
    number = to_ticket(table)
    again = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    assert (again.number, again.state) == (number, CashOutState.PRINTING)
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    assert table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).state is CashOutState.PAID
    assert len(table.kept.tickets) == 1


def test_a_failed_print_kills_the_number_and_waits_for_a_hand_pay(table: PureTable) -> None:
    number = to_ticket(table)
    table.do(cash_out.ticket_not_printed, 1, TicketNotPrinted(id="c", known=True, reason="paper jam"))  # 6.6.1(b)(ii)
    assert table.kept.tickets[number].state is TicketState.DEAD
    assert table.account("hand-pay:1") == 10_000
    assert ("hand-pay", 1) in table.alerts()
    table.refused(Problem.TICKET_DEAD, cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    table.refused(Problem.HAND_PAY_PENDING, accounts.buy_in, BuyIn(table="1", station=1, id="b", amount=100))
    paid = table.do(cash_out.hand_pay, HandPay(table="1", station=1, id="h", cash_out="c"))
    again = table.do(cash_out.hand_pay, HandPay(table="1", station=1, id="h", cash_out="c"))
    assert (paid.amount, paid.already, again.already) == (10_000, False, True)
    assert (table.account("hand-pay:1"), table.alerts()) == (0, [])
    table.refused(Problem.UNKNOWN, cash_out.hand_pay, HandPay(table="1", station=1, id="h2", cash_out="c"))


@pytest.mark.parametrize("came_out", [True, False])
def test_an_uncertain_ticket_waits_for_a_persons_decision(table: PureTable, came_out: bool) -> None:
    number = to_ticket(table)
    table.do(cash_out.ticket_not_printed, 1, TicketNotPrinted(id="c", known=False, reason="power lost"))
    assert ("uncertain-ticket", 1) in table.alerts()
    assert table.account("printing:1") == 10_000, "nobody is paid while nobody knows"
    table.refused(Problem.UNKNOWN, cash_out.hand_pay, HandPay(table="1", station=1, id="h", cash_out="c"))
    table.refused(Problem.HAND_PAY_PENDING, accounts.pay_out, PayOut(table="1", station=1, id="p"))
    table.do(
        cash_out.decide_uncertain_ticket,
        DecideUncertainTicket(table="1", station=1, cash_out="c", came_out=came_out, reason="looked"),
    )
    assert table.kept.tickets[number].state is (TicketState.ISSUED if came_out else TicketState.DEAD)
    assert (table.account("tickets"), table.account("hand-pay:1")) == ((10_000, 0) if came_out else (0, 10_000))
    decide = DecideUncertainTicket(table="1", station=1, cash_out="c", came_out=not came_out, reason="again")
    table.refused(Problem.WRONG_PHASE, cash_out.decide_uncertain_ticket, decide)


def test_a_printed_ticket_cannot_be_reported_as_failed_afterwards(table: PureTable) -> None:
    to_ticket(table)
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    asked = TicketNotPrinted(id="c", known=True, reason="jam")
    table.refused(Problem.TICKET_PAID, cash_out.ticket_not_printed, 1, asked)


def test_above_the_ticket_limit_it_is_a_hand_pay_at_once(table_with_limits: Callable[..., PureTable]) -> None:
    table = table_with_limits(ticket_out=9999)
    table.buy_in(1, 10_000)
    answer = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    assert (answer.state, answer.number) == (CashOutState.HAND_PAY, None)
    assert ("hand-pay", 1) in table.alerts()


def test_a_cash_out_to_the_dealer_waits_for_the_dealer(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    answer = table.do(cash_out.cash_out, 1, CashOut(id="c", to="dealer"))
    assert answer.state is CashOutState.DEALER
    assert ("dealer-pay", 1) in table.alerts()
    assert table.do(accounts.pay_out, PayOut(table="1", station=1, id="p")).amount == 10_000  # 6.6.1(a)
    assert table.alerts() == []
    assert table.account("cage:1") == 0


def test_chips_go_back_before_the_end_and_cash_out_waits_between_end_and_result(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    number = table.open()
    table.put(1, {"red": 4000})
    table.put(2, {"red": 4000})
    assert table.do(cash_out.cash_out, 1, CashOut(id="c1", to="ticket")).amount == 10_000
    late = SheetPut(round=number, version=9, wagers={"red": 1000})
    table.refused(Problem.NO_ACCOUNT, sheets.put, 1, late, table.now_ms)
    table.close()
    table.refused(Problem.WAGERS_RUNNING, cash_out.cash_out, 2, CashOut(id="c2", to="ticket"))
    table.settle("2")
    assert table.do(cash_out.cash_out, 2, CashOut(id="c2", to="ticket")).amount == 6000


def test_a_player_without_wagers_may_leave_while_the_ball_runs(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.open()
    table.close()
    assert table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).amount == 10_000


def test_an_empty_account_closes_without_a_ticket(table: PureTable) -> None:
    table.buy_in(1, 1000)
    table.play({1: {"red": 1000}}, "2")
    answer = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    assert (answer.state, answer.amount, answer.number) == (CashOutState.PAID, 0, None)
    assert table.state.stations[1].session is None


def test_another_stations_cash_out_is_not_mine_to_confirm(table: PureTable) -> None:
    to_ticket(table)
    table.refused(Problem.UNKNOWN, cash_out.ticket_printed, 2, TicketPrinted(id="c"))
