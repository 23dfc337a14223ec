"""An evening at one table, played through the real application: a bit of everything that leaves money somewhere.

| station | what happens to it |
|---|---|
| 1 | buys in 100.00; 10.00 on red in every round |
| 2 | buys in 100.00; 5.00 on 17, which wins; cashes out to a ticket, which is printed |
| 3 | buys in 100.00; 2.50, below the table minimum; then 10.00 on even; waits for the dealer to be paid |
| 4 | a note of 50.00; cashes out, and nobody knows whether the ticket came out |

Round 1 is settled on 17, round 2 on 4 and then corrected to 5, round 3 is a no spin, round 4 still takes bets.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
from fastapi import FastAPI

from game_protocol.rounds import (
    AnnounceNoSpin,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    OpenRound,
    ReadOutcome,
)
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station import CashOut, NoteStacked, SheetPut, TicketNotPrinted, TicketPrinted
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.app import create_app
from game_server.callers import StaffCaller
from game_server.embedded import PIN, STAFF, install
from game_server.settings import Settings
from tests.dealing import no_more_bets
from tests.game_server.hand_clock import HandClock

MINUTE_MS = 60_000
SERVER = "http://ats"


STARTED_MS = HandClock().now_ms()


@dataclass
class Evening:
    """The open house after the evening; `boss` may ask anything."""

    app: FastAPI
    clock: HandClock
    boss: StaffClient
    transport: httpx.AsyncBaseTransport

    def token(self, role: Role) -> str:
        """Without the time that a PIN takes."""
        caller = StaffCaller(STAFF[role], role.value, role)
        text, _ = self.app.state.house.identification.tokens.issue(caller, self.clock.now_ms())
        return str(text)


@asynccontextmanager
async def evening(url: str) -> AsyncIterator[Evening]:
    house = await install(url, stations=4)
    async with reopened(url, HandClock()) as opened:
        stations = {
            number: StationClient(
                SERVER, house.station(number).station_id, house.station(number).key, transport=opened.transport
            )
            for number in range(1, 5)
        }
        await _play(opened.boss, stations, opened.clock)
        yield opened


@asynccontextmanager
async def reopened(url: str, clock: HandClock) -> AsyncIterator[Evening]:
    """A server on this database, at a moment of the test's choice."""
    app = create_app(Settings(database=url), clock=clock)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        boss = StaffClient(SERVER, "1", STAFF[Role.PIT_BOSS], PIN, transport=transport)
        yield Evening(app, clock, boss, transport)


async def _play(boss: StaffClient, stations: dict[int, StationClient], clock: HandClock) -> None:
    for number in (1, 2, 3):
        await boss.do(BuyIn(table=boss.table, station=number, id=f"in-{number}", amount=100_00))
    note = NoteStacked(id="note-4", value=50_00, currency="AUD", stacked_ms=clock.now_ms())
    await stations[4].do(note)

    await _bet(boss, stations, {1: {"red": 10_00}, 2: {"straight-17": 5_00}, 3: {"straight-1": 2_50}})
    await _close(boss, clock, 1)
    await boss.do(ReadOutcome(table=boss.table, round=1, outcome="17"))
    await boss.do(EnterOutcome(table=boss.table, round=1, outcome="17"))

    out = CashOut(id="out-2", to="ticket")
    await stations[2].do(out)
    await stations[2].do(TicketPrinted(id=out.id))

    clock.advance(MINUTE_MS)
    await _bet(boss, stations, {1: {"red": 10_00}, 3: {"even": 10_00}})
    await _close(boss, clock, 2)
    await boss.do(ReadOutcome(table=boss.table, round=2, outcome="4"))
    await boss.do(EnterOutcome(table=boss.table, round=2, outcome="4"))
    await boss.do(FreezeAccounts(table=boss.table, reason="the number was misread"))
    await boss.do(CorrectOutcome(table=boss.table, round=2, outcome="5", reason="the number was misread"))

    clock.advance(MINUTE_MS)
    await _bet(boss, stations, {1: {"red": 10_00}})
    await _close(boss, clock, 3)
    await boss.do(AnnounceNoSpin(table=boss.table, round=3, why="same-direction"))

    await stations[3].do(CashOut(id="out-3", to="dealer"))
    await stations[4].do(CashOut(id="out-4", to="ticket"))
    await stations[4].do(TicketNotPrinted(id="out-4", known=False, reason="power lost"))

    clock.advance(MINUTE_MS)
    await _bet(boss, stations, {1: {"red": 10_00}})


async def _bet(boss: StaffClient, stations: dict[int, StationClient], sheets: dict[int, dict[str, int]]) -> None:
    opened = await boss.do(OpenRound(table=boss.table))
    for number, wagers in sheets.items():
        await stations[number].do(SheetPut(round=opened.round, version=1, wagers=wagers))


async def _close(boss: StaffClient, clock: HandClock, round_: int) -> None:
    await no_more_bets(boss, round_)
    clock.advance(1_000)  # nobody listens, so nobody confirms: the second passes
