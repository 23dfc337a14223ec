"""What the screen says about the money is true in every state: the small words, each by the person who met it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assets.make.pictures import paying, playing
from ats_client.station.picture import LinkView, Picture, Said, Saying, StationState
from ats_client.station.station import Station
from game_protocol.events import TableClosed
from game_protocol.station import CashOutState, Recall, RecallMoney
from game_protocol.table import CloseCause, Phase
from game_rules.money import Money
from screen_kit.qml.application import HOUSE, Engine
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.evenings import Look, pictures_of
from tests.ats_client.qml.player import Player, visible_items
from tests.ats_client.station.little_house import LittleHouse

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]


def words(player: Player) -> str:
    return " / ".join(str(item.property("text") or "") for item in visible_items(player.window.contentItem()))


WAITING = picture(state=StationState.LOCKED, phase=Phase.WAITING, round=0, history=())


def test_money_put_in_before_the_first_round_can_be_cashed_out(sit_down: SitDown) -> None:
    player = sit_down(WAITING)
    player.tap(player.middle("cashOut"))
    player.tap(player.middle("toTicket"))
    assert player.hand.calls == [("cash_out", "ticket")]


def test_before_the_first_round_nobody_says_that_betting_is_over(sit_down: SitDown) -> None:
    player = sit_down(WAITING)
    player.tap(player.spot("straight-17"))
    assert player.sees("The next round opens in a moment.")
    player.hand.become(picture())
    player.look()
    assert not player.sees("The next round opens in a moment."), "it has opened"


def test_a_closed_table_does_not_promise_a_round(sit_down: SitDown) -> None:
    async def closing(house: LittleHouse, station: Station, look: Look) -> None:
        house.close_round()
        house.settle("17")
        house.is_open = False
        house.tell(TableClosed(reason="end of the shift"))
        await look("closed")
        station.cash_out("dealer")
        await look("paid")

    told = pictures_of(closing)
    player = sit_down(told["closed"])
    assert "This table is closed" in words(player)
    player.tap(player.spot("straight-17"))
    assert player.sees("This table is closed. You can cash out.")
    idle = replace(told["closed"], account=None, state=StationState.IDLE, funds=Money.zero(), balance=Money.zero())
    player.hand.become(idle)
    player.look()
    assert player.sees("This table is closed")
    for promise in ("see the dealer", "See the dealer", "Next round soon", "Insert a", "end of the shift"):
        assert promise not in words(player), promise


def test_nothing_to_cash_out_is_not_gold(sit_down: SitDown) -> None:
    empty = picture(funds=Money.zero(), balance=Money.zero())
    player = sit_down(empty)
    assert player.item("cashOut").property("primary") is False
    player.hand.become(picture())
    player.look()
    assert player.item("cashOut").property("primary") is True


def test_a_called_attendant_is_not_said_to_be_on_the_way(sit_down: SitDown) -> None:
    """Nobody has answered yet, and the station is not told who does."""
    player = sit_down(picture(attendant_called=True))
    assert player.sees("An attendant has been called.")
    assert "on the way" not in words(player)


@pytest.mark.parametrize(
    "what", ["ticket-in", "pay-out", "adjustment", "jackpot-paid", "correction", "note", "cash-out"]
)
def test_money_lines_are_words(sit_down: SitDown, what: str) -> None:
    line = RecallMoney(at_ms=1_790_000_000_000, what=what, amount=500)
    player = sit_down(picture(recall=Recall(rounds=[], money_since=[line])))
    (row,) = player.screen.recall.lines.rows
    assert row.title
    assert row.title != what
    assert "-" not in row.title


def test_a_ticket_above_the_limit_says_why_it_is_not_offered(sit_down: SitDown) -> None:
    player = sit_down(picture(ticket_limit=Money(100_000)))
    player.tap(player.middle("cashOut"))
    player.tap(player.middle("toTicket"))
    assert player.sees("A ticket is for 1,000.00 at most here. The dealer pays you.")
    assert player.hand.calls == []
    player.tap(player.middle("toDealer"))
    assert player.hand.calls == [("cash_out", "dealer")]


def test_the_cash_out_question_dies_with_the_close(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    player.tap(player.middle("cashOut"))
    assert player.sees("Cash out 1,465.00?")
    locked = replace(player.hand.picture, state=StationState.LOCKED, phase=Phase.CLOSED, close_cause=CloseCause.SENSOR)
    player.hand.become(locked)
    player.look()
    assert not player.sees("Cash out 1,465.00?")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_out_of_service_shows_the_balance_and_never_what_staff_wrote(sit_down: SitDown, size: tuple[int, int]) -> None:
    private = "Player in dispute with dealer 4, stall him"
    player = sit_down(picture(state=StationState.OUT_OF_SERVICE, out_of_service_reason=private), size)
    assert player.sees("This station is out of service")
    assert player.sees("Your balance: 1,465.00")
    assert private not in words(player)


def test_an_idle_station_out_of_service_has_no_balance_to_show(sit_down: SitDown) -> None:
    player = sit_down(
        picture(state=StationState.OUT_OF_SERVICE, account=None, funds=Money.zero(), balance=Money.zero())
    )
    assert "Your balance" not in words(player)


@pytest.mark.parametrize(
    ("of_table", "title"), [(True, "Accounts are being checked"), (False, "Your account is being checked")]
)
def test_frozen_says_whether_it_is_the_table_or_this_account(sit_down: SitDown, of_table: bool, title: str) -> None:
    frozen = picture(state=StationState.FROZEN, table_frozen=of_table)
    player = sit_down(frozen)
    assert player.sees(title)
    assert ("every account at the table" in words(player)) is of_table


def lost(base: Picture) -> Picture:
    return replace(base, state=StationState.OFFLINE, link=LinkView(connected=False))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_while_the_link_is_lost_no_card_covers_a_chip_and_only_confirmed_bets_count(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    shown = with_wagers(playing(), {"straight-17": 2500, "red": 500, "straight-3": 500}, pending={"straight-36": 1000})
    player = sit_down(lost(shown), size)
    assert (player.screen.meter.bet, player.screen.meter.balance) == ("35.00", "1,430.00")
    card = player.item("card")
    area = card.mapRectToScene(card.boundingRect())
    radius = player.felt.property("chip") / 2
    for stack in player.stacks():
        at = stack.mapToScene(stack.boundingRect().topLeft())
        assert not area.adjusted(-radius, -radius, radius, radius).contains(at), stack.property("key")
    for name in ("balance", "countdown"):
        item = player.item(name)
        assert not area.intersects(item.mapRectToScene(item.boundingRect())), name


def test_a_held_chip_says_that_it_would_not_be_placed_before_it_is_let_go(sit_down: SitDown) -> None:
    """RR 4.3.1: two chips of 2.50 do not make 5 on red."""
    player = sit_down()
    player.tap(player.chip("250"))
    player.press(player.spot("red"))
    player.until(lambda: player.sees("minimum 5.00 here: 2.50 would not be placed"))
    player.lift(player.spot("red"))
    player.look()
    assert player.stack("red") is None


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("page", "name"),
    [("recall", "recall"), ("help", "helpPage"), ("limits", "limits"), ("statistics", "statisticsPage")],
)
def test_a_page_leaves_countdown_and_money_in_sight(
    sit_down: SitDown, page: str, name: str, size: tuple[int, int]
) -> None:
    player = sit_down(picture(), size)
    player.window.contentItem().childItems()[0].setProperty("page", page)
    player.look()
    opened = player.item(name)
    area = opened.mapRectToScene(opened.boundingRect())
    for beside in ("countdown", "balance"):
        item = player.item(beside)
        shared = area.intersected(item.mapRectToScene(item.boundingRect()))
        assert min(shared.width(), shared.height()) <= 1.5, beside


def test_a_veil_over_a_payment_still_says_how_much(sit_down: SitDown, engine: Engine) -> None:
    player = sit_down(paying(CashOutState.HAND_PAY, station=StationState.HAND_PAY))
    assert player.sees("1,465.00")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_staff_button_lies_on_no_chip_while_the_link_is_lost(
    sit_down: SitDown, engine: Engine, size: tuple[int, int]
) -> None:
    player = sit_down(lost(with_wagers(playing(), {"straight-1": 500, "low": 500})), size)
    engine.put(player.window, HOUSE / "kiosk/qml/StaffButton.qml", [], station=player.screen)
    player.look()
    staff = player.item("staff")
    area = staff.mapRectToScene(staff.boundingRect())
    for name in ("tray", "card", "countdown", "balance"):
        item = player.item(name)
        assert not area.intersects(item.mapRectToScene(item.boundingRect())), name
    lowest = player.spot("low").y() + player.felt.property("squareHeight") * 0.31
    assert area.top() >= lowest, "below the layout"


def test_what_was_said_of_a_lost_link_goes_when_it_is_back(sit_down: SitDown) -> None:
    sentence = "Your last confirmed bets stand. Reconnecting…"
    away = replace(lost(playing()), said=(Said(1, Saying.RECONNECTING),))
    player = sit_down(away)
    assert player.sees(sentence)
    player.hand.become(replace(playing(), said=away.said))
    player.look()
    assert not player.sees(sentence)


def test_labels_of_chips_that_come_back_together_hide_nothing(sit_down: SitDown) -> None:
    """Each stack has its amount on its chips, and the sentence has the sum."""
    wagers = {"straight-17": Money(500), "straight-20": Money(500), "split-17-20": Money(500)}
    back = Said(1, Saying.NO_SPIN, amounts={"amount": Money(1500)}, returned=wagers)
    player = sit_down(replace(picture(), state=StationState.RESULT, phase=Phase.NO_SPIN, said=(back,)))
    assert player.sees("15.00 back in your balance")
    assert len([item for item in visible_items(player.window.contentItem()) if item.objectName() == "homeward"]) == 3
    assert not any(item.objectName() == "ridesAlong" for item in visible_items(player.window.contentItem()))
