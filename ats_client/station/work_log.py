"""What technicians did at this station: on its disk first, then told to the server until it answers (field 1.11)."""

from __future__ import annotations

import asyncio
from random import Random
from uuid import uuid4

from ats_client.station.journal import Fact, Record
from ats_client.station.journeys import Journey, Step, Travelling
from ats_client.station.link import Link
from ats_client.station.scribe import Scribe
from game_protocol.basics import one_line
from game_protocol.errors import RefusedByServer
from game_protocol.log import Log
from game_protocol.retry import BackOff, until_answered
from game_protocol.technician import TechnicianAct
from screen_kit.background import Background
from screen_kit.clock import Clock

log = Log(__name__)

TELLING = BackOff(first_s=0.2, longest_s=10.0)


class WorkLog:
    """`did` each thing; `resume` when the station starts. One is told at a time."""

    def __init__(self, link: Link, scribe: Scribe, clock: Clock, chance: Random, background: Background) -> None:
        self._link = link
        self._scribe = scribe
        self._clock = clock
        self._chance = chance
        self._background = background
        self._told = asyncio.Event()
        self._telling = False

    def resume(self) -> None:
        """Tells what is not told yet, in the order it was done: a record out of order tells another story."""
        if not self._telling:
            self._telling = True
            self._background.start(self._tell_all())

    async def did(self, by: str, what: str, detail: str = "", **own: Fact) -> None:
        """Returns when it is on the disk. `own` stays on this station."""
        await self._scribe.step(Journey.WORK, uuid4().hex, Step.DID, by=by, what=what, detail=detail, **own)
        self.resume()

    async def _tell_all(self) -> None:
        try:
            while waiting := self._scribe.journeys.under_way(Step.DID):
                await self._tell(waiting[0])
        finally:
            self._telling = False

    async def _tell(self, travelling: Travelling) -> None:
        facts = travelling.facts
        act = TechnicianAct(
            id=travelling.id,
            at_ms=travelling.since_ms,
            by=str(facts["by"]),
            what=one_line(str(facts["what"]))[:80],
            detail=one_line(str(facts["detail"]))[:500],
        )
        try:
            await until_answered(lambda: self._link.do(act), TELLING, self._chance, self._clock.sleep)
        except RefusedByServer as refusal:
            log.warning("the server does not want to know", act=act.what, why=str(refusal))
        await self._scribe.step(Journey.WORK, travelling.id, Step.TOLD)
        self._told.set()

    async def all_told(self) -> None:
        """Until the server has heard of every act."""
        while self._scribe.journeys.under_way(Step.DID):
            self._told.clear()
            await self._told.wait()


def acts(records: tuple[Record, ...]) -> list[Record]:
    """What technicians did here, oldest first."""
    return [record for record in records if record.journey == Journey.WORK and record.step == Step.DID]
