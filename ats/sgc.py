"""`ats sgc`: the dealer's console of one table, on this machine's screen."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from platformdirs import user_documents_path

from ats.table_screen import LOCAL, CaFile, Language, Servers, Speaks, Table, Windowed, on_screen, until_closed
from screen_kit.clock import MachineClock
from screen_kit.qml.stage import Stage
from table_screens.console.console import Console
from table_screens.qml.application import Tongue, open_console
from table_screens.staff_link import StaffLink
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.wheel.sensor import Sensor
from table_screens.wheel.simulated import Simulated
from table_screens.wheel.source import Manual, ResultSource

EXPORTS = user_documents_path() / "ats-reports"


class Source(StrEnum):
    MANUAL = "manual"
    SENSOR = "sensor"
    SIMULATED = "simulated"


def sgc(
    server: Servers = LOCAL,
    table: Table = "1",
    ca_file: CaFile = None,
    wheel: Annotated[Source, typer.Option(help="Where results come from; the dealer confirms each.")] = Source.MANUAL,
    sensor: Annotated[
        str, typer.Option(help="The wheel sensor's port: a serial port's name, or socket://host:port.")
    ] = "",
    exports: Annotated[Path, typer.Option(help="Where reports are saved.")] = EXPORTS,
    lock_after: Annotated[float, typer.Option(min=10, help="Seconds without a touch before it locks itself.")] = 180,
    language: Speaks = Language.ENGLISH,
    windowed: Windowed = False,
) -> None:
    """The dealer's console: rounds, results, the room, corrections, the table's sign, reports."""
    if (wheel is Source.SENSOR) != bool(sensor):
        raise typer.BadParameter("--wheel sensor and --sensor PORT belong together")
    on_screen(
        server,
        ca_file,
        lambda on: _deal(on, server, table, ca_file, wheel, sensor, exports, lock_after, language, windowed),
    )


async def _deal(
    on: Stage,
    servers: list[str],
    table: str,
    ca_file: Path | None,
    wheel: Source,
    sensor: str,
    exports: Path,
    lock_after: float,
    language: str,
    windowed: bool,
) -> None:
    async with StaffLink(servers[0], table, others=servers[1:], ca_file=ca_file) as link:
        console = make_console(link, wheel, sensor, exports, lock_after)
        screen = ConsoleScreen(console, language=language, translate=Tongue(on.engine).speak)
        open_console(on.engine, screen, fullScreen=not windowed)
        await until_closed(on, console.run())
        screen.close()


def make_console(link: StaffLink, wheel: Source, sensor: str, exports: Path, lock_after: float) -> Console:
    """A console with its source of results."""
    clock, chance = MachineClock(), SystemRandom()
    sources: dict[Source, ResultSource] = {
        Source.MANUAL: Manual(),
        Source.SENSOR: Sensor(sensor),
        Source.SIMULATED: Simulated(clock, chance),
    }
    return Console(link, clock, chance, source=sources[wheel], exports=exports, lock_after_s=lock_after)
