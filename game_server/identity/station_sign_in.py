"""Station sign-in: the server names a challenge, the station signs it with its key, once.

A challenge is signed and not kept, so that asking for one costs a stranger nothing that could run out here; used
ones are written down until they would have run out anyway.
"""

from __future__ import annotations

from hmac import compare_digest

from sqlalchemy import select

from game_protocol.identity import StationSignIn, signed_words
from game_protocol.keys import is_signed
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.callers import StationCaller
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.identity import schema
from game_server.identity.signing import Signing
from game_server.identity.spending import spend
from game_server.journal.chain import append_house_event
from game_server.refusals import Refusal
from game_server.storage import schema as core
from game_server.storage.database import Database

CHALLENGE_LASTS_MS = 30_000
_PURPOSE = "challenge"
_EXPIRY_BYTES, _NONCE_BYTES, _MAC_BYTES = 8, 8, 16


class StationSignIns:
    """Challenges given out and signatures checked."""

    def __init__(self, database: Database, clock: Clock, chance: Chance, signing: Signing) -> None:
        self._database = database
        self._clock = clock
        self._chance = chance
        self._signing = signing

    def challenge(self, station_id: str) -> tuple[str, int]:
        """Given to anyone who asks, for any id: it tells nothing about which stations there are."""
        expires_ms = self._clock.now_ms() + CHALLENGE_LASTS_MS
        head = expires_ms.to_bytes(_EXPIRY_BYTES) + bytes.fromhex(self._chance.token())
        return (head + self._mac(station_id, head)).hex(), expires_ms

    async def sign_in(self, asked: StationSignIn) -> StationCaller:
        now_ms = self._clock.now_ms()
        challenge = bytes.fromhex(asked.challenge)
        head, mac = challenge[:-_MAC_BYTES], challenge[-_MAC_BYTES:]
        expires_ms = int.from_bytes(head[:_EXPIRY_BYTES])
        if not compare_digest(mac, self._mac(asked.station_id, head)) or now_ms >= expires_ms:
            raise _refusal()  # costs no row: anyone can send these
        place = (
            select(schema.station_keys.c.public_key, core.stations.c.table_id, core.stations.c.number)
            .join(core.stations, core.stations.c.id == schema.station_keys.c.station_id)
            .where(schema.station_keys.c.station_id == asked.station_id)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(place)).one_or_none()
        if found is None or not _signed(found.public_key, asked):
            await self._record("station-refused", asked.station_id, {"why": "bad signature" if found else "unknown"})
            raise _refusal()
        async with self._database.writing() as connection:
            nonce = head[_EXPIRY_BYTES:].hex()
            first = await spend(self._database, connection, nonce, expires_ms=expires_ms, now_ms=now_ms)
            kind, what = (
                ("station-signed-in", {"release": asked.release})
                if first
                else ("station-refused", {"why": "challenge used before"})
            )
            where: dict[str, object] = {"table": found.table_id, "station": found.number}
            await append_house_event(connection, kind, asked.station_id, {**where, **what}, at_ms=now_ms)
        if not first:
            raise _refusal()
        return StationCaller(asked.station_id, found.table_id, found.number)

    def _mac(self, station_id: str, head: bytes) -> bytes:
        return self._signing.mac(_PURPOSE, head + station_id.encode())[:_MAC_BYTES]

    async def _record(self, kind: str, station_id: str, what: dict[str, object]) -> None:
        async with self._database.writing() as connection:
            await append_house_event(connection, kind, station_id, what, at_ms=self._clock.now_ms())


def _signed(public_key: str, asked: StationSignIn) -> bool:
    words = signed_words(asked.station_id, asked.challenge)
    return is_signed(words, bytes.fromhex(asked.signature), public_key)


def _refusal() -> Refusal:
    """One answer for every reason: which it was is in the journal, for those who may know."""
    return Refusal(Problem.BAD_SIGNATURE, Phrase.STATION_NOT_RECOGNISED)
