"""RR 3.7: at the end of the period nothing can be placed, changed or withdrawn, whatever the finger is doing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ats_client.station.picture import LinkView, StationState
from game_protocol.table import Phase
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player

WAGERS = {"straight-17": 2500}


def tap_a_spot(player: Player) -> None:
    player.tap(player.spot("straight-5"))


def drag_a_chip(player: Player) -> None:
    player.drag(player.chip("2500"), player.spot("straight-5"))


def move_a_stack(player: Player) -> None:
    player.drag(player.spot("straight-17"), player.spot("straight-5"))


def take_a_stack_off(player: Player) -> None:
    player.drag(player.spot("straight-17"), player.middle("tray"))


def push_every_button(player: Player) -> None:
    for name in ("undo", "clear", "repeat", "double"):
        player.tap(player.middle(name))


TOUCHES = [tap_a_spot, drag_a_chip, move_a_stack, take_a_stack_off, push_every_button]


@pytest.mark.parametrize("touch", TOUCHES)
def test_nothing_can_be_touched_at_zero_though_the_server_is_silent(
    sit_down: SitDown, touch: Callable[[Player], None]
) -> None:
    player = sit_down(with_wagers(picture(), WAGERS), seconds=0.0)
    touch(player)
    assert player.hand.calls == []
    assert player.sees("No more bets for this spin.")


@pytest.mark.parametrize("touch", TOUCHES)
@pytest.mark.parametrize("state", [StationState.LOCKED, StationState.RESULT])
def test_nothing_can_be_touched_after_the_period(
    sit_down: SitDown, state: StationState, touch: Callable[[Player], None]
) -> None:
    closed = replace(with_wagers(picture(), WAGERS), state=state, phase=Phase.CLOSED)
    player = sit_down(closed, seconds=0.0)
    touch(player)
    assert player.hand.calls == []


@pytest.mark.parametrize("state", [StationState.OFFLINE, StationState.FROZEN])
def test_nothing_can_be_touched_while_the_link_is_lost_or_accounts_are_frozen(
    sit_down: SitDown, state: StationState
) -> None:
    link = LinkView(connected=state is not StationState.OFFLINE)
    player = sit_down(replace(with_wagers(picture(), WAGERS), state=state, link=link))
    for touch in TOUCHES:
        touch(player)
    assert player.hand.calls == []


def test_a_finger_that_is_down_when_the_period_ends_places_nothing(sit_down: SitDown) -> None:
    player = sit_down(seconds=0.3)
    at = player.spot("straight-5")
    player.press(at)
    player.hand.seconds = 0.0
    player.until(lambda: player.screen.countdown.stage == "closed")
    player.lift(at)
    assert player.hand.calls == []
    assert player.screen.countdown.stage == "closed"


def test_a_chip_in_the_air_when_the_period_ends_goes_back(sit_down: SitDown) -> None:
    player = sit_down(seconds=0.3)
    end = player.spot("straight-5")
    player.drag(player.chip("2500"), end, let_go=False)
    player.hand.seconds = 0.0
    player.until(lambda: player.screen.countdown.stage == "closed")
    player.lift(end)
    assert player.hand.calls == []


def test_ring_number_and_words_change_together(sit_down: SitDown) -> None:
    """look: 10 s, 5 s and 0; never colour alone."""
    player = sit_down(seconds=10.05)
    countdown = player.screen.countdown
    assert (countdown.seconds, countdown.stage, countdown.words) == (11, "open", "Place your bets")
    for left, expected in (
        (10.0, (10, "last", "Last bets")),
        (5.0, (5, "final", "Last seconds")),
        (0.0, (0, "closed", "No more bets")),
    ):
        player.hand.seconds = left
        player.hand.become(player.hand.picture)
        assert (countdown.seconds, countdown.stage, countdown.words) == expected


def test_an_early_close_shows_zero_at_once(sit_down: SitDown) -> None:
    """RR 5.1.3: the wheel's sensor cuts the period to zero."""
    player = sit_down()
    player.hand.become(replace(player.hand.picture, state=StationState.LOCKED, phase=Phase.CLOSED))
    player.look()
    assert player.screen.countdown.seconds == 0
    assert player.sees("No more bets")
