"""Signing: words the server gives away and knows again as its own, without keeping them.

A signature is an HMAC-SHA256 under a secret that all server processes of one database share. So a token is checked
without a look at the database, and asking for a challenge costs a stranger's request no row there.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac

SECRET_BYTES = 32
_MAC_BYTES = 32


class Signing:
    """Signs and reads under one secret. The purpose is part of what is signed: a challenge is no token."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < SECRET_BYTES:
            raise ValueError(f"a secret has at least {SECRET_BYTES} bytes")
        self._secret = secret

    def mac(self, purpose: str, words: bytes) -> bytes:
        return hmac.digest(self._secret, purpose.encode() + b"\0" + words, hashlib.sha256)

    def sign(self, purpose: str, words: bytes) -> str:
        return _written(self.mac(purpose, words) + words)

    def read(self, purpose: str, signed: str) -> bytes | None:
        """The words, or None for anything that was not signed here for this purpose."""
        try:
            read = base64.b64decode(signed + "=" * (-len(signed) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        mac, words = read[:_MAC_BYTES], read[_MAC_BYTES:]
        return words if hmac.compare_digest(mac, self.mac(purpose, words)) and _written(read) == signed else None


def _written(read: bytes) -> str:
    return base64.urlsafe_b64encode(read).rstrip(b"=").decode()
