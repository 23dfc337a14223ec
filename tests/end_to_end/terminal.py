"""A terminal: a real shell on a pseudo-terminal, and somebody who pastes into it, reads it and answers what it asks."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

PATIENCE_S = 60.0
PROMPT = "pasted-block-is-done"
DONE = re.compile(rf"{PROMPT} (\d+)\r?\n")
SAY_DONE = f'printf "{PROMPT} %s\\n" "$?"'
"""After each command: that it is done, and how it ended."""
INTERRUPT = b"\x03"


class Terminal:
    """One window of a person's terminal, in a folder. `text` is all that was ever written into it."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._hand, shell_side = pty.openpty()
        self._shell = subprocess.Popen(
            ["bash", "--norc", "--noprofile", "-i"],
            stdin=shell_side, stdout=shell_side, stderr=shell_side, cwd=folder, start_new_session=True,
            env={**environment, "TERM": "dumb", "PS1": "", "PS2": "", "PROMPT_COMMAND": SAY_DONE},
        )  # fmt: skip
        os.close(shell_side)
        self.text = ""
        self._read_to = 0
        self.until_done()

    def paste(self, words: str) -> None:
        os.write(self._hand, f"{words}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C."""
        os.write(self._hand, INTERRUPT)

    def until(self, pattern: str | re.Pattern[str]) -> re.Match[str]:
        """Reads on until something is written there."""
        wanted = re.compile(pattern)
        deadline = time.monotonic() + PATIENCE_S
        while (found := wanted.search(self.text, self._read_to)) is None:
            ready, _, _ = select.select([self._hand], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited {PATIENCE_S} s for {wanted.pattern!r}; the terminal says:\n{self.text}"
            self.text += os.read(self._hand, 1 << 16).decode(errors="replace")
        self._read_to = found.end()
        return found

    def until_done(self) -> int:
        """The exit code of what was pasted, once the shell waits for more."""
        return int(self.until(DONE)[1])

    def close(self) -> None:
        """As the window's cross does; a program that is still there is hung up on, then not asked any more."""
        os.close(self._hand)
        try:
            self._shell.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            os.killpg(self._shell.pid, signal.SIGKILL)
            self._shell.wait()
