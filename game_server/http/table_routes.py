"""A table: its picture, its events, its sign, opening and closing it, and what staff must see."""

from __future__ import annotations

from fastapi import Response

from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.staff import Alerts, AnnounceClosing, AnnounceLimits, CloseTable, StationMap, WithdrawNotice
from game_protocol.table import ChangeLimits, ChangePeriod, LimitSign, NoticeShown, TableView
from game_rules.game import Power, Role
from game_server.events.stream import EventStreamResponse
from game_server.http.doors import AlertPath, Staff, TableWriter, TheHouse
from game_server.http.message_router import MessageRouter
from game_server.http.station_routes import EVENT_STREAM, EventNumber, LastEventId
from game_server.tables import alerts, notices, stations, views

router = MessageRouter(tags=["tables"])


class Tables(Message):
    tables: list[str]


@router.get(routes.TABLES)
async def tables(_staff: Staff, house: TheHouse) -> Tables:
    return Tables(tables=house.floor.known)


@router.get(routes.TABLE)
async def view(_staff: Staff, writer: TableWriter, house: TheHouse) -> TableView:
    return await writer.read(lambda table, number: views.table_view(table, number, house.clock.now_ms()))


@router.get(routes.TABLE_EVENTS, response_class=Response, responses=EVENT_STREAM)
async def events(
    _staff: Staff, writer: TableWriter, house: TheHouse, after: EventNumber = None, last_event_id: LastEventId = None
) -> Response:
    """Everything that happens at the table, for the console and the displays."""
    resume = int(last_event_id) if last_event_id is not None else after
    return EventStreamResponse(writer, house.database, None, resume)


@router.get(routes.STATIONS)
async def station_map(_staff: Staff, writer: TableWriter) -> StationMap:
    return await writer.read(stations.station_map)


@router.put(routes.LIMITS)
async def change_limits(asked: ChangeLimits, staff: Staff, writer: TableWriter) -> LimitSign:
    staff.needs(writer.state.game, Power.CHANGE_LIMITS)
    return await writer.ask(lambda table, work: notices.change_limits(table, work, asked), str(staff))


@router.post(routes.LIMITS_NOTICE)
async def announce_limits(asked: AnnounceLimits, staff: Staff, writer: TableWriter) -> NoticeShown:
    staff.needs(writer.state.game, Power.CHANGE_LIMITS)
    return await writer.ask(lambda table, work: notices.announce_limits(table, work, asked), str(staff))


@router.put(routes.PERIOD)
async def change_period(asked: ChangePeriod, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.CHANGE_LIMITS)
    await writer.ask(lambda table, work: notices.change_period(table, work, asked.period_s), str(staff))
    return Nothing()


@router.post(routes.OPENING)
async def open_table(staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs_role(Role.SUPERVISOR)
    await writer.ask(notices.open_table, str(staff))
    return Nothing()


@router.post(routes.CLOSING)
async def close_table(asked: CloseTable, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.CLOSE_TABLE)
    await writer.ask(lambda table, work: notices.close_table(table, work, asked.reason), str(staff))
    return Nothing()


@router.post(routes.CLOSING_NOTICE)
async def announce_closing(asked: AnnounceClosing, staff: Staff, writer: TableWriter) -> NoticeShown:
    staff.needs(writer.state.game, Power.CLOSE_TABLE)
    return await writer.ask(lambda table, work: notices.announce_closing(table, work, asked), str(staff))


@router.post(routes.WITHDRAW_NOTICE)
async def withdraw_notice(asked: WithdrawNotice, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.CHANGE_LIMITS)
    await writer.ask(lambda table, work: notices.withdraw(table, work, asked.notice), str(staff))
    return Nothing()


@router.get(routes.ALERTS)
async def open_alerts(_staff: Staff, writer: TableWriter) -> Alerts:
    return await writer.read(lambda table, _number: alerts.open_alerts(table))


@router.post(routes.ACKNOWLEDGE)
async def acknowledge(alert: AlertPath, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs_role(Role.DEALER, Role.TECHNICIAN)
    await writer.ask(lambda table, work: alerts.acknowledge(table, work, alert, str(staff)), str(staff))
    return Nothing()
