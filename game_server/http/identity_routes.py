"""Enrolment, sign-in, approvals and the list of staff."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.identity import (
    STAFF_NUMBER,
    AddStaff,
    Approval,
    Approve,
    Challenge,
    ChallengeAsked,
    Enrol,
    Enrolled,
    EnrolmentCode,
    EnrolmentCodeAsked,
    NewPin,
    SignedIn,
    StaffList,
    StaffSignIn,
    StationSignIn,
)
from game_rules.game import Role
from game_server.callers import Caller, StaffCaller, staff_caller
from game_server.house import House, house_of
from game_server.http.doors import TablePath, written
from game_server.http.message_router import MessageRouter
from game_server.identity.doorkeeper import Doorkeeper

router = MessageRouter(tags=["identity"])


def doorkeeper_of(request: HTTPConnection) -> Doorkeeper:
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    return doorkeeper


async def pit_boss(caller: Annotated[StaffCaller, Depends(staff_caller)]) -> StaffCaller:
    caller.needs_role(Role.PIT_BOSS)
    return caller


TheHouse = Annotated[House, Depends(house_of)]
TheDoorkeeper = Annotated[Doorkeeper, Depends(doorkeeper_of)]
Staff = Annotated[StaffCaller, Depends(staff_caller)]
PitBoss = Annotated[StaffCaller, Depends(pit_boss)]
Number = Annotated[str, written(STAFF_NUMBER)]


@router.post(routes.ENROLMENT_CODES)
async def make_enrolment_code(
    table: TablePath, asked: EnrolmentCodeAsked, doorkeeper: TheDoorkeeper, caller: Staff
) -> EnrolmentCode:
    """Technician or pit boss."""
    caller.needs_role(Role.TECHNICIAN, Role.PIT_BOSS)
    code, expires_ms = await doorkeeper.enrolment.make_code(table, asked.station, by=str(caller))
    return EnrolmentCode(code=code, station=asked.station, expires_ms=expires_ms)


@router.post(routes.ENROL)
async def enrol(asked: Enrol, doorkeeper: TheDoorkeeper) -> Enrolled:
    return await doorkeeper.enrolment.enrol(asked.code, asked.public_key)


@router.post(routes.CHALLENGE)
async def challenge(asked: ChallengeAsked, doorkeeper: TheDoorkeeper) -> Challenge:
    words, expires_ms = doorkeeper.sign_ins.challenge(asked.station_id)
    return Challenge(challenge=words, expires_ms=expires_ms)


@router.post(routes.STATION_SIGN_IN)
async def sign_station_in(asked: StationSignIn, doorkeeper: TheDoorkeeper, house: TheHouse) -> SignedIn:
    station = await doorkeeper.sign_ins.sign_in(asked)
    return _signed_in(doorkeeper, station, house.clock.now_ms(), Role.PLAYER, f"Station {station.number}")


@router.post(routes.STAFF_SIGN_IN)
async def sign_staff_in(asked: StaffSignIn, doorkeeper: TheDoorkeeper, house: TheHouse) -> SignedIn:
    person = await doorkeeper.staff.check(asked.number, asked.pin, for_what="staff-signed-in")
    return _signed_in(doorkeeper, person, house.clock.now_ms(), person.role, person.name)


@router.post(routes.APPROVE)
async def approve(asked: Approve, doorkeeper: TheDoorkeeper, caller: Staff) -> Approval:
    """Asked at the screen of whoever needs it, with the approver's own number and PIN."""
    approval, expires_ms, approver = await doorkeeper.approvals.give(caller, asked.number, asked.pin, asked.power)
    return Approval(approval=approval, expires_ms=expires_ms, by=approver.name)


@router.get(routes.STAFF)
async def list_staff(doorkeeper: TheDoorkeeper, _caller: PitBoss) -> StaffList:
    return StaffList(staff=await doorkeeper.staff.list())


@router.post(routes.STAFF)
async def add_staff(person: AddStaff, doorkeeper: TheDoorkeeper, caller: PitBoss) -> Nothing:
    await doorkeeper.staff.add(person, by=str(caller))
    return Nothing()


@router.delete(routes.STAFF_MEMBER)
async def dismiss_staff(number: Number, doorkeeper: TheDoorkeeper, caller: PitBoss) -> Nothing:
    await doorkeeper.staff.dismiss(number, by=str(caller))
    return Nothing()


@router.post(routes.STAFF_PIN)
async def set_pin(number: Number, new: NewPin, doorkeeper: TheDoorkeeper, caller: PitBoss) -> Nothing:
    await doorkeeper.staff.set_pin(number, new.pin, by=str(caller))
    return Nothing()


@router.post(routes.UNLOCK_STAFF)
async def unlock_staff(number: Number, doorkeeper: TheDoorkeeper, caller: PitBoss) -> Nothing:
    await doorkeeper.staff.unlock(number, by=str(caller))
    return Nothing()


def _signed_in(doorkeeper: Doorkeeper, caller: Caller, now_ms: int, role: Role, name: str) -> SignedIn:
    text, token = doorkeeper.tokens.issue(caller, now_ms)
    return SignedIn(token=text, expires_ms=token.expires_ms, role=role, name=name)
