"""A file that is named to a command; `-` is standard input."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path


def read(file: str) -> bytes:
    """Raises OSError, even if standard input was closed before the command began."""
    if file != "-":
        return Path(file).read_bytes()
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read()
