"""Second fingers, double taps and disabled controls do nothing surprising."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from ats_client.station.picture import LinkView, StationState
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player


def test_a_second_finger_on_the_felt_places_a_chip_of_its_own(sit_down: SitDown) -> None:
    player = sit_down()
    first, second = player.spot("straight-5"), player.spot("straight-20")
    player.press(first, finger=0)
    player.press(second, finger=1)
    player.lift(second, finger=1)
    assert player.hand.calls == [("place", "straight-20", "500")]
    player.lift(first, finger=0)
    assert player.hand.calls == [("place", "straight-20", "500"), ("place", "straight-5", "500")]


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


def lay_down(player: Player, *places: QPoint) -> None:
    """Several contacts, and up again in the same order."""
    for finger, at in enumerate(places):
        player.press(at, finger=finger)
    for finger, at in enumerate(places):
        player.lift(at, finger=finger)


def test_a_hand_laid_on_the_felt_places_nothing(sit_down: SitDown) -> None:
    player = sit_down()
    lay_down(player, *(player.spot(f"straight-{number}") for number in (2, 8, 14, 20, 26)))
    assert player.hand.calls == []
    player.tap(player.spot("straight-2"))
    assert player.hand.calls == [("place", "straight-2", "500")], "and the next finger counts again"


def test_a_hand_that_comes_down_in_one_moment_places_nothing(sit_down: SitDown) -> None:
    """A touch screen may report all of it in one go."""
    player = sit_down()
    spots = [player.spot(f"straight-{number}") for number in (2, 8, 14, 20)]
    down, up = (QTest.touchEvent(player.window, player.device) for _ in range(2))
    for finger, at in enumerate(spots):
        down.press(finger, at, player.window)
    down.commit()
    for finger, at in enumerate(spots):
        up.release(finger, at, player.window)
    up.commit()
    assert player.hand.calls == []


def test_a_hand_laid_on_the_racetrack_places_nothing(sit_down: SitDown) -> None:
    player = sit_down()
    track = player.item("track")
    numbers = [
        track.mapToScene(QPointF(track.width() * part, track.height() * 0.1)).toPoint() for part in (0.3, 0.5, 0.7)
    ]
    lay_down(player, *numbers)
    assert player.hand.calls == []
    player.tap(numbers[0])
    assert [call[0] for call in player.hand.calls] == ["place_all"]


def test_a_palm_beside_a_dragging_finger_does_not_stop_the_drag(sit_down: SitDown) -> None:
    player = sit_down()
    start, end = player.spot("straight-2"), player.spot("straight-5")
    player.press(start)
    player.move(start + QPoint(40, 0))
    player.move(end)
    rest = [player.spot(f"straight-{number}") for number in (19, 22, 25)]
    for finger, at in enumerate(rest, start=1):
        player.press(at, finger=finger)
    for finger, at in enumerate(rest, start=1):
        player.lift(at, finger=finger)
    player.lift(end)
    assert player.hand.calls == [("place", "straight-5", "500")]


def test_a_palm_over_two_buttons_pushes_neither(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    lay_down(player, player.middle("clear"), player.middle("double"))
    assert player.hand.calls == []
    player.tap(player.middle("double"))
    assert player.hand.calls == [("double",)]


def test_a_page_that_goes_under_a_finger_leaves_the_buttons_alive(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    player.tap(player.middle("favouritesButton"))
    at = player.middle("keep-0")
    player.press(at)
    frozen = replace(player.hand.picture, state=StationState.FROZEN)
    player.hand.become(frozen)
    player.look()
    player.lift(at)
    player.hand.become(replace(frozen, state=StationState.OPEN))
    player.look()
    player.tap(player.middle("closeDrawer"))
    player.tap(player.middle("clear"))
    assert player.hand.calls == [("clear",)]


WIDE_CONTACT = """
const palm = Qt.createQmlObject("import QtQuick; QtObject {
    property int pointId: 7; property real x: 0; property real y: 0; property size ellipseDiameters }", this);
palm.x = %d; palm.y = %d; palm.ellipseDiameters = Qt.size(%d, 60);
pressed([palm]); released([palm]);
"""


@pytest.mark.parametrize(("width", "calls"), [(60, [("place", "straight-17", "500")]), (180, [])])
def test_a_contact_as_wide_as_a_palm_is_not_a_finger_on_the_felt(
    sit_down: SitDown, width: int, calls: list[tuple[str, ...]]
) -> None:
    """Qt's test fingers have no width, so the area is told of one as Qt tells it."""
    player = sit_down()
    area = player.item("feltArea")
    at = area.mapFromScene(player.spot("straight-17").toPointF())
    run(area, WIDE_CONTACT % (at.x(), at.y(), width))
    assert player.hand.calls == calls


@pytest.mark.parametrize(("width", "calls"), [(60, [("clear",)]), (180, [])])
def test_a_contact_as_wide_as_a_palm_pushes_no_button(
    sit_down: SitDown, width: int, calls: list[tuple[str, ...]]
) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    run(player.item("clear"), f"touched(Qt.size({width}, 60))")
    assert player.hand.calls == calls


def run(item: QQuickItem, script: str) -> None:
    expression = QQmlExpression(QQmlEngine.contextForObject(item), item, script)
    expression.evaluate()
    assert not expression.hasError(), expression.error().toString()


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
    QTest.keyClick(player.window, Qt.Key.Key_Space)
    assert player.hand.calls == [("clear",)]


def test_the_neighbours_cannot_be_changed_while_nothing_can_be_placed_and_that_is_said(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.LOCKED))
    player.tap(player.middle("moreNeighbours"))
    assert player.sees("No more bets for this spin.")
    assert player.screen.racetrack.neighbours == 2


def test_two_fingers_in_quick_turns_each_place_their_chip(sit_down: SitDown) -> None:
    """The second comes down before the first is lifted, again and again."""
    player = sit_down()
    spots = [player.spot(f"straight-{number}") for number in (5, 8, 11, 14)]
    player.press(spots[0], 0)
    for turn in range(1, len(spots)):
        player.press(spots[turn], turn % 2)
        player.lift(spots[turn - 1], (turn - 1) % 2)
    player.lift(spots[-1], (len(spots) - 1) % 2)
    player.look()
    placed = [call[1] for call in player.hand.calls if call[0] == "place"]
    assert sorted(placed) == ["straight-11", "straight-14", "straight-5", "straight-8"]


def test_three_contacts_are_a_hand_whichever_is_lifted_first(sit_down: SitDown) -> None:
    player = sit_down()
    spots = [player.spot(f"straight-{number}") for number in (5, 17, 29)]
    for finger, spot in enumerate(spots):
        player.press(spot, finger)
    for finger in (1, 0, 2):
        player.lift(spots[finger], finger)
    player.look()
    assert player.hand.calls == []
