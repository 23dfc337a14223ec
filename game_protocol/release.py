"""Which release of ATS this is. `pyproject.toml` says it; everybody else asks here."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

NOBODY_KNOWS = "unknown"


@cache
def release() -> str:
    """As it was installed; in a checkout that was not, as its own `pyproject.toml` has it."""
    try:
        return version("ats")
    except PackageNotFoundError:
        return _of_checkout(Path(__file__).parents[1] / "pyproject.toml")


def _of_checkout(project: Path) -> str:
    try:
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, tomllib.TOMLDecodeError, KeyError):
        return NOBODY_KNOWS
