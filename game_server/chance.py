"""Chance, handed in: for validation numbers and names of sessions, which nobody may guess."""

from __future__ import annotations

import secrets
from typing import Protocol


class Chance(Protocol):
    """A cryptographic source in a casino, a seeded one in a simulation."""

    def digits(self, count: int) -> str: ...

    def token(self) -> str: ...


class SystemChance:
    """The operating system's cryptographic generator."""

    def digits(self, count: int) -> str:
        return f"{secrets.randbelow(10**count):0{count}d}"

    def token(self) -> str:
        return secrets.token_hex(8)
