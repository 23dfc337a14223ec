"""An emulated ESC/POS printer (hardware facts 5.3): it keeps its job when the paper ends and prints it later."""

import asyncio
import re
from collections import deque
from dataclasses import dataclass, field, replace

from ats_client.devices.ticket_printer.emulator.device import Device, Outside, grouped

LONGEST_BUFFER = 4096

# ESC and GS commands with one argument byte, and what they change on the paper; the rest change nothing here.
ONE_ARGUMENT = frozenset(b"!aE-MtdJ{3")
ONE_ARGUMENT_GS = frozenset(b"hwHf!Bbar")


@dataclass(frozen=True, slots=True)
class Style:
    """How the next characters look."""

    align: int = 0
    is_bold: bool = False
    is_big: bool = False


@dataclass(frozen=True, slots=True)
class TextLine:
    text: str
    style: Style


@dataclass(frozen=True, slots=True)
class BarCode:
    digits: str
    height: int
    narrow: int


@dataclass(slots=True)
class Paper:
    """Everything printed since the last cut."""

    marks: list[TextLine | BarCode] = field(default_factory=list)

    @property
    def digits(self) -> str:
        return next((mark.digits for mark in self.marks if isinstance(mark, BarCode)), "")

    @property
    def named(self) -> str:
        texts = "\n".join(mark.text for mark in self.marks if isinstance(mark, TextLine))
        amount = re.search(r"^\$?([\d,]+\.\d\d)$", texts, re.MULTILINE)
        return f"{grouped(self.digits) or 'no-number'} {amount[1].replace(',', '') if amount else 'no-amount'}"


