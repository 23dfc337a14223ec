"""PINs: kept as argon2id, and never computed on the event loop.

One hash is some 50 ms of a core and 64 MiB, so there are two threads for it and no more: a flood of sign-ins waits
here and nowhere else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from game_rules.game import Role

T = TypeVar("T")

_HASHER = PasswordHasher()
"""argon2id with the library's parameters (RFC 9106, the low-memory profile)."""
_THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="pin")


def least_digits(role: Role) -> int:
    """A pit boss opens everything, so their PIN is not found in ten thousand tries."""
    return 6 if role is Role.PIT_BOSS else 4


def is_weak(pin: str, role: Role) -> bool:
    """Too short for the role, one digit again and again, or digits that count up or down: the first that are tried."""
    steps = {(ord(after) - ord(before)) % 10 for before, after in pairwise(pin)}
    return len(pin) < least_digits(role) or steps in ({0}, {1}, {9})


async def hash_pin(pin: str) -> str:
    return await _off_the_loop(lambda: _HASHER.hash(pin))


async def pin_is_right(kept: str | None, pin: str) -> bool:
    """Nobody (None) takes as long to refuse as a wrong PIN, so the time does not tell which numbers exist."""
    return await _off_the_loop(lambda: _verify(kept or _nobody(), pin))


def _verify(kept: str, pin: str) -> bool:
    try:
        return _HASHER.verify(kept, pin)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    """The hash of a text that no PIN can be."""
    return _HASHER.hash("nobody")


async def _off_the_loop(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
