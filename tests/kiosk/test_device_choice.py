"""A device in the station's configuration: what is written, what stays, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.station.configuration import read_configuration
from kiosk.device_choice import CannotWrite, DeviceChoice, with_device, write_choice
from tests.kiosk.test_ports import STATION


def test_a_device_is_written_and_the_rest_stays(tmp_path: Path) -> None:
    file = tmp_path / "station.toml"
    file.write_text(f'{STATION}[note_acceptor]\nprotocol = "ccnet"\nport = "/dev/a"\ndenominations = ["5.00"]\n')
    file.chmod(0o640)
    write_choice(file, DeviceChoice("note acceptor", "id003", "/dev/b"))
    read = read_configuration(file).acceptor
    assert read is not None
    assert (read.protocol, read.port) == ("id003", "/dev/b")
    assert read.values is not None
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_new_device_gets_a_section_of_its_own() -> None:
    text = with_device(STATION, DeviceChoice("ticket printer", "tcl", "/dev/b"))
    assert text.endswith('\n[ticket_printer]\nprotocol = "tcl"\nport = "/dev/b"\n')


def test_a_configuration_that_would_not_be_read_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "station.toml"
    file.write_text(STATION)  # a printer needs the texts of its tickets
    with pytest.raises(CannotWrite, match=r"station\.toml.*ticket"):
        write_choice(file, DeviceChoice("ticket printer", "tcl", "/dev/b"))
    assert file.read_text() == STATION
    assert list(tmp_path.iterdir()) == [file]


def test_a_configuration_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="No such file"):
        write_choice(tmp_path / "station.toml", DeviceChoice("note acceptor", "id003", "/dev/b"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("device", "protocol", "port"),
    [
        ("note acceptor", "tcl", "/dev/b"),
        ("ticket printer", "id003", "/dev/b"),
        ("coffee machine", "tcl", "/dev/b"),
        ("ticket printer", "tcl", "/etc/passwd"),
        ("ticket printer", "tcl", "/dev/../etc/passwd"),
        ("ticket printer", "tcl", '/dev/b"\nkey_file = "/etc/shadow'),
        ("ticket printer", "tcl", "/dev/b\\"),
        ("ticket printer", "tcl", "/dev/"),
        ("ticket printer", "tcl", "/dev/b\n"),
    ],
)
def test_a_device_a_protocol_or_a_port_that_there_is_not_is_refused(device: str, protocol: str, port: str) -> None:
    with pytest.raises(ValueError, match=r"speaks|no name of a port"):
        DeviceChoice(device, protocol, port)
