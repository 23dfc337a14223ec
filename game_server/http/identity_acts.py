"""Enrolment, sign-in, approvals and the list of staff."""

from __future__ import annotations

from game_protocol.identity import (
    AddStaff,
    Approval,
    Approve,
    AskChallenge,
    Challenge,
    ChangeStaff,
    DismissStaff,
    Enrol,
    Enrolled,
    EnrolmentCode,
    ListStaff,
    MakeEnrolmentCode,
    SetPin,
    SignedIn,
    StaffList,
    StaffSignIn,
    StationSignIn,
    UnlockStaff,
)
from game_rules.game import Role
from game_server.callers import Caller, StaffCaller, Stranger
from game_server.house import House
from game_server.http.doing import in_house


async def make_enrolment_code(house: House, caller: StaffCaller, asked: MakeEnrolmentCode) -> EnrolmentCode:
    code, expires_ms = await house.identification.enrolment.make_code(asked.table, asked.station, by=str(caller))
    return EnrolmentCode(code=code, station=asked.station, expires_ms=expires_ms)


async def enrol(house: House, stranger: Stranger, asked: Enrol) -> Enrolled:
    with house.identification.guesses.by(f"enrols {stranger.source}"):
        return await house.identification.enrolment.enrol(asked.code, asked.public_key)


async def ask_challenge(house: House, _stranger: Stranger, asked: AskChallenge) -> Challenge:
    words, expires_ms = house.identification.sign_ins.challenge(asked.station_id)
    return Challenge(challenge=words, expires_ms=expires_ms)


async def station_sign_in(house: House, stranger: Stranger, asked: StationSignIn) -> SignedIn:
    with house.identification.guesses.by(f"station {stranger.source}", paid_first=False):
        station = await house.identification.sign_ins.sign_in(asked)
    return _signed_in(house, station, Role.PLAYER, f"Station {station.number}")


async def staff_sign_in(house: House, stranger: Stranger, asked: StaffSignIn) -> SignedIn:
    with house.identification.guesses.by(f"staff {stranger.source}"):
        person = await house.identification.staff.check(
            asked.number, asked.pin, for_what="staff-signed-in", source=stranger.source
        )
    if not asked.at_console:
        return _signed_in(house, person, person.role, person.name)
    since_ms = await house.identification.staff.stands_at_console(person.number)
    text, token = house.identification.tokens.issue(person, since_ms, at_console=True)
    return SignedIn(token=text, expires_ms=token.expires_ms, role=person.role, name=person.name)


async def approve(house: House, caller: StaffCaller, asked: Approve) -> Approval:
    approval, expires_ms, approver = await house.identification.approvals.give(caller, asked)
    return Approval(approval=approval, expires_ms=expires_ms, by=approver.name)


async def list_staff(house: House, _caller: StaffCaller, _asked: ListStaff) -> StaffList:
    return StaffList(staff=await house.identification.staff.list())


async def add_staff(house: House, caller: StaffCaller, asked: AddStaff) -> None:
    await house.identification.staff.add(asked, by=str(caller))


async def change_staff(house: House, caller: StaffCaller, asked: ChangeStaff) -> None:
    await house.identification.staff.change(asked, by=str(caller))


async def dismiss_staff(house: House, caller: StaffCaller, asked: DismissStaff) -> None:
    await house.identification.staff.dismiss(asked.number, by=str(caller))


async def set_pin(house: House, caller: StaffCaller, asked: SetPin) -> None:
    await house.identification.staff.set_pin(asked.number, asked.pin, by=str(caller))


async def unlock_staff(house: House, caller: StaffCaller, asked: UnlockStaff) -> None:
    await house.identification.staff.unlock(asked.number, by=str(caller))


def _signed_in(house: House, caller: Caller, role: Role, name: str) -> SignedIn:
    text, token = house.identification.tokens.issue(caller, house.clock.now_ms())
    return SignedIn(token=text, expires_ms=token.expires_ms, role=role, name=name)


ACTS = (
    in_house(MakeEnrolmentCode, make_enrolment_code),
    in_house(Enrol, enrol),
    in_house(AskChallenge, ask_challenge),
    in_house(StationSignIn, station_sign_in),
    in_house(StaffSignIn, staff_sign_in),
    in_house(Approve, approve),
    in_house(ListStaff, list_staff),
    in_house(AddStaff, add_staff),
    in_house(ChangeStaff, change_staff),
    in_house(DismissStaff, dismiss_staff),
    in_house(SetPin, set_pin),
    in_house(UnlockStaff, unlock_staff),
)
