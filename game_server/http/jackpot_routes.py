"""Jackpots: meters for everyone, prizes for the pit boss, and the office where jackpots are set up (RR 8)."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Literal

from fastapi import Depends, Path, Query, Response
from starlette.responses import StreamingResponse

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.jackpots import (
    JACKPOT_ID,
    AnnounceChange,
    AnnouncedChange,
    ChangeParameters,
    ConfirmPrize,
    CreateJackpot,
    DeclinePrize,
    DisplaySettings,
    HandOverPrize,
    JackpotGroup,
    JackpotMeters,
    JackpotRoom,
    Prize,
    Reconciliation,
    Reconciliations,
    SetFault,
    WithdrawChange,
)
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_server.callers import StaffCaller
from game_server.http.answers import message_response
from game_server.http.doors import Staff, TablePath, TableWriter, TheHouse, written
from game_server.http.message_router import MessageRouter
from game_server.jackpots import prizes
from game_server.jackpots.room import Jackpots
from game_server.refusals import Refusal

router = MessageRouter(tags=["jackpots"])

JackpotPath = Annotated[str, written(JACKPOT_ID)]
ChangePath = Annotated[int, Path(ge=1, le=2**53)]


def jackpots_of(house: TheHouse) -> Jackpots:
    return house.jackpots


def known_table(table: TablePath, house: TheHouse) -> str:
    """Any process shows any table's board, whoever owns the table."""
    if table not in house.floor.known:
        raise Refusal(Problem.UNKNOWN, "There is no such table.", table=table)
    return table


async def pit_boss(staff: Staff) -> StaffCaller:
    staff.needs_role(Role.PIT_BOSS)
    return staff


async def supervisor(staff: Staff) -> StaffCaller:
    staff.needs_role(Role.SUPERVISOR)
    return staff


KnownTable = Annotated[str, Depends(known_table)]
Room = Annotated[Jackpots, Depends(jackpots_of)]
PitBoss = Annotated[StaffCaller, Depends(pit_boss)]
Supervisor = Annotated[StaffCaller, Depends(supervisor)]


@router.get(routes.JACKPOT_METERS)
async def meters(table: KnownTable, room: Room) -> JackpotMeters:
    """What hangs over the table (RR 8.3.7): nobody signs in to look up."""
    return room.boards.now(table)


@router.get(
    routes.JACKPOT_STREAM,
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {}}, "description": "jackpot-meters, twice a second"}},
)
async def stream(table: KnownTable, room: Room) -> Response:
    """The same, live: each event is the whole board with the moment it was read."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(room.boards.stream(table), media_type="text/event-stream", headers=headers)


@router.post(routes.CONFIRM_PRIZE)
async def confirm_prize(asked: ConfirmPrize, staff: Staff, writer: TableWriter, room: Room) -> Prize:
    """RR 8.3.9; final (9.10). Role: pit boss, or their approval."""
    staff.needs(writer.state.game, Power.CONFIRM_JACKPOT)
    prize = await writer.ask(
        lambda table, work: prizes.confirm_prize(table, work, asked), str(staff), room.needs(prize=asked.prize)
    )
    room.boards.soon()
    return prize


@router.post(routes.DECLINE_PRIZE)
async def decline_prize(asked: DeclinePrize, staff: Staff, writer: TableWriter, room: Room) -> Prize:
    """Not confirmed: back to the meter, with the reason. Role: pit boss, or their approval."""
    staff.needs(writer.state.game, Power.CONFIRM_JACKPOT)
    prize = await writer.ask(
        lambda table, work: prizes.decline_prize(table, work, asked), str(staff), room.needs(prize=asked.prize)
    )
    room.boards.soon()
    return prize


@router.post(routes.HAND_OVER_PRIZE)
async def hand_over_prize(asked: HandOverPrize, staff: Supervisor, writer: TableWriter, room: Room) -> Prize:
    """RR 8.3.9(b): the goods were given to the player. Role: supervisor."""
    return await writer.ask(
        lambda table, work: prizes.hand_over(table, work, asked), str(staff), room.needs(prize=asked.prize)
    )


@router.put(routes.JACKPOT_DISPLAY)
async def set_display(table: TablePath, asked: DisplaySettings, staff: Supervisor, room: Room) -> Nothing:
    """The jackpot client viewer. Role: supervisor."""
    await room.office.set_display(table, asked, str(staff))
    room.boards.soon()
    return Nothing()


@router.get(routes.JACKPOTS)
async def everything(_staff: Staff, room: Room) -> JackpotRoom:
    return await room.everything()


@router.post(routes.JACKPOTS)
async def create(asked: CreateJackpot, staff: PitBoss, room: Room) -> Nothing:
    await room.office.create(asked, str(staff))
    return Nothing()


@router.put(routes.JACKPOT_PARAMETERS)
async def change_parameters(jackpot: JackpotPath, asked: ChangeParameters, staff: PitBoss, room: Room) -> Nothing:
    """Takes effect when the jackpot is won (GMNS 1.28.3)."""
    await room.office.change_parameters(jackpot, asked, str(staff))
    return Nothing()


@router.post(routes.JACKPOT_FAULT)
async def set_fault(jackpot: JackpotPath, asked: SetFault, staff: PitBoss, room: Room) -> Nothing:
    """RR 8.7: not offered, or offered again once its records prove it."""
    await room.office.set_fault(jackpot, asked, str(staff))
    room.boards.soon()
    return Nothing()


@router.put(routes.JACKPOT_GROUPS)
async def set_group(asked: JackpotGroup, staff: PitBoss, room: Room) -> Nothing:
    await room.office.set_group(asked, str(staff))
    return Nothing()


@router.post(routes.JACKPOT_CHANGES)
async def announce(asked: AnnounceChange, staff: PitBoss, room: Room) -> AnnouncedChange:
    """RR 8.3.4, 8.3.5: the signs go up; the change is asked for once they have stood long enough."""
    announced = await room.changes.announce(asked, str(staff))
    room.boards.soon()
    return announced


@router.post(routes.JACKPOT_CHANGE)
async def carry_out(change: ChangePath, staff: PitBoss, room: Room) -> Nothing:
    await room.changes.carry_out(change, str(staff))
    room.boards.soon()
    return Nothing()


@router.post(routes.WITHDRAW_JACKPOT_CHANGE)
async def withdraw(change: ChangePath, asked: WithdrawChange, staff: PitBoss, room: Room) -> Nothing:
    await room.changes.withdraw(change, asked, str(staff))
    room.boards.soon()
    return Nothing()


@router.get(routes.JACKPOT_RECONCILIATION, response_model=Reconciliations)
async def reconciliation(
    _staff: Supervisor, room: Room, form: Annotated[Literal["json", "csv"], Query(alias="format")] = "json"
) -> Response:
    """Where every part of every meter came from and went. Role: supervisor."""
    made = await room.reconciliations()
    if form == "json":
        return message_response(made)
    headers = {"content-disposition": 'attachment; filename="jackpots.csv"'}
    return Response(_as_csv(made), headers=headers, media_type="text/csv; charset=utf-8")


def _as_csv(made: Reconciliations) -> str:
    written = io.StringIO()
    sheet = csv.writer(written)
    columns = Reconciliation.__struct_fields__
    sheet.writerow(columns)
    for each in made.jackpots:
        values = each.to_values() | {"problems": "; ".join(each.problems)}
        sheet.writerow([values[column] for column in columns])
    return written.getvalue()
