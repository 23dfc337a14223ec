"""An emulated TCL printer (hardware facts 5.1): it behaves like a FutureLogic or Nanoptix unit."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ats_client.devices.ticket_printer.emulator.device import Device, Outside, grouped

PIECE_GAP_S = 0.02
"""A command is thrown away if its pieces come further apart than this."""

LONGEST_COMMAND = 2048
VERSION = "PAY-6.22B"

# The place of each field in this firmware's two templates, counted from 0: the tables of facts 5.1.
TEMPLATES: dict[str, tuple[int, dict[str, int]]] = {
    "9": (
        16,
        {"number": 0, "line_1": 1, "line_2": 2, "line_3": 3, "title": 4, "validation": 5, "number_again": 6}
        | {"date": 7, "time": 8, "ticket": 9, "words_1": 10, "words_2": 11, "amount": 12, "void_after": 13}
        | {"machine": 14, "digits": 15},
    ),
    "0": (
        17,
        {"number": 0, "title": 1, "line_1": 2, "line_2": 3, "number_again": 6, "date": 7, "time": 8, "ticket": 9}
        | {"words_1": 10, "words_2": 11, "amount": 12, "void_after": 14, "machine": 15, "digits": 16},
    ),
}


@dataclass(frozen=True, slots=True)
class TclJob:
    """A template filled in."""

    template: str
    texts: dict[str, str]

    @property
    def named(self) -> str:
        return f"{grouped(self.texts['digits'])} {self.texts['amount'].lstrip('$').replace(',', '')}"


class TclPrinter(Device):
    """Its flags follow the facts' table, and a print goes through the facts' sequence step by step."""

    steps = ("received", "busy", "validation", "chute", "done", "top-of-form")
    wires = ("status", "command", "job")

    def __init__(self, outside: Outside) -> None:
        super().__init__(outside)
        self.speaks_unasked = False
        self._heard_at = 0.0
        self._last_flags = b""
        self._printing_job: TclJob | None = None
        self.forget_everything()

    # -- state

    def forget_everything(self) -> None:
        self._held = b""
        self.is_busy = False
        self.in_journal = False
        self.errors: set[tuple[int, int]] = set()
        self.validation_printed = True
        self.top_of_form = True
        self.was_reset = True
        self.last_template = " "  # none since power came
        self._waiting_jobs: list[TclJob] = []

    def describe(self) -> str:
        return f"{self.status_line().decode('latin-1')} {'power on' if self.has_power else 'power off'}"

    def flags(self) -> bytes:
        parts = self.parts
        stopped = not parts.can_move_paper
        bits: tuple[tuple[int, int, bool], ...] = (
            (0, 0x20, self.is_busy),
            (0, 0x10, stopped or bool(self.errors)),
            (0, 0x08, parts.head_up),
            (0, 0x04, parts.paper_out),
            (2, 0x08, parts.ticket_in_chute),
            (3, 0x08, self.in_journal),
            (3, 0x02, parts.jam),
            (3, 0x01, parts.paper_low),
            (4, 0x20, self.validation_printed),
            (4, 0x10, self.top_of_form),
            (4, 0x04, parts.chassis_open),
            (4, 0x01, self.was_reset),
            *((flag, bit, True) for flag, bit in self.errors),
        )
        flags = bytearray(b"@@@@@")
        for flag, bit, is_up in bits:
            if is_up:
                flags[flag] |= bit
        return bytes(flags)

    def status_line(self) -> bytes:
        flags = b"|".join(bytes((flag,)) for flag in self.flags())
        return b"*S|0|" + VERSION.encode() + b"|" + flags + b"|P" + self.last_template.encode() + b"|*"

    def stir(self) -> None:
        super().stir()
        self._speak_if_changed()

    def _speak_if_changed(self) -> None:
        flags = self.flags()
        if self.speaks_unasked and flags != self._last_flags:
            self.answer("status", self.status_line())
        self._last_flags = flags

    # -- hearing

    def hear(self, data: bytes, now: float) -> None:
        if self._held and now - self._heard_at > PIECE_GAP_S:
            self.outside.say("threw away a command that came in pieces")
            self._held = b""
        self._heard_at = now
        self.take_in(data)

    def take_one(self) -> int:
        """Acts on the first thing in the buffer. Returns how many bytes it took; 0 if it is not complete."""
        if self._held.startswith(b"\x05"):
            if self.passed():
                self.answer("status", self.status_line())
            return 1
        if self.in_journal:
            return self._take_journal()
        if not self._held.startswith(b"^"):
            return 1
        end = self._held.find(b"^", 1)
        if end < 0:
            return len(self._held) if len(self._held) > LONGEST_COMMAND else 0
        text = self._held[1:end].decode("latin-1")
        if self.passed():
            self._obey(text)
        return end + 1

    def _take_journal(self) -> int:
        if self._held.startswith(b"\x1b[^]\x1b"):
            self.in_journal = False
            self.stir()
            return 5
        return 0 if b"\x1b[^]\x1b".startswith(self._held) else 1

    def _obey(self, text: str) -> None:
        letters, *arguments = text.split("|")
        what = "job" if letters == "P" else "command"
        if self.wrong.takes(self.wrong.lose, what):
            self.outside.say(f"lost {what}")
            return
        if self.wrong.takes(self.wrong.corrupt, what):
            self.outside.say(f"corrupted {what}")
            letters = "?"
        if arguments and arguments[-1] == "":
            arguments.pop()
        commands: dict[str, Callable[[list[str]], None]] = {
            "S": lambda _: self.answer("status", self.status_line()),
            "Se": lambda _: self.answer("status", self.status_line()),
            "C": self._clear,
            "r": lambda _: self.reset(),
            "f": lambda _: self.outside.say("fed one form"),
            "j": self._to_journal,
            "P": self._take_job,
            "D": lambda _: None,
            "T": lambda _: None,
            "z": lambda _: None,
        }
        if letters in commands:
            commands[letters](arguments)
        else:
            self._complain(2, 0x20)

    def _complain(self, flag: int, bit: int) -> None:
        self.outside.say(f"refused: flags {flag + 1} bit {bit.bit_length() - 1}")
        self.errors.add((flag, bit))
        self.stir()

    def _clear(self, arguments: list[str]) -> None:
        self.errors.clear()
        self.was_reset = False
        if arguments == ["j"]:
            self.parts.jam = False
        self.outside.say("flags cleared")
        self.stir()

    def _to_journal(self, _arguments: list[str]) -> None:
        self.in_journal = True
        self.stir()

    def reset(self) -> None:
        self.stop_printing()
        self.outside.say("reset")
        self.forget_everything()
        self.stir()

    # -- printing

    def _take_job(self, arguments: list[str]) -> None:
        template = arguments[0] if arguments else ""
        if template not in TEMPLATES or not arguments[1:2]:
            self._complain(1, 0x10)
            return
        count, places = TEMPLATES[template]
        texts = arguments[2:]
        if len(texts) != count:
            self._complain(1, 0x08)
            return
        self._waiting_jobs.append(TclJob(template, {name: texts[place] for name, place in places.items()}))
        if self._printing is None or self._printing.done():
            self._printing = asyncio.get_running_loop().create_task(self._print_all())

    async def _print_all(self) -> None:
        while self._waiting_jobs:
            await self._print(self._waiting_jobs[0])
            self._waiting_jobs = self._waiting_jobs[1:]

    async def _print(self, job: TclJob) -> None:
        """The sequence of facts 5.1. Stopped before its first line, the print waits; stopped later, it gives up."""
        await self.step("received")
        await self.linger()
        await self.step("busy")
        await self.wait_until_paper_can_move()
        self._printing_job = job
        self.is_busy, self.validation_printed, self.top_of_form = True, False, False
        self.stir()
        await self.linger()
        await self.step("validation")
        if self._gave_up():
            return
        self.validation_printed = True
        self.stir()
        await self.linger()
        await self.step("chute")
        if self._gave_up():
            return
        self._printing_job = None
        self.parts.ticket_in_chute = True
        picture = self.outside.draw(job)
        self.outside.say(f"printed {job.named}{f' picture={picture}' if picture else ''}")
        self.stir()
        await self.linger()
        await self.step("done")
        self.is_busy, self.last_template = False, job.template
        self.stir()
        await self.linger()
        await self.step("top-of-form")
        self.top_of_form = True
        self.stir()

    def _gave_up(self) -> bool:
        if self.parts.can_move_paper:
            return False
        self._torn()
        self.is_busy = False
        self.stir()
        return True

    def _torn(self) -> None:
        if self._printing_job is not None:
            has_code = "yes" if self.validation_printed else "no"
            self.outside.say(f"torn {self._printing_job.named} bar-code={has_code}")
            self._printing_job = None

    def stop_printing(self) -> None:
        self._torn()
        if self._printing is not None and not self._printing.done():
            self._printing.cancel()
        self._printing = None
