"""`ats station`: a player's station on this machine's screen; without a configuration, the technician's set-up."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_config_path

from ats.boot_screen import tested
from ats.player_window import PlayerWindow
from ats.table_screen import check_authority
from ats_client.qml.application import open_set_up, open_window
from ats_client.qml.sounds import can_be_heard
from ats_client.station.configuration import Configuration, ConfigurationError, read_configuration
from ats_client.station.enrolment import EnrolmentFailed, enrol_station
from ats_client.station.picture import Picture
from ats_client.viewmodels.set_up import Refused, SetUp
from game_protocol.log import log_as_json
from kiosk.places import Places
from kiosk.viewmodels.speaker import Speaker
from kiosk.watchdog import Notifier, watched
from kiosk.workshop import Workshop
from screen_kit.qml import stage
from screen_kit.qml.stage import Stage


def station(
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The station's own file; made by the set-up when it is missing. Default: ats/station.toml among the "
            "user's configuration files, mostly in ~/.config.",
        ),
    ] = None,
    ca_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="For the set-up: the certificate authority of the server.")
    ] = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="A window instead of the whole screen.")] = False,
) -> None:
    """A player's station: touch screen, note acceptor, ticket printer. Plays until its window is closed."""
    file = config or user_config_path("ats") / "station.toml"
    log_as_json()
    try:
        configuration = read_configuration(file) if file.exists() else None
        check_authority(ca_file if configuration is None else configuration.ca_file)
        stage.check_display()
        stage.run(lambda on: _play(on, file, configuration, ca_file, windowed))
    except (ConfigurationError, stage.NoDisplay) as error:
        raise typer.TyperException(str(error)) from None


async def _play(
    on: Stage, config: Path, configuration: Configuration | None, ca_file: Path | None, windowed: bool
) -> None:
    async with watched(Notifier.from_environment(os.environ)) as notifier:
        notifier.ready()
        if configuration is None:
            notifier.status("waits for a technician to enrol it")
            configuration = await _set_up(on, config, ca_file, windowed)
        if configuration is not None:
            await run_station(on, configuration, windowed=windowed, notifier=notifier)


async def _set_up(on: Stage, config: Path, ca_file: Path | None, windowed: bool) -> Configuration | None:
    """A technician gives address and code; None if the window was closed instead. Otherwise the window stays until the
    station's own is there, because closing the last window ends the stage."""
    enrolled: asyncio.Future[Configuration] = asyncio.get_running_loop().create_future()

    async def enrol(server: str, code: str) -> None:
        try:
            enrolled.set_result(await enrol_station(config, server, code, ca_file=ca_file))
        except EnrolmentFailed as failure:
            raise Refused(str(failure)) from None

    open_set_up(on.engine, SetUp(enrol), fullScreen=not windowed)
    closed = asyncio.create_task(on.ended())
    done, _ = await asyncio.wait((enrolled, closed), return_when=asyncio.FIRST_COMPLETED)
    closed.cancel()
    return enrolled.result() if enrolled in done else None


async def run_station(
    on: Stage,
    configuration: Configuration,
    *,
    windowed: bool,
    notifier: Notifier | None = None,
    diagnostics: bool = False,
) -> None:
    """Runs the station and its window until the stage ends; with `diagnostics` the technician's sign-in is open at
    once."""
    full_screen = configuration.display.full_screen and not windowed
    places = Places()
    on.engine.theme.setProperty("highContrast", configuration.display.high_contrast)
    before = list(on.engine.windows)
    window = open_window(on.engine, fullScreen=full_screen)
    for set_up in before:
        on.engine.close_window(set_up)
    failed, boot_screen = await tested(on, window, configuration, places)
    workshop = Workshop(configuration, places, unusable=failed, heard=can_be_heard, play=Speaker(parent=on.app).play)
    workshop.ended = on.end
    table = PlayerWindow(on, workshop, window, boot_screen, full_screen=full_screen, diagnostics=diagnostics)
    if notifier is not None:
        workshop.station.watch(_Status(notifier))
    running = asyncio.create_task(workshop.run())
    closed = asyncio.create_task(on.ended())
    try:
        await asyncio.wait((running, closed), return_when=asyncio.FIRST_COMPLETED)
        table.close()
    finally:
        closed.cancel()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await workshop.close()


class _Status:
    """Tells the service manager what the station is doing, for `systemctl status`; only changes."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._said = ""

    def __call__(self, picture: Picture) -> None:
        words = f"{picture.state.value.replace('_', ' ')}, funds {picture.funds}"
        if words != self._said:
            self._said = words
            self._notifier.status(words)
