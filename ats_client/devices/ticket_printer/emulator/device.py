"""The parts that every emulated printer has: paper, a head, a chute, power, a wire, and planned faults."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from ats_client.devices.frame_countdown import FrameCountdown

LONGEST_STEP_IN_PACES = 20
"""A step ends after this, even if the host has gone away."""


@dataclass(slots=True)
class Outside:
    """Where an emulated printer's bytes, words and pictures go."""

    send: Callable[[bytes], None]
    say: Callable[[str], None]
    draw: Callable[[object], str]
    """Draws a finished ticket and gives the picture's path; empty where no pictures are wanted."""


@dataclass(slots=True)
class Mechanism:
    """The parts a person can touch."""

    paper_low: bool = False
    paper_out: bool = False
    jam: bool = False
    head_up: bool = False
    chassis_open: bool = False
    ticket_in_chute: bool = False

    @property
    def can_move_paper(self) -> bool:
        return not (self.paper_out or self.jam or self.head_up or self.chassis_open)


@dataclass(slots=True)
class Misbehaviour:
    """How many messages to lose or corrupt; counted down."""

    lose: Counter[str] = field(default_factory=Counter)
    corrupt: Counter[str] = field(default_factory=Counter)

    def takes(self, kind: Counter[str], what: str) -> bool:
        if not kind[what]:
            return False
        kind[what] -= 1
        return True


class Device(ABC):
    """An emulated printer: bytes come in through `hear`, and the console controls it."""

    steps: ClassVar[tuple[str, ...]]
    wires: ClassVar[tuple[str, ...]]
    """The messages that can be lost or corrupted on the wire, by name."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.parts = Mechanism()
        self.wrong = Misbehaviour()
        self.has_power = True
        self.is_silent = False
        self.is_wire_cut = False
        self.countdown = FrameCountdown()
        self.answer_delay_s = 0.0
        self.pace_s = 0.3
        self.questions_a_step = 0
        self._questions = 0
        self.planned: dict[str, list[Callable[[], None]]] = {}
        self._changed = asyncio.Event()
        self._printing: asyncio.Task[None] | None = None
        self._flips = 0
        self._held = b""

    # -- the wire

    def listen(self, data: bytes, now: float) -> None:
        """Takes the host's bytes, unless power or wire is cut."""
        if self.has_power and not self.is_wire_cut:
            self.hear(data, now)

    @abstractmethod
    def hear(self, data: bytes, now: float) -> None: ...

    def passed(self) -> bool:
        """A frame went over the wire; true if power and wire are still there for what follows."""
        self.countdown.passed()
        return self.has_power and not self.is_wire_cut

    def cut_wire(self, is_cut: bool) -> None:
        """Neither side hears the other; the port stays."""
        self.is_wire_cut = is_cut
        self._held = b""
        self.outside.say(f"wire {'cut' if is_cut else 'mended'}")

    def take_in(self, data: bytes) -> None:
        """Acts on everything that is complete; the rest waits for more."""
        self._held += data
        while self._held:
            taken = self.take_one()
            if taken == 0:
                break
            self._held = self._held[taken:]

    @abstractmethod
    def take_one(self) -> int:
        """Acts on the first thing in the buffer. Returns how many bytes it took; 0 if it is not complete."""

    def answer(self, what: str, data: bytes) -> None:
        """Sends, unless the wire has a fault."""
        self._questions += 1
        if not self.has_power or self.is_silent or self.is_wire_cut:
            return
        if self.wrong.takes(self.wrong.lose, what):
            self.outside.say(f"lost {what}")
            return
        if self.wrong.takes(self.wrong.corrupt, what):
            data = self._flip(data)
            self.outside.say(f"corrupted {what}")
        if self.answer_delay_s:
            asyncio.get_running_loop().call_later(self.answer_delay_s, self.outside.send, data)
        else:
            self.outside.send(data)
        self.passed()

    def _flip(self, data: bytes) -> bytes:
        """Flips one bit, at another place each time."""
        self._flips += 1
        place = self._flips * 5 % len(data)
        return data[:place] + bytes((data[place] ^ (1 << self._flips % 7),)) + data[place + 1 :]

    # -- the hands

    def touch(self, part: str, value: bool) -> None:
        was_in_chute = self.parts.ticket_in_chute
        setattr(self.parts, part, value)
        if part == "ticket_in_chute" and was_in_chute and not value:
            self.outside.say("taken")
        self.stir()

    def stir(self) -> None:
        """Something changed: wakes everybody who waits for it."""
        self._changed.set()
        self._changed = asyncio.Event()

    def power(self, on: bool) -> None:
        if on == self.has_power:
            return
        if not on:
            self.stop_printing()
        self.has_power = on
        self.outside.say(f"power {'on' if on else 'off'}")
        self.forget_everything()

    def blink(self) -> None:
        """Cuts the power and restores it at once."""
        self.power(False)
        self.power(True)

    @abstractmethod
    def forget_everything(self) -> None:
        """Resets the printer's memory, as a power-up does."""

    @abstractmethod
    def describe(self) -> str: ...

    @abstractmethod
    def stop_printing(self) -> None: ...

    # -- the steps of a print

    async def step(self, name: str) -> None:
        """Reaches a step. A fault planned for it happens first; then the step takes its time."""
        for happen in self.planned.pop(name, []):
            happen()
        await asyncio.sleep(0)  # a power cut planned here has cancelled this task, so it ends
        self.outside.say(f"step {name}")

    async def linger(self) -> None:
        """A step takes its time and, if told so, waits for enough questions: then even a slow host misses none."""
        until = self._questions + self.questions_a_step
        await asyncio.sleep(self.pace_s)
        for _ in range(LONGEST_STEP_IN_PACES):
            if self._questions >= until:
                return
            await asyncio.sleep(self.pace_s)

    async def wait_until_paper_can_move(self) -> None:
        while not self.parts.can_move_paper:
            await self._changed.wait()


def grouped(digits: str) -> str:
    """00-1234-5678-9012-3456, as printed."""
    return "-".join((digits[:2], *(digits[at : at + 4] for at in range(2, len(digits), 4))))
