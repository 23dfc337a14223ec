"""Tickets that must not be paid, in emulated acceptors at a real server: each comes back with its reason, on record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from uuid import uuid4

import pytest

from ats_client.station.assembly import fittings_of
from ats_client.station.configuration import read_configuration
from ats_client.station.journal import Journal
from ats_client.station.journeys import Journey, Step
from ats_client.station.picture import Picture, Saying
from game_protocol.problems import Problem
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, Installation, running
from game_server.settings import Settings
from tests.ats_client.station.emulated_cabinet import READ_TICKETS, cabinet, printed_at
from tests.ats_client.station.real_house import NEXT_TABLE, TABLE, RealHouse, answered, real_house, shows

CENTS = 7500
RETURNED = (Journey.TICKET_IN, Step.RETURNED)
MASKED = "••"


async def issued(server: str, installed: Installation, table: str) -> str:
    """A ticket from the second station of a table."""
    seat, sale = installed.station(2, table), BuyIn(table=table, station=2, id=uuid4().hex, amount=CENTS)
    async with StaffClient(server, table, STAFF[Role.DEALER], PIN) as dealer:
        await answered(lambda: dealer.do(sale))
    async with StationClient(server, seat.station_id, seat.key) as station:
        return await printed_at(station)


@dataclass
class HouseWithAnOldTicket:
    real: RealHouse
    expired: str


@pytest.fixture
async def house(installed: Installation, tmp_path: Path) -> AsyncIterator[HouseWithAnOldTicket]:
    """A house of two tables, where a ticket was good for no day at all when the first one was issued."""
    database = f"sqlite:///{tmp_path}/yesterday.sqlite"
    await asyncio.to_thread(copyfile, *(name.removeprefix("sqlite:///") for name in (installed.database, database)))
    async with running(Settings(database=database, ticket_days=0)) as server:
        expired = await issued(server, installed, TABLE)
    async with real_house(replace(installed, database=database), tmp_path) as real:
        yield HouseWithAnOldTicket(real, expired)


@pytest.mark.parametrize("protocol", READ_TICKETS)
async def test_every_ticket_that_must_not_be_paid_comes_back_with_its_reason_and_is_on_record(
    house: HouseWithAnOldTicket, installed: Installation, tmp_path: Path, protocol: str
) -> None:
    real = house.real
    paid, good = [await issued(real.server, installed, TABLE) for _ in range(2)]
    forged = f"{good[:-1]}{(int(good[-1]) + 1) % 10}"
    foreign = await issued(real.server, installed, NEXT_TABLE)
    async with cabinet(real, tmp_path, protocol) as made:
        configuration = read_configuration(made.file)
        async with real.station(1, fittings_of(configuration), configuration.journal) as station:
            await shows(station, lambda picture: picture.money.tickets_in)
            await made.push(f"ticket {paid}")
            await shows(station, lambda picture: picture.balance.cents == CENTS)
            refused = {
                paid: Problem.TICKET_PAID,
                house.expired: Problem.TICKET_EXPIRED,
                "007598058203805577": Problem.TICKET_UNKNOWN,
                forged: Problem.TICKET_UNKNOWN,
                foreign: Problem.TICKET_OF_ANOTHER_TABLE,
                good[:-1]: Problem.TICKET_UNKNOWN,  # seventeen digits
            }
            for number, problem in refused.items():
                heard = station.picture.said[-1].number

                def is_back(picture: Picture, heard: int = heard) -> bool:
                    last = picture.said[-1]
                    return last.saying is Saying.TICKET_RETURNED and last.number > heard

                await shows(station, lambda picture: picture.money.tickets_in and not station.owed)
                await made.push(f"ticket {number}")
                picture = await shows(station, is_back)
                assert picture.said[-1].words["reason"] == problem
                assert station.meters.tickets_in_log[-1].why == problem
                await made.acceptor.until(f"returned ticket {number}")
            assert station.picture.balance.cents == CENTS
            log = list(station.meters.tickets_in_log)
            assert [line.what_became for line in log] == ["credited", *["returned"] * len(refused)]
            assert [line.number for line in log] == [f"{MASKED}{number[-4:]}" for number in (paid, *refused)]
            assert await made.stacked() == 1
            await shows(station, lambda picture: not station.owed)
        journal = Journal.open(configuration.journal)
        why = [record.facts["why"] for record in journal.records if (record.journey, record.step) == RETURNED]
        journal.close()
        assert why == list(refused.values())
