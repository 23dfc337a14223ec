"""The one writer of a table: takes all requests that wait, applies them in order, commits them together, answers.

Nothing waits so that a batch may form: requests that come while a commit runs are the next one.
Order is total: what was put into the queue first is applied first. The end of a wagering period is an entry in the
same queue, made by the server's clock, so every sheet that had arrived by then is in front of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any, TypeVar

from game_protocol.log import Log
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.retry import BackOff
from game_server.chance import Chance
from game_server.clock import Clock, Timer
from game_server.collector import Collector
from game_server.events.hub import Hub
from game_server.journal.chain import ChainBroken, Head, head_of
from game_server.metrics import Metrics
from game_server.refusals import Refusal
from game_server.settings import Settings
from game_server.storage.database import UNREACHABLE, Database
from game_server.tables import phases, recovery, rounds
from game_server.tables.loading import FoundInDatabase, load_table
from game_server.tables.state import TableState
from game_server.tables.work import NOTHING_NEEDED, Needs, Work
from game_server.tables.writing import statements_of, wrote

log = Log(__name__)
Answer = TypeVar("Answer")
Apply = Callable[[TableState, Work], Any]

COME_AGAIN_S = 0.5
"""Between two attempts to reach a database that is away, and before a state is read again that failed twice."""
LONGEST_REST_S = 8.0
RESTS = BackOff(COME_AGAIN_S, LONGEST_REST_S)
LARGEST_BATCH = 500


@dataclass(slots=True)
class Asked:
    """A request that waits for its turn."""

    apply: Apply
    by: str
    needs: Needs
    answer: asyncio.Future[Any]
    refusal: Refusal | None = None
    result: Any = field(default=None)


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who asked to see the table while a batch was on its way to the database."""

    look: Callable[[TableState, int], Any]
    seen: asyncio.Future[Any]


class LostTable(Exception):
    """Another process has written to this table: it is the owner now."""


