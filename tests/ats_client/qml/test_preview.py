"""A resting finger says what all the bets would bring back: for its number, at best and at worst."""

from __future__ import annotations

from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player

# On 17: 20.00 at 35 to 1 and its stake, 10.00 on black doubled. On another black 20.00, on the rest nothing.
WAGERS = {"straight-17": 2000, "black": 1000}


def held(sit_down: SitDown, bet: str, wagers: dict[str, int], game: str = "rapid-roulette-single-zero") -> Player:
    player = sit_down(with_wagers(picture(game), wagers))
    player.press(player.spot(bet))
    player.until(lambda: player.screen.aim.best != "" or not wagers)
    player.look()
    return player


def test_the_number_under_the_finger(sit_down: SitDown) -> None:
    player = held(sit_down, "straight-17", WAGERS)
    assert player.sees("If 17 black comes: 740.00 back of 30.00")
    assert player.sees("Best: 17 black, 740.00 back")
    assert player.sees("Worst: 0.00 back, on 19 numbers")  # 18 red and the zero


def test_any_number_even_without_chips_on_it(sit_down: SitDown) -> None:
    player = held(sit_down, "straight-22", WAGERS)
    assert player.sees("If 22 black comes: 20.00 back of 30.00")


def test_a_spot_of_several_numbers_has_the_best_and_the_worst(sit_down: SitDown) -> None:
    player = held(sit_down, "dozen-1", WAGERS)
    assert player.screen.aim.comes == ""
    assert player.sees("Best: 17 black, 740.00 back")


def test_a_wheel_game_says_it_of_its_symbols(sit_down: SitDown) -> None:
    player = held(sit_down, "symbol-F", {"symbol-F": 100, "symbol-A": 500}, "money-wheel-perth")
    assert player.sees("If Sun comes: 48.00 back of 6.00")
    assert player.sees("Worst: 0.00 back, on 5 symbols")


def test_lifting_the_finger_takes_it_away(sit_down: SitDown) -> None:
    player = held(sit_down, "straight-17", WAGERS)
    player.lift(player.spot("straight-17"))
    player.look()
    assert player.screen.aim.comes == ""
