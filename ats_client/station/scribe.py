"""Writes the journal off the event loop, and keeps what follows from it: journeys, meters, faults.

A durable write takes milliseconds, too long for a loop that draws frames, so a thread of its own does it. Whoever
asked waits for it all the same: the next step may be irreversible.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial

from ats_client.station.faults import FAULT, FaultKind, Faults, FaultStep
from ats_client.station.journal import Fact, Journal, Record
from ats_client.station.journal_head import Head
from ats_client.station.journeys import Journey, Journeys, Step
from ats_client.station.meters import Meters
from screen_kit.clock import Clock


class Scribe:
    """The one who writes. Steps are checked against their table first, one at a time."""

    def __init__(self, journal: Journal, clock: Clock, pen: Executor | None = None) -> None:
        """`pen` does the writing: a thread, unless a simulation in virtual time hands in another."""
        self._journal = journal
        self._clock = clock
        self._writing = asyncio.Lock()
        self._pen = pen or ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self.journeys = Journeys(journal.records)
        self.meters = Meters(journal.records)
        self.faults = Faults(journal.records)
        self.wrote: Callable[[], None] = lambda: None
        """Called after each record."""

    @property
    def head(self) -> Head | None:
        """The last record; None for a journal that is only in memory."""
        return self._journal.head

    async def has(self, head: Head) -> bool:
        async with self._writing:
            return await asyncio.get_running_loop().run_in_executor(self._pen, partial(self._journal.has, head))

    async def records(self) -> tuple[Record, ...]:
        """Everything ever written, oldest first and proven again: for a technician, not for play."""
        async with self._writing:
            return await asyncio.get_running_loop().run_in_executor(self._pen, self._journal.read)

    async def step(self, journey: Journey, journey_id: str, step: Step, **facts: Fact) -> None:
        """Returns when the step is on the disk."""
        async with self._writing:
            self.journeys.check(journey, journey_id, step)
            record = await self._write(journey, journey_id, step, facts)
            self.journeys.follow(record)
            self.meters.follow(record)

    async def raise_fault(self, kind: FaultKind, detail: str) -> None:
        async with self._writing:
            self.faults.follow(await self._write(FAULT, kind, FaultStep.RAISED, {"detail": detail}))

    async def clear_fault(self, kind: FaultKind, by: str) -> None:
        """By whom: a person's name, or the check that proved it gone (GMNS 1.17.3)."""
        async with self._writing:
            if kind in self.faults:
                self.faults.follow(await self._write(FAULT, kind, FaultStep.CLEARED, {"by": by}))

    async def lend_pen(self, write: Callable[[], None]) -> None:
        """For another file: off the event loop too, and after whatever was asked for before."""
        async with self._writing:
            await asyncio.get_running_loop().run_in_executor(self._pen, write)

    def close(self) -> None:
        self._pen.shutdown(wait=True)
        self._journal.close()

    async def _write(self, journey: str, journey_id: str, step: str, facts: dict[str, Fact]) -> Record:
        at_ms = self._clock.wall_ms()
        loop = asyncio.get_running_loop()
        append = self._journal.append
        record = await loop.run_in_executor(self._pen, append, at_ms, journey, journey_id, step, facts)
        self.wrote()
        return record
