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


@pytest.mark.parametrize("authority", [None, "no certificate"])
def test_an_authority_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, authority: str | None) -> None:
    if authority is not None:
        (tmp_path / "ca.pem").write_text(authority)
    words = ("--config", str(tmp_path / "station.toml"), "--ca-file", str(tmp_path / "ca.pem"))
    told = ats_station(*words, QT_QPA_PLATFORM="offscreen")
    assert told.returncode == 2, told.stderr
    assert told.stderr.count("\n") == 1
    assert "ca.pem" in told.stderr
