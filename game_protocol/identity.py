"""Enrolment and sign-in: a station by its own key, a person by staff number and PIN."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from game_protocol.basics import Id, Message, Millis, StationNumber, TableId, whole
from game_rules.game import Power, Role

PublicKey = Annotated[str, whole("[0-9a-f]{64}")]
"""An Ed25519 public key in hex."""
Signature = Annotated[str, whole("[0-9a-f]{128}")]
STAFF_NUMBER = "[0-9]{1,10}"
StaffNumber = Annotated[str, whole(STAFF_NUMBER)]
Pin = Annotated[str, whole("[0-9]{4,12}")]
StaffName = Annotated[str, whole(r"[^\s\x00-\x1f]([^\x00-\x1f]{0,58}[^\s\x00-\x1f])?")]
STAFF_ROLES = (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS, Role.TECHNICIAN)
StaffRole = Annotated[Role, Meta(extra_json_schema={"enum": [role.value for role in STAFF_ROLES]})]


class EnrolmentCodeAsked(Message):
    """A technician (or a pit boss) wants to bring a station to a table."""

    station: StationNumber


class EnrolmentCode(Message):
    code: str
    station: StationNumber
    expires_ms: Millis


class Enrol(Message):
    """A new station's first words; the code works once."""

    code: Annotated[str, Meta(min_length=6, max_length=64)]
    public_key: PublicKey


class Enrolled(Message):
    station_id: Id
    table: TableId
    station: StationNumber


class ChallengeAsked(Message):
    station_id: Id


class Challenge(Message):
    """Signed by the station with its key; each one works once."""

    challenge: Annotated[str, whole("[0-9a-f]{64}")]
    expires_ms: Millis


class StationSignIn(Message):
    station_id: Id
    challenge: Annotated[str, whole("[0-9a-f]{64}")]
    signature: Signature
    """Ed25519 over `signed_words(station_id, challenge)`."""


class StaffSignIn(Message):
    number: StaffNumber
    pin: Pin


class Approve(Message):
    """A higher role allows one action of a lower one, on the spot."""

    number: StaffNumber
    pin: Pin
    power: Power


class SignedIn(Message):
    token: str
    expires_ms: Millis
    role: Role
    name: str


class Approval(Message):
    """Sent back in the `X-Approval` header of the one request it allows."""

    approval: str
    expires_ms: Millis
    by: str


class StaffMember(Message):
    """One person, as the list of staff shows them."""

    number: StaffNumber
    name: StaffName
    role: StaffRole
    locked: bool
    """Signed in wrongly too often: a pit boss unlocks."""


class StaffList(Message):
    staff: list[StaffMember]


class AddStaff(Message):
    number: StaffNumber
    name: StaffName
    role: StaffRole
    pin: Pin

    def __post_init__(self) -> None:
        if self.role not in STAFF_ROLES:
            raise ValueError(f"role is one of {', '.join(STAFF_ROLES)}")


class NewPin(Message):
    """Also unlocks: whoever may set a PIN knows the person."""

    pin: Pin


def signed_words(station_id: str, challenge: str) -> bytes:
    """What a station signs: bound to its id, so that a signature is of use to nobody else."""
    return f"ats station sign-in\n{station_id}\n{challenge}\n".encode()
