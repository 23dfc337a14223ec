"""A machine's own Ed25519 key: what it signs with, and how others know that it was that machine.

libsodium does the mathematics. A key file is PKCS #8 in PEM, so `openssl pkey -in station.key -text` reads it.
"""

from __future__ import annotations

import base64
import binascii

from nacl.exceptions import CryptoError
from nacl.signing import SigningKey as Sodium
from nacl.signing import VerifyKey

SEED_BYTES = 32
_HEAD, _FOOT = b"-----BEGIN PRIVATE KEY-----", b"-----END PRIVATE KEY-----"
_ED25519 = bytes.fromhex("302e020100300506032b657004220420")
"""RFC 8410, 7: what stands in front of the seed, the same bytes for every Ed25519 key."""


class NoKey(ValueError):
    """A file that holds no usable key; the text says why in a few words."""


class SigningKey:
    """The secret half; its public half is the name others know it by."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._sodium = Sodium(seed)
        self.public: str = self._sodium.verify_key.encode().hex()

    @classmethod
    def generate(cls) -> SigningKey:
        return cls(Sodium.generate().encode())

    @classmethod
    def from_pem(cls, text: bytes) -> SigningKey:
        words = [line.strip() for line in text.splitlines() if line.strip()]
        if words[:1] != [_HEAD] or words[-1:] != [_FOOT]:
            raise NoKey("not a private key")
        try:
            packed = base64.b64decode(b"".join(words[1:-1]), validate=True)
        except binascii.Error:
            raise NoKey("not a private key") from None
        if not packed.startswith(_ED25519) or len(packed) != len(_ED25519) + SEED_BYTES:
            raise NoKey("not an Ed25519 key")
        return cls(packed.removeprefix(_ED25519))

    def pem(self) -> bytes:
        return b"\n".join([_HEAD, base64.b64encode(_ED25519 + self._seed), _FOOT, b""])

    def seed(self) -> bytes:
        return self._seed

    def sign(self, words: bytes) -> bytes:
        return self._sodium.sign(words).signature


def is_signed(words: bytes, signature: bytes, public: str) -> bool:
    """Whether the owner of this public key signed exactly these words."""
    try:
        VerifyKey(bytes.fromhex(public)).verify(words, signature)
    except (ValueError, CryptoError):
        return False
    return True
