"""Approvals on the spot: a higher role allows one action of a lower one, at the lower one's screen (RR 1.2).

An approval is signed for one power (or for what is above one threshold of the house) and one person, good for a minute
and once. Whether the approver's role is enough is decided where it is used, by the table's book and the house.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from game_protocol.identity import Approve, Threshold
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_server.callers import StaffCaller
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.identity.signing import Signing
from game_server.identity.spending import spend
from game_server.identity.staff import Staff
from game_server.refusals import Refusal
from game_server.storage.database import Database

LASTS_MS = 60_000
_PURPOSE = "approval"


@dataclass(frozen=True, slots=True)
class Approved:
    """An approval: which power, for whom and by whom."""

    what: Power | Threshold
    asked_by: str
    by: str
    role: Role


class Approvals:
    """Given by a PIN, used with one request."""

    def __init__(self, database: Database, clock: Clock, chance: Chance, signing: Signing, staff: Staff) -> None:
        self._database = database
        self._clock = clock
        self._chance = chance
        self._signing = signing
        self._staff = staff

    async def give(self, asking: StaffCaller, asked: Approve) -> tuple[str, int, StaffCaller]:
        """The approval, when it runs out, and who gave it."""
        if asked.number == asking.number:
            raise Refusal(Problem.WRONG_ROLE, Phrase.NOT_ONES_OWN_SECOND)
        if asked.what is None:
            raise Refusal(Problem.BAD_REQUEST, Phrase.MALFORMED, what="An approval names a power or a threshold")
        named = {"power": asked.power} if asked.power is not None else {"above": str(asked.above)}
        asks = f"staff {asking.number}"
        approver = await self._staff.check(
            asked.number, asked.pin, for_what="approval-given", source=asks, **named, to=asks
        )
        expires_ms = self._clock.now_ms() + LASTS_MS
        words = [self._chance.token(), expires_ms, str(asked.what), asking.number, approver.number, approver.role.value]
        return self._signing.sign(_PURPOSE, json.dumps(words).encode()), expires_ms, approver

    async def use(self, signed: str, asking: StaffCaller) -> Approved | None:
        """None for one that is forged, another's, used or run out."""
        words = self._signing.read(_PURPOSE, signed)
        if words is None:
            return None
        nonce, expires_ms, what, asked_by, by, role = json.loads(words)
        now_ms = self._clock.now_ms()
        if asked_by != asking.number or now_ms >= expires_ms:
            return None
        async with self._database.writing() as connection:
            first = await spend(self._database, connection, nonce, expires_ms=expires_ms, now_ms=now_ms)
        return Approved(_what(what), asked_by, by, Role(role)) if first else None


def _what(said: str) -> Power | Threshold:
    return Threshold(said) if said in list(Threshold) else Power(said)
