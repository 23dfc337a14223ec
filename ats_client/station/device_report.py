"""Tells the dealer's console how the station's devices are: only changes, only the newest, until it is heard."""

from __future__ import annotations

from random import Random

from ats_client.devices.note_acceptor.interface import FaultKind as AcceptorFault
from ats_client.devices.ticket_printer.interface import PrinterStatus
from ats_client.station.link import Link
from game_protocol.basics import one_line
from game_protocol.errors import AskingFailed
from game_protocol.retry import BackOff, worth_asking_again
from game_protocol.station import DeviceState, ReportDevices
from screen_kit.background import Background
from screen_kit.clock import Clock

REPORTING = BackOff(first_s=0.5, longest_s=10.0)


def of_acceptor(state: str, faults: dict[AcceptorFault, str]) -> DeviceState:
    """For staff, so a full stacker is named here; the public never reads it (9 NYCRR 5317.26)."""
    detail = "; ".join(f"{kind}: {why}" if why else str(kind) for kind, why in faults.items())
    return DeviceState(device="note acceptor", state=state, detail=one_line(detail)[:300], faulty=bool(faults))


def of_printer(status: PrinterStatus) -> DeviceState:
    return DeviceState(
        device="ticket printer", state=one_line(status.described())[:80], faulty=status.fault is not None
    )


def of_station(fault: str) -> DeviceState:
    state = "fault" if fault else "sound"
    return DeviceState(device="station", state=state, detail=one_line(fault)[:300], faulty=bool(fault))


class DeviceReport:
    """`tell` as often as you like."""

    def __init__(self, link: Link, clock: Clock, chance: Random, background: Background) -> None:
        self._link = link
        self._clock = clock
        self._chance = chance
        self._background = background
        self._newest: tuple[DeviceState, ...] | None = None
        self._heard: tuple[DeviceState, ...] | None = None
        self._telling = False

    def tell(self, devices: tuple[DeviceState, ...]) -> None:
        self._newest = devices
        if devices != self._heard and not self._telling:
            self._telling = True
            self._background.start(self._tell())

    def again(self) -> None:
        """The server may have forgotten: it was away."""
        self._heard = None

    async def _tell(self) -> None:
        delays = REPORTING.delays_s(self._chance)
        while self._newest is not None and self._newest != self._heard:
            devices = self._newest
            try:
                await self._link.do(ReportDevices(devices=list(devices)))
                self._heard = devices
            except AskingFailed as failure:
                if not worth_asking_again(failure):
                    break
                await self._clock.sleep(next(delays))
        self._telling = False
