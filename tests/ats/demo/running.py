"""Runs the demonstration as a person does: the command of script/demo, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[3]
PATIENCE_S = 110.0
"""Only a run that hangs takes so long."""


def command(*words: str) -> list[str]:
    """What the last line of script/demo starts, with these options."""
    started = (HOUSE / "script/demo").read_text().splitlines()[-1]
    assert started == 'exec .venv/bin/ats demo "$@"'
    return [sys.executable, "-c", "from ats.main import main; main()", "demo", *words]


def world(temporary: Path, **more: str) -> dict[str, str]:
    """No display, and a place of its own for temporary files."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    temporary.mkdir(exist_ok=True)
    return {**kept, "TMPDIR": str(temporary), **more}


def demo(temporary: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words), capture_output=True, text=True, env=world(temporary, **more), timeout=PATIENCE_S
    )


def family(of: int) -> list[int]:
    """Every process that descends from this one."""
    born = [int(pid) for pid in Path(f"/proc/{of}/task/{of}/children").read_text().split()]
    return [*born, *(each for child in born for each in family(child))]


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
