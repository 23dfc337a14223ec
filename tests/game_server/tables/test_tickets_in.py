"""A ticket comes in (RR 6.2.3): reserved in escrow, redeemed once, released if it goes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game_protocol.problems import Problem
from game_protocol.station import CashOut, ReleaseTicket, ReserveTicket, TicketById, TicketNotPrinted
from game_server.tables import cash_out, tickets_in
from tests.game_server.pure_table import PureTable

DAY_MS = 86_400_000


@pytest.fixture
def number(table: PureTable) -> str:
    """A ticket of 100.00, printed at station 1."""
    return issued(table)


def issued(table: PureTable) -> str:
    table.buy_in(1, 10_000)
    number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number
    table.do(cash_out.printed, 1, "c")
    assert number is not None
    return number


def test_a_ticket_is_money_at_any_station(table: PureTable, number: str) -> None:
    assert table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number)).amount == 10_000
    assert table.balance(2) == 0, "nothing is credited while it is in escrow"
    assert table.do(tickets_in.redeem, 2, TicketById(id="r")).balance == 10_000
    assert table.account("tickets") == 0
    assert table.heard_by(2, "account-changed").why == "ticket"


def test_redeeming_twice_counts_once(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.redeem, 2, TicketById(id="r"))
    assert table.do(tickets_in.redeem, 2, TicketById(id="r")).already
    assert table.balance(2) == 10_000


def test_a_photocopy_is_refused_in_escrow_and_after(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.refused(Problem.TICKET_RESERVED, tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    table.do(tickets_in.redeem, 2, TicketById(id="r"))
    refusal = table.refused(Problem.TICKET_PAID, tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    assert refusal.refused.detail["paid_at_ms"] == table.now_ms


def test_reserving_again_under_the_same_id_is_the_same_reservation(table: PureTable, number: str) -> None:
    asked = ReserveTicket(id="r", number=number)
    assert table.do(tickets_in.reserve, 2, asked) == table.do(tickets_in.reserve, 2, asked)


def test_a_released_ticket_is_the_players_again(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.release, 2, ReleaseTicket(id="r", reason="returned"))
    table.do(tickets_in.release, 2, ReleaseTicket(id="r", reason="returned"))
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.redeem, 2, TicketById(id="r"))
    table.do(tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    assert table.do(tickets_in.redeem, 3, TicketById(id="s")).balance == 10_000


def test_a_credited_ticket_is_not_released(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.redeem, 2, TicketById(id="r"))
    table.refused(Problem.TICKET_PAID, tickets_in.release, 2, ReleaseTicket(id="r", reason="jam"))


def test_nobody_redeems_what_another_station_reserved(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.redeem, 3, TicketById(id="r"))


def test_an_expired_ticket_is_refused(table: PureTable, number: str) -> None:
    table.now_ms += 90 * DAY_MS - 1
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.release, 2, ReleaseTicket(id="r", reason="returned"))
    table.now_ms += 1
    table.refused(Problem.TICKET_EXPIRED, tickets_in.reserve, 2, ReserveTicket(id="s", number=number))


def test_an_unknown_number_is_refused(table: PureTable) -> None:
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.reserve, 1, ReserveTicket(id="r", number="1" * 18))


def test_a_ticket_nobody_saw_printed_and_a_dead_one_are_refused(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number
    assert number is not None
    table.refused(Problem.TICKET_NOT_ISSUED, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(cash_out.not_printed, 1, TicketNotPrinted(id="c", known=True, reason="jam"))
    table.refused(Problem.TICKET_DEAD, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))


def test_a_ticket_that_would_pass_the_credit_limit_goes_back(table_with_limits: Callable[..., PureTable]) -> None:
    table = table_with_limits(note_credit=15_000)
    number = issued(table)
    table.buy_in(2, 5001)
    table.refused(Problem.CREDIT_LIMIT, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
