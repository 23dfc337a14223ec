"""`[ticket_printer]`: a unit that differs from the usual one is described in station.toml, not in code."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.devices.ticket_printer.escpos import EscposMachine, EscposSettings, Layout
from ats_client.devices.ticket_printer.tcl import TEMPLATE_0, TclMachine, TclSettings, Template
from ats_client.station.configuration import ConfigurationError, read_configuration
from ats_client.station.printer_choice import PrinterChoice

FILE = """
[server]
url = "http://127.0.0.1:8000"
[station]
id = "s-7"
key_file = "station.key"
[ticket]
establishment = "Casino"
place = "Melbourne"
[ticket_printer]
port = "/dev/serial/by-id/printer"
"""


def chosen(directory: Path, keys: str) -> PrinterChoice:
    file = directory / "station.toml"
    file.write_text(FILE + keys)
    printer = read_configuration(file).printer
    assert printer is not None
    return printer


def test_the_usual_printer_needs_its_protocol_and_port_only(tmp_path: Path) -> None:
    assert chosen(tmp_path, 'protocol = "tcl"') == PrinterChoice("tcl", "/dev/serial/by-id/printer")


@pytest.mark.parametrize(
    ("keys", "template"),
    [
        ('template = "0"', TEMPLATE_0),
        ('template = "A"\nfields = "number digits figures"', Template("A", ("number", "digits", "figures"))),
        ('fields = "number figures digits"', Template("9", ("number", "figures", "digits"))),
    ],
)
def test_template_and_field_order_are_the_units(tmp_path: Path, keys: str, template: Template) -> None:
    choice = chosen(tmp_path, f'protocol = "tcl"\nbaud_rate = 9600\n{keys}')
    assert choice.baud_rate == 9600
    assert choice.machine is not None
    machine = choice.machine()
    assert isinstance(machine, TclMachine)
    assert machine.settings == TclSettings(template=template)


def test_a_clone_without_a_fence_says_what_it_has_instead(tmp_path: Path) -> None:
    keys = 'protocol = "escpos"\nfence = false\npresenter = true\nbuffer_clear = "10 14 08"\nbar_code_form = "A"'
    choice = chosen(tmp_path, keys)
    assert choice.machine is not None
    machine = choice.machine()
    assert isinstance(machine, EscposMachine)
    assert machine.settings == EscposSettings(
        has_fence=False, has_presenter=True, buffer_clear=b"\x10\x14\x08", layout=Layout(bar_code_form="A")
    )


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ('protocol = "tcl"\ntemplate = "7"', "template: '7' is not one of 9, 0; with another, write its fields"),
        ('protocol = "tcl"\nfields = "number colour"', "fields: unknown ticket fields colour"),
        ('protocol = "tcl"\nfence = false', "fence: is not a known key"),
        ('protocol = "tcl"\nbaud_rate = 300', "baud_rate: must be a whole number from 1200 to 115200"),
        ('protocol = "escpos"\ntemplate = "9"', "template: is not a known key"),
        ('protocol = "escpos"\nfence = "no"', "fence: must be true or false"),
        ('protocol = "escpos"\nbuffer_clear = "one"', "buffer_clear: must be bytes in hexadecimal"),
    ],
)
def test_a_mistake_is_one_line_with_its_key(tmp_path: Path, keys: str, complaint: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        chosen(tmp_path, keys)
    assert f"ticket_printer.{complaint}" in str(caught.value)
    assert "\n" not in str(caught.value)
