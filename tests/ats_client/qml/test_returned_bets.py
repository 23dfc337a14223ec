"""A bet that came back is never shown as a winner or a loser: not recognised (RR 4.3.3), no spin, void, late, refused.

The pictures are a real station's, from a little house that follows the server's contract.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from ats_client.station.picture import Picture
from ats_client.station.station import Station
from game_protocol.problems import Problem
from game_protocol.station import Recall, RecallRound
from game_rules.money import Money
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.evenings import Evening, Look, pictures_of
from tests.ats_client.qml.player import Player, visible_items
from tests.ats_client.station.little_house import LittleHouse, refuse

CHIP = Money(250)


async def below_the_table_minimum(house: LittleHouse, station: Station, look: Look) -> None:
    station.place("straight-17", CHIP)
    await look("open")
    house.close_round()
    await look("back")
    house.settle("17")
    await look("result")
    house.open_round()
    await look("next")


async def no_spin_while_betting(house: LittleHouse, station: Station, look: Look) -> None:
    station.place("straight-17", CHIP)
    await look("open")
    house.end_without_spin()
    await look("back")
    house.open_round()
    await look("next")


async def no_spin_after_the_close(house: LittleHouse, station: Station, look: Look) -> None:
    station.place("straight-17", CHIP * 2)
    await look("open")
    house.close_round()
    await look("closed")
    house.end_without_spin()
    await look("back")
    house.open_round()
    await look("next")


async def the_round_is_void(house: LittleHouse, station: Station, look: Look) -> None:
    station.place("straight-17", CHIP * 2)
    await look("open")
    house.close_round()
    await look("closed")
    house.end_without_spin("void", "Fire alarm")
    await look("back")
    house.open_round()
    await look("next")


async def the_players_bets_are_void(house: LittleHouse, station: Station, look: Look) -> None:
    station.place("straight-17", CHIP * 2)
    await look("open")
    house.void_wagers()
    await look("back")
    house.close_round()
    await look("closed without")
    house.settle("17")
    await look("result")
    house.open_round()
    await look("next")


async def too_late(house: LittleHouse, station: Station, look: Look) -> None:
    house.asked = _lost
    station.place("straight-17", CHIP * 2)
    await look("open")
    house.close_round()
    await look("back")
    house.settle("17")
    await look("result")
    house.open_round()
    await look("next")


async def _lost(what: str) -> None:
    if what == "sheet":
        await asyncio.Event().wait()


async def _no(what: str) -> None:
    if what == "sheet":
        raise refuse(Problem.NOT_PERMITTED)


async def refused(house: LittleHouse, station: Station, look: Look) -> None:
    house.asked = _no
    station.place("straight-17", CHIP * 2)
    assert station.picture.sheet is not None
    assert station.picture.sheet.wagers
    await look("back")
    house.close_round()
    await look("closed without")
    house.settle("17")
    await look("result")
    house.open_round()
    await look("next")


WHY = {
    below_the_table_minimum: "2.50 back: below the table minimum of 5.00",
    no_spin_while_betting: "2.50 back in your balance",
    no_spin_after_the_close: "5.00 back in your balance",
    the_round_is_void: "5.00 back in your balance",
    the_players_bets_are_void: "5.00 back: returned by the dealer",
    too_late: "5.00 back: too late for this spin",
    refused: "5.00 back: not taken by the table",
}
SIZES = [(1920, 1080), (1366, 768), (1280, 1024)]


def texts(player: Player) -> list[str]:
    return [str(item.property("text") or "") for item in visible_items(player.window.contentItem())]


def assert_nothing_was_won_or_lost(player: Player) -> None:
    player.look()
    assert [row.fate for row in player.screen.stacks.rows if row.fate] == []
    assert player.screen.meter.lastWin == "0.00"
    assert player.screen.lastSpin.wonNow == ""
    assert not player.screen.lastSpin.isWin
    assert not any(text.startswith(("+87", "+175", "won ", "bet ", "You won")) for text in texts(player))


@pytest.mark.parametrize("evening", WHY, ids=lambda evening: evening.__name__)
def test_chips_that_come_back_go_home_at_once_with_their_amount_and_why(sit_down: SitDown, evening: Evening) -> None:
    told = pictures_of(evening)
    before = told.get("closed") or told.get("open") or replace(told["back"], said=())
    player = sit_down(replace(before, said=()))
    player.hand.become(told["back"])
    player.look()
    assert player.stack("straight-17") is None
    assert player.screen.meter.bet == "0.00"
    assert player.screen.meter.balance == "200.00"
    assert player.sees(WHY[evening])
    home = player.item("homeward")
    assert home.property("key") == "straight-17"
    assert player.sees("+" + WHY[evening].partition(" ")[0])


@pytest.mark.parametrize("evening", WHY, ids=lambda evening: evening.__name__)
def test_what_came_back_never_glows_fades_or_counts_in_any_state(sit_down: SitDown, evening: Evening) -> None:
    told = pictures_of(evening)
    player = sit_down(replace(told["back"], said=()))
    for name in list(told)[list(told).index("back") :]:
        player.hand.become(told[name])
        player.look()
        assert player.stack("straight-17") is None, name
        assert player.screen.meter.bet == "0.00"
        assert_nothing_was_won_or_lost(player)


def recalled(ended: str, outcome: str | None, *, recognised: bool = True) -> Picture:
    past = RecallRound(
        round=1041,
        session="visit-1",
        closed_ms=1_790_000_000_000,
        outcome=outcome,
        ended=ended,
        wagers={"straight-17": 250},
        recognised=recognised,
        stake=250,
        won=0,
        returned=250,
        balance_after=20_000,
        counted=False,
    )
    return picture(recall=Recall(rounds=[past]))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("shown", "story"),
    [
        (
            recalled("settled", "17", recognised=False),
            "17 black. Below the table minimum: 2.50 came back. Balance 200.00.",
        ),
        (recalled("no_spin", None), "No spin: 2.50 came back. Balance 200.00."),
        (recalled("void", None), "Round void: 2.50 came back. Balance 200.00."),
        (recalled("settled", "17"), "17 black. Returned by the dealer: 2.50 came back. Balance 200.00."),
    ],
    ids=["4.3.3", "no spin", "void", "voided"],
)
def test_looking_back_shows_what_came_back_as_such(
    sit_down: SitDown, shown: Picture, story: str, size: tuple[int, int]
) -> None:
    player = sit_down(shown, size)
    player.window.contentItem().childItems()[0].setProperty("page", "recall")
    player.look()
    page = player.item("recall")
    (stack,) = [item for item in visible_items(page) if item.property("standing") is not None]
    assert stack.property("standing") == "returned"
    assert stack.property("fate") == ""
    assert player.sees(story)
    assert not any(item.objectName() == "wonHere" for item in visible_items(page))
    assert [box.light for box in player.screen.recall.felt.rows if box.light] == []
    assert player.sees("returned"), "marked in the list"
    assert player.sees("±0.00")


def test_a_bet_that_counts_still_wins(sit_down: SitDown) -> None:
    async def evening(house: LittleHouse, station: Station, look: Look) -> None:
        station.place("straight-17", CHIP * 2)
        await look("open")
        house.close_round()
        await look("closed")
        house.settle("17")
        await look("result")

    told = pictures_of(evening)
    player = sit_down(told["closed"])
    player.hand.become(told["result"])
    player.until(lambda: all(row.fate for row in player.screen.stacks.rows))
    player.look()
    assert player.sees("+175")
    assert player.screen.meter.lastWin == "175.00"
