"""eSSP: agrees on a key, and makes packets that nobody can read or replay (hardware facts 3.4).

The numbers are small and the mode is ECB because the units demand it; all of it is the protocol's choice, not ours.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from ats_client.devices.note_acceptor.checksums import ssp_crc

DEFAULT_FIXED_KEY = 0x0123456701234567
BLOCK_BYTES = 16
LARGEST_PRIME_BITS = 24
SMALLEST_PRIME_BITS = 16


def is_prime(number: int) -> bool:
    if number < 4 or number % 2 == 0:
        return number in (2, 3)
    return all(number % divisor for divisor in range(3, int(number**0.5) + 1, 2))


@dataclass(frozen=True, slots=True)
class KeyExchange:
    """One side's numbers; with the other side's intermediate key they make the shared key."""

    generator: int
    modulus: int
    secret: int

    @classmethod
    def new(cls, random_below: Callable[[int], int]) -> "KeyExchange":
        """Picks two different primes, the larger as generator, as the public hosts do."""
        primes: set[int] = set()
        while len(primes) < 2:
            low = 1 << SMALLEST_PRIME_BITS
            candidate = low + random_below((1 << LARGEST_PRIME_BITS) - low) | 1
            if is_prime(candidate):
                primes.add(candidate)
        modulus, generator = sorted(primes)
        return cls(generator, modulus, 2 + random_below(modulus - 3))

    @property
    def intermediate(self) -> int:
        return pow(self.generator, self.secret, self.modulus)

    def key(self, others_intermediate: int) -> int:
        return pow(others_intermediate, self.secret, self.modulus)


class SecurePackets:
    """The encrypted packets of one session, counted so that none can be replayed."""

    def __init__(self, negotiated_key: int, fixed_key: int, random_below: Callable[[int], int]) -> None:
        key = fixed_key.to_bytes(8, "little") + negotiated_key.to_bytes(8, "little")
        self._cipher = Cipher(algorithms.AES(key), modes.ECB())  # noqa: S305  # the protocol has no other mode
        self._random_below = random_below
        self._count = 0

    def seal(self, payload: bytes) -> bytes:
        """Encrypts a packet's data, without its leading 0x7E. Build it once, send it as often as needed."""
        plain = bytes([len(payload)]) + self._count.to_bytes(4, "little") + payload
        packing = -(len(plain) + 2) % BLOCK_BYTES
        plain += bytes(self._random_below(256) for _ in range(packing))
        plain += ssp_crc(plain).to_bytes(2, "little")
        encryptor = self._cipher.encryptor()
        return encryptor.update(plain) + encryptor.finalize()

    def open(self, sealed: bytes) -> bytes | None:
        """The payload of the answer to the last encrypted packet; None for anything else, which is dropped."""
        if not sealed or len(sealed) % BLOCK_BYTES:
            return None
        decryptor = self._cipher.decryptor()
        plain = decryptor.update(sealed) + decryptor.finalize()
        length, count = plain[0], int.from_bytes(plain[1:5], "little")
        is_whole = ssp_crc(plain[:-2]).to_bytes(2, "little") == plain[-2:] and length <= len(plain) - 7
        if not is_whole or count != (self._count + 1) & 0xFFFFFFFF:
            return None
        self._count = count
        return plain[5 : 5 + length]
