"""A ticket comes in (RR 6.2.3): reserved in escrow, redeemed once, released if it goes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from game_protocol.problems import Problem
from game_protocol.staff import AcknowledgeAlert
from game_protocol.station import CashOut, RedeemTicket, ReleaseTicket, ReserveTicket, TicketNotPrinted, TicketPrinted
from game_server.refusals import Refusal
from game_server.settings import Settings, TicketsAt
from game_server.tables import alerts, cash_out, tickets_in
from game_server.tables.ticket import masked
from tests.game_server.pure_table import PureTable

DAY_MS = 86_400_000


@pytest.fixture
def number(table: PureTable) -> str:
    """A ticket of 100.00, printed at station 1."""
    return issued(table)


def issued(table: PureTable) -> str:
    table.buy_in(1, 10_000)
    number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number
    table.do(cash_out.ticket_printed, 1, TicketPrinted(id="c"))
    assert number is not None
    return number


def test_a_ticket_is_money_at_any_station(table: PureTable, number: str) -> None:
    assert table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number)).amount == 10_000
    assert table.balance(2) == 0, "nothing is credited while it is in escrow"
    assert table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r")).balance == 10_000
    assert table.account("tickets") == 0
    assert table.heard_by(2, "account-changed").why == "ticket"


def test_redeeming_twice_counts_once(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    assert table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r")).already
    assert table.balance(2) == 10_000


def test_a_photocopy_is_refused_in_escrow_and_after(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.refused(Problem.TICKET_RESERVED, tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    refusal = table.refused(Problem.TICKET_PAID, tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    assert refusal.refused.detail["paid_at_ms"] == table.now_ms


def test_reserving_again_under_the_same_id_is_the_same_reservation(table: PureTable, number: str) -> None:
    asked = ReserveTicket(id="r", number=number)
    assert table.do(tickets_in.reserve, 2, asked) == table.do(tickets_in.reserve, 2, asked)


def test_a_released_ticket_is_the_players_again(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.release_ticket, 2, ReleaseTicket(id="r", reason="returned"))
    table.do(tickets_in.release_ticket, 2, ReleaseTicket(id="r", reason="returned"))
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    table.do(tickets_in.reserve, 3, ReserveTicket(id="s", number=number))
    assert table.do(tickets_in.redeem_ticket, 3, RedeemTicket(id="s")).balance == 10_000


def test_a_credited_ticket_is_not_released(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    table.refused(Problem.TICKET_PAID, tickets_in.release_ticket, 2, ReleaseTicket(id="r", reason="jam"))


def test_nobody_redeems_what_another_station_reserved(table: PureTable, number: str) -> None:
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.redeem_ticket, 3, RedeemTicket(id="r"))


def test_an_expired_ticket_is_refused(table: PureTable, number: str) -> None:
    table.now_ms += 90 * DAY_MS - 1
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(tickets_in.release_ticket, 2, ReleaseTicket(id="r", reason="returned"))
    table.now_ms += 1
    table.refused(Problem.TICKET_EXPIRED, tickets_in.reserve, 2, ReserveTicket(id="s", number=number))


def test_an_unknown_number_is_refused(table: PureTable) -> None:
    table.refused(Problem.TICKET_UNKNOWN, tickets_in.reserve, 1, ReserveTicket(id="r", number="1" * 18))


def test_a_ticket_nobody_saw_printed_and_a_dead_one_are_refused(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number
    assert number is not None
    table.refused(Problem.TICKET_NOT_ISSUED, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    table.do(cash_out.ticket_not_printed, 1, TicketNotPrinted(id="c", known=True, reason="jam"))
    table.refused(Problem.TICKET_DEAD, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))


def test_a_ticket_that_would_pass_the_credit_limit_goes_back(table_with_limits: Callable[..., PureTable]) -> None:
    table = table_with_limits(note_credit=15_000)
    number = issued(table)
    table.buy_in(2, 5001)
    table.refused(Problem.CREDIT_LIMIT, tickets_in.reserve, 2, ReserveTicket(id="r", number=number))


FOREIGN = "1" * 17 + "7"


def from_table_2(table: PureTable) -> str:
    """A ticket of 100.00 that the table next door issued: paper, and the money that stands for it."""
    number = issued(table)
    table.kept.tickets[number].table = "2"
    return number


def test_a_ticket_from_another_table_goes_back_with_its_reason(table: PureTable) -> None:
    number = from_table_2(table)
    asked = ReserveTicket(id="r", number=number)
    refusal = table.refused(Problem.TICKET_OF_ANOTHER_TABLE, tickets_in.reserve, 2, asked)
    assert refusal.refused.detail == {"table": "2"}
    assert "table 2" in str(refusal)
    assert table.kept.tickets[number].state == "issued", "it is still the player's"


def test_a_house_may_take_the_tickets_of_all_its_tables() -> None:
    table = PureTable(settings=replace(Settings(), tickets_at=TicketsAt.HOUSE))
    number = from_table_2(table)
    table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    assert table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r")).balance == 10_000


def present(table: PureTable, station: int, number: str) -> Problem | int:
    """What becomes of a ticket in a station's acceptor: its amount, or why it went back."""
    answer = table.do(tickets_in.reserve_ticket, station, ReserveTicket(id=table.id(), number=number))
    return answer.problem if isinstance(answer, Refusal) else answer.amount


