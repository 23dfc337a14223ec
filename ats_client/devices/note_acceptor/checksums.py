"""The two check sums of acceptors: Kermit (ID-003 and CCNET), and ITL's own (SSP)."""

from binascii import crc_hqx

_REVERSED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def kermit(data: bytes) -> int:
    """CRC-16 0x1021 reflected, initial value 0, no final XOR (facts 2.1).

    The standard library has the unreflected form in C; over mirrored bytes and with its result mirrored it is the
    same polynomial.
    """
    mirrored = crc_hqx(data.translate(_REVERSED), 0)
    return _REVERSED[mirrored & 0xFF] << 8 | _REVERSED[mirrored >> 8]


def _ssp_entry(byte: int) -> int:
    crc = byte << 8
    for _ in range(8):
        crc = (crc << 1) ^ 0x8005 if crc & 0x8000 else crc << 1
    return crc & 0xFFFF


_SSP_TABLE = tuple(_ssp_entry(byte) for byte in range(256))


def ssp_crc(data: bytes) -> int:
    """CRC-16 0x8005 not reflected, initial value 0xFFFF, no final XOR (facts 3.1)."""
    crc = 0xFFFF
    for byte in data:
        crc = (crc << 8 & 0xFFFF) ^ _SSP_TABLE[crc >> 8 ^ byte]
    return crc
