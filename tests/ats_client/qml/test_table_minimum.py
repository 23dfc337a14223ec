"""RR 4.3.3: all bets together below the table minimum do not play. The screen says so from the first chip on."""

from __future__ import annotations

import pytest

from screen_kit.qml.application import Engine
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]


def warns(player: Player) -> bool:
    return any(item.objectName() == "missing" for item in visible_items(player.window.contentItem()))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_bet_turns_amber_and_says_what_is_missing(sit_down: SitDown, engine: Engine, size: tuple[int, int]) -> None:
    player = sit_down(picture(), size)
    assert not warns(player)
    player.tap(player.chip("250"))
    player.tap(player.spot("straight-23"))
    player.until(lambda: player.sees("2.50 more to play"))
    assert player.sees("(table minimum 5.00)")
    assert player.item("missing").property("color") == engine.theme.property("warningGround")
    player.tap(player.spot("straight-26"))
    assert not warns(player), "5.00 plays"
    player.tap(player.middle("undo"))
    player.until(lambda: player.sees("2.50 more to play"))
    player.tap(player.middle("clear"))
    assert not warns(player), "nothing on the felt misses nothing"


@pytest.mark.parametrize(("seconds", "said"), [(12.0, False), (9.0, True), (4.0, True)])
def test_the_last_ten_seconds_say_it_in_words(sit_down: SitDown, seconds: float, said: bool) -> None:
    player = sit_down(with_wagers(picture(), {"straight-23": 250}), seconds=seconds)
    assert player.sees("Your bets need 2.50 more, or they come back") is said
    assert player.item("balance").isVisible()


def test_bets_that_play_are_not_warned_about(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-23": 500}), seconds=4.0)
    assert not warns(player)
    assert not player.sees("Your bets need 2.50 more, or they come back")


def test_after_the_close_nothing_is_missing_any_more(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"straight-23": 250}), seconds=0.0)
    assert not warns(player)
