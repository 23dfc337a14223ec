"""The racetrack: sectors, neighbours, finals and complete bets, all or nothing, and one undo."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF

from ats_client.viewmodels.racetrack import Oval
from game_rules.library import load_game
from game_rules.sheet import Sheet
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]
AT_ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
GAME = load_game("rapid-roulette-single-zero")


def cell(player: Player, number: str) -> QPoint:
    track = player.item("track")
    labels = GAME.wheel.labels
    oval = Oval(track.width(), track.height(), track.property("band"))
    return track.mapToScene(QPointF(*oval.point(labels.index(number) / len(labels)))).toPoint()


def wagers(player: Player) -> dict[str, int]:
    sheet = player.hand.picture.sheet
    assert sheet is not None
    return sheet.as_cents()


@AT_ALL_SIZES
@pytest.mark.parametrize(("sector", "chips"), [("zero", 4), ("voisins", 9), ("orphelins", 5), ("tiers", 6)])
def test_a_sector_says_its_price_and_then_what_lies_there(
    sit_down: SitDown, sector: str, chips: int, size: tuple[int, int]
) -> None:
    player = sit_down(size=size)
    words = [str(item.property("text")) for item in visible_items(player.item(f"sector-{sector}"))]
    assert f"{chips} chips" in words
    assert f"{chips * 5}.00" in words
    player.tap(player.middle(f"sector-{sector}"))
    assert sum(wagers(player).values()) == chips * 500
    assert player.sees(f"placed {chips * 5}.00")
    player.tap(player.middle("undo"))
    assert wagers(player) == {}, "one undo takes all of it back"


def test_a_finger_on_the_track_lights_up_the_numbers_here_and_on_the_felt(sit_down: SitDown) -> None:
    player = sit_down()
    player.press(cell(player, "17"))
    player.look()
    assert set(player.screen.racetrack.lit) == {"2", "25", "17", "34", "6"}
    assert player.sees("17 and neighbours")
    assert player.sees("5 × 5.00 = 25.00")
    assert wagers(player) == {}, "placed when the finger is lifted"
    player.lift(cell(player, "17"))
    player.look()
    assert set(wagers(player)) == {f"straight-{number}" for number in ("2", "25", "17", "34", "6")}
    chips = {i.property("key") for i in visible_items(player.item("track")) if i.objectName() == "trackChip"}
    assert chips == {"2", "25", "17", "34", "6"}


def test_plus_and_minus_keep_their_places_and_their_limits(sit_down: SitDown) -> None:
    player = sit_down()
    more, fewer = player.middle("moreNeighbours"), player.middle("fewerNeighbours")
    for expected in (3, 4, 4):
        player.tap(more)
        assert player.screen.racetrack.neighbours == expected
        player.rest(320)
    assert (player.middle("moreNeighbours"), player.middle("fewerNeighbours")) == (more, fewer)
    player.tap(fewer)
    assert player.item("neighbourCount").property("text") == "3"


def test_a_final_is_one_touch_and_one_undo(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("finalWay"))
    player.tap(cell(player, "17"))
    assert wagers(player) == {"straight-7": 500, "straight-17": 500, "straight-27": 500}
    assert player.sees("Final 7")
    player.tap(player.middle("undo"))
    assert wagers(player) == {}


def test_a_price_of_the_last_round_is_not_there_in_the_next(sit_down: SitDown) -> None:
    """Otherwise it reads as a bet that stands: "4 × 25.00 = 100.00" with another chip chosen and nothing placed."""
    player = sit_down()
    player.tap(player.middle("finalWay"))
    player.tap(cell(player, "17"))
    assert player.sees("Final 7")
    before = player.hand.picture
    player.hand.become(replace(before, round=before.round + 1, sheet=Sheet.empty(GAME)))
    player.look()
    assert not player.sees("Final 7")
    assert not player.sees("3 × 5.00 = 15.00")


def test_17_complete_is_forty_chips_by_one_touch(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("completeWay"))
    player.tap(cell(player, "17"))
    assert sum(wagers(player).values()) == 40 * 500
    assert wagers(player)["six-line-13-18"] == 6 * 500
    assert player.sees("17 complete")
    assert player.sees("40 × 5.00 = 200.00")
    player.tap(player.middle("undo"))
    assert wagers(player) == {}


def test_what_the_limits_do_not_take_whole_is_not_placed_at_all(sit_down: SitDown) -> None:
    """Straight up takes 100 at most here, and 100 lie on 17 already."""
    player = sit_down(with_wagers(picture(), {"straight-17": 10000}))
    player.tap(player.middle("finalWay"))
    player.tap(cell(player, "7"))
    assert wagers(player) == {"straight-17": 10000}
    assert player.sees("Nothing placed: the limits do not take it whole (bets concerned: 1)")


def test_what_the_balance_does_not_reach_is_not_placed_at_all(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.chip("10000"))
    player.tap(player.middle("completeWay"))
    player.tap(cell(player, "17"))
    assert wagers(player) == {}


def test_the_double_zero_wheel_has_neighbours_and_no_sectors(sit_down: SitDown) -> None:
    player = sit_down(picture("rapid-roulette-double-zero"))
    assert not any(i.objectName().startswith("sector-") for i in visible_items(player.item("board")))
    assert player.sees("Touch a number")
