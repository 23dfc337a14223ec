"""The signed bundle: what goes in comes out, and nothing else does."""

from __future__ import annotations

import hashlib
import io
import subprocess
import tarfile
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st

from ats_client.station.journal import Journal
from game_protocol.keys import SigningKey
from kiosk.bundle import BundleError, pack, records_as_lines, removable, unpack

KEY = SigningKey.generate()


@given(st.dictionaries(st.from_regex(r"[a-z]{1,8}\.json", fullmatch=True), st.binary(max_size=200), max_size=5))
def test_what_was_packed_is_unpacked(files: dict[str, bytes]) -> None:
    assert unpack(pack(files, KEY, 0), KEY.public) == files


def test_an_auditor_checks_it_with_the_tools_of_any_machine(tmp_path: Path) -> None:
    bundle = pack({"meters.json": b"{}", "journal.jsonl": b""}, KEY, 0)
    subprocess.run(["tar", "--extract", "--gzip"], cwd=tmp_path, input=bundle, check=True, capture_output=True)
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)
    station = Ed25519PublicKey.from_public_bytes(bytes.fromhex(KEY.public))
    station.verify(bytes.fromhex((tmp_path / "SHA256SUMS.sig").read_text()), (tmp_path / "SHA256SUMS").read_bytes())


def repacked(packed: bytes, change: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive, tarfile.open(fileobj=out, mode="w:gz") as changed:
        files = {entry.name: archive.extractfile(entry).read() for entry in archive.getmembers()}  # type: ignore[union-attr]
        for name, content in (files | change).items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            changed.addfile(entry, io.BytesIO(content))
    return out.getvalue()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"meters.json": b"[1]"}, "meters.json is not as it was signed"),
        ({"more.json": b"{}"}, "more.json is not as it was signed"),
        (
            {"meters.json": b"[1]", "SHA256SUMS": f"{hashlib.sha256(b'[1]').hexdigest()}  meters.json\n".encode()},
            "not signed by this station",
        ),
    ],
)
def test_a_change_is_found(change: dict[str, bytes], why: str) -> None:
    with pytest.raises(BundleError, match=why):
        unpack(repacked(pack({"meters.json": b"{}"}, KEY, 0), change), KEY.public)


def test_what_is_no_bundle_is_refused() -> None:
    with pytest.raises(BundleError, match="no bundle"):
        unpack(b"not a tar", KEY.public)


def test_a_whole_ticket_number_never_leaves_the_station() -> None:
    with closing(Journal.in_memory()) as journal:
        record = journal.append(0, "ticket-in", "1", "escrowed", {"number": "123456789012345678", "way_back": "sealed"})
    line = records_as_lines([record]).decode()
    assert "5678" in line
    assert "123456789012345678" not in line
    assert "sealed" not in line


def test_a_usb_stick_is_found_where_it_is_mounted(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text("/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/MY\\040STICK vfat rw 0 0\n")
    assert removable(mounts=mounts) == [Path("/media/MY STICK")]
