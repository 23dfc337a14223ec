"""The installer and its files, without installing: the output of a dry run, and whether every file is sound."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

KIOSK = Path(__file__).parents[2] / "kiosk"
SCRIPTS = [
    KIOSK / "install",
    KIOSK / "server/backup",
    KIOSK / "server/restore",
    KIOSK / "compositor/lock-configuration",
]
UNITS = sorted((KIOSK / "systemd").glob("ats-*"))
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
EXPOSURE_MOST = 2.0
"""Of 10, by `systemd-analyze security`; below 2 it says OK, and a service without any sandbox has 9.6."""


def install(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(KIOSK / "install"), *arguments], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module", params=["station", "server"])
def dry_run(request: pytest.FixtureRequest) -> tuple[str, str]:
    done = install("--role", request.param, "--unsigned", "--dry-run")
    assert (done.returncode, done.stderr) == (0, "")
    return request.param, done.stdout


def test_a_dry_run_says_every_step_and_does_none(dry_run: tuple[str, str]) -> None:
    role, said = dry_run
    steps = [line for line in said.splitlines() if not line.startswith("  ")]
    assert "A user without rights, password or shell" in steps
    assert "Units, rules and logs" in steps
    assert f"/etc/systemd/system/ats-{role}.service" in said
    release = re.search(r"python3 -m venv (/opt/ats/releases/[0-9.]+-[0-9a-f]{8})\n", said)
    assert release is not None
    assert re.search(r"pip .*install .*--require-hashes", said)
    assert not Path(release[1]).exists()


def test_every_file_that_a_dry_run_would_install_is_there(dry_run: tuple[str, str]) -> None:
    installed = re.findall(r"^  install -D .* (\S+) /\S+$", dry_run[1], re.MULTILINE)
    assert len(installed) >= 5
    assert all(Path(file).is_file() for file in installed)


def test_each_role_gets_its_own_units() -> None:
    station = install("--role", "station", "--unsigned", "--dry-run").stdout
    server = install("--role", "server", "--unsigned", "--dry-run").stdout
    assert "ats-server.service" not in station
    assert "ats-station.service" not in server
    assert "createdb --owner=ats ats" in server
    assert "mask getty@tty1.service" in station


def test_a_release_has_its_role_s_packages_and_neither_build_tools_nor_another_role_s(dry_run: tuple[str, str]) -> None:
    role, said = dry_run
    installed = re.findall(r"^  (\S+)/bin/python -m pip .* -r \S+/requirements/(\w+)\.txt$", said, re.MULTILINE)
    release = re.search(r"python3 -m venv (\S+)\n", said)
    assert release is not None
    assert installed == [(release[1], role), (f"{release[1]}.partial/build", "build")]
    assert f"rm -rf {release[1]}.partial\n" in said


def test_packages_from_a_folder_need_no_network(tmp_path: Path) -> None:
    said = install("--role", "station", "--unsigned", "--dry-run", "--wheels", str(tmp_path)).stdout
    pips = [line for line in said.splitlines() if re.search(r"-m pip .* (install|wheel) ", line)]
    assert len(pips) == 4
    assert all("--no-index" in line for line in pips)


def test_a_release_is_checked_by_a_checker_that_is_not_its_own() -> None:
    given = ("--manifest", "/etc/os-release", "--release-key", "/etc/os-release")
    said = install("--role", "station", "--dry-run", *given).stdout
    [check] = [line.split() for line in said.splitlines() if "python3 -I" in line]
    assert check[:2] == ["/usr/bin/python3", "-I"]
    assert not check[2].startswith("/opt/ats/releases/")
    assert said.index(" ".join(check)) < said.index("/opt/ats/current.new")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "say what this machine is to be"),
        (("--role", "croupier"), "a role is station or server, not croupier"),
        (("--role",), "--role needs a value"),
        (("--rolle", "station"), "--rolle is not known"),
        (("--role", "station", "--authority", "/nowhere.pem"), "/nowhere.pem: no such file"),
        (("--role", "server", "--authority", "/etc/os-release"), "--authority is for a station"),
        (("--role", "station", "--wheels", "/nowhere"), "/nowhere: no such folder"),
        (("--role", "station", "--manifest", "/etc/os-release"), "go together"),
        (("--role", "station"), "a release that nobody signed is not installed"),
        (("--role", "station", "--release-key", "/etc/os-release"), "--manifest is needed"),
        (("--role", "station", "--unsigned", "--manifest", "/etc/os-release"), "--unsigned is instead of"),
        (("rollback",), "nothing is installed here"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    done = install(*arguments, "--dry-run") if arguments != ("--role",) else install(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_is_the_head_of_the_file() -> None:
    done = install("--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: kiosk/install --role station|server")
    assert "set -eu" not in done.stdout


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_every_script_is_sound_posix_shell(script: Path) -> None:
    assert script.stat().st_mode & 0o111
    assert script.read_text().startswith("#!/bin/sh\n")
    checked = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.fixture(scope="module")
def installed_units(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root folder with the units and just enough beside them: their programs, and Debian's seatd unit."""
    root = tmp_path_factory.mktemp("root")
    units = root / "etc/systemd/system"
    shutil.copytree(KIOSK / "systemd", units)
    (units / "seatd.service").write_text("[Service]\nExecStart=/usr/sbin/seatd\n")
    (units / "postgresql.service").write_text("[Service]\nExecStart=/usr/sbin/seatd\n")
    for target in ("basic", "sysinit", "shutdown", "network-online", "multi-user", "timers", "time-sync"):
        (units / f"{target}.target").write_text("[Unit]\nDescription=stand-in\n")
    for program in (
        "usr/bin/cage",
        "usr/sbin/seatd",
        "usr/local/sbin/ats-backup",
        "usr/local/sbin/ats-lock-configuration",
        "opt/ats/current/bin/ats",
        "opt/ats/current/bin/python",
    ):
        (root / program).parent.mkdir(parents=True, exist_ok=True)
        (root / program).write_text("#!/bin/sh\n")
        (root / program).chmod(0o755)
    return root


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_no_fault_in_a_unit(unit: Path, installed_units: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", f"--root={installed_units}", "--man=no", unit.name],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_systemd_would_find_a_fault(installed_units: Path) -> None:
    unit = installed_units / "etc/systemd/system/ats-faulty.service"
    unit.write_text((KIOSK / "systemd/ats-server.service").read_text().replace("ProtectClock", "ProtectClokc"))
    done = subprocess.run(
        ["systemd-analyze", "verify", f"--root={installed_units}", "--man=no", unit.name],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "ProtectClokc" in done.stderr


@pytest.mark.parametrize("service", SERVICES, ids=lambda service: service.name)
def test_the_sandbox_leaves_little_exposed(service: Path, installed_units: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", f"--root={installed_units}", service.name],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    score = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert score is not None
    print(f"{service.name}: exposure {score[1]} of 10")  # noqa: T201  the score is asked for
    assert float(score[1]) < EXPOSURE_MOST


def test_a_station_is_watched_as_the_watchdog_expects() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # documented way to keep the case of the keys
    unit.read(KIOSK / "systemd/ats-station.service")
    service = unit["Service"]
    assert (service["Type"], service["WatchdogSec"], service["Restart"]) == ("notify", "5", "always")
    assert service["NotifyAccess"] == "all"  # the station is the compositor's child
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"


def test_no_rule_lets_a_keyboard_or_mouse_through() -> None:
    rules = (KIOSK / "udev/70-ats.rules").read_text()
    assert re.search(r'ID_INPUT_TOUCHSCREEN\}!="1", ENV\{LIBINPUT_IGNORE_DEVICE\}="1"', rules)
