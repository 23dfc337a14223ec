"""Check sums bit by bit, straight from their definitions. They share nothing with the drivers' tables, on purpose."""


def reflected(data: bytes, polynomial: int, initial: int) -> int:
    """Lowest bit first, shifting right: Kermit is polynomial 0x8408, initial 0."""
    crc = initial
    for byte in data:
        for bit in range(8):
            is_set = (crc ^ byte >> bit) & 1
            crc >>= 1
            if is_set:
                crc ^= polynomial
    return crc


def straight(data: bytes, polynomial: int, initial: int) -> int:
    """Highest bit first, shifting left: SSP is polynomial 0x8005, initial 0xFFFF."""
    crc = initial
    for byte in data:
        for bit in range(7, -1, -1):
            is_set = (crc >> 15 ^ byte >> bit) & 1
            crc = crc << 1 & 0xFFFF
            if is_set:
                crc ^= polynomial
    return crc
