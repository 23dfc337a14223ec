"""An X server that dies under a program: it says so and ends, for its service to start it again; no trace-back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.end_to_end.floor import PATIENCE_S, Process, Screen, wait_for

COMMAND = "from ats.main import main; main()"


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("station", "--config", "{folder}/station.toml", "--windowed"), id="station"),
        pytest.param(("wnd", "--server", "http://127.0.0.1:1"), id="wnd"),
    ],
)
def test_a_program_whose_display_has_gone_says_so_in_one_line_and_ends(tmp_path: Path, words: tuple[str, ...]) -> None:
    screen = Screen()
    before = screen.look().tobytes()
    program = Process(
        *(sys.executable, "-c", COMMAND, *(word.format(folder=tmp_path) for word in words)),
        environment={"DISPLAY": screen.display},
        log=tmp_path / "errors",
    )
    wait_for(lambda: screen.look().tobytes() != before or None, "a window")
    screen.end()
    assert program.process.wait(PATIENCE_S) == 2
    program.end()
    said = (tmp_path / "errors").read_text()
    assert "ats: the display has gone\n" in said
    assert "Traceback" not in said
