"""The machine's readings, from this machine and from made-up ones that are hot, full and worn."""

import os
from pathlib import Path

import pytest

from kiosk.checks import Verdict
from kiosk.machine import (
    Disk,
    Load,
    Memory,
    Versions,
    judge_disk,
    judge_load,
    judge_memory,
    judge_temperatures,
    judge_uptime,
    judge_versions,
    read_disk,
    read_load,
    read_memory,
    read_temperatures,
    read_uptime_s,
    read_versions,
)

GIB = 2**30


def test_this_machine_can_be_read() -> None:
    assert read_load().cores == os.cpu_count()
    memory = read_memory()
    assert 0 < memory.available_kib <= memory.total_kib
    disk = read_disk(Path("/"))
    assert 0 < disk.free <= disk.total
    assert read_uptime_s() > 0
    assert read_versions(Path("/nowhere/current")).current is None


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [
        (judge_load(Load(2.9, 2)), Verdict(True, "load 2.90 on 2 cores: 1.45 (at most 1.5)")),
        (judge_load(Load(1.6, 1)), Verdict(False, "load 1.60 on 1 core: 1.60 (at most 1.5)")),
        (judge_memory(Memory(8 * 2**20, 2**20)), Verdict(True, "1.0 GiB of 8.0 GiB free (at least 10%)")),
        (judge_memory(Memory(20 * 2**20, 2**20)), Verdict(False, "1.0 GiB of 20.0 GiB free (at least 10%)")),
        (
            judge_disk(Disk(Path("/j"), 9 * GIB, GIB, False)),
            Verdict(True, "/j: 1.0 GiB of 9.0 GiB free (at least 10%)"),
        ),
        (
            judge_disk(Disk(Path("/j"), 11 * GIB, GIB, False)),
            Verdict(False, "/j: 1.0 GiB of 11.0 GiB free (at least 10%)"),
        ),
        (judge_disk(Disk(Path("/j"), 2, 2, True)), Verdict(False, "/j is read-only: nothing can be journalled")),
        (judge_temperatures(()), Verdict(True, "this machine has no temperature sensor")),
        (judge_temperatures((41.0, 85.0)), Verdict(True, "85 °C at the hottest of 2 sensors (at most 85)")),
        (judge_temperatures((86.0,)), Verdict(False, "86 °C at the hottest of 1 sensor (at most 85)")),
        (judge_uptime(86_400 + 3_720), Verdict(True, "up 1 day 1:02")),
        (
            judge_uptime(366 * 86_400),
            Verdict(False, "up 366 days 0:00: restart the machine, so that system updates take effect"),
        ),
    ],
)
def test_each_reading_passes_on_one_side_of_its_threshold_and_fails_on_the_other(
    verdict: Verdict, expected: Verdict
) -> None:
    assert verdict == expected


def test_load_memory_and_uptime_are_read_as_the_kernel_writes_them(tmp_path: Path) -> None:
    (tmp_path / "loadavg").write_text("0.20 1.18 0.12 1/80 11206\n")
    (tmp_path / "meminfo").write_text("MemTotal: 1000 kB\nMemFree: 50 kB\nMemAvailable: 700 kB\nHugePages_Total: 0\n")
    (tmp_path / "uptime").write_text("350735.47 234388.90\n")
    assert read_load(tmp_path).five_minutes == 1.18
    assert read_memory(tmp_path) == Memory(1000, 700)
    assert read_uptime_s(tmp_path) == 350735.47


def test_every_sensor_is_read_and_one_that_refuses_is_passed_over(tmp_path: Path) -> None:
    for name, text in {
        "class/thermal/thermal_zone0/temp": "41000\n",
        "class/thermal/thermal_zone1/temp": "",
        "class/hwmon/hwmon0/temp1_input": "52500\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    assert read_temperatures(tmp_path) == (41.0, 52.5)


def test_a_folder_that_is_yet_to_be_made_has_its_parents_disk(tmp_path: Path) -> None:
    assert read_disk(tmp_path / "var/lib/ats").total == read_disk(tmp_path).total


def test_a_release_that_was_installed_but_not_started_fails(tmp_path: Path) -> None:
    old, new = Path("/opt/ats/releases/1"), Path("/opt/ats/releases/2")
    verdict = judge_versions(Versions("1", old, new, (("Python", "3.11"),)))
    assert verdict == Verdict(False, "/opt/ats/releases/1 runs, restart for /opt/ats/releases/2; ats 1, Python 3.11")
    assert judge_versions(Versions("2", new, new, ())).passed
    (tmp_path / "current").symlink_to(tmp_path / "release")
    assert read_versions(tmp_path / "current").current == tmp_path / "release"
