"""Full screen on an X server without a window manager, and smaller than what the screens were drawn for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game_protocol.keys import SigningKey
from tests.end_to_end.floor import Process, Screen, wait_for

COMMAND = "from ats.main import main; main()"
NOBODY = "http://127.0.0.1:1"


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("station", "--config", "{folder}/missing.toml"), id="set-up"),
        pytest.param(("station", "--config", "{folder}/station.toml"), id="station"),
        pytest.param(("wnd", "--server", NOBODY), id="wnd"),
        pytest.param(("sgc", "--server", NOBODY), id="sgc"),
    ],
)
def test_a_window_is_as_large_as_the_screen(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "station.key").write_bytes(SigningKey.generate().pem())
    (tmp_path / "station.toml").write_text(
        f'[server]\nurl = "{NOBODY}"\n[station]\nid = "ats-1"\nkey_file = "station.key"\njournal = "journal.sqlite"\n'
    )
    screen = Screen((1366, 768))
    program = Process(
        *(sys.executable, "-c", COMMAND, *(word.format(folder=tmp_path) for word in words)),
        environment={"DISPLAY": screen.display},
        log=tmp_path / "errors",
    )
    try:
        assert wait_for(lambda: _drawn(screen), "a window") == "Geometry: 1366x768"
    finally:
        program.end()
        screen.end()


def _drawn(screen: Screen) -> str | None:
    """How large the window is that something has been drawn in."""
    told = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", ".", "getwindowgeometry"],
        env={**os.environ, "DISPLAY": screen.display},
        capture_output=True,
        text=True,
        check=False,
    )
    sizes = [line.strip() for line in told.stdout.splitlines() if "Geometry" in line]
    return sizes[0] if sizes and screen.look().convert("L").getextrema() != (0, 0) else None
