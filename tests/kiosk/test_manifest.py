"""A released tree, tampered with in every way: each changed file is named."""

import asyncio
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.keys import SigningKey
from kiosk.check_release import Comparison, Manifest, ManifestError, compare, scan
from kiosk.manifest import SoftwareWatch, read, read_public_key, seeded_digest, sign, verify
from screen_kit.clock import VirtualClock, breathe

KEY = SigningKey.generate()
DAY_S = 86_400
TREES = st.dictionaries(st.sampled_from("abcdef"), st.sampled_from("xyz"))


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A small installed release with all that a virtual environment has: files, folders, links."""
    root = tmp_path / "0.1.0"
    (root / "bin").mkdir(parents=True)
    (root / "lib").mkdir()
    (root / "bin/ats").write_bytes(b"#!/bin/sh\n")
    (root / "bin/python").symlink_to("/usr/bin/python3")
    (root / "lib64").symlink_to("lib")
    (root / "lib/money.py").write_bytes(b"cents = 100\n")
    (root / "lib/empty.py").write_bytes(b"")
    return root


@pytest.fixture
def signed(release: Path) -> bytes:
    return sign(Manifest("0.1.0", scan(release)), KEY)


def checked(release: Path, signed: bytes) -> Comparison:
    return verify(release, signed, KEY.public)


def test_an_untouched_release_is_as_released(release: Path, signed: bytes) -> None:
    assert checked(release, signed) == Comparison(checked=5)


def test_a_line_of_the_manifest_is_what_sha256sum_says(signed: bytes) -> None:
    expected = hashlib.sha256(b"cents = 100\n").hexdigest()
    assert f"file {expected}  lib/money.py\n".encode() in signed


def test_a_changed_byte_is_named(release: Path, signed: bytes) -> None:
    (release / "lib/money.py").write_bytes(b"cents = 101\n")
    assert checked(release, signed).lines() == ["differs: lib/money.py"]


def test_a_missing_file_is_named(release: Path, signed: bytes) -> None:
    (release / "lib/empty.py").unlink()
    assert checked(release, signed).lines() == ["missing: lib/empty.py"]


def test_an_extra_file_is_named_even_in_a_new_hidden_folder(release: Path, signed: bytes) -> None:
    (release / "lib/.hidden").mkdir()
    (release / "lib/.hidden/cheat.pyc").write_bytes(b"")
    assert checked(release, signed).lines() == ["extra: lib/.hidden/cheat.pyc"]


def test_a_link_that_points_elsewhere_is_named(release: Path, signed: bytes) -> None:
    (release / "bin/python").unlink()
    (release / "bin/python").symlink_to("/tmp/python3")  # noqa: S108  a name that is compared, never opened
    assert checked(release, signed).lines() == ["differs: bin/python"]


def test_a_folder_swapped_for_a_link_to_its_copy_is_named(release: Path, signed: bytes, tmp_path: Path) -> None:
    (release / "bin").rename(tmp_path / "bin")
    (release / "bin").symlink_to(tmp_path / "bin")
    assert checked(release, signed).lines() == ["missing: bin/ats", "missing: bin/python", "extra: bin"]


def test_a_file_swapped_for_a_pipe_is_named_and_nobody_waits_for_it(release: Path, signed: bytes) -> None:
    (release / "bin/ats").unlink()
    os.mkfifo(release / "bin/ats")
    assert checked(release, signed).lines() == ["differs: bin/ats"]


def test_a_name_that_is_no_text_is_named_all_the_same(release: Path, signed: bytes) -> None:
    Path(os.fsdecode(os.fsencode(release) + b"/lib/\xff\n.py")).write_bytes(b"")
    assert checked(release, signed).lines() == [r"extra: lib/\udcff\n.py"]


def test_a_manifest_written_anew_after_tampering_is_refused_without_the_key(release: Path) -> None:
    forged = sign(Manifest("0.1.0", scan(release)), SigningKey.generate())
    with pytest.raises(ManifestError, match="signature"):
        checked(release, forged)


@given(st.data())
def test_any_changed_byte_of_a_signed_manifest_is_refused(data: st.DataObject) -> None:
    signed = sign(Manifest("0.1.0", {"bin/ats": "file " + "0" * 64}), KEY)
    place = data.draw(st.integers(0, len(signed) - 2))  # the last byte is the newline after the signature
    changed = bytearray(signed)
    changed[place] ^= data.draw(st.integers(1, 255))
    # A hexadecimal digit of the signature may change its case and is still the same number.
    if changed.lower() != signed.lower():
        with pytest.raises(ManifestError):
            read(bytes(changed), KEY.public)


@given(
    st.dictionaries(
        st.binary(min_size=1).filter(lambda name: not set(name) & set(b"\n\0")).map(os.fsdecode),
        st.sampled_from(["file " + "a" * 64, "link ../x y", "neither file nor link"]),
    )
)
def test_what_is_signed_is_what_is_read(entries: dict[str, str]) -> None:
    manifest = Manifest("1.2.3-0a0b0c0d", entries)
    assert read(sign(manifest, KEY), KEY.public) == manifest


def test_a_name_that_would_claim_another_line_cannot_be_signed() -> None:
    with pytest.raises(ManifestError, match="name"):
        sign(Manifest("0.1.0", {"bin/ats\nfile 00  bin/other": "file 11"}), KEY)


@given(TREES, TREES)
def test_every_path_is_the_same_or_named_exactly_once(wanted: dict[str, str], found: dict[str, str]) -> None:
    compared = compare(Manifest("r", wanted), found)
    named = [*compared.differs, *compared.missing, *compared.extra]
    same = [path for path in wanted if found.get(path) == wanted[path]]
    assert sorted([*named, *same]) == sorted(wanted | found)
    assert compared.same == (wanted == found)


def test_a_seeded_digest_needs_the_seed_and_every_file(release: Path) -> None:
    first = seeded_digest(release, b"monday")
    assert seeded_digest(release, b"monday") == first
    assert seeded_digest(release, b"tuesday") != first
    (release / "lib/empty.py").write_bytes(b"\n")
    assert seeded_digest(release, b"monday") != first


def watch(
    outcomes: list[Comparison | ManifestError], clock: VirtualClock
) -> tuple[SoftwareWatch, asyncio.Queue[object]]:
    """A watch that finds one result after the other, and its reports with the time."""
    reported: asyncio.Queue[object] = asyncio.Queue()
    left = iter(outcomes)

    def check() -> Comparison:
        outcome = next(left)
        if isinstance(outcome, ManifestError):
            raise outcome
        return outcome

    return SoftwareWatch(check, lambda result: reported.put_nowait((clock.now_s, result)), clock), reported


async def next_wake(clock: VirtualClock) -> float:
    await breathe()
    due = clock.next_wake_s()
    assert due is not None
    return due


async def test_the_software_is_checked_at_start_and_every_24_hours_with_any_result() -> None:
    clock = VirtualClock(now_s=1_000.0)
    sound, tampered, unsigned = Comparison(5), Comparison(5, differs=("bin/ats",)), ManifestError("no signature")
    software, reported = watch([sound, tampered, unsigned, sound], clock)
    running = asyncio.create_task(software.run())
    for days, outcome in enumerate([sound, tampered, unsigned, sound]):
        assert await reported.get() == (1_000.0 + days * DAY_S, outcome)
        clock.jump_to(await next_wake(clock))
    running.cancel()


async def test_a_check_on_demand_puts_the_next_one_off() -> None:
    clock = VirtualClock(now_s=1_000.0)
    sound = Comparison(5)
    software, reported = watch([sound, sound, sound], clock)
    running = asyncio.create_task(software.run())
    assert await reported.get() == (1_000.0, sound)
    due = await next_wake(clock)
    clock.jump_to(4_600.0)
    assert await software.check_now() == sound
    assert await reported.get() == (4_600.0, sound)
    clock.jump_to(due)
    clock.jump_to(await next_wake(clock))
    assert await reported.get() == (4_600.0 + DAY_S, sound)
    running.cancel()


def command(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kiosk.manifest", *map(str, arguments)], capture_output=True, text=True, check=False
    )


def test_the_command_makes_a_key_signs_and_verifies(release: Path, tmp_path: Path) -> None:
    key, manifest = tmp_path / "release.key", tmp_path / "0.1.0.manifest"
    assert command("new-key", "--key", key).returncode == 0
    assert key.stat().st_mode & 0o777 == 0o600
    made = command("make", "--root", release, "--key", key, "--release", "0.1.0")
    manifest.write_text(made.stdout)
    against = ("verify", "--root", release, "--key", f"{key}.pub", "--manifest", manifest)

    verified = command(*against)
    assert (verified.returncode, verified.stdout) == (0, "5 files checked: as released\n")

    (release / "bin/ats").write_bytes(b"#!/bin/sh\ncheat\n")
    tampered = command(*against)
    assert (tampered.returncode, tampered.stdout) == (1, "differs: bin/ats\n5 files checked: NOT as released\n")


def test_a_key_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "release.key").write_text("the only copy")
    refused = command("new-key", "--key", tmp_path / "release.key")
    assert refused.returncode == 2
    assert "File exists" in refused.stderr
    assert (tmp_path / "release.key").read_text() == "the only copy"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("verify", "--root", "/nowhere", "--key", "{key}", "--manifest", "/nowhere"), "/nowhere: cannot be read"),
        (("verify", "--root", "/", "--key", "/nowhere", "--manifest", "{key}"), "/nowhere: cannot be read"),
        (("verify", "--root", "/", "--key", "{key}", "--manifest", "{key}"), "signature does not fit"),
        (("make", "--root", "/nowhere", "--key", "{key}", "--release", "1"), "/nowhere: is no folder"),
        (("digest", "--root", "{folder}", "--seed", "xyz"), "a seed is hexadecimal"),
        (("make", "--root", "/"), "--key"),
    ],
)
def test_what_a_person_got_wrong_is_one_line_and_exit_code_2(
    arguments: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    key = tmp_path / "a.key"
    key.write_text("00" * 31 + "01\n")
    refused = command(*(word.format(key=key, folder=tmp_path) for word in arguments))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_key_file_that_holds_no_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / "release.pub").write_text("0123")
    with pytest.raises(ManifestError, match="64 hexadecimal digits"):
        read_public_key(tmp_path / "release.pub")
