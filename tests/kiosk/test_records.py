"""The station's own records on the technician's pages."""

from __future__ import annotations

from ats_client.station.journal import Journal
from ats_client.station.journeys import Journey, Step
from ats_client.station.meters import Meters
from kiosk.pages.records import log_told

NUMBER = "001234567890123456"


def test_a_ticket_that_went_back_says_why_and_only_the_end_of_its_number() -> None:
    journal = Journal.in_memory()
    escrowed = journal.append(0, Journey.TICKET_IN, "t", Step.ESCROWED, {"number": NUMBER})
    returned = journal.append(1, Journey.TICKET_IN, "t", Step.RETURNED, {"why": "ticket-paid"})
    (line,) = log_told(Meters([escrowed, returned]))
    journal.close()
    assert line.text.endswith(f"{Step.RETURNED}: ticket-paid")
    assert NUMBER[-4:] in line.text
    assert NUMBER not in line.text


def test_the_newest_note_stands_first() -> None:
    journal = Journal.in_memory()
    steps = [
        journal.append(at, Journey.NOTE, name, step, {"cents": cents})
        for at, (name, cents) in enumerate([("a", 500), ("b", 2000)])
        for step in (Step.ESCROWED, Step.CREDITED)
    ]
    newest, oldest = log_told(Meters(steps))
    journal.close()
    assert newest.text == f"20.00 {Step.CREDITED}"
    assert oldest.text == f"5.00 {Step.CREDITED}"
