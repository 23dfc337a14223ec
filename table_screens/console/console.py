"""The dealer's console (RR 1.1 SGC) without a screen: follows its table, takes orders, shows a picture."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game_protocol import events, identity, jackpot_office
from game_protocol.act import Act
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.event_stream import Told
from game_protocol.jackpots import (
    JackpotConfirmed,
    JackpotFault,
    JackpotMeters,
    JackpotReturned,
    JackpotWon,
    PrizeHandedOver,
)
from game_protocol.log import Log
from game_protocol.problems import Problem
from game_protocol.rounds import CorrectOutcome, EnterOutcome
from game_protocol.staff import LookAtAlerts, LookAtStations, OpenAlert
from game_protocol.table import LookAtTable, TableView
from game_rules.library import load_game
from screen_kit.background import Background
from screen_kit.clock import Clock
from screen_kit.following import Events, follow, needed_release
from screen_kit.server_time import ServerTime
from screen_kit.table_news import after
from table_screens.console.asking import Asking
from table_screens.console.cage_window import CageWindow
from table_screens.console.inquiries import Inquiries
from table_screens.console.orders import Disagreement
from table_screens.console.picture import ConsolePicture
from table_screens.console.room import EVERYONES_MONEY, Room, caught_up
from table_screens.console.showing import Showing, Watcher
from table_screens.console.staff_door import LOCK_AFTER_S, StaffDoor
from table_screens.console.staff_window import StaffWindow
from table_screens.console.wheel_watch import WheelWatch
from table_screens.staff_link import StaffLink
from table_screens.wheel.source import Manual, ResultSource

log = Log(__name__)

REMEMBERED = 5000
"""Events kept to bring a map up to date that was on its way while they came: a busy table's for ten seconds."""
LOOK_AGAIN_S = 0.2
"""At least this long between two maps: a settlement and the events around it cost one."""
WHEN_TROUBLED_S = 1.0
CAGE_NEWS = (events.CagePaid, events.OutcomeCorrected, events.RoundEndedWithoutSpin, events.ResultAdjusted)
RESULT_NEWS = (events.RoundSettled, events.RoundEndedWithoutSpin, events.OutcomeCorrected)
"""Before and after of a correction, as they were listed, are not true any more."""
JACKPOT_NEWS = (JackpotMeters, JackpotWon, JackpotConfirmed, JackpotReturned, JackpotFault, PrizeHandedOver)


