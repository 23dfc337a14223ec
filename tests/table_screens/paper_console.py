"""A console of paper: the real one, never run, that shows whatever picture it is given."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Any

import httpx

from game_protocol.events import Alert
from game_protocol.staff import HouseSpin, OpenAlert, StationRow
from game_protocol.station import AccountView, CashOutState, CashOutView, DeviceState, LastSpin, Service
from game_protocol.table import LimitSign, Phase, Spin, TableView
from game_rules.game import Role
from game_rules.library import load_game
from screen_kit.clock import VirtualClock
from table_screens.console.console import Console
from table_screens.console.picture import ConsolePicture, Lock, Person
from table_screens.console.room import Room
from table_screens.console.showing import Showing
from table_screens.staff_link import StaffLink

NOW_MS = 1_794_822_420_000
RESULTS = [str(number) for number in (17, 32, 0, 5, 24, 11, 36, 8, 19, 2, 29, 14, 33, 21, 7, 26, 10, 3, 30, 22, 15, 4)]
DEVICES = [
    DeviceState(device="note acceptor", state="ready"),
    DeviceState(device="ticket printer", state="ready"),
    DeviceState(device="station", state="sound"),
]
JAMMED = DeviceState(device="note acceptor", state="fault", detail="jam-in-acceptor", faulty=True)


class PaperConsole(Console):
    """Nothing it is told reaches a server."""

    def __init__(
        self, picture: ConsolePicture, seconds: float = 18.0, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        showing = Showing(picture)
        link = StaffLink("http://127.0.0.1:9", "3", transport=transport)
        super().__init__(link, VirtualClock(), SystemRandom(), showing=showing)
        self.seconds = seconds
        self.become(wheel=picture.wheel)

    def seconds_left(self) -> float:
        table = self.picture.table
        return self.seconds if table is not None and table.phase is Phase.BETTING else 0.0

    def seconds_until(self, server_ms: int) -> float:
        return max(0.0, (server_ms - NOW_MS) / 1000)

    def become(self, **changes: Any) -> None:
        self._showing.show(**changes)

    async def put_away(self) -> None:
        """Whatever it waits for will not come."""
        await self._background.end()
        await self._link.aclose()


def table(game_id: str = "rapid-roulette-single-zero", **changes: Any) -> TableView:
    """Table 3 in the middle of round 1042."""
    game = load_game(game_id)
    labels = game.wheel.outcomes
    outcomes = [label if label in labels else labels[place % len(labels)] for place, label in enumerate(RESULTS)]
    base = TableView(
        table="3",
        name="Table 3",
        game=game_id,
        open=True,
        phase=Phase.BETTING,
        round=1042,
        period_s=30,
        opened_ms=NOW_MS - 12_000,
        deadline_ms=NOW_MS + 18_000,
        limits=LimitSign.of(game.limits),
        chips=[chip.cents for chip in game.chips],
        history=[Spin(round=1041 - back, outcome=outcome) for back, outcome in enumerate(outcomes)],
        event_id=90_000,
        now_ms=NOW_MS,
    )
    return base.changed(**changes)


def station(number: int, **changes: Any) -> StationRow:
    """A free place."""
    base = StationRow(
        station=number,
        station_id=f"s-{number}",
        service=Service.IN_SERVICE,
        service_reason="",
        connected=True,
        confirmed=True,
        attendant_called=False,
        idle_rounds=0,
        idle=False,
        wagered=0,
        devices=DEVICES,
    )
    return base.changed(**changes)


def playing(number: int, balance: int, wagered: int = 0, **changes: Any) -> StationRow:
    account = AccountView(
        session=f"visit-{number}",
        balance=balance,
        on_felt=wagered,
        money_in=20_000,
        frozen=False,
        opened_ms=NOW_MS - 2_520_000,
    )
    last = LastSpin(round=1041, outcome="17", stake=3_500, won=0, returned=0)
    return station(number, **{"account": account, "wagered": wagered, "last_spin": last, **changes})


def full_room(stations: int = 100) -> Room:
    """A busy evening: every state there is, somewhere."""
    rows = {}
    for number in range(1, stations + 1):
        draw = number * 37 % 100  # spread, and the same every time
        balance = number * 7_919 % 180_000 // 250 * 250
        if draw < 50:
            rows[number] = playing(number, balance, number * 1_613 % 20_000 // 250 * 250 + 500)
        elif draw < 75:
            rows[number] = playing(number, balance)
        else:
            rows[number] = station(number)
    special = {
        4: playing(4, 12_500, attendant_called=True),
        11: station(11, cash_out=_cash_out(CashOutState.HAND_PAY, 48_250)),
        17: station(17, cash_out=_cash_out(CashOutState.UNCERTAIN, 20_000)),
        23: station(
            23,
            devices=[
                DeviceState(device="note acceptor", state="fault", detail="jam-in-acceptor", faulty=True),
                *DEVICES[1:],
            ],
        ),
        31: playing(31, 7_750, connected=False),
        42: playing(42, 33_000, idle=True, idle_rounds=3),
        58: station(58, service=Service.OUT_OF_SERVICE, service_reason="Screen is being changed"),
        66: playing(66, 9_000, service=Service.LEAVING),
        77: _frozen(playing(77, 2_520_000)),
        84: station(84, cash_out=_cash_out(CashOutState.PRINTING, 15_000)),
    }
    rows.update({number: row for number, row in special.items() if number <= stations})
    return Room(rows, 90_000)


def alert(number: str, what: str, text: str, station_number: int | None = None) -> OpenAlert:
    return OpenAlert(at_ms=NOW_MS - 60_000, alert=Alert(alert=number, what=what, station=station_number, text=text))


def picture(game_id: str = "rapid-roulette-single-zero", **changes: Any) -> ConsolePicture:
    """Signed in as a dealer, in the middle of a wagering period, forty stations."""
    room = full_room(40)
    base = ConsolePicture(
        lock=Lock.OPEN,
        person=Person("1001", "Kim Nguyen", Role.DEALER),
        connected=True,
        table=table(game_id),
        game=load_game(game_id),
        room=room,
        spin=HouseSpin(round=1041, stakes=184_500, returned=152_250),
    )
    return replace(base, **changes)


def _cash_out(state: CashOutState, amount: int) -> CashOutView:
    return CashOutView(id=f"out-{amount}", state=state, amount=amount, asked_ms=NOW_MS - 30_000)


def _frozen(row: StationRow) -> StationRow:
    assert row.account is not None
    return row.changed(account=row.account.changed(frozen=True))
