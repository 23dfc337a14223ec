"""A machine's first start: it makes its key, shows the one-time code to the server, and writes its configuration."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from pathlib import Path

import httpx

from ats_client.station.configuration import KEY_FILE, Configuration, ConfigurationError, read_configuration
from game_protocol.errors import NoAnswer, RefusedByServer
from game_protocol.identity import Enrolled
from game_protocol.keys import NoKey, SigningKey
from game_protocol.station_client import enrol


class EnrolmentFailed(Exception):
    """No station yet; the text is one line that says what the technician can do."""


async def enrol_station(
    file: Path,
    server: str,
    code: str,
    *,
    ca_file: Path | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> Configuration:
    """Leaves a configuration that `read_configuration` takes; nothing that was there is overwritten.

    The key is on the disk before the code is used, so a power cut costs a new code, never a lost key.
    """
    if not server.startswith(("https://", "http://")):
        raise EnrolmentFailed(f"the server's address begins with https:// or http://, not {server!r}")
    key = await asyncio.to_thread(_own_key, file)
    try:
        enrolled = await enrol(server, code.strip(), key, ca_file=ca_file, transport=transport)
    except RefusedByServer as refusal:
        raise EnrolmentFailed(f"{server}: {refusal}") from None
    except NoAnswer as failure:
        raise EnrolmentFailed(f"no answer: {failure}; try again, with a new code if this one is used up") from None
    return await asyncio.to_thread(_configure, file, server, ca_file, enrolled)


def _configure(file: Path, server: str, ca_file: Path | None, enrolled: Enrolled) -> Configuration:
    lines = ["[server]", f"url = {_quoted(server)}"]
    if ca_file is not None:
        lines.append(f"ca_file = {_quoted(str(ca_file.resolve()))}")
    lines += ["", "[station]", f"id = {_quoted(enrolled.station_id)}", f"key_file = {_quoted(KEY_FILE)}", ""]
    _write(file, "\n".join(lines).encode())
    return read_configuration(file)


def read_key(file: Path) -> SigningKey:
    try:
        return SigningKey.from_pem(file.read_bytes())
    except OSError as error:
        raise ConfigurationError(f"{file}: {error.strerror or error}") from None
    except NoKey as error:
        raise ConfigurationError(f"{file}: {error}") from None


def _own_key(configuration: Path) -> SigningKey:
    """A new key, or the one an earlier attempt left: it is nobody's yet."""
    if configuration.exists():
        raise EnrolmentFailed(f"{configuration}: this machine is a station already; remove the file to enrol it anew")
    file = configuration.parent / KEY_FILE
    if not file.exists():
        _write(file, SigningKey.generate().pem())
    return read_key(file)


def _write(file: Path, content: bytes) -> None:
    """Whole or not at all, readable by its owner alone, on the disk before anything is built on it."""
    part = file.with_name(f".{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            part.unlink()
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(handle, content)
            os.fsync(handle)
        finally:
            os.close(handle)
        part.rename(file)
    except OSError as error:
        raise EnrolmentFailed(f"{file}: {error.strerror or error}") from None


def _quoted(text: str) -> str:
    """A JSON string is a TOML string."""
    return json.dumps(text)
