"""`ats station` at the command line: mistakes are one line, and help is help."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def ats_station(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    world = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", "from ats.main import main; main()", "station", *words],
        capture_output=True,
        text=True,
        env={**world, **environment},
        timeout=60,
    )


def test_help_names_the_configuration() -> None:
    told = ats_station("--help")
    assert told.returncode == 0
    assert "--config" in told.stdout


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({}, "neither WAYLAND_DISPLAY nor DISPLAY is set"), ({"DISPLAY": ":4242"}, "nothing answers at DISPLAY=:4242")],
)
def test_without_a_display_it_says_so_in_one_line(tmp_path: Path, environment: dict[str, str], reason: str) -> None:
    told = ats_station("--config", str(tmp_path / "station.toml"), **environment)
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr == f"ats: there is no display: {reason}\n"


def test_a_mistake_in_the_configuration_names_file_and_key(tmp_path: Path) -> None:
    file = tmp_path / "station.toml"
    file.write_text('[server]\nurl = "ftp://table"\n\n[station]\nid = "a"\nkey_file = "station.key"\n')
    told = ats_station("--config", str(file), QT_QPA_PLATFORM="offscreen")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert f"{file}: server.url" in told.stderr


def test_a_key_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "station.toml"
    file.write_text('[server]\nurl = "http://127.0.0.1:1"\n\n[station]\nid = "a"\nkey_file = "station.key"\n')
    told = ats_station("--config", str(file), QT_QPA_PLATFORM="offscreen")
    assert told.returncode == 2, told.stderr
    assert told.stderr.count("\n") == 1
    assert "station.key" in told.stderr


def test_the_boot_screen_waits_for_no_library_of_the_link() -> None:
    """What it takes to draw it is loaded with it; the protocol and the cryptography load behind it."""
    program = (
        "import sys; from ats.left_out import leave_out_what_no_station_needs as leave_out; leave_out()\n"
        "import ats.main, ats.boot_screen, ats_client.qml.stage, ats_client.station.configuration\n"
        "import game_server.logs, kiosk.places, kiosk.watchdog\n"
        "late = {'pydantic', 'httpx', 'cryptography', 'num2words', 'serialx', 'typer', 'sqlite3'}\n"
        "print(sorted(late & sys.modules.keys()))"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"


def test_a_station_loads_nothing_that_only_other_programs_and_technicians_need() -> None:
    """Each is megabytes of a process that draws; widgets come with qasync, which would load them for one name."""
    program = (
        "import sys, ats.left_out\n"
        "ats.left_out.leave_out_what_no_station_needs(); ats.left_out.import_httpx_without_cookies()\n"
        "import ats.main, ats.boot_screen, ats_client.qml.stage, kiosk.workshop, ats_client.qml.station_types\n"
        "import ats.technician, ats_client.qml.sounds\n"
        "idle = {'PySide6.QtWidgets', 'PySide6.QtMultimedia', 'babel', 'typer', 'tarfile', 'cryptography.x509',\n"
        "        'num2words', 'escpos', 'fastapi', 'sqlalchemy', 'game_protocol.staff', 'game_protocol.reports',\n"
        "        'kiosk.mode', 'kiosk.technician', 'kiosk.pages', 'kiosk.viewmodels.diagnostics', 'kiosk.diagnosis',\n"
        "        'kiosk.configuration_keeper', 'kiosk.doors', 'argon2', 'serialx', 'greenlet', 'platformdirs',\n"
        "        'zoneinfo', 'importlib.metadata', 'pydantic', 'httpcore', 'anyio', 'PySide6.QtSvg',\n"
        "        'typing_extensions', 'http.cookiejar', 'urllib.request', 'email.message'}\n"
        "print(sorted(name for name in idle if sys.modules.get(name)))"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"
