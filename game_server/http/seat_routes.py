"""What staff do at one station: money in and out by hand, freezing, service, leaving, personal limits."""

from __future__ import annotations

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.staff import (
    Adjust,
    AdjustResult,
    BuyIn,
    ChangeService,
    DecideUncertainTicket,
    Exclude,
    FreezeStation,
    HandPay,
    Leave,
    Paid,
    PayOut,
    PersonalLimits,
)
from game_protocol.station import Credited, Recall, StationView
from game_protocol.technician import TechnicianActs
from game_rules.game import Power, Role
from game_server.http.doors import Staff, StationPath, TablePath, TableWriter, TheHouse
from game_server.http.message_router import MessageRouter
from game_server.tables import accounts, cash_out, leaving, stations, unfair_results, views
from game_server.tables.recall import recall_of
from game_server.tables.technician_acts import acts_at
from game_server.tables.work import Needs, request_key

router = MessageRouter(tags=["stations"])


@router.get(routes.SEAT)
async def seat(station: StationPath, _staff: Staff, writer: TableWriter, house: TheHouse) -> StationView:
    """A station as its own screen has it: for a dealer who is asked about a wager."""
    return await writer.read(lambda table, number: views.station_view(table, station, number, house.clock.now_ms()))


@router.post(routes.BUY_IN)
async def buy_in(asked: BuyIn, station: StationPath, staff: Staff, writer: TableWriter) -> Credited:
    staff.needs(writer.state.game, Power.BUY_IN)
    needs = Needs(requests=(request_key("buy-in", asked.id),))
    return await writer.ask(lambda table, work: accounts.buy_in(table, work, station, asked), str(staff), needs)


@router.post(routes.PAY_OUT)
async def pay_out(asked: PayOut, station: StationPath, staff: Staff, writer: TableWriter) -> Paid:
    staff.needs(writer.state.game, Power.PAY_OUT)
    needs = Needs(requests=(request_key("pay-out", asked.id),))
    return await writer.ask(lambda table, work: accounts.pay_out(table, work, station, asked), str(staff), needs)


@router.post(routes.HAND_PAY)
async def hand_pay(asked: HandPay, station: StationPath, staff: Staff, writer: TableWriter) -> Paid:
    staff.needs(writer.state.game, Power.PAY_OUT)
    needs = Needs(requests=(request_key("hand-pay", asked.id),))
    return await writer.ask(lambda table, work: cash_out.hand_pay(table, work, station, asked), str(staff), needs)


@router.post(routes.UNCERTAIN_TICKET)
async def uncertain_ticket(
    asked: DecideUncertainTicket, station: StationPath, staff: Staff, writer: TableWriter
) -> Nothing:
    staff.needs_role(Role.SUPERVISOR)
    needs = Needs(cash_out=asked.cash_out)
    await writer.ask(lambda table, work: cash_out.decide_uncertain(table, work, station, asked), str(staff), needs)
    return Nothing()


@router.post(routes.ADJUST)
async def adjust(asked: Adjust, station: StationPath, staff: Staff, writer: TableWriter) -> Credited:
    staff.needs_role(Role.SUPERVISOR)
    needs = Needs(requests=(request_key("adjustment", asked.id),))
    return await writer.ask(lambda table, work: accounts.adjust(table, work, station, asked), str(staff), needs)


@router.post(routes.FREEZE_STATION)
async def freeze_station(asked: FreezeStation, station: StationPath, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.FREEZE_ACCOUNTS)
    await writer.ask(lambda table, work: accounts.freeze(table, work, station, asked.on, asked.reason), str(staff))
    return Nothing()


@router.post(routes.SERVICE)
async def change_service(asked: ChangeService, station: StationPath, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs_role(Role.SUPERVISOR, Role.TECHNICIAN)
    await writer.ask(
        lambda table, work: stations.change_service(table, work, station, asked.service, asked.reason), str(staff)
    )
    return Nothing()


@router.post(routes.LEAVE)
async def leave(asked: Leave, station: StationPath, staff: Staff, writer: TableWriter) -> Nothing:
    """RR 6.5.2; to void the running wagers takes the power of 12.2.1."""
    staff.needs(writer.state.game, Power.DIRECT_TO_LEAVE)
    if asked.wagers == "void":
        staff.needs(writer.state.game, Power.VOID_PLAYER_WAGERS)
    await writer.ask(lambda table, work: leaving.direct_to_leave(table, work, station, asked), str(staff))
    return Nothing()


@router.post(routes.EXCLUDE)
async def exclude(asked: Exclude, station: StationPath, staff: Staff, writer: TableWriter) -> Nothing:
    """RR 12.2.2; to void the running wagers takes the power of 12.2.1 besides."""
    staff.needs(writer.state.game, Power.EXCLUDE_PLAYER)
    if asked.wagers == "void":
        staff.needs(writer.state.game, Power.VOID_PLAYER_WAGERS)
    await writer.ask(lambda table, work: leaving.exclude(table, work, station, asked), str(staff))
    return Nothing()


@router.post(routes.ADJUST_RESULT)
async def adjust_result(asked: AdjustResult, station: StationPath, staff: Staff, writer: TableWriter) -> Credited:
    staff.needs(writer.state.game, Power.ADJUST_UNFAIR_RESULT)
    needs = Needs(requests=(request_key("result-adjustment", asked.id),), round=asked.round)
    return await writer.ask(
        lambda table, work: unfair_results.adjust_result(table, work, station, asked), str(staff), needs
    )


@router.put(routes.PERSONAL_LIMITS)
async def personal_limits(asked: PersonalLimits, station: StationPath, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.SET_PERSONAL_LIMITS)
    await writer.ask(lambda table, work: accounts.set_personal_limits(table, work, station, asked), str(staff))
    return Nothing()


@router.get(routes.STATION_RECALL)
async def station_recall(station: StationPath, table: TablePath, _staff: Staff, house: TheHouse) -> Recall:
    async with house.database.reading() as connection:
        return await recall_of(connection, table, station)


@router.get(routes.STATION_TECHNICIANS)
async def technician_acts(station: StationPath, table: TablePath, _staff: Staff, house: TheHouse) -> TechnicianActs:
    """What technicians did there last."""
    async with house.database.reading() as connection:
        return await acts_at(connection, table, station)
