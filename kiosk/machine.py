"""The state of the machine itself: processor, memory, disk, temperature, time since start, versions.

Each thing is read to a value (`read_…`, from /proc, /sys and the standard library) and judged against a threshold by a
pure function, so that a test can show every judgement failing without a hot or full machine.
"""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from kiosk.checks import Verdict

LOAD_A_CORE_MOST = 1.5
"""Processes that want each core, averaged over five minutes. Above this, touches start to wait."""
MEMORY_FREE_LEAST = 0.10
DISK_FREE_LEAST = 0.10
"""GMNS fault table: low memory is detected before it does harm. A tenth is weeks of journal."""
CELSIUS_MOST = 85.0
"""Processors of industrial PCs slow down at 90 to 100 °C; we find a blocked fan before that."""
UPTIME_DAYS_MOST = 365
"""An updated kernel is used only after a restart."""

PROC = Path("/proc")
SYS = Path("/sys")
DAY_S = 86_400


@dataclass(frozen=True, slots=True)
class Load:
    five_minutes: float
    cores: int


@dataclass(frozen=True, slots=True)
class Memory:
    total_kib: int
    available_kib: int


@dataclass(frozen=True, slots=True)
class Disk:
    path: Path
    total: int
    free: int
    """Bytes an ordinary user may still write."""
    read_only: bool


@dataclass(frozen=True, slots=True)
class Versions:
    ats: str
    running_from: Path
    current: Path | None
    """The release that the next start will use; None on a machine that `kiosk/install` did not install."""
    others: tuple[tuple[str, str], ...]


def read_load(proc: Path = PROC) -> Load:
    return Load(float((proc / "loadavg").read_text().split()[1]), os.cpu_count() or 1)


def judge_load(load: Load) -> Verdict:
    each = load.five_minutes / load.cores
    return Verdict(
        each <= LOAD_A_CORE_MOST,
        f"load {load.five_minutes:.2f} on {_plural(load.cores, 'core')}: {each:.2f} (at most {LOAD_A_CORE_MOST:g})",
    )


def read_memory(proc: Path = PROC) -> Memory:
    kib = {}
    for line in (proc / "meminfo").read_text().splitlines():
        name, _, value = line.partition(":")
        kib[name] = int(value.split()[0])
    return Memory(kib["MemTotal"], kib["MemAvailable"])


def judge_memory(memory: Memory) -> Verdict:
    available, total = memory.available_kib * 1024, memory.total_kib * 1024
    return Verdict(
        available >= MEMORY_FREE_LEAST * total,
        f"{_gib(available)} of {_gib(total)} free (at least {MEMORY_FREE_LEAST:.0%})",
    )


def read_disk(path: Path) -> Disk:
    """The disk below a path. For a folder that does not exist yet, its nearest parent's disk."""
    there = next(folder for folder in (path, *path.parents) if folder.exists())
    found = os.statvfs(there)
    return Disk(
        path,
        found.f_blocks * found.f_frsize,
        found.f_bavail * found.f_frsize,
        bool(found.f_flag & os.ST_RDONLY),
    )


def judge_disk(disk: Disk) -> Verdict:
    if disk.read_only:
        return Verdict(False, f"{disk.path} is read-only: nothing can be journalled")
    return Verdict(
        disk.free >= DISK_FREE_LEAST * disk.total,
        f"{disk.path}: {_gib(disk.free)} of {_gib(disk.total)} free (at least {DISK_FREE_LEAST:.0%})",
    )


def read_temperatures(sys_root: Path = SYS) -> tuple[float, ...]:
    """Every sensor in degrees Celsius. A virtual machine has none, and some sensors cannot be read."""
    found = []
    for pattern in ("class/thermal/thermal_zone*/temp", "class/hwmon/hwmon*/temp*_input"):
        for sensor in sorted(sys_root.glob(pattern)):
            try:
                found.append(int(sensor.read_text()) / 1000)
            except (OSError, ValueError):
                continue
    return tuple(found)


def judge_temperatures(celsius: tuple[float, ...]) -> Verdict:
    if not celsius:
        return Verdict(True, "this machine has no temperature sensor")
    hottest = max(celsius)
    return Verdict(
        hottest <= CELSIUS_MOST,
        f"{hottest:.0f} °C at the hottest of {_plural(len(celsius), 'sensor')} (at most {CELSIUS_MOST:.0f})",
    )


def read_uptime_s(proc: Path = PROC) -> float:
    return float((proc / "uptime").read_text().split()[0])


def judge_uptime(uptime_s: float) -> Verdict:
    days, rest = divmod(int(uptime_s), DAY_S)
    up = f"up {_plural(days, 'day')} {rest // 3600}:{rest % 3600 // 60:02}"
    if uptime_s > UPTIME_DAYS_MOST * DAY_S:
        return Verdict(False, f"{up}: restart the machine, so that system updates take effect")
    return Verdict(True, up)


def read_versions(current: Path) -> Versions:
    """`current` is the link through which the units start the program."""
    release = platform.freedesktop_os_release().get("PRETTY_NAME", "unknown system")
    return Versions(
        ats=metadata.version("ats"),
        running_from=Path(sys.prefix).resolve(),
        current=current.resolve() if current.is_symlink() else None,
        others=(
            ("Python", platform.python_version()),
            ("Qt", metadata.version("PySide6-Essentials")),
            ("Linux", platform.release()),
            ("system", release),
        ),
    )


def judge_versions(versions: Versions) -> Verdict:
    all_of_them = ", ".join(f"{name} {version}" for name, version in (("ats", versions.ats), *versions.others))
    if versions.current not in (None, versions.running_from):
        return Verdict(False, f"{versions.running_from} runs, restart for {versions.current}; {all_of_them}")
    return Verdict(True, all_of_them)


def _gib(count: int) -> str:
    return f"{count / 2**30:.1f} GiB"


def _plural(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
