"""Ticket printers. A new one is a file with its machine, and one line in `PROTOCOLS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import Struct

from ats_client.devices.ticket_printer.interface import Handler, TicketPrinter, nobody_listens

if TYPE_CHECKING:
    from ats_client.devices.serial_line import LineSettings
    from ats_client.devices.ticket_printer.machine import PollingMachine
    from ats_client.devices.wire import Direction, Heard, Tap


class PrinterProtocol(Struct, frozen=True):
    """What the station, `ats decode` and the configuration need of a wire protocol."""

    machine: Callable[[], PollingMachine]
    line: LineSettings
    listen: Callable[[bytes, Direction], list[Heard]]


class _Protocols(Mapping[str, PrinterProtocol]):
    """Each is imported when it is asked for: only the station that has an ESC/POS printer loads its library."""

    def __init__(self, machines: dict[str, str]) -> None:
        self._machines = machines

    def __getitem__(self, name: str) -> PrinterProtocol:
        machine = self._machines[name]
        module = import_module(f"{__name__}.{name}")
        return PrinterProtocol(getattr(module, machine), module.LINE, module.listen)

    def __iter__(self) -> Iterator[str]:
        return iter(self._machines)

    def __len__(self) -> int:
        return len(self._machines)


PROTOCOLS: Mapping[str, PrinterProtocol] = _Protocols({"tcl": "TclMachine", "escpos": "EscposMachine"})
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
    from ats_client.devices.ticket_printer.driver import SerialTicketPrinter  # serial ports only where there is one

    known = PROTOCOLS[protocol]
    return SerialTicketPrinter(machine or known.machine(), port, line or known.line, handler, tap=tap)
