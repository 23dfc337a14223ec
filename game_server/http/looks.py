"""Acts that only look: none of them changes anything."""

from __future__ import annotations

from starlette.responses import Response

from game_protocol.basics import Now
from game_protocol.cage import Debts, LookAtDebts
from game_protocol.house import ListTables, ReadClock, Tables
from game_protocol.reports import MakeReport, Report
from game_protocol.seat import LookAtSeat, LookAtTechnicians, RecallSeat
from game_protocol.staff import Alerts, LookAtAlerts, LookAtStations, StationMap
from game_protocol.station import LookAtStation, Recall, RecallRounds, StationView
from game_protocol.table import LookAtDisplay, LookAtTable, TableView
from game_protocol.technician import TechnicianActs
from game_server.callers import StaffCaller, StationCaller, Stranger
from game_server.house import House
from game_server.http.answers import csv_response
from game_server.http.doing import in_house
from game_server.reports.catalogue import Asked, make_report
from game_server.reports.csv_form import as_csv
from game_server.reports.shifts import house_zone
from game_server.reports.span import Span
from game_server.tables import alerts, debts, stations, views
from game_server.tables.house_spin import last_spin_for_house
from game_server.tables.recall import recall_of
from game_server.tables.technician_acts import acts_at


async def read_clock(house: House, _caller: Stranger, _asked: ReadClock) -> Now:
    """For a station's estimate of its offset: as little as possible happens between asking and answering."""
    return Now(now_ms=house.clock.now_ms())


async def list_tables(house: House, _staff: StaffCaller, _asked: ListTables) -> Tables:
    return Tables(tables=house.floor.known)


async def look_at_table(house: House, _caller: StaffCaller | None, asked: LookAtTable | LookAtDisplay) -> TableView:
    writer = house.floor.writer(asked.table)
    return await writer.read(lambda table, number: views.table_view(table, number, house.clock.now_ms()))


async def look_at_stations(house: House, _staff: StaffCaller, asked: LookAtStations) -> StationMap:
    seen = await house.floor.writer(asked.table).read(stations.station_map)
    async with house.database.reading() as connection:
        return seen.changed(spin=await last_spin_for_house(connection, asked.table))


async def look_at_alerts(house: House, _staff: StaffCaller, asked: LookAtAlerts) -> Alerts:
    return await house.floor.writer(asked.table).read(lambda table, _number: alerts.open_alerts(table))


async def look_at_debts(house: House, _staff: StaffCaller, asked: LookAtDebts) -> Debts:
    return await house.floor.writer(asked.table).read(lambda table, _number: debts.open_debts(table))


async def look_at_seat(house: House, _staff: StaffCaller, asked: LookAtSeat) -> StationView:
    writer, station = house.floor.writer(asked.table), asked.station
    return await writer.read(lambda table, number: views.station_view(table, station, number, house.clock.now_ms()))


async def look_at_station(house: House, station: StationCaller, _asked: LookAtStation) -> StationView:
    seen = await house.floor.writer_for(station).read(
        lambda table, number: views.station_view(table, station.number, number, house.clock.now_ms())
    )
    return seen.changed(jackpots=house.jackpots.boards.shown(station.table))


async def recall_rounds(house: House, station: StationCaller, _asked: RecallRounds) -> Recall:
    async with house.database.reading() as connection:
        return await recall_of(connection, station.table, station.number)


async def recall_seat(house: House, _staff: StaffCaller, asked: RecallSeat) -> Recall:
    async with house.database.reading() as connection:
        return await recall_of(connection, asked.table, asked.station)


async def look_at_technicians(house: House, _staff: StaffCaller, asked: LookAtTechnicians) -> TechnicianActs:
    async with house.database.reading() as connection:
        return await acts_at(connection, asked.table, asked.station)


async def report_of(house: House, _staff: StaffCaller, asked: MakeReport) -> Report | Response:
    zone, span = house_zone(), Span(asked.from_ms, asked.to_ms)
    async with house.database.reading() as connection:
        made = await make_report(asked.report, Asked(connection, asked.table, span, house.clock.now_ms(), zone))
    if asked.format == "json":
        return made
    return csv_response(as_csv(made, zone), f"table-{asked.table}-{made.report}.csv")


ACTS = (
    in_house(ReadClock, read_clock),
    in_house(ListTables, list_tables),
    in_house(LookAtTable, look_at_table),
    in_house(LookAtDisplay, look_at_table),
    in_house(LookAtStations, look_at_stations),
    in_house(LookAtAlerts, look_at_alerts),
    in_house(LookAtDebts, look_at_debts),
    in_house(LookAtSeat, look_at_seat),
    in_house(LookAtStation, look_at_station),
    in_house(RecallRounds, recall_rounds),
    in_house(RecallSeat, recall_seat),
    in_house(LookAtTechnicians, look_at_technicians),
    in_house(MakeReport, report_of),
)
