"""What technicians did at this station: on its disk first, then told to the server until it answers (field 1.11)."""

from __future__ import annotations

import asyncio
from random import Random
from uuid import uuid4

from ats_client.log import Log
from ats_client.station.clock import Clock
from ats_client.station.errands import Errands
from ats_client.station.journal import Fact, Record
from ats_client.station.journeys import Journey, Step
from ats_client.station.link import Link
from ats_client.station.scribe import Scribe
from game_protocol.errors import RefusedByServer
from game_protocol.retry import BackOff, until_answered
from game_protocol.technician import TechnicianAct

log = Log(__name__)

TELLING = BackOff(first_s=0.2, longest_s=10.0)


class WorkLog:
    """`did` each thing; `resume` when the station starts."""

    def __init__(self, link: Link, scribe: Scribe, clock: Clock, chance: Random, errands: Errands) -> None:
        self._link = link
        self._scribe = scribe
        self._clock = clock
        self._chance = chance
        self._errands = errands
        self._told = asyncio.Event()

    def resume(self) -> None:
        for travelling in self._scribe.journeys.under_way(Step.DID):
            self._errands.start(self._tell(travelling.id))

    async def did(self, by: str, what: str, detail: str = "", **own: Fact) -> None:
        """Returns when it is on the disk. `own` stays on this station."""
        act_id = uuid4().hex
        await self._scribe.step(Journey.WORK, act_id, Step.DID, by=by, what=what, detail=detail, **own)
        self._errands.start(self._tell(act_id))

    async def _tell(self, act_id: str) -> None:
        travelling = self._scribe.journeys.get(act_id)
        if travelling is None:
            return
        facts = travelling.facts
        act = TechnicianAct(
            id=act_id,
            at_ms=travelling.since_ms,
            by=str(facts["by"]),
            what=str(facts["what"])[:80],
            detail=str(facts["detail"])[:500],
        )
        try:
            await until_answered(lambda: self._link.technician_did(act), TELLING, self._chance, self._clock.sleep)
        except RefusedByServer as refusal:
            log.warning("the server does not want to know", act=act.what, why=str(refusal))
        await self._scribe.step(Journey.WORK, act_id, Step.TOLD)
        self._told.set()

    async def all_told(self) -> None:
        """Until the server has heard of every act."""
        while self._scribe.journeys.under_way(Step.DID):
            self._told.clear()
            await self._told.wait()


def acts(records: tuple[Record, ...]) -> list[Record]:
    """What technicians did here, oldest first."""
    return [record for record in records if record.journey == Journey.WORK and record.step == Step.DID]
