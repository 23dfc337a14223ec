"""A wheel sensor on a serial port or a TCP port: owns the line, tells what was read, and says when it is silent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from game_protocol.log import Log
from game_protocol.table import Phase
from game_rules.wheel import Wheel
from screen_kit.devices.errors import LinkLost
from screen_kit.devices.serial_line import LineSettings, SerialLine, keep_open
from table_screens.wheel.sensor_lines import Alive, Garbled, LineReader
from table_screens.wheel.source import SourceReady, SourceTrouble, WheelNews

log = Log(__name__)

SILENCE_S = 3.0
"""A sensor says at least ALIVE every second; three missed are a lost sensor."""


class Sensor:
    """`port` is a serial port's name, or `socket://host:port`."""

    name = "sensor"

    def __init__(self, port: str, settings: LineSettings | None = None) -> None:
        self._port = port
        self._settings = settings or LineSettings()

    def table_is(self, phase: Phase, wheel: Wheel) -> None:
        """A sensor watches the wheel, not the table."""

    async def run(self, tell: Callable[[WheelNews], None]) -> None:
        async def lost(why: LinkLost) -> None:
            tell(SourceTrouble(f"no link to the wheel sensor: {why}"))

        await keep_open(self._port, self._settings, lambda line: self._listen(line, tell), lost)

    async def _listen(self, line: SerialLine, tell: Callable[[WheelNews], None]) -> None:
        reader = LineReader()
        well = False
        while True:
            try:
                async with asyncio.timeout(SILENCE_S):
                    data = await line.receive()
            except TimeoutError:
                raise LinkLost(f"{self._port}: the sensor is silent") from None
            for heard in reader.read(data):
                if isinstance(heard, Garbled):
                    log.warning("wheel sensor garbled", bytes=heard.data.hex(), why=heard.why)
                    continue
                if not well and not isinstance(heard, SourceTrouble):
                    well = True
                    tell(SourceReady())
                if isinstance(heard, SourceTrouble):
                    well = False
                if not isinstance(heard, Alive | SourceReady):
                    tell(heard)
