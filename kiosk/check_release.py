"""Compares an installed release with its signed manifest, by nothing but Debian's own Python and openssl.

A release must not vouch for itself. `kiosk/install` keeps a copy of this file outside every release
(`/opt/ats/check-release`) and has the *next* release checked by that copy, before it is used. So it imports nothing
of ours:

    /usr/bin/python3 -I /opt/ats/check-release FOLDER MANIFEST KEY
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

FIRST_LINE = "ats software manifest 1"
KEY_BYTES = 32
KEY_HEAD = bytes.fromhex("302a300506032b6570032100")
"""What DER writes before the bytes of an Ed25519 public key (RFC 8410)."""
NOT_SIGNED = "the manifest's signature does not fit the release key"


class ManifestError(Exception):
    """A manifest or key that cannot be used; the text is one line that a person can act on."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """A release's name and what each of its files must be: `file <sha256>` or `link <target>`, by path."""

    release: str
    entries: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a tree has against its manifest; all three empty means they are the same."""

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
            *(f"differs: {shown(path)}" for path in self.differs),
            *(f"missing: {shown(path)}" for path in self.missing),
            *(f"extra: {shown(path)}" for path in self.extra),
        ]


def scan(root: Path) -> dict[str, str]:
    """Every file and link below a folder, by its path in it. Links are recorded, never followed."""
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


def _entry(path: Path) -> str:
    if path.is_symlink():
        return f"link {path.readlink()}"
    if not path.is_file():
        return "neither file nor link"  # a pipe or a socket would wait for a reader for ever
    try:
        with path.open("rb") as file:
            return f"file {hashlib.file_digest(file, 'sha256').hexdigest()}"
    except OSError as error:
        raise ManifestError(f"{path}: cannot be read: {error.strerror}") from None


def _unreadable(error: OSError) -> None:
    raise ManifestError(f"{error.filename}: cannot be read: {error.strerror}")


def from_words(signed_words: bytes) -> Manifest:
    words = signed_words.decode(errors="surrogateescape")
    first, release, *lines = words.removesuffix("\n").split("\n")
    if first != FIRST_LINE:
        raise ManifestError(f"not a manifest this version can read: it must begin with {FIRST_LINE!r}")
    entries = {}
    for line in lines:
        entry, _, path = line.partition("  ")
        entries[path] = entry
    return Manifest(release.removeprefix("release "), entries)


def shown(path: str) -> str:
    return path.encode(errors="backslashreplace").decode().replace("\n", "\\n")


def key_bytes(file: Path) -> bytes:
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except OSError as error:
        raise ManifestError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise ManifestError(f"{file}: is no key; a key is 64 hexadecimal digits")
    return key


def read_signed(file: Path) -> bytes:
    """A shipped manifest from its file, nothing in it believed yet."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise ManifestError(f"{file}: cannot be read: {error.strerror}") from None


def split_signature(signed: bytes) -> tuple[bytes, bytes]:
    """What was signed, and the signature: empty where there is none."""
    words, _, signature = signed.rpartition(b"signature ")
    try:
        return words, bytes.fromhex(signature.decode("ascii").removesuffix("\n"))
    except ValueError:
        return words, b""


def openssl_agrees(words: bytes, signature: bytes, key: bytes) -> bool:
    """Whether this key signed these words (Ed25519)."""
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        (at / "key").write_bytes(KEY_HEAD + key)
        (at / "words").write_bytes(words)
        (at / "signature").write_bytes(signature)
        named = ["-inkey", "key", "-in", "words", "-sigfile", "signature"]
        asked = ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-rawin", *named]
        # Nothing of it comes from outside: the words and the key are in files.
        return subprocess.run(asked, cwd=folder, capture_output=True, check=False).returncode == 0  # noqa: S603


def check(root: Path, manifest: Path, key: Path) -> Comparison:
    words, signature = split_signature(read_signed(manifest))
    if not openssl_agrees(words, signature, key_bytes(key)):
        raise ManifestError(NOT_SIGNED)
    return compare(from_words(words), scan(root))


def main(arguments: list[str]) -> NoReturn:
    """Exit code 0 only for a release that is as it was signed; anything else, whatever it is, is another."""
    try:
        root, manifest, key = map(Path, arguments)
        compared = check(root, manifest, key)
    except (ManifestError, OSError, ValueError) as error:
        sys.stderr.write(f"check-release: {error}\n")
        sys.exit(2)
    for line in compared.lines():
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{compared.checked} files checked: {'as released' if compared.same else 'NOT as released'}\n")
    sys.exit(0 if compared.same else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
