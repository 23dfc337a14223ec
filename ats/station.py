"""`ats station`: a player's station on this machine's screen; without a configuration, the technician's set-up.

Its options are read by argparse: typer loads pydantic to read a path, and that takes longer than the boot screen.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ats import memory
from ats.left_out import leave_out_what_no_station_needs

if TYPE_CHECKING:
    from ats_client.qml.stage import Stage
    from ats_client.station.configuration import Configuration
    from ats_client.station.picture import Picture
    from kiosk.watchdog import Notifier


class CannotStart(Exception):
    """Why there is no station, in one line."""


class _Options(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CannotStart(message)


def _read(words: Sequence[str]) -> argparse.Namespace:
    options = _Options(
        prog="ats station",
        description="A player's station: touch screen, note acceptor, ticket printer.",
        allow_abbrev=False,
    )
    options.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="The station's own file; made by the set-up when it is missing. Default: ats/station.toml among the "
        "user's configuration files, mostly in ~/.config.",
    )
    options.add_argument(
        "--ca-file", type=Path, metavar="FILE", help="For the set-up: the certificate authority of the server."
    )
    options.add_argument("--windowed", action="store_true", help="A window instead of the whole screen.")
    return options.parse_args(words)


def _usual_file() -> Path:
    from platformdirs import user_config_path  # an installed station is told its file, and is spared the library

    return user_config_path("ats") / "station.toml"


def station(words: Sequence[str]) -> None:
    """Plays until its window is closed or it is told to end; `words` are those after `ats station`."""
    asked = _read(words)
    config: Path = asked.config or _usual_file()
    leave_out_what_no_station_needs()
    from ats_client.log import log_as_json
    from ats_client.qml import stage

    memory.forget_sources()
    from ats_client.station.configuration import ConfigurationError, read_configuration

    log_as_json()
    try:
        configuration = read_configuration(config) if config.exists() else None
        stage.check_display()
        stage.run(lambda on: _play(on, config, configuration, asked.ca_file, asked.windowed))
    except (ConfigurationError, stage.NoDisplay) as error:
        raise CannotStart(str(error)) from None


async def _play(
    on: Stage, config: Path, configuration: Configuration | None, ca_file: Path | None, windowed: bool
) -> None:
    from kiosk.watchdog import Notifier, watched

    async with watched(Notifier.from_environment(os.environ)) as notifier:
        notifier.ready()
        if configuration is None:
            memory.settle()
            notifier.status("waits for a technician to enrol it")
            configuration = await _set_up(on, config, ca_file, windowed)
        if configuration is not None:
            await run_station(on, configuration, windowed=windowed, notifier=notifier)


async def _set_up(on: Stage, config: Path, ca_file: Path | None, windowed: bool) -> Configuration | None:
    """A technician gives address and code; None when the window was closed instead."""
    from ats_client.station.enrolment import EnrolmentFailed, enrol_station
    from ats_client.viewmodels.set_up import Refused, SetUp

    enrolled: asyncio.Future[Configuration] = asyncio.get_running_loop().create_future()

    async def enrol(server: str, code: str) -> None:
        try:
            enrolled.set_result(await enrol_station(config, server, code, ca_file=ca_file))
        except EnrolmentFailed as failure:
            raise Refused(str(failure)) from None

    window = on.engine.open_set_up(SetUp(enrol), fullScreen=not windowed)
    closed = asyncio.create_task(on.ended())
    done, _ = await asyncio.wait((enrolled, closed), return_when=asyncio.FIRST_COMPLETED)
    closed.cancel()
    on.engine.close_window(window)
    return enrolled.result() if enrolled in done else None


async def run_station(
    on: Stage,
    configuration: Configuration,
    *,
    windowed: bool,
    notifier: Notifier | None = None,
    diagnostics: bool = False,
) -> None:
    """The station and its window, until the stage ends; with `diagnostics` the technician's sign-in is open at once."""
    from ats_client.qml.application import CONTROLS

    for file in (CONTROLS / "Panel.qml", CONTROLS / "Words.qml"):  # what the boot screen is made of, read meanwhile
        on.engine.read_ahead(file)
    from ats.boot_screen import tested
    from kiosk.places import Places

    full_screen = configuration.display.full_screen and not windowed
    places = Places()
    on.engine.theme.setProperty("highContrast", configuration.display.high_contrast)
    window = on.engine.open_window(fullScreen=full_screen)
    failed, boot_screen = await tested(on, window, configuration, places)

    from ats.player_window import PlayerWindow
    from ats_client.qml.sounds import can_be_heard
    from kiosk.viewmodels.speaker import Speaker
    from kiosk.workshop import Workshop

    workshop = Workshop(configuration, places, unusable=failed, heard=can_be_heard, play=Speaker(parent=on.app).play)
    workshop.ended = on.end
    table = PlayerWindow(on, workshop, window, boot_screen, full_screen=full_screen, diagnostics=diagnostics)
    if notifier is not None:
        workshop.station.watch(_Status(notifier))
    running = asyncio.create_task(workshop.run())
    closed = asyncio.create_task(on.ended())
    try:
        await asyncio.wait((running, closed), return_when=asyncio.FIRST_COMPLETED)
        await table.close()
    finally:
        closed.cancel()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await workshop.close()


class _Status:
    """Says to the service manager what the station is doing, so that `systemctl status` shows it; only changes."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._said = ""

    def __call__(self, picture: Picture) -> None:
        words = f"{picture.state.value.replace('_', ' ')}, funds {picture.funds}"
        if words != self._said:
            self._said = words
            self._notifier.status(words)