class Console:
    """`run` it as a task. `asking` takes orders, `inquiries` and `cage` questions, `door` people, `wheel` numbers."""

    def __init__(
        self,
        link: StaffLink,
        clock: Clock,
        chance: Random,
        *,
        source: ResultSource | None = None,
        exports: Path = Path("reports"),
        lock_after_s: float = LOCK_AFTER_S,
        showing: Showing | None = None,
    ) -> None:
        self._link = link
        self._clock = clock
        self._chance = chance
        self._source = source or Manual()
        self._showing = showing or Showing(ConsolePicture())
        self._showing.show(wheel=replace(self.picture.wheel, source=self._source.name))
        self._background = Background(self._background_failed)
        self._time = ServerTime(clock)
        self._recent: deque[tuple[int, events.TableEvent | None]] = deque(maxlen=REMEMBERED)
        self._stale_map = asyncio.Event()
        self.door = StaffDoor(link, self._showing, clock, lock_after_s)
        self.asking = Asking(self._showing, self.door, clock, self._time, self._background, self._ended)
        self.inquiries = Inquiries(self._showing, self.door, self._background, exports)
        self.cage = CageWindow(self._showing, self.door, self._background)
        self.staff = StaffWindow(self._showing, self.door, self._background)
        self.wheel = WheelWatch(self._showing, self.asking, link.table)

    @property
    def table(self) -> str:
        return self._link.table

    @property
    def picture(self) -> ConsolePicture:
        return self._showing.picture

    def watch(self, changed: Watcher) -> Callable[[], None]:
        """Calls `changed` with every new picture; returns what ends that."""
        return self._showing.watch(changed)

    def seconds_left(self) -> float:
        """Of the wagering period, by the server's clock: the same as on every station."""
        return self._time.seconds_left(self.picture.table)

    def seconds_until(self, server_ms: int) -> float:
        return self._time.seconds_until(server_ms)

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(follow(self, self._clock, self._chance))
                tasks.create_task(self._time.keep(self._link))
                tasks.create_task(self._keep_map())
                tasks.create_task(self.door.watch_idleness())
                tasks.create_task(self._source.run(self.wheel.heard))
        finally:
            await self._background.end()

    def sign_in(self, number: str, pin: str) -> None:
        self._background.start(self.door.sign_in(number, pin))

    def decide(self, outcome: str) -> None:
        """Which of the two numbers it was, after a second look."""
        question = self.picture.question
        if question is not None and isinstance(question.act, EnterOutcome) and isinstance(question.seen, Disagreement):
            self.asking.propose(question.act.changed(outcome=outcome, source=question.seen.source_of(outcome)))

    # --- following the table

    def known(self) -> None:
        """Devices and chips on the map are told by no event, so after a gap everything is looked at."""

    async def look(self) -> int:
        client = await self.door.somebody()
        self._recent.clear()
        asked_s = self._clock.monotonic_s()
        view = await client.do(LookAtTable(table=client.table))
        self._time.sampled(asked_s, self._clock.monotonic_s(), view.now_ms)
        map_, alerts = (
            await client.do(LookAtStations(table=client.table)),
            await client.do(LookAtAlerts(table=client.table)),
        )
        self._showing.show(
            table=view,
            game=load_game(view.game),
            room=Room.of(map_),
            alerts=tuple(alerts.alerts),
            spin=map_.spin,
        )
        self._tell_source(view)
        self.inquiries.look_at_jackpots()
        return min(view.event_id, map_.event_id)

    def listen(self, after_event: int | None) -> AbstractAsyncContextManager[Events[Told]]:
        return self._link.events(after_event)

    def connected(self) -> None:
        self._showing.show(connected=True, needed_release="")

    def lost(self, why: AskingFailed) -> None:
        self._showing.show(connected=False, needed_release=needed_release(why))
        if (refusal := _signed_out(why)) is not None:
            self.door.expired(refusal)

    def heard(self, told: Told) -> bool:
        self._recent.append((told.id, told.event))
        picture = self.picture
        if picture.table is None:
            return False
        table = after(picture.table, told.id, told.event)
        if isinstance(told.event, EVERYONES_MONEY):
            self._stale_map.set()
        self._showing.show(
            **self._in_the_round(told),
            table=table or picture.table,
            room=picture.room.after(told.id, told.event),
            alerts=_alerts(picture.alerts, told, picture.table.now_ms),
        )
        if isinstance(told.event, JACKPOT_NEWS):
            self.inquiries.look_at_jackpots()
        if isinstance(told.event, RESULT_NEWS):
            self.inquiries.forget_correction()
        if isinstance(told.event, CAGE_NEWS):
            self.cage.look_again()
        chosen = picture.chosen
        if isinstance(told.event, events.StationSeen) or (
            chosen is not None and chosen.station == getattr(told.event, "station", None)
        ):
            self._stale_map.set()  # devices may have spoken, or chips moved, which events do not repeat
        at_work = isinstance(told.event, events.StationSeen | events.ServiceChanged)
        if at_work and chosen is not None and chosen.station == getattr(told.event, "station", None):
            self.inquiries.look_at_technicians()
        if table is not None and (table.phase, table.round) != (picture.table.phase, picture.table.round):
            self._tell_source(table)
        if isinstance(told.event, events.BallSpun):
            self.wheel.ball_is_spun()
        return table is not None

    def _in_the_round(self, told: Told) -> dict[str, object]:
        """Facts that hold only within one round."""
        match told.event:
            case events.RoundOpened():
                wheel = replace(self.picture.wheel, reading=None, contradicts="")
                return {"entered": None, "wheel": wheel}
            case events.OutcomeEntered():
                return {"entered": told.event.outcome}
            case events.RoundSettled() | events.RoundEndedWithoutSpin():
                return {"entered": None}
        return {}

    def _tell_source(self, table: TableView) -> None:
        if self.picture.game is not None:
            self._source.table_is(table.phase, self.picture.game.wheel)

    async def _keep_map(self) -> None:
        """Asks for the map again when something changed many of its rows at once."""
        while True:
            await self._stale_map.wait()
            client = await self.door.somebody()
            self._stale_map.clear()
            try:
                await self._look_again(client)
            except AskingFailed as failure:
                log.warning("the map could not be asked for", why=str(failure))
                if (refusal := _signed_out(failure)) is not None:
                    self.door.expired(refusal)
                else:
                    self._stale_map.set()
                await self._clock.sleep(WHEN_TROUBLED_S)
            await self._clock.sleep(LOOK_AGAIN_S)

    async def _look_again(self, client: StaffLink) -> None:
        map_ = await client.do(LookAtStations(table=client.table))
        self._showing.show(room=caught_up(Room.of(map_), list(self._recent)), spin=map_.spin)
        self.inquiries.look_at_station()

    def _ended(self, act: Act[Any]) -> None:
        """It was done, or refused: either way what it was read from may be out of date."""
        if type(act).__module__ == jackpot_office.__name__:
            self.inquiries.look_at_jackpots()
        if isinstance(act, CorrectOutcome):
            self.inquiries.forget_correction()
        if type(act).__module__ == identity.__name__:
            self.staff.look_again()

    def _background_failed(self, error: BaseException) -> None:
        log.error("a task of the console failed", error=f"{type(error).__name__}: {error}")


def _signed_out(failure: AskingFailed) -> RefusedByServer | None:
    """The refusal, where it is about who asks: it says why."""
    if isinstance(failure, RefusedByServer) and failure.problem is Problem.NOT_SIGNED_IN:
        return failure
    return None


def _alerts(known: tuple[OpenAlert, ...], told: Told, now_ms: int) -> tuple[OpenAlert, ...]:
    """An alert stays until somebody acknowledged it, here or at another console."""
    alert = told.event
    if not isinstance(alert, events.Alert):
        return known
    others = tuple(each for each in known if each.alert.alert != alert.alert)
    return others if alert.acknowledged_by is not None else (*others, OpenAlert(at_ms=now_ms, alert=alert))
