"""The moments of a round: no more bets, the spin, a win as large as it was, and what came back where it was none."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from ats_client.station.picture import Picture, StationState
from ats_client.viewmodels.spin import Spin
from game_protocol.table import CloseCause, Phase
from game_rules.sheet import Sheet
from tests.ats_client.pictures import picture, with_wagers, won
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]
AT_ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

# The sketch of a win: 700 + 85 + 80 + 10 = 875, with 45 of stakes 920 came back of 107.50.
WIN = {
    "straight-17": 2000, "split-17-20": 500, "corner-16-17-19-20": 1000, "black": 1000, "split-5-8": 500,
    "street-7-8-9": 1000, "six-line-1-6": 2000, "dozen-1": 2500, "corner-10-11-13-14": 250,
}  # fmt: skip


def closed(wagers: dict[str, int], game: str = "rapid-roulette-single-zero") -> Picture:
    base = with_wagers(picture(game), wagers)
    assert base.game is not None
    return replace(
        base,
        state=StationState.LOCKED,
        phase=Phase.CLOSED,
        locked=Sheet.from_cents(base.game, wagers),
        close_cause=CloseCause.EXPIRY,
    )


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def names(player: Player) -> set[str]:
    return {item.objectName() for item in visible_items(player.window.contentItem())}


def grown(player: Player) -> QQuickItem:
    """The wheel at its full size."""
    game = player.item("game")
    player.until(lambda: game.property("growth") == 1.0)
    player.look()
    return player.item("wheel")


def called(player: Player) -> QQuickItem:
    """The banner, once it has come in."""
    player.until(lambda: "call" in names(player) and player.item("call").opacity() == 1.0)
    return player.item("call")


# --- no more bets


@AT_ALL_SIZES
def test_no_more_bets_is_a_moment(sit_down: SitDown, size: tuple[int, int]) -> None:
    player = sit_down(with_wagers(picture(), WIN), size)
    before = area(player.item("wheel"))
    player.hand.become(closed(WIN))
    player.look()
    called(player)
    assert player.sees("Your bets stand: 107.50")
    assert player.sees("after this spin")
    assert {"hush", "yourBets"} <= names(player)
    assert player.item("tray").opacity() < 1
    wheel = area(grown(player))
    assert wheel.width() > before.width() * 1.2
    for stack in player.stacks():
        assert stack.opacity() == 1.0, "chips keep their light"
        middle = stack.mapToScene(QPointF(0, 0))
        away = QPointF(middle - wheel.center())
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 > wheel.width() / 2 + player.felt.property("chip") / 2
    for name in ("countdown", "balance", "sign"):
        shared = wheel.intersected(area(player.item(name)))
        assert min(shared.width(), shared.height()) <= 1.5, name


def test_the_banner_goes_and_the_dark_stays_until_the_result(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), WIN))
    player.hand.become(closed(WIN))
    called(player)
    player.until(lambda: "call" not in names(player))
    assert "hush" in names(player)
    assert player.item("phaseLine").property("text") == "No more bets"
    player.hand.become(won(closed(WIN), "17", WIN))
    player.look()
    player.until(lambda: "hush" not in names(player))


def test_without_bets_nothing_is_said_to_stand(sit_down: SitDown) -> None:
    player = sit_down(picture())
    player.hand.become(closed({}))
    called(player)
    assert player.sees("You have no bets on this spin.")
    assert "yourBets" not in names(player)


def test_what_the_table_has_not_told_is_not_said_to_stand(sit_down: SitDown) -> None:
    """RR 3.6: a pending chip counts only when the locked sheet has it."""
    waiting = with_wagers(picture(), {"red": 500}, pending={"straight-17": 500})
    player = sit_down(waiting)
    player.hand.become(replace(waiting, state=StationState.LOCKED, phase=Phase.CLOSED))
    called(player)
    assert player.sees("The table counts the bets…")


def test_the_list_counts_what_it_has_no_room_for(sit_down: SitDown) -> None:
    many = {f"straight-{number}": 500 for number in range(1, 31)}
    player = sit_down(closed(many), (1280, 1024))
    (more,) = [
        str(item.property("text"))
        for item in visible_items(player.item("yourBets"))
        if str(item.property("text") or "").endswith(" more")
    ]
    lines = [item for item in visible_items(player.item("yourBets")) if item.property("text") == "5.00"]
    assert int(more.split()[0]) + len(lines) == 30
    assert player.sees("150.00")


# --- the spin


def test_the_drawn_wheel_spins_by_the_servers_time_and_drops_the_ball_on_the_result(sit_down: SitDown) -> None:
    player, another = sit_down(closed(WIN)), sit_down(closed(WIN))
    drawn = Spin(True).place(2.0)
    for station in (player, another):
        station.hand.since_close = 2.0
        station.until(lambda station=station: station.screen.wheel.rotor == drawn.rotor)
        assert station.screen.wheel.ball == drawn.ball, "every station at the table draws the same wheel"
    player.hand.since_close = 9.0
    player.hand.become(won(closed(WIN), "17", WIN))
    player.look()
    assert player.screen.results.outcome == "17", "the result is told at once, the ball is still falling"
    assert player.screen.wheel.moving
    player.hand.since_close = 12.0
    player.until(lambda: not player.screen.wheel.moving)
    wheel = player.screen.wheel
    pocket = picture().game.wheel.labels.index("17") * 360 / 37  # type: ignore[union-attr]
    assert (wheel.ball - wheel.rotor - pocket) % 360 == pytest.approx(0, abs=1e-6) or (
        wheel.ball - wheel.rotor - pocket
    ) % 360 == pytest.approx(360, abs=1e-6)
    assert player.item("ball").rotation() == wheel.ball
    assert player.item("wheelRotor").parentItem().rotation() == wheel.rotor


def test_a_corrected_result_lies_where_it_is_true_at_once(sit_down: SitDown) -> None:
    player = sit_down(won(closed(WIN), "17", WIN))
    assert not player.screen.wheel.moving
    player.hand.become(won(closed(WIN), "34", WIN))
    player.look()
    assert not player.screen.wheel.moving
    assert player.screen.wheel.ball - player.screen.wheel.rotor == pytest.approx(9 * 360 / 37)


def test_the_wheel_goes_back_when_the_result_was_read_and_at_once_when_bets_are_open(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), WIN))
    player.hand.become(closed(WIN))
    player.look()
    grown(player)
    player.hand.become(won(closed(WIN), "17", WIN))
    player.look()
    assert player.item("game").property("grown"), "it is still being read"
    player.until(lambda: player.item("game").property("growth") == 0.0)
    player.hand.become(closed(WIN))
    player.look()
    player.hand.become(picture())
    player.look()
    assert not player.item("game").property("grown")


# --- a win, and what was none


@AT_ALL_SIZES
def test_a_win_is_shown_large_and_hides_none_of_the_players_chips(sit_down: SitDown, size: tuple[int, int]) -> None:
    player = sit_down(closed(WIN), size)
    player.hand.become(won(closed(WIN), "17", WIN))
    player.look()
    assert player.sees("You won")
    assert player.item("wonLarge").property("text") == "875.00"
    assert player.sees("920.00 came back of 107.50 staked")
    card = area(player.item("winCard"))
    radius = player.felt.property("chip") / 2
    for stack in player.stacks():
        assert not card.adjusted(-radius, -radius, radius, radius).contains(stack.mapToScene(QPointF(0, 0)))
    assert not card.intersects(area(player.item("countdown")))
    lines = {str(item.property("text")) for item in visible_items(player.item("yourBets")) if item.property("text")}
    assert {"17", "700.00", "17 / 20", "85.00", "16 17 19 20", "80.00", "Black", "10.00", "45.00", "875.00"} <= lines
    player.until(lambda: "winCard" not in names(player))


def test_a_win_ends_at_once_when_bets_are_open(sit_down: SitDown) -> None:
    player = sit_down(closed(WIN))
    player.hand.become(won(closed(WIN), "17", WIN))
    player.look()
    assert "winCard" in names(player)
    player.hand.become(replace(picture(), round=1043))
    player.look()
    assert "winCard" not in names(player)


@pytest.mark.parametrize(
    ("wagers", "grade", "rays"),
    [({"red": 1000, "black": 500}, 0, False), ({"dozen-2": 500}, 1, True), ({"straight-17": 500}, 2, True)],
)
def test_a_win_is_as_large_as_it_was(sit_down: SitDown, wagers: dict[str, int], grade: int, rays: bool) -> None:
    player = sit_down(closed(wagers))
    player.hand.become(won(closed(wagers), "16" if "red" in wagers else "17", wagers))
    player.look()
    assert player.screen.win.grade == grade
    assert ("rays" in names(player)) is rays


@AT_ALL_SIZES
def test_less_than_was_staked_is_never_dressed_as_a_win(sit_down: SitDown, size: tuple[int, int]) -> None:
    """The sketch's other case: 270 of 775."""
    wagers = {"dozen-2": 9000, "red": 50000, "straight-3": 10000, "straight-9": 8500}
    player = sit_down(closed(wagers), size)
    player.hand.become(won(closed(wagers), "17", wagers))
    player.look()
    assert player.sees("Returned 270.00 of 775.00")
    assert player.sees("2nd 12: 90.00 came back as 270.00")
    assert player.screen.meter.lastWin == "0.00"
    assert not names(player) & {"winCard", "rays", "winnings", "yourBets"}
    assert not player.sees("You won")


def test_a_lost_spin_has_no_card(sit_down: SitDown) -> None:
    player = sit_down(closed({"red": 500}))
    player.hand.become(won(closed({"red": 500}), "17", {"red": 500}))
    player.look()
    assert not names(player) & {"winCard", "returnedCard"}


def test_what_was_won_is_of_nobody_elses_business(sit_down: SitDown) -> None:
    """The end of a visit takes the card along."""
    settled = won(closed(WIN), "17", WIN)
    player = sit_down(closed(WIN))
    player.hand.become(settled)
    player.look()
    player.hand.become(replace(settled, visits=1, last_spin=None, account=None, state=StationState.IDLE))
    player.look()
    assert player.screen.win.kind == ""
    assert player.screen.bets.title == ""
