"""Runs a program whose standard error is a terminal, as for a person."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Seen(NamedTuple):
    code: int
    out: str
    """Standard output, which is a pipe."""
    shown: str
    """Everything the terminal was told to show."""


def on_a_terminal(*words: str) -> Seen:
    """`ats` with these words."""
    return seen([sys.executable, "-c", "from ats.main import main; main()", *words], os.environ)


def seen(command: Sequence[str], environment: Mapping[str, str]) -> Seen:
    ours, theirs = pty.openpty()
    environment = {**environment, "TERM": "xterm", "COLUMNS": "100"}
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b"".join(iter(lambda: _read(ours), b""))
    out, _ = process.communicate()
    os.close(ours)
    return Seen(process.returncode, out.decode(), shown.decode())


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side has closed it
        return b""
