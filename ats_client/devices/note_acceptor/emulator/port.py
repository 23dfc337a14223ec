"""The emulator's end of a pseudo-terminal, with every fault a wire can have."""

import os
import pty
import time
import tty
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ats_client.devices.frame_countdown import FrameCountdown
from ats_client.devices.note_acceptor.emulator.unit import Unit

LONGEST_BACKLOG = 4096
"""How many bytes we keep from a host that sends no frames."""


@dataclass(slots=True)
class Spoiling:
    """Faults on one side's frames: after some have passed, some are lost or damaged."""

    count: int = 0
    passing: int = 0
    is_lost: bool = True


class Port:
    """A port that can be named, unplugged, cut, noisy, lossy and slow."""

    def __init__(self, link: Path | None) -> None:
        self._link = link
        self._buffer = bytearray()
        self._master: int | None = None
        self._slave = -1
        self._spoiling = {"host": Spoiling(), "device": Spoiling()}
        self.countdown = FrameCountdown()
        self.is_cut = False
        """The wire is cut: neither side hears the other, but the port stays."""
        self.noise = b""
        self.late_s = 0.0

    def plug(self) -> str:
        """Opens a pseudo-terminal; returns its name, or the link that leads to it."""
        if self._master is None:
            # We keep the host's end open too, so that a host can come and go without an end of file.
            self._master, self._slave = pty.openpty()
            tty.setraw(self._slave)
            os.set_blocking(self._master, False)
            if self._link is not None:
                self._link.unlink(missing_ok=True)
                self._link.symlink_to(os.ttyname(self._slave))
        return str(self._link or os.ttyname(self._slave))

    def unplug(self) -> None:
        if self._master is not None:
            os.close(self._master)
            os.close(self._slave)
            self._master = None
            self._buffer.clear()
            if self._link is not None:
                self._link.unlink(missing_ok=True)

    def spoil(self, side: str, how: Spoiling) -> None:
        self._spoiling[side] = how

    def forget(self) -> None:
        """Drops what the host has sent so far, because nobody was listening."""
        self._buffer.clear()
        if self._master is not None:
            with suppress(BlockingIOError):
                os.read(self._master, LONGEST_BACKLOG)

    def fileno(self) -> int | None:
        return self._master

    def serve(self, unit: Unit, say: Callable[[str], None]) -> None:
        """Reads what the host sent and answers every whole frame in it."""
        if self._master is None:
            return
        try:
            self._buffer += os.read(self._master, LONGEST_BACKLOG)
        except OSError:
            return
        if not self._is_alive(unit):
            self.forget()
            return
        while (frame := unit.cut(self._buffer)) is not None:
            if self._spoils("host", frame, say) is None:
                continue
            answer = unit.answer(frame)
            self.countdown.passed()  # the unit has heard and acted, but has not answered yet
            if answer is not None and self._is_alive(unit):
                self._send(answer, say)
                self.countdown.passed()
            if not self._is_alive(unit):
                self.forget()
                return
        del self._buffer[:-LONGEST_BACKLOG]

    def _is_alive(self, unit: Unit) -> bool:
        return unit.mechanism.has_power and not self.is_cut

    def _send(self, answer: bytes, say: Callable[[str], None]) -> None:
        if self.late_s:
            time.sleep(self.late_s)
            self.late_s = 0.0
        spoilt = self._spoils("device", answer, say)
        if spoilt is not None and self._master is not None:
            os.write(self._master, self.noise + spoilt)
            self.noise = b""

    def _spoils(self, side: str, frame: bytes, say: Callable[[str], None]) -> bytes | None:
        """The frame as it arrives; None if it is lost."""
        how = self._spoiling[side]
        if how.passing:
            how.passing -= 1
            return frame
        if not how.count:
            return frame
        how.count -= 1
        say(f"{'lost' if how.is_lost else 'corrupted'} {side} {frame.hex(' ')}")
        if how.is_lost or side == "host":
            return None  # a damaged host frame fails its check sum, so the unit ignores it
        middle = len(frame) // 2
        return frame[:middle] + bytes([frame[middle] ^ 0x04]) + frame[middle + 1 :]
