"""Who hears what of an event: a station its table and its own money, staff everything."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Row


class Event(Protocol):
    """An event as the writer told it, or as it was read back from the journal."""

    @property
    def number(self) -> int: ...

    @property
    def kind(self) -> str: ...

    @property
    def station(self) -> int | None: ...

    @property
    def staff_only(self) -> bool: ...

    @property
    def public(self) -> str: ...

    @property
    def parts(self) -> Mapping[int, str]: ...


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """An event read back from the journal."""

    number: int
    kind: str
    station: int | None
    staff_only: bool
    public: str
    parts: dict[int, str]


def read_back(row: Row[Any]) -> KeptEvent:
    body = json.loads(row.body)
    parts = {int(number): _text(part) for number, part in body.get("own", {}).items()}
    return KeptEvent(row.number, row.kind, row.station, row.staff_only, _text(body["event"]), parts)


def hears(event: Event, station: int) -> bool:
    """Whether it is any of this station's business."""
    return not event.staff_only and (event.station is None or event.station == station)


def frame(event: Event, station: int | None) -> bytes:
    """The event as it goes over the wire to a station that hears it, or (None) to staff."""
    part = None if station is None else event.parts.get(station)
    data = event.public if part is None else f"{event.public[:-1]},{part[1:]}"
    return f"id: {event.number}\nevent: {event.kind}\ndata: {data}\n\n".encode()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