@pytest.mark.parametrize("why", ["unknown", "paid", "expired", "dead", "not-issued", "of-another-table", "reserved"])
def test_every_refused_ticket_is_on_record_with_its_masked_number(table: PureTable, why: str) -> None:
    if why == "of-another-table":
        number = from_table_2(table)
    elif why in ("dead", "not-issued"):
        table.buy_in(1, 10_000)
        number = table.do(cash_out.cash_out, 1, CashOut(id="c", to="ticket")).number or ""
        if why == "dead":
            table.do(cash_out.ticket_not_printed, 1, TicketNotPrinted(id="c", known=True, reason="jam"))
    else:
        number = FOREIGN if why == "unknown" else issued(table)
    if why in ("paid", "reserved"):
        table.do(tickets_in.reserve, 2, ReserveTicket(id="r", number=number))
    if why == "paid":
        table.do(tickets_in.redeem_ticket, 2, RedeemTicket(id="r"))
    if why == "expired":
        table.now_ms += 90 * DAY_MS
    assert present(table, 3, number) is Problem(f"ticket-{why}")
    told = table.last("ticket-refused")
    body = json.loads(told.public)
    assert (body["station"], body["problem"], body["ticket"]) == (3, f"ticket-{why}", masked(number))
    assert body["amount"] == (None if why == "unknown" else 10_000)
    assert told.staff_only
    assert number not in told.body, "the whole number stands on the paper only"


def test_whoever_guesses_numbers_is_stopped_until_an_attendant_has_looked(table: PureTable, number: str) -> None:
    """Excessive rejects are an alarm (GMNS 5.3.1): eighteen digits are not tried out at our slot."""
    for guess in range(tickets_in.MOST_BAD_TICKETS):
        assert present(table, 2, f"{guess:018d}") is Problem.TICKET_UNKNOWN
    assert (alerts.What.BAD_TICKETS, 2) in table.alerts()
    told = len(table.told)
    assert present(table, 2, number) is Problem.TICKETS_STOPPED, "even a good one: nobody knows who stands there"
    assert len(table.told) == told, "the alert says it; nobody fills the journal with the rest"
    assert present(table, 3, number) == 10_000, "the other stations go on"
    [alert] = [alert.id for alert in table.state.alerts.values() if alert.what == alerts.What.BAD_TICKETS]
    table.do(alerts.acknowledge_alert, AcknowledgeAlert(table="1", alert=alert))
    assert present(table, 2, number) is Problem.TICKET_RESERVED


def test_a_bad_ticket_now_and_then_alarms_nobody(table: PureTable) -> None:
    for guess in range(3 * tickets_in.MOST_BAD_TICKETS):
        assert present(table, 2, f"{guess:018d}") is Problem.TICKET_UNKNOWN
        table.now_ms += tickets_in.BAD_TICKETS_WITHIN_MS // (tickets_in.MOST_BAD_TICKETS - 1)
    assert table.alerts() == []


def test_an_expired_or_foreign_ticket_is_no_attempt_at_anything(table: PureTable) -> None:
    number = from_table_2(table)
    for _ in range(2 * tickets_in.MOST_BAD_TICKETS):
        assert present(table, 2, number) is Problem.TICKET_OF_ANOTHER_TABLE
    assert table.alerts() == []
