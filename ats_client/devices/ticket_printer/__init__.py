"""Ticket printers. A new one is a file with its machine, and one line in `PROTOCOLS`."""

from collections.abc import Callable
from dataclasses import dataclass

from ats_client.devices.serial_line import LineSettings
from ats_client.devices.ticket_printer import escpos, tcl
from ats_client.devices.ticket_printer.machine import PollingMachine
from ats_client.devices.wire import Direction, Heard


@dataclass(frozen=True, slots=True)
class PrinterProtocol:
    """What the station, `ats decode` and the configuration need of a wire protocol."""

    machine: Callable[[], PollingMachine]
    line: LineSettings
    listen: Callable[[bytes, Direction], list[Heard]]


PROTOCOLS: dict[str, PrinterProtocol] = {
    "tcl": PrinterProtocol(tcl.TclMachine, tcl.LINE, tcl.listen),
    "escpos": PrinterProtocol(escpos.EscposMachine, escpos.LINE, escpos.listen),
}
"""Every printer protocol by its name in the configuration; the machine's defaults are the usual unit's."""
