"""A ticket's way out of the printer: no ticket without its money taken, no money without ticket or person.

Server takes the money and names the number → journal → printer → journal → server (hardware facts 5.4). A printer
that certainly failed leads to a hand pay under a dead number; one of which nobody knows, to an attendant. The
number itself is bearer money and is never written down here: after a restart the server is asked for it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from uuid import uuid4

from ats_client.devices.ticket_printer import interface as printer
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.devices.ticket_printer.ticket import mask_number
from ats_client.station.journeys import Journey, Step
from ats_client.station.link import Link
from ats_client.station.money_in import Told
from ats_client.station.picture import Saying
from ats_client.station.scribe import Scribe
from ats_client.station.seat import Say
from ats_client.station.ticket_face import TicketFace
from game_protocol.basics import one_line
from game_protocol.errors import RefusedByServer
from game_protocol.log import Log
from game_protocol.retry import BackOff, until_answered
from game_protocol.station import CashOut, CashOutAnswer, CashOutState, CashOutView, TicketNotPrinted, TicketPrinted
from game_rules.money import Money
from screen_kit.background import Background
from screen_kit.clock import Clock
from screen_kit.devices.errors import DeviceError

log = Log(__name__)

TELLING = BackOff(first_s=0.2, longest_s=5.0)
CHUTE_S = 20.0
"""How long the screen says "take your ticket" where the printer cannot tell that it was taken."""


class MoneyOut:
    """One cash-out at a time. `resume` it when the station starts."""

    def __init__(
        self,
        link: Link,
        scribe: Scribe,
        clock: Clock,
        chance: Random,
        background: Background,
        told: Told,
        face: TicketFace,
        show: Callable[[CashOutView | None], None],
    ) -> None:
        """`show` puts a cash-out on the screen before the server's own word comes, or takes it off."""
        self.link = link
        self.scribe = scribe
        self.clock = clock
        self.chance = chance
        self.background = background
        self.told = told
        self.face = face
        self.show = show
        self._printer: TicketPrinter | None = None
        self._under_way: str | None = None
        self._in_chute: str | None = None

    def attach(self, device: TicketPrinter) -> None:
        self._printer = device

    @property
    def can_print(self) -> bool:
        return self._printer is not None and self._printer.status.obstacle is None

    @property
    def status(self) -> printer.PrinterStatus | None:
        return None if self._printer is None else self._printer.status

    @property
    def is_under_way(self) -> bool:
        return self._under_way is not None

    def begin(self, to: str) -> None:
        """[Cash-Out] (RR 6.6.1). The one under way goes first; a second press does nothing."""
        if self._under_way is None:
            self._under_way = uuid4().hex
            self.background.start(self._take_out(self._under_way, "ticket" if to == "ticket" else "dealer", fresh=True))

    def resume(self) -> None:
        """After a start: what the journal left unfinished is finished; the printer is looked at, nothing guessed."""
        for travelling in self.scribe.journeys.under_way(
            Step.ASKED, Step.PRINTING, Step.PRINTED, Step.FAILED, Step.UNKNOWN
        ):
            self._under_way = travelling.id
            match travelling.state:
                case Step.ASKED:
                    self.background.start(self._take_out(travelling.id, str(travelling.facts["to"]), fresh=False))
                case Step.PRINTING:
                    self.background.start(self._look_again(travelling.id, str(travelling.facts["to"])))
                case _:
                    why = str(travelling.facts.get("why", ""))
                    self.background.start(self._tell(travelling.id, Step(travelling.state), why))

    async def handle(self, event: printer.PrinterEvent) -> None:
        if isinstance(event, printer.TicketTaken) and self._in_chute is not None:
            self._taken(self._in_chute)

    # --- the journey

    async def _take_out(self, journey_id: str, to: str, *, fresh: bool) -> None:
        if fresh:
            await self.scribe.step(Journey.TICKET_OUT, journey_id, Step.ASKED, to=to)
        try:
            answer = await self._ask(journey_id, to)
        except RefusedByServer as refusal:
            await self._end(journey_id, Step.REFUSED)
            self.told.speak(Say(Saying.CASH_OUT_NOT_NOW, words={"reason": refusal.problem}))
            return
        if answer.state is not CashOutState.PRINTING:
            await self._end(journey_id, Step.BY_HAND)
            return
        ticket = self.face.ticket(answer)
        await self.scribe.step(
            Journey.TICKET_OUT,
            journey_id,
            Step.PRINTING,
            cents=answer.amount,
            sequence=answer.sequence,
            number=mask_number(ticket.validation_number),
        )
        self.show(_view(answer, CashOutState.PRINTING))
        self.told.speak(Say(Saying.PRINTING, amounts={"amount": Money(answer.amount)}))
        await self._conclude(answer, await self._outcome(lambda device: device.print(ticket)))

    async def _look_again(self, journey_id: str, to: str) -> None:
        """The power went while the ticket was printed: the printer may still know (5.4 rule 8)."""
        try:
            answer = await self._ask(journey_id, to)
        except RefusedByServer as refusal:
            log.warning("cash-out no longer known", id=journey_id, why=str(refusal))
            await self._end(journey_id, Step.TOLD)
            return
        if answer.state is not CashOutState.PRINTING:  # an attendant has decided meanwhile
            await self._end(journey_id, Step.TOLD)
            return
        ticket = self.face.ticket(answer)
        await self._conclude(answer, await self._outcome(lambda device: device.inspect_after_restart(ticket)))

    async def _outcome(self, work: Callable[[TicketPrinter], Awaitable[printer.Outcome]]) -> printer.Outcome:
        if self._printer is None:
            return printer.Failed(printer.Reason.OFFLINE)
        try:
            return await work(self._printer)
        except DeviceError as error:
            return printer.Unknown(printer.Reason.LINE_LOST, str(error))

    async def _conclude(self, answer: CashOutAnswer, outcome: printer.Outcome) -> None:
        match outcome:
            case printer.Printed():
                step, why = Step.PRINTED, ""
                self._in_chute = answer.id
                self.show(_view(answer, CashOutState.PAID))
                self.told.speak(Say(Saying.TAKE_YOUR_TICKET, amounts={"amount": Money(answer.amount)}))
            case printer.Failed(reason=reason):
                step, why = Step.FAILED, str(reason)
            case printer.Unknown(reason=reason, seen=seen):
                step, why = Step.UNKNOWN, f"{reason}: {seen}" if seen else str(reason)
        await self.scribe.step(Journey.TICKET_OUT, answer.id, step, cents=answer.amount, why=why)
        await self._tell(answer.id, step, why)
        if step is Step.PRINTED:
            self.background.start(self._leave_in_chute(answer.id))
        else:
            self.show(None)  # what follows is the server's word: hand pay, or an attendant

    async def _tell(self, journey_id: str, step: Step, why: str) -> None:
        try:
            if step is Step.PRINTED:
                await self._until_answered(lambda: self.link.do(TicketPrinted(id=journey_id)))
            else:
                failed = TicketNotPrinted(
                    id=journey_id, known=step is Step.FAILED, reason=one_line(why) or "not printed"
                )
                await self._until_answered(lambda: self.link.do(failed))
        except RefusedByServer as refusal:  # an attendant was quicker; the server's record stands
            log.warning("outcome of a ticket not taken", id=journey_id, step=step, why=str(refusal))
        await self._end(journey_id, Step.TOLD)

    async def _end(self, journey_id: str, step: Step) -> None:
        await self.scribe.step(Journey.TICKET_OUT, journey_id, step)
        if self._under_way == journey_id:
            self._under_way = None
            self.told.changed()

    async def _leave_in_chute(self, journey_id: str) -> None:
        await self.clock.sleep(CHUTE_S)
        self._taken(journey_id)

    def _taken(self, journey_id: str) -> None:
        if self._in_chute == journey_id:
            self._in_chute = None
            self.show(None)

    async def _ask(self, journey_id: str, to: str) -> CashOutAnswer:
        question = CashOut(id=journey_id, to="ticket" if to == "ticket" else "dealer")
        return await until_answered(lambda: self.link.do(question), TELLING, self.chance, self.clock.sleep)

    async def _until_answered(self, ask: Callable[[], Awaitable[object]]) -> None:
        await until_answered(ask, TELLING, self.chance, self.clock.sleep)


def _view(answer: CashOutAnswer, state: CashOutState) -> CashOutView:
    return CashOutView(id=answer.id, state=state, amount=answer.amount, asked_ms=answer.issued_ms or 0)
