"""What staff may do about jackpots (RR 8), each as a value like the other orders.

What a pit boss sets up is the house's, not the table's: it is done in their own name, at whichever console they stand.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from game_protocol.basics import Message
from game_protocol.jackpot_client import JackpotDesk
from game_protocol.jackpots import (
    AnnounceChange,
    ChangeParameters,
    ConfirmPrize,
    CreateJackpot,
    DeclinePrize,
    DisplaySettings,
    HandOverPrize,
    JackpotGroup,
    JackpotParameters,
    Prize,
    SetFault,
    WithdrawChange,
)
from game_protocol.staff_client import StaffClient

LONGEST_FAULT = 120
"""What a display has room for."""


@dataclass(frozen=True)
class JackpotOrder(ABC):
    """After any of them the console looks at the jackpots again: most of what they change is told at no table."""

    wants_reason: ClassVar[bool] = False

    async def carry_out(self, staff: StaffClient, reason: str) -> Message | None:
        return await self.at(JackpotDesk(staff, staff.table), reason)

    @abstractmethod
    async def at(self, desk: JackpotDesk, reason: str) -> Message | None: ...


# --- prizes


@dataclass(frozen=True)
class ConfirmWin(JackpotOrder):
    """RR 8.3.9: by the pit boss, and final (9.10)."""

    prize: Prize

    async def at(self, desk: JackpotDesk, reason: str) -> Message:
        return await desk.confirm(ConfirmPrize(prize=self.prize.prize, amount=self.prize.amount))


@dataclass(frozen=True)
class DeclineWin(JackpotOrder):
    """RR 8.8: the prize goes back to a meter."""

    wants_reason: ClassVar[bool] = True
    prize: Prize

    async def at(self, desk: JackpotDesk, reason: str) -> Message:
        return await desk.decline(DeclinePrize(prize=self.prize.prize, reason=reason))


@dataclass(frozen=True)
class HandOverGoods(JackpotOrder):
    """RR 8.3.9(b)."""

    prize: Prize

    async def at(self, desk: JackpotDesk, reason: str) -> Message:
        return await desk.hand_over(HandOverPrize(prize=self.prize.prize))


@dataclass(frozen=True)
class ShowOnDisplay(JackpotOrder):
    """The jackpot client viewer (RR 2.2.7): what the meter display shows and says."""

    settings: DisplaySettings

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.set_display(self.settings)


# --- the office


@dataclass(frozen=True)
class OpenJackpot(JackpotOrder):
    jackpot: str
    parameters: JackpotParameters

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.create(CreateJackpot(jackpot=self.jackpot, parameters=self.parameters))


@dataclass(frozen=True)
class ChangeJackpot(JackpotOrder):
    """Takes effect when it is won (GMNS 1.28.3)."""

    wants_reason: ClassVar[bool] = True
    jackpot: str
    now: JackpotParameters
    parameters: JackpotParameters

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.change_parameters(self.jackpot, ChangeParameters(parameters=self.parameters, reason=reason))


@dataclass(frozen=True)
class TakeOutOfOperation(JackpotOrder):
    """RR 8.7: not offered, and the game goes on."""

    wants_reason: ClassVar[bool] = True
    jackpot: str
    name: str

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.set_fault(self.jackpot, SetFault(fault=reason[:LONGEST_FAULT], reason=reason))


@dataclass(frozen=True)
class ReturnToOperation(JackpotOrder):
    """Only if its records prove what is on the meter."""

    wants_reason: ClassVar[bool] = True
    jackpot: str
    name: str

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.set_fault(self.jackpot, SetFault(reason=reason))


@dataclass(frozen=True)
class PutGroupTogether(JackpotOrder):
    """RR 8.3.1."""

    group: JackpotGroup

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.set_group(self.group)


@dataclass(frozen=True)
class AnnounceJackpotChange(JackpotOrder):
    """RR 8.3.4, 8.3.5: the signs go up; nothing changes yet."""

    asked: AnnounceChange
    what: str
    """The change in plain words, as the console shows it."""

    async def at(self, desk: JackpotDesk, reason: str) -> Message:
        return await desk.announce(self.asked)


@dataclass(frozen=True)
class CarryOutJackpotChange(JackpotOrder):
    change: int
    what: str

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.carry_out(self.change)


@dataclass(frozen=True)
class WithdrawJackpotChange(JackpotOrder):
    wants_reason: ClassVar[bool] = True
    change: int
    what: str

    async def at(self, desk: JackpotDesk, reason: str) -> None:
        await desk.withdraw(self.change, WithdrawChange(reason=reason))
