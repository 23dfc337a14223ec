"""What a station asks the server: one method a route, signed in with the station's own key."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.client import Connection, SignedConnection
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
from game_protocol.keys import SigningKey
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
from game_protocol.technician import EnterDiagnostics, Entered, LeaveDiagnostics, TechnicianAct


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
        asked = ChallengeAsked(station_id=self._station_id)
        challenge = (await self.ask("POST", routes.CHALLENGE, asked, Challenge)).challenge
        signature = self._key.sign(signed_words(self._station_id, challenge)).hex()
        sign_in = StationSignIn(station_id=self._station_id, challenge=challenge, signature=signature)
        return (await self.ask("POST", routes.STATION_SIGN_IN, sign_in, SignedIn)).token

    async def view(self) -> StationView:
        return await self.signed("GET", routes.STATION, None, StationView)

    def events(self, after: int | None) -> AbstractAsyncContextManager[EventStream]:
        return self.listen_signed(routes.STATION_EVENTS, after)

    async def put_sheet(self, sheet: SheetPut) -> SheetAck:
        return await self.signed("PUT", routes.SHEET, sheet, SheetAck)

    async def confirm_sheet(self, confirmation: ConfirmSheet) -> None:
        await self.signed("POST", routes.CONFIRM_SHEET, confirmation, Nothing)

    async def may_take_note(self, note: MayTakeNote) -> None:
        await self.signed("POST", routes.MAY_TAKE_NOTE, note, Nothing)

    async def note_stacked(self, note: NoteStacked) -> Credited:
        return await self.signed("POST", routes.NOTES, note, Credited)

    async def reserve_ticket(self, ticket: ReserveTicket) -> TicketReserved:
        return await self.signed("POST", routes.RESERVE_TICKET, ticket, TicketReserved)

    async def redeem_ticket(self, ticket: TicketById) -> Credited:
        return await self.signed("POST", routes.REDEEM_TICKET, ticket, Credited)

    async def release_ticket(self, ticket: ReleaseTicket) -> None:
        await self.signed("POST", routes.RELEASE_TICKET, ticket, Nothing)

    async def cash_out(self, cash_out: CashOut) -> CashOutAnswer:
        return await self.signed("POST", routes.CASH_OUT, cash_out, CashOutAnswer)

    async def ticket_printed(self, ticket: TicketPrinted) -> None:
        await self.signed("POST", routes.TICKET_PRINTED, ticket, Nothing)

    async def ticket_not_printed(self, ticket: TicketNotPrinted) -> None:
        await self.signed("POST", routes.TICKET_NOT_PRINTED, ticket, Nothing)

    async def call_attendant(self, call: CallAttendant) -> None:
        await self.signed("POST", routes.ATTENDANT, call, Nothing)

    async def report_devices(self, devices: Devices) -> None:
        await self.signed("POST", routes.DEVICES, devices, Nothing)

    async def recall(self) -> Recall:
        return await self.signed("GET", routes.RECALL, None, Recall)

    async def technician_enters(self, who: EnterDiagnostics) -> Entered:
        return await self.signed("POST", routes.TECHNICIAN_ENTERS, who, Entered)

    async def technician_leaves(self, leave: LeaveDiagnostics) -> None:
        await self.signed("POST", routes.TECHNICIAN_LEAVES, leave, Nothing)

    async def technician_did(self, act: TechnicianAct) -> None:
        await self.signed("POST", routes.TECHNICIAN_DID, act, Nothing)


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
        return await connection.ask("POST", routes.ENROL, Enrol(code=code, public_key=key.public), Enrolled)
