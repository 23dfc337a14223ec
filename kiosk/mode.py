"""The technician's mode of one station: the visit, all pages, and the changes made there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from game_protocol.log import Log
from game_protocol.station_client import StationClient
from kiosk.configuration_keeper import ConfigurationKeeper, keeper_of
from kiosk.credentials import Credentials
from kiosk.device_choice import CannotWrite
from kiosk.device_report import REPORT
from kiosk.diagnosis import configured_ports, machine_checks, network_checks, software_checks
from kiosk.pages.cabinet import DoorsPage, MemoryPage
from kiosk.pages.devices import NoteAcceptorPage, PrinterPage
from kiosk.pages.machine import ChecksPage, NetworkPage, PortInUse, PortsPage
from kiosk.pages.page import Page
from kiosk.pages.records import FaultsPage, LogsPage, MetersPage, RecallPage
from kiosk.pages.screen import DisplayPage, SoundPage, TouchPage
from kiosk.technician import Stage, Technician
from screen_kit.clock import MachineClock

if TYPE_CHECKING:  # a workshop makes its mode
    from kiosk.workshop import Workshop

log = Log(__name__)

CREDENTIALS = "technicians.json"
EXPORTS = "exports"
TELL_WITHIN_S = 10.0
"""How long a memory clear waits for the server to hear of it."""


class TechnicianMode:
    """Belongs to one workshop and lives from the first technician until the station ends."""

    def __init__(self, workshop: Workshop, keeper: ConfigurationKeeper | None) -> None:
        """`keeper` changes the configuration. By default it is chosen by the rights of this process."""
        configuration = workshop.configuration
        self._workshop = workshop
        self._client = StationClient(
            configuration.server,
            configuration.station_id,
            workshop.key,
            others=configuration.other_servers,
            ca_file=configuration.ca_file,
        )
        self._credentials = Credentials(configuration.journal.with_name(CREDENTIALS), configuration.station_id)
        self.technician = Technician(workshop.station, self._client, self._credentials, MachineClock().wall_ms)
        self._keeper = keeper or keeper_of(configuration, workshop.places.caretaker)
        self._cleared_by = ""
        workshop.bench.on_note_returned = self.technician.add_test_money

    def who(self) -> str:
        """The number of the technician inside, or empty."""
        visit = self.technician.visit
        return visit.number if visit.stage in (Stage.INSIDE, Stage.LEAVING) else ""

    def pages(self) -> tuple[Page, ...]:
        workshop, configuration, station = self._workshop, self._workshop.configuration, self._workshop.station
        exports = configuration.journal.parent / EXPORTS
        return (
            TouchPage(lambda: station.picture),
            DisplayPage(),
            SoundPage(workshop.heard, lambda name: workshop.play(name)),
            NoteAcceptorPage(workshop.bench),
            PrinterPage(workshop.bench, configuration.face),
            PortsPage(self._keeper, self._ports_in_use, self.who, self._restart),
            NetworkPage(network_checks(configuration), workshop.link),
            ChecksPage("machine", "Machine", machine_checks(workshop.places)),
            ChecksPage("software", "Software", software_checks(workshop.places)),
            MetersPage(station),
            RecallPage(station),
            LogsPage(station, workshop.bench, configuration.station_id, workshop.key, exports),
            FaultsPage(station, self.who),
            DoorsPage(lambda: workshop.keeper),
            MemoryPage(station, self._clear, self._keeper.why_not),
        )

    async def close(self) -> None:
        """Call it after the station has ended; it then deletes a cleared memory from the disk."""
        await self._client.aclose()
        if self._cleared_by:
            await self._remove_everything(self._cleared_by)

    def _ports_in_use(self) -> list[PortInUse]:
        """The reports of the station's own drivers on the devices it has open."""
        verdicts = self._workshop.bench.verdicts()
        ports = configured_ports(self._workshop.configuration)
        return [PortInUse(device, port, verdicts[device]) for device, port in ports.items()]

    async def _restart(self) -> str:
        await self.technician.did("restarted the station")
        await self.technician.leave()
        self._workshop.ended()
        return "the station starts again"

    # --- memory

    async def _clear(self) -> str:
        """Records it and tells the server first: anything not told by then is lost with the journal."""
        by = self.who()
        await self.technician.did("cleared the memory")
        if not await self._all_told():
            return "not cleared: the server has not heard of it; try again"
        await self.technician.leave()
        await self._all_told()
        self._cleared_by = by
        self._workshop.ended()
        return "memory cleared: the station starts as a new one"

    async def _all_told(self) -> bool:
        try:
            async with asyncio.timeout(TELL_WITHIN_S):
                await self._workshop.station.work_log.all_told()
        except TimeoutError:
            return False
        return True

    async def _remove_everything(self, by: str) -> None:
        """Runs once the station has closed its files. The configuration goes last, so that it can be repeated."""
        journal = self._workshop.configuration.journal
        self._credentials.forget()
        own = (f"{journal.name}{end}" for end in ("", "-wal", "-shm", ".head"))
        for name in (*own, REPORT):
            journal.with_name(name).unlink(missing_ok=True)
        try:
            await self._keeper.forget(by)
        except CannotWrite as error:
            log.error("the configuration is still there", why=str(error))
