"""Statistics over a stated number of spins: counted from the results told, and never advice (RR 12.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game_protocol.table import Spin
from game_rules.library import load_game
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]
# Newest first: two of the first dozen, one of the second, one zero; red 1 3, black 17.
FOUR = ("1", "3", "17", "0")


def reading(sit_down: SitDown, labels: tuple[str, ...], size: tuple[int, int] = (1920, 1080)) -> Player:
    spins = tuple(Spin(round=1041 - back, outcome=label) for back, label in enumerate(labels))
    player = sit_down(replace(picture(), history=spins), size)
    player.tap(player.middle("statistics"))
    return player


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_touch_on_the_small_statistics_opens_all_of_them(sit_down: SitDown, size: tuple[int, int]) -> None:
    player = reading(sit_down, FOUR, size)
    assert player.sees("Spins counted: 4")
    assert player.sees("Past spins say nothing about the next one.")
    counts = {row.key: row.count for row in player.screen.statistics.bars.rows}
    assert counts == {
        "dozen-1": 2, "dozen-2": 1, "dozen-3": 0, "column-1": 1, "column-2": 1, "column-3": 1, "red": 2, "black": 1,
        "even": 0, "odd": 3, "low": 3, "high": 0,
    }  # fmt: skip
    assert [row.label for row in player.screen.statistics.sequence.rows] == list(FOUR)
    heat = {row.label: (row.count, row.heat) for row in player.screen.statistics.heat.rows}
    assert heat["17"] == (1, 1.0)
    assert heat["36"] == (0, 0.0)
    assert len([item for item in visible_items(player.item("card")) if item.objectName() == "heat"]) == 37


def test_the_number_of_spins_is_chosen_and_stated(sit_down: SitDown) -> None:
    player = reading(sit_down, ("17",) * 30 + ("2",) * 70)
    assert player.sees("Spins counted: 100")
    player.tap(player.middle("span-20"))
    assert player.sees("Spins counted: 20")
    assert {row.key: row.count for row in player.screen.statistics.bars.rows}["black"] == 20
    assert len(player.screen.statistics.sequence.rows) == 20


def test_a_new_result_is_counted_while_the_page_is_open(sit_down: SitDown) -> None:
    player = reading(sit_down, FOUR)
    player.hand.become(
        replace(player.hand.picture, history=(Spin(round=1042, outcome="36"), *player.hand.picture.history))
    )
    player.look()
    assert player.sees("Spins counted: 5")


def test_a_wheel_games_symbols_are_counted(sit_down: SitDown) -> None:
    player = sit_down(picture("money-wheel-perth"))
    player.tap(player.middle("statistics"))
    rows = player.screen.statistics.bars.rows
    assert {row.name for row in rows} == {symbol.name for symbol in load_game("money-wheel-perth").symbols.values()}
    assert sum(row.count for row in rows) == player.screen.statistics.counted


def test_nothing_of_it_is_advice(sit_down: SitDown) -> None:
    """RR 12.5: nobody tells a player how to play."""
    player = reading(sit_down, FOUR)
    words = " ".join(str(item.property("text") or "") for item in visible_items(player.item("card"))).lower()
    for advice in ("due", "should", "chance", "likely", "predict", "try", "hot", "cold"):
        assert advice not in words.split()
