"""A station's acts: its sheet, notes and tickets, cash-out, help; and a technician at its screen."""

from __future__ import annotations

from game_protocol.station import (
    CallAttendant,
    CashOut,
    ConfirmSheet,
    KeepJournalHead,
    MayTakeNote,
    NoteStacked,
    RedeemTicket,
    ReleaseTicket,
    ReportDevices,
    ReserveTicket,
    Service,
    SheetAck,
    SheetPut,
    TicketNotPrinted,
    TicketPrinted,
)
from game_protocol.technician import EnterDiagnostics, Entered, LeaveDiagnostics, TechnicianAct
from game_server.callers import StationCaller
from game_server.house import House
from game_server.http.doing import by_station, in_house
from game_server.tables import accounts, cash_out, sheets, stations, tickets_in
from game_server.tables.work import Needs


async def sheet_put(house: House, station: StationCaller, asked: SheetPut) -> SheetAck:
    # Only now has it arrived: a station that sends the head of a request in time and its wagers later is late.
    arrived_ms, number = house.clock.now_ms(), station.number
    return await house.floor.writer_for(station).ask(
        lambda table, work: sheets.put(table, work, number, asked, arrived_ms), str(station)
    )


async def enter_diagnostics(house: House, station: StationCaller, asked: EnterDiagnostics) -> Entered:
    technicians, writer = house.identification.technicians, house.floor.writer_for(station)
    person = await technicians.check(asked.number, asked.pin, station)
    service, reason = await writer.read(lambda table, _number: stations.service_of(table, station.number))
    # Entered twice (a restart in the middle): the way back is not into diagnostics.
    before = Service.IN_SERVICE if service is Service.DIAGNOSTICS else service
    way_back = technicians.sign_way_back(station, before, reason)
    credential = await technicians.credential(person, asked.pin, station)
    why = f"technician {person.name}"
    await writer.ask(
        lambda table, work: stations.bring_into(table, work, station.number, Service.DIAGNOSTICS, why), str(person)
    )
    return Entered(name=person.name, way_back=way_back, credential=credential)


async def leave_diagnostics(house: House, station: StationCaller, asked: LeaveDiagnostics) -> None:
    service, reason = house.identification.technicians.way_back(station, asked.way_back)
    await house.floor.writer_for(station).ask(
        lambda table, work: stations.leave_diagnostics(table, work, station.number, service, reason), str(station)
    )


ACTS = (
    in_house(SheetPut, sheet_put, fast=True),
    by_station(ConfirmSheet, sheets.confirm_sheet),
    by_station(MayTakeNote, accounts.may_take_note),
    by_station(NoteStacked, accounts.note_stacked),
    by_station(ReserveTicket, tickets_in.reserve_ticket, lambda _, asked: Needs(ticket=asked.number)),
    by_station(RedeemTicket, tickets_in.redeem_ticket, lambda _, asked: Needs(reserved_as=asked.id)),
    by_station(ReleaseTicket, tickets_in.release_ticket, lambda _, asked: Needs(reserved_as=asked.id)),
    by_station(CashOut, cash_out.cash_out, lambda _, asked: Needs(cash_out=asked.id)),
    by_station(TicketPrinted, cash_out.ticket_printed, lambda _, asked: Needs(cash_out=asked.id)),
    by_station(TicketNotPrinted, cash_out.ticket_not_printed, lambda _, asked: Needs(cash_out=asked.id)),
    by_station(CallAttendant, stations.call_attendant),
    by_station(ReportDevices, stations.report_devices),
    by_station(KeepJournalHead, stations.keep_journal_head),
    in_house(EnterDiagnostics, enter_diagnostics),
    in_house(LeaveDiagnostics, leave_diagnostics),
    by_station(TechnicianAct, stations.technician_act),
)
