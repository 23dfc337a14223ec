"""ESC/POS bytes: real-time status and the job fence (hardware facts 5.3). Pure: bytes in, meanings out."""

import zlib
from dataclasses import dataclass

from ats_client.devices.ticket_printer.interface import PrinterStatus

QUESTIONS = (1, 2, 3, 4)
"""DLE EOT n: 1 printer, 2 cause of being off-line, 3 error, 4 paper."""

STATUS_FIXED_MASK = 0b1001_0011
STATUS_FIXED_BITS = 0b0001_0010
"""A status byte is 0xx1xx10; anything else is not an answer."""

FENCE_HEAD = b"\x37\x22"
FENCE_BYTES = 7

NO_AUTOMATIC_STATUS = b"\x1d\x61\x00"
RECOVER_AFTER_CLEARING = b"\x10\x05\x02"


def status_request(question: int) -> bytes:
    return bytes((0x10, 0x04, question))


def fence_mark(validation_number: str) -> bytes:
    """Four printable characters that stand for a ticket; they are the same after a restart."""
    rest = zlib.crc32(validation_number.encode("ascii"))
    mark = bytearray()
    for _ in range(4):
        rest, letter = divmod(rest, 94)
        mark.append(0x21 + letter)
    return bytes(mark)


def fence(mark: bytes) -> bytes:
    """GS ( H: the printer answers `37 22 mark 00` once it has printed everything before it."""
    return b"\x1d\x28\x48\x06\x00\x30\x30" + mark


def is_status(byte: int) -> bool:
    return byte & STATUS_FIXED_MASK == STATUS_FIXED_BITS


@dataclass(frozen=True, slots=True)
class StatusByte:
    """An answer to DLE EOT. It does not say which question it answers; only the asker knows."""

    value: int


@dataclass(frozen=True, slots=True)
class FenceReached:
    """Everything sent before the fence has been printed."""

    mark: bytes


@dataclass(frozen=True, slots=True)
class Noise:
    """Bytes that are neither a status nor a fence."""

    raw: bytes


class AnswerReader:
    """Finds answers in the bytes that arrive; keeps at most six bytes for the next call."""

    def __init__(self) -> None:
        self._held = b""

    def feed(self, data: bytes) -> list[StatusByte | FenceReached | Noise]:
        held = self._held + data
        found: list[StatusByte | FenceReached | Noise] = []
        at = 0
        noise = bytearray()

        def end_noise() -> None:
            if noise:
                found.append(Noise(bytes(noise)))
                noise.clear()

        while at < len(held):
            if _may_be_fence(held[at : at + FENCE_BYTES]):
                if len(held) - at < FENCE_BYTES:
                    break
                end_noise()
                found.append(FenceReached(held[at + 2 : at + 6]))
                at += FENCE_BYTES
            elif is_status(held[at]):
                end_noise()
                found.append(StatusByte(held[at]))
                at += 1
            else:
                noise.append(held[at])
                at += 1
        end_noise()
        self._held = held[at:]
        return found

    def rest(self) -> bytes:
        """Bytes that may still become a fence."""
        return self._held


def _may_be_fence(start: bytes) -> bool:
    return FENCE_HEAD.startswith(start[:2]) and (len(start) < FENCE_BYTES or start[6] == 0x00)


@dataclass(frozen=True, slots=True)
class Reading:
    """The four status bytes of one round of questions."""

    printer: int
    offline_cause: int
    error: int
    paper: int

    def status(self, *, has_presenter: bool) -> PrinterStatus:
        """`has_presenter`: on some makes bit 6 of the paper byte is the presenter, not the end of the paper."""
        paper_out = self.paper & (0x20 if has_presenter else 0x60) != 0 or self.offline_cause & 0x20 != 0
        cover_open = self.offline_cause & 0x04 != 0
        cutter = self.error & 0x08 != 0
        troubles = {
            "off-line": self.printer & 0x08 != 0 and not (paper_out or cover_open or cutter),
            "waiting-to-recover": self.printer & 0x20 != 0,
            "black-mark-not-found": self.error & 0x04 != 0,
            "unrecoverable-error": self.error & 0x20 != 0,
            "recoverable-error": self.error & 0x40 != 0 and not cover_open,
            "error": self.offline_cause & 0x40 != 0 and not cutter and self.error & 0x6C == 0,
        }
        return PrinterStatus(
            is_online=True,
            paper_low=self.paper & 0x0C != 0,
            paper_out=paper_out,
            jam=cutter,
            head_up=cover_open,
            ticket_in_chute=has_presenter and self.paper & 0x40 != 0,
            troubles=tuple(name for name, present in troubles.items() if present),
        )
