"""Favourites by finger: kept, placed, undone as one step, deleted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ats_client.station.picture import StationState
from game_protocol.table import Phase
from game_rules.sheet import Sheet
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player

WAGERS = {"straight-17": 2500, "red": 5000}


def with_one_kept(sit_down: SitDown, wagers: dict[str, int] | None = None) -> Player:
    """Two bets in the first slot, the felt empty, the drawer open."""
    base = picture()
    assert base.game is not None
    player = sit_down(replace(base, favourites={0: Sheet.from_cents(base.game, wagers or WAGERS)}))
    player.tap(player.middle("favouritesButton"))
    return player


def shown(player: Player) -> dict[str, int]:
    return {} if player.hand.picture.sheet is None else player.hand.picture.sheet.as_cents()


def test_the_chips_on_the_felt_are_kept_in_a_slot_and_seen_there(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), WAGERS))
    player.tap(player.middle("favouritesButton"))
    player.tap(player.middle("keep-1"))
    assert player.hand.calls == [("keep_favourite", "1")]
    assert player.sees("Place 75.00")
    assert player.sees("17 · Red")
    assert [row.key for row in player.screen.favourites.slots[1].stacks.rows] == ["straight-17", "red"]
    assert player.screen.favourites.count == "1/4"


def test_a_touch_on_the_small_felt_places_it_and_the_drawer_stays(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.tap(player.middle("favourite-0"))
    assert player.hand.calls == [("place_favourite", "0")]
    assert {stack.property("key") for stack in player.stacks()} == {"straight-17", "red"}
    assert player.sees("Keep my chips here")


def test_the_button_does_the_same_and_undo_takes_all_of_it_off_at_once(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.tap(player.middle("place-0"))
    assert shown(player) == {"red": 5000, "straight-17": 2500}
    player.tap(player.middle("undo"))
    assert shown(player) == {}


def test_one_that_costs_too_much_places_nothing_and_says_how_much_is_missing(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down, {"red": 200_000})  # 1,465.00 are in the account
    player.tap(player.middle("place-0"))
    assert shown(player) == {}
    assert player.sees("535.00 more needed")


def test_a_favourite_is_deleted_by_two_touches_and_the_slot_is_free(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.tap(player.middle("forget-0"))
    assert player.sees("Delete")
    player.tap(player.middle("forget-0"))
    assert player.hand.calls == [], "a double tap deletes nothing"
    player.rest(450)
    player.tap(player.middle("forget-0"))
    assert player.hand.calls == [("forget_favourite", "0")]
    assert player.item("keep-0")
    assert player.screen.favourites.count == ""


def test_an_empty_felt_cannot_be_kept_and_that_is_said(sit_down: SitDown) -> None:
    player = sit_down()
    player.tap(player.middle("favouritesButton"))
    player.tap(player.middle("keep-0"))
    assert player.hand.calls == []
    assert player.sees("There are no chips on the felt to keep.")


def test_nothing_is_placed_once_the_time_is_over_and_that_is_said(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.hand.become(replace(player.hand.picture, state=StationState.LOCKED))
    player.look()
    player.tap(player.middle("favourite-0"))
    player.tap(player.middle("place-0"))
    assert player.hand.calls == []
    assert player.sees("No more bets for this spin.")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 1024)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["rapid-roulette-single-zero", "money-wheel-perth"])
def test_the_drawer_leaves_felt_time_and_money_in_sight(sit_down: SitDown, game: str, size: tuple[int, int]) -> None:
    player = sit_down(picture(game), size)
    player.tap(player.middle("favouritesButton"))
    drawer = player.item("favourites")
    area = drawer.mapRectToScene(drawer.boundingRect())
    for name in ("board", "countdown", "balance", "tray", "sign"):
        item = player.item(name)
        shared = area.intersected(item.mapRectToScene(item.boundingRect()))
        assert min(shared.width(), shared.height()) <= 1.5, name


def test_the_drawer_is_left_by_its_button_and_by_the_one_that_opened_it(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.tap(player.middle("closeDrawer"))
    assert not player.sees("Keep my chips here")
    player.rest(320)
    player.tap(player.middle("favouritesButton"))
    assert player.sees("Keep my chips here")
    player.rest(320)
    player.tap(player.middle("favouritesButton"))
    assert not player.sees("Keep my chips here")
    assert player.hand.calls == []


def test_the_call_closes_the_drawer(sit_down: SitDown) -> None:
    player = with_one_kept(sit_down)
    player.hand.become(replace(player.hand.picture, state=StationState.LOCKED, phase=Phase.CLOSED))
    player.look()
    assert not player.sees("Keep my chips here")
