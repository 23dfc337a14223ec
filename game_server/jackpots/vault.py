"""The vault: hidden values and the meter's memory, sealed with AES-GCM under a key that is not in the database.

Reading the database, or a copy of it, tells no hidden value; changing a meter's row there is found
out, for the same figures are under the seal ("memory mismatch", GMNS 1.28.5).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from game_rules.money import Money
from game_server.jackpots.exact import Exact
from game_server.key_file import KeyFile

_NONCE_BYTES = 12


class SealBroken(Exception):
    """Hidden values that cannot be decrypted, or are not those of the row they stand in."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The hidden values of a jackpot."""

    value: Exact
    reserve: Exact
    hidden: Money | None


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
