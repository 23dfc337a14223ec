"""RR 9.4: a corrected result is a card that stays until it was seen, and a mark when looking back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ats_client.station.picture import Picture
from ats_client.station.station import Station
from game_protocol.events import OutcomeCorrected
from game_protocol.station import LastSpin, Recall, RecallRound
from game_rules.money import Money
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.evenings import Look, pictures_of
from tests.ats_client.qml.player import Player, visible_items
from tests.ats_client.station.little_house import LittleHouse

SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]


async def corrected(house: LittleHouse, station: Station, look: Look) -> None:
    """5.00 on 17 and on 34: 17 was entered, 34 was true, and then 32."""
    station.place("straight-17", Money(500))
    station.place("red", Money(500))
    await look("bet")
    house.close_round()
    house.settle("17")
    await look("paid")
    house.open_round()
    await look("next")
    assert house.last_spin is not None
    assert house.balance is not None
    right = LastSpin(round=1, outcome="34", stake=1000, won=500, returned=1000, wagers={"straight-17": 500, "red": 500})
    house.last_spin, change = right, 1000 - 18_000
    house.balance += change
    house.tell(OutcomeCorrected(round=1, was="17", now="34", change=change, last_spin=right, account=house.account()))
    await look("corrected")
    station.saw_correction()
    await look("seen")


def card(player: Player) -> bool:
    return any(item.objectName() == "correction" for item in visible_items(player.window.contentItem()))


def texts(player: Player) -> set[str]:
    return {str(item.property("text") or "") for item in visible_items(player.window.contentItem())}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_correction_is_a_card_with_was_is_before_change_and_after(sit_down: SitDown, size: tuple[int, int]) -> None:
    told = pictures_of(corrected)
    player = sit_down(told["next"], size)
    assert not card(player)
    player.hand.become(told["corrected"])
    player.until(lambda: card(player))
    player.look()
    assert {
        "Result corrected", "17", "34", "17 black", "34 red", "370.00", "−170.00", "200.00",
        "17 black had returned 180.00", "34 red returns 10.00",
    } <= texts(player)  # fmt: skip
    assert player.screen.meter.balance == "200.00"
    area = player.item("correction")
    shown = area.mapRectToScene(area.boundingRect())
    for name in ("countdown", "balance"):
        item = player.item(name)
        assert not shown.intersects(item.mapRectToScene(item.boundingRect())), name
    assert "corrected" in texts(player), "on the card of the last spin"


def test_the_card_takes_no_touch_at_first_and_then_goes_for_good(sit_down: SitDown) -> None:
    told = pictures_of(corrected)
    player = sit_down(told["corrected"])
    button = player.item("seenIt")
    player.tap(player.middle("seenIt"))
    assert player.hand.calls == [], "a finger that was about to touch the racetrack"
    player.until(lambda: bool(button.property("usable")) and not button.property("blocked"))
    player.tap(player.middle("seenIt"))
    assert player.hand.calls == [("saw_correction",)]
    player.hand.become(told["seen"])
    player.look()
    assert not card(player)


def test_betting_goes_on_beside_the_card(sit_down: SitDown) -> None:
    told = pictures_of(corrected)
    player = sit_down(told["corrected"])
    player.tap(player.spot("straight-5"))
    assert player.hand.calls[0][:2] == ("place", "straight-5")
    assert card(player)


def test_who_did_not_bet_is_told_on_the_line(sit_down: SitDown) -> None:
    async def looking_on(house: LittleHouse, station: Station, look: Look) -> None:
        house.close_round()
        house.settle("17")
        house.tell(OutcomeCorrected(round=1, was="17", now="34", account=house.account()))
        await look("corrected")

    told = pictures_of(looking_on)
    player = sit_down(replace(told["corrected"], said=()))
    player.hand.become(told["corrected"])
    player.look()
    assert not card(player)
    assert player.sees("The result was corrected from 17 to 34: ±0.00.")


def test_a_corrected_round_is_marked_when_looking_back(sit_down: SitDown) -> None:
    past = RecallRound(
        round=1041, session="visit-1", closed_ms=1_790_000_000_000, outcome="34", ended="corrected",
        wagers={"red": 500}, recognised=True, stake=500, won=500, returned=1000, balance_after=20_000,
    )  # fmt: skip
    shown: Picture = picture(recall=Recall(rounds=[past]))
    player = sit_down(shown)
    player.window.contentItem().childItems()[0].setProperty("page", "recall")
    player.look()
    assert player.sees("corrected")
