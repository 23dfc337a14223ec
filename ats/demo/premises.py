"""Where the demonstration lives: a temporary folder, and the processes that end with it.

Both go in ordinary Python, outside the event loop: when a display goes away Qt leaves the loop at once, and nothing
that waits in it is woken any more.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Premises:
    """A folder and the processes that work in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._running: list[subprocess.Popen[bytes]] = []

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """A Python of its own. We hold its input: that ends when we do, however we do, and the process with it."""
        process = subprocess.Popen(  # noqa: S603 - our own programs
            [sys.executable, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._running.append(process)
        return process

    def end(self, *processes: subprocess.Popen[bytes]) -> None:
        """At once: nothing they hold is worth an orderly end, for it goes with the folder."""
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            self._running.remove(process)

    def end_all(self) -> None:
        self.end(*self._running)


class NoPremises(Exception):
    """There is no place for temporary files; the text says why."""


@contextmanager
def premises() -> Iterator[Premises]:
    try:
        made = tempfile.TemporaryDirectory(prefix="ats-demo-", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoPremises(f"no temporary folder can be made: {error.strerror}") from None
    with made as folder:
        place = Premises(Path(folder))
        try:
            yield place
        finally:
            place.end_all()
