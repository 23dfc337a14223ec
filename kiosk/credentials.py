"""Technicians whom this station may let in while its server is away: credentials that the server signed, until they
expire."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from game_protocol.technician import Credential, Known, read_credential

_HASHER = PasswordHasher()


class NotLetIn(Exception):
    """Why a technician may not enter, as a sentence for the screen."""


class Credentials:
    """A file that only the station can read, and beside it the server's key.

    The station believes the first key it got from the server over a secured line, until it is enrolled again.
    """

    def __init__(self, file: Path, station_id: str) -> None:
        self._file = file
        self._key_file = file.with_suffix(".pub")
        self._station_id = station_id

    def keep(self, number: str, credential: Credential) -> None:
        """Keeps a credential, but not one signed by another key: it would never be believed."""
        if not self._key_file.exists():
            _write(self._key_file, credential.key)
        if read_credential(credential, self._key_file.read_text()) is not None:
            kept = {**self._read(), number: credential}
            _write(self._file, json.dumps({each: one.to_values() for each, one in kept.items()}))

    def forget(self) -> None:
        for file in (self._file, self._key_file):
            with suppress(FileNotFoundError):
                file.unlink()

    def check(self, number: str, pin: str, now_ms: int) -> Known:
        """Takes about 50 ms of a core, so call it in a thread."""
        credential = self._read().get(number)
        if credential is None:
            raise NotLetIn("The server cannot be reached, and this technician has not been here in the last week.")
        known = read_credential(credential, self._key_file.read_text())
        if known is None or known.station_id != self._station_id or known.number != number:
            raise NotLetIn("The credential kept on this station is damaged: it is believed no more.")
        if now_ms >= known.expires_ms:
            raise NotLetIn("The server cannot be reached, and the credential kept on this station has run out.")
        try:
            _HASHER.verify(known.pin_hash, pin)
        except (VerificationError, InvalidHashError):
            raise NotLetIn("The staff number or the PIN is wrong.") from None
        return known

    def _read(self) -> dict[str, Credential]:
        try:
            kept = json.loads(self._file.read_bytes())
            read = {str(number): Credential.from_values(one) for number, one in kept.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, AttributeError):
            return {}  # a file that cannot be read lets nobody in
        return read


def _write(file: Path, text: str) -> None:
    """Writes the file whole or not at all, readable by its owner alone."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as out:
        out.write(text)
        out.flush()
        os.fsync(handle)
    part.replace(file)
