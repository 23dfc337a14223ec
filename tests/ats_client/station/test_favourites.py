"""Favourites: kept for a visit, placed like a repeat, gone with the account, back after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.station.favourites import SLOTS, Favourites, Shelf
from ats_client.station.picture import Saying
from ats_client.station.station import Station
from game_protocol.events import AccountChanged, SignChanged
from game_protocol.table import LimitSign
from game_rules.money import Money
from game_rules.sheet import Sheet
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import GAME, STATION, LittleHouse
from tests.ats_client.station.playing import playing, said

FIVE = Money(500)


@pytest.fixture
def house() -> LittleHouse:
    house = LittleHouse(VirtualClock())
    house.buy_in(20_000)
    house.open_round()
    return house


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "s7.favourites.json")


def shown(station: Station) -> dict[str, int]:
    assert station.picture.sheet is not None
    return station.picture.sheet.as_cents()


def kept(station: Station) -> dict[int, dict[str, int]]:
    return {slot: sheet.as_cents() for slot, sheet in station.picture.favourites.items()}


async def next_round(house: LittleHouse) -> None:
    house.close_round()
    house.settle("0")
    house.open_round()
    await breathe()


@asynccontextmanager
async def with_two_bets_kept(house: LittleHouse, shelf: Shelf | None = None) -> AsyncIterator[Station]:
    async with playing(house, shelf=shelf) as station:
        station.place("straight-17", FIVE)
        station.place("red", Money(1000))
        station.keep_favourite(2)
        await breathe()
        yield station


async def test_the_chips_on_the_felt_are_kept_and_placed_again_in_another_round(house: LittleHouse) -> None:
    async with with_two_bets_kept(house) as station:
        await next_round(house)
        assert shown(station) == {}
        station.place_favourite(2)
        await breathe()
        assert house.sheet.as_cents() == {"red": 1000, "straight-17": 500}
        assert station.picture.balance == Money(20_000 - 2 * 1500)


async def test_placing_one_is_undone_as_one_step(house: LittleHouse) -> None:
    async with with_two_bets_kept(house) as station:
        await next_round(house)
        station.place("black", FIVE)
        station.place_favourite(2)
        assert shown(station) == {"black": 500, "red": 1000, "straight-17": 500}
        station.undo()
        assert shown(station) == {"black": 500}


async def test_what_lies_there_counts_towards_it_and_a_second_tap_adds_nothing(house: LittleHouse) -> None:
    async with with_two_bets_kept(house) as station:
        await next_round(house)
        station.place("red", FIVE)
        station.place_favourite(2)
        station.place_favourite(2)
        assert shown(station) == {"red": 1000, "straight-17": 500}
        assert said(station)[-1] is Saying.ALREADY_ON_THE_FELT


async def test_one_that_costs_more_than_the_balance_places_nothing_and_says_so(house: LittleHouse) -> None:
    async with playing(house) as station:
        station.place("red", Money(15_000))
        station.keep_favourite(0)
        await breathe()
        await next_round(house)  # lost: 50.00 are left
        station.place_favourite(0)
        assert shown(station) == {}
        assert station.picture.said[-1].saying is Saying.NOT_ENOUGH_MONEY
        assert station.picture.said[-1].amounts["missing"] == Money(10_000)


async def test_limits_that_changed_meanwhile_have_their_say_at_each_bet(house: LittleHouse) -> None:
    """Rule 4.3: below the minimum nothing is placed, above the maximum the next lower amount."""
    async with with_two_bets_kept(house) as station:
        await next_round(house)
        sign = LimitSign.of(GAME.limits)
        straight = sign.kinds["straight"].changed(minimum=1000)
        red = sign.kinds["red"].changed(maximum=500)
        changed = sign.changed(kinds={**sign.kinds, "straight": straight, "red": red})
        house.tell(SignChanged(limits=changed, period_s=30, notices=[]))
        await breathe()
        station.place_favourite(2)
        assert shown(station) == {"red": 500}
        assert {(said.saying, said.bet_id) for said in station.picture.said[-2:]} == {
            (Saying.MINIMUM_HERE, "straight-17"),
            (Saying.MAXIMUM_HERE, "red"),
        }


async def test_nothing_is_placed_when_the_period_is_over(house: LittleHouse) -> None:
    async with with_two_bets_kept(house) as station:
        house.close_round()
        await breathe()
        house.settle("0")
        await breathe()
        station.place_favourite(2)
        assert shown(station) == {}
        assert said(station)[-1] is Saying.TOO_LATE


async def test_an_empty_felt_and_an_empty_slot_do_nothing(house: LittleHouse) -> None:
    async with playing(house) as station:
        station.keep_favourite(0)
        station.place_favourite(0)
        station.forget_favourite(0)
        assert (kept(station), shown(station)) == ({}, {})


async def test_a_slot_is_overwritten_and_deleted_by_itself(house: LittleHouse) -> None:
    async with with_two_bets_kept(house) as station:
        station.keep_favourite(0)
        station.clear()
        station.place("black", FIVE)
        station.keep_favourite(2)
        assert kept(station) == {0: {"red": 1000, "straight-17": 500}, 2: {"black": 500}}
        station.forget_favourite(0)
        assert kept(station) == {2: {"black": 500}}


async def test_they_go_with_the_account(house: LittleHouse, shelf: Shelf) -> None:
    async with with_two_bets_kept(house, shelf) as station:
        assert shelf.path.exists()
        house.balance = None
        house.tell(AccountChanged(station=STATION, why="cash-out", amount=-20_000, account=None))
        await breathe()
        assert kept(station) == {}
        assert not shelf.path.exists()


async def test_they_are_back_after_a_restart_in_the_same_visit(house: LittleHouse, shelf: Shelf) -> None:
    async with with_two_bets_kept(house, shelf):
        pass
    async with playing(house, shelf=shelf) as station:
        assert kept(station) == {2: {"red": 1000, "straight-17": 500}}


async def test_a_chosen_language_is_spoken_again_after_a_restart_in_the_same_visit(
    house: LittleHouse, shelf: Shelf
) -> None:
    async with playing(house, shelf=shelf) as station:
        station.choose_language("vi")
        await breathe()
    async with playing(house, shelf=shelf) as station:
        assert station.picture.language == "vi"
    house.session = "visit-2"
    async with playing(house, shelf=shelf) as station:
        assert station.picture.language == ""


async def test_a_language_chosen_before_the_first_money_is_that_visitors(house: LittleHouse, shelf: Shelf) -> None:
    house.balance = None
    async with playing(house, shelf=shelf) as station:
        station.choose_language("zh")
        house.buy_in(5_000)
        await breathe()
        assert station.picture.language == "zh"
        house.balance = None
        house.tell(AccountChanged(station=STATION, why="pay-out", amount=-5_000, account=None))
        await breathe()
        assert station.picture.language == ""


async def test_the_next_player_does_not_find_them_though_the_station_was_off_meanwhile(
    house: LittleHouse, shelf: Shelf
) -> None:
    async with with_two_bets_kept(house, shelf):
        pass
    house.session = "visit-2"
    async with playing(house, shelf=shelf) as station:
        assert kept(station) == {}
        assert not shelf.path.exists()


async def test_an_idle_station_leaves_nothing_of_the_last_visit_on_its_disk(house: LittleHouse, shelf: Shelf) -> None:
    async with with_two_bets_kept(house, shelf):
        pass
    house.balance = None
    async with playing(house, shelf=shelf):
        assert not shelf.path.exists()


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"session": "visit-1"}', '{"session":"visit-1","game":"chess","sheets":{}}',
               '{"session":"visit-1","game":"rapid-roulette-single-zero","sheets":{"0":{"straight-99":500}}}']
)  # fmt: skip
async def test_a_damaged_shelf_is_an_empty_one(house: LittleHouse, shelf: Shelf, damage: str) -> None:
    shelf.path.write_text(damage, encoding="utf-8")
    async with playing(house, shelf=shelf) as station:
        assert kept(station) == {}
        station.place("red", FIVE)
        station.keep_favourite(1)
        await breathe()
    assert shelf.read() == Favourites("visit-1", GAME, {1: Sheet.from_cents(GAME, {"red": 500})})


async def test_a_shelf_that_cannot_be_written_costs_only_the_restart(house: LittleHouse, tmp_path: Path) -> None:
    async with with_two_bets_kept(house, Shelf(tmp_path / "nowhere" / "file.json")) as station:
        assert kept(station) == {2: {"red": 1000, "straight-17": 500}}
        assert station.faults == {}


WAGERS = st.dictionaries(st.sampled_from(sorted(GAME.bets)), st.integers(1, 1_000_000), min_size=1, max_size=8)


@given(st.dictionaries(st.integers(0, SLOTS - 1), WAGERS, min_size=1))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, sheets: Mapping[int, Mapping[str, int]]
) -> None:
    shelf = Shelf(tmp_path_factory.mktemp("shelf") / "f.json")
    favourites = Favourites("visit-1", GAME)
    for slot, wagers in sheets.items():
        favourites = favourites.with_(slot, Sheet.from_cents(GAME, wagers))
    shelf.write(favourites)
    assert shelf.read() == favourites


@pytest.mark.parametrize("slot", [-1, SLOTS])
def test_there_is_no_slot_beyond_the_last(slot: int) -> None:
    with pytest.raises(ValueError, match="no slot"):
        Favourites().with_(slot, None)
