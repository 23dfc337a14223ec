"""A technician at a station: the way back to the service before, and a credential for when the line is down."""

from __future__ import annotations

import json

from game_protocol.keys import SigningKey
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.station import Service
from game_protocol.technician import CREDENTIAL_LASTS_MS, Credential, Known, sign_credential
from game_rules.game import Role
from game_server.callers import StaffCaller, StationCaller
from game_server.clock import Clock
from game_server.identity.pins import hash_pin
from game_server.identity.signing import Signing
from game_server.identity.staff import Staff
from game_server.refusals import Refusal

_WAY_BACK = "way back from diagnostics"


class Technicians:
    """Nothing is kept: what a station needs later it holds itself, signed."""

    def __init__(self, signing: Signing, staff: Staff, clock: Clock) -> None:
        self._signing = signing
        self._staff = staff
        self._clock = clock
        # Derived from the house's secret, so that every server process signs with the same key.
        self._key = SigningKey(signing.mac("technician credentials", b""))

    async def check(self, number: str, pin: str, station: StationCaller) -> StaffCaller:
        person = await self._staff.check(
            number, pin, for_what="technician-at-station", source=station.station_id, station=str(station)
        )
        person.needs_role(Role.TECHNICIAN)
        return person

    async def credential(self, person: StaffCaller, pin: str, station: StationCaller) -> Credential:
        expires_ms = self._clock.now_ms() + CREDENTIAL_LASTS_MS
        known = Known(station.station_id, person.number, person.name, await hash_pin(pin), expires_ms)
        return sign_credential(known, self._key)

    def sign_way_back(self, station: StationCaller, service: Service, reason: str) -> str:
        return self._signing.sign(_WAY_BACK, json.dumps([station.station_id, service.value, reason]).encode())

    def way_back(self, station: StationCaller, signed: str) -> tuple[Service, str]:
        words = self._signing.read(_WAY_BACK, signed)
        if words is not None:
            station_id, service, reason = json.loads(words)
            if station_id == station.station_id:
                return Service(service), reason
        raise Refusal(Problem.BAD_REQUEST, Phrase.NO_WAY_BACK)
