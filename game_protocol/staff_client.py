"""What staff ask the server: one method a route, each in the name of whoever stands at the console.

Signing in gives a token, and a `StaffClient` asks with one. The same connection serves several of them: the dealer's
own, the dealer's with what a pit boss allows in one request, and a supervisor's for the one thing that only they may.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

import httpx

from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.client import Connection
from game_protocol.errors import NoAnswer
from game_protocol.event_stream import EventStream
from game_protocol.events import OutcomeEntered, RoundClosed, RoundEndedWithoutSpin, RoundOpened, RoundSettled
from game_protocol.identity import Approval, Approve, SignedIn, StaffSignIn
from game_protocol.reports import Report
from game_protocol.staff import (
    Adjust,
    Alerts,
    AnnounceClosing,
    AnnounceLimits,
    BuyIn,
    ChangeService,
    CloseTable,
    DecideUncertainTicket,
    FreezeAccounts,
    FreezeStation,
    HandPay,
    Leave,
    Paid,
    PayOut,
    PersonalLimits,
    StationMap,
    WithdrawNotice,
)
from game_protocol.station import Credited, Recall
from game_protocol.table import (
    BallSpun,
    ChangeLimits,
    ChangePeriod,
    CloseRound,
    ConfirmOutcome,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    LimitSign,
    NoSpin,
    NoticeShown,
    OpenRound,
    TableView,
    VoidRound,
    VoidStation,
)
from game_rules.game import Power

Answer = TypeVar("Answer", bound=Message)


class StaffConnection(Connection):
    """A screen of the staff, before and between sign-ins."""

    async def sign_in(self, number: str, pin: str) -> SignedIn:
        return await self.ask("POST", routes.STAFF_SIGN_IN, StaffSignIn(number=number, pin=pin), SignedIn)

    async def fetch_text(self, path: str, headers: dict[str, str], query: dict[str, str]) -> str:
        """What is no JSON: a report as CSV."""
        try:
            response = await self._http.get(path, headers=headers, params=query)
        except httpx.HTTPError as error:
            raise NoAnswer(f"GET {path}: {error or type(error).__name__}") from error
        if not response.is_success:
            await self._refuse(response)
        return response.text


@dataclass(frozen=True)
class StaffClient:
    """One person's questions about one table. `approval` is what a higher role allows in the next request."""

    connection: StaffConnection
    table: str
    token: str
    approval: str | None = None

    async def approve(self, number: str, pin: str, power: Power) -> Approval:
        """Another person's PIN, typed at this screen."""
        return await self._ask("POST", routes.APPROVE, Approve(number=number, pin=pin, power=power), Approval)

    # --- the table

    async def view(self) -> TableView:
        return await self._ask("GET", routes.TABLE, None, TableView)

    async def stations(self) -> StationMap:
        return await self._ask("GET", routes.STATIONS, None, StationMap)

    async def alerts(self) -> Alerts:
        return await self._ask("GET", routes.ALERTS, None, Alerts)

    @asynccontextmanager
    async def events(self, after: int | None) -> AsyncIterator[EventStream]:
        path = routes.TABLE_EVENTS.format(table=self.table)
        async with self.connection.listen(path, after, self._headers()) as stream:
            yield stream

    async def acknowledge(self, alert: str) -> None:
        await self._ask("POST", routes.ACKNOWLEDGE, None, Nothing, alert=alert)

    # --- the round

    async def open_round(self, asked: OpenRound) -> RoundOpened:
        return await self._ask("POST", routes.OPEN_ROUND, asked, RoundOpened)

    async def close_round(self, asked: CloseRound) -> RoundClosed:
        return await self._ask("POST", routes.CLOSE_ROUND, asked, RoundClosed)

    async def ball_spun(self, asked: BallSpun) -> None:
        await self._ask("POST", routes.BALL_SPUN, asked, Nothing)

    async def enter_outcome(self, asked: EnterOutcome) -> OutcomeEntered:
        return await self._ask("POST", routes.ENTER_OUTCOME, asked, OutcomeEntered)

    async def confirm_outcome(self, asked: ConfirmOutcome) -> RoundSettled:
        return await self._ask("POST", routes.CONFIRM_OUTCOME, asked, RoundSettled)

    async def no_spin(self, asked: NoSpin) -> RoundEndedWithoutSpin:
        return await self._ask("POST", routes.NO_SPIN, asked, RoundEndedWithoutSpin)

    async def void_round(self, asked: VoidRound) -> RoundEndedWithoutSpin:
        return await self._ask("POST", routes.VOID_ROUND, asked, RoundEndedWithoutSpin)

    async def void_station(self, asked: VoidStation) -> None:
        await self._ask("POST", routes.VOID_STATION, asked, Nothing)

    async def freeze(self, asked: FreezeAccounts) -> None:
        await self._ask("POST", routes.FREEZE, asked, Nothing)

    async def unfreeze(self) -> None:
        await self._ask("POST", routes.UNFREEZE, None, Nothing)

    async def preview_correction(self, asked: CorrectOutcome) -> Correction:
        return await self._ask("POST", routes.PREVIEW_CORRECTION, asked, Correction)

    async def correct(self, asked: CorrectOutcome) -> Correction:
        return await self._ask("POST", routes.CORRECT, asked, Correction)

    # --- the sign

    async def change_limits(self, asked: ChangeLimits) -> LimitSign:
        return await self._ask("PUT", routes.LIMITS, asked, LimitSign)

    async def announce_limits(self, asked: AnnounceLimits) -> NoticeShown:
        return await self._ask("POST", routes.LIMITS_NOTICE, asked, NoticeShown)

    async def change_period(self, asked: ChangePeriod) -> None:
        await self._ask("PUT", routes.PERIOD, asked, Nothing)

    async def open_table(self) -> None:
        await self._ask("POST", routes.OPENING, None, Nothing)

    async def close_table(self, asked: CloseTable) -> None:
        await self._ask("POST", routes.CLOSING, asked, Nothing)

    async def announce_closing(self, asked: AnnounceClosing) -> NoticeShown:
        return await self._ask("POST", routes.CLOSING_NOTICE, asked, NoticeShown)

    async def withdraw_notice(self, asked: WithdrawNotice) -> None:
        await self._ask("POST", routes.WITHDRAW_NOTICE, asked, Nothing)

    # --- one station

    async def buy_in(self, station: int, asked: BuyIn) -> Credited:
        return await self._ask("POST", routes.BUY_IN, asked, Credited, station=station)

    async def pay_out(self, station: int, asked: PayOut) -> Paid:
        return await self._ask("POST", routes.PAY_OUT, asked, Paid, station=station)

    async def hand_pay(self, station: int, asked: HandPay) -> Paid:
        return await self._ask("POST", routes.HAND_PAY, asked, Paid, station=station)

    async def decide_uncertain_ticket(self, station: int, asked: DecideUncertainTicket) -> None:
        await self._ask("POST", routes.UNCERTAIN_TICKET, asked, Nothing, station=station)

    async def adjust(self, station: int, asked: Adjust) -> Credited:
        return await self._ask("POST", routes.ADJUST, asked, Credited, station=station)

    async def freeze_station(self, station: int, asked: FreezeStation) -> None:
        await self._ask("POST", routes.FREEZE_STATION, asked, Nothing, station=station)

    async def change_service(self, station: int, asked: ChangeService) -> None:
        await self._ask("POST", routes.SERVICE, asked, Nothing, station=station)

    async def direct_to_leave(self, station: int, asked: Leave) -> None:
        await self._ask("POST", routes.LEAVE, asked, Nothing, station=station)

    async def set_personal_limits(self, station: int, asked: PersonalLimits) -> None:
        await self._ask("PUT", routes.PERSONAL_LIMITS, asked, Nothing, station=station)

    async def recall(self, station: int) -> Recall:
        return await self._ask("GET", routes.STATION_RECALL, None, Recall, station=station)

    # --- reports

    async def report(self, report: str) -> Report:
        return await self._ask("GET", routes.REPORTS, None, Report, report=report)

    async def report_csv(self, report: str) -> str:
        path = routes.REPORTS.format(table=self.table, report=report)
        return await self.connection.fetch_text(path, self._headers(), {"format": "csv"})

    def _headers(self) -> dict[str, str]:
        bearer = {"Authorization": f"Bearer {self.token}"}
        return bearer if self.approval is None else {**bearer, "X-Approval": self.approval}

    async def _ask(
        self, method: str, route: str, message: Message | None, answer: type[Answer], **places: object
    ) -> Answer:
        path = route.format(table=self.table, **places)
        return await self.connection.ask(method, path, message, answer, self._headers())
