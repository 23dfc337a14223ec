"""Enrolment and sign-in: a station by its own key, a person by staff number and PIN."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from game_protocol.act import DELETE, GET, PIN_WITHIN_S, POST, PUT, Act, Who
from game_protocol.basics import UNSEEN, Id, Message, Millis, Nothing, StationNumber, TableId, whole
from game_rules.game import Power, Role

PublicKey = Annotated[str, whole("[0-9a-f]{64}")]
"""An Ed25519 public key in hex."""
Signature = Annotated[str, whole("[0-9a-f]{128}")]
Release = Annotated[str, whole(r"[0-9A-Za-z][0-9A-Za-z.+!_-]{0,39}")]
"""A version as Python's packages have it, or "unknown"."""
STAFF_NUMBER = "[0-9]{1,10}"
StaffNumber = Annotated[str, whole(STAFF_NUMBER)]
Pin = Annotated[str, whole("[0-9]{4,12}")]
StaffName = Annotated[str, whole(rf"[^\s{UNSEEN}]([^{UNSEEN}]{{0,58}}[^\s{UNSEEN}])?")]
STAFF_ROLES = (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS, Role.TECHNICIAN)
StaffRole = Annotated[Role, Meta(extra_json_schema={"enum": [role.value for role in STAFF_ROLES]})]


class EnrolmentCode(Message):
    code: str
    station: StationNumber
    expires_ms: Millis


class MakeEnrolmentCode(Act[EnrolmentCode]):
    """A technician (or a pit boss) wants to bring a station to a table."""

    at = POST("/v1/tables/{table}/enrolment-codes")
    needs = (Role.TECHNICIAN, Role.PIT_BOSS)
    table: TableId
    station: StationNumber


class Enrolled(Message):
    station_id: Id
    table: TableId
    station: StationNumber


class Enrol(Act[Enrolled]):
    """A new station's first words; the code works once."""

    at = POST("/v1/enrol")
    needs = Who.ANYONE
    code: Annotated[str, Meta(min_length=6, max_length=64)]
    public_key: PublicKey


class Challenge(Message):
    """Signed by the station with its key; each one works once."""

    challenge: Annotated[str, whole("[0-9a-f]{64}")]
    expires_ms: Millis


class AskChallenge(Act[Challenge]):
    """A station is about to sign in."""

    at = POST("/v1/stations/challenge")
    needs = Who.ANYONE
    every_release = True
    station_id: Id


class SignedIn(Message):
    token: str
    expires_ms: Millis
    role: Role
    name: str


class StationSignIn(Act[SignedIn]):
    """A station signs in with its own key."""

    at = POST("/v1/stations/sign-in")
    needs = Who.ANYONE
    every_release = True
    station_id: Id
    challenge: Annotated[str, whole("[0-9a-f]{64}")]
    signature: Signature
    """Ed25519 over `signed_words(station_id, challenge)`."""
    release: Release
    """Of the station's software: the house knows what runs where."""


class StaffSignIn(Act[SignedIn]):
    """A person signs in."""

    at = POST("/v1/staff/sign-in")
    needs = Who.ANYONE
    within_s = PIN_WITHIN_S
    number: StaffNumber
    pin: Pin
    at_console: bool = False
    """To stay at a console: a person stands at one at a time, so an earlier one is left."""


class Threshold(StrEnum):
    """What the house lets one person move alone only up to an amount, by role."""

    BUY_IN = "buy-in"
    PAY_OUT = "pay-out"
    HAND_PAY = "hand-pay"
    ADJUSTMENT = "adjustment"


class Approval(Message):
    """Sent back in the `X-Approval` header of the one request it allows."""

    approval: str
    expires_ms: Millis
    by: str


class Approve(Act[Approval]):
    """Somebody else allows one act, on the spot: asked at the screen of the one who needs it, with the approver's own
    number and PIN."""

    at = POST("/v1/staff/approve")
    needs = Who.STAFF
    within_s = PIN_WITHIN_S
    number: StaffNumber
    pin: Pin
    power: Power | None = None
    """By the table's book."""
    above: Threshold | None = None
    """By the house: more than one person moves alone."""

    @property
    def what(self) -> Power | Threshold | None:
        """The one of the two that was said; the power, where somebody said both."""
        return self.power or self.above


class StaffMember(Message):
    """One person, as the list of staff shows them."""

    number: StaffNumber
    name: StaffName
    role: StaffRole
    locked: bool
    """Signed in wrongly too often: a pit boss unlocks."""


class StaffList(Message):
    staff: list[StaffMember]


class ListStaff(Act[StaffList]):
    """Everyone who may sign in."""

    at = GET("/v1/staff")
    needs = Role.PIT_BOSS


class AddStaff(Act[Nothing]):
    """Somebody new, with a first PIN."""

    at = POST("/v1/staff")
    needs = Role.PIT_BOSS
    number: StaffNumber
    name: StaffName
    role: StaffRole
    pin: Pin

    def __post_init__(self) -> None:
        if self.role not in STAFF_ROLES:
            raise ValueError(f"role is one of {', '.join(STAFF_ROLES)}")


class ChangeStaff(Act[Nothing]):
    """Another name, or another role. Who has another role signs in again."""

    at = PUT("/v1/staff/{number}")
    needs = Role.PIT_BOSS
    number: StaffNumber
    name: StaffName
    role: StaffRole

    def __post_init__(self) -> None:
        if self.role not in STAFF_ROLES:
            raise ValueError(f"role is one of {', '.join(STAFF_ROLES)}")


class DismissStaff(Act[Nothing]):
    """Somebody may sign in no more. The number stays theirs in the journal, so nobody else gets it."""

    at = DELETE("/v1/staff/{number}")
    needs = Role.PIT_BOSS
    number: StaffNumber


class SetPin(Act[Nothing]):
    """A new PIN. It also unlocks: a pit boss who sets a PIN knows the person."""

    at = POST("/v1/staff/{number}/pin")
    needs = Role.PIT_BOSS
    number: StaffNumber
    pin: Pin


class UnlockStaff(Act[Nothing]):
    """Somebody who signed in wrongly too often may try again."""

    at = POST("/v1/staff/{number}/unlock")
    needs = Role.PIT_BOSS
    number: StaffNumber


def signed_words(station_id: str, challenge: str) -> bytes:
    """The bytes a station signs: bound to its id, so that a signature is of use to nobody else."""
    return f"ats station sign-in\n{station_id}\n{challenge}\n".encode()
