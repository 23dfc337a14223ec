"""Cash-out, hand pay, looking back, limits and help: what the player is asked, told and shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assets.make.pictures import paying, recalled
from ats_client.station.picture import StationState
from game_protocol.station import CashOutState
from tests.ats_client.pictures import picture, with_wagers, won
from tests.ats_client.qml.conftest import SitDown


@pytest.mark.parametrize(("button", "to"), [("toTicket", "ticket"), ("toDealer", "dealer")])
def test_cash_out_asks_once_and_then_does_what_was_chosen(sit_down: SitDown, button: str, to: str) -> None:
    player = sit_down()
    player.tap(player.middle("cashOut"))
    assert player.sees("Cash out 1,465.00?")
    assert player.hand.calls == []
    player.tap(player.middle(button))
    assert player.hand.calls == [("cash_out", to)]
    assert not player.sees("Cash out 1,465.00?")


def test_the_question_can_be_left_without_cashing_out(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("cashOut"))
    player.tap(player.middle("keepPlaying"))
    assert not player.sees("Cash out 1,465.00?")
    assert player.hand.calls == []


def test_a_printer_that_is_not_ready_is_told_at_the_button(sit_down: SitDown) -> None:
    base = picture()
    player = sit_down(replace(base, money=replace(base.money, tickets_out=False)))
    player.tap(player.middle("cashOut"))
    player.tap(player.middle("toTicket"))
    assert player.sees("The ticket printer is not ready.")
    assert player.hand.calls == []


def test_cash_out_is_refused_between_close_and_settlement(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.LOCKED))
    player.tap(player.middle("cashOut"))
    assert player.sees("You can cash out when this round is settled.")


@pytest.mark.parametrize(
    ("state", "station", "title"),
    [
        (CashOutState.PRINTING, StationState.CASHING_OUT, "Your ticket is being printed"),
        (CashOutState.PAID, StationState.CASHING_OUT, "Please take your ticket"),
        (CashOutState.DEALER, StationState.HAND_PAY, "The dealer will pay you"),
        (CashOutState.HAND_PAY, StationState.HAND_PAY, "An attendant will pay you"),
        (CashOutState.UNCERTAIN, StationState.HAND_PAY, "Please wait for an attendant"),
    ],
)
def test_the_amount_that_waits_is_always_shown(
    sit_down: SitDown, state: CashOutState, station: StationState, title: str
) -> None:
    player = sit_down(paying(state, station=station))
    assert player.sees(title)
    assert player.sees("1,465.00")


def test_touches_do_not_reach_the_game_under_a_question(sit_down: SitDown) -> None:
    player = sit_down()
    seventeen = player.spot("straight-17")
    player.tap(player.middle("cashOut"))
    player.tap(seventeen)
    assert player.hand.calls == []


def test_looking_back_redraws_the_felt_of_the_chosen_round(sit_down: SitDown) -> None:
    player = sit_down(recalled())
    player.screen.recall.choose("1040")
    rows = {row.key: row.fate for row in player.screen.recall.stacks.rows}
    assert rows == {"red": "won", "straight-17": "lost"}  # 1040 was 32 red
    assert player.screen.recall.story == "32 red. Bets 75.00, returned 0.00, balance 1,435.00."


def test_a_round_without_a_spin_is_told_as_one(sit_down: SitDown) -> None:
    player = sit_down(recalled())
    player.screen.recall.choose("1038")
    assert player.screen.recall.story == "No valid spin: 75.00 came back. Balance 1,375.00."


def test_the_limit_sign_opens_the_limits_of_every_bet(sit_down: SitDown) -> None:
    player = sit_down()
    assert player.sees("MIN 2.50 · MAX 2,000 · BY 2.50")
    player.tap(player.middle("sign"))
    for words in ("Limits at this table", "Straight up", "35 to 1", "Column, Dozen", "1,000"):
        assert player.sees(words), words


def test_winnings_are_in_the_balance_at_once(sit_down: SitDown) -> None:
    """GMNS 1.21.4: motion never holds back truth."""
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    player.hand.become(won(player.hand.picture, "17", {"straight-17": 2500}))
    assert player.screen.meter.balance == "2,340.00"
    assert player.screen.meter.lastWin == "875.00"


def test_what_was_won_is_seen_flying_and_only_once(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    told: list[str] = []
    player.screen.results.won.connect(told.append)
    settled = won(player.hand.picture, "17", {"straight-17": 2500})
    player.hand.become(settled)
    player.hand.become(replace(settled, attendant_called=True))
    player.look()
    assert told == ["17"]
    assert player.item("winnings").property("text") == "875.00"
