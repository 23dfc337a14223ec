"""Which release of ATS this is, and which protocol versions it speaks.

`pyproject.toml` says the release and `OURS` the protocol; everybody else asks here. Fields and acts are added within a
protocol version. A new version is for a required field, or a state that older releases cannot show.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

NOBODY_KNOWS = "unknown"
PROTOCOL_HEADER = "ATS-Protocol"
RELEASE_HEADER = "ATS-Release"
"""Both stand over every message, each way."""


@dataclass(frozen=True, slots=True)
class Protocols:
    """The protocol versions somebody speaks, from the oldest to the newest."""

    oldest: int
    newest: int

    def __str__(self) -> str:
        return f"{self.oldest}-{self.newest}"

    def shares(self, theirs: Protocols) -> bool:
        """Whether there is a version that both speak."""
        return self.oldest <= theirs.newest and theirs.oldest <= self.newest

    @classmethod
    def read(cls, said: str) -> Protocols | None:
        """Reads what `str` wrote; None for anything else."""
        found = re.fullmatch(r"([0-9]{1,6})-([0-9]{1,6})", said)
        return None if found is None else cls(int(found[1]), int(found[2]))


OURS = Protocols(1, 1)


@cache
def release() -> str:
    """As it was installed; in a checkout that was not, as its own `pyproject.toml` has it."""
    try:
        return version("ats")
    except PackageNotFoundError:
        return _of_checkout(Path(__file__).parents[1] / "pyproject.toml")


@cache
def release_headers() -> dict[str, str]:
    """The headers by which a message says who sends it."""
    return {PROTOCOL_HEADER: str(OURS), RELEASE_HEADER: release()}


def _of_checkout(project: Path) -> str:
    try:
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, tomllib.TOMLDecodeError, KeyError):
        return NOBODY_KNOWS
