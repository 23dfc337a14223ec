"""A station with its technician's mode: put together from one configuration, without a screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import structlog

from ats_client.station.assembly import assemble
from ats_client.station.clock import Clock, MachineClock
from ats_client.station.configuration import Configuration
from ats_client.station.enrolment import read_key
from ats_client.station.faults import FaultKind
from game_protocol.station_client import StationClient
from kiosk.configuration_keeper import ConfigurationKeeper, keeper_of
from kiosk.credentials import Credentials
from kiosk.device_choice import CannotWrite
from kiosk.device_report import REPORT, write_report
from kiosk.diagnosis import configured_ports, machine_checks, network_checks, software_checks
from kiosk.door_keeper import DoorKeeper, lines_of, uncleared
from kiosk.doors import DoorLineError, DoorLines, DoorWatch
from kiosk.manifest import Comparison, ManifestError, SoftwareWatch, read_public_key, read_signed, verify
from kiosk.pages.cabinet import DoorsPage, MemoryPage
from kiosk.pages.devices import NoteAcceptorPage, PrinterPage
from kiosk.pages.machine import ChecksPage, LinkWatch, NetworkPage, PortInUse, PortsPage
from kiosk.pages.page import Page
from kiosk.pages.records import FaultsPage, LogsPage, MetersPage, RecallPage
from kiosk.pages.screen import DisplayPage, SoundPage, TouchPage
from kiosk.places import Places
from kiosk.technician import Stage, Technician
from kiosk.workbench import Workbench

log = structlog.get_logger(__name__)

CREDENTIALS = "technicians.json"
EXPORTS = "exports"
TELL_WITHIN_S = 10.0
"""So long a memory clear waits for the server to hear of it."""


class Workshop:
    """`run` it instead of the station. `heard` and `play` are the screen's sound."""

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
        """`keeper` changes the configuration: by the rights this process has, unless one is handed in."""
        self.configuration = configuration
        self._places = replace(places, config=configuration.file, state=configuration.journal.parent)
        self.bench = Workbench(configuration)
        self.station = assemble(configuration, fittings=self.bench.fittings, unusable=unusable)
        self._key = read_key(configuration.key_file)
        self._client = StationClient(
            configuration.server,
            configuration.station_id,
            self._key,
            others=configuration.other_servers,
            ca_file=configuration.ca_file,
        )
        self._credentials = Credentials(configuration.journal.with_name(CREDENTIALS), configuration.station_id)
        self.technician = Technician(self.station, self._client, self._credentials, MachineClock().wall_ms)
        self._link = LinkWatch(self.station, time.monotonic)
        self._lines = lines
        self._clock = clock or MachineClock()
        self._configuration_keeper = keeper or keeper_of(configuration, places.caretaker)
        self.keeper: DoorKeeper | None = None
        self.ended: Callable[[], None] = lambda: None
        """Called when the station is to end; its service starts it again, cleared or with what was written."""
        self._cleared_by = ""
        self._heard, self.play = heard, play
        self.bench.on_note_returned = self.technician.add_test_money

    def who(self) -> str:
        """The number of the technician inside, or empty."""
        visit = self.technician.visit
        return visit.number if visit.stage in (Stage.INSIDE, Stage.LEAVING) else ""

    def listen(self, on: bool) -> None:
        """While a technician is inside the wires are overheard; then nothing of it stays, and the slot shuts."""
        self.bench.listen(on)
        if not on:
            self.bench.end_note_test()

    def pages(self) -> tuple[Page, ...]:
        configuration, station = self.configuration, self.station
        exports = configuration.journal.parent / EXPORTS
        return (
            TouchPage(lambda: station.picture),
            DisplayPage(),
            SoundPage(self._heard, lambda name: self.play(name)),
            NoteAcceptorPage(self.bench),
            PrinterPage(self.bench, configuration.face),
            PortsPage(self._configuration_keeper, self._ports_in_use, self.who, self._restart),
            NetworkPage(network_checks(configuration), self._link),
            ChecksPage("machine", "Machine", machine_checks(self._places)),
            ChecksPage("software", "Software", software_checks(self._places)),
            MetersPage(station),
            RecallPage(station),
            LogsPage(station, self.bench, configuration.station_id, self._key, exports),
            FaultsPage(station, self.who),
            DoorsPage(lambda: self.keeper),
            MemoryPage(station, self._clear, self._configuration_keeper.why_not),
        )

    def _ports_in_use(self) -> list[PortInUse]:
        """What the station's own drivers say of the devices it has open."""
        verdicts = self.bench.verdicts()
        return [
            PortInUse(device, port, verdicts[device]) for device, port in configured_ports(self.configuration).items()
        ]

    async def run(self) -> None:
        """Until cancelled: the station, its doors, and the software watch."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.station.run())
            tasks.create_task(self._watch_doors())
            tasks.create_task(self._report_devices())
            if self._places.release_key.exists():
                tasks.create_task(SoftwareWatch(self._verify, self._software_found, self._clock).run())

    async def close(self) -> None:
        """After `run` has ended; then a cleared memory is taken off the disk."""
        await self._client.aclose()
        if self._cleared_by:
            await self._remove_everything(self._cleared_by)

    # --- devices

    async def _report_devices(self) -> None:
        """Each change, for checks made from outside this process; what the station does never waits for it."""
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
            self.station.door(f"switches: {error}", True)  # a cabinet that cannot be watched is an open one
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
        return verify(
            self._places.release, read_signed(self._places.manifest), read_public_key(self._places.release_key)
        )

    def _software_found(self, result: Comparison | ManifestError) -> None:
        """N.J.A.C. 13:69O-1.5(d): a failure stops that software, and names what is wrong."""
        if isinstance(result, ManifestError):
            self.station.raise_fault(FaultKind.PROGRAM, f"software: {result}")
        elif not result.same:
            self.station.raise_fault(FaultKind.PROGRAM, f"software: {'; '.join(result.lines()[:5])}")

    # --- memory

    async def _clear(self) -> str:
        """Recorded and told to the server first: what is not told by then goes with the journal."""
        by = self.who()
        await self.technician.did("cleared the memory")
        if not await self._all_told():
            return "not cleared: the server has not heard of it; try again"
        await self.technician.leave()
        await self._all_told()
        self._cleared_by = by
        self.ended()
        return "memory cleared: the station starts as a new one"

    async def _restart(self) -> str:
        await self.technician.did("restarted the station")
        await self.technician.leave()
        self.ended()
        return "the station starts again"

    async def _all_told(self) -> bool:
        try:
            async with asyncio.timeout(TELL_WITHIN_S):
                await self.station.work_log.all_told()
        except TimeoutError:
            return False
        return True

    async def _remove_everything(self, by: str) -> None:
        """Once the station has let go of its files; the configuration goes last, so that it can be done again."""
        journal = self.configuration.journal
        self._credentials.forget()
        own = (f"{journal.name}{end}" for end in ("", "-wal", "-shm"))
        for name in (*own, REPORT):
            journal.with_name(name).unlink(missing_ok=True)
        try:
            await self._configuration_keeper.forget(by)
        except CannotWrite as error:
            log.error("the configuration is still there", why=str(error))
