"""Displays of paper: the real followers, never run, that show whatever they are given."""

from __future__ import annotations

from random import SystemRandom

from ats_client.station.clock import VirtualClock
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpots import (
    DisplaySettings,
    JackpotMeter,
    JackpotMeters,
    Prize,
    PrizeState,
    PromotionalMessage,
    Style,
)
from game_protocol.table import Phase, TableView
from game_rules.library import load_game
from table_screens.display_link import DisplayLink
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.winning_number.follower import Shown, TableFollower
from tests.table_screens.paper_console import NOW_MS

NOWHERE = "http://127.0.0.1:9"
MESSAGES = [
    PromotionalMessage(text="Every bet takes part, from the table minimum on"),
    PromotionalMessage(text="Good luck"),
]


class PaperFollower(TableFollower):
    """A winning number display's table."""

    def __init__(self, table: TableView, *, seconds: float = 18.0, connected: bool = True) -> None:
        super().__init__(DisplayLink(NOWHERE, "3"), VirtualClock(), SystemRandom())
        self.shown = Shown(table, load_game(table.game), connected)
        self._seconds = seconds

    def seconds_left(self) -> float:
        table = self.shown.table
        return self._seconds if table is not None and table.phase is Phase.BETTING else 0.0


class PaperMeters(MeterFollower):
    """A jackpot display's board, as old as it is told to be."""

    def __init__(self, board: JackpotMeters | None, age_ms: float | None = 100.0) -> None:
        self.clock = VirtualClock()
        super().__init__(JackpotBoard(NOWHERE, "3"), self.clock)
        self.board = board
        self.age = age_ms

    def age_ms(self) -> float | None:
        return self.age

    def tells(self, board: JackpotMeters) -> None:
        self.board = board
        for changed in list(self._watchers):
            changed(board)


def prize(state: PrizeState = PrizeState.WON, number: str = "prize-1") -> Prize:
    return Prize(
        prize=number,
        jackpot="mystery",
        name="Mystery",
        table="3",
        round=1042,
        station=17,
        amount=123_450,
        state=state,
        won_ms=NOW_MS - 5_000,
    )


def meters(mystery: int = 123_450, grand: int = 4_512_075, last: Prize | None = None, fault: str = "") -> JackpotMeters:
    return JackpotMeters(
        table="3",
        as_of_ms=NOW_MS,
        meters=[
            JackpotMeter(jackpot="grand", name="Grand", style=Style.LINKED, amount=grand, fault=fault),
            JackpotMeter(
                jackpot="mystery",
                name="Mystery",
                style=Style.MYSTERY,
                amount=mystery,
                must_hit_by=250_000,
                last_prize=last,
            ),
            JackpotMeter(jackpot="weekend", name="Weekend", style=Style.BONUS, amount=0, goods="Dinner for two"),
        ],
        display=DisplaySettings(messages=MESSAGES),
    )
