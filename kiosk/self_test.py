"""The self-test before a station moves money (GMNS 1.17.5): named steps, one after another, on the boot screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ats_client.station.configuration import Configuration, ConfigurationError
from ats_client.station.enrolment import read_key
from ats_client.station.journal import Journal, JournalUnusable
from kiosk import machine
from kiosk.checks import Verdict
from kiosk.places import Places
from kiosk.software import software


@dataclass(frozen=True, slots=True)
class StepShown:
    name: str
    mark: str
    """`wait`, `run`, `pass` or `fail`."""
    detail: str = ""


Probe = Callable[[], Verdict]

SHOWN_EVERY_S = 0.1
"""Shorter steps are shown together: nobody could read faster."""


def steps_of(configuration: Configuration, places: Places) -> dict[str, Probe]:
    """The steps in order. All are quick except the software, which is hashed whole."""
    return {
        "Software": lambda: _software(places),
        "Memory": _memory,
        "Disk": lambda: _disk(configuration.journal.parent),
        "Key": lambda: _key(configuration.key_file),
        "Journal": lambda: _journal(configuration.journal),
    }


def waiting(steps: Iterable[str]) -> list[StepShown]:
    """All steps, before the first one runs."""
    return [StepShown(name, "wait") for name in steps]


async def self_test(
    steps: dict[str, Probe],
    show: Callable[[Sequence[StepShown]], None],
    shown_every_s: float = SHOWN_EVERY_S,
) -> str:
    """Runs all steps in a thread. Returns what failed, in words, or empty. Meanwhile it says nothing to the server."""
    shown = waiting(steps)
    failed: list[str] = []
    running = asyncio.create_task(asyncio.to_thread(_run, steps, shown, failed))
    while not (await asyncio.wait((running,), timeout=shown_every_s))[0]:
        show(tuple(shown))
    await running
    show(tuple(shown))
    return "; ".join(failed)


def _run(steps: dict[str, Probe], shown: list[StepShown], failed: list[str]) -> None:
    for place, (name, probe) in enumerate(steps.items()):
        shown[place] = StepShown(name, "run")
        try:
            verdict = probe()
        except Exception as error:  # any error fails this step, and must not hide the steps after it
            verdict = Verdict(False, f"{type(error).__name__}: {error}")
        shown[place] = StepShown(name, "pass" if verdict.passed else "fail", verdict.detail)
        if not verdict.passed:
            failed.append(f"{name.lower()}: {verdict.detail}")


def _software(places: Places) -> Verdict:
    if not places.is_installed:
        return Verdict(True, "not an installed release: nothing to compare with")
    return software(places)


def _memory() -> Verdict:
    return machine.judge_memory(machine.read_memory())


def _disk(folder: Path) -> Verdict:
    return machine.judge_disk(machine.read_disk(folder))


def _key(file: Path) -> Verdict:
    try:
        read_key(file)
    except ConfigurationError as error:
        return Verdict(False, str(error))
    return Verdict(True, "the station's key can be read")


def _journal(file: Path) -> Verdict:
    try:
        journal = Journal.open(file)
    except JournalUnusable as error:
        return Verdict(False, str(error))
    count = len(journal.records)
    journal.close()
    return Verdict(True, f"{count} records, every seal right")
