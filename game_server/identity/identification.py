"""Who is asking: staff, stations, tokens and approvals, put together once for a server process."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

from starlette.requests import HTTPConnection

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.callers import Caller, StaffCaller
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.identity.approvals import Approvals
from game_server.identity.enrolment import BringStation, Enrolment
from game_server.identity.guesses import Guesses
from game_server.identity.signing import Signing
from game_server.identity.staff import Staff, Standing
from game_server.identity.station_sign_in import StationSignIns
from game_server.identity.technicians import Technicians
from game_server.identity.tokens import Tokens
from game_server.key_file import signing_key_file
from game_server.refusals import Refusal
from game_server.storage.database import Database

APPROVAL_HEADER = "X-Approval"


class Identification:
    """Knows callers by their tokens. `open` first, once the database has its tables."""

    staff: Staff
    enrolment: Enrolment
    sign_ins: StationSignIns
    approvals: Approvals
    tokens: Tokens
    technicians: Technicians

    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        bring_station: BringStation,
        stations_a_table: int,
        signing_key: Path | None = None,
    ) -> None:
        """`signing_key`: the file, where it is not in its usual place; the same for every process of the house."""
        self._database = database
        self._key_file = signing_key_file(database.url, signing_key)
        self._clock = clock
        self._chance = chance
        self.staff = Staff(database, clock)
        self.guesses = Guesses(clock)
        self.enrolment = Enrolment(database, clock, chance, bring_station, stations_a_table)

    async def open(self) -> None:
        signing = Signing(await asyncio.to_thread(self._key_file.read, make=True))
        self.tokens = Tokens(signing)
        self.technicians = Technicians(signing, self.staff, self._clock)
        self.sign_ins = StationSignIns(self._database, self._clock, self._chance, signing)
        self.approvals = Approvals(self._database, self._clock, self._chance, signing, self.staff)

    async def caller_of(self, request: HTTPConnection) -> Caller:
        """Who sent a request. A station's token costs no look at the database, a person's one every two seconds."""
        scheme, _, text = request.headers.get("authorization", "").partition(" ")
        token = self.tokens.read(text, self._clock.now_ms()) if scheme.lower() == "bearer" else None
        if token is None:
            raise _not_signed_in()
        caller = token.caller
        if isinstance(caller, StaffCaller):
            standing = await self.staff.still_good(token)
            if standing is Standing.ELSEWHERE:
                raise Refusal(Problem.NOT_SIGNED_IN, Phrase.AT_ANOTHER_CONSOLE, elsewhere=True)
            if standing is Standing.GONE:
                raise _not_signed_in()
            approval = request.headers.get(APPROVAL_HEADER)
            if approval is not None:
                return await self._with_approval(caller, approval)
        return caller

    async def _with_approval(self, caller: StaffCaller, approval: str) -> StaffCaller:
        approved = await self.approvals.use(approval, caller)
        if approved is None:
            raise Refusal(Problem.WRONG_ROLE, Phrase.APPROVAL_SPENT)
        return dataclasses.replace(caller, approved=approved.what, approved_by=approved.by, approver_role=approved.role)


def _not_signed_in() -> Refusal:
    return Refusal(Problem.NOT_SIGNED_IN, Phrase.SIGN_IN_FIRST)
