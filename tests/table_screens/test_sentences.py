"""Every act of staff has its words, and they name what will happen."""

from __future__ import annotations

from typing import Any

import pytest

from game_protocol.act import Act, Who
from game_protocol.cage import DebtKind, DebtView, LookUpTicket, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_protocol.identity import AddStaff, Approve, ChangeStaff, DismissStaff, MakeEnrolmentCode, SetPin, UnlockStaff
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeJackpot,
    ChangeKind,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    JackpotChange,
    JackpotGroup,
    OfferJackpot,
    OpenJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import DisplaySettings, JackpotParameters, Style
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    ReadOutcome,
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
from game_protocol.staff import AcknowledgeAlert
from game_protocol.station import Service
from game_protocol.table import LimitSign
from game_rules.game import Role
from game_rules.library import load_game
from game_rules.money import Money
from game_server.http.acts import ACTS
from screen_kit.viewmodels.words import Words
from table_screens.console.orders import Disagreement, Seen, wants_reason
from table_screens.viewmodels.sentences import sentence
from tests.table_screens.paper_displays import prize

GAME = load_game("rapid-roulette-single-zero")
NOW = LimitSign.of(GAME.limits)
HIGHER = NOW.changed(table_minimum=1_000)
DINNER = prize().changed(goods="Dinner for two", amount=0)
NIGHT = JackpotParameters(
    name="Night", style=Style.MYSTERY, minimum=50_000, reset=50_000, start=50_000, rate="1", must_hit_by=90_000
)
PAIR = JackpotGroup(group="pair", name="Pair", tables=["1", "2"])
ADDED = JackpotChange(kind=ChangeKind.ADD, jackpot="night", group="pair")
CLOSED = JackpotChange(kind=ChangeKind.CLOSE, jackpot="night", to=["grand"])
TICKET = TicketFound(
    ticket="*" * 14 + "1111", amount=21_500, table="2", station=4, issued_ms=1, expires_ms=2, payable=True
)
OWED = DebtView(
    id="d", kind=DebtKind.OWED, amount=36_000, station=3, round=1031, why="360.00 of round 1031 is owed.", made_ms=1
)
SEVENTEEN = EnterOutcome(table="1", round=1042, outcome="17")
CORRECTION = Correction(round=1041, was="17", now="20", lines=[])
AT_3: Any = {"table": "1", "station": 3}


def invalidate(cause: VoidCause) -> InvalidateRound:
    return InvalidateRound(table="1", round=1042, cause=cause, reason="")


def decide(*, came_out: bool) -> DecideUncertainTicket:
    return DecideUncertainTicket(**AT_3, cash_out="out", came_out=came_out, reason="")


def void(*, malfunction: bool) -> VoidWagers:
    return VoidWagers(**AT_3, round=1042, malfunction=malfunction, reason="")


