"""Placing chips by finger on the real screen: every spot of both layouts, by tap, by drag, by mouse."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from ats_client.qml.painting import loupe
from ats_client.viewmodels.racetrack import Oval
from game_rules.library import load_game
from screen_kit.qml.painting.easel import lettering, written
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]
ROULETTE = {"rapid-roulette-single-zero": 157, "rapid-roulette-double-zero": 159}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ROULETTE)
def test_a_finger_on_each_spot_of_the_felt_places_exactly_that_bet(
    sit_down: SitDown, game: str, size: tuple[int, int]
) -> None:
    player = sit_down(picture(game), size)
    bets = load_game(game).bets
    assert len(bets) == ROULETTE[game]
    for bet_id in bets:
        at = player.spot(bet_id)
        player.press(at)
        player.lift(at)
    assert player.hand.calls == [("place", bet_id, "500") for bet_id in bets]


@pytest.mark.parametrize("game", [*ROULETTE, "big-wheel-melbourne-2", "big-wheel-melbourne-3", "money-wheel-perth"])
def test_chips_stand_exactly_on_their_spot(sit_down: SitDown, game: str) -> None:
    bets = [bet for bet in load_game(game).bets if load_game(game).bets[bet].kind != "six-line"]
    player = sit_down(with_wagers(picture(game), dict.fromkeys(bets, 500)))
    stacks = {stack.property("key"): stack for stack in player.stacks()}
    assert set(stacks) == set(bets)
    for bet_id, stack in stacks.items():
        stands = stack.mapToScene(QPointF(0, 0))
        spot = player.spot(bet_id)
        assert abs(stands.x() - spot.x()) <= 1, bet_id
        assert abs(stands.y() - spot.y()) <= 1, bet_id


def test_a_wheel_games_symbol_is_placed_by_a_finger_anywhere_in_its_box(sit_down: SitDown) -> None:
    player = sit_down(picture("big-wheel-melbourne-2"))
    felt = player.felt
    for box in load_game("big-wheel-melbourne-2").layout.boxes:
        for x, y in ((box.x + 0.2, box.y + 0.15), (box.right - 0.2, box.bottom - 0.15)):
            at_x = felt.property("originX") + x * felt.property("squareWidth")
            at_y = felt.property("originY") + y * felt.property("squareHeight")
            player.tap(felt.mapToScene(QPointF(at_x, at_y)).toPoint())
            assert player.hand.calls[-1] == ("place", box.bet_id, "100")


def test_tapping_a_chip_chooses_it_and_the_next_tap_places_it(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.chip("2500"))
    player.tap(player.spot("corner-16-17-19-20"))
    assert player.hand.calls == [("place", "corner-16-17-19-20", "2500")]
    stack = player.stack("corner-16-17-19-20")
    assert stack is not None
    assert stack.property("label") == "25"
    assert player.screen.meter.balance == "1,440.00"


def test_a_mouse_plays_as_a_finger_does(sit_down: SitDown) -> None:
    player = sit_down()
    player.click(player.chip("1000"))
    player.click(player.spot("straight-17"))
    assert player.hand.calls == [("place", "straight-17", "1000")]


def test_a_chip_dragged_from_the_tray_is_placed_where_it_is_let_go(sit_down: SitDown) -> None:
    player = sit_down()
    player.drag(player.chip("2500"), player.spot("six-line-31-36"))
    assert player.hand.calls == [("place", "six-line-31-36", "2500")]


def test_while_a_chip_is_dragged_the_screen_says_what_letting_go_would_do(sit_down: SitDown) -> None:
    player = sit_down()
    player.drag(player.chip("2500"), player.spot("corner-22-23-25-26") + QPoint(6, -5), let_go=False)
    aim = player.screen.aim
    assert aim.betId == "corner-22-23-25-26"
    lit = {row.key for row in player.screen.felt.rows if row.light == "aimed"}
    assert lit == {"straight-22", "straight-23", "straight-25", "straight-26"}
    assert player.sees("Corner 22 23 25 26")
    assert player.sees("25.00 on this bet")
    assert player.sees("pays 8 to 1 · returns 225.00")
    assert player.hand.calls == []


def test_the_loupe_lights_what_is_aimed_at_though_the_felt_itself_waits_for_its_moment(sit_down: SitDown) -> None:
    felt = sit_down().screen.felt
    felt.aim("split-5-8")
    assert [felt.light(f"straight-{number}") for number in (5, 8, 11)] == ["aimed", "aimed", ""]


@pytest.mark.parametrize("game", ROULETTE)
def test_the_loupe_names_what_is_aimed_at_and_shows_no_half_words(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    shown: set[str] = set()
    cut: set[str] = set()

    def overseen(painter: QPainter, text: str, at: QPointF, size: float, colour: QColor) -> None:
        radius = painter.window().width() / 2
        letters = QFontMetricsF(lettering(painter, size))
        across = abs(at.x() - radius) + letters.horizontalAdvance(text) / 2
        down = abs(at.y() - radius) + letters.capHeight() / 2
        (shown if hypot(across, down) < radius else cut).add(text)
        written(painter, text, at, size, colour)

    monkeypatch.setattr(loupe, "written", overseen)
    player = sit_down(picture(game))
    player.drag(player.chip("500"), player.spot("straight-17"), let_go=False)
    names = {row.key: row.label for row in player.screen.felt.rows}
    for bet_id, bet in load_game(game).bets.items():
        shown.clear()
        player.move(player.spot(bet_id))
        named = {names.get(bet_id), *bet.covers}
        if bet_id != "straight-17":  # where the finger is already
            player.until(lambda named=named: bool(shown & named))
    assert cut == set()


@pytest.mark.parametrize("bet_id", ["straight-36", "column-1", "dozen-3", "straight-0"])
def test_the_card_beside_the_loupe_leaves_the_time_and_the_last_spin_in_sight(sit_down: SitDown, bet_id: str) -> None:
    player = sit_down()
    player.drag(player.chip("2500"), player.spot(bet_id), let_go=False)
    player.look()
    words = next(i for i in visible_items(player.window.contentItem()) if i.property("text") == player.screen.aim.name)
    card = words.parentItem().parentItem()
    assert (
        card.mapRectToScene(card.boundingRect()).right() <= player.felt.mapToScene(QPointF(player.felt.width(), 0)).x()
    )


def test_a_chip_let_go_outside_every_spot_goes_back_and_nothing_is_placed(sit_down: SitDown) -> None:
    player = sit_down()
    player.drag(player.chip("2500"), player.middle("cashOut"))
    assert player.hand.calls == []
    assert not player.sees("25.00 on this bet")


def test_a_stack_is_moved_by_dragging_it_to_another_spot(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    player.drag(player.spot("straight-17"), player.spot("split-8-11"))
    assert player.hand.calls == [("move", "straight-17", "split-8-11")]
    assert player.stack("straight-17") is None
    assert player.stack("split-8-11") is not None


def test_a_stack_is_taken_off_by_dragging_it_off_the_felt(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    player.drag(player.spot("straight-17"), player.middle("tray"))
    assert player.hand.calls == [("take_off", "straight-17")]
    assert player.stacks() == []


def test_a_stack_put_back_where_it_was_is_no_touch_at_all(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-17": 2500}))
    start = player.spot("straight-17")
    player.press(start)
    player.move(start + QPoint(200, 0))
    player.move(start)
    player.lift(start)
    assert player.hand.calls == []


def test_a_finger_that_slides_from_an_empty_spot_places_where_it_is_lifted(sit_down: SitDown) -> None:
    player = sit_down()
    player.drag(player.spot("straight-2"), player.spot("split-2-5"))
    assert player.hand.calls == [("place", "split-2-5", "500")]


def test_a_finger_held_still_shows_what_the_spot_covers_and_pays_and_places_nothing(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.spot("straight-17")
    player.press(at)
    player.until(lambda: player.sees("Straight up 17"))
    assert player.sees("pays 35 to 1")
    assert player.sees("minimum 2.50 · maximum 100 · steps of 2.50")
    player.lift(at)
    assert player.hand.calls == []


def test_the_chip_is_seen_in_the_frame_after_the_finger_touched_the_spot(sit_down: SitDown) -> None:
    player = sit_down()
    at = player.spot("straight-26")
    before = player.window.grabWindow().pixelColor(at)
    player.press(at)
    assert player.window.grabWindow().pixelColor(at) != before
    player.lift(at)


@pytest.mark.parametrize(
    ("button", "called"), [("undo", "undo"), ("clear", "clear"), ("repeat", "repeat"), ("double", "double")]
)
def test_each_button_does_what_it_says(sit_down: SitDown, button: str, called: str) -> None:
    base = with_wagers(picture(), {"straight-17": 2500})
    player = sit_down(with_wagers(picture(repeatable=base.sheet), {"red": 500}))
    player.tap(player.middle(button))
    assert player.hand.calls == [(called,)]


def test_the_racetrack_places_a_number_and_its_neighbours_by_one_touch(sit_down: SitDown) -> None:
    player = sit_down()
    player.screen.racetrack.place("0")
    # Clockwise on the wheel of Diagram B: 3 26 0 32 15.
    expected = ("place_all", "straight-0", "straight-15", "straight-26", "straight-3", "straight-32")
    assert player.hand.calls == [expected]
    player.tap(player.middle("undo"))
    assert player.stacks() == []


def test_the_racetrack_comes_and_goes_and_the_squares_take_its_room(sit_down: SitDown) -> None:
    player = sit_down()
    before = player.felt.property("squareHeight")
    player.tap(player.middle("racetrack"))
    assert player.felt.property("squareHeight") > before
    player.tap(player.spot("split-17-20"))
    assert player.hand.calls == [("place", "split-17-20", "500")]


@pytest.mark.parametrize("number", ["0", "32", "23", "5", "26"])
def test_a_finger_on_the_racetrack_bets_on_the_number_under_it(sit_down: SitDown, number: str) -> None:
    """The ends, the straights and both ways around."""
    player = sit_down()
    player.tap(player.middle("fewerNeighbours"))
    player.rest(350)
    player.tap(player.middle("fewerNeighbours"))
    assert player.screen.racetrack.neighbours == 0
    track = next(i for i in visible_items(player.item("board")) if i.property("band"))
    labels = load_game("rapid-roulette-single-zero").wheel.labels
    oval = Oval(track.width(), track.height(), track.property("band"))
    at = track.mapToScene(QPointF(*oval.point(labels.index(number) / len(labels)))).toPoint()
    player.tap(at)
    assert player.hand.calls == [("place_all", f"straight-{number}")]
