"""The places at a table: who is enrolled, connected, in service, and what its devices say."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Executable

from game_protocol.basics import Nothing
from game_protocol.events import AttendantCalled, ServiceChanged, StationSeen
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.seat import ChangeService
from game_protocol.staff import StationMap, StationRow
from game_protocol.station import CallAttendant, JournalHead, KeepJournalHead, ReportDevices, Service
from game_protocol.technician import TechnicianAct
from game_server.refusals import Refusal
from game_server.tables import alerts
from game_server.tables.state import Station, TableState
from game_server.tables.work import Work


def station_of(table: TableState, number: int) -> Station:
    try:
        return table.stations[number]
    except KeyError:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_STATION, table=table.id, station=number) from None


def service_of(table: TableState, number: int) -> tuple[Service, str]:
    """And why."""
    station = station_of(table, number)
    return station.service, station.service_reason


def enrol(table: TableState, work: Work, number: int, station_id: str, also: Iterable[Executable] = ()) -> Station:
    """Brings a station to the table, or a new machine to a place that had one; `also` is identity's part of it."""
    station = table.stations.get(number)
    if station is not None and station.id == station_id:
        return station
    if station is None:
        most = table.settings.stations_a_table
        if len(table.stations) >= most:
            raise Refusal(Problem.TABLE_FULL, Phrase.TABLE_FULL, table=table.id, limit=most)
        station = table.stations[number] = Station(number, station_id, work.now_ms)
    elif station.session is not None or station.cash_out is not None:
        raise Refusal(Problem.HAND_PAY_PENDING, Phrase.HOLDS_MONEY, station=number)
    station.id, station.enrolled_ms, station.journal = station_id, work.now_ms, None
    work.keep(station)
    for statement in also:
        work.also(statement)
    work.tell(
        StationSeen(station=number, connected=number in table.connected),
        staff_only=True,
        record={"enrolled": station_id},
    )
    return station


def connected(table: TableState, work: Work, number: int, on: bool) -> None:
    """A station's event stream came or went. A lost link is no malfunction by itself: its last sheet stands."""
    if number not in table.stations or (number in table.connected) == on:
        return
    table.connected = table.connected | {number} if on else table.connected - {number}
    if on:
        table.stations[number].refused_release = ""
        alerts.withdraw(table, work, alerts.What.WRONG_RELEASE, number)
    work.tell(StationSeen(station=number, connected=on, confirmed=_confirmed(table, number)), staff_only=True)


def needs_release(table: TableState, work: Work, number: int, has: str, needed: str) -> None:
    """A station's software cannot talk to this server: staff are told once, until it has another."""
    station = station_of(table, number)
    if station.refused_release != has:
        station.refused_release = has
        said = Said.of(Phrase.STATION_NEEDS_RELEASE, has=has, needed=needed)
        alerts.raise_alert(table, work, alerts.What.WRONG_RELEASE, said, number)


def call_attendant(table: TableState, work: Work, number: int, asked: CallAttendant) -> None:
    station = station_of(table, number)
    if station.attendant_called == asked.on:
        return
    station.attendant_called = asked.on
    work.keep(station)
    work.tell(AttendantCalled(station=number, on=asked.on), station=number)


def report_devices(table: TableState, work: Work, number: int, asked: ReportDevices) -> None:
    """The console shows a station's devices; a fault is an alert."""
    station = station_of(table, number)
    if station.devices == asked.devices:
        return
    faults = {device.device: device for device in station.devices if device.faulty}
    station.devices = list(asked.devices)
    work.keep(station)
    record = {"devices": [device.to_values() for device in asked.devices]}
    work.tell(StationSeen(station=number, connected=number in table.connected), staff_only=True, record=record)
    for device in asked.devices:
        if device.faulty and device.device not in faults:
            phrase = Phrase.DEVICE_FAULT_DETAIL if device.detail else Phrase.DEVICE_FAULT
            said = Said.of(phrase, device=device.device, state=device.state, detail=device.detail)
            alerts.raise_alert(table, work, alerts.What.DEVICE, said, number)


def keep_journal_head(table: TableState, work: Work, number: int, asked: KeepJournalHead) -> JournalHead:
    """Only ever further. A shorter or another journal is answered with the one that is known, and staff are told."""
    station, told = station_of(table, number), JournalHead(number=asked.number, seal=asked.seal)
    kept = station.journal
    if kept is not None and (told.number < kept.number or (told.number == kept.number and told != kept)):
        said = Said.of(Phrase.JOURNAL_LOST, count=kept.number, left=told.number)
        alerts.raise_alert(table, work, alerts.What.SYSTEM, said, number)
        return kept
    if told != kept:
        station.journal = told
        work.keep(station)
    return told


def change_service(table: TableState, work: Work, asked: ChangeService) -> None:
    bring_into(table, work, asked.station, asked.service, asked.reason)


def bring_into(table: TableState, work: Work, number: int, service: Service, reason: str) -> None:
    station = station_of(table, number)
    if station.service is not service:
        set_service(work, station, service, reason)


def set_service(work: Work, station: Station, service: Service, reason: str) -> None:
    station.service, station.service_reason = service, reason
    work.keep(station)
    work.tell(ServiceChanged(station=station.number, service=service, reason=reason), station=station.number)


def leave_diagnostics(table: TableState, work: Work, number: int, service: Service, reason: str) -> None:
    """Only out of diagnostics: a service that somebody changed meanwhile stays."""
    station = station_of(table, number)
    if station.service is Service.DIAGNOSTICS:
        set_service(work, station, service, reason)


def technician_act(table: TableState, work: Work, number: int, asked: TechnicianAct) -> None:
    """Evidence in the journal (9 NYCRR 5321.9): who, when by the station's clock, what."""
    station_of(table, number)

    def do() -> Nothing:
        seen = StationSeen(station=number, connected=number in table.connected)
        work.tell(seen, staff_only=True, record={"technician": asked.to_values()})
        return Nothing()

    work.once(asked, do, number)


def all_in_use(table: TableState) -> bool:
    """RR 12.8: every seat at the table has a player."""
    seats = [station for station in table.stations.values() if station.service is not Service.OUT_OF_SERVICE]
    return bool(seats) and all(station.session is not None for station in seats)


def is_idle(table: TableState, station: Station) -> bool:
    """RR 12.8: no wager for so many rounds, while everyone else's seat is in use."""
    most = table.game.idle_rounds
    return most is not None and station.session is not None and station.idle_rounds >= most and all_in_use(table)


def station_map(table: TableState, event_id: int) -> StationMap:
    rows = [_row(table, table.stations[number]) for number in sorted(table.stations)]
    return StationMap(stations=rows, event_id=event_id)


def _confirmed(table: TableState, number: int) -> bool:
    """False only once its second is over: a station that has a moment left is not held against it."""
    placed, round_ = table.placed_by(number), table.round
    return placed is None or round_ is None or not round_.named or not placed.locked or placed.confirmed


def _row(table: TableState, station: Station) -> StationRow:
    placed = table.placed_by(station.number)
    return StationRow(
        station=station.number,
        station_id=station.id,
        service=station.service,
        service_reason=station.service_reason,
        connected=station.number in table.connected,
        confirmed=_confirmed(table, station.number),
        attendant_called=station.attendant_called,
        idle_rounds=station.idle_rounds,
        idle=is_idle(table, station),
        wagered=placed.on_felt.cents if placed is not None else 0,
        account=table.account_view(station),
        cash_out=station.cash_out.view() if station.cash_out is not None else None,
        personal_limits=station.personal_limits,
        last_spin=station.last_spin,
        devices=station.devices,
    )
