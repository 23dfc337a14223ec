"""Tickets that must go back, through an acceptor emulated on a pseudo-terminal, a whole station and a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from ats_client.station.assembly import assemble
from ats_client.station.configuration import read_configuration
from ats_client.station.picture import Said, Saying
from ats_client.station.station import Station
from game_protocol.problems import Problem
from game_protocol.reports import MakeReport
from game_protocol.seat import BuyIn
from game_protocol.staff import LookAtAlerts
from game_protocol.staff_client import StaffClient
from game_protocol.station import CashOut, TicketPrinted
from game_rules.game import Role
from game_server.embedded import PIN, STAFF
from tests.ats_client.station.emulated_cabinet import Process, cabinet
from tests.ats_client.station.real_house import NEXT_TABLE, TABLE, RealHouse, shows


@asynccontextmanager
async def at_the_slot(real: RealHouse, directory: Path, protocol: str) -> AsyncIterator[tuple[Station, Process]]:
    """A station whose slot takes tickets, and the hand at its acceptor."""
    async with cabinet(real, directory, protocol) as made:
        station = assemble(read_configuration(made.file))
        running = asyncio.create_task(station.run())
        try:
            await shows(station, lambda picture: picture.money.tickets_in)
            yield station, made.acceptor
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def pushed_in(station: Station, acceptor: Process, number: str) -> Said:
    """What the screen says when the ticket is out again."""
    await shows(station, lambda picture: picture.money.tickets_in)
    before = station.picture.said[-1].number if station.picture.said else 0
    acceptor.tell(f"ticket {number}")
    await acceptor.until("ok inserting")
    shown = await shows(
        station,
        lambda picture: any(said.number > before and said.saying is Saying.TICKET_RETURNED for said in picture.said),
    )
    return next(said for said in reversed(shown.said) if said.saying is Saying.TICKET_RETURNED)


async def a_ticket_of(real: RealHouse, table: str) -> str:
    """Seventy-five dollars on paper, from another station."""
    async with StaffClient(real.server, table, STAFF[Role.DEALER], PIN) as dealer:
        await dealer.do(BuyIn(table=dealer.table, station=2, id=uuid4().hex, amount=7500))
    async with real.client(2, table) as client:
        number = (await client.do(CashOut(id="out", to="ticket"))).number
        await client.do(TicketPrinted(id="out"))
    assert number is not None
    return number


async def refused_tickets(real: RealHouse) -> list[tuple[object, object]]:
    """The server's log of refused tickets."""
    report = await real.person(Role.SUPERVISOR).do(
        MakeReport(table=real.person(Role.SUPERVISOR).table, report="refused-tickets")
    )
    return [(row["ticket"], row["problem"]) for row in report.rows]


@pytest.mark.parametrize("protocol", ["id003", "ssp"])
async def test_a_ticket_from_another_table_comes_back_and_says_which(
    real: RealHouse, tmp_path: Path, protocol: str
) -> None:
    number = await a_ticket_of(real, NEXT_TABLE)
    async with at_the_slot(real, tmp_path, protocol) as (station, acceptor):
        said = await pushed_in(station, acceptor, number)
        assert (said.words["reason"], said.words["table"]) == (Problem.TICKET_OF_ANOTHER_TABLE, NEXT_TABLE)
        assert station.picture.account is None
    assert await refused_tickets(real) == [("*" * 14 + number[-4:], Problem.TICKET_OF_ANOTHER_TABLE)]


async def test_a_forged_number_comes_back_and_the_true_ticket_stays_good(real: RealHouse, tmp_path: Path) -> None:
    """Eighteen digits in the right form, one of them changed: there is nothing in them a forger could work out."""
    number = await a_ticket_of(real, TABLE)
    forged = number[:-1] + str((int(number[-1]) + 1) % 10)
    async with at_the_slot(real, tmp_path, "id003") as (station, acceptor):
        assert (await pushed_in(station, acceptor, forged)).words["reason"] == Problem.TICKET_UNKNOWN
        acceptor.tell(f"ticket {number}")
        await shows(station, lambda picture: picture.account is not None and picture.balance.cents == 7500)
    assert await refused_tickets(real) == [("*" * 14 + forged[-4:], Problem.TICKET_UNKNOWN)]


async def test_many_forged_numbers_stop_the_slot_and_call_staff(real: RealHouse, tmp_path: Path) -> None:
    async with at_the_slot(real, tmp_path, "id003") as (station, acceptor):
        for guess in range(5):
            assert (await pushed_in(station, acceptor, f"{guess:018d}")).words["reason"] == Problem.TICKET_UNKNOWN
        assert (await pushed_in(station, acceptor, f"{5:018d}")).words["reason"] == Problem.TICKETS_STOPPED
    alerts = await real.person(Role.DEALER).do(LookAtAlerts(table=real.person(Role.DEALER).table))
    assert ("bad-tickets", 1) in [(each.alert.what, each.alert.station) for each in alerts.alerts]
