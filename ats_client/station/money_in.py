"""A note's and a ticket's way into the cash box, exactly once, whenever the power fails (hardware facts 2.9, 8).

The acceptor's driver waits for `handle` before it says another byte, so what is written here is written before the
acceptor is acknowledged. The server is told afterwards, again and again until it answers; the id makes it count once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from uuid import uuid4

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer.ticket import is_validation_number
from ats_client.station.acceptance import NOTHING_IS_TAKEN, Conditions
from ats_client.station.faults import FaultKind
from ats_client.station.journal import Fact
from ats_client.station.journeys import Journey, Step, Travelling
from ats_client.station.link import Link
from ats_client.station.picture import Saying
from ats_client.station.scribe import Scribe
from ats_client.station.seat import Say
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.log import Log
from game_protocol.problems import Problem
from game_protocol.retry import BackOff, until_answered
from game_protocol.station import MayTakeNote, NoteStacked, RedeemTicket, ReleaseTicket, ReserveTicket
from game_rules.money import Money
from screen_kit.background import Background
from screen_kit.clock import Clock
from screen_kit.devices import errors as device_errors

log = Log(__name__)

TELLING = BackOff(first_s=0.2, longest_s=5.0)
IN_THE_PATH = (Step.ESCROWED, Step.STACKING, Step.CREDITED, Step.TOLD)
"""Steps of an item of which the acceptor may still have news."""
_STAGES = {
    Step.ESCROWED: acceptor.Stage.ESCROWED,
    Step.STACKING: acceptor.Stage.STACKING,
    Step.CREDITED: acceptor.Stage.CREDITED,
    Step.TOLD: acceptor.Stage.CREDITED,
}

_OPEN = frozenset({acceptor.State.READY, acceptor.State.BUSY, acceptor.State.ESCROW})

Speak = Callable[[Say], None]
RaiseFault = Callable[[FaultKind, str], None]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why an item goes back: a `Problem`, and the day or the table that belongs to it, if one does."""

    problem: str = ""
    when_ms: int | None = None
    table: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """How the devices tell the rest of the station."""

    speak: Speak
    raise_fault: RaiseFault
    changed: Callable[[], None]
    """A device's state, or what it may do, is another now."""


