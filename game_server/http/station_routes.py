"""What a station asks: its picture, its sheet's confirmation, notes, tickets, cash-out, help."""

from __future__ import annotations

from typing import Annotated

from fastapi import Header, Query, Response

from game_protocol import routes
from game_protocol.basics import Nothing
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
    StationView,
    TicketById,
    TicketNotPrinted,
    TicketPrinted,
    TicketReserved,
)
from game_server.events.stream import EventStreamResponse
from game_server.http.doors import Station, StationWriter, TheHouse
from game_server.http.message_router import MessageRouter
from game_server.jackpots.live import as_frame
from game_server.refusals import Refusal
from game_server.tables import accounts, cash_out, sheets, stations, tickets_in, views
from game_server.tables.recall import recall_of
from game_server.tables.work import Needs, request_key

router = MessageRouter(tags=["station"])
EVENT_STREAM: dict[int | str, dict[str, object]] = {
    200: {"description": "Events, one after another", "content": {"text/event-stream": {"schema": {"type": "string"}}}}
}
EventNumber = Annotated[int | None, Query(ge=0, le=2**53)]
LastEventId = Annotated[str | None, Header(pattern=r"^[0-9]{1,16}$")]


@router.get(routes.STATION)
async def view(station: Station, writer: StationWriter, house: TheHouse) -> StationView:
    seen = await writer.read(
        lambda table, number: views.station_view(table, station.number, number, house.clock.now_ms())
    )
    return seen.changed(jackpots=house.jackpots.boards.shown(station.table))


@router.get(routes.STATION_EVENTS, response_class=Response, responses=EVENT_STREAM)
async def events(
    station: Station,
    writer: StationWriter,
    house: TheHouse,
    after: EventNumber = None,
    last_event_id: LastEventId = None,
) -> Response:
    """Server-sent events; `Last-Event-ID` (or `after`) resumes without a gap."""
    resume = int(last_event_id) if last_event_id is not None else after
    now = as_frame(house.jackpots.boards.shown(station.table))
    return EventStreamResponse(writer, house.database, station.number, resume, now)


@router.post(routes.CONFIRM_SHEET)
async def confirm_sheet(asked: ConfirmSheet, station: Station, writer: StationWriter) -> Nothing:
    await writer.ask(lambda table, _work: sheets.confirm(table, station.number, asked), str(station))
    return Nothing()


@router.post(routes.MAY_TAKE_NOTE)
async def may_take_note(asked: MayTakeNote, station: Station, writer: StationWriter) -> Nothing:
    await writer.ask(lambda table, _work: accounts.may_take_note(table, station.number, asked), str(station))
    return Nothing()


@router.post(routes.NOTES)
async def note_stacked(asked: NoteStacked, station: Station, writer: StationWriter) -> Credited:
    needs = Needs(requests=(request_key("note", asked.id),))
    return await writer.ask(
        lambda table, work: accounts.note_stacked(table, work, station.number, asked), str(station), needs
    )


@router.post(routes.RESERVE_TICKET)
async def reserve_ticket(asked: ReserveTicket, station: Station, writer: StationWriter) -> TicketReserved:
    needs = Needs(ticket=asked.number)
    answer = await writer.ask(
        lambda table, work: tickets_in.present(table, work, station.number, asked), str(station), needs
    )
    if isinstance(answer, Refusal):
        raise answer
    return answer


@router.post(routes.REDEEM_TICKET)
async def redeem_ticket(asked: TicketById, station: Station, writer: StationWriter) -> Credited:
    needs = Needs(requests=(request_key("redeem-ticket", asked.id),), reserved_as=asked.id)
    return await writer.ask(
        lambda table, work: tickets_in.redeem(table, work, station.number, asked), str(station), needs
    )


@router.post(routes.RELEASE_TICKET)
async def release_ticket(asked: ReleaseTicket, station: Station, writer: StationWriter) -> Nothing:
    needs = Needs(reserved_as=asked.id)
    await writer.ask(lambda table, work: tickets_in.release(table, work, station.number, asked), str(station), needs)
    return Nothing()


@router.post(routes.CASH_OUT)
async def cash_out_asked(asked: CashOut, station: Station, writer: StationWriter) -> CashOutAnswer:
    needs = Needs(requests=(request_key("cash-out", asked.id),), cash_out=asked.id)
    return await writer.ask(
        lambda table, work: cash_out.cash_out(table, work, station.number, asked), str(station), needs
    )


@router.post(routes.TICKET_PRINTED)
async def ticket_printed(asked: TicketPrinted, station: Station, writer: StationWriter) -> Nothing:
    needs = Needs(cash_out=asked.id)
    await writer.ask(lambda table, work: cash_out.printed(table, work, station.number, asked.id), str(station), needs)
    return Nothing()


@router.post(routes.TICKET_NOT_PRINTED)
async def ticket_not_printed(asked: TicketNotPrinted, station: Station, writer: StationWriter) -> Nothing:
    needs = Needs(cash_out=asked.id)
    await writer.ask(lambda table, work: cash_out.not_printed(table, work, station.number, asked), str(station), needs)
    return Nothing()


@router.post(routes.ATTENDANT)
async def attendant(asked: CallAttendant, station: Station, writer: StationWriter) -> Nothing:
    await writer.ask(lambda table, work: stations.call_attendant(table, work, station.number, asked), str(station))
    return Nothing()


@router.post(routes.DEVICES)
async def devices(asked: Devices, station: Station, writer: StationWriter) -> Nothing:
    await writer.ask(lambda table, work: stations.report_devices(table, work, station.number, asked), str(station))
    return Nothing()


@router.get(routes.RECALL)
async def recall(station: Station, house: TheHouse) -> Recall:
    async with house.database.reading() as connection:
        return await recall_of(connection, station.table, station.number)
