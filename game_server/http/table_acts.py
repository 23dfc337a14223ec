"""Staff's acts at a table: the round, the sign, one station, the cage."""

from __future__ import annotations

from game_protocol.cage import LookUpTicket, PayOwed, PayTicket, SettleShortfall
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    PreviewCorrection,
    PreviewVoid,
    ReadOutcome,
    SpinBall,
    UnfreezeAccounts,
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
from game_protocol.staff import AcknowledgeAlert
from game_server.house import House
from game_server.http.doing import by_staff
from game_server.jackpots import rounds as jackpots
from game_server.tables import (
    accounts,
    alerts,
    cage,
    cash_out,
    claims,
    corrections,
    debts,
    leaving,
    notices,
    rounds,
    stations,
    unfair_results,
    voids,
)
from game_server.tables.work import Needs


def round_with_jackpots(house: House, asked: EnterOutcome | InvalidateRound | CorrectOutcome) -> Needs:
    return house.jackpots.needs(round_=asked.round)


def boards_soon(house: House) -> None:
    house.jackpots.boards.soon()


THE_ROUND = (
    by_staff(OpenRound, rounds.open_round),
    by_staff(CloseRound, rounds.close_round),
    by_staff(SpinBall, rounds.spin_ball),
    by_staff(ReadOutcome, rounds.read_outcome),
    by_staff(EnterOutcome, jackpots.enter_outcome, round_with_jackpots, boards_soon, fast=True),
    by_staff(AnnounceNoSpin, voids.announce_no_spin),
    by_staff(InvalidateRound, jackpots.invalidate_round, round_with_jackpots, boards_soon),
    by_staff(VoidWagers, voids.void_wagers, lambda _, asked: Needs(round=asked.round)),
    by_staff(FreezeAccounts, corrections.freeze_accounts),
    by_staff(UnfreezeAccounts, corrections.unfreeze_accounts),
    by_staff(PreviewCorrection, corrections.preview_correction, lambda _, asked: Needs(round=asked.round)),
    by_staff(PreviewVoid, corrections.preview_void, lambda _, asked: Needs(round=asked.round)),
    by_staff(CorrectOutcome, jackpots.correct_outcome, round_with_jackpots, boards_soon),
)

THE_SIGN = (
    by_staff(ChangeLimits, notices.change_limits),
    by_staff(AnnounceLimits, notices.announce_limits),
    by_staff(ChangePeriod, notices.change_period),
    by_staff(OpenTable, notices.open_table),
    by_staff(AnnounceClosing, notices.announce_closing),
    by_staff(CloseTable, notices.close_table),
    by_staff(WithdrawNotice, notices.withdraw_notice),
    by_staff(AcknowledgeAlert, alerts.acknowledge_alert),
)

A_STATION = (
    by_staff(BuyIn, accounts.buy_in),
    by_staff(PayOut, accounts.pay_out),
    by_staff(HandPay, cash_out.hand_pay),
    by_staff(DecideUncertainTicket, cash_out.decide_uncertain_ticket, lambda _, asked: Needs(cash_out=asked.cash_out)),
    by_staff(AdjustAccount, accounts.adjust_account),
    by_staff(FreezeStation, accounts.freeze_station),
    by_staff(ChangeService, stations.change_service),
    by_staff(DirectToLeave, leaving.direct_to_leave),
    by_staff(ExcludePlayer, leaving.exclude_player),
    by_staff(AdjustResult, unfair_results.adjust_result, lambda _, asked: Needs(round=asked.round)),
    by_staff(NoteClaim, claims.note_claim),
    by_staff(SetPersonalLimits, accounts.set_personal_limits),
)

THE_CAGE = (
    by_staff(LookUpTicket, cage.look_up_ticket, lambda _, asked: Needs(ticket=asked.number)),
    by_staff(PayTicket, cage.pay_ticket, lambda _, asked: Needs(ticket=asked.number)),
    by_staff(PayOwed, debts.pay_owed),
    by_staff(SettleShortfall, debts.settle_shortfall),
)

ACTS = (*THE_ROUND, *THE_SIGN, *A_STATION, *THE_CAGE)
