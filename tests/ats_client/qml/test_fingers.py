"""Second fingers, double taps and disabled controls do nothing surprising."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint

from ats_client.station.picture import LinkView, StationState
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown


def test_a_second_finger_on_the_felt_is_ignored_until_the_first_is_lifted(sit_down: SitDown) -> None:
    player = sit_down()
    first, second = player.spot("straight-5"), player.spot("straight-20")
    player.press(first, finger=0)
    player.press(second, finger=1)
    player.lift(second, finger=1)
    assert player.hand.calls == []
    player.lift(first, finger=0)
    assert player.hand.calls == [("place", "straight-5", "500")]


def test_a_second_finger_does_not_disturb_a_drag(sit_down: SitDown) -> None:
    player = sit_down()
    end = player.spot("straight-5")
    player.drag(player.chip("2500"), end, let_go=False)
    player.press(player.spot("straight-20"), finger=1)
    player.move(player.spot("straight-23"), finger=1)
    player.lift(player.spot("straight-23"), finger=1)
    player.lift(end)
    assert player.hand.calls == [("place", "straight-5", "2500")]


def test_a_second_finger_on_a_button_does_nothing_while_a_chip_is_dragged(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    end = player.spot("straight-5")
    player.drag(player.chip("2500"), end, let_go=False)
    clear = player.middle("clear")
    player.press(clear, finger=1)
    player.lift(clear, finger=1)
    player.lift(end)
    assert player.hand.calls == [("place", "straight-5", "2500")]


def test_a_double_tap_on_double_doubles_once(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    at = player.middle("double")
    player.tap(at)
    player.tap(at)
    assert player.hand.calls == [("double",)]


def test_five_fingers_at_once_place_one_chip(sit_down: SitDown) -> None:
    player = sit_down()
    spots = [player.spot(f"straight-{number}") for number in (2, 8, 14, 20, 26)]
    for finger, at in enumerate(spots):
        player.press(at, finger=finger)
    for finger, at in enumerate(spots):
        player.lift(at, finger=finger)
    assert player.hand.calls == [("place", "straight-2", "500")]


def test_a_control_that_cannot_be_used_says_why(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("repeat"))
    assert player.sees("There are no bets to repeat yet.")
    assert player.hand.calls == []


def test_the_attendant_can_be_called_in_every_state(sit_down: SitDown) -> None:
    for state in StationState:
        link = LinkView(connected=state is not StationState.OFFLINE)
        player = sit_down(replace(picture(), state=state, link=link))
        player.tap(player.middle("attendant"))
        assert player.hand.calls == [("attendant", "True")], state


def test_a_drag_that_hardly_moves_is_a_tap(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.spot("straight-5")
    player.press(at)
    player.move(at + QPoint(6, 4))
    player.lift(at + QPoint(6, 4))
    assert player.hand.calls == [("place", "straight-5", "500")]


def test_a_button_can_be_pushed_by_keyboard(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    player.item("clear").forceActiveFocus()
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.keyClick(player.window, Qt.Key.Key_Space)
    assert player.hand.calls == [("clear",)]


def test_the_neighbours_cannot_be_changed_while_nothing_can_be_placed_and_that_is_said(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.LOCKED))
    player.tap(player.middle("neighbours"))
    assert player.sees("No more bets for this spin.")
    assert player.screen.racetrack.neighbours == 2
