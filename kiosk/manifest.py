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
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game_protocol.keys import SEED_BYTES, SigningKey, is_signed
from screen_kit.clock import Clock

FIRST_LINE = "ats software manifest 1"
RECHECK_EVERY_S = 24 * 60 * 60
"""N.J.A.C. 13:69O-1.5(c): control programs are authenticated on demand and at least every 24 hours."""


class ManifestError(Exception):
    """A manifest or key cannot be used; the text is one line that a person can act on."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """A release's name, and the expected content of each file: `file <sha256>` or `link <target>`, by path."""

    release: str
    entries: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a tree differs from its manifest; if all three are empty, they are the same."""

    checked: int
    differs: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def same(self) -> bool:
        return not (self.differs or self.missing or self.extra)

    def lines(self) -> list[str]:
        """One line for each file that is not as released."""
        return [
            *(f"differs: {_shown(path)}" for path in self.differs),
            *(f"missing: {_shown(path)}" for path in self.missing),
            *(f"extra: {_shown(path)}" for path in self.extra),
        ]


def scan(root: Path) -> dict[str, str]:
    """Every file and link below a folder, by its path there. Links are recorded, never followed."""
    if not root.is_dir():
        raise ManifestError(f"{root}: is no folder")
    found: dict[str, str] = {}
    for folder, folders, files in os.walk(root, onerror=_unreadable):
        here = Path(folder)
        linked = [name for name in folders if (here / name).is_symlink()]
        for name in [*files, *linked]:
            path = here / name
            found[path.relative_to(root).as_posix()] = _entry(path)
    return found


def compare(manifest: Manifest, found: Mapping[str, str]) -> Comparison:
    """Names each file that is not as released, in the order of the paths."""
    wanted = manifest.entries
    return Comparison(
        checked=len(found),
        differs=tuple(sorted(path for path in wanted.keys() & found.keys() if wanted[path] != found[path])),
        missing=tuple(sorted(wanted.keys() - found.keys())),
        extra=tuple(sorted(found.keys() - wanted.keys())),
    )


def sign(manifest: Manifest, key: SigningKey) -> bytes:
    """The manifest as shipped: its text and the signature over it."""
    words = _words(manifest)
    return words + f"signature {key.sign(words).hex()}\n".encode()


def read(signed: bytes, public_key: str) -> Manifest:
    """A shipped manifest, after its signature was checked; we believe nothing in it before that."""
    words, _, signature = signed.rpartition(b"signature ")
    try:
        given = bytes.fromhex(signature.decode("ascii").removesuffix("\n"))
    except ValueError:
        given = b""
    if not is_signed(words, given, public_key):
        raise ManifestError("the manifest's signature does not fit the release key")
    return _from_words(words.decode(errors="surrogateescape"))


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
    """64 hexadecimal digits, the same form as the stations' own keys."""
    return _key_bytes(file).hex()


def read_private_key(file: Path) -> SigningKey:
    """64 hexadecimal digits. This key never leaves the machine that makes the releases."""
    return SigningKey(_key_bytes(file))


def _key_bytes(file: Path) -> bytes:
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except OSError as error:
        raise ManifestError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError:
        key = b""
    if len(key) != SEED_BYTES:
        raise ManifestError(f"{file}: is no key; a key is 64 hexadecimal digits")
    return key


def _entry(path: Path) -> str:
    if path.is_symlink():
        return f"link {path.readlink()}"
    if not path.is_file():
        return "neither file nor link"  # opening a pipe or a socket would wait for a reader for ever
    try:
        with path.open("rb") as file:
            return f"file {hashlib.file_digest(file, 'sha256').hexdigest()}"
    except OSError as error:
        raise ManifestError(f"{path}: cannot be read: {error.strerror}") from None


def _unreadable(error: OSError) -> None:
    raise ManifestError(f"{error.filename}: cannot be read: {error.strerror}")


def _words(manifest: Manifest) -> bytes:
    for path, entry in manifest.entries.items():
        # A newline ends an entry and two spaces come before its path: a name with those could pose as another file.
        if "\n" in path + entry or "  " in entry:
            raise ManifestError(f"{_shown(path)}: a file of this name cannot stand in a manifest")
    head = f"{FIRST_LINE}\nrelease {manifest.release}\n".encode()
    return head + b"".join(_line(path, entry) for path, entry in sorted(manifest.entries.items()))


def _line(path: str, entry: str) -> bytes:
    return f"{entry}  {path}\n".encode(errors="surrogateescape")  # a name on the disk need not be UTF-8


def _from_words(words: str) -> Manifest:
    first, release, *lines = words.removesuffix("\n").split("\n")
    if first != FIRST_LINE:
        raise ManifestError(f"not a manifest this version can read: it must begin with {FIRST_LINE!r}")
    entries = {}
    for line in lines:
        entry, _, path = line.partition("  ")
        entries[path] = entry
    return Manifest(release.removeprefix("release "), entries)


def _shown(path: str) -> str:
    return path.encode(errors="backslashreplace").decode().replace("\n", "\\n")


def read_signed(file: Path) -> bytes:
    """A shipped manifest from its file; nothing in it is believed yet."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise ManifestError(f"{file}: cannot be read: {error.strerror}") from None


if __name__ == "__main__":
    from kiosk.manifest_command import main

    main()
