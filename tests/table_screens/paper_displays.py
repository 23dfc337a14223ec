"""Displays of paper: the real followers, never run, that show whatever they are given."""

from __future__ import annotations

from random import SystemRandom

from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpot_office import (
    AnnouncedChange,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    JackpotRoom,
    JackpotRow,
    Sign,
    TableName,
)
from game_protocol.jackpots import (
    BetWins,
    DisplaySettings,
    JackpotMeter,
    JackpotMeters,
    JackpotParameters,
    Prize,
    PrizeState,
    PromotionalMessage,
    SameBetRun,
    Style,
)
from game_protocol.table import Phase, TableView
from game_rules.library import load_game
from screen_kit.clock import VirtualClock
from table_screens.display_link import DisplayLink
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.winning_number.follower import TableFollower
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
        self._showing.show(table=table, game=load_game(table.game), connected=connected)
        self._seconds = seconds

    def seconds_until(self, server_ms: int) -> float:
        return max(0.0, (server_ms - NOW_MS) / 1000)

    def seconds_left(self) -> float:
        table = self.shown.table
        return self._seconds if table is not None and table.phase is Phase.BETTING else 0.0


class PaperMeters(MeterFollower):
    """A jackpot display's board, as old as it is told to be."""

    def __init__(self, board: JackpotMeters | None, age_ms: float | None = 100.0) -> None:
        self.clock = VirtualClock()
        super().__init__(JackpotBoard(NOWHERE, "3"), self.clock, SystemRandom())
        self._showing.become(board)
        self.age = age_ms

    def age_ms(self) -> float | None:
        return self.age

    def tells(self, board: JackpotMeters) -> None:
        self._showing.become(board)


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


def jackpot_room() -> JackpotRoom:
    """The house's jackpots on a busy evening: table 3 plays for three of them, one other is out of operation."""
    grand, mystery, weekend = meters().meters
    rows = [
        _row(
            grand,
            JackpotParameters(
                name="Grand", style=Style.LINKED, minimum=1_000_000, reset=1_000_000, start=2_000_000, rate="0.75",
                hidden_rate="0.25", trigger=SameBetRun(spins=3), ceiling=10_000_000, expected_turnover=500_000_000,
            ),
            reserve=31_250,
        ),
        _row(
            mystery,
            JackpotParameters(
                name="Mystery", style=Style.MYSTERY, minimum=20_000, reset=20_000, start=20_000, rate="1.25",
                must_hit_by=250_000,
            ),
        ),
        _row(
            weekend,
            JackpotParameters(
                name="Weekend", style=Style.BONUS, minimum=0, reset=0, start=0, goods="Dinner for two",
                trigger=BetWins(bet="straight-0", stake=1_000),
            ),
        ),
        _row(
            JackpotMeter(
                jackpot="night", name="Night Owl", style=Style.MYSTERY, amount=61_325, must_hit_by=90_000,
                fault="The meter does not move",
            ),
            JackpotParameters(
                name="Night Owl", style=Style.MYSTERY, minimum=50_000, reset=50_000, start=50_000, rate="1",
                must_hit_by=90_000,
            ),
            groups=["low"],
        ),
    ]  # fmt: skip
    closing = JackpotChange(
        kind=ChangeKind.CLOSE, jackpot="night", to=["mystery"], minutes=20,
        text="In 20 minutes the jackpot Night Owl closes, and its value goes to Mystery.",
    )  # fmt: skip
    adding = JackpotChange(
        kind=ChangeKind.ADD, jackpot="mystery", group="low", text="In 5 minutes this table also plays for the jackpot"
        " Mystery."
    )  # fmt: skip
    signs = [Sign(table=table, since_ms=NOW_MS - 400_000) for table in ("5", "6")]
    return JackpotRoom(
        jackpots=rows,
        groups=[
            JackpotGroup(group="high", name="High limits", tables=["2", "3", "4"]),
            JackpotGroup(group="low", name="Low limits", tables=["5", "6"]),
        ],
        changes=[
            AnnouncedChange(
                change=7, asked=closing, announced_ms=NOW_MS - 401_000, signs=signs, may_at_ms=NOW_MS + 800_000
            ),
            AnnouncedChange(change=8, asked=adding, announced_ms=NOW_MS - 401_000, signs=signs, may_at_ms=NOW_MS),
        ],
        unconfirmed=[prize()],
        to_hand_over=[
            prize(PrizeState.CONFIRMED, "prize-0").changed(
                jackpot="weekend", name="Weekend", goods="Dinner for two", amount=0, station=4
            )
        ],
        tables=[
            TableName(table=str(number), name=f"Table {number}", game="rapid-roulette-single-zero")
            for number in range(1, 9)
        ],
    )


def _row(
    meter: JackpotMeter, parameters: JackpotParameters, *, reserve: int = 0, groups: list[str] | None = None
) -> JackpotRow:
    groups = ["high"] if groups is None else groups
    return JackpotRow(meter=meter, parameters=parameters, pending=None, reserve=reserve, groups=groups, closed=False)
