"""What screens ask about jackpots: the board over a table, live, for everyone; the jackpot room for staff."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import TypeVar

import httpx
from httpx_sse import EventSource, SSEError

from game_protocol import routes
from game_protocol.basics import Malformed, Message, Nothing
from game_protocol.client import ANSWER_WITHIN_S, SILENCE_S, Connection, SignedConnection
from game_protocol.errors import NoAnswer
from game_protocol.jackpots import (
    AnnounceChange,
    AnnouncedChange,
    ChangeParameters,
    ConfirmPrize,
    CreateJackpot,
    DeclinePrize,
    DisplaySettings,
    HandOverPrize,
    JackpotGroup,
    JackpotMeters,
    JackpotRoom,
    Prize,
    Reconciliations,
    SetFault,
    WithdrawChange,
)

Answer = TypeVar("Answer", bound=Message)


class JackpotBoard(Connection):
    """The jackpot meter display's link (RR 8.3.7). Nobody signs in to look up."""

    def __init__(
        self,
        server: str,
        table: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self._table = table

    async def meters(self) -> JackpotMeters:
        return await self.ask("GET", routes.JACKPOT_METERS.format(table=self._table), None, JackpotMeters)

    async def live(self) -> AsyncIterator[JackpotMeters]:
        """Whole boards, at least twice a second; `NoAnswer` as soon as the stream is silent or ends."""
        path = routes.JACKPOT_STREAM.format(table=self._table)
        patience = httpx.Timeout(ANSWER_WITHIN_S, read=SILENCE_S)
        asked_of = self._http.base_url
        try:
            async with self._http.stream("GET", path, timeout=patience) as response:
                if not response.is_success:
                    await self._refuse(response)
                async for sse in EventSource(response).aiter_sse():
                    yield JackpotMeters.from_json(sse.data)
        except (SSEError, Malformed, httpx.HTTPError) as error:
            self._turn_from(asked_of)
            raise NoAnswer(f"{path}: {str(error).partition(chr(10))[0] or type(error).__name__}") from error
        raise NoAnswer(f"{path}: the server ended it")


class JackpotDesk:
    """One person's way into the jackpot room; prizes are those of the person's table."""

    def __init__(self, staff: SignedConnection, table: str) -> None:
        self._staff = staff
        self._table = table

    # --- prizes; an approval of the pit boss is enough here

    async def confirm(self, confirm: ConfirmPrize, approval: str | None = None) -> Prize:
        return await self._at_table("POST", routes.CONFIRM_PRIZE, confirm, Prize, approval)

    async def decline(self, decline: DeclinePrize, approval: str | None = None) -> Prize:
        return await self._at_table("POST", routes.DECLINE_PRIZE, decline, Prize, approval)

    async def hand_over(self, hand_over: HandOverPrize) -> Prize:
        return await self._at_table("POST", routes.HAND_OVER_PRIZE, hand_over, Prize)

    async def set_display(self, settings: DisplaySettings) -> None:
        await self._at_table("PUT", routes.JACKPOT_DISPLAY, settings, Nothing)

    # --- the room

    async def room(self) -> JackpotRoom:
        return await self._staff.signed("GET", routes.JACKPOTS, None, JackpotRoom)

    async def create(self, create: CreateJackpot) -> None:
        await self._staff.signed("POST", routes.JACKPOTS, create, Nothing)

    async def change_parameters(self, jackpot: str, change: ChangeParameters) -> None:
        await self._staff.signed("PUT", routes.JACKPOT_PARAMETERS.format(jackpot=jackpot), change, Nothing)

    async def set_fault(self, jackpot: str, fault: SetFault) -> None:
        await self._staff.signed("POST", routes.JACKPOT_FAULT.format(jackpot=jackpot), fault, Nothing)

    async def set_group(self, group: JackpotGroup) -> None:
        await self._staff.signed("PUT", routes.JACKPOT_GROUPS, group, Nothing)

    async def announce(self, change: AnnounceChange) -> AnnouncedChange:
        return await self._staff.signed("POST", routes.JACKPOT_CHANGES, change, AnnouncedChange)

    async def carry_out(self, change: int) -> None:
        await self._staff.signed("POST", routes.JACKPOT_CHANGE.format(change=change), None, Nothing)

    async def withdraw(self, change: int, withdraw: WithdrawChange) -> None:
        await self._staff.signed("POST", routes.WITHDRAW_JACKPOT_CHANGE.format(change=change), withdraw, Nothing)

    async def reconciliations(self) -> Reconciliations:
        return await self._staff.signed("GET", routes.JACKPOT_RECONCILIATION, None, Reconciliations)

    async def _at_table(
        self, method: str, route: str, message: Message, answer: type[Answer], approval: str | None = None
    ) -> Answer:
        headers = {"X-Approval": approval} if approval else {}
        return await self._staff.signed(method, route.format(table=self._table), message, answer, **headers)
