"""The self-test at start: each step is shown, each can fail, and a station that failed moves no money."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ats_client.station.assembly import assemble
from ats_client.station.configuration import Configuration, read_configuration
from ats_client.station.journal import Journal
from game_protocol.keys import SigningKey
from kiosk import machine
from kiosk.check_release import Manifest, scan
from kiosk.checks import Verdict
from kiosk.manifest import sign
from kiosk.places import Places
from kiosk.self_test import StepShown, self_test, steps_of


@pytest.fixture
def station(tmp_path: Path) -> Configuration:
    key = SigningKey.generate().pem()
    (tmp_path / "station.key").write_bytes(key)
    file = tmp_path / "station.toml"
    file.write_text(
        '[server]\nurl = "http://127.0.0.1:1"\n'
        '[station]\nid = "ats-1"\nkey_file = "station.key"\njournal = "journal.sqlite"\n'
    )
    return read_configuration(file)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A signed release of one file."""
    release = tmp_path / "releases" / "1"
    release.mkdir(parents=True)
    (release / "doors.py").write_text("as released")
    (tmp_path / "current").symlink_to(release)
    key = SigningKey.generate()
    (tmp_path / "release.pub").write_bytes(key.public.encode())
    signed = sign(Manifest("1", scan(release)), key)
    release.with_name("1.manifest").write_bytes(signed)
    return replace(Places(), current=tmp_path / "current", release_key=tmp_path / "release.pub", state=tmp_path)


async def run(station: Configuration, places: Places) -> tuple[str, dict[str, str]]:
    pictures: list[tuple[StepShown, ...]] = []
    failed = await self_test(steps_of(station, places), lambda steps: pictures.append(tuple(steps)))
    return failed, {step.name: step.mark for step in pictures[-1]}


async def test_a_sound_station_passes_every_step(station: Configuration, places: Places) -> None:
    failed, marks = await run(station, places)
    assert failed == ""
    assert set(marks.values()) == {"pass"}


async def test_a_changed_file_is_named_and_the_station_is_out_of_service(
    station: Configuration, places: Places
) -> None:
    (places.release / "doors.py").write_text("not as released")
    failed, marks = await run(station, places)
    assert marks["Software"] == "fail"
    assert "doors.py" in failed
    stopped = assemble(station, unusable=failed)
    stopped.changed()
    assert "doors.py" in stopped.picture.out_of_service_reason
    assert stopped.picture.state.value == "out_of_service"
    assert not stopped.picture.money.notes
    await stopped._link.aclose()


async def test_an_installed_release_without_its_key_fails(station: Configuration, places: Places) -> None:
    places.release_key.unlink()
    failed, marks = await run(station, places)
    assert marks["Software"] == "fail"
    assert "release.pub: cannot be read" in failed


async def test_a_checkout_has_nothing_to_compare_with(station: Configuration, tmp_path: Path) -> None:
    nowhere = replace(Places(), current=tmp_path / "no", release_key=tmp_path / "no.pub", state=tmp_path)
    assert (await run(station, nowhere))[0] == ""


async def test_a_damaged_journal_fails(station: Configuration, places: Places) -> None:
    journal = Journal.open(station.journal)
    journal.append(0, "note", "1", "escrowed", {"cents": 500})
    journal.close()
    with sqlite3.connect(station.journal) as file:
        file.execute("DROP TRIGGER never_changed")
        file.execute("UPDATE records SET facts = '{\"cents\":50000}'")
    file.close()
    failed, marks = await run(station, places)
    assert marks["Journal"] == "fail"
    assert "record 1 is damaged" in failed


async def test_a_missing_key_fails(station: Configuration, places: Places) -> None:
    station.key_file.unlink()
    _, marks = await run(station, places)
    assert marks["Key"] == "fail"


@pytest.mark.parametrize(
    ("reading", "found", "step"),
    [
        ("read_memory", machine.Memory(total_kib=8_000_000, available_kib=700_000), "Memory"),
        ("read_disk", machine.Disk(Path("/var/lib/ats"), total=100, free=9, read_only=False), "Disk"),
        ("read_disk", machine.Disk(Path("/var/lib/ats"), total=100, free=90, read_only=True), "Disk"),
    ],
)
async def test_a_machine_that_is_full_fails(
    station: Configuration, places: Places, monkeypatch: pytest.MonkeyPatch, reading: str, found: object, step: str
) -> None:
    monkeypatch.setattr(machine, reading, lambda *_path: found)
    failed, marks = await run(station, places)
    assert [name for name, mark in marks.items() if mark == "fail"] == [step]
    assert failed.startswith(step.lower())


async def test_a_step_that_breaks_has_failed_and_the_next_ones_still_run() -> None:
    def breaks() -> Verdict:
        raise OSError("the disk is gone")

    shown: list[tuple[StepShown, ...]] = []
    steps = {"Disk": breaks, "Key": lambda: Verdict(True, "there")}
    assert "the disk is gone" in await self_test(steps, lambda steps: shown.append(tuple(steps)))
    assert [step.mark for step in shown[-1]] == ["fail", "pass"]


async def test_a_step_that_takes_its_time_is_shown_running() -> None:
    seen = threading.Event()
    shown: list[list[str]] = []

    def show(steps: Sequence[StepShown]) -> None:
        shown.append([step.mark for step in steps])
        if "run" in shown[-1]:
            seen.set()

    def slow() -> Verdict:
        return Verdict(seen.wait(60), "somebody saw it")

    steps = {"Key": lambda: Verdict(True, "there"), "Journal": slow, "Disk": lambda: Verdict(True, "free")}
    assert await self_test(steps, show, shown_every_s=0.001) == ""
    assert ["pass", "run", "wait"] in shown
    assert shown[-1] == ["pass", "pass", "pass"]


async def test_steps_that_are_over_at_once_are_shown_together() -> None:
    shown: list[list[str]] = []
    steps = {name: lambda: Verdict(True, "there") for name in ("Key", "Journal")}
    await self_test(steps, lambda steps: shown.append([step.mark for step in steps]), shown_every_s=60.0)
    assert shown == [["pass", "pass"]]
