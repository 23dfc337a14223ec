"""A house on a real database with the clock in the test's hand: rounds, prizes, and everything added up afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import select

from game_protocol.events import RoundSettled
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    JackpotChange,
    JackpotGroup,
    OpenJackpot,
    SetJackpotGroup,
)
from game_protocol.jackpots import JackpotMeter, JackpotParameters, Prize
from game_protocol.problems import Problem
from game_protocol.rounds import CorrectOutcome, EnterOutcome, FreezeAccounts, InvalidateRound, ReadOutcome, VoidCause
from game_rules.money import Money
from game_server.audit import audit
from game_server.chance import Chance
from game_server.house import House
from game_server.jackpots import prizes as jackpot_prizes
from game_server.jackpots import rounds as jackpot_rounds
from game_server.jackpots import schema as jackpot_schema
from game_server.jackpots import storage
from game_server.jackpots.vault import Vault
from game_server.key_file import jackpot_key_file
from game_server.ledger.accounts import of_player
from game_server.refusals import Refusal
from game_server.settings import Settings
from game_server.storage import schema
from game_server.tables import corrections, rounds
from tests.game_server.hand_clock import HandClock
from tests.game_server.jackpots.chances import SeededChance
from tests.game_server.real_table import ROULETTE, RealTable, install

Answer = TypeVar("Answer")
PIT_BOSS = "staff 3001"


class RestlessClock(HandClock):
    """A writer whose batches failed rests a while before it reads its state again: here no time passes by that."""

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        if task is not None and task.get_name().startswith("writer of table"):
            await asyncio.sleep(0)
        else:
            await super().sleep(seconds)


class Casino:
    """One house process and its tables; jackpots as a test sets them up."""

    def __init__(self, house: House, clock: HandClock) -> None:
        self.house = house
        self.clock = clock
        self.office, self.changes = house.jackpots.office, house.jackpots.changes
        self.vault = Vault(jackpot_key_file(house.settings.database, house.settings.jackpot_key))
        self.tables = {name: RealTable(house, clock, name) for name in house.floor.owned}

    # the floor

    def table(self, name: str) -> RealTable:
        return self.tables[name]

    async def wager(self, table: str, wagers: Mapping[int, dict[str, int]]) -> int:
        """A round with these wagers, closed and waiting for its outcome."""
        number = await self.table(table).open()
        for station, its in wagers.items():
            await self.table(table).put(station, its)
        await self.table(table).close()
        return number

    async def settle(self, table: str, number: int, outcome: str) -> RoundSettled:
        await self.table(table).ask(rounds.read_outcome, ReadOutcome(table=table, round=number, outcome=outcome))
        asked = EnterOutcome(table=table, round=number, outcome=outcome)
        return await self.with_jackpots(table, jackpot_rounds.enter_outcome, asked, round_=number)

    async def play(self, table: str, wagers: Mapping[int, dict[str, int]], outcome: str = "5") -> int:
        number = await self.wager(table, wagers)
        await self.settle(table, number, outcome)
        self.clock.advance(1000)
        return number

    async def void(self, table: str, number: int) -> None:
        asked = InvalidateRound(table=table, round=number, cause=VoidCause.DISRUPTION, reason="a fight")
        await self.with_jackpots(table, jackpot_rounds.invalidate_round, asked, round_=number)

    async def correct(self, table: str, number: int, outcome: str) -> None:
        await self.table(table).ask(
            corrections.freeze_accounts, FreezeAccounts(table=table, reason="wrong number entered")
        )
        asked = CorrectOutcome(table=table, round=number, outcome=outcome, reason="wrong number entered")
        await self.with_jackpots(table, jackpot_rounds.correct_outcome, asked, round_=number)

    async def with_jackpots(
        self, table: str, apply: Callable[..., Answer], asked: object, *, round_: int | None = None, prize: str = ""
    ) -> Answer:
        needs = self.house.jackpots.needs(round_=round_, prize=prize or None)
        writer = self.house.floor.writer(table)
        return await writer.ask(lambda state, work: apply(state, work, asked), PIT_BOSS, needs)

    # jackpots

    async def offer(self, name: str, asked: JackpotParameters, *tables: str) -> None:
        """Opens a jackpot and adds a group of these tables, with the sign that needs."""
        await self.office.open_jackpot(OpenJackpot(jackpot=name, parameters=asked), PIT_BOSS)
        group = f"group-{'-'.join(tables)}"
        async with self.house.database.reading() as connection:
            known = (await connection.execute(select(jackpot_schema.groups.c.id))).scalars().all()
        if group not in known:
            await self.office.set_jackpot_group(
                SetJackpotGroup(group=JackpotGroup(group=group, name=group, tables=list(tables))), PIT_BOSS
            )
        await self.change(JackpotChange(kind=ChangeKind.ADD, jackpot=name, group=group, minutes=0))

    async def change(self, asked: JackpotChange) -> int:
        announced = await self.changes.announce_jackpot_change(AnnounceJackpotChange(what=asked), PIT_BOSS)
        await self.house.jackpots.boards.refresh()
        self.clock.advance(asked.minutes * 60_000)
        await self.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS)
        await self.house.jackpots.boards.refresh()
        return announced.change

    async def prizes(self) -> list[Prize]:
        return (await self.house.jackpots.everything()).unconfirmed

    async def confirm(self, prize: Prize) -> Prize:
        asked = ConfirmPrize(table=prize.table, prize=prize.prize, amount=prize.amount)
        return await self.with_jackpots(prize.table, jackpot_prizes.confirm_prize, asked, prize=prize.prize)

    async def decline(self, prize: Prize, reason: str = "syndicate play") -> Prize:
        asked = DeclinePrize(table=prize.table, prize=prize.prize, reason=reason)
        return await self.with_jackpots(prize.table, jackpot_prizes.decline_prize, asked, prize=prize.prize)

    async def hand_over(self, prize: Prize) -> Prize:
        asked = HandOverPrize(table=prize.table, prize=prize.prize)
        return await self.with_jackpots(prize.table, jackpot_prizes.hand_over_prize, asked, prize=prize.prize)

    async def hide(self, name: str, cents: int) -> None:
        """The hidden value, as if it had been drawn so."""
        async with self.house.database.writing() as connection:
            kept = await storage.lock(connection, self.vault, [name])
            changed = replace(kept.jackpots[name], hidden=Money(cents))
            await connection.execute(storage.kept_jackpot(changed, self.vault))

    # what can be seen

    async def meter(self, name: str) -> JackpotMeter:
        everything = await self.house.jackpots.everything()
        return next(row.meter for row in everything.jackpots if row.meter.jackpot == name)

    async def amount(self, name: str) -> int:
        return (await self.meter(name)).amount

    async def balance(self, table: str, station: int) -> int:
        state = self.house.floor.writer(table).state
        return state.balance_of(state.stations[station]).cents

    async def account(self, name: str) -> int:
        async with self.house.database.reading() as connection:
            wanted = select(schema.accounts.c.cents).where(schema.accounts.c.name == name)
            return (await connection.execute(wanted)).scalar() or 0

    async def events(self, table: str, kind: str) -> list[Any]:
        journal = schema.journal.c
        async with self.house.database.reading() as connection:
            wanted = select(journal.body).where(journal.chain == table, journal.kind == kind).order_by(journal.number)
            return [json.loads(body) for body in (await connection.execute(wanted)).scalars()]

    def session(self, table: str, station: int) -> str:
        session = self.house.floor.writer(table).state.stations[station].session
        assert session is not None
        return of_player(session.id, table).name

    def alerts(self, table: str) -> list[str]:
        return [
            alert.said.text for alert in self.house.floor.writer(table).state.alerts.values() if alert.what == "jackpot"
        ]

    async def adds_up(self) -> None:
        """Ledger, journal, rounds and every meter, from the single records."""
        found = await audit(self.house.database)
        assert not found.problems, found.problems
        made = await self.house.jackpots.reconciliations()
        for each in made.jackpots:
            assert not each.problems, each.problems
            came = each.seeded + each.contributed + each.received
            assert each.meter == came - each.paid - each.given_away


async def refused(problem: Problem, asked: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.problem is problem, refusal.value
    return refusal.value


@asynccontextmanager
async def casino_on(
    url: str, directory: Path, chance: Chance | None = None, *, clock: HandClock | None = None
) -> AsyncIterator[Casino]:
    """A house process on this database; it takes the tables nobody else has."""
    clock = clock or RestlessClock()
    settings = Settings(database=url, jackpot_key=directory / "jackpot-key")
    house = House(settings, clock, chance or SeededChance(1))
    await house.floor.open()
    try:
        yield Casino(house, clock)
    finally:
        await house.jackpots.shut()
        await house.floor.shut()
        await house.database.dispose()


@asynccontextmanager
async def new_casino(url: str, directory: Path, chance: Chance | None = None) -> AsyncIterator[Casino]:
    """Tables `1` and `2`, three stations each, ten thousand in every account."""
    await install(url, {"1": ROULETTE, "2": ROULETTE})
    async with casino_on(url, directory, chance) as casino:
        for table in casino.tables.values():
            for station in (1, 2, 3):
                await table.buy_in(station, 1_000_000)
        yield casino
