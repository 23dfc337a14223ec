"""A wheel sensor on a serial port: the same lines over a real pseudo-terminal, unplugged in a round and back again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from screen_kit.qml.application import Engine
from table_screens.wheel.sensor import Sensor
from table_screens.wheel.sensor_lines import line
from tests.qt_loop import Play
from tests.screen_kit.devices.test_serial_line import FarEnd
from tests.table_screens.dealer import dealing
from tests.table_screens.house import House
from tests.table_screens.test_console import ALIVE_EVERY_S, phase


class SerialWheel:
    """The sensor's end of the wire; while it is plugged in it says every while that it lives."""

    def __init__(self, name: Path) -> None:
        self._end = FarEnd(name)
        self._plugged = True
        self._over = asyncio.Event()

    def says(self, *words: str) -> None:
        os.write(self._end.fd, b"".join(line(each) for each in words))

    def noise(self, data: bytes) -> None:
        os.write(self._end.fd, data)

    def unplug(self) -> None:
        self._plugged = False
        self._end.unplug()

    def plug_in(self) -> None:
        self._end.plug_in()
        self._plugged = True

    async def lives(self) -> None:
        while not self._over.is_set():
            if self._plugged:
                self.says("ALIVE")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), ALIVE_EVERY_S)

    def end(self) -> None:
        self._over.set()
        if self._plugged:
            self.unplug()


@asynccontextmanager
async def serial_wheel(name: Path) -> AsyncIterator[SerialWheel]:
    wheel = SerialWheel(name)
    living = asyncio.create_task(wheel.lives())
    try:
        yield wheel
    finally:
        wheel.end()
        await living


def test_a_sensor_on_a_serial_port_is_unplugged_in_a_round_and_works_again_when_it_is_back(
    engine: Engine, house: House, play: Play, tmp_path: Path
) -> None:
    """RR 5.1.3, 5.4; without a sensor the dealer goes on by hand."""
    port = tmp_path / "usb-wheel-if00"

    async def scenario() -> None:
        async with serial_wheel(port) as wheel, dealing(engine, house, source=Sensor(str(port))) as dealer:
            await dealer.opens_round()
            wheel.noise(b"\x00\xff$RESULT,1")  # half a line, and then another: neither is a number
            wheel.says("SPUN")
            wheel.says("SPUN", "CLOSE")
            await phase(dealer, "closed")
            wheel.says("RESULT,17")
            await dealer.until_sees("Enter 17 black as the result of round 1.")
            await dealer.confirms()
            await phase(dealer, "settled")
            await dealer.opens_round()
            wheel.unplug()
            await dealer.until_sees("no link to the wheel sensor")
            await dealer.closes_round()
            await dealer.enters("31")
            wheel.plug_in()
            await dealer.until(lambda: not dealer.picture.wheel.trouble, "the sensor is back")
            assert not dealer.sees("no link to the wheel sensor")
            await dealer.opens_round()
            wheel.says("SPUN", "CLOSE")
            await phase(dealer, "closed")
            wheel.says("RESULT,8")
            await dealer.until_sees("Enter 8 black as the result of round 3.")
            await dealer.confirms()
            await phase(dealer, "settled")

    play(scenario())
    entered = [event.body["event"] for event in house.journal("outcome-entered")]
    assert [(event["outcome"], event["source"]) for event in entered] == [
        ("17", "sensor"),
        ("31", "manual"),
        ("8", "sensor"),
    ]
    assert [event.body["event"]["cause"] for event in house.journal("round-closed")] == ["sensor", "sensor", "sensor"]


def test_a_serial_sensor_that_disagrees_with_the_dealer_stops_the_entry_and_asks(
    engine: Engine, house: House, play: Play, tmp_path: Path
) -> None:
    port = tmp_path / "usb-wheel-if00"

    async def scenario() -> None:
        async with serial_wheel(port) as wheel, dealing(engine, house, source=Sensor(str(port))) as dealer:
            await dealer.opens_round()
            await dealer.until(lambda: not dealer.picture.wheel.trouble, "the sensor is there")
            wheel.says("SPUN", "CLOSE")
            await phase(dealer, "closed")
            await dealer.tap("tab-round")
            await dealer.tap("number-20")
            await dealer.until_sees("Enter 20 black as the result of round 1.")
            wheel.says("RESULT,17")  # while the dealer's finger is over the button
            await dealer.until_sees("The wheel sensor read 17 black; you chose 20 black.")
            assert not dealer.is_there("confirm")
            assert house.journal("outcome-entered") == []
            await dealer.tap("as-sensor")
            await dealer.until_sees("Enter 17 black as the result of round 1.")
            await dealer.confirms()
            await phase(dealer, "settled")

    play(scenario())
    (entered,) = house.journal("outcome-entered")
    assert (entered.body["event"]["outcome"], entered.body["event"]["source"]) == ("17", "sensor; dealer saw 20")