class EscposPrinter(Device):
    """Answers real-time questions at once, no matter what it is doing; everything else waits in the buffer."""

    steps = ("received", "printing", "bar-code", "cut", "fence")
    wires = ("status", "fence", "job")

    def __init__(self, outside: Outside) -> None:
        super().__init__(outside)
        self.has_fence = True
        self.has_presenter = False
        self.buffer_clear = b""
        self.forget_everything()

    def forget_everything(self) -> None:
        self._held = b""
        self._buffer: deque[tuple[str, bytes]] = deque()
        self._line = ""
        self._style = Style()
        self._bar_height, self._bar_narrow = 162, 3
        self._paper = Paper()

    def describe(self) -> str:
        asked = " ".join(f"{self.status_byte(n):02X}" for n in (1, 2, 3, 4))
        return f"{asked} waiting={len(self._buffer)} {'power on' if self.has_power else 'power off'}"

    # -- hearing

    def status_byte(self, question: int) -> int:
        parts = self.parts
        stopped = not parts.can_move_paper
        bits = {
            1: ((0x08, stopped),),
            2: (
                (0x04, parts.head_up or parts.chassis_open),
                (0x20, parts.paper_out),
                (0x40, parts.jam),
            ),
            3: ((0x08, parts.jam),),
            4: (
                (0x0C, parts.paper_low),
                (0x20 if self.has_presenter else 0x60, parts.paper_out),
                (0x40, self.has_presenter and parts.ticket_in_chute),
            ),
        }
        value = 0x12
        for bit, is_up in bits.get(question, ()):
            if is_up:
                value |= bit
        return value

    def hear(self, data: bytes, _now: float) -> None:
        waiting = len(self._buffer)
        self.take_in(data)
        if len(self._buffer) > waiting:
            self.passed()  # what is written in one go counts as one frame
        if self._buffer and (self._printing is None or self._printing.done()):
            self._printing = asyncio.get_running_loop().create_task(self._print_all())

    def take_one(self) -> int:
        held = self._held
        if self.buffer_clear and held.startswith(self.buffer_clear):
            self._clear_buffers()
            return len(self.buffer_clear)
        if self.buffer_clear and self.buffer_clear.startswith(held):
            return 0
        first = held[0]
        if first == 0x10:
            return self._real_time(held)
        if first not in (0x1B, 0x1D):
            return self._text(held)
        size = self._command_size(held)
        if size == 0 or len(held) < size:
            return len(held) if len(held) > LONGEST_BUFFER else 0
        self._buffer.append(("command", held[:size]))
        return size

    def _real_time(self, held: bytes) -> int:
        if len(held) < 2:
            return 0
        if held[1] not in (0x04, 0x05):
            return 1
        if len(held) < 3:
            return 0
        if not self.passed():
            return 3
        if held[1] == 0x04:
            self.answer("status", bytes((self.status_byte(held[2]),)))
        elif held[2] == 2:
            self._clear_buffers()
            self._recover()
        elif held[2] == 1:
            self._recover()
        return 3

    def _text(self, held: bytes) -> int:
        end = held.find(b"\n")
        text = held[: end + 1] if end >= 0 else held
        stop = next((at for at, byte in enumerate(text) if byte in (0x10, 0x1B, 0x1D)), len(text))
        self._buffer.append(("text", held[:stop]))
        return stop

    @staticmethod
    def _command_size(held: bytes) -> int:
        """The length of the command at the front; 0 while it cannot be known."""
        if len(held) < 2:
            return 0
        first, second = held[0], held[1]
        if first == 0x1B:
            return 3 if second in ONE_ARGUMENT else 2
        if second in ONE_ARGUMENT_GS:
            return 3
        if second == ord("V"):
            return 0 if len(held) < 3 else 4 if held[2] in (0x41, 0x42) else 3
        if second == ord("k"):
            if len(held) < 4:
                return 0
            return 4 + held[3] if held[2] >= 0x41 else held.find(b"\x00", 3) + 1
        if second == ord("("):
            return 0 if len(held) < 5 else 5 + held[3] + 256 * held[4]
        return 2

    def _clear_buffers(self) -> None:
        self._buffer.clear()
        self.stop_printing()
        self.outside.say("buffers cleared")

    def _recover(self) -> None:
        self.parts.jam = False
        self.stir()

    # -- printing

    async def _print_all(self) -> None:
        if any(kind == "text" for kind, _ in self._buffer):
            if self.wrong.takes(self.wrong.lose, "job"):
                self._buffer.clear()
                self.outside.say("lost job")
                return
            await self.step("received")
            await self.linger()
        while self._buffer:
            await self.wait_until_paper_can_move()
            kind, data = self._buffer.popleft()
            if kind == "text":
                await self._print_text(data.decode("latin-1"))
            elif data[0] == 0x1B:
                self._escape(data)
            else:
                await self._group(data)

    async def _print_text(self, text: str) -> None:
        if not self._paper.marks and text.strip():
            await self.step("printing")
            await self.wait_until_paper_can_move()
        self._line += text
        if self._line.endswith("\n"):
            self._paper.marks.append(TextLine(self._line.rstrip("\n"), self._style))
            self._line = ""

    def _escape(self, data: bytes) -> None:
        match data[1:2]:
            case b"@":
                self._style = Style()
            case b"!":
                self._style = replace(self._style, is_big=bool(data[2] & 0x30))
            case b"E":
                self._style = replace(self._style, is_bold=bool(data[2] & 1))
            case b"a":
                self._style = replace(self._style, align=data[2] % 48)
            case b"d":
                self.outside.say(f"fed {data[2]} lines")

    async def _group(self, data: bytes) -> None:
        match data[1:2]:
            case b"h":
                self._bar_height = data[2]
            case b"w":
                self._bar_narrow = data[2]
            case b"k":
                digits = data[4:] if data[2] >= 0x41 else data[3:-1]
                await self.linger()
                await self.step("bar-code")
                await self.wait_until_paper_can_move()
                self._paper.marks.append(BarCode(digits.decode("latin-1"), self._bar_height, self._bar_narrow))
                await self.linger()
            case b"V":
                await self._cut()
            case b"(" if data[2:3] == b"H" and self.has_fence:
                await self.step("fence")
                self.answer("fence", b"\x37\x22" + data[7:11] + b"\x00")

    async def _cut(self) -> None:
        await self.step("cut")
        await self.wait_until_paper_can_move()
        paper, self._paper = self._paper, Paper()
        if self.has_presenter:
            self.parts.ticket_in_chute = True
        picture = self.outside.draw(paper)
        self.outside.say(f"printed {paper.named}{f' picture={picture}' if picture else ''}")
        self.stir()
        await self.linger()

    def _tear(self) -> None:
        if self._paper.marks:
            self.outside.say(f"torn {self._paper.named} bar-code={'yes' if self._paper.digits else 'no'}")
        self._paper = Paper()

    def stop_printing(self) -> None:
        self._tear()
        if self._printing is not None and not self._printing.done():
            self._printing.cancel()
        self._printing = None
