"""SSP's frames: start byte, stuffing, sequence flag, length, check sum (hardware facts 3.1).

A 0x7F inside a frame is doubled on the wire, so a single one always starts a new frame. After a
false start we drop one byte and read the rest again, so a good frame behind it is never lost.
"""

from dataclasses import dataclass

from ats_client.devices.note_acceptor.checksums import ssp_crc
from ats_client.devices.note_acceptor.framing import Flaw, Noise

STX = 0x7F
FLAG = 0x80


@dataclass(frozen=True, slots=True)
class SspFrame:
    """A good frame: its bytes on the wire, flag and address in one byte, and its payload."""

    raw: bytes
    sequence: int
    payload: bytes


def frame(sequence: int, payload: bytes) -> bytes:
    inner = bytes([sequence, len(payload)]) + payload
    inner += ssp_crc(inner).to_bytes(2, "little")
    return bytes([STX]) + inner.replace(b"\x7f", b"\x7f\x7f")


class SspDeframer:
    """Finds SSP frames in bytes that come in pieces of any size. Holds at most one stuffed frame."""

    def __init__(self) -> None:
        self._waiting = b""

    def feed(self, data: bytes) -> list[SspFrame | Noise]:
        return self._scan(self._waiting + data, ended=False)

    def finish(self) -> list[SspFrame | Noise]:
        return self._scan(self._waiting, ended=True)

    def forget(self) -> None:
        self._waiting = b""

    def _scan(self, data: bytes, *, ended: bool) -> list[SspFrame | Noise]:
        found: list[SspFrame | Noise] = []
        at = 0
        while at < len(data):
            start = data.find(STX, at)
            if start != at:
                end = start if start >= 0 else len(data)
                found.append(Noise(data[at:end], Flaw.NO_START))
                at = end
                continue
            used, inner, flaw = _unstuffed(data, at)
            if flaw is None:
                found.append(SspFrame(data[at : at + used], inner[0], inner[2:-2]))
            elif flaw is Flaw.CUT_SHORT and at + used >= len(data) and not ended:
                break
            else:
                used = 1
                found.append(Noise(data[at : at + used], flaw))
            at += used
        self._waiting = data[at:]
        return found


def _unstuffed(data: bytes, at: int) -> tuple[int, bytes, Flaw | None]:
    """Reads one frame from its start byte: bytes used on the wire, unstuffed payload, and its flaw if it has one."""
    inner = bytearray()
    here = at + 1
    while here < len(data):
        byte = data[here]
        if byte == STX:
            if here + 1 >= len(data):
                return len(data) - at, bytes(inner), Flaw.CUT_SHORT
            if data[here + 1] != STX:
                return here - at, bytes(inner), Flaw.CUT_SHORT
            here += 1
        inner.append(byte)
        here += 1
        if len(inner) == 2 and inner[1] == 0:
            return here - at, bytes(inner), Flaw.IMPOSSIBLE_LENGTH
        if len(inner) >= 2 and len(inner) == inner[1] + 4:
            is_good = ssp_crc(bytes(inner[:-2])).to_bytes(2, "little") == inner[-2:]
            return here - at, bytes(inner), None if is_good else Flaw.BAD_CHECK_SUM
    return len(data) - at, bytes(inner), Flaw.CUT_SHORT