EXAMPLES: list[tuple[Act[Any], Seen, str]] = [
    (SEVENTEEN, None, "Enter 17 black as the result of round 1042."),
    (SEVENTEEN, Disagreement("20", "17"), "The wheel sensor read 17 black; you chose 20 black."),
    (AnnounceNoSpin(table="1", round=1042, why="ball-left-wheel"), None, "a no spin: the ball left the wheel."),
    (
        AddStaff(number="5001", name="Lou Park", role=Role.DEALER, pin="2580"),
        None,
        "Lou Park gets the number 5001 and may sign in as dealer.",
    ),
    (ChangeStaff(number="5001", name="Lou Park", role=Role.SUPERVISOR), None, "Number 5001 is Lou Park, game superv"),
    (SetPin(number="5001", pin="2580"), "Lou Park", "Lou Park, number 5001, gets the PIN that was typed"),
    (UnlockStaff(number="5001"), "Lou Park", "Lou Park may try the PIN again, five times."),
    (DismissStaff(number="5001"), "Lou Park", "Lou Park signs in no more."),
    (OpenRound(table="1"), None, "Start the next wagering period."),
    (CloseRound(table="1", round=1042), None, "End the wagering period of round 1042 now."),
    (SpinBall(table="1", round=1042), None, "Record that the ball of round 1042 is spun."),
    (invalidate(VoidCause.MALFUNCTION), None, "Invalidate round 1042 (rule 9.3)."),
    (invalidate(VoidCause.DISRUPTION), None, "Invalidate round 1042 (rule 12.3.1)."),
    (invalidate(VoidCause.FRAUD), None, "Invalidate round 1042 (rule 12.3.2)."),
    (FreezeAccounts(table="1", reason=""), None, "Freeze every chip account of this table (rule 9.4)."),
    (UnfreezeAccounts(table="1"), None, "Unfreeze every chip account."),
    (
        CorrectOutcome(table="1", round=1041, outcome="20", reason=""),
        CORRECTION,
        "Correct round 1041 from 17 black to 20 black (rule 9.4).",
    ),
    (BuyIn(**AT_3, id="x", amount=20_000), None, "Credit 200.00 to station 3. Take 200.00 in cash from the player."),
    (PayOut(**AT_3, id="x"), Money(45_000), "pay the player 450.00 in chips (rule 6.6.1(a))."),
    (HandPay(**AT_3, id="x", cash_out="out"), Money(48_250), "Pay 482.50 to the player of station 3 by hand."),
    (decide(came_out=True), Money(20_000), "The ticket over 200.00 came out"),
    (decide(came_out=False), Money(20_000), "No ticket over 200.00 came out: its number is dead"),
    (
        AdjustAccount(**AT_3, id="x", amount=500, reason=""),
        None,
        "Move 5.00 from the house to the account of station 3.",
    ),
    (
        AdjustAccount(**AT_3, id="x", amount=-500, reason=""),
        None,
        "Take 5.00 from the account of station 3 to the house.",
    ),
    (void(malfunction=True), None, "Void the wagers of station 3 in round 1042 (rule 9.7)."),
    (void(malfunction=False), None, "Void the wagers of station 3 in round 1042 (rule 12.2.1)."),
    (FreezeStation(**AT_3, on=True, reason=""), None, "Freeze the account of station 3."),
    (FreezeStation(**AT_3, on=False, reason=""), None, "Unfreeze the account of station 3."),
    (ChangeService(**AT_3, service=Service.OUT_OF_SERVICE), None, "Take station 3 out of service."),
    (ChangeService(**AT_3, service=Service.IN_SERVICE), None, "Put station 3 back into service."),
    (DirectToLeave(**AT_3, reason=""), None, "the player may only cash out (rule 6.5.2). Running wagers stand."),
    (DirectToLeave(**AT_3, wagers="void", reason=""), None, "Running wagers are void (rule 12.2.1)."),
    (ExcludePlayer(**AT_3, reason=""), None, "Exclude the player of station 3 from the game (rule 12.2.2)."),
    (
        AdjustResult(**AT_3, id="x", round=1042, amount=500, reason=""),
        None,
        "Give the player of station 3 5.00 on top of the result of round 1042",
    ),
    (
        NoteClaim(**AT_3, id="x", round=1042, claimed="17 fell", done="looked back"),
        None,
        "Write down the claim of station 3 in round 1042: “17 fell”. What was done: “looked back”.",
    ),
    (SetPersonalLimits(**AT_3, limits=NOW), None, "for the player of station 3 alone."),
    (SetPersonalLimits(**AT_3), None, "Take the personal limits of station 3 away"),
    (
        PayTicket(table="1", id="x", number="1" * 18, amount=21_500),
        TICKET,
        "ends in 1111, of table 2, station 4, and pay 215.00 in cash",
    ),
    (PayOwed(table="1", id="x", debt="d", reason=""), OWED, "Pay 360.00 to the player. 360.00 of round 1031 is owed."),
    (SettleShortfall(table="1", id="x", debt="d", how="paid", reason=""), OWED, "Take 360.00 from the player."),
    (SettleShortfall(table="1", id="x", debt="d", how="written-off", reason=""), OWED, "The house gives up 360.00."),
    (
        ChangeLimits(table="1", limits=HIGHER),
        NOW,
        "Change the limits from the next round: all bets together from 10.",
    ),
    (
        AnnounceLimits(table="1", limits=HIGHER),
        NOW,
        "all bets together from 10. They may be changed after 20 minutes.",
    ),
    (ChangePeriod(table="1", period_s=45), None, "Make the wagering period 45 seconds"),
    (OpenTable(table="1"), None, "Open this table for play."),
    (AnnounceClosing(table="1"), None, "this table closes (rule 12.7). It may close after 20 minutes."),
    (CloseTable(table="1", reason=""), None, "Close this table."),
    (WithdrawNotice(table="1", notice=7), None, "Take this notice off every station."),
    (AcknowledgeAlert(table="1", alert="9"), None, "Record that you have seen this alert."),
    (
        ConfirmPrize(table="1", prize="p", amount=1),
        prize(),
        "Confirm that station 17 has won Mystery 1,234.50 in round 1042 (rule 8.3.9).",
    ),
    (
        DeclinePrize(table="1", prize="p", reason=""),
        prize(),
        "Do not confirm Mystery 1,234.50 for station 17. It goes back to the meter.",
    ),
    (
        SetJackpotDisplay(table="1", settings=DisplaySettings()),
        None,
        "Change what the jackpot display of this table shows and says.",
    ),
    (
        HandOverPrize(table="1", prize="p"),
        DINNER,
        "the player of station 17 was given: Dinner for two (rule 8.3.9).",
    ),
    (
        OpenJackpot(jackpot="night", parameters=NIGHT),
        None,
        "Open the jackpot Night: Style: Mystery; Minimum value: 500.00;",
    ),
    (
        ChangeJackpot(jackpot="night", parameters=NIGHT, reason=""),
        "Night",
        "Change the jackpot Night once it is won: Style: Mystery;",
    ),
    (OfferJackpot(jackpot="night", on=False, reason=""), "Night", "the game goes on without it (rule 8.7)."),
    (
        OfferJackpot(jackpot="night", on=True, reason=""),
        "Night",
        "if its records prove what is on the meter (rule 8.6).",
    ),
    (SetJackpotGroup(group=PAIR), None, "Make the group Pair of the tables 1, 2 (rule 8.3.1)."),
    (
        AnnounceJackpotChange(what=ADDED),
        "Pair also plays for Night",
        "(rule 8.3.4): Pair also plays for Night.",
    ),
    (AnnounceJackpotChange(what=CLOSED), "Night closes", "(rule 8.3.5): Night closes."),
    (CarryOutJackpotChange(change=4), "Night closes", "Night closes, from now on."),
    (WithdrawJackpotChange(change=4, reason=""), "Night closes", "It will not happen: Night closes."),
]


@pytest.mark.parametrize(("act", "seen", "words"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_the_sentence_names_what_will_happen(act: Act[Any], seen: Seen, words: str) -> None:
    said = sentence(act, seen, GAME, Words("en"))
    assert words in said.text
    assert said.title
    if not isinstance(seen, Disagreement):
        assert said.button
        assert said.done


NOT_PROPOSED = {
    ReadOutcome: "the sensor's; the dealer's console enters it whole",
    LookUpTicket: "looked up, not done",
    MakeEnrolmentCode: "done with `ats station enrol`",
    Approve: "asked at the question itself",
}


def test_every_act_that_staff_may_propose_has_its_words_and_reasons_where_one_is_wanted() -> None:
    staff = {
        each.act for each in ACTS if each.act.needs not in (Who.ANYONE, Who.STATION) and each.act.at.method != "GET"
    }
    assert staff - NOT_PROPOSED.keys() == {type(act) for act, _, _ in EXAMPLES}
    for act, seen, _ in EXAMPLES:
        assert bool(sentence(act, seen, GAME, Words("en")).reasons) == wants_reason(act)
