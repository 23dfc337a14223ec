"""Every screen in every state, at every size: it loads without a word from Qt, and nothing is cut off or overlaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPointingDevice
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from assets.make.pictures import SIZES, Scene, scenes
from ats_client.qml.painting.wheel_face import RIM_LINE
from ats_client.station.picture import StationState
from game_rules.library import game_ids, load_game
from screen_kit.qml.application import Engine
from screen_kit.qml.painting.chip_pictures import RISE
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

Show = Callable[[Scene, tuple[int, int]], Player]
SCENES = scenes()
SLACK = 1.5
"""Pixels by which two words may touch: the empty edge of a letter's box."""


@pytest.fixture
def show(engine: Engine, touch_screen: QPointingDevice) -> Iterator[Show]:
    players: list[Player] = []

    def open_(scene: Scene, size: tuple[int, int]) -> Player:
        player = Player(engine, touch_screen, scene.picture, size, scene.seconds)
        players.append(player)
        engine.theme.setProperty("highContrast", scene.contrast)
        player.screen.speak(scene.language)
        if scene.page:
            player.window.contentItem().childItems()[0].setProperty("page", scene.page)
        if scene.gesture is not None:
            scene.gesture(player.window)
        player.look()
        return player

    yield open_
    for player in players:
        player.screen.close()
    engine.theme.setProperty("highContrast", False)
    engine.speak("en")
    engine.close_windows()


def words_of(root: QQuickItem) -> list[QQuickItem]:
    """Every text a person reads, without what floats over the rest on purpose."""
    found: list[QQuickItem] = []
    for item in visible_items(root):
        is_text = item.inherits("QQuickText") and item.property("text")
        if is_text and not _floats(item) and not _scrolled_away(item):
            found.append(item)
    return found


def _floats(item: QQuickItem | None) -> bool:
    while item is not None:
        if item.objectName() == "floating":
            return True
        item = item.parentItem()
    return False


def _scrolled_away(text: QQuickItem) -> bool:
    """Partly or wholly outside the list it can be scrolled into."""
    item = text.parentItem()
    while item is not None:
        if item.property("contentY") is not None:
            return not item.mapRectToScene(item.boundingRect()).contains(ink(text))
        item = item.parentItem()
    return False


def ink(text: QQuickItem) -> QRectF:
    """Where the letters are on the screen."""
    width, height = text.property("contentWidth"), text.property("contentHeight")
    across = {1: 0.0, 4: 0.5, 2: 1.0}[_number(text, "effectiveHorizontalAlignment")]
    down = {0x20: 0.0, 0x80: 0.5, 0x40: 1.0}[_number(text, "verticalAlignment")]
    area = QRectF((text.width() - width) * across, (text.height() - height) * down, width, height)
    return text.mapRectToScene(area.adjusted(0, height * 0.14, 0, -height * 0.14))


def _number(item: QQuickItem, name: str) -> int:
    """An enumeration that PySide cannot read as a property."""
    value, _ = QQmlExpression(QQmlEngine.contextForObject(item), item, name).evaluate()
    return int(value)


def top_card(player: Player) -> QQuickItem | None:
    return next((i for i in visible_items(player.window.contentItem()) if i.objectName() == "card"), None)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_off_and_no_words_overlap(show: Show, name: str, size: tuple[int, int]) -> None:
    player = show(SCENES[name], size)
    root = top_card(player) or player.window.contentItem()
    frame = root.mapRectToScene(root.boundingRect())
    texts = words_of(root)
    assert texts, "a screen without a word"
    for text in texts:
        said = text.property("text")
        assert not text.property("truncated"), f"{said!r} is truncated"
        assert text.property("contentWidth") <= text.width() + SLACK, f"{said!r} is wider than its place"
        assert frame.contains(ink(text)), f"{said!r} is cut off by the edge"
    places = [(text.property("text"), ink(text)) for text in texts]
    for (one, here), (other, there) in combinations(places, 2):
        shared = here.intersected(there)
        assert min(shared.width(), shared.height()) <= SLACK, f"{one!r} and {other!r} overlap"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", game_ids())
