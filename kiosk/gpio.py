"""Door switches on a Linux GPIO chip, through the `gpiod` library. Only a cabinet with such switches needs it.

Wiring: each switch connects its line to ground while the door is closed, and the chip pulls the line up. So an opened
door and a cut cable both read as open: tampering with the wire never looks like a closed door.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kiosk.doors import Door, DoorLineError


class GpioLines:
    """Doors by line number. Latches, where the cabinet has them, remember an opening without power."""

    def __init__(self, chip: str, doors: Mapping[Door, int], latches: Mapping[Door, int] | None = None) -> None:
        self._doors = dict(doors)
        self._latches = dict(latches or {})
        try:
            gpiod = import_module("gpiod")
        except ImportError:
            raise DoorLineError("door switches need the Python package gpiod, which is not installed") from None
        as_input = gpiod.LineSettings(direction=gpiod.line.Direction.INPUT, bias=gpiod.line.Bias.PULL_UP)
        lines = (*self._doors.values(), *self._latches.values())
        try:
            self._request: Any = gpiod.request_lines(chip, consumer="ats-doors", config={lines: as_input})
        except (OSError, ValueError) as error:
            raise DoorLineError(f"{chip}: lines {', '.join(map(str, lines))} cannot be had: {error}") from None
        self._open = gpiod.line.Value.ACTIVE

    def read(self) -> Mapping[Door, bool | None]:
        return {door: self._level(line) for door, line in self._doors.items()}

    def opened_while_off(self) -> frozenset[Door]:
        # A latch that cannot be read proves nothing, so we count it as an opening.
        return frozenset(door for door, line in self._latches.items() if self._level(line) is not False)

    def close(self) -> None:
        self._request.release()

    def _level(self, line: int) -> bool | None:
        try:
            return bool(self._request.get_value(line) == self._open)
        except OSError:
            return None
