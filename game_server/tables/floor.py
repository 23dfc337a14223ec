"""The gaming floor: the tables this process writes for, and where the others are."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import select, update

from game_protocol.log import Log
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.callers import StationCaller
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.collector import Collector
from game_server.events.hub import Hub
from game_server.journal.chain import take_over
from game_server.metrics import Metrics
from game_server.refusals import Refusal
from game_server.run_to_end import run_to_end
from game_server.settings import Settings
from game_server.storage import schema
from game_server.storage.database import UNREACHABLE, Database
from game_server.tables.ownership import locks_of
from game_server.tables.writer import LostTable, Writer

log = Log(__name__)

LOOK_AROUND_S = 1.0
"""Between two looks for tables that have no owner: so long, and a state to read, is a table without one."""


@dataclass(frozen=True, slots=True)
class Running:
    writer: Writer
    task: asyncio.Task[None]


class Floor:
    """Takes every table nobody has, gives up those it lost, and knows who has the rest."""

    def __init__(self, settings: Settings, clock: Clock, chance: Chance, database: Database, metrics: Metrics) -> None:
        self._settings = settings
        self._clock = clock
        self._chance = chance
        self._database = database
        self._collector = Collector()
        self._metrics = metrics
        self._locks = locks_of(database)
        self._running: dict[str, Running] = {}
        self._elsewhere: dict[str, str | None] = {}
        self._looking: asyncio.Task[None] | None = None

    @property
    def owned(self) -> list[str]:
        return sorted(self._running)

    @property
    def known(self) -> list[str]:
        return sorted({*self._running, *self._elsewhere})

    def writer(self, table: str) -> Writer:
        running = self._running.get(table)
        if running is not None:
            return running.writer
        owner = self._elsewhere.get(table)
        if owner is not None:
            raise Refusal(Problem.BUSY, Phrase.TABLE_ELSEWHERE, owner=owner)
        if table in self._elsewhere:  # lost with the database, or between two owners
            raise Refusal(Problem.UNAVAILABLE, Phrase.TABLE_NOWHERE)
        raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=table)

    def writer_for(self, station: StationCaller) -> Writer:
        """A machine whose place was given to another has a good token for some hours yet, and no place."""
        writer = self.writer(station.table)
        place = writer.state.stations.get(station.number)
        if place is None or place.id != station.station_id:
            raise Refusal(Problem.NOT_SIGNED_IN, Phrase.PLACE_OF_ANOTHER)
        return writer

    async def open(self) -> None:
        """Every table nobody else has is in memory when this returns."""
        await self._look()
        self._looking = asyncio.create_task(self._keep_looking())

    async def shut(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for table in self.owned:
            await self._drop(table)
        await self._locks.let_go()

    def end_streams(self) -> None:
        """The server stops: event streams would keep it waiting."""
        for running in self._running.values():
            running.writer.hub.close()

    async def look_now(self) -> None:
        """Takes a table that was just made, without waiting for the next look."""
        await self._look()

    async def _keep_looking(self) -> None:
        while True:
            await self._clock.sleep(LOOK_AROUND_S)
            try:
                await run_to_end(self._look())
            except UNREACHABLE as error:
                log.warning("cannot look for tables", error=str(error).splitlines()[0][:200] if str(error) else "")
            except Exception:  # whatever it was: a server that no longer looks would never take a table over
                log.exception("cannot look for tables")

    async def _look(self) -> None:
        # Asked also without a table: a connection that was cut while waiting for one would never take one again.
        if not await self._locks.still_ours() and self._running:
            log.error("table locks lost", tables=self.owned)
            for table in self.owned:
                await self._drop(table)
        tables, owners = schema.tables, schema.owners
        wanted = select(tables.c.id, owners.c.address, owners.c.seen_ms).outerjoin(
            owners, owners.c.table_id == tables.c.id
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        for row in found:
            if row.id in self._running:
                continue
            if await self._locks.take(row.id):
                await self._take(row.id, row.seen_ms)
            else:
                self._elsewhere[row.id] = row.address
        await self._say_alive()

    async def _take(self, table: str, seen_ms: int | None) -> None:
        hub = Hub(
            table,
            self._clock,
            self._metrics,
            heartbeat_s=self._settings.heartbeat_s,
            most_waiting=self._settings.listener_events,
        )
        writer = Writer(
            table,
            settings=self._settings,
            clock=self._clock,
            chance=self._chance,
            database=self._database,
            collector=self._collector,
            hub=hub,
            metrics=self._metrics,
        )
        now_ms = self._clock.now_ms()
        owner = {"table_id": table, "address": self._settings.address, "since_ms": now_ms, "seen_ms": now_ms}
        async with self._database.writing() as connection:
            await connection.execute(self._database.upsert(schema.owners), [owner])
            epoch = await take_over(connection, table)
        await writer.start(epoch, away_since_ms=seen_ms)
        task = asyncio.create_task(writer.run(), name=f"writer of table {table}")
        task.add_done_callback(lambda done: self._ended(table, done))
        self._running[table] = Running(writer, task)
        self._elsewhere.pop(table, None)
        self._metrics.owned.set(len(self._running))
        log.info("table taken", table=table, address=self._settings.address)

    async def _say_alive(self) -> None:
        """How long signs were not shown is known from this, should the server fall."""
        if not self._running:
            return
        alive = update(schema.owners).where(schema.owners.c.table_id.in_(self.owned))
        async with self._database.writing() as connection:
            await connection.execute(alive.values(seen_ms=self._clock.now_ms()))

    async def _drop(self, table: str) -> None:
        running = self._running.pop(table)
        self._elsewhere[table] = None
        running.writer.hub.close()
        running.task.cancel()
        await asyncio.gather(running.task, return_exceptions=True)
        self._metrics.owned.set(len(self._running))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        """A writer ends by itself only when another process has written to its table."""
        running = self._running.get(table)
        if running is None or running.task is not task:
            return
        error = None if task.cancelled() else task.exception()
        if isinstance(error, LostTable):
            log.error("table lost", table=table, reason=str(error))
        elif error is not None:
            log.error("writer ended", table=table, error=repr(error))
        del self._running[table]
        self._elsewhere[table] = None
        running.writer.hub.close()
        self._metrics.owned.set(len(self._running))
