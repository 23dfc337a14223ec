"""Enrolment codes: short enough to type on a touch screen, too many to guess, kept only as a hash."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs: no I, L, O or U, so that what is read aloud is what is typed."""
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_SIGNS = 12
"""60 bits: with one guess each millisecond for its whole life of a day, one in ten thousand million."""


def new_code(random_bytes: Callable[[int], bytes]) -> str:
    """`7KQF-9M2X-P4TD`."""
    signs = "".join(_ALPHABET[byte % 32] for byte in random_bytes(_SIGNS))  # 256 is 8 × 32: no sign is favoured
    return "-".join(signs[at : at + 4] for at in range(0, _SIGNS, 4))


def code_hash(written: str) -> str:
    """The hash of a code, however it was typed. A plain hash will do: a code is random and lives a day."""
    return hashlib.sha256(written.upper().translate(_READ_AS).encode()).hexdigest()
