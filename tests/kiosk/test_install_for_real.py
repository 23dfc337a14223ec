"""The installer run for real: a bare Debian becomes a station and a server, is upgraded, rolled back and uninstalled.

Needs root, debootstrap and systemd-container. The station is then started by a real systemd, in its real sandbox,
under the real compositor (without a screen); a small program stands for `ats station`.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kiosk.debian_machine import DebianMachine, bootstrap, copy_source, download_wheels
from tests.kiosk.test_install import EXPOSURE_MOST

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]

HERE = Path(__file__).parent
STAND_IN = """
[Service]
Environment=WLR_BACKENDS=headless WLR_RENDERER=pixman
ExecStart=
ExecStart=/usr/bin/cage -d -- /opt/ats/current/bin/python /usr/local/lib/watched_program.py {}
"""
SIGNED = "--role station --manifest /srv/manifest --release-key /srv/release.key.pub"
SIGNAL = """
for process in /proc/[0-9]*; do
  tr '\\0' ' ' < $process/cmdline | grep -q '^/opt/ats/current/bin/python /usr/local' && kill -{} ${{process#/proc/}}
done; true
"""


@pytest.fixture(scope="module")
def stick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A bare Debian, the source and the wheels. They are hundreds of megabytes, so they are deleted after the test."""
    folder = tmp_path_factory.mktemp("machines")
    bootstrap(folder / "bare")
    download_wheels(folder / "wheels")
    copy_source(folder / "source")
    yield folder
    shutil.rmtree(folder)


def machine(stick: Path, role: str) -> DebianMachine:
    subprocess.run(["cp", "-a", "--reflink=auto", str(stick / "bare"), str(stick / role)], check=True)
    return DebianMachine(stick / role, stick / "source", stick / "wheels")


@pytest.fixture(scope="module")
def station(stick: Path) -> DebianMachine:
    station = machine(stick, "station")
    station.install("--role station --unsigned")
    return station


@pytest.fixture(scope="module")
def server(stick: Path) -> DebianMachine:
    server = machine(stick, "server")
    server.install("--role server --unsigned")
    return server


@pytest.fixture
def changed_source(stick: Path) -> Iterator[None]:
    """The next version on the stick: another unit, and so another release."""
    unit = stick / "source/kiosk/systemd/ats-station.service"
    before = unit.read_bytes()
    unit.write_bytes(before + b"# the next version\n")
    yield
    unit.write_bytes(before)


def current(station: DebianMachine) -> str:
    return (station.root / "opt/ats/current").readlink().name


def sign_current(station: DebianMachine) -> str:
    """Makes the manifest of the release in use, as the releasing machine does; returns the release's name."""
    release = current(station)
    station.do(
        "cd /srv && rm -f release.key* && python=/opt/ats/current/bin/python &&"
        "$python -m kiosk.manifest new-key --key release.key &&"
        f"$python -m kiosk.manifest make --root /opt/ats/releases/{release} --key release.key --release {release}"
        " > manifest"
    )
    return release


def test_the_station_runs_as_a_user_without_rights(station: DebianMachine) -> None:
    assert re.match(r"ats:x:\d+:\d+::/var/lib/ats:/usr/sbin/nologin\n", station.do("getent passwd ats"))
    assert station.do("id -Gn ats") == "ats\n"
    assert station.do("getent shadow ats").startswith("ats:!")
    writable = "find /opt/ats /etc -xdev ! -type l -writable"
    # The set-up will write the configuration here, once; the last test of a station sees this folder locked.
    assert station.do(f"runuser -u ats -- {writable} 2>/dev/null || true") == "/etc/ats/station\n"


def test_the_program_runs_from_the_installed_release(station: DebianMachine) -> None:
    assert "rapid-roulette-single-zero" in station.do("runuser -u ats -- /opt/ats/current/bin/ats rules list")


def test_a_station_has_no_server_no_build_tools_and_says_so(station: DebianMachine) -> None:
    packages = station.do("ls /opt/ats/current/lib/python3*/site-packages").split()
    assert {"PySide6", "httpx", "escpos"} <= set(packages)
    assert {"fastapi", "sqlalchemy", "uvicorn", "hatchling"} & set(packages) == set()
    refused = station.do("/opt/ats/current/bin/ats server 2>&1 || echo code $?")
    needs = "ats: server needs sqlalchemy, which is not installed here: pip install 'ats[server]'"
    assert refused.splitlines() == [needs, "code 2"]


def test_a_server_has_no_qt(server: DebianMachine) -> None:
    packages = server.do("ls /opt/ats/current/lib/python3*/site-packages").split()
    assert {"fastapi", "sqlalchemy"} <= set(packages)
    assert {"PySide6", "serialx", "hatchling"} & set(packages) == set()


def test_nothing_can_be_installed_into_a_release(station: DebianMachine) -> None:
    assert station.run("/opt/ats/current/bin/python -m pip --version").returncode != 0


def test_installing_twice_changes_nothing(station: DebianMachine) -> None:
    said = station.install("--role station --unsigned")
    assert [line for line in said.splitlines() if line.startswith("  ")] == []


def test_the_installed_units_have_no_fault(station: DebianMachine) -> None:
    units = "ats-station.service ats-caretaker.socket ats-caretaker@0.service"
    assert station.do(f"systemd-analyze verify --man=no {units} 2>&1") == ""


def test_a_serial_port_gets_its_stable_name(station: DebianMachine) -> None:
    said = station.do("udevadm test /sys/class/tty/ttyS0 2>&1")
    assert "'/dev/ats-port-ttyS0' to '/dev/ttyS0'" in said
    assert not re.search(r"70-ats\.rules:\d+ (Invalid|Failed|Unknown)", said)


def test_a_window_is_drawn_under_the_compositor_by_the_user_without_rights(station: DebianMachine) -> None:
    shutil.copy(HERE / "drawing_program.py", station.root / "usr/local/lib")
    said = station.do(
        "for folder in /run/ats-station /var/lib/ats /var/cache/ats; do install -d -o ats -m 0700 $folder; done;"
        "set -a; . /etc/ats/session.env; WLR_BACKENDS=headless WLR_RENDERER=pixman;"
        "runuser -u ats -- cage -d -- /opt/ats/current/bin/python /usr/local/lib/drawing_program.py"
    )
    assert said == "drawn on wayland\n"


def test_one_signed_manifest_fits_every_machine_and_names_what_was_changed(
    station: DebianMachine, stick: Path, changed_source: None
) -> None:
    release = sign_current(station)
    refused = station.run(f"/stick/source/kiosk/install --wheels /stick/wheels {SIGNED}")
    assert refused.returncode == 2
    assert "differs: lib/python3.11/site-packages/kiosk/systemd/ats-station.service" in refused.stdout
    assert "is not as it was signed and is not used" in refused.stderr
    assert current(station) == release


def test_a_release_that_was_half_installed_is_built_again_and_is_the_same(station: DebianMachine) -> None:
    release = sign_current(station)
    (station.root / f"opt/ats/releases/{release}.partial").mkdir()
    said = station.install(SIGNED)
    assert "as released" in said
    checked = station.run("/opt/ats/current/bin/ats diagnostics --text").stdout
    assert re.search(rf"pass  software +\d+ files as released in /opt/ats/releases/{re.escape(release)}\n", checked)


def test_an_upgrade_and_a_rollback_take_the_units_with_them(station: DebianMachine, changed_source: None) -> None:
    first = current(station)
    unit = station.root / "etc/systemd/system/ats-station.service"
    refused = station.run("/stick/source/kiosk/install --wheels /stick/wheels --role station --unsigned")
    assert "nothing unsigned is installed" in refused.stderr
    (station.root / "etc/ats/release.pub").unlink()
    station.install("--role station --unsigned")
    second = current(station)
    assert second != first
    assert unit.read_text().endswith("# the next version\n")

    station.do("ats-install rollback")
    assert current(station) == first
    assert not unit.read_text().endswith("# the next version\n")

    station.do("ats-install rollback")
    assert current(station) == second


def test_a_hung_and_a_killed_station_come_back_under_a_real_systemd(station: DebianMachine) -> None:
    shutil.copy(HERE / "watched_program.py", station.root / "usr/local/lib")
    drop_in = station.root / "etc/systemd/system/ats-station.service.d/stand-in.conf"
    drop_in.parent.mkdir()
    config = "/etc/ats/station/station.toml"
    drop_in.write_text(STAND_IN.format(config))
    station.do(f"runuser -u ats -- sh -c 'printf 125.00 > {config}'")  # as the set-up does
    with station.started() as started:
        assert started.do("systemctl is-active ats-station") == "active\n"
        started.do_until(SIGNAL.format("USR1"), "ats-station", "Watchdog timeout", "Started ats-station.service")
        started.do_until(SIGNAL.format("KILL"), "ats-station", "Scheduled restart", "Started ats-station.service")
        shown = started.do("systemctl show --property=NRestarts,StatusText,ActiveState ats-station")
        log = started.do("journalctl --output=cat --unit=ats-station")
        locked = started.do(f"stat -c '%U %G %a' {config}")
    assert sorted(shown.split("\n")) == ["", "ActiveState=active", "NRestarts=2", "StatusText=credit 125.00"]
    assert "in hang" in log  # where it hung
    assert locked == "root ats 640\n"


ENROLLED = """
[server]
url = "http://127.0.0.1:1"
[station]
id = "ats-1"
key_file = "station.key"
"""
ORDER = """
import asyncio, sys
from pathlib import Path
from kiosk.configuration_keeper import LockedConfiguration
from kiosk.device_choice import CannotWrite, DeviceChoice
caretaker = LockedConfiguration(Path("/run/ats-caretaker"))
choice = DeviceChoice("note acceptor", "id003", "/dev/console")
order = caretaker.use(choice, "9001") if sys.argv[1] == "use" else caretaker.forget("9001")
try:
    asyncio.run(order)
except CannotWrite as why:
    sys.exit(str(why))
"""


def test_only_the_station_has_its_locked_configuration_changed_and_a_cleared_one_can_enrol_anew(
    station: DebianMachine,
) -> None:
    folder = station.root / "etc/ats/station"
    (folder / "station.toml").write_text(ENROLLED)
    (folder / "station.key").write_text("a key")
    (station.root / "usr/local/lib/order.py").write_text(ORDER)
    order = "/opt/ats/current/bin/python /usr/local/lib/order.py"
    with station.started() as started:
        started.do("systemctl start ats-station")
        assert started.do("stat -c '%U %a' /etc/ats/station") == "root 750\n"
        assert "Permission denied" in started.do(f"runuser -u games -- {order} use 2>&1 || true")
        assert "Permission denied" in started.do("runuser -u ats -- touch /etc/ats/station/x 2>&1 || true")

        started.do(f"runuser -u ats -- {order} use")
        written = started.do("runuser -u ats -- cat /etc/ats/station/station.toml")
        assert written.endswith('[note_acceptor]\nprotocol = "id003"\nport = "/dev/console"\n')
        assert started.do("stat -c '%U %G %a' /etc/ats/station/station.toml") == "root ats 640\n"

        started.do(f"runuser -u ats -- {order} forget")
        assert started.do("ls -A /etc/ats/station") == ""
        refused = started.do(f"runuser -u ats -- {order} forget 2>&1 || true")
        assert "No such file" in refused
        noted = started.do("journalctl --output=cat --unit='ats-caretaker@*' | grep '^{'")
        assert [json.loads(line)["event"] for line in noted.splitlines()] == [
            "order", "done", "order", "done", "order", "refused"
        ]  # fmt: skip
        assert json.loads(noted.splitlines()[0])["by"] == "9001"

        started.do("systemctl restart ats-station || true")  # the stand-in has no credit, so it ends at once
        assert started.do("stat -c '%U %a' /etc/ats/station") == "ats 700\n"
        for unit in ("ats-station.service", "ats-caretaker@0.service"):
            said = started.do(f"systemd-analyze security --no-pager {unit}")
            score = re.search(r"Overall exposure level for \S+: ([0-9.]+)", said)
            assert score is not None
            print(f"{unit}: exposure {score[1]} of 10, as installed")  # noqa: T201  the score is asked for
            assert float(score[1]) < EXPOSURE_MOST


def test_a_server_has_a_database_that_only_its_user_opens(server: DebianMachine) -> None:
    question = "psql -h /run/postgresql -XtA ats -c \"select current_user, current_setting('data_checksums')\""
    assert server.do(f"pg_ctlcluster 15 main start >/dev/null; runuser -u ats -- {question}") == "ats|on\n"
    refused = server.run(f"pg_ctlcluster 15 main start; runuser -u games -- {question}")
    assert refused.returncode != 0
    units = "ats-server.service ats-backup.service ats-backup.timer"
    assert server.do(f"systemd-analyze verify --man=no {units} 2>&1") == ""


def test_the_server_serves_and_backs_itself_up_in_its_sandbox(server: DebianMachine) -> None:
    init = "/opt/ats/current/bin/ats server init --database 'postgresql:///ats?host=/run/postgresql' --stations 0"
    ask = "/opt/ats/current/bin/python -c 'import urllib.request as r; print(r.urlopen(\"http://127.0.0.1:8000/readyz\").read())'"
    with server.started() as started:
        started.do("install -d -o ats -m 0700 /etc/ats/certificates")
        started.do(f"runuser -u ats -- {init} --staff 7:technician:4711 --certificates /etc/ats/certificates")
        started.do_until("systemctl restart ats-server", "ats-server", "starting")
        assert "tables" in started.do(ask)
        started.do("systemctl start ats-backup.service")
        assert "comes back and its books balance" in started.do("journalctl --output=cat --unit=ats-backup")
        backups = started.do("ls /var/backups/ats").split()
        assert started.do("systemctl is-active ats-server ats-backup.timer") == "active\nactive\n"
    assert [Path(name).suffix for name in backups] == [".dump", ".sha256"]


def test_uninstalling_leaves_nothing_but_debian_packages(server: DebianMachine) -> None:
    server.do("ats-install uninstall --purge")
    left = server.do("find / -xdev -name '*ats-*' -path '/etc/*' -o -xdev -path '/opt/ats*' -o -xdev -path '/etc/ats*'")
    assert left == ""
    assert server.run("getent passwd ats").returncode != 0
