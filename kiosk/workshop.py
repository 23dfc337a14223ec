"""A station with its technician's mode, put together from one configuration, without a screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from ats_client.station.assembly import assemble
from ats_client.station.configuration import Configuration
from ats_client.station.enrolment import read_key
from ats_client.station.faults import FaultKind
from game_protocol.log import Log
from kiosk.check_release import Comparison, ManifestError, read_signed
from kiosk.configuration_keeper import ConfigurationKeeper
from kiosk.device_report import REPORT, write_report
from kiosk.door_keeper import DoorKeeper, lines_of, uncleared
from kiosk.doors import DoorLineError, DoorLines, DoorWatch
from kiosk.link_watch import LinkWatch
from kiosk.manifest import SoftwareWatch, read_public_key, verify
from kiosk.mode import TechnicianMode
from kiosk.pages.page import Page
from kiosk.places import Places
from kiosk.technician import Technician
from kiosk.workbench import Workbench
from screen_kit.clock import Clock, MachineClock

log = Log(__name__)


class Workshop:
    """Run `run` instead of the station's own. `heard` and `play` are the screen's sound."""

    def __init__(
        self,
        configuration: Configuration,
        places: Places,
        *,
        unusable: str = "",
        heard: Callable[[], bool] = lambda: False,
        play: Callable[[str], None] = lambda _name: None,
        lines: DoorLines | None = None,
        keeper: ConfigurationKeeper | None = None,
        clock: Clock | None = None,
    ) -> None:
        """`keeper` changes the configuration. By default it is chosen by the rights of this process."""
        self.configuration = configuration
        self.places = replace(places, config=configuration.file, state=configuration.journal.parent)
        self.bench = Workbench(configuration)
        self.station = assemble(configuration, fittings=self.bench.fittings, unusable=unusable)
        self.key = read_key(configuration.key_file)
        self.link = LinkWatch(self.station, time.monotonic)
        self._lines = lines
        self._clock = clock or MachineClock()
        self._configuration_keeper = keeper
        self._mode: TechnicianMode | None = None
        self.keeper: DoorKeeper | None = None
        self.ended: Callable[[], None] = lambda: None
        """Called when the station should end; its service starts it again, cleared or with a new configuration."""
        self.heard, self.play = heard, play

    # --- technicians

    @property
    def mode(self) -> TechnicianMode:
        """Made when the first technician comes."""
        if self._mode is None:
            self._mode = TechnicianMode(self, self._configuration_keeper)
        return self._mode

    @property
    def technician(self) -> Technician:
        return self.mode.technician

    def pages(self) -> tuple[Page, ...]:
        return self.mode.pages()

    def who(self) -> str:
        """The number of the technician inside, or empty."""
        return "" if self._mode is None else self._mode.who()

    def listen(self, on: bool) -> None:
        """Listens to the devices' lines while a technician is inside; after that it forgets them and shuts the slot."""
        self.bench.listen(on)
        if not on:
            self.bench.end_note_test()

    # --- the station

    async def run(self) -> None:
        """Runs the station, its doors and the software watch until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.station.run())
            tasks.create_task(self._report_devices())
            if self._lines is not None or self.configuration.doors is not None:
                tasks.create_task(self._watch_doors())
            if self.places.is_installed:
                tasks.create_task(SoftwareWatch(self._verify, self._software_found, self._clock).run())

    async def close(self) -> None:
        """Call it after `run` has ended; it then deletes a cleared memory from the disk."""
        if self._mode is not None:
            await self._mode.close()

    # --- devices

    async def _report_devices(self) -> None:
        """Reports each change for checks from outside this process. The station never waits for it."""
        file = self.configuration.journal.with_name(REPORT)
        news, said = asyncio.Event(), None
        self.bench.changed = news.set
        while True:
            verdicts = self.bench.verdicts()
            if verdicts != said:
                said = verdicts
                try:
                    await asyncio.to_thread(write_report, file, verdicts)
                except OSError as error:
                    log.warning("devices not reported", why=error.strerror)
            await news.wait()
            news.clear()

    # --- doors

    async def _watch_doors(self) -> None:
        choice = self.configuration.doors
        try:
            lines = self._lines or (None if choice is None else lines_of(choice))
        except DoorLineError as error:
            self.station.door(f"switches: {error}", True)  # a cabinet that cannot be watched counts as open
            return
        if lines is None:
            return
        clock = MachineClock()
        watch = DoorWatch(lines, uncleared(await self.station.records()))
        self.keeper = DoorKeeper(self.station, watch, clock, self.who)
        self.keeper.alarm = lambda on: self.play("attention") if on else None
        await self.keeper.run()

    # --- software

    def _verify(self) -> Comparison:
        return verify(self.places.release, read_signed(self.places.manifest), read_public_key(self.places.release_key))

    def _software_found(self, result: Comparison | ManifestError) -> None:
        """N.J.A.C. 13:69O-1.5(d): a failure stops that software, and names what is wrong."""
        if isinstance(result, ManifestError):
            self.station.raise_fault(FaultKind.PROGRAM, f"software: {result}")
        elif not result.same:
            self.station.raise_fault(FaultKind.PROGRAM, f"software: {'; '.join(result.lines()[:5])}")
