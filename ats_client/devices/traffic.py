"""Traffic on a serial line, as `ats decode` and the technician's live view show it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Direction(StrEnum):
    """Who sent it: the station (host) or the device."""

    HOST = "host"
    DEVICE = "device"


@dataclass(frozen=True, slots=True)
class Passed:
    """Bytes that passed on a line. An encrypted frame comes with its plain form: only the driver has the key."""

    direction: Direction
    data: bytes
    in_clear: bytes = b""


Tap = Callable[[Passed], None]
"""Hears everything that passes, one question or answer at a time; the technician's live view uses it."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A stretch of a line's bytes: one frame with its meaning, or bytes that are no frame, with the reason."""

    raw: bytes
    name: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)
    reason: str = ""

    @property
    def valid(self) -> bool:
        return not self.reason

    def as_json(self, protocol: str, direction: Direction) -> dict[str, object]:
        written = self.raw.hex(" ").upper()
        if not self.valid:
            return {"valid": False, "bytes": written, "reason": self.reason}
        return {
            "protocol": protocol,
            "direction": direction.value,
            "name": self.name,
            "bytes": written,
            "fields": dict(self.fields),
            "valid": True,
        }
