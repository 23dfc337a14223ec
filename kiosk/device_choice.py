"""Writes a device's protocol and port into the station's configuration, and leaves everything else there alone."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from ats_client.devices import note_acceptor, ticket_printer
from ats_client.station.configuration import ConfigurationError, read_configuration

SECTIONS = {"note acceptor": "note_acceptor", "ticket printer": "ticket_printer"}
PROTOCOLS = {"note acceptor": tuple(note_acceptor.PROTOCOLS), "ticket printer": tuple(ticket_printer.PROTOCOLS)}
PORT = re.compile(r"/dev/[A-Za-z0-9#+,.:=@_/-]{1,200}")
"""The characters udev uses in names; none of them can end a string in the configuration and start something else."""


@dataclass(frozen=True, slots=True)
class DeviceChoice:
    """Refuses an unknown device or protocol, and a port name that udev would not make."""

    device: str
    protocol: str
    port: str

    def __post_init__(self) -> None:
        if self.protocol not in PROTOCOLS.get(self.device, ()):
            raise ValueError(f"no {self.device} speaks {self.protocol}")
        if PORT.fullmatch(self.port) is None or ".." in self.port:
            raise ValueError(f"{self.port!r} is no name of a port")


class CannotWrite(Exception):
    """Why the configuration was not changed, in one line."""


def write_choice(file: Path, choice: DeviceChoice) -> None:
    """Writes the file whole or not at all; the configuration's own reader must accept the result first."""
    part = file.with_name(f".{file.name}.part")
    try:
        before = file.stat()
        part.unlink(missing_ok=True)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(with_device(file.read_text(encoding="utf-8"), choice))
            out.flush()
            os.fchmod(handle, before.st_mode & 0o777)
            os.fsync(handle)
        read_configuration(part)
        part.replace(file)
    except ConfigurationError as error:
        raise CannotWrite(str(error).replace(part.name, file.name)) from None
    except OSError as error:
        raise CannotWrite(f"{file}: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def with_device(text: str, choice: DeviceChoice) -> str:
    """The configuration with this device's protocol and port. Its other settings and every other section stay."""
    chosen = [f'protocol = "{choice.protocol}"', f'port = "{choice.port}"']
    lines = text.rstrip("\n").split("\n")
    header = f"[{SECTIONS[choice.device]}]"
    if header not in (line.strip() for line in lines):
        return "\n".join([*lines, "", header, *chosen, ""])
    kept: list[str] = []
    inside = False
    for line in lines:
        if line.strip().startswith("["):
            inside = line.strip() == header
            kept.append(line)
            if inside:
                kept += chosen
        elif not (inside and re.match(r"\s*(protocol|port)\s*=", line)):
            kept.append(line)
    return "\n".join([*kept, ""])
