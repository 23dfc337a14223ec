"""Ticket printers. To add one, write its machine and add one line to `PROTOCOLS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.ticket_printer import escpos, tcl
from ats_client.devices.ticket_printer.driver import SerialTicketPrinter
from ats_client.devices.ticket_printer.interface import Handler, TicketPrinter, nobody_listens
from ats_client.devices.ticket_printer.machine import PollingMachine
from ats_client.devices.traffic import Direction, Heard, Tap
from screen_kit.devices.serial_line import LineSettings


@dataclass(frozen=True, slots=True)
class PrinterProtocol:
    """A wire protocol, as the station, `ats decode` and the configuration need it."""

    machine: Callable[[], PollingMachine]
    line: LineSettings
    listen: Callable[[bytes, Direction], list[Heard]]


PROTOCOLS: Mapping[str, PrinterProtocol] = MappingProxyType(
    {
        "tcl": PrinterProtocol(tcl.TclMachine, tcl.LINE, tcl.listen),
        "escpos": PrinterProtocol(escpos.EscposMachine, escpos.LINE, escpos.listen),
    }
)
"""Every printer protocol by its name in the configuration. The defaults fit the usual unit."""


def ticket_printer(
    protocol: str,
    port: str,
    handler: Handler = nobody_listens,
    *,
    machine: PollingMachine | None = None,
    line: LineSettings | None = None,
    tap: Tap | None = None,
) -> TicketPrinter:
    """The printer on a port. Give `machine` and `line` only for a unit with unusual settings."""
    if protocol not in PROTOCOLS:
        raise ValueError(f"no ticket printer speaks {protocol}; known are {', '.join(PROTOCOLS)}")
    known = PROTOCOLS[protocol]
    return SerialTicketPrinter(machine or known.machine(), port, line or known.line, handler, tap=tap)
