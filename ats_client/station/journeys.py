"""The journeys of money through a station, step by step: what may follow what, and which are under way.

The tables are hardware facts 2.9 (a note, a ticket in) and 5.4 (a ticket out). A step that does not follow is
refused before it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from ats_client.station.journal import Fact, Record


class Journey(StrEnum):
    NOTE = "note"
    TICKET_IN = "ticket-in"
    TICKET_OUT = "ticket-out"
    WORK = "work"
    """A technician's: no money, but the server is owed the news just the same."""


class Step(StrEnum):
    """What is written, before anything irreversible that comes after it."""

    # into the cash box
    ESCROWED = "escrowed"  # read and held; nothing is ours yet
    STACKING = "stacking"  # we shall say: take it
    CREDITED = "credited"  # it is in the box, so it is owed; the acceptor is acknowledged after this
    TOLD = "told"  # the server has it
    CLOSED = "closed"  # the acceptor will say no more of it
    RETURNED = "returned"  # the player has it back
    RELEASED = "released"  # and the server knows (tickets)
    DISPUTED = "disputed"  # nobody can know: an attendant decides
    RESOLVED = "resolved"  # and has decided
    # out of the printer
    ASKED = "asked"  # we shall ask the server for the money and a number
    REFUSED = "refused"  # it said no; the money stays in the account
    BY_HAND = "by-hand"  # a person pays; nothing is printed
    PRINTING = "printing"  # the job will go to the printer
    PRINTED = "printed"
    FAILED = "failed"  # certain: no ticket
    UNKNOWN = "unknown"
    # at the station, by a technician
    DID = "did"


State = str
"""Where a journey stands: the last step, or `done`."""
DONE: State = "done"
BEGIN: State = ""


def _into_the_box(returned_state: State) -> dict[tuple[State, Step], State]:
    return {
        (BEGIN, Step.ESCROWED): Step.ESCROWED,
        (BEGIN, Step.DISPUTED): Step.DISPUTED,  # stacked without having been announced
        (Step.ESCROWED, Step.STACKING): Step.STACKING,
        (Step.ESCROWED, Step.CREDITED): Step.CREDITED,  # a unit that stacks by itself; its value is known
        (Step.ESCROWED, Step.RETURNED): returned_state,
        (Step.ESCROWED, Step.DISPUTED): Step.DISPUTED,
        (Step.STACKING, Step.CREDITED): Step.CREDITED,
        (Step.STACKING, Step.RETURNED): returned_state,
        (Step.STACKING, Step.DISPUTED): Step.DISPUTED,
        # The server and the acceptor are told in whichever order they answer.
        (Step.CREDITED, Step.TOLD): Step.TOLD,
        (Step.CREDITED, Step.CLOSED): Step.CLOSED,
        (Step.TOLD, Step.CLOSED): DONE,
        (Step.CLOSED, Step.TOLD): DONE,
        # A server that will not have what lies in the box: owed all the same, so a person decides.
        (Step.CREDITED, Step.DISPUTED): Step.DISPUTED,
        (Step.CLOSED, Step.DISPUTED): Step.DISPUTED,
        (Step.DISPUTED, Step.CLOSED): Step.DISPUTED,
        (Step.DISPUTED, Step.RESOLVED): DONE,
    }


TABLES: Mapping[Journey, Mapping[tuple[State, Step], State]] = {
    Journey.NOTE: _into_the_box(returned_state=DONE),
    # A returned ticket may be reserved at the server until it is told otherwise.
    Journey.TICKET_IN: {
        **_into_the_box(returned_state=Step.RETURNED),
        (Step.RETURNED, Step.RELEASED): DONE,
    },
    Journey.TICKET_OUT: {
        (BEGIN, Step.ASKED): Step.ASKED,
        (Step.ASKED, Step.REFUSED): DONE,
        (Step.ASKED, Step.BY_HAND): DONE,
        (Step.ASKED, Step.PRINTING): Step.PRINTING,
        (Step.PRINTING, Step.PRINTED): Step.PRINTED,
        (Step.PRINTING, Step.FAILED): Step.FAILED,
        (Step.PRINTING, Step.UNKNOWN): Step.UNKNOWN,
        (Step.PRINTING, Step.TOLD): DONE,  # an attendant had decided before we asked again
        (Step.PRINTED, Step.TOLD): DONE,
        (Step.FAILED, Step.TOLD): DONE,
        (Step.UNKNOWN, Step.TOLD): DONE,
    },
    Journey.WORK: {
        (BEGIN, Step.DID): Step.DID,
        (Step.DID, Step.TOLD): DONE,
    },
}


_NAMES = frozenset(journey.value for journey in Journey)


class OutOfOrder(Exception):
    """A step that cannot follow from where the journey stands."""


@dataclass(frozen=True, slots=True)
class Travelling:
    """One journey that has not ended, with every fact its records told."""

    journey: Journey
    id: str
    state: State
    since_ms: int
    facts: Mapping[str, Fact]


class Journeys:
    """Every journey under way, as the records tell it."""

    def __init__(self, records: Iterable[Record]) -> None:
        self._under_way: dict[str, Travelling] = {}
        for record in records:
            self.follow(record)

    def check(self, journey: Journey, journey_id: str, step: Step) -> State:
        """The state after a step; `OutOfOrder` where the table does not have it."""
        state = self.state(journey_id)
        try:
            return TABLES[journey][state, step]
        except KeyError:
            raise OutOfOrder(f"{journey} {journey_id}: {step} cannot follow {state or 'nothing'}") from None

    def follow(self, record: Record) -> None:
        if record.journey not in _NAMES:
            return
        journey, step = Journey(record.journey), Step(record.step)
        state = self.check(journey, record.id, step)
        known = self._under_way.pop(record.id, None)
        if state != DONE:
            since_ms = record.at_ms if known is None else known.since_ms
            facts = {**({} if known is None else known.facts), **record.facts}
            self._under_way[record.id] = Travelling(journey, record.id, state, since_ms, facts)

    def state(self, journey_id: str) -> State:
        known = self._under_way.get(journey_id)
        return BEGIN if known is None else known.state

    def get(self, journey_id: str) -> Travelling | None:
        return self._under_way.get(journey_id)

    def under_way(self, *states: State) -> tuple[Travelling, ...]:
        """Those in one of these states, oldest first."""
        return tuple(travelling for travelling in self._under_way.values() if travelling.state in states)
