"""What a finger on the console makes it do: each touch becomes an act, or the question before one."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlAnonymous

from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    CorrectOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    SpinBall,
    UnfreezeAccounts,
    VoidCause,
    VoidWagers,
)
from game_protocol.seat import (
    AdjustAccount,
    AdjustResult,
    BuyIn,
    ChangeService,
    DecideUncertainTicket,
    DirectToLeave,
    ExcludePlayer,
    FreezeStation,
    HandPay,
    NoteClaim,
    PayOut,
    SetPersonalLimits,
)
from game_protocol.sign import (
    AnnounceClosing,
    AnnounceLimits,
    ChangeLimits,
    ChangePeriod,
    CloseTable,
    OpenTable,
    WithdrawNotice,
)
from game_protocol.staff import StationRow
from game_protocol.station import CashOutState, Service
from game_protocol.table import LimitSign, NoticeKind, Phase
from game_rules.money import Money
from screen_kit.viewmodels.words import translate
from table_screens.console.console import Console
from table_screens.console.orders import new_id
from table_screens.viewmodels.amounts import read_amount
from table_screens.viewmodels.round_panel import RoundPanel
from table_screens.viewmodels.sign_desk import SignDesk

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class RoundHand(QObject):
    """The round, and putting one right."""

    def __init__(self, console: Console, panel: RoundPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console
        self._table = console.table
        self._panel = panel

    @property
    def _round(self) -> int:
        table = self._console.picture.table
        return 0 if table is None else table.round

    @Slot()
    def next(self) -> None:
        """The one thing that comes next, as the big button says it."""
        match self._panel.property("nextAction"):
            case "open":
                self._console.asking.do(OpenRound(table=self._table))
            case "close":
                self._console.asking.propose(CloseRound(table=self._table, round=self._round))
            case "confirm":
                picture = self._console.picture
                if (outcome := picture.entered or picture.wheel.reading) is not None:
                    self._console.wheel.propose(outcome)
            case "unfreeze":
                self._console.asking.propose(UnfreezeAccounts(table=self._table))
            case "open-table":
                self._console.asking.propose(OpenTable(table=self._table))

    @Slot()
    def ballSpun(self) -> None:
        self._console.asking.do(SpinBall(table=self._table, round=self._round))

    @Slot(str)
    def number(self, outcome: str) -> None:
        self._console.wheel.propose(outcome)

    @Slot(str)
    def decide(self, outcome: str) -> None:
        self._console.decide(outcome)

    @Slot(str)
    def noSpin(self, reason: str) -> None:
        game, table = self._console.picture.game, self._console.picture.table
        if game is None or table is None or reason not in game.no_spin_reasons:
            return
        if table.phase is Phase.SETTLED:  # MWD 5.4: found after payment
            self.invalidate(self._round, VoidCause.NO_SPIN_FOUND)
        else:
            self._console.asking.propose(AnnounceNoSpin(table=self._table, round=self._round, why=reason))

    @Slot(int, str)
    def invalidate(self, round_number: int, cause: str) -> None:
        table, why = self._console.picture.table, VoidCause(cause)
        if table is not None and (round_number, table.phase) == (table.round, Phase.BETTING):
            # RR 9.8.1: before the end of the period a malfunction is the system's, and the dealer's to declare.
            why = VoidCause.SYSTEM if why is VoidCause.MALFUNCTION else why
        void = InvalidateRound(table=self._table, round=round_number, cause=why, reason="")
        paid = table is not None and any(spin.round == round_number for spin in table.history)
        if not paid or why is VoidCause.NO_SPIN_FOUND:  # which is asked on a page that has no room for accounts
            self._console.asking.propose(void)
            return
        # It was paid: before and after of every account first, as a correction does; the second tap asks.
        asked = self._console.picture.correction
        if asked is not None and (asked.round, asked.cause) == (round_number, why) and asked.lines is not None:
            self._console.asking.propose(void, asked.lines)
        else:
            self._console.inquiries.preview_void(round_number, why)

    @Slot()
    def freezeAll(self) -> None:
        self._console.asking.propose(FreezeAccounts(table=self._table, reason=""))

    @Slot(int, str)
    def previewCorrection(self, round_number: int, outcome: str) -> None:
        self._console.inquiries.preview_correction(round_number, outcome)

    @Slot()
    def forgetCorrection(self) -> None:
        self._console.inquiries.forget_correction()

    @Slot()
    def correct(self) -> None:
        """Only what was shown before and after can be asked for."""
        asked = self._console.picture.correction
        if asked is not None and asked.outcome and asked.lines is not None:
            correct = CorrectOutcome(table=self._table, round=asked.round, outcome=asked.lines.now, reason="")
            self._console.asking.propose(correct, asked.lines)


@QmlAnonymous
class StationHand(QObject):
    """The station that was tapped on the map."""

    def __init__(self, console: Console, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console
        self._table = console.table

    @property
    def _row(self) -> StationRow | None:
        chosen = self._console.picture.chosen
        return None if chosen is None else self._console.picture.room.rows.get(chosen.station)

    @Slot(int)
    def choose(self, station: int) -> None:
        self._console.inquiries.choose(station)

    @Slot()
    def leave(self) -> None:
        self._console.inquiries.leave_station()

    @Slot(str, result=str)
    def buyIn(self, written: str) -> str:
        """Proposes to credit an amount; returns why not."""
        amount, why = read_amount(written)
        if self._row is not None and not why:
            station = self._row.station
            self._console.asking.propose(BuyIn(table=self._table, station=station, id=new_id(), amount=amount.cents))
        return why

    @Slot(str, bool, result=str)
    def adjust(self, written: str, take: bool) -> str:
        amount, why = read_amount(written)
        if self._row is not None and not why:
            signed = -amount.cents if take else amount.cents
            station = self._row.station
            self._console.asking.propose(
                AdjustAccount(table=self._table, station=station, id=new_id(), amount=signed, reason="")
            )
        return why

    @Slot()
    def payOut(self) -> None:
        row = self._row
        if row is not None and row.account is not None:
            amount = Money(row.account.balance + row.account.on_felt)
            self._console.asking.propose(PayOut(table=self._table, station=row.station, id=new_id()), amount)

    @Slot()
    def handPay(self) -> None:
        row = self._row
        if row is None or row.cash_out is None:
            return
        amount = Money(row.cash_out.amount)
        if row.cash_out.state is CashOutState.DEALER:
            self._console.asking.propose(PayOut(table=self._table, station=row.station, id=new_id()), amount)
        elif row.cash_out.state is CashOutState.HAND_PAY:
            hand_pay = HandPay(table=self._table, station=row.station, id=new_id(), cash_out=row.cash_out.id)
            self._console.asking.propose(hand_pay, amount)

    @Slot(bool)
    def ticketCameOut(self, came_out: bool) -> None:
        row = self._row
        if row is not None and row.cash_out is not None:
            decide = DecideUncertainTicket(
                table=self._table, station=row.station, cash_out=row.cash_out.id, came_out=came_out, reason=""
            )
            self._console.asking.propose(decide, Money(row.cash_out.amount))

    @Slot(bool)
    def voidWagers(self, malfunction: bool) -> None:
        table = self._console.picture.table
        if self._row is not None and table is not None:
            station, round_number = self._row.station, table.round
            self._console.asking.propose(
                VoidWagers(table=self._table, station=station, round=round_number, malfunction=malfunction, reason="")
            )

    @Slot()
    def freeze(self) -> None:
        """Freezes, or unfreezes what is frozen."""
        row = self._row
        if row is not None and row.account is not None:
            on = not row.account.frozen
            self._console.asking.propose(FreezeStation(table=self._table, station=row.station, on=on, reason=""))

    @Slot()
    def service(self) -> None:
        """Out of service, or back."""
        row = self._row
        if row is None:
            return
        is_out = row.service is Service.OUT_OF_SERVICE
        wanted = Service.IN_SERVICE if is_out else Service.OUT_OF_SERVICE
        self._console.asking.propose(ChangeService(table=self._table, station=row.station, service=wanted))

    @Slot(bool)
    def sendAway(self, void: bool) -> None:
        if self._row is not None:
            wagers: Literal["void", "stand"] = "void" if void else "stand"
            self._console.asking.propose(
                DirectToLeave(table=self._table, station=self._row.station, wagers=wagers, reason="")
            )

    @Slot()
    def exclude(self) -> None:
        if self._row is not None:
            self._console.asking.propose(ExcludePlayer(table=self._table, station=self._row.station, reason=""))

    @Slot(str, int, result=str)
    def makeGood(self, written: str, round_number: int) -> str:
        """Proposes to put an unfair result right; returns why not."""
        amount, why = read_amount(written)
        if self._row is not None and not why:
            adjust = AdjustResult(
                table=self._table,
                station=self._row.station,
                id=new_id(),
                round=round_number,
                amount=amount.cents,
                reason="",
            )
            self._console.asking.propose(adjust)
        return why

    @Slot(int, str, str)
    def claim(self, round_number: int, claimed: str, done: str) -> None:
        """RR 9.5: proposes to write down what the player claims and what was done."""
        if self._row is not None:
            self._console.asking.propose(
                NoteClaim(
                    table=self._table,
                    station=self._row.station,
                    id=new_id(),
                    round=round_number,
                    claimed=claimed.strip(),
                    done=done.strip(),
                )
            )

    @Slot(str, result=str)
    def limitPlayer(self, maximum: str) -> str:
        """A maximum for this player alone, on every bet that allows more; empty takes personal limits away."""
        picture, row = self._console.picture, self._row
        if row is None or picture.table is None:
            return ""
        if not maximum:
            self._console.asking.propose(SetPersonalLimits(table=self._table, station=row.station))
            return ""
        amount, why = read_amount(maximum)
        if why:
            return why
        limits = personal_maximum(row.personal_limits or picture.table.limits, amount)
        if limits is None:
            return translate("StationCard", "No bet of this table has its minimum below that.")
        self._console.asking.propose(SetPersonalLimits(table=self._table, station=row.station, limits=limits))
        return ""

    @Slot(str, result=str)
    def limitPlayerFrom(self, minimum: str) -> str:
        """The least this player may place on one bet, and on all together (BWM 4.3, BWS 4.6)."""
        picture, row = self._console.picture, self._row
        if row is None or picture.table is None:
            return ""
        amount, why = read_amount(minimum)
        if why:
            return why
        limits = personal_minimum(row.personal_limits or picture.table.limits, amount)
        if limits is None:
            return translate("StationCard", "No bet of this table has its maximum above that.")
        self._console.asking.propose(SetPersonalLimits(table=self._table, station=row.station, limits=limits))
        return ""


@QmlAnonymous
class TableHand(QObject):
    """The sign, the notices, opening and closing."""

    def __init__(self, console: Console, sign: SignDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console
        self._table = console.table
        self._sign = sign

    @Slot()
    def changeSign(self) -> None:
        """Announces what needs a notice, and changes what does not."""
        draft, table = self._sign.draft, self._console.picture.table
        if draft is None or table is None:
            return
        if self._sign.needs_notice:
            self._console.asking.propose(AnnounceLimits(table=self._table, limits=draft), table.limits)
        else:
            self._console.asking.propose(ChangeLimits(table=self._table, limits=draft), table.limits)

    @Slot()
    def changeSignAllAgree(self) -> None:
        """MWP 6.1(b): no notice, for every player at the table agrees."""
        draft, table = self._sign.draft, self._console.picture.table
        if draft is not None and table is not None:
            self._console.asking.propose(ChangeLimits(table=self._table, limits=draft, all_agree=True), table.limits)

    @Slot(int)
    def setPeriod(self, seconds: int) -> None:
        self._console.asking.propose(ChangePeriod(table=self._table, period_s=seconds))

    @Slot()
    def openTable(self) -> None:
        self._console.asking.propose(OpenTable(table=self._table))

    @Slot()
    def announceClosing(self) -> None:
        self._console.asking.propose(AnnounceClosing(table=self._table))

    @Slot()
    def closeTable(self) -> None:
        self._console.asking.propose(CloseTable(table=self._table, reason=""))

    @Slot(int)
    def carryOutNotice(self, number: int) -> None:
        """What the notice announced."""
        notice, table = self._sign.announced(number), self._console.picture.table
        if notice is None or table is None:
            return
        if notice.kind is NoticeKind.CLOSING:
            self.closeTable()
        elif notice.limits is not None:
            self._console.asking.propose(ChangeLimits(table=self._table, limits=notice.limits), table.limits)

    @Slot(int)
    def withdrawNotice(self, number: int) -> None:
        self._console.asking.propose(WithdrawNotice(table=self._table, notice=number))


def personal_maximum(sign: LimitSign, most: Money) -> LimitSign | None:
    """The sign with every maximum at `most`, on its ladder, above the table's or below; None where nothing is left."""
    kinds = {}
    for kind, its in sign.kinds.items():
        if most.cents < its.minimum:
            continue
        rungs = (most.cents - its.minimum) // its.multiple
        kinds[kind] = its.changed(maximum=its.minimum + rungs * its.multiple)
    if not kinds:
        return None
    return LimitSign(kinds={**sign.kinds, **kinds}, table_minimum=sign.table_minimum)


def personal_minimum(sign: LimitSign, least: Money) -> LimitSign | None:
    """The sign with every minimum at `least`, and its maximum on the new ladder; None where nothing is left."""
    kinds = {}
    for kind, its in sign.kinds.items():
        if least.cents > its.maximum:
            continue
        rungs = (its.maximum - least.cents) // its.multiple
        kinds[kind] = its.changed(minimum=least.cents, maximum=least.cents + rungs * its.multiple)
    if not kinds:
        return None
    return LimitSign(kinds={**sign.kinds, **kinds}, table_minimum=least.cents)
