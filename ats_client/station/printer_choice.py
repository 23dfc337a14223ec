"""`[ticket_printer]` of station.toml: which printer is fitted, and how this unit differs from the usual one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from ats_client.devices import ticket_printer
from ats_client.devices.ticket_printer.escpos import EscposMachine, EscposSettings, Layout
from ats_client.devices.ticket_printer.machine import PollingMachine
from ats_client.devices.ticket_printer.tcl import TEMPLATE_0, TEMPLATE_9, TclMachine, TclSettings, Template
from game_rules.reading import Table

MakeMachine = Callable[[], PollingMachine]
SLOWEST_BAUD, FASTEST_BAUD = 1200, 115200
"""What can be chosen on the units (hardware facts 5.1)."""


@dataclass(frozen=True, slots=True)
class PrinterChoice:
    """A printer as the technician describes it; None stands for what is usual with its protocol."""

    protocol: str
    port: str
    baud_rate: int | None = None
    machine: MakeMachine | None = None


def read_printer(table: Table) -> PrinterChoice | None:
    if "ticket_printer" not in table:
        return None
    printer = table.table("ticket_printer")
    protocol = printer.choice("protocol", tuple(ticket_printer.PROTOCOLS))
    read = PrinterChoice(
        protocol,
        printer.text("port"),
        printer.integer("baud_rate", SLOWEST_BAUD, FASTEST_BAUD) if "baud_rate" in printer else None,
        _MACHINES[protocol](printer),
    )
    printer.finished()
    return read


def _tcl(printer: Table) -> MakeMachine | None:
    """`template`, and its `fields` in order where they are not the known ones: both live in the unit's firmware."""
    if "template" not in printer and "fields" not in printer:
        return None
    number = printer.text("template") if "template" in printer else TEMPLATE_9.number
    known = {template.number: template for template in (TEMPLATE_9, TEMPLATE_0)}
    if "fields" not in printer and number not in known:
        raise printer.wrong("template", f"{number!r} is not one of {', '.join(known)}; with another, write its fields")
    try:
        template = Template(number, tuple(printer.words("fields"))) if "fields" in printer else known[number]
    except ValueError as error:
        raise printer.wrong("fields", str(error)) from None
    return partial(TclMachine, TclSettings(template=template))


def _escpos(printer: Table) -> MakeMachine | None:
    """What the model's manual says it has (hardware facts 5.3)."""
    if not any(name in printer for name in ("fence", "presenter", "buffer_clear", "bar_code_form")):
        return None
    form = printer.choice("bar_code_form", ("A", "B")) if "bar_code_form" in printer else Layout().bar_code_form
    settings = EscposSettings(
        has_fence=printer.flag("fence") if "fence" in printer else True,
        has_presenter=printer.flag("presenter") if "presenter" in printer else False,
        buffer_clear=_bytes(printer, "buffer_clear") if "buffer_clear" in printer else b"",
        layout=Layout(bar_code_form=form),
    )
    return partial(EscposMachine, settings)


def _bytes(printer: Table, name: str) -> bytes:
    written = printer.text(name)
    try:
        return bytes.fromhex(written)
    except ValueError:
        raise printer.wrong(name, f"must be bytes in hexadecimal, like 10 14 08, not {written!r}") from None


_MACHINES: Mapping[str, Callable[[Table], MakeMachine | None]] = MappingProxyType({"tcl": _tcl, "escpos": _escpos})
