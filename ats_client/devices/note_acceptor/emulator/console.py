"""The emulator's console: one line in, one line out, for a person at a keyboard or a test at a pipe."""

from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from types import MappingProxyType

from ats_client.devices.note_acceptor.emulator.mechanism import Paper, Step
from ats_client.devices.note_acceptor.emulator.port import Port, Spoiling
from ats_client.devices.note_acceptor.emulator.unit import Unit

HELP: Mapping[str, str] = MappingProxyType(
    {
        "note VALUE": "insert a note",
        "ticket DIGITS": "insert a bar-coded ticket",
        "power off|on": "cut the power, or give it back",
        "power-cut at=STEP": f"cut it at the next {', '.join(step.value for step in Step if step is not Step.NONE)}",
        "power-cut frame=N": "cut it between two frames, once N more have passed, whichever side's they are",
        "wire cut|mended": "neither side hears the other",
        "wire cut frame=N": "cut it between two frames",
        "frames N": "say so once N more have passed",
        "power-up CODE|auto": "what to say when power is back (ID-003 40 41 42, CCNET 10 11 12, SSP e1 e2 none)",
        "lose host|device N [after=K]": "lose the next N frames from that side, once K have passed",
        "corrupt host|device N [after=K]": "flip a bit in each of them instead",
        "noise HEX": "put these bytes in front of the next answer",
        "late SECONDS": "answer the next frame late",
        "repeat vend-valid N": "ignore the next N acknowledgements of a credit",
        "repeat-credit on|off": "say a credit again until it is acknowledged, or once only",
        "skip stacking [off]": "never show stacking and stacked",
        "weak-motor N": "go back to escrow N times before stacking",
        "recovery on|off": "say a credit again after a power cut",
        "escrow-time SECONDS": "how long the unit waits for a decision",
        "entering-time SECONDS": "how long it keeps an entering note while nobody polls",
        "credit-time SECONDS": "how long it waits for the acknowledgement of a credit",
        "fault NAME": "jam and the like; `jam` is short for jam-stacker",
        "clear": "end the fault; a jammed note goes back to the player",
        "poll-with-ack on|off": "SSP: know 0x56 and 0x57 or not",
        "forget-keys": "SSP: lose the negotiated key",
        "unplug": "pull the USB adapter out",
        "plug": "put it back",
        "status": "what is in the path and in the box",
        "help": "this list",
        "quit": "end the emulator",
    }
)


class ConsoleError(Exception):
    """A line the console does not understand."""


class Console:
    """Carries out the console's lines."""

    def __init__(self, unit: Unit, port: Port, say: Callable[[str], None]) -> None:
        self._unit = unit
        self._mechanism = unit.mechanism
        self._port = port
        self._say = say
        self.is_over = False

    def obey(self, text: str) -> None:
        """Obeys one command and answers with one line. What follows from it is printed when it happens."""
        words = text.split()
        if not words:
            return
        try:
            self._say(f"ok {self._do(words[0], words[1:])}".rstrip())
        except (ConsoleError, ValueError, InvalidOperation, IndexError) as error:
            self._say(f"error: {error or text}; try help")

    def _do(self, command: str, rest: list[str]) -> str:
        mechanism = self._mechanism
        match command, rest:
            case "note", [value]:
                return self._insert(Paper(self._note(value)))
            case "ticket", [digits]:
                if not digits.isdigit():
                    raise ConsoleError("a ticket has digits only")
                return self._insert(Paper(digits=digits))
            case "power", ["off"]:
                mechanism.cut_power()
            case "power", ["on"]:
                mechanism.has_power = True
                self._port.forget()
                self._unit.power_on()
            case "power-cut", [where] if where.startswith("frame="):
                self._port.countdown.start(int(where.removeprefix("frame=")), mechanism.cut_power)
            case "power-cut", [where]:
                mechanism.cut_at = Step(where.removeprefix("at="))
            case "wire", ["cut"]:
                self._port.is_cut = True
            case "wire", ["cut", where] if where.startswith("frame="):
                self._port.countdown.start(int(where.removeprefix("frame=")), self._cut_wire)
            case "frames", [count]:
                self._port.countdown.start(int(count), lambda: self._say("frames passed"))
            case "wire", ["mended"]:
                self._port.is_cut = False
            case "power-up", [code]:
                mechanism.power_up_as = None if code == "auto" else code
            case (("lose" | "corrupt"), [("host" | "device") as side, count, *after]):
                passed = int(after[0].removeprefix("after=")) if after else 0
                self._port.spoil(side, Spoiling(int(count), passed, is_lost=command == "lose"))
            case "noise", [_, *_]:
                self._port.noise = bytes.fromhex("".join(rest))
            case "late", [seconds]:
                self._port.late_s = float(seconds)
            case "repeat", ["vend-valid", count]:
                mechanism.ignored_acks = int(count)
            case "repeat-credit", [("on" | "off") as switch]:
                mechanism.repeats_credit = switch == "on"
            case "skip", ["stacking", *off]:
                mechanism.skips_stacking = off != ["off"]
            case "weak-motor", [count]:
                mechanism.escrows_again = int(count)
            case "recovery", [("on" | "off") as switch]:
                mechanism.recovers = switch == "on"
            case "escrow-time", [seconds]:
                mechanism.escrow_time_s = float(seconds)
            case "entering-time", [seconds]:
                mechanism.entering_time_s = float(seconds)
            case "credit-time", [seconds]:
                mechanism.credit_time_s = float(seconds)
            case "fault", [name]:
                self._fault(name)
            case "jam", []:
                self._fault("jam-stacker")
            case "clear", []:
                mechanism.fault = None
                if mechanism.paper is not None and not mechanism.credit_owed:
                    mechanism.give_back()
            case "unplug", []:
                self._port.unplug()
            case "plug", []:
                return self._port.plug()
            case "status", []:
                return mechanism.summary()
            case "help", []:
                return " · ".join(f"{name}: {what}" for name, what in HELP.items())
            case "quit", []:
                self.is_over = True
            case _ if self._unit.obey(command, rest):
                pass
            case _:
                raise ConsoleError(f"no such command: {' '.join([command, *rest])}")
        return " ".join([command, *rest])

    def _cut_wire(self) -> None:
        self._port.is_cut = True
        self._say(f"wire cut at {self._mechanism.step.value}")

    def _insert(self, paper: Paper) -> str:
        why_not = self._unit.insert(paper)
        if why_not is not None:
            raise ConsoleError(f"refused {paper}: {why_not}")
        return f"inserting {paper}"

    def _note(self, value: str) -> Decimal:
        note = Decimal(value)
        if note not in self._unit.NOTES:
            raise ConsoleError(f"the unit knows the notes {', '.join(map(str, self._unit.NOTES))}")
        return note

    def _fault(self, name: str) -> None:
        if name not in self._unit.FAULTS:
            raise ConsoleError(f"faults are {', '.join(self._unit.FAULTS)}")
        self._mechanism.fault = name
