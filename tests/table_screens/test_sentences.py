"""Every order has its words, and they name what will happen."""

from __future__ import annotations

from dataclasses import is_dataclass
from inspect import isabstract

import pytest

from ats_client.viewmodels.words import Words
from game_protocol.cage import DebtKind, DebtView, TicketFound
from game_protocol.jackpots import (
    AnnounceChange,
    ChangeKind,
    DisplaySettings,
    JackpotGroup,
    JackpotParameters,
    Style,
)
from game_protocol.station import Service
from game_protocol.table import LimitSign, VoidCause
from game_rules.library import load_game
from game_rules.money import Money
from table_screens.console import cage_orders as cage
from table_screens.console import jackpot_orders as jackpots
from table_screens.console import orders
from table_screens.console.orders import Order
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
ADDED = AnnounceChange(kind=ChangeKind.ADD, jackpot="night", group="pair")
CLOSED = AnnounceChange(kind=ChangeKind.CLOSE, jackpot="night", to=["grand"])
TICKET = TicketFound(
    ticket="*" * 14 + "1111", amount=21_500, table="2", station=4, issued_ms=1, expires_ms=2, payable=True
)
OWED = DebtView(
    id="d", kind=DebtKind.OWED, amount=36_000, station=3, round=1031, why="360.00 of round 1031 is owed.", made_ms=1
)
REASON = GAME.no_spin_reasons["ball-left-wheel"]

