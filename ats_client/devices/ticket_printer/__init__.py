"""Ticket printers. A new one is a file with its machine, and one line in `PROTOCOLS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.ticket_printer import escpos, tcl
from ats_client.devices.ticket_printer.driver import SerialTicketPrinter
from ats_client.devices.ticket_printer.interface import Handler, TicketPrinter, nobody_listens
from ats_client.devices.ticket_printer.machine import PollingMachine
from ats_client.devices.wire import Direction, Heard, Tap
from screen_kit.devices.serial_line import LineSettings


@dataclass(frozen=True, slots=True)
class PrinterProtocol:
    """What the station, `ats decode` and the configuration need of a wire protocol."""

    machine: Callable[[], PollingMachine]
    line: LineSettings
    listen: Callable[[bytes, Direction], list[Heard]]


PROTOCOLS: Mapping[str, PrinterProtocol] = MappingProxyType(
    {
        "tcl": PrinterProtocol(tcl.TclMachine, tcl.LINE, tcl.listen),
        "escpos": PrinterProtocol(escpos.EscposMachine, escpos.LINE, escpos.listen),
    }
)
"""Every printer protocol by its name in the configuration; the machine's defaults are the usual unit's."""


def ticket_printer(
    protocol: str,
    port: str,
    handler: Handler = nobody_listens,
    *,
    machine: PollingMachine | None = None,
    line: LineSettings | None = None,
    tap: Tap | None = None,
) -> TicketPrinter:
    """The printer on a port; `machine` and `line` only where the unit is set otherwise than usual."""
    if protocol not in PROTOCOLS:
        raise ValueError(f"no ticket printer speaks {protocol}; known are {', '.join(PROTOCOLS)}")
    known = PROTOCOLS[protocol]
    return SerialTicketPrinter(machine or known.machine(), port, line or known.line, handler, tap=tap)