class Writer:
    """Everything that happens at one table happens here, one batch after another."""

    def __init__(
        self,
        table: str,
        *,
        settings: Settings,
        clock: Clock,
        chance: Chance,
        database: Database,
        collector: Collector,
        hub: Hub,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.hub = hub
        self._settings = settings
        self._clock = clock
        self._chance = chance
        self._database = database
        self._collector = collector
        self._commits = metrics.commits.labels(table)
        self._failures = metrics.commit_failures.labels(table)
        self._requests = metrics.requests.labels(table)
        self._commit_seconds = metrics.commit_seconds
        self.present = asyncio.Event()
        """Set while the state is in memory and requests are taken."""
        self._queue: list[Asked] = []
        self._readers: list[Reader] = []
        self._is_writing = False
        """The state in memory is not durable yet, and its events have no number."""
        self._wake = asyncio.Event()
        self._timer: Timer | None = None
        self._state: TableState | None = None
        self._failed = 0
        """Batches in a row."""
        self._head = Head(0, "", 0)
        self._epoch = 0

    @property
    def state(self) -> TableState:
        """For what never changes, as a table's game; for all else there is `read`."""
        if self._state is None:
            raise _away()
        return self._state

    @property
    def event_id(self) -> int:
        return self._head.number

    async def read(self, look: Callable[[TableState, int], Answer]) -> Answer:
        """Calls a function with the table and the number of its newest event, with all that is durable and nothing
        else: while a batch is being written, after it."""
        if self._state is None:
            raise _away()
        if not self._is_writing:
            return look(self._state, self._head.number)
        reader = Reader(look, asyncio.get_running_loop().create_future())
        self._readers.append(reader)
        seen: Answer = await reader.seen
        return seen

    async def ask(self, apply: Callable[[TableState, Work], Answer], by: str, needs: Needs = NOTHING_NEEDED) -> Answer:
        """Applies a function to the table and answers once what it changed is durable."""
        if self._state is None:
            raise _away()
        asked = Asked(apply, by, needs, asyncio.get_running_loop().create_future())
        self._queue.append(asked)
        self._wake.set()
        result: Answer = await asked.answer
        return result

    async def start(self, epoch: int, away_since_ms: int | None) -> None:
        """Reads the state and does what must be done before the first request is answered."""
        self._epoch = epoch
        await self._load(away_since_ms)

    async def run(self) -> None:
        """Until cancelled, or until another process owns the table (`LostTable`)."""
        try:
            while True:
                if self._state is None:
                    await self._rest()
                    try:
                        await self._load()
                    except UNREACHABLE as error:
                        log.warning("database away", table=self.table, error=_one_line(error))
                        await self._clock.sleep(COME_AGAIN_S)
                        continue
                await self._wait()
                await self._serve()
        finally:
            self._set_timer(None)
            self._fail([])

    async def _rest(self) -> None:
        """A request that fails again right after the state was read anew, the table's own time for one, may fail for
        ever: not at the cost of everybody else's turn."""
        if self._failed > 1:
            await self._clock.sleep(next(islice(RESTS.delays_s(), self._failed - 2, None)))

    async def _load(self, away_since_ms: int | None = None) -> None:
        """Reads the state from the database and forgets everything in memory."""
        async with self._database.reading() as connection:
            head = await head_of(connection, self.table)
            if head.epoch != self._epoch:
                raise LostTable(f"table {self.table} was taken over by another process")
            state = await load_table(connection, self.table, self._settings)
        state.connected = self.hub.connected()
        self._head = head
        work = self._new_work(state, FoundInDatabase())
        recovery.after_restart(state, work)
        if away_since_ms is not None:
            recovery.signs_were_dark(state, work, work.now_ms - away_since_ms)
        work.finish()
        if work.changed:
            await self._write(work)
        self._state = state
        self.present.set()
        self._publish(work)
        log.info("table loaded", table=self.table, number=self._head.number, phase=state.phase)
        # What happened in other streams while this state was built is put right by the next connect or disconnect.
        self._wake.set()

    async def _wait(self) -> None:
        """Until somebody asks, or the table's own time has come."""
        self._set_timer(rounds.next_due_ms(self.state))
        await self._wake.wait()
        self._wake.clear()

    async def _serve(self) -> None:
        batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
        if self._queue:
            self._wake.set()
        failed, self._failed = self._failed, self._failed + 1
        try:
            await self._commit(batch)
            self._failed = 0 if batch else failed  # that nobody asked for anything proves nothing
        except ChainBroken as lost:
            self._fail(batch)
            raise LostTable(str(lost)) from None
        except UNREACHABLE as error:
            self._failures.inc()
            log.error("commit failed", table=self.table, requests=len(batch), error=_one_line(error))
            self._fail(batch)
        except Exception:
            self._failures.inc()
            log.exception("batch failed", table=self.table, requests=len(batch))
            self._fail(batch)
        except asyncio.CancelledError:
            self._fail(batch)
            raise

    async def _commit(self, batch: list[Asked]) -> None:
        state, found = self.state, FoundInDatabase()
        was_running = state.phase in phases.RUNNING
        needs = [asked.needs for asked in batch if asked.needs is not NOTHING_NEEDED]
        started = perf_counter()
        if needs:
            async with self._database.deciding() as decision:
                await found.look_up(decision, state, needs)
                work = self._apply(state, found, batch)
                if work.changed:
                    await decision.commit(statements_of(work, self._database.statements), work.others)
        else:
            work = self._apply(state, found, batch)
            if work.changed:
                await self._write(work)
        if work.changed:
            wrote(work)
            self._commits.inc()
            self._commit_seconds.observe(perf_counter() - started)
        self._is_writing = False
        self._publish(work)
        self._show_readers(state)
        self._requests.inc(len(batch))
        for asked in batch:
            if asked.answer.done():
                continue  # the one who asked has gone away; what was done is done
            if asked.refusal is not None:
                asked.answer.set_exception(asked.refusal)
            else:
                asked.answer.set_result(asked.result)
        if was_running and state.phase not in phases.RUNNING:
            # A round has ended and everyone is told: nothing urgent comes for a while.
            self._database.tidy()
            self._collector.round_ended()

    async def _write(self, work: Work) -> None:
        statements = statements_of(work, self._database.statements)
        if not work.others:
            await self._database.commit(statements)
            return
        async with self._database.deciding() as decision:
            await decision.commit(statements, work.others)

    def _show_readers(self, state: TableState) -> None:
        waiting, self._readers = self._readers, []
        for reader in waiting:
            if reader.seen.done():
                continue  # gone away
            try:
                reader.seen.set_result(reader.look(state, self._head.number))
            except Exception as error:  # whatever it is, it is the answer to this one and no matter of the batch
                reader.seen.set_exception(error)

    def _apply(self, state: TableState, found: FoundInDatabase, batch: list[Asked]) -> Work:
        self._is_writing = True
        work = self._new_work(state, found)
        for asked in batch:
            work.by = asked.by
            try:
                asked.result = asked.apply(state, work)
            except Refusal as refusal:
                asked.refusal = refusal
        work.by = "server"
        rounds.on_time(state, work)
        work.finish()
        return work

    def _new_work(self, state: TableState, found: FoundInDatabase) -> Work:
        return Work(state, self._chance, self._head, self._clock.now_ms(), found)

    def _publish(self, work: Work) -> None:
        self._head = work.head
        if work.told:
            self.hub.publish(work.told)

    def _set_timer(self, due_ms: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if due_ms is None else self._clock.call_at(due_ms, self._wake.set)

    def _fail(self, batch: list[Asked]) -> None:
        """Nobody knows whether it was written: what is in memory is forgotten, and everyone is told to ask again."""
        self._state = None
        self._is_writing = False
        self.present.clear()
        self._wake.set()
        readers, self._readers = self._readers, []
        for reader in readers:
            if not reader.seen.done():
                reader.seen.set_exception(_away())
        self._queue, waiting = [], batch + self._queue
        for asked in waiting:
            if not asked.answer.done():
                asked.answer.set_exception(_away())


def _away() -> Refusal:
    return Refusal(Problem.UNAVAILABLE, Phrase.DATABASE_AWAY)


def _one_line(error: BaseException) -> str:
    return str(error).splitlines()[0][:300] if str(error) else type(error).__name__
