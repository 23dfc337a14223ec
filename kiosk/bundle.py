"""Everything a regulator or a workshop asks of a station, in one tar archive whose list of check sums is signed.

`SHA256SUMS` is checked with `sha256sum -c`; `SHA256SUMS.sig` is the station's Ed25519 signature over it, in hex.
"""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from ats_client.devices.ticket_printer.ticket import mask_number
from ats_client.station.journal import Record
from game_protocol.keys import SigningKey, is_signed

SUMS, SIGNATURE = "SHA256SUMS", "SHA256SUMS.sig"
REMOVABLE = (Path("/media"), Path("/run/media"))


class BundleError(Exception):
    """A bundle cannot be written or was changed; the text is one line."""


def pack(files: Mapping[str, bytes], key: SigningKey, at_s: int) -> bytes:
    sums = "".join(f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items()))
    signed = {**files, SUMS: sums.encode(), SIGNATURE: key.sign(sums.encode()).hex().encode()}
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as archive:
        for name, content in sorted(signed.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(content), at_s, 0o644
            archive.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def unpack(packed: bytes, public_key: str) -> dict[str, bytes]:
    """The files of a bundle, once their check sums and the signature are verified."""
    try:
        with tarfile.open(fileobj=io.BytesIO(packed), mode="r:gz") as archive:
            files = {entry.name: _content(archive, entry) for entry in archive.getmembers() if entry.isfile()}
        sums = files.pop(SUMS)
        signature = bytes.fromhex(files.pop(SIGNATURE).decode())
    except (tarfile.TarError, OSError, EOFError, KeyError, ValueError):
        raise BundleError("this is no bundle") from None
    if not is_signed(sums, signature, public_key):
        raise BundleError("the bundle was not signed by this station")
    told = {name: digest for digest, _, name in (line.partition("  ") for line in sums.decode().splitlines())}
    for name in sorted(told.keys() | files.keys()):
        if name not in files or hashlib.sha256(files[name]).hexdigest() != told.get(name):
            raise BundleError(f"{name} is not as it was signed")
    return files


def _content(archive: tarfile.TarFile, entry: tarfile.TarInfo) -> bytes:
    reader = archive.extractfile(entry)
    return b"" if reader is None else reader.read()


def records_as_lines(records: Iterable[Record]) -> bytes:
    """The journal, one JSON object a line. An unpaid ticket's number is money, so only its end leaves the station."""
    lines = []
    for record in records:
        facts = {name: value for name, value in record.facts.items() if name != "way_back"}
        if isinstance(number := facts.get("number"), str):
            facts["number"] = mask_number(number)
        told = {
            "number": record.number,
            "at_ms": record.at_ms,
            "journey": record.journey,
            "id": record.id,
            "step": record.step,
            "facts": facts,
            "seal": record.seal,
        }
        lines.append(json.dumps(told, ensure_ascii=False, sort_keys=True))
    return "\n".join([*lines, ""]).encode()


def removable(roots: Iterable[Path] = REMOVABLE, mounts: Path = Path("/proc/mounts")) -> list[Path]:
    """Where a USB stick is mounted now."""
    places = [Path(line.split()[1].replace("\\040", " ")) for line in mounts.read_text().splitlines()]
    return sorted(place for place in places if any(root in place.parents for root in roots))