def test_no_chip_hides_a_number_though_every_bet_is_taken(sit_down: SitDown, game: str, size: tuple[int, int]) -> None:
    player = sit_down(with_wagers(picture(game), dict.fromkeys(load_game(game).bets, 500)), size)
    player.until(lambda: all(text.property("aside") in (None, 0, 1) for text in words_of(player.felt)))
    radius = player.felt.property("chip") / 2
    stacks = [stack.mapToScene(stack.boundingRect().topLeft()) for stack in player.stacks()]
    for text in words_of(player.felt):
        area = ink(text)
        for at in stacks:
            nearest_x = min(max(at.x(), area.left()), area.right())
            nearest_y = min(max(at.y(), area.top()), area.bottom())
            apart = hypot(nearest_x - at.x(), nearest_y - at.y())
            assert apart >= radius - SLACK - RISE * radius, f"a chip lies on {text.property('text')!r}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["result-all", "result-zero", "result-double-zero", "big-wheel-sydney"])
def test_what_each_stack_won_hides_neither_an_amount_nor_another(show: Show, name: str, size: tuple[int, int]) -> None:
    player = show(SCENES[name], size)
    half = player.felt.property("chip") * 0.16
    labels, amounts = {}, {}
    for stack in player.stacks():
        if stack.property("fate") == "won":
            won_here = next(item for item in visible_items(stack) if item.objectName() == "wonHere")
            assert not won_here.property("truncated")
            pill = won_here.parentItem()
            labels[stack.property("key")] = pill.mapRectToScene(pill.boundingRect())
            at = stack.mapToScene(stack.boundingRect().topLeft())
            amounts[stack.property("key")] = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    assert labels
    for (one, here), (other, there) in combinations(labels.items(), 2):
        shared = here.intersected(there)
        assert min(shared.width(), shared.height()) <= SLACK, f"{one} and {other} overlap"
    for bet, label in labels.items():
        for other, amount in amounts.items():
            shared = label.intersected(amount)
            assert min(shared.width(), shared.height()) <= SLACK, f"what {bet} won hides the amount on {other}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_rim_of_the_wheel_is_whole(show: Show, engine: Engine, size: tuple[int, int]) -> None:
    """The brass line around it is not cut by the edges of its place."""
    player = show(SCENES["attract"], size)
    face = player.item("wheelFace")
    middle, radius = face.mapToScene(face.boundingRect().center()), face.width() / 2
    seen = player.window.grabWindow()
    brass = engine.theme.property("brass").green()
    for towards in (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)):
        greens = [seen.pixelColor((middle + towards * (radius - step)).toPoint()).green() for step in range(10)]
        wood = greens[-1]
        thickness = sum(max(0, green - wood) / (brass - wood) for green in greens)
        assert thickness == pytest.approx(radius * RIM_LINE, abs=0.4)


def test_an_idle_station_of_a_new_table_has_no_title_over_results_that_are_not_there(sit_down: SitDown) -> None:
    idle = picture(state=StationState.IDLE, account=None, history=())
    player = sit_down(idle)
    assert not player.sees("Last results")
    player.hand.become(replace(idle, history=picture().history))
    player.look()
    assert player.sees("Last results")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_a_finger_must_hit_is_large_enough(sit_down: SitDown, size: tuple[int, int]) -> None:
    """44 × 44 at 1920 × 1080, and the same part of a smaller screen."""
    player = sit_down(picture(), size)
    unit = min(size[0] / 1920, size[1] / 1080)
    for item in visible_items(player.window.contentItem()):
        if item.property("usable") is not None:
            assert item.width() >= 44 * unit, item.property("label")
            assert item.height() >= 44 * unit, item.property("label")
    assert player.felt.property("squareWidth") >= 44 * unit
    assert player.felt.property("squareHeight") * 0.62 >= 44 * unit


def test_the_states_of_the_design_all_have_a_scene() -> None:
    shown = {scene.picture.state for scene in SCENES.values()}
    assert {state.value for state in shown} >= {
        "offline", "idle", "open", "locked", "result", "cashing_out", "hand_pay", "frozen", "out_of_service",
        "diagnostics",
    }  # fmt: skip


def test_the_language_changes_every_word_and_back(show: Show) -> None:
    player = show(Scene(picture()), (1920, 1080))
    english = {text.property("text") for text in words_of(player.window.contentItem())}
    player.tap(player.middle("language"))
    player.tap(player.middle("speak-zh"))
    assert player.sees("请下注")
    assert not player.sees("Place your bets")
    player.screen.speak("en")
    player.look()
    assert {text.property("text") for text in words_of(player.window.contentItem())} == english


def test_high_contrast_is_one_touch_away(show: Show, engine: Engine) -> None:
    player = show(Scene(picture()), (1920, 1080))
    player.tap(player.middle("language"))
    player.tap(player.middle("contrast"))
    assert engine.theme.property("highContrast") is True
