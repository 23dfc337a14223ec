"""A station's connection to the server, signed in with the station's own key."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx

from game_protocol import streams
from game_protocol.client import Connection, SignedConnection
from game_protocol.event_stream import EventStream
from game_protocol.identity import AskChallenge, Enrol, Enrolled, StationSignIn, signed_words
from game_protocol.keys import SigningKey
from game_protocol.release import release


class StationClient(SignedConnection):
    """A station's link to the server."""

    def __init__(
        self,
        server: str,
        station_id: str,
        key: SigningKey,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self._station_id = station_id
        self._key = key

    async def _new_token(self) -> str:
        challenge = (await self.do(AskChallenge(station_id=self._station_id))).challenge
        signature = self._key.sign(signed_words(self._station_id, challenge)).hex()
        sign_in = StationSignIn(
            station_id=self._station_id, challenge=challenge, signature=signature, release=release()
        )
        return (await self.do(sign_in)).token

    def events(self, after: int | None) -> AbstractAsyncContextManager[EventStream]:
        return self.listen_signed(streams.STATION_EVENTS, after)


async def enrol(
    server: str,
    code: str,
    key: SigningKey,
    *,
    ca_file: Path | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> Enrolled:
    """A new station's first words: its public key, allowed by a one-time code."""
    async with Connection(server, ca_file=ca_file, transport=transport) as connection:
        return await connection.do(Enrol(code=code, public_key=key.public))
