"""Messages about a technician at work on a station."""

from __future__ import annotations

import json
from typing import Annotated, NamedTuple

from msgspec import Meta

from game_protocol.act import PIN_WITHIN_S, POST, Act, Who
from game_protocol.basics import Id, Message, Millis, Nothing, Words
from game_protocol.identity import Pin, PublicKey, Signature, StaffName, StaffNumber
from game_protocol.keys import SigningKey, is_signed

CREDENTIAL_LASTS_MS = 7 * 24 * 3_600_000
"""A week: longer than any outage, shorter than a forgotten dismissal."""


class Credential(Message):
    """Lets the same technician in while the server cannot be reached; signed, for one station, and it runs out."""

    words: Annotated[str, Meta(max_length=2000)]
    signature: Signature
    key: PublicKey
    """The server's own; a station believes the first one it was given."""


class Entered(Message):
    """The server has taken the station out of service for its technician."""

    name: StaffName
    way_back: Annotated[str, Meta(max_length=2000)]
    """Signed by the server: the service the station returns to."""
    credential: Credential


class EnterDiagnostics(Act[Entered]):
    """A technician at the station's own screen: number and PIN, checked by the server. What is on the felt plays on,
    nothing more may be placed, no money goes in."""

    at = POST("/v1/station/technician/enter")
    needs = Who.STATION
    within_s = PIN_WITHIN_S
    number: StaffNumber
    pin: Pin


class LeaveDiagnostics(Act[Nothing]):
    """Back to the service before. A station that others put out of service meanwhile stays there."""

    at = POST("/v1/station/technician/leave")
    needs = Who.STATION
    way_back: Annotated[str, Meta(max_length=2000)]


class TechnicianAct(Act[Nothing]):
    """One thing a technician did at this station, however often it is told."""

    at = POST("/v1/station/technician/acts")
    needs = Who.STATION
    once = "id"
    id: Id
    at_ms: Millis
    by: StaffNumber
    what: Annotated[Words, Meta(min_length=1, max_length=80)]
    detail: Annotated[Words, Meta(max_length=500)] = ""


class TechnicianActs(Message):
    """The acts of technicians at a station, newest first."""

    acts: list[TechnicianAct]


class Known(NamedTuple):
    """Whom a credential vouches for."""

    station_id: str
    number: str
    name: str
    pin_hash: str
    expires_ms: int


def sign_credential(known: Known, key: SigningKey) -> Credential:
    words = json.dumps(["technician", *known], ensure_ascii=False)
    return Credential(words=words, signature=key.sign(words.encode()).hex(), key=key.public)


def read_credential(credential: Credential, trusted_key: str) -> Known | None:
    """None for one that the trusted key did not sign."""
    if not is_signed(credential.words.encode(), bytes.fromhex(credential.signature), trusted_key):
        return None
    purpose, *known = json.loads(credential.words)
    return Known(*known) if purpose == "technician" else None
