"""What diagnostics need of a station's configuration: where the server is, and which ports the devices are on."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kiosk.network import Server

DEVICES = ("note_acceptor", "ticket_printer")


class StationFileError(Exception):
    """A configuration that cannot be used; the text is one line that a person can act on."""


@dataclass(frozen=True, slots=True)
class StationFile:
    """The rest of the file is the station's own business."""

    server: Server | None = None
    ports: Mapping[str, str] = field(default_factory=dict)
    """The serial port of each configured device, by the device's name."""


def read_station_file(file: Path) -> StationFile:
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise StationFileError(f"{file}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StationFileError(f"{file}: is not TOML: {error}") from None
    server = _table(file, read, "server")
    url, ca_file = _text(file, server, "server.url"), _text(file, server, "server.ca_file")
    if url is not None and not url.startswith(("https://", "http://")):
        raise StationFileError(f"{file}: server.url must begin with https:// or http://, not {url!r}")
    ports = {}
    for device in DEVICES:
        port = _text(file, _table(file, read, device), f"{device}.port")
        if port is not None:
            ports[device] = port
    return StationFile(Server(url, Path(ca_file) if ca_file else None) if url else None, ports)


def _table(file: Path, read: dict[str, object], name: str) -> dict[str, object]:
    table = read.get(name, {})
    if not isinstance(table, dict):
        raise StationFileError(f"{file}: {name} must be a table")
    return table


def _text(file: Path, table: dict[str, object], name: str) -> str | None:
    value = table.get(name.partition(".")[2])
    if value is not None and not isinstance(value, str):
        raise StationFileError(f"{file}: {name} must be text")
    return value
