"""The vault: hidden values and the meter's memory, sealed with AES-GCM under a key that is not in the database.

Whoever reads the database, or a copy of it, learns no hidden value; whoever changes a meter's row there is found
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
    """What is under the seal cannot be read, or is not what stands beside it."""


class BadKey(ValueError):
    """A key file that cannot be used; the text is one line for the operator."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What a jackpot remembers under its seal."""

    value: Exact
    reserve: Exact
    hidden: Money | None


class Vault:
    """Seals and opens. The jackpot's name is bound to the seal: one jackpot's memory does not open as another's."""

    def __init__(self, key: bytes, nonce: Callable[[int], bytes] = os.urandom) -> None:
        if len(key) != KEY_BYTES:
            raise BadKey(f"a jackpot key has {KEY_BYTES} bytes")
        self._cipher = AESGCM(key)
        self._nonce = nonce

    def seal(self, jackpot: str, memory: Memory) -> bytes:
        hidden = None if memory.hidden is None else memory.hidden.cents
        words = json.dumps([memory.value.parts, memory.reserve.parts, hidden]).encode()
        nonce = self._nonce(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, words, jackpot.encode())

    def open(self, jackpot: str, sealed: bytes) -> Memory:
        try:
            words = self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], jackpot.encode())
        except (InvalidTag, ValueError):
            raise SealBroken("the hidden value cannot be read: the key is another, or the record was changed") from None
        value, reserve, hidden = json.loads(words)
        return Memory(Exact(value), Exact(reserve), None if hidden is None else Money(hidden))


def key_file_for(database_url: str, named: Path | None) -> Path:
    """The operator's choice; else beside an SQLite file; else in this machine's own data, for PostgreSQL.

    Several machines on one PostgreSQL need the same file: one that has another finds every seal broken and offers
    no jackpot, which an alert says.
    """
    if named is not None:
        return named
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(f"{url.database}.jackpot-key")
    return platformdirs.user_data_path("ats") / "jackpot-key"


def open_vault(key_file: Path) -> Vault:
    """Reads the key; the first time there is none, and one is made that only this user can read."""
    try:
        key = key_file.read_bytes()
    except FileNotFoundError:
        key = _make_key(key_file)
    except OSError as error:
        raise BadKey(f"cannot read the jackpot key {key_file}: {error.strerror}") from None
    if len(key) != KEY_BYTES:
        raise BadKey(f"{key_file} is no jackpot key: it has {len(key)} bytes, not {KEY_BYTES}")
    return Vault(key)


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
