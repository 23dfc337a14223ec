"""Meters and logs, counted from the journal: what is certain counts, and so much is kept to be looked at."""

from __future__ import annotations

from collections.abc import Iterator

from ats_client.station.journal import Fact, Journal, Record
from ats_client.station.journeys import Journey, Step
from ats_client.station.meters import Meters
from game_rules.money import Money

NUMBER = "001234567890123456"


def written(*steps: tuple[Journey, str, Step, dict[str, Fact]]) -> Iterator[Record]:
    journal = Journal.in_memory()
    for at_ms, (journey, journey_id, step, facts) in enumerate(steps):
        yield journal.append(at_ms, journey, journey_id, step, facts)
    journal.close()


def test_notes_are_metered_by_denomination_once_they_are_in_the_box() -> None:
    notes = [("a", 500), ("b", 2000), ("c", 2000), ("d", 10_000)]
    steps = [
        (Journey.NOTE, name, step, {"cents": cents}) for name, cents in notes for step in (Step.ESCROWED, Step.CREDITED)
    ]
    meters = Meters(
        written(*steps, (Journey.NOTE, "e", Step.ESCROWED, {"cents": 5000}), (Journey.NOTE, "e", Step.RETURNED, {}))
    )
    assert meters.notes_by_value == {500: 1, 2000: 2, 10_000: 1}
    assert meters.notes_in == Money(14_500)
    assert meters.notes[-1].what_became == Step.RETURNED


def test_fifty_notes_and_thirty_five_tickets_each_way_are_kept_the_newest() -> None:
    steps = [
        (journey, f"{journey}-{number}", step, {"cents": 100, "number": NUMBER})
        for number in range(60)
        for journey, step in (
            (Journey.NOTE, Step.ESCROWED),
            (Journey.TICKET_IN, Step.ESCROWED),
            (Journey.TICKET_OUT, Step.PRINTING),
        )
    ]
    meters = Meters(written(*steps))
    logs = (meters.notes, meters.tickets_in_log, meters.tickets_out_log)
    assert [len(log) for log in logs] == [50, 35, 35]
    assert [log[-1].id for log in logs] == ["note-59", "ticket-in-59", "ticket-out-59"]


def test_a_number_in_the_logs_is_masked() -> None:
    meters = Meters(written((Journey.TICKET_IN, "t", Step.ESCROWED, {"number": NUMBER})))
    assert meters.tickets_in_log[-1].number == "••3456"


def test_the_log_keeps_why_a_ticket_went_back() -> None:
    meters = Meters(
        written(
            (Journey.TICKET_IN, "t", Step.ESCROWED, {"number": NUMBER}),
            (Journey.TICKET_IN, "t", Step.RETURNED, {"why": "ticket-paid"}),
            (Journey.TICKET_IN, "t", Step.RELEASED, {}),
        )
    )
    [line] = meters.tickets_in_log
    assert (line.what_became, line.why) == ("returned", "ticket-paid")


def test_a_ticket_out_counts_when_it_was_printed_and_not_when_nobody_knows() -> None:
    printing: dict[str, Fact] = {"cents": 12_300}
    meters = Meters(
        written(
            (Journey.TICKET_OUT, "a", Step.PRINTING, printing),
            (Journey.TICKET_OUT, "a", Step.PRINTED, printing),
            (Journey.TICKET_OUT, "b", Step.PRINTING, printing),
            (Journey.TICKET_OUT, "b", Step.UNKNOWN, printing),
        )
    )
    assert (meters.tickets_out.count, meters.tickets_out.amount) == (1, Money(12_300))
    assert [line.what_became for line in meters.tickets_out_log] == [Step.PRINTED, Step.UNKNOWN]
