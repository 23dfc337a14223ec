"""What staff ask the server about one table: the dealer's console, the simulated dealer, the displays."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from copy import copy
from pathlib import Path
from typing import Self, TypeVar

import httpx

from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.client import PIN_WITHIN_S, SignedConnection
from game_protocol.errors import NoAnswer
from game_protocol.event_stream import EventStream
from game_protocol.events import OutcomeEntered, RoundClosed, RoundEndedWithoutSpin, RoundOpened, RoundSettled
from game_protocol.identity import (
    Approval,
    Approve,
    EnrolmentCode,
    EnrolmentCodeAsked,
    SignedIn,
    StaffSignIn,
)
from game_protocol.reports import Report
from game_protocol.staff import (
    Adjust,
    AdjustResult,
    Alerts,
    AnnounceClosing,
    AnnounceLimits,
    BuyIn,
    ChangeService,
    CloseTable,
    DecideUncertainTicket,
    Exclude,
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
from game_protocol.station import Credited, Recall, StationView
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
from game_protocol.technician import TechnicianActs

Answer = TypeVar("Answer", bound=Message)


class StaffClient(SignedConnection):
    """One person at one table. `approval` is what a higher role gave for the one request it is sent with."""

    def __init__(
        self,
        server: str,
        table: str,
        number: str,
        pin: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self.table = table
        self._sign_in = StaffSignIn(number=number, pin=pin)
        self._approval: str | None = None

    async def _new_token(self) -> str:
        signed_in = await self.ask("POST", routes.STAFF_SIGN_IN, self._sign_in, SignedIn, patience_s=PIN_WITHIN_S)
        return signed_in.token

    async def approve(self, approve: Approve) -> Approval:
        return await self._at_table("POST", routes.APPROVE, approve, Approval)

    def allowed(self, approval: str) -> Self:
        """The same person, with what a higher role allows in the next request."""
        same = copy(self)
        same._approval = approval
        return same

    async def signed(
        self, method: str, path: str, message: Message | None, answer: type[Answer], **headers: str
    ) -> Answer:
        return await super().signed(method, path, message, answer, **{**_approved(self._approval), **headers})

    async def enrolment_code(self, station: int) -> EnrolmentCode:
        asked = EnrolmentCodeAsked(station=station)
        return await self._at_table("POST", routes.ENROLMENT_CODES, asked, EnrolmentCode)

    # --- the table

    async def view(self) -> TableView:
        return await self._at_table("GET", routes.TABLE, None, TableView)

    def events(self, after: int | None) -> AbstractAsyncContextManager[EventStream]:
        return self.listen_signed(routes.TABLE_EVENTS.format(table=self.table), after)

    async def stations(self) -> StationMap:
        return await self._at_table("GET", routes.STATIONS, None, StationMap)

    async def alerts(self) -> Alerts:
        return await self._at_table("GET", routes.ALERTS, None, Alerts)

    async def acknowledge(self, alert: str) -> None:
        path = routes.ACKNOWLEDGE.format(table=self.table, alert=alert)
        await self.signed("POST", path, None, Nothing)

    async def change_limits(self, change: ChangeLimits, approval: str | None = None) -> LimitSign:
        return await self._at_table("PUT", routes.LIMITS, change, LimitSign, approval)

    async def announce_limits(self, announce: AnnounceLimits, approval: str | None = None) -> NoticeShown:
        return await self._at_table("POST", routes.LIMITS_NOTICE, announce, NoticeShown, approval)

    async def announce_closing(self, announce: AnnounceClosing, approval: str | None = None) -> NoticeShown:
        return await self._at_table("POST", routes.CLOSING_NOTICE, announce, NoticeShown, approval)

    async def withdraw_notice(self, notice: int, approval: str | None = None) -> None:
        await self._at_table("POST", routes.WITHDRAW_NOTICE, WithdrawNotice(notice=notice), Nothing, approval)

    async def change_period(self, period_s: int, approval: str | None = None) -> None:
        await self._at_table("PUT", routes.PERIOD, ChangePeriod(period_s=period_s), Nothing, approval)

    async def open_table(self, approval: str | None = None) -> None:
        await self._at_table("POST", routes.OPENING, None, Nothing, approval)

    async def close_table(self, close: CloseTable, approval: str | None = None) -> None:
        await self._at_table("POST", routes.CLOSING, close, Nothing, approval)

    # --- the round

    async def open_round(self, period_s: int | None = None) -> RoundOpened:
        return await self._at_table("POST", routes.OPEN_ROUND, OpenRound(period_s=period_s), RoundOpened)

    async def close_round(self, close: CloseRound) -> RoundClosed:
        return await self._at_table("POST", routes.CLOSE_ROUND, close, RoundClosed)

    async def ball_spun(self, round_number: int) -> None:
        await self._at_table("POST", routes.BALL_SPUN, BallSpun(round=round_number), Nothing)

    async def enter_outcome(self, round_number: int, outcome: str, source: str = "manual") -> OutcomeEntered:
        entered = EnterOutcome(round=round_number, outcome=outcome, source=source)
        return await self._at_table("POST", routes.ENTER_OUTCOME, entered, OutcomeEntered)

    async def confirm_outcome(self, round_number: int, outcome: str) -> RoundSettled:
        confirmed = ConfirmOutcome(round=round_number, outcome=outcome)
        return await self._at_table("POST", routes.CONFIRM_OUTCOME, confirmed, RoundSettled)

    async def no_spin(self, no_spin: NoSpin, approval: str | None = None) -> RoundEndedWithoutSpin:
        return await self._at_table("POST", routes.NO_SPIN, no_spin, RoundEndedWithoutSpin, approval)

    async def void_round(self, void: VoidRound, approval: str | None = None) -> RoundEndedWithoutSpin:
        return await self._at_table("POST", routes.VOID_ROUND, void, RoundEndedWithoutSpin, approval)

    async def void_station(self, void: VoidStation, approval: str | None = None) -> None:
        await self._at_table("POST", routes.VOID_STATION, void, Nothing, approval)

    async def freeze(self, reason: str, approval: str | None = None) -> None:
        await self._at_table("POST", routes.FREEZE, FreezeAccounts(reason=reason), Nothing, approval)

    async def unfreeze(self, approval: str | None = None) -> None:
        await self._at_table("POST", routes.UNFREEZE, None, Nothing, approval)

    async def preview_correction(self, correct: CorrectOutcome) -> Correction:
        return await self._at_table("POST", routes.PREVIEW_CORRECTION, correct, Correction)

    async def correct(self, correct: CorrectOutcome, approval: str | None = None) -> Correction:
        return await self._at_table("POST", routes.CORRECT, correct, Correction, approval)

    # --- a place at the table

    async def buy_in(self, station: int, buy_in: BuyIn) -> Credited:
        return await self._at_place("POST", routes.BUY_IN, station, buy_in, Credited)

    async def pay_out(self, station: int, pay_out: PayOut) -> Paid:
        return await self._at_place("POST", routes.PAY_OUT, station, pay_out, Paid)

    async def hand_pay(self, station: int, hand_pay: HandPay) -> Paid:
        return await self._at_place("POST", routes.HAND_PAY, station, hand_pay, Paid)

    async def decide_uncertain_ticket(
        self, station: int, decision: DecideUncertainTicket, approval: str | None = None
    ) -> None:
        await self._at_place("POST", routes.UNCERTAIN_TICKET, station, decision, Nothing, approval)

    async def adjust(self, station: int, adjust: Adjust, approval: str | None = None) -> Credited:
        return await self._at_place("POST", routes.ADJUST, station, adjust, Credited, approval)

    async def freeze_station(self, station: int, freeze: FreezeStation, approval: str | None = None) -> None:
        await self._at_place("POST", routes.FREEZE_STATION, station, freeze, Nothing, approval)

    async def change_service(self, station: int, change: ChangeService, approval: str | None = None) -> None:
        await self._at_place("POST", routes.SERVICE, station, change, Nothing, approval)

    async def direct_to_leave(self, station: int, leave: Leave, approval: str | None = None) -> None:
        await self._at_place("POST", routes.LEAVE, station, leave, Nothing, approval)

    async def exclude(self, station: int, exclude: Exclude, approval: str | None = None) -> None:
        await self._at_place("POST", routes.EXCLUDE, station, exclude, Nothing, approval)

    async def adjust_result(self, station: int, adjust: AdjustResult, approval: str | None = None) -> Credited:
        return await self._at_place("POST", routes.ADJUST_RESULT, station, adjust, Credited, approval)

    async def personal_limits(self, station: int, limits: PersonalLimits, approval: str | None = None) -> None:
        await self._at_place("PUT", routes.PERSONAL_LIMITS, station, limits, Nothing, approval)

    async def seat(self, station: int) -> StationView:
        """What the station's own screen has."""
        return await self._at_place("GET", routes.SEAT, station, None, StationView)

    async def recall(self, station: int) -> Recall:
        return await self._at_place("GET", routes.STATION_RECALL, station, None, Recall)

    async def technician_acts(self, station: int) -> TechnicianActs:
        return await self._at_place("GET", routes.STATION_TECHNICIANS, station, None, TechnicianActs)

    # --- reports

    async def report(self, report: str) -> Report:
        path = routes.REPORTS.format(table=self.table, report=report)
        return await self.signed("GET", path, None, Report)

    async def report_csv(self, report: str) -> str:
        """The same report for a spreadsheet."""
        path = routes.REPORTS.format(table=self.table, report=report)
        headers = {"Authorization": f"Bearer {await self.sign_in()}"}
        try:
            response = await self._http.get(path, headers=headers, params={"format": "csv"})
        except httpx.HTTPError as error:
            raise NoAnswer(f"GET {path}: {str(error) or type(error).__name__}") from error
        if not response.is_success:
            await self._refuse(response)
        return response.text

    async def _at_table(
        self, method: str, route: str, message: Message | None, answer: type[Answer], approval: str | None = None
    ) -> Answer:
        return await self.signed(method, route.format(table=self.table), message, answer, **_approved(approval))

    async def _at_place(
        self,
        method: str,
        route: str,
        station: int,
        message: Message | None,
        answer: type[Answer],
        approval: str | None = None,
    ) -> Answer:
        path = route.format(table=self.table, station=station)
        return await self.signed(method, path, message, answer, **_approved(approval))


def _approved(approval: str | None) -> dict[str, str]:
    return {} if approval is None else {"X-Approval": approval}
