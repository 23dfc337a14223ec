"""A small casino floor made of real processes: X server, `ats server`, `ats station`, device emulators, and a hand."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import IO, TypeVar

from PIL import Image, ImageGrab

from tests.end_to_end.eye import Eye, wait_for_drawing

ATS = [sys.executable, "-c", "from ats.main import main; main()"]
PATIENCE_S = 30.0
PIN = "482916"
Seen = TypeVar("Seen")


_eyes: list[Eye] = []
"""On every screen that is lit."""


def wait_for(what: Callable[[], Seen | None], told: str) -> Seen:
    """Until something is there: looked for again whenever a screen was drawn on, for whatever happens on this floor
    shows on one. What only the ledger knows is there a second later at the latest."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        for eye in _eyes:
            eye.forget()
        seen = what()
        if seen:
            return seen
        wait_for_drawing(_eyes, at_most_s=1.0)
    raise AssertionError(f"waited {PATIENCE_S} s: {told}")


class Process:
    """A real process whose first line says where it is, or that it is ready."""

    def __init__(
        self,
        *command: str,
        environment: dict[str, str] | None = None,
        log: Path | None = None,
        errors: IO[bytes] | int = subprocess.DEVNULL,
    ) -> None:
        """`log`: a file for what it says on standard error; `errors`: somewhere else for it."""
        if log is not None:
            errors = log.open("ab")
        world = {**os.environ, **(environment or {})}
        if "DISPLAY" in world:
            world.pop("QT_QPA_PLATFORM", None)  # a real window on a real X server
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, env=world
        )
        if log is not None and not isinstance(errors, int):
            errors.close()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().strip()

    def tell(self, words: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n".encode())
        self.process.stdin.flush()
        return self.line()

    def end(self) -> int:
        """SIGTERM, and waits."""
        self.process.terminate()
        code = self.process.wait(PATIENCE_S)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        return code


class Screen:
    """An X server of our own, and a hand made of xdotool."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        screen = ["-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"]
        self._server = Process("Xvfb", "-displayfd", "1", *screen)
        self.display = f":{self._server.line()}"
        self._eye = Eye(self.display)
        _eyes.append(self._eye)

    def end(self) -> None:
        _eyes.remove(self._eye)
        self._eye.close()
        self._server.end()

    def look(self) -> Image.Image:
        return ImageGrab.grab(xdisplay=self.display)

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        red, green, blue = self.look().convert("RGB").getpixel((x, y))  # type: ignore[misc]
        return red, green, blue

    def click(self, x: int, y: int) -> None:
        self._hand("mousemove", str(x), str(y), "click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self._hand("mousemove", str(start[0]), str(start[1]), "mousedown", "1")
        for step in range(1, 9):
            x = start[0] + (end[0] - start[0]) * step // 8
            y = start[1] + (end[1] - start[1]) * step // 8
            self._hand("mousemove", str(x), str(y), "sleep", "0.02")
        self._hand("mouseup", "1")

    def type(self, words: str) -> None:
        self._hand("type", "--delay", "10", words)

    def enter(self, words: str) -> None:
        """Types, and ends the line."""
        self.type(words)
        self._hand("key", "Return")

    def _hand(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.display}, check=True, timeout=PATIENCE_S)


class House:
    """The central server as an operator would install it, with a dealer and a pit boss."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.db"
        self.database = f"sqlite:///{self.file}"
        staff = [f"--staff=1001:dealer:{PIN}", f"--staff=3001:pit_boss:{PIN}"]
        ats("server", "init", "--database", self.database, "--certificates", str(folder / "certificates"), *staff)
        self.log = folder / "server.log"
        self._process = Process(*ATS, "server", "--database", self.database, "--port", "0", errors=subprocess.PIPE)
        self._said: Queue[str] = Queue()
        self._scribe = Thread(target=self._keep_log, daemon=True)
        self._scribe.start()
        self.address = self._said.get(timeout=PATIENCE_S)

    def _keep_log(self) -> None:
        """Everything the server says goes into its log; where it is, to whoever waits for that."""
        errors = self._process.process.stderr
        assert errors is not None
        with errors, self.log.open("wb") as log:
            for line in errors:
                log.write(line)
                log.flush()
                if b'"starting"' in line:
                    self._said.put(str(json.loads(line)["address"]))

    def end(self) -> None:
        self._process.end()
        self._scribe.join()

    def enrolment_code(self, station: int) -> str:
        return ats("server", "enrolment-code", "--station", str(station), "--database", self.database).strip()

    def cents(self, kind: str) -> int:
        """What lies in all accounts of a kind, from the ledger itself."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as ledger:
            ((total,),) = ledger.execute("select coalesce(sum(cents), 0) from accounts where kind = ?", (kind,))
        return int(total)

    def audit(self) -> dict[str, object]:
        found: dict[str, object] = json.loads(ats("audit", "--database", self.database, "--json"))
        return found


def ats(*words: str) -> str:
    """A command that must succeed."""
    ran = subprocess.run([*ATS, *words], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
