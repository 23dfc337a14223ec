"""What single pages of the console say, through their real QML."""

from __future__ import annotations

from game_protocol.station import StationView
from game_protocol.table import LockedSheet
from screen_kit.qml.application import Engine
from table_screens.console.picture import ChosenStation
from table_screens.console.room import Room
from tests.qt_loop import Play
from tests.table_screens.paper_console import picture, playing, table
from tests.table_screens.paper_displays import jackpot_room, meters, prize
from tests.table_screens.tired_hand import tired_hand


def test_the_jackpots_badge_counts_every_prize_that_waits(engine: Engine, play: Play) -> None:
    waiting = [prize().changed(prize=f"p-{number}", table="3") for number in range(10)]
    room = jackpot_room().changed(unconfirmed=waiting)

    async def evening() -> None:
        async with tired_hand(engine, picture(board=meters(), jackpots=room), "round") as hand:
            assert hand.texts_of("tab-jackpots") == ["Jackpots", "10"]

    play(evening())


def test_bets_now_are_not_those_of_the_player_before(engine: Engine, play: Play) -> None:
    """The server tells the sheet that was locked last; the chips on it went with the round."""
    locked = LockedSheet(
        round=1041, version=4, wagers={"straight-17": 1000}, digest="0" * 64, total=1000, recognised=True
    )
    seat = StationView(
        station_id="s-3", station=3, table=table(), service="in_service", attendant_called=False, version=4,
        wagers={}, locked=locked, note_limit=1_000_000,
    )  # fmt: skip
    shown = picture(chosen=ChosenStation(3, seat), room=Room({3: playing(3, 10_000)}, 90_000))

    async def evening() -> None:
        async with tired_hand(engine, shown, "room") as hand:
            assert "No bets now" in (await hand.sees()).shown

    play(evening())