class MoneyIn:
    """Handles the acceptor's events. `attach` it before the acceptor runs, `resume` when the station starts."""

    def __init__(
        self,
        link: Link,
        scribe: Scribe,
        clock: Clock,
        chance: Random,
        background: Background,
        told: Told,
        currency: str,
        enabled_values: frozenset[Money] | None = None,
    ) -> None:
        """`enabled_values`: the operator's choice of denominations; None takes all the acceptor knows."""
        self.link = link
        self.scribe = scribe
        self.clock = clock
        self.chance = chance
        self.background = background
        self.told = told
        self.currency = currency
        self.enabled_values = enabled_values
        self.conditions: Conditions = NOTHING_IS_TAKEN
        self.faults: dict[acceptor.FaultKind, str] = {}
        self._acceptor: NoteAcceptor | None = None
        self._reasons: dict[str, WhyNot] = {}
        """Why an item goes back, for the words on the screen when it is out."""
        self._wanted: tuple[tuple[Money, ...], bool] | None = None

    # --- starting

    def open_entry(self) -> acceptor.OpenEntry | None:
        """The item whose end the journal has not seen, for the driver."""
        travelling = self._in_the_path()
        if travelling is None:
            return None
        return acceptor.OpenEntry(travelling.id, _item(travelling), _STAGES[Step(travelling.state)])

    def attach(self, device: NoteAcceptor) -> None:
        self._acceptor = device

    def resume(self) -> None:
        """After a start: everything the server has not been told yet is told now."""
        for travelling in self.scribe.journeys.under_way(Step.CREDITED, Step.CLOSED):
            if travelling.journey is not Journey.TICKET_OUT:
                self.background.start(self._tell(travelling.id))
        for travelling in self.scribe.journeys.under_way(Step.RETURNED):
            self.background.start(self._release(travelling.id))

    def _in_the_path(self) -> Travelling | None:
        items = [
            travelling
            for travelling in self.scribe.journeys.under_way(*IN_THE_PATH)
            if travelling.journey is not Journey.TICKET_OUT
        ]
        return items[-1] if items else None

    # --- what may go in

    def allow(self, conditions: Conditions) -> None:
        """Opens or shuts the acceptor as the conditions say."""
        self.conditions = conditions
        device = self._acceptor
        if device is None:
            return
        notes = conditions.notes_taken(self._values())
        wanted = (notes, conditions.why_not is None and device.takes_tickets)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if notes or wanted[1]:
            device.enable(notes, tickets=wanted[1])
        else:
            device.disable()

    @property
    def is_ready(self) -> bool:
        """The acceptor is there, without a fault, and open: what the screen offers, the slot takes."""
        return self._acceptor is not None and self._acceptor.state in _OPEN

    @property
    def notes_taken(self) -> tuple[Money, ...]:
        return self.conditions.notes_taken(self._values()) if self.is_ready else ()

    @property
    def tickets_taken(self) -> bool:
        device = self._acceptor
        return device is not None and self.is_ready and device.takes_tickets and self.conditions.why_not is None

    def _values(self) -> set[Money]:
        device = self._acceptor
        known = set() if device is None else {denomination.value for denomination in device.denominations}
        return known if self.enabled_values is None else known & self.enabled_values

    # --- what the acceptor says

    async def handle(self, event: acceptor.Event) -> None:
        """Returns when what must be durable is durable; the driver goes on only then."""
        match event:
            case acceptor.NoteEscrowed(id=item_id, code=code, value=value):
                await self._escrowed(Journey.NOTE, item_id, code=code, cents=value.cents, currency=self.currency)
                self.told.speak(Say(Saying.CHECKING_NOTE, amounts={"amount": value}))
                self.background.start(self._decide_note(item_id, value))
            case acceptor.TicketEscrowed(id=item_id, number=number):
                await self._escrowed(Journey.TICKET_IN, item_id, number=number)
                self.told.speak(Say(Saying.CHECKING_TICKET))
                self.background.start(self._decide_ticket(item_id, number))
            case acceptor.Credited():
                await self._credited(event)
            case acceptor.Closed(id=item_id):
                await self._write_if_open(item_id, Step.CLOSED)
                self.told.changed()
            case acceptor.Returned(id=item_id):
                await self._returned(item_id, "")
            case acceptor.Rejected(id=None, reason=reason):
                self.told.speak(Say(Saying.NOTE_RETURNED, words={"reason": "", "device": reason}))
            case acceptor.Rejected(id=str() as item_id, reason=reason):
                await self._returned(item_id, reason)
            case acceptor.Disputed():
                await self._disputed(event)
            case acceptor.Fault(kind=kind, detail=detail):
                self.faults[kind] = detail
                self.told.changed()
            case acceptor.Cleared(kind=kind):
                self.faults.pop(kind, None)
                self.told.changed()
            case _:
                self.told.changed()

    async def _escrowed(self, journey: Journey, item_id: str, **facts: Fact) -> None:
        """Held, perhaps since before a restart: then it is written already, and decided about again."""
        if self.scribe.journeys.state(item_id) != Step.ESCROWED:
            await self.scribe.step(journey, item_id, Step.ESCROWED, **facts)

    async def _credited(self, event: acceptor.Credited) -> None:
        """It is in the box: book, then return, and only then does the driver acknowledge."""
        travelling = self.scribe.journeys.get(event.id)
        if travelling is None or travelling.state not in (Step.ESCROWED, Step.STACKING):
            return  # booked before; the acknowledgement was lost
        cents = travelling.facts.get("cents")
        if not isinstance(cents, int):
            # A ticket stacked by itself before the server named its amount: it is the server's to say.
            why = "a ticket was stacked before the server had named its amount"
            await self._dispute(travelling.journey, event.id, why)
            return
        await self.scribe.step(
            travelling.journey,
            event.id,
            Step.CREDITED,
            cents=cents,
            stacked_ms=self.clock.wall_ms(),
            unconfirmed=event.unconfirmed,
        )
        if event.unconfirmed:  # the operator chose to believe the journal; the cash box is to be counted
            log.warning("credited from the journal alone", item=event.id, cents=cents)
        self.background.start(self._tell(event.id))

    async def _returned(self, item_id: str, reason: str) -> None:
        travelling = self.scribe.journeys.get(item_id)
        if travelling is None:
            return
        why = self._reasons.pop(item_id, WhyNot())
        await self._write_if_open(item_id, Step.RETURNED, why=why.problem or reason)
        words = {"reason": why.problem, "device": reason}
        if why.when_ms is not None:
            words["when_ms"] = str(why.when_ms)
        if why.table:
            words["table"] = why.table
        is_note = travelling.journey is Journey.NOTE
        saying = Saying.NOTE_RETURNED if is_note else Saying.TICKET_RETURNED
        self.told.speak(Say(saying, words=words))
        if not is_note:
            self.background.start(self._release(item_id))

    async def _disputed(self, event: acceptor.Disputed) -> None:
        known = None if event.id is None else self.scribe.journeys.get(event.id)
        is_ticket = isinstance(event.item, acceptor.Ticket)
        journey = known.journey if known else (Journey.TICKET_IN if is_ticket else Journey.NOTE)
        await self._dispute(journey, event.id or uuid4().hex, event.why)

    async def _dispute(self, journey: Journey, item_id: str, why: str) -> None:
        await self.scribe.step(journey, item_id, Step.DISPUTED, why=why)
        self.told.raise_fault(FaultKind.DISPUTE, f"{journey}: {why}")

    async def _write_if_open(self, item_id: str, step: Step, **facts: Fact) -> None:
        """An event said again after its journey ended changes nothing."""
        travelling = self.scribe.journeys.get(item_id)
        if travelling is not None and travelling.state != step:
            await self.scribe.step(travelling.journey, item_id, step, **facts)

    # --- what we decide

    async def _decide_note(self, item_id: str, value: Money) -> None:
        why_not = self._why_no_note(value)
        if why_not is None:
            try:
                await self.link.do(MayTakeNote(value=value.cents))
                why_not = self._why_no_note(value)
            except AskingFailed as failure:
                why_not = _why_not(failure)
        await self._decide(Journey.NOTE, item_id, why_not)

    async def _decide_ticket(self, item_id: str, number: str) -> None:
        why_not = self._why_nothing()
        cents = 0
        if not is_validation_number(number):
            why_not = WhyNot(Problem.TICKET_UNKNOWN)
        if why_not is None:
            try:
                cents = (await self.link.do(ReserveTicket(id=item_id, number=number))).amount
                why_not = self._why_nothing()
            except AskingFailed as failure:
                why_not = _why_not(failure)
        await self._decide(Journey.TICKET_IN, item_id, why_not, cents=cents)

    async def _decide(self, journey: Journey, item_id: str, why_not: WhyNot | None, **facts: int) -> None:
        device = self._acceptor
        if device is None:
            raise RuntimeError("an item in escrow, and no acceptor")
        if why_not is not None:
            self._reasons[item_id] = why_not
        try:
            if why_not is None:
                if self.scribe.journeys.state(item_id) != Step.ESCROWED:
                    return  # it is out already: the player pulled it, or the time was up
                await self.scribe.step(journey, item_id, Step.STACKING, **facts)
                device.accept()
            else:
                device.return_()
        except device_errors.RefusedByDevice as refused:
            # The driver had decided meanwhile; what became of the item comes as an event.
            log.info("too late to decide", item=item_id, why=str(refused))

    def _why_nothing(self) -> WhyNot | None:
        return _because(self.conditions.why_not)

    def _why_no_note(self, value: Money) -> WhyNot | None:
        return _because(self.conditions.why_not_note(value))

    # --- what the server is told

    async def _tell(self, item_id: str) -> None:
        travelling = self.scribe.journeys.get(item_id)
        if travelling is None:
            return
        try:
            if travelling.journey is Journey.NOTE:
                note = NoteStacked(
                    id=item_id,
                    value=_whole(travelling, "cents"),
                    currency=str(travelling.facts["currency"]),
                    stacked_ms=_whole(travelling, "stacked_ms"),
                )
                await self._until_answered(lambda: self.link.do(note))
            else:
                await self._until_answered(lambda: self.link.do(RedeemTicket(id=item_id)))
        except RefusedByServer as refusal:
            log.error("the server will not have what lies in the box", item=item_id, why=str(refusal))
            await self._dispute(travelling.journey, item_id, f"the server refused it: {refusal}")
        else:
            await self.scribe.step(travelling.journey, item_id, Step.TOLD)
            self.told.changed()

    async def _release(self, item_id: str) -> None:
        release = ReleaseTicket(id=item_id, reason="returned to the player")
        try:
            await self._until_answered(lambda: self.link.do(release))
        except RefusedByServer as refusal:  # it was never reserved, or is no longer
            log.info("nothing to release", item=item_id, why=str(refusal))
        await self.scribe.step(Journey.TICKET_IN, item_id, Step.RELEASED)
        self.told.changed()

    async def _until_answered(self, ask: Callable[[], Awaitable[object]]) -> None:
        await until_answered(ask, TELLING, self.chance, self.clock.sleep)


def _item(travelling: Travelling) -> acceptor.Item:
    if travelling.journey is Journey.TICKET_IN:
        return acceptor.Ticket(str(travelling.facts["number"]))
    return acceptor.Note(_whole(travelling, "code"), Money(_whole(travelling, "cents")))


def _whole(travelling: Travelling, fact: str) -> int:
    value = travelling.facts[fact]
    if not isinstance(value, int):
        raise TypeError(f"{travelling.journey} {travelling.id}: {fact} is {value!r}")
    return value


def _because(problem: Problem | None) -> WhyNot | None:
    return None if problem is None else WhyNot(problem)


def _why_not(failure: AskingFailed) -> WhyNot:
    """The server's own reason; silence is none."""
    if not isinstance(failure, RefusedByServer):
        return WhyNot(Problem.UNAVAILABLE)
    detail = failure.refused.detail
    days = (detail.get(name) for name in ("paid_at_ms", "expires_ms"))
    when_ms = next((day for day in days if isinstance(day, int)), None)
    return WhyNot(failure.problem, when_ms, str(detail.get("table") or ""))
