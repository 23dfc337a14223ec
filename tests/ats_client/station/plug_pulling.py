"""The plug pulled between two frames, again and again: what must be true of the money each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from uuid import uuid4

from game_protocol.problems import Problem
from game_protocol.seat import DecideUncertainTicket, HandPay
from game_protocol.staff import AcknowledgeAlert, LookAtAlerts
from game_protocol.staff_client import StaffClient
from game_protocol.station import CashOutState, CashOutView, LookAtStation
from game_rules.game import Role
from tests.ats_client.station.emulated_cabinet import (
    AT_REST,
    SLOT_OPEN,
    Cabinet,
    Process,
    a_ticket,
    assert_payable,
    assert_refused,
)
from tests.ats_client.station.real_house import Dealer, answered

NOTE, NOTE_CENTS = "note 5", 500
TICKET_CENTS = 700
CASH_OUT_CENTS = 12_300
LAST_STEPS = ("step top-of-form", "step fence")
IN_A_HURRY = ("pace 0.02", "questions 3")
"""Each step of an emulated print lasts three questions of the station."""


@dataclass
class Slot:
    """Notes, or tickets, pushed into one cabinet; after each the box is counted and the account looked at."""

    made: Cabinet
    dealer: Dealer
    takes_tickets: bool = False
    stacked: int = 0
    account: int = 0
    disputed: int = 0
    number: str = field(default="", init=False)

    @property
    def cents(self) -> int:
        return TICKET_CENTS if self.takes_tickets else NOTE_CENTS

    async def push(self, *before: str) -> None:
        """One more item, a new ticket each time, with what shall happen to it told in the same breath."""
        self.number = await a_ticket(self.made.real, self.dealer, TICKET_CENTS) if self.takes_tickets else ""
        await self.made.push(*before, f"ticket {self.number}" if self.takes_tickets else NOTE)

    async def count(self, station: Process, *, is_disputed: bool, where: str) -> None:
        """What was credited is what was stacked; where nobody can know, nothing was credited and a person is called."""
        stacked, account = await self.made.stacked(), await self.made.account()
        newly_stacked, credited = stacked - self.stacked, account - self.account
        self.stacked, self.account = stacked, account
        if is_disputed:
            self.disputed += 1
            assert credited == 0, f"{where}: credited and disputed at once"
            await self._is_seen_to(station)
        else:
            assert credited == self.cents * newly_stacked, (
                f"{where}: {newly_stacked} stacked, {credited} cents credited"
            )
        if not self.number:
            return
        if is_disputed:  # in the box or in the player's hand: held back until a person has decided
            await assert_refused(self.made.real, self.dealer, self.number, Problem.TICKET_RESERVED)
        elif newly_stacked:
            await assert_refused(self.made.real, self.dealer, self.number, Problem.TICKET_PAID)
        else:
            await assert_payable(self.made.real, self.number, TICKET_CENTS)

    async def _is_seen_to(self, station: Process) -> None:
        """Staff read what it is about and a light is on; an attendant settles it, and the slot opens again."""
        if "attendant=True" not in station.lines[-1]:
            await station.until_shown("attendant=True")
        alerts = (await answered(lambda: self.dealer.client.do(LookAtAlerts(table="1")))).alerts
        assert any("station: fault" in alert.alert.text for alert in alerts), alerts
        for alert in alerts:
            await self.dealer.client.do(AcknowledgeAlert(table=self.dealer.client.table, alert=alert.alert.alert))
        station.tell("settle")
        await station.until_shown(AT_REST, SLOT_OPEN, "faults= ", "attendant=False")


@dataclass
class Tray:
    """One cash-out after another at one cabinet; after each there is one paper that pays, or a person who did."""

    made: Cabinet
    dealer: Dealer
    supervisor: StaffClient
    printed: int = 0
    by_hand: int = 0
    uncertain: int = 0
    _read: int = 0
    _has_money: bool = False

    @classmethod
    def of(cls, made: Cabinet, dealer: Dealer) -> Tray:
        return cls(made, dealer, made.real.person(Role.SUPERVISOR))

    async def begin(self, station: Process, happening: str) -> None:
        """A player with money presses [Cash-Out], and something happens to the printer."""
        if not self._has_money:
            await self.dealer.sells(1, CASH_OUT_CENTS)
        await station.until_shown(f"balance={CASH_OUT_CENTS}", "printer=True")
        self.made.printer.tell(happening)
        station.tell("cash-out ticket")

    async def until_printed(self) -> None:
        """A printer with power goes on by itself, whoever has gone: until it has done with the job, if it has one."""
        await self.made.printed()
        lines = self.made.printer.lines
        cuts = [at for at, line in enumerate(lines) if line == "power off"]  # what came before has lost its job
        since = max([self._read, *cuts])
        if "step received" in lines[since:]:
            await self.made.printer.until(*LAST_STEPS, since=since)

    @property
    def has_ended(self) -> bool:
        """The printer has come to the end of its job."""
        return any(line.startswith(LAST_STEPS) for line in self.made.printer.lines[self._read :])

    async def count(self, where: str) -> None:
        """After the station has told its server: what the server believes is what lies on the table."""
        printed = await self.made.printed()
        came_out, self.printed = printed - self.printed, printed
        assert came_out <= 1, f"{where}: {came_out} tickets for one credit"
        async with self.made.real.client() as client:
            view = await answered(lambda: client.do(LookAtStation()))
        self._has_money = view.account is not None
        if view.account is not None:  # it was never asked for
            assert (view.account.balance, came_out) == (CASH_OUT_CENTS, 0), f"{where}: {came_out} came out for nothing"
            assert view.cash_out is None
        elif view.cash_out is None:
            assert came_out == 1, f"{where}: paid without a ticket"
        else:
            await self._is_seen_to(view.cash_out, came_out=bool(came_out), where=where)
        for line in self.made.printer.lines[self._read :]:
            if line.startswith("printed "):
                await assert_payable(self.made.real, _number(line), CASH_OUT_CENTS)
            elif line.startswith("torn ") and line.endswith("bar-code=yes"):
                await assert_refused(self.made.real, self.dealer, _number(line), Problem.TICKET_DEAD)
        self._read = len(self.made.printer.lines)

    async def _is_seen_to(self, cash_out: CashOutView, *, came_out: bool, where: str) -> None:
        """A supervisor looks into the tray where nobody knows; a dealer pays by hand where no ticket came."""
        if cash_out.state is CashOutState.UNCERTAIN:
            self.uncertain += 1
            for line in self.made.printer.lines[self._read :]:
                if line.startswith("printed "):
                    await assert_refused(self.made.real, self.dealer, _number(line), Problem.TICKET_NOT_ISSUED)
            decision = DecideUncertainTicket(
                table="1", station=1, cash_out=cash_out.id, came_out=came_out, reason="looked into the tray"
            )
            await answered(lambda: self.supervisor.do(decision))
            if came_out:
                return
        else:
            assert cash_out.state is CashOutState.HAND_PAY, f"{where}: {cash_out.state}"
            assert not came_out, f"{where}: a ticket, and a hand pay"
        self.by_hand += 1
        payment = HandPay(table="1", station=1, id=uuid4().hex, cash_out=cash_out.id)
        paid = await answered(lambda: self.dealer.client.do(payment))
        assert paid.amount == CASH_OUT_CENTS


def _number(line: str) -> str:
    """From "printed 00-1234-5678-9012-3456 125.00"."""
    return line.split()[1].replace("-", "")
