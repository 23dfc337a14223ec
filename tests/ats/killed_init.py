"""Sets a server up again and again, killed one step later each time; after each death it sets it up once more,
undisturbed.

`python -m tests.ats.killed_init FOLDER POINTS` prints one JSON object for each death: after which step (its folder has
that name too), and how the next `ats server init` ended. A step is a statement for the database, or a file that gets
its name. Deaths are spread over all steps of an installation.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from sqlalchemy import event
from sqlalchemy.engine import Engine

import ats.server  # noqa: F401 - imported once here, and not in every child
from ats.main import main

COMMAND = [
    "ats",
    "server",
    "init",
    "--name",
    "games.example",
    "--staff",
    "1001:pit_boss:482916",
    "--staff",
    "3001:technician:482916",
]


def set_up(folder: Path, at_step: Callable[[], None]) -> int:
    """Runs in its own process; returns its exit code, negative for the signal that killed it."""
    child = os.fork()
    if child == 0:
        _set_up(folder, at_step)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _set_up(folder: Path, at_step: Callable[[], None]) -> NoReturn:
    os.chdir(folder)
    with (folder / "said").open("ab", buffering=0) as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    event.listen(Engine, "before_cursor_execute", lambda *_: at_step())
    sys.addaudithook(lambda name, _: at_step() if name == "os.rename" else None)
    sys.argv = COMMAND
    main()


def count(folder: Path) -> int:
    """How many steps an undisturbed installation has."""
    steps = folder / "steps"

    def note() -> None:
        with steps.open("ab") as noted:
            noted.write(b".")

    assert set_up(folder, note) == 0, (folder / "said").read_text()
    return steps.stat().st_size


def death_after(steps: int) -> Callable[[], None]:
    left = steps

    def one_step() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return one_step


def run(folder: Path, points: int) -> None:
    (folder / "whole").mkdir()
    steps = count(folder / "whole")
    for after in sorted({round(point * (steps - 1) / (points - 1)) for point in range(points)}):
        place = folder / str(after)
        place.mkdir()
        killed = set_up(place, death_after(after))
        (place / "said").unlink()
        repaired = set_up(place, lambda: None)
        told = {"after": after, "killed": killed, "repaired": repaired, "said": (place / "said").read_text()}
        sys.stdout.write(f"{json.dumps(told)}\n")


if __name__ == "__main__":
    run(Path(sys.argv[1]), int(sys.argv[2]))
