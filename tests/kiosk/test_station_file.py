"""What diagnostics read of a station's configuration, and what they say of a bad one."""

from pathlib import Path

import pytest

from kiosk.network import Server
from kiosk.station_file import StationFile, StationFileError, read_station_file


def read(tmp_path: Path, text: str) -> StationFile:
    (tmp_path / "station.toml").write_text(text)
    return read_station_file(tmp_path / "station.toml")


def test_server_and_ports_are_found_among_everything_else(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        number = 12
        [server]
        url = "https://ats.example:8443"
        ca_file = "/etc/ats/authority.pem"
        [note_acceptor]
        protocol = "id003"
        port = "/dev/ats-port-3f980000_usb-1_4"
        [ticket_printer]
        protocol = "tcl"
        """,
    )
    assert found.server == Server("https://ats.example:8443", Path("/etc/ats/authority.pem"))
    assert found.ports == {"note_acceptor": "/dev/ats-port-3f980000_usb-1_4"}


def test_nothing_has_to_be_there(tmp_path: Path) -> None:
    assert read(tmp_path, "") == StationFile(None, {})


@pytest.mark.parametrize(
    ("url", "port"), [("https://a", 443), ("http://a", 80), ("https://a:8443", 8443), ("https://[::1]:99", 99)]
)
def test_a_server_has_a_port(url: str, port: int) -> None:
    assert Server(url).port == port


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[server", "is not TOML"),
        ("server = 'ats.example'", "server must be a table"),
        ("[server]\nurl = 7", "server.url must be text"),
        ("[server]\nurl = 'ats.example'", "server.url must begin with https:// or http://, not 'ats.example'"),
        ("[note_acceptor]\nport = 3", "note_acceptor.port must be text"),
    ],
)
def test_a_mistake_is_one_line_that_names_file_and_key(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(StationFileError) as refused:
        read(tmp_path, text)
    assert str(refused.value).startswith(f"{tmp_path}/station.toml: {says}")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(StationFileError, match=r"/nowhere\.toml: cannot be read"):
        read_station_file(Path("/nowhere.toml"))
