"""The wheel games: the wheel is the hero, every symbol has its name and share, and chips say what they return."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from ats_client.station.picture import LinkView, StationState
from game_protocol.table import Phase
from game_rules.library import game_ids, load_game
from game_rules.sheet import Sheet
from tests.ats_client.pictures import picture, with_wagers, won
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]
AT_ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
WHEEL_GAMES = [game for game in game_ids() if not game.startswith("rapid")]
PERTH = "money-wheel-perth"


def area(player: Player, name: str) -> QRectF:
    item = player.item(name)
    return item.mapRectToScene(item.boundingRect())


@AT_ALL_SIZES
@pytest.mark.parametrize("game", WHEEL_GAMES)
def test_the_wheel_is_the_hero_and_hides_nothing(sit_down: SitDown, game: str, size: tuple[int, int]) -> None:
    player = sit_down(picture(game), size)
    places = {name: area(player, name) for name in ("wheel", "board", "countdown", "balance", "tray")}
    assert places["wheel"].width() > size[0] * 0.3
    assert places["wheel"].center().x() < size[0] / 3
    for one, other in combinations(places, 2):
        shared = places[one].intersected(places[other])
        assert min(shared.width(), shared.height()) <= 1.5, f"{one} and {other}"


@pytest.mark.parametrize("game", WHEEL_GAMES)
def test_a_box_says_name_odds_and_share(sit_down: SitDown, game: str) -> None:
    player = sit_down(picture(game))
    book = load_game(game)
    for letter, symbol in book.symbols.items():
        assert player.sees(symbol.name)
        assert player.sees(f"{book.wheel.sections[letter]} of 52")
        assert player.sees(f"{book.bets[f'symbol-{letter}'].pays} to 1")


@pytest.mark.parametrize("game", WHEEL_GAMES)
def test_players_read_no_option_and_no_letter(sit_down: SitDown, game: str) -> None:
    player = sit_down(with_wagers(won(picture(game), load_game(game).wheel.outcomes[0], {}), {}))
    words = [str(item.property("text") or "") for item in visible_items(player.window.contentItem())]
    assert not any("option" in word.lower() for word in words)
    assert not any(word in book_letters(game) or word.startswith("Symbol ") for word in words)


def book_letters(game: str) -> set[str]:
    return set(load_game(game).symbols)


def test_a_staked_box_says_what_it_returns(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(PERTH), {"symbol-C": 500, "symbol-A": 2500, "symbol-G": 100}))
    assert player.sees("30.00")  # 5 at 5 to 1, with the stake
    assert player.sees("50.00")  # 25 at 1 to 1
    assert player.sees("returns 48.00")  # 1 at 47 to 1, in half a row


def test_the_wheel_spins_and_turns_its_section_to_the_tongue(sit_down: SitDown) -> None:
    wagers = {"symbol-E": 500}
    base = with_wagers(picture(PERTH), wagers)
    assert base.game is not None
    locked = Sheet.from_cents(base.game, wagers)
    player = sit_down(replace(base, state=StationState.LOCKED, phase=Phase.CLOSED, locked=locked))
    player.hand.since_close = 6.0
    player.until(lambda: player.screen.wheel.rotor > 360)
    player.hand.become(won(player.hand.picture, "E", wagers))
    player.look()
    player.hand.since_close = 20.0
    player.until(lambda: not player.screen.wheel.moving)
    step = 360 / 52
    section = round(-player.screen.wheel.rotor / step) % 52
    assert -player.screen.wheel.rotor / step == pytest.approx(round(-player.screen.wheel.rotor / step))
    assert base.game.wheel.labels[section] == "E"
    assert player.item("wheelFace").rotation() == player.screen.wheel.rotor


@AT_ALL_SIZES
def test_no_card_of_a_lost_link_covers_a_chip(sit_down: SitDown, size: tuple[int, int]) -> None:
    everywhere = {f"symbol-{letter}": 100 for letter in load_game(PERTH).symbols}
    shown = with_wagers(picture(PERTH), everywhere)
    player = sit_down(replace(shown, state=StationState.OFFLINE, link=LinkView(connected=False)), size)
    card = area(player, "card")
    radius = player.felt.property("chip") / 2
    for stack in player.stacks():
        assert not card.adjusted(-radius, -radius, radius, radius).contains(stack.mapToScene(QPointF(0, 0)))
    for name in ("countdown", "balance"):
        assert not card.intersects(area(player, name)), name


@AT_ALL_SIZES
def test_the_call_covers_no_row_of_the_felt(sit_down: SitDown, size: tuple[int, int]) -> None:
    base = picture(PERTH)
    player = sit_down(replace(base, state=StationState.LOCKED, phase=Phase.CLOSED), size)
    items = visible_items
    player.until(lambda: any(i.objectName() == "call" and i.opacity() == 1 for i in items(player.window.contentItem())))
    assert not area(player, "call").intersects(area(player, "felt"))
