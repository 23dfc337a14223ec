"""Rule 4.3 on the screen: what is shown, what is said at the bet, and that the money stays with the player."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from ats_client.viewmodels.sayings import AT_THE_BET_MS
from game_rules.money import Money
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items


def test_below_the_minimum_nothing_is_shown_or_taken_and_the_reason_stands_at_the_bet(sit_down: SitDown) -> None:
    """4.3.1: outside bets start at 5.00."""
    player = sit_down()
    player.tap(player.chip("250"))
    player.tap(player.spot("red"))
    assert player.stacks() == []
    assert player.sees("minimum 5.00 here")
    assert player.screen.meter.balance == "1,465.00"


def test_above_the_maximum_the_maximum_is_shown_and_the_rest_stays(sit_down: SitDown) -> None:
    """4.3.2(b): a straight-up takes 100.00 at most."""
    player = sit_down(with_wagers(picture(), {"straight-17": 9000}))
    player.tap(player.chip("2500"))
    player.tap(player.spot("straight-17"))
    stack = player.stack("straight-17")
    assert stack is not None
    assert stack.property("label") == "100"
    assert player.sees("maximum 100.00: 15.00 not placed")
    assert player.screen.meter.balance == "1,365.00"


def test_between_two_steps_the_lower_one_is_shown(sit_down: SitDown) -> None:
    """4.3.2(a): columns go in steps of 5.00."""
    player = sit_down(with_wagers(picture(), {"column-1": 1000}))
    player.tap(player.chip("250"))
    player.tap(player.spot("column-1"))
    stack = player.stack("column-1")
    assert stack is not None
    assert stack.property("label") == "10"
    assert player.sees("steps of 5.00: 2.50 not placed")


def test_the_reason_is_told_before_the_finger_is_lifted(sit_down: SitDown) -> None:
    player = sit_down()
    player.drag(player.chip("250"), player.spot("black"), let_go=False)
    assert player.sees("places nothing")
    assert player.sees("minimum 5.00 here: 2.50 would not be placed")
    player.move(player.spot("straight-20"))
    assert player.sees("2.50 on this bet")
    assert not player.sees("minimum 5.00 here: 2.50 would not be placed")


def test_money_the_player_does_not_have_places_nothing_and_says_how_much_is_missing(sit_down: SitDown) -> None:
    poor = picture()
    player = sit_down(with_wagers(poor, {"red": 140_000}))
    player.tap(player.chip("10000"))
    player.tap(player.spot("black"))
    assert player.stack("black") is None
    assert player.sees("35.00 more needed")


def test_a_chip_the_balance_cannot_pay_says_so_in_the_tray(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 140_000}))
    reasons = {row.key: row.why for row in player.screen.tray.chips.rows}
    assert reasons["50000"] == "over balance"
    assert reasons["2500"] == ""


def test_the_reason_is_gone_after_three_seconds(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.chip("250"))
    player.tap(player.spot("red"))
    assert player.sees("minimum 5.00 here")
    assert AT_THE_BET_MS == 3000
    player.until(lambda: not player.sees("minimum 5.00 here"))


def where_it_says(player: Player, text: str) -> QRectF:
    told = [i for i in visible_items(player.window.contentItem()) if i.property("text") == text]
    ground = next(item for item in told if item.objectName() == "floating")
    return ground.mapRectToScene(ground.boundingRect())


def chips_at(player: Player, bet_id: str) -> QRectF:
    across = player.felt.property("chip")
    place = QRectF(0, 0, across, across)
    place.moveCenter(player.spot(bet_id).toPointF())
    return place


def test_the_reason_stands_above_its_bet(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.chip("250"))
    player.tap(player.spot("dozen-3"))
    said = where_it_says(player, "minimum 5.00 here")
    assert said.bottom() < chips_at(player, "dozen-3").top()


def test_where_it_would_hide_other_chips_there_the_reason_stands_below_its_bet(sit_down: SitDown) -> None:
    beside = {"street-28-29-30": 1500, "six-line-28-33": 2000}
    player = sit_down(with_wagers(picture(), beside))
    player.tap(player.chip("250"))
    player.tap(player.spot("dozen-3"))
    said = where_it_says(player, "minimum 5.00 here")
    assert not any(said.intersects(chips_at(player, bet)) for bet in (*beside, "dozen-3"))
    assert said.top() > player.spot("dozen-3").y()


FULL = {f"straight-{number}": 10_000 for number in (5, 8, 11, 14, 17, 20)}


def bubbles(player: Player) -> int:
    return len(player.screen.sayings.bubbles.rows)


def test_reasons_do_not_pile_up_one_sentence_says_it_and_each_chip_is_marked(sit_down: SitDown) -> None:
    base = picture()
    player = sit_down(with_wagers(replace(base, funds=Money(1_000_000), balance=Money(1_000_000)), FULL))
    marked = [item for item in visible_items(player.item("board")) if item.objectName() == "mark"]
    assert len(marked) == len(FULL)
    assert {item.property("text") for item in marked} == {"MAX"}
    player.tap(player.middle("double"))
    assert bubbles(player) == 0
    assert player.sees("6 bets are at their maximum: 600.00 not placed")


def test_one_reason_still_stands_at_its_bet(sit_down: SitDown) -> None:
    base = picture()
    player = sit_down(with_wagers(base, {"straight-17": 10_000}))
    player.tap(player.spot("straight-17"))
    assert bubbles(player) == 1
    assert player.sees("maximum 100.00: 5.00 not placed")
