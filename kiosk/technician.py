"""A technician's visit to a station, without a screen: in by PIN, every act recorded, out to the earlier state.

The server checks the PIN and takes the station out of service before anything else; while it cannot be reached, a
credential that it signed earlier serves. A round in play is finished first. Inside, the real meters never move: notes
are only read and given back, and test money is a number of this visit that ends with it (GMNS 1.31.21-26, NZ3.7).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from ats_client.station.journal import Record
from ats_client.station.picture import Picture
from ats_client.station.station import Station
from ats_client.station.work_log import acts
from game_protocol.act import Act, Answer
from game_protocol.basics import Malformed
from game_protocol.errors import NoAnswer, RefusedByServer
from game_protocol.technician import EnterDiagnostics, LeaveDiagnostics
from game_rules.money import Money
from kiosk.credentials import Credentials, NotLetIn

MOST_FAILURES = 5
"""How many wrong PINs in a row are allowed without the server, as the server counts them (AGCO kiosk 13.2.1-3)."""
ENTERED, LEFT, REFUSED = "entered diagnostics", "left diagnostics", "was not let in"


class Stage(StrEnum):
    """How far a visit has come."""

    OUTSIDE = "outside"
    ASKING = "asking"
    WAITING_FOR_ROUND = "waiting-for-round"
    INSIDE = "inside"
    LEAVING = "leaving"


MOVES: dict[Stage, frozenset[Stage]] = {
    Stage.OUTSIDE: frozenset({Stage.ASKING}),
    Stage.ASKING: frozenset({Stage.OUTSIDE, Stage.WAITING_FOR_ROUND, Stage.INSIDE}),
    Stage.WAITING_FOR_ROUND: frozenset({Stage.INSIDE}),
    Stage.INSIDE: frozenset({Stage.LEAVING}),
    Stage.LEAVING: frozenset({Stage.OUTSIDE, Stage.INSIDE}),
}


class NotNow(Exception):
    """The request makes no sense at this stage of a visit."""


class ServerLink(Protocol):
    """The link to the server: `game_protocol.station_client.StationClient` is one."""

    async def do(self, act: Act[Answer]) -> Answer: ...


@dataclass(frozen=True, slots=True)
class Visit:
    """Who is here, how they came in, and their test money."""

    stage: Stage = Stage.OUTSIDE
    number: str = ""
    name: str = ""
    online: bool = True
    way_back: str = ""
    test_money: Money = Money.zero()  # noqa: RUF009 - a frozen value


class Technician:
    """The technician's mode of one station. `changed` is called after every change."""

    def __init__(
        self, station: Station, server: ServerLink, credentials: Credentials, wall_ms: Callable[[], int]
    ) -> None:
        self._station = station
        self._server = server
        self._credentials = credentials
        self._wall_ms = wall_ms
        self._visit = Visit()
        self.changed: Callable[[], None] = lambda: None

    @property
    def visit(self) -> Visit:
        return self._visit

    # --- in

    async def enter(self, number: str, pin: str) -> None:
        """Returns when the technician is inside. Raises `NotLetIn`; the attempt is recorded in any case."""
        try:
            who = EnterDiagnostics.from_values({"number": number, "pin": pin})
        except Malformed:
            raise NotLetIn("A staff number has up to ten figures, a PIN four to twelve.") from None
        self._go(Stage.ASKING)
        try:
            visit = await self._let_in(who)
        except NotLetIn as refusal:
            await self._station.work_log.did(number, REFUSED, str(refusal))
            self._go(Stage.OUTSIDE)
            raise
        except BaseException:
            self._go(Stage.OUTSIDE)
            raise
        self._become(visit)
        if visit.online:
            self._go(Stage.WAITING_FOR_ROUND)
            await self._round_over()
        self._station.diagnostics(True)
        how = "by the server" if visit.online else "by the credential kept here, the server being away"
        await self._station.work_log.did(number, ENTERED, f"let in {how}", way_back=visit.way_back)
        self._go(Stage.INSIDE)

    async def _let_in(self, who: EnterDiagnostics) -> Visit:
        number, pin = who.number, who.pin
        records = await self._station.records()
        try:
            entered = await self._server.do(who)
        except RefusedByServer as refusal:
            raise NotLetIn(str(refusal)) from None
        except NoAnswer:
            if failures_in_a_row(records, number) >= MOST_FAILURES:
                raise NotLetIn(f"{MOST_FAILURES} wrong PINs: only the server can let this number in again.") from None
            known = await asyncio.to_thread(self._credentials.check, number, pin, self._wall_ms())
            return replace(self._visit, number=number, name=known.name, online=False, way_back=way_back_of(records))
        await asyncio.to_thread(self._credentials.keep, number, entered.credential)
        # A visit that a power cut ended keeps its own way back, to the service before it began.
        way_back = way_back_of(records) or entered.way_back
        return replace(self._visit, number=number, name=entered.name, online=True, way_back=way_back)

    async def _round_over(self) -> None:
        """Waits until this player has no wager on the felt of a running round."""
        over = asyncio.Event()

        def look(picture: Picture) -> None:
            if not playing(picture):
                over.set()

        stop = self._station.watch(look)
        try:
            look(self._station.picture)
            await over.wait()
        finally:
            stop()

    # --- inside

    async def did(self, what: str, detail: str = "") -> None:
        """Records an act under the technician's number."""
        if self._visit.stage is not Stage.INSIDE:
            raise NotNow(f"{what}: no technician is signed in")
        await self._station.work_log.did(self._visit.number, what, detail)

    def add_test_money(self, amount: Money) -> None:
        """Counts a note that was read and given back. It is shown as a test everywhere, and gone after leaving."""
        if self._visit.stage is not Stage.INSIDE:
            raise NotNow("no technician is signed in")
        self._become(replace(self._visit, test_money=self._visit.test_money + amount))

    # --- out

    async def leave(self) -> None:
        """Returns to the earlier state and tells the server. While that is away, the station stays as it is there."""
        self._go(Stage.LEAVING)
        visit = self._visit
        detail = f"test money cleared: {visit.test_money}" if visit.test_money else ""
        try:
            if visit.way_back:
                await self._server.do(LeaveDiagnostics(way_back=visit.way_back))
        except NoAnswer:
            self._go(Stage.INSIDE)
            raise
        except RefusedByServer as refusal:
            detail = f"{detail}; the server kept the station as it was: {refusal}".lstrip("; ")
        await self._station.work_log.did(visit.number, LEFT, detail)
        self._station.diagnostics(False)
        self._become(Visit(stage=Stage.LEAVING))
        self._go(Stage.OUTSIDE)

    # --- internal

    def _go(self, stage: Stage) -> None:
        if stage not in MOVES[self._visit.stage]:
            raise NotNow(f"a visit that is {self._visit.stage} cannot be {stage}")
        self._become(replace(self._visit, stage=stage))

    def _become(self, visit: Visit) -> None:
        self._visit = visit
        self.changed()


def playing(picture: Picture) -> bool:
    """Whether this player has wagers in a round that is not over."""
    running = picture.phase.value in ("betting", "closed", "result", "frozen")
    return running and any(sheet is not None and sheet.wagers for sheet in (picture.sheet, picture.acknowledged))


def failures_in_a_row(records: tuple[Record, ...], number: str) -> int:
    count = 0
    for act in reversed(acts(records)):
        if act.text("by") != number:
            continue
        if act.text("what") != REFUSED:
            break
        count += 1
    return count


def way_back_of(records: tuple[Record, ...]) -> str:
    """The way back of a visit that never ended; empty if the last one did."""
    for act in reversed(acts(records)):
        if act.text("what") == LEFT:
            return ""
        if act.text("what") == ENTERED and act.facts.get("way_back"):
            return act.text("way_back")
    return ""
