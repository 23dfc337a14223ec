"""Cash-out, hand pay, looking back, limits and help: what the player is asked, told and shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtQuick import QQuickItem

from assets.make.pictures import paying, recalled
from ats_client.station.picture import MoneyDevices, Said, Saying, StationState
from game_protocol.station import CashOutState
from game_protocol.table import Phase
from game_rules.money import Money
from tests.ats_client.pictures import picture, with_wagers, won
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import visible_items


@pytest.mark.parametrize(("button", "to"), [("toTicket", "ticket"), ("toDealer", "dealer")])
def test_cash_out_asks_once_and_then_does_what_was_chosen(sit_down: SitDown, button: str, to: str) -> None:
    player = sit_down()
    player.tap(player.middle("cashOut"))
    assert player.sees("Cash out 1,465.00?")
    assert player.hand.calls == []
    player.tap(player.middle(button))
    assert player.hand.calls == [("cash_out", to)]
    assert not player.sees("Cash out 1,465.00?")


def test_the_question_speaks_of_chips_only_where_some_lie(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("cashOut"))
    assert player.sees("Your visit at this station ends.")
    player = sit_down(with_wagers(picture(), {"red": 1000}))
    player.tap(player.middle("cashOut"))
    assert player.sees("Chips on the felt come back to you first. Your visit at this station ends.")


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
    player = sit_down(replace(with_wagers(picture(), {"red": 500}), state=StationState.LOCKED, phase=Phase.CLOSED))
    player.tap(player.middle("cashOut"))
    assert player.sees("You can cash out when this round is settled.")


def test_without_bets_one_may_leave_while_the_ball_runs(sit_down: SitDown) -> None:
    """RR 6.5.1."""
    player = sit_down(replace(picture(), state=StationState.LOCKED, phase=Phase.CLOSED))
    player.tap(player.middle("cashOut"))
    player.tap(player.middle("toTicket"))
    assert player.hand.calls == [("cash_out", "ticket")]


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
    assert player.screen.recall.story == "32 red. Bets 75.00, returned 100.00, balance 502.50."


def test_a_round_without_a_spin_is_told_as_one(sit_down: SitDown) -> None:
    player = sit_down(recalled())
    player.screen.recall.choose("1038")
    assert player.screen.recall.story == "No spin: 75.00 came back. Balance 615.00."


def test_the_limit_sign_opens_the_limits_of_every_bet(sit_down: SitDown) -> None:
    player = sit_down()
    assert player.sees("INSIDE MIN 2.50 MAX 100–600 BY 2.50")
    player.tap(player.middle("sign"))
    for words in ("Limits at this table", "Straight up", "35 to 1", "Column, Dozen", "1,000"):
        assert player.sees(words), words


def test_winnings_are_in_the_balance_at_once(sit_down: SitDown) -> None:
    """GMNS 1.21.4: motion never holds back truth."""
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    player.hand.become(won(player.hand.picture, "17", {"straight-17": 2500}))
    assert player.screen.meter.balance == "2,340.00"
    assert player.screen.meter.lastWin == "875.00"


def test_every_stack_has_its_fate_when_the_result_is_drawn(sit_down: SitDown) -> None:
    wagers = {f"straight-{number}": 500 for number in range(12, 24)}
    player = sit_down(with_wagers(picture(), wagers))
    player.hand.become(won(player.hand.picture, "17", wagers))
    player.until(lambda: all(row.fate for row in player.screen.stacks.rows))
    assert player.sees("+175")
    told: list[object] = []
    player.screen.stacks.dataChanged.connect(lambda *what: told.append(what))
    player.hand.become(player.hand.picture)
    player.look()
    assert told == []


def test_what_was_won_is_seen_flying_and_only_once(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    told: list[str] = []
    player.screen.lastSpin.won.connect(told.append)
    settled = won(player.hand.picture, "17", {"straight-17": 2500})
    player.hand.become(settled)
    player.hand.become(replace(settled, attendant_called=True))
    player.look()
    assert told == ["17"]
    player.until(lambda: any(i.objectName() == "winnings" for i in visible_items(player.window.contentItem())))
    assert player.item("wonLarge").property("text") == "875.00"


NOTES = (Money(500), Money(2000), Money(5000))


@pytest.mark.parametrize(
    ("money", "hint", "notes"),
    [
        (MoneyDevices(NOTES, tickets_in=True), "Insert a note or a ticket, or see the dealer", "Notes: 5 · 20 · 50"),
        (MoneyDevices(NOTES), "Insert a note, or see the dealer", "Notes: 5 · 20 · 50"),
        (
            MoneyDevices(tickets_in=True),
            "Insert a ticket, or see the dealer",
            "No notes are taken right now",
        ),
        (MoneyDevices(), "See the dealer to play", "No notes are taken right now"),
    ],
)
def test_the_hint_to_insert_money_names_what_is_taken_now(
    sit_down: SitDown, money: MoneyDevices, hint: str, notes: str
) -> None:
    player = sit_down(replace(picture(), state=StationState.IDLE, account=None, money=money))
    assert player.sees(hint)
    assert player.sees(notes)


def test_the_hint_follows_a_slot_that_shuts(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.IDLE, account=None))
    assert player.sees("Insert a note or a ticket, or see the dealer")
    player.hand.become(replace(player.hand.picture, money=MoneyDevices(tickets_in=True)))
    player.look()
    assert player.sees("Insert a ticket, or see the dealer")


@pytest.mark.parametrize(
    ("saying", "sentence"),
    [
        (Saying.CHECKING_NOTE, "Checking your note…"),
        (Saying.CHECKING_TICKET, "Checking your ticket…"),
        (Saying.NOTE_RETURNED, "Your note came back. Nothing was taken."),
    ],
)
def test_what_happens_to_money_in_the_slot_is_told_before_anybody_plays(
    sit_down: SitDown, saying: Saying, sentence: str
) -> None:
    player = sit_down(replace(picture(), state=StationState.IDLE, account=None))
    player.hand.become(replace(player.hand.picture, said=(Said(1, saying),)))
    player.look()
    assert player.sees(sentence)


def test_the_ticket_is_seen_coming_out_while_it_is_printed(sit_down: SitDown) -> None:
    player = sit_down(paying(CashOutState.PRINTING, station=StationState.CASHING_OUT))
    paper = player.item("paper")
    places: list[float] = []
    paper.yChanged.connect(lambda: places.append(paper.y()))
    player.until(lambda: len(places) > 5)
    assert places == sorted(places), "it only ever comes out"
    assert -paper.height() <= min(places) < max(places) <= 0


def test_a_printed_ticket_stands_still_in_the_chute_until_it_is_taken(sit_down: SitDown) -> None:
    player = sit_down(paying(CashOutState.PRINTING, station=StationState.CASHING_OUT))
    player.hand.become(paying(CashOutState.PAID, station=StationState.CASHING_OUT))
    player.look()
    paper = player.item("paper")
    moved: list[float] = []
    paper.yChanged.connect(lambda: moved.append(paper.y()))
    for _ in range(10):
        player.look()
    assert paper.y() == 0
    assert moved == []


@pytest.mark.parametrize("state", [CashOutState.DEALER, CashOutState.HAND_PAY, CashOutState.UNCERTAIN])
def test_where_no_ticket_is_printed_none_is_drawn(sit_down: SitDown, state: CashOutState) -> None:
    player = sit_down(paying(state, station=StationState.HAND_PAY))
    assert not any(item.objectName() == "ticketSlot" for item in visible_items(player.window.contentItem()))


def test_nothing_is_animated_once_the_screen_is_back_at_the_game(sit_down: SitDown) -> None:
    player = sit_down(paying(CashOutState.PRINTING, station=StationState.CASHING_OUT))
    player.hand.become(picture())
    player.look()
    assert player.window.findChild(QQuickItem, "paper") is None
