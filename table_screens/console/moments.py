"""When a question has had its moment: the round went on, another console was quicker, or whoever asked has gone."""

from __future__ import annotations

from typing import Any

from game_protocol import jackpot_office
from game_protocol.act import Act
from game_protocol.cage import DebtView, PayOwed, PayTicket, SettleShortfall
from game_protocol.identity import ChangeStaff, DismissStaff, SetPin, UnlockStaff
from game_protocol.jackpot_office import (
    CarryOutJackpotChange,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    WithdrawJackpotChange,
)
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    SpinBall,
    UnfreezeAccounts,
    VoidWagers,
)
from game_protocol.seat import (
    AdjustAccount,
    ChangeService,
    DecideUncertainTicket,
    DirectToLeave,
    ExcludePlayer,
    FreezeStation,
    HandPay,
    PayOut,
    SetPersonalLimits,
)
from game_protocol.sign import AnnounceClosing, AnnounceLimits, ChangeLimits, CloseTable, OpenTable, WithdrawNotice
from game_protocol.staff import AcknowledgeAlert, StationRow
from game_protocol.station import CashOutState, CashOutView
from game_protocol.table import NoticeKind, Phase, TableView
from game_rules.money import Money
from table_screens.console.orders import Seen
from table_screens.console.picture import CageAsked, ConsolePicture, Lock, Question, Step

_BETWEEN_ROUNDS = (Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID)
_RUNNING = (Phase.BETTING, Phase.CLOSED, Phase.RESULT)
NOTHING_TO_VOID = (Phase.NO_SPIN, Phase.VOID, Phase.WAITING, Phase.FROZEN)


def has_passed(question: Question, picture: ConsolePicture) -> bool:
    """What was sent is waited for, and money nobody knows about is asked for again: it counts once by its id."""
    if question.step is Step.UNDER_WAY or (question.step is Step.UNKNOWN and question.act.once is not None):
        return False
    if picture.lock is not Lock.OPEN and question.step in (Step.ASKING, Step.NEEDS_PERSON):
        return True
    return is_over(question.act, question.seen, picture)


def is_over(act: Act[Any], seen: Seen, picture: ConsolePicture) -> bool:
    """Whether there is nothing left that the act could mean as it was read."""
    table = picture.table
    if table is None:
        return False
    if type(act).__module__ == jackpot_office.__name__:
        return _jackpot_is_over(act, picture)
    if isinstance(act, PayTicket | PayOwed | SettleShortfall):
        return _cage_is_over(act, picture.cage)
    if isinstance(act, ChangeStaff | SetPin | UnlockStaff | DismissStaff):
        staff = picture.staff
        return staff is None or (staff.people is not None and all(each.number != act.number for each in staff.people))
    if isinstance(act, AcknowledgeAlert):
        return all(each.alert.alert != act.alert for each in picture.alerts)
    station = getattr(act, "station", None)
    if isinstance(station, int):
        row = picture.room.rows.get(station)
        return row is not None and _station_is_over(act, seen, row, table)
    return _table_is_over(act, seen, table, picture)


def _table_is_over(act: Act[Any], seen: Seen, table: TableView, picture: ConsolePicture) -> bool:
    match act:
        case OpenRound():
            return table.phase not in _BETWEEN_ROUNDS or not table.open
        case CloseRound():
            return act.round != table.round or table.phase is not Phase.BETTING
        case SpinBall():
            return act.round != table.round or table.phase not in _RUNNING[:2] or table.ball_spun
        case EnterOutcome():
            return act.round != table.round or table.phase not in (Phase.CLOSED, Phase.RESULT)
        case AnnounceNoSpin():
            return act.round != table.round or table.phase not in _RUNNING
        case InvalidateRound() if any(spin.round == act.round for spin in table.history):
            return False  # it was paid, and can be void as long as it has its result
        case InvalidateRound():
            return act.round != table.round or table.phase in NOTHING_TO_VOID
        case CorrectOutcome() if isinstance(seen, Correction):
            return all((spin.round, spin.outcome) != (act.round, seen.was) for spin in table.history)
        case FreezeAccounts():
            return table.phase is Phase.FROZEN
        case UnfreezeAccounts():
            return table.phase is not Phase.FROZEN
        case ChangeLimits() | AnnounceLimits():
            return seen != table.limits
        case OpenTable():
            return table.open
        case CloseTable():
            return not table.open
        case AnnounceClosing():
            return not table.open or any(notice.kind is NoticeKind.CLOSING for notice in table.notices)
        case WithdrawNotice():
            return all(notice.id != act.notice for notice in table.notices)
    return False


def _station_is_over(act: Act[Any], seen: Seen, row: StationRow, table: TableView) -> bool:
    account, cash_out = row.account, row.cash_out
    match act:
        case PayOut() if isinstance(seen, Money):
            asked_for = _waits(cash_out, CashOutState.DEALER)
            money = None if account is None else account.balance + account.on_felt
            return seen.cents not in (money, None if asked_for is None else asked_for.amount)
        case HandPay():
            waiting = _waits(cash_out, CashOutState.HAND_PAY)
            return waiting is None or waiting.id != act.cash_out
        case DecideUncertainTicket():
            waiting = _waits(cash_out, CashOutState.UNCERTAIN)
            return waiting is None or waiting.id != act.cash_out
        case VoidWagers():
            return act.round != table.round or not row.wagered
        case FreezeStation():
            return account is None or account.frozen == act.on
        case ChangeService():
            return row.service is act.service
        case DirectToLeave() | ExcludePlayer() | AdjustAccount() | SetPersonalLimits():
            return account is None
    return False


def _waits(cash_out: CashOutView | None, state: CashOutState) -> CashOutView | None:
    return cash_out if cash_out is not None and cash_out.state is state else None


def _cage_is_over(act: PayTicket | PayOwed | SettleShortfall, cage: CageAsked | None) -> bool:
    if cage is None:
        return True
    if isinstance(act, PayTicket):
        return cage.number != act.number or (cage.ticket is not None and not cage.ticket.payable)
    debts: list[DebtView] = [] if cage.debts is None else cage.debts.debts
    return all(debt.id != act.debt for debt in debts)


def _jackpot_is_over(act: Act[Any], picture: ConsolePicture) -> bool:
    room = picture.jackpots
    if room is None:
        return False
    match act:
        case ConfirmPrize() | DeclinePrize():
            return all(prize.prize != act.prize for prize in room.unconfirmed)
        case HandOverPrize():
            return all(prize.prize != act.prize for prize in room.to_hand_over)
        case CarryOutJackpotChange() | WithdrawJackpotChange():
            return all(change.change != act.change for change in room.changes)
    return False