EXAMPLES: list[tuple[Order, str]] = [
    (orders.EnterResult(1042, "17"), "Enter 17 black as the result of round 1042."),
    (orders.DecideBetween(1042, "20", "17"), "The wheel sensor read 17 black; you chose 20 black."),
    (orders.CallNoSpin(1042, REASON), "Announce round 1042 as a no spin: the ball left the wheel."),
    (orders.StartRound(), "Start the next wagering period."),
    (orders.EndBetting(1042), "End the wagering period of round 1042 now."),
    (orders.SpinBall(1042), "Record that the ball of round 1042 is spun (rule 5.3)."),
    (orders.InvalidateRound(1042, VoidCause.MALFUNCTION), "Invalidate round 1042 (rule 9.3)."),
    (orders.InvalidateRound(1042, VoidCause.DISRUPTION), "Invalidate round 1042 (rule 12.3.1)."),
    (orders.InvalidateRound(1042, VoidCause.FRAUD), "Invalidate round 1042 (rule 12.3.2)."),
    (orders.FreezeAll(), "Freeze every chip account of this table (rule 9.4)."),
    (orders.UnfreezeAll(), "Unfreeze every chip account."),
    (orders.CorrectResult(1041, "17", "20"), "Correct round 1041 from 17 black to 20 black (rule 9.4)."),
    (orders.CreditStation("x", 3, Money(20_000)), "Credit 200.00 to station 3. Take 200.00 from the player."),
    (orders.PayOutStation("x", 3, Money(45_000)), "pay the player 450.00 in chips (rule 6.6.1)."),
    (orders.PayByHand("x", 11, "out", Money(48_250)), "Pay 482.50 to the player of station 11 by hand."),
    (orders.DecideTicket(17, "out", Money(20_000), True), "The ticket over 200.00 came out"),
    (orders.DecideTicket(17, "out", Money(20_000), False), "No ticket over 200.00 came out: its number is dead"),
    (orders.AdjustAccount("x", 3, Money(500)), "Move 5.00 from the house to the account of station 3."),
    (orders.AdjustAccount("x", 3, Money(-500)), "Take 5.00 from the account of station 3 to the house."),
    (orders.VoidWagers(1042, 3, True), "Void the wagers of station 3 in round 1042 (rule 9.7)."),
    (orders.VoidWagers(1042, 3, False), "Void the wagers of station 3 in round 1042 (rule 12.2.1)."),
    (orders.FreezeOne(3, True), "Freeze the account of station 3."),
    (orders.FreezeOne(3, False), "Unfreeze the account of station 3."),
    (orders.PutInService(3, Service.OUT_OF_SERVICE), "Take station 3 out of service."),
    (orders.PutInService(3, Service.IN_SERVICE), "Put station 3 back into service."),
    (orders.SendAway(3, "stand"), "the player may only cash out (rule 6.5.2). Running wagers stand."),
    (orders.SendAway(3, "void"), "Running wagers are void (rule 12.2.1)."),
    (orders.ExcludePlayer(3), "Exclude the player of station 3 from the game (rule 12.2.2)."),
    (orders.MakeGood("x", 3, 1042, Money(500)), "Give the player of station 3 5.00 on top of the result of round 1042"),
    (orders.LimitPlayer(3, NOW), "for the player of station 3 alone."),
    (orders.LimitPlayer(3, None), "Take the personal limits of station 3 away"),
    (cage.PayTicketOut("x", "1" * 18, TICKET), "ends in 1111, of table 2, station 4, and pay 215.00 in cash"),
    (cage.PayDebt("x", OWED), "Pay 360.00 to the player. 360.00 of round 1031 is owed."),
    (cage.TakeBack("x", OWED), "Take 360.00 from the player."),
    (cage.WriteOff("x", OWED), "The house gives up 360.00."),
    (orders.ChangeSign(NOW, HIGHER), "Change the limits from the next round: all bets together from 10."),
    (orders.AnnounceSign(NOW, HIGHER, 20), "all bets together from 10. They may be changed after 20 minutes."),
    (orders.SetPeriod(45), "Make the wagering period 45 seconds"),
    (orders.OpenTheTable(), "Open this table for play."),
    (orders.AnnounceClosure(), "this table closes (rule 12.7). It may close after 20 minutes."),
    (orders.CloseTheTable(), "Close this table."),
    (orders.TakeDownNotice(7), "Take this notice off every station."),
    (orders.AcknowledgeAlert("9"), "Record that you have seen this alert."),
    (jackpots.ConfirmWin(prize()), "Confirm that station 17 has won Mystery 1,234.50 in round 1042 (rule 8.3.9)."),
    (jackpots.DeclineWin(prize()), "Do not confirm Mystery 1,234.50 for station 17. It goes back to the meter."),
    (jackpots.ShowOnDisplay(DisplaySettings()), "Change what the jackpot display of this table shows and says."),
    (jackpots.HandOverGoods(DINNER), "the player of station 17 was given: Dinner for two (rule 8.3.9)."),
    (jackpots.OpenJackpot("night", NIGHT), "Open the jackpot Night: Style: Mystery; Minimum value: 500.00;"),
    (jackpots.ChangeJackpot("night", NIGHT, NIGHT), "Change the jackpot Night once it is won: Style: Mystery;"),
    (jackpots.TakeOutOfOperation("night", "Night"), "the game goes on without it (rule 8.7)."),
    (jackpots.ReturnToOperation("night", "Night"), "if its records prove what is on the meter (rule 8.6)."),
    (jackpots.PutGroupTogether(PAIR), "Make the group Pair of the tables 1, 2 (rule 8.3.1)."),
    (jackpots.AnnounceJackpotChange(ADDED, "Pair also plays for Night"), "(rule 8.3.4): Pair also plays for Night."),
    (jackpots.AnnounceJackpotChange(CLOSED, "Night closes"), "(rule 8.3.5): Night closes."),
    (jackpots.CarryOutJackpotChange(4, "Night closes"), "Night closes, from now on."),
    (jackpots.WithdrawJackpotChange(4, "Night closes"), "It will not happen: Night closes."),
]


@pytest.mark.parametrize(("order", "words"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_the_sentence_names_what_will_happen(order: Order, words: str) -> None:
    said = sentence(order, GAME, Words("en"))
    assert words in said.text
    assert said.title
    if not isinstance(order, orders.DecideBetween):
        assert said.button
        assert said.done


def test_every_order_there_is_has_its_words_and_reasons_where_one_is_wanted() -> None:
    kinds = {
        kind
        for name, kind in [*vars(orders).items(), *vars(jackpots).items(), *vars(cage).items()]
        if isinstance(kind, type)
        and is_dataclass(kind)
        and hasattr(kind, "carry_out")
        and not name.startswith("_")
        and not isabstract(kind)
    }
    assert kinds == {type(order) for order, _ in EXAMPLES}
    for order, _ in EXAMPLES:
        assert bool(sentence(order, GAME, Words("en")).reasons) == order.wants_reason
