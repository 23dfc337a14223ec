"""What a station asks the server: one method a route, signed in with the station's own key."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import httpx
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.client import Connection
from game_protocol.errors import RefusedByServer
from game_protocol.event_stream import EventStream
from game_protocol.identity import (
    Challenge,
    ChallengeAsked,
    Enrol,
    Enrolled,
    SignedIn,
    StationSignIn,
    signed_words,
)
from game_protocol.problems import Problem
from game_protocol.station import (
    CallAttendant,
    CashOut,
    CashOutAnswer,
    ConfirmSheet,
    Credited,
    Devices,
    MayTakeNote,
    NoteStacked,
    Recall,
    ReleaseTicket,
    ReserveTicket,
    SheetAck,
    SheetPut,
    StationView,
    TicketById,
    TicketNotPrinted,
    TicketPrinted,
    TicketReserved,
)

Answer = TypeVar("Answer", bound=Message)


class StationClient(Connection):
    """A station's link to the server. It signs in when first asked to do something, and again when told to."""

    def __init__(
        self,
        server: str,
        station_id: str,
        key: Ed25519PrivateKey,
        *,
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, ca_file=ca_file, transport=transport)
        self._station_id = station_id
        self._key = key
        self._token: str | None = None
        self._signing_in = asyncio.Lock()

    async def view(self) -> StationView:
        return await self._signed("GET", routes.STATION, None, StationView)

    @asynccontextmanager
    async def events(self, after: int | None) -> AsyncIterator[EventStream]:
        token = await self._sign_in()
        try:
            async with self.listen(routes.STATION_EVENTS, after, _bearer(token)) as stream:
                yield stream
        except RefusedByServer as refusal:
            self._forget(token, refusal)
            raise

    async def put_sheet(self, sheet: SheetPut) -> SheetAck:
        return await self._signed("PUT", routes.SHEET, sheet, SheetAck)

    async def confirm_sheet(self, confirmation: ConfirmSheet) -> None:
        await self._signed("POST", routes.CONFIRM_SHEET, confirmation, Nothing)

    async def may_take_note(self, note: MayTakeNote) -> None:
        await self._signed("POST", routes.MAY_TAKE_NOTE, note, Nothing)

    async def note_stacked(self, note: NoteStacked) -> Credited:
        return await self._signed("POST", routes.NOTES, note, Credited)

    async def reserve_ticket(self, ticket: ReserveTicket) -> TicketReserved:
        return await self._signed("POST", routes.RESERVE_TICKET, ticket, TicketReserved)

    async def redeem_ticket(self, ticket: TicketById) -> Credited:
        return await self._signed("POST", routes.REDEEM_TICKET, ticket, Credited)

    async def release_ticket(self, ticket: ReleaseTicket) -> None:
        await self._signed("POST", routes.RELEASE_TICKET, ticket, Nothing)

    async def cash_out(self, cash_out: CashOut) -> CashOutAnswer:
        return await self._signed("POST", routes.CASH_OUT, cash_out, CashOutAnswer)

    async def ticket_printed(self, ticket: TicketPrinted) -> None:
        await self._signed("POST", routes.TICKET_PRINTED, ticket, Nothing)

    async def ticket_not_printed(self, ticket: TicketNotPrinted) -> None:
        await self._signed("POST", routes.TICKET_NOT_PRINTED, ticket, Nothing)

    async def call_attendant(self, call: CallAttendant) -> None:
        await self._signed("POST", routes.ATTENDANT, call, Nothing)

    async def report_devices(self, devices: Devices) -> None:
        await self._signed("POST", routes.DEVICES, devices, Nothing)

    async def recall(self) -> Recall:
        return await self._signed("GET", routes.RECALL, None, Recall)

    async def _signed(self, method: str, path: str, message: Message | None, answer: type[Answer]) -> Answer:
        token = await self._sign_in()
        try:
            return await self.ask(method, path, message, answer, _bearer(token))
        except RefusedByServer as refusal:
            if not self._forget(token, refusal):
                raise
        # The token had run out, or another server took the table over: sign in anew and ask once more.
        return await self.ask(method, path, message, answer, _bearer(await self._sign_in()))

    async def _sign_in(self) -> str:
        async with self._signing_in:
            if self._token is None:
                asked = ChallengeAsked(station_id=self._station_id)
                challenge = (await self.ask("POST", routes.CHALLENGE, asked, Challenge)).challenge
                signature = self._key.sign(signed_words(self._station_id, challenge)).hex()
                sign_in = StationSignIn(station_id=self._station_id, challenge=challenge, signature=signature)
                self._token = (await self.ask("POST", routes.STATION_SIGN_IN, sign_in, SignedIn)).token
            return self._token

    def _forget(self, token: str, refusal: RefusedByServer) -> bool:
        if refusal.problem is not Problem.NOT_SIGNED_IN:
            return False
        if self._token == token:
            self._token = None
        return True


async def enrol(
    server: str,
    code: str,
    key: Ed25519PrivateKey,
    *,
    ca_file: Path | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> Enrolled:
    """A new station's first words: its public key, allowed by a one-time code."""
    async with Connection(server, ca_file=ca_file, transport=transport) as connection:
        return await connection.ask(
            "POST", routes.ENROL, Enrol(code=code, public_key=key.public_key().public_bytes_raw().hex()), Enrolled
        )


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
