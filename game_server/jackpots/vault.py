"""The vault: hidden values and the meter's memory, sealed with AES-GCM under a key that is not in the database.

Reading the database, or a copy of it, tells no hidden value; changing a meter's row there is found
out, for the same figures are under the seal ("memory mismatch", GMNS 1.28.5).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy.engine import make_url

from game_rules.money import Money
from game_server.jackpots.exact import Exact

KEY_BYTES = 32
_NONCE_BYTES = 12


class SealBroken(Exception):
    """Hidden values that cannot be decrypted, or are not those of the row they stand in."""


class BadKey(ValueError):
    """A key file that cannot be used; the text is one line for the operator."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The hidden values of a jackpot."""

    value: Exact
    reserve: Exact
    hidden: Money | None


class KeyFile:
    """The key on disk. It is made when the first jackpot is; a server without jackpots has none."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, *, make: bool) -> bytes:
        try:
            key = self.path.read_bytes()
        except FileNotFoundError:
            if not make:
                raise BadKey(f"the jackpot key {self.path} is missing") from None
            key = _make_key(self.path)
        except OSError as error:
            raise BadKey(f"cannot read the jackpot key {self.path}: {error.strerror}") from None
        if len(key) != KEY_BYTES:
            raise BadKey(f"{self.path} is no jackpot key: it has {len(key)} bytes, not {KEY_BYTES}")
        return key


class Vault:
    """Seals and opens. The jackpot's name is bound to the seal: one jackpot's memory does not open as another's."""

    def __init__(self, key_file: KeyFile, nonce: Callable[[int], bytes] = os.urandom) -> None:
        self._key_file = key_file
        self._nonce = nonce
        self._known: AESGCM | None = None

    def seal(self, jackpot: str, memory: Memory) -> bytes:
        hidden = None if memory.hidden is None else memory.hidden.cents
        words = json.dumps([memory.value.parts, memory.reserve.parts, hidden]).encode()
        nonce = self._nonce(_NONCE_BYTES)
        return nonce + self._cipher(make=True).encrypt(nonce, words, jackpot.encode())

    def open(self, jackpot: str, sealed: bytes) -> Memory:
        cipher = self._cipher(make=False)
        try:
            words = cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], jackpot.encode())
        except (InvalidTag, ValueError):
            raise SealBroken("the hidden value cannot be read: the key is another, or the record was changed") from None
        value, reserve, hidden = json.loads(words)
        return Memory(Exact(value), Exact(reserve), None if hidden is None else Money(hidden))

    def _cipher(self, *, make: bool) -> AESGCM:
        if self._known is None:
            self._known = AESGCM(self._key_file.read(make=make))
        return self._known


def key_file_for(database_url: str, named: Path | None) -> KeyFile:
    """The operator's choice; else beside an SQLite file; else in this machine's own data, for PostgreSQL.

    Several machines on one PostgreSQL need the same file: one that has another finds every seal broken and offers
    no jackpot, which an alert says.
    """
    if named is not None:
        return KeyFile(named)
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        return KeyFile(Path(f"{url.database}.jackpot-key"))
    return KeyFile(platformdirs.user_data_path("ats") / "jackpot-key")


def _make_key(key_file: Path) -> bytes:
    """Written whole under another name and linked into place: two processes that start at once get the same key."""
    key_file.parent.mkdir(parents=True, exist_ok=True)
    mine = key_file.with_name(f"{key_file.name}.{os.getpid()}")
    file = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(file, os.urandom(KEY_BYTES))
        os.fsync(file)
    finally:
        os.close(file)
    try:
        os.link(mine, key_file)
    except FileExistsError:
        pass  # another process was first: its key counts
    finally:
        mine.unlink()
    return key_file.read_bytes()
