"""The station's meters and the logs a regulator asks for, counted from the journal (GMNS 1.19.18, 1.20.13a, AGCO 5)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ats_client.devices.ticket_printer.ticket import mask_number
from ats_client.station.journal import Record
from ats_client.station.journeys import Journey, Step
from game_rules.money import Money

_BETWEEN_MACHINES = frozenset({Step.TOLD, Step.CLOSED, Step.RELEASED})
"""Steps that change nothing about what became of a note or ticket."""
NOTES_LOGGED = 50
TICKETS_LOGGED = 35


@dataclass(frozen=True, slots=True)
class LogLine:
    """A note or ticket as staff may see it: the number masked, for an unpaid one is money."""

    at_ms: int
    id: str
    amount: Money
    what_became: str
    number: str = ""
    why: str = ""
    """Why it went back, failed or is in dispute: a `Problem`, or the device's own words."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many, and how much together."""

    count: int = 0
    amount: Money = field(default_factory=Money.zero)

    def and_one(self, cents: int) -> Tally:
        return Tally(self.count + 1, self.amount + Money(cents))


class Meters:
    """Totals since the journal began, and the newest notes and tickets. Money moves only on what is certain."""

    def __init__(self, records: Iterable[Record]) -> None:
        self.notes_by_value: Counter[int] = Counter()
        """Cents → how many went into the cash box."""
        self.tickets_in = Tally()
        self.tickets_out = Tally()
        self.notes: deque[LogLine] = deque(maxlen=NOTES_LOGGED)
        self.tickets_in_log: deque[LogLine] = deque(maxlen=TICKETS_LOGGED)
        self.tickets_out_log: deque[LogLine] = deque(maxlen=TICKETS_LOGGED)
        for record in records:
            self.follow(record)

    @property
    def notes_in(self) -> Money:
        return Money(sum(value * count for value, count in self.notes_by_value.items()))

    def follow(self, record: Record) -> None:
        match record.journey, record.step:
            case Journey.NOTE, Step.ESCROWED:
                self._begin(self.notes, record)
            case Journey.TICKET_IN, Step.ESCROWED:
                self._begin(self.tickets_in_log, record)
            case Journey.TICKET_OUT, Step.PRINTING:
                self._begin(self.tickets_out_log, record)
            case Journey.NOTE, step:
                self._go_on(self.notes, record)
                if step == Step.CREDITED:
                    self.notes_by_value[record.whole("cents")] += 1
            case Journey.TICKET_IN, step:
                self._go_on(self.tickets_in_log, record)
                if step == Step.CREDITED:
                    self.tickets_in = self.tickets_in.and_one(record.whole("cents"))
            case Journey.TICKET_OUT, step:
                self._go_on(self.tickets_out_log, record)
                if step == Step.PRINTED:
                    self.tickets_out = self.tickets_out.and_one(record.whole("cents"))
            case _:
                pass

    def _begin(self, lines: deque[LogLine], record: Record) -> None:
        number = record.facts.get("number")
        masked = mask_number(number) if isinstance(number, str) else ""
        lines.append(LogLine(record.at_ms, record.id, _amount(record, Money.zero()), record.step, masked))

    def _go_on(self, lines: deque[LogLine], record: Record) -> None:
        """The newest lines are at the end, and so is nearly always the one that goes on."""
        if record.step in _BETWEEN_MACHINES:
            return
        for place in range(len(lines) - 1, -1, -1):
            line = lines[place]
            if line.id == record.id:
                why = record.facts.get("why") or ""
                amount = _amount(record, line.amount)
                lines[place] = replace(line, amount=amount, what_became=record.step, why=str(why))
                return


def _amount(record: Record, before: Money) -> Money:
    return Money(record.whole("cents")) if "cents" in record.facts else before
