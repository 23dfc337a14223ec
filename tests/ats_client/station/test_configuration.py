"""station.toml: read whole, and every mistake named with its file and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.devices.note_acceptor.interface import AfterPowerCut
from ats_client.station.configuration import ConfigurationError, read_configuration
from game_rules.money import Money

WHOLE = """
[server]
url = "https://games.example:8443"
other_urls = ["https://games-2.example:8443"]
ca_file = "ca.pem"

[station]
id = "s-7"
key_file = "station.key"
journal = "state/journal.sqlite"
language = "vi"
currency = "AUD"
dealer_pays = false

[display]
full_screen = false
high_contrast = true
video = "rtsp://wheel.example/1"

[note_acceptor]
protocol = "id003"
port = "/dev/serial/by-id/acceptor"
denominations = ["5.00", "20.00"]
note_in_stacker = "credit"
unit_currency = "AUS"

[ticket_printer]
protocol = "tcl"
port = "/dev/serial/by-id/printer"

[ticket]
establishment = "Casino"
place = "Melbourne"
machine = "ATS 7"
time_zone = "Australia/Melbourne"
"""
LEAST = """
[server]
url = "http://127.0.0.1:8000"
[station]
id = "s-7"
key_file = "station.key"
"""


def written(directory: Path, text: str) -> Path:
    file = directory / "station.toml"
    file.write_text(text)
    return file


def test_everything_an_operator_may_say(tmp_path: Path) -> None:
    read = read_configuration(written(tmp_path, WHOLE))
    assert (read.server, read.ca_file) == ("https://games.example:8443", tmp_path / "ca.pem")
    assert read.other_servers == ("https://games-2.example:8443",)
    assert (read.station_id, read.key_file) == ("s-7", tmp_path / "station.key")
    assert (read.journal, read.language, read.dealer_pays) == (tmp_path / "state/journal.sqlite", "vi", False)
    assert (read.display.full_screen, read.display.video) == (False, "rtsp://wheel.example/1")
    assert read.acceptor is not None
    assert read.acceptor.values == {Money(500), Money(2000)}
    assert read.acceptor.settings.note_in_stacker is AfterPowerCut.CREDIT
    assert (read.currency, read.acceptor.settings.currency) == ("AUD", "AUS")
    assert read.printer is not None
    assert (read.printer.protocol, read.face.machine, read.face.establishment) == ("tcl", "ATS 7", "Casino")


def test_the_least_a_station_needs(tmp_path: Path) -> None:
    read = read_configuration(written(tmp_path, LEAST))
    assert (read.acceptor, read.printer, read.language, read.dealer_pays) == (None, None, "en", True)
    assert read.other_servers == ()
    assert read.journal.name == "s-7.sqlite"
    assert read.display.full_screen


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('url = "https://games.example:8443"', "", "server.url: is missing"),
        ('"https://games.example:8443"', '"games.example"', "server.url: must begin with https:// or http://"),
        ('id = "s-7"', "id = 7", "station.id: must be text, not 7"),
        ('language = "vi"', 'language = "fr"', "station.language: 'fr' is not one of en, zh, vi"),
        ("dealer_pays = false", 'dealer_pays = "no"', "station.dealer_pays: must be true or false"),
        ('"id003"', '"id004"', "note_acceptor.protocol: 'id004' is not one of id003, ssp, essp, ccnet"),
        ('"5.00"', "5.00", "note_acceptor.denominations: an amount is written in quotes"),
        ('"credit"', '"guess"', "note_acceptor.note_in_stacker: 'guess' is not one of dispute, credit"),
        ('"tcl"', '"gds"', "ticket_printer.protocol: 'gds' is not one of tcl, escpos"),
        ('establishment = "Casino"', "", "ticket.establishment: is missing"),
        ('"Australia/Melbourne"', '"Mars/Olympus"', "ticket.time_zone: 'Mars/Olympus' is not a known time zone"),
        ("full_screen", "fullscreen", "display.fullscreen: is not a known key"),
        ("[display]", "[dislpay]", "dislpay: is not a known key"),
        ("[server]", "server", "not TOML"),
    ],
)
def test_a_mistake_is_one_line_with_file_and_key(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    file = written(tmp_path, WHOLE.replace(old, new, 1))
    with pytest.raises(ConfigurationError) as caught:
        read_configuration(file)
    assert str(caught.value).startswith(f"{file}: {complaint}")
    assert "\n" not in str(caught.value)


def test_a_printer_without_a_face_for_its_tickets_is_a_mistake(tmp_path: Path) -> None:
    text = LEAST + '[ticket_printer]\nprotocol = "tcl"\nport = "/dev/ttyS1"\n'
    with pytest.raises(ConfigurationError, match="ticket: is missing"):
        read_configuration(written(tmp_path, text))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"station\.toml: No such file"):
        read_configuration(tmp_path / "station.toml")
