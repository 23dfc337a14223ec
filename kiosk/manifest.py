"""Proves that the software on this machine is what was released: SHA-256 of every file against a signed list.

A manifest is text, so that a regulator can read it and check a line with `sha256sum`:

    ats software manifest 1
    release 0.1.0-3f2a9c1d
    file 9f86d081…0f00a08  lib/python3.11/site-packages/kiosk/manifest.py
    link /usr/bin/python3  bin/python3
    signature 5b1c…

The Ed25519 signature covers every byte above its own line. The comparison leaves no file out: one that is on the
disk but not in the manifest is a difference too, and so is a link that points elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from pathlib import Path

from game_protocol.keys import SigningKey, is_signed
from kiosk.check_release import (
    FIRST_LINE,
    NOT_SIGNED,
    Comparison,
    Manifest,
    ManifestError,
    compare,
    from_words,
    key_bytes,
    scan,
    shown,
    split_signature,
)
from screen_kit.clock import Clock

RECHECK_EVERY_S = 24 * 60 * 60
"""N.J.A.C. 13:69O-1.5(c): control programs are authenticated on demand and at least every 24 hours."""


def sign(manifest: Manifest, key: SigningKey) -> bytes:
    """The manifest as shipped: its text and the signature over it."""
    words = _words(manifest)
    return words + f"signature {key.sign(words).hex()}\n".encode()


def read(signed: bytes, public_key: str) -> Manifest:
    """A shipped manifest, after its signature was checked; nothing in it is believed before that."""
    words, signature = split_signature(signed)
    if not is_signed(words, signature, public_key):
        raise ManifestError(NOT_SIGNED)
    return from_words(words)


def verify(root: Path, signed: bytes, public_key: str) -> Comparison:
    """Scans, reads and compares: is everything below this folder as released?"""
    return compare(read(signed, public_key), scan(root))


def seeded_digest(root: Path, seed: bytes) -> str:
    """One number for the whole tree. For a new seed, only somebody who has the tree can compute it.

    NZ Gazette 1994 C.3.1.4: a signature is seeded, so that an old answer cannot be played back.
    """
    digest = hmac.new(seed, digestmod=hashlib.sha256)
    for path, entry in sorted(scan(root).items()):
        digest.update(_line(path, entry))
    return digest.hexdigest()


class SoftwareWatch:
    """Checks the software at start, on demand and every 24 hours. Hashing never blocks the event loop."""

    def __init__(
        self, check: Callable[[], Comparison], report: Callable[[Comparison | ManifestError], None], clock: Clock
    ) -> None:
        self._check = check
        self._report = report
        self._clock = clock
        self._due_s = 0.0

    async def check_now(self) -> Comparison | ManifestError:
        """Checks once; the next check is due 24 hours after this one began."""
        self._due_s = self._clock.monotonic_s() + RECHECK_EVERY_S
        result: Comparison | ManifestError
        try:
            result = await asyncio.to_thread(self._check)
        except ManifestError as error:
            result = error
        self._report(result)
        return result

    async def run(self) -> None:
        """Checks at once, then whenever a check is due, until cancelled."""
        await self.check_now()
        while True:
            wait_s = self._due_s - self._clock.monotonic_s()
            if wait_s <= 0:
                await self.check_now()
            else:
                await self._clock.sleep(wait_s)


def read_public_key(file: Path) -> str:
    """64 hexadecimal digits, as the stations' own keys are written."""
    return key_bytes(file).hex()


def read_private_key(file: Path) -> SigningKey:
    """64 hexadecimal digits; it never leaves the machine that releases are made on."""
    return SigningKey(key_bytes(file))


def _words(manifest: Manifest) -> bytes:
    for path, entry in manifest.entries.items():
        # A newline ends an entry and two spaces come before its path: a name with those could pose as another file.
        if "\n" in path + entry or "  " in entry:
            raise ManifestError(f"{shown(path)}: a file of this name cannot stand in a manifest")
    head = f"{FIRST_LINE}\nrelease {manifest.release}\n".encode()
    return head + b"".join(_line(path, entry) for path, entry in sorted(manifest.entries.items()))


def _line(path: str, entry: str) -> bytes:
    return f"{entry}  {path}\n".encode(errors="surrogateescape")  # a name on the disk need not be UTF-8


if __name__ == "__main__":
    from kiosk.manifest_command import main

    main()
