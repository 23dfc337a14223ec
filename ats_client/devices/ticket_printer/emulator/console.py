"""The emulator's console: each line makes one thing happen, for a person at a keyboard or a test."""

from collections.abc import Callable

from ats_client.devices.ticket_printer.emulator.device import Device
from ats_client.devices.ticket_printer.emulator.escpos import EscposPrinter
from ats_client.devices.ticket_printer.emulator.tcl import TclPrinter

HELP = """\
take                       take the ticket out of the chute
paper low|out|load         the paper
jam, clear                 jam the paper, remove the jam
head up|down               the print head (the cover of an ESC/POS printer)
chassis open|close         the drawer
power off|on               the plug
reset                      power away and back at once
silent on|off              do not answer
late SECONDS               answer late
wire cut|mended            neither side hears the other
pace SECONDS               how long each step of a print takes
questions N                ... and that it lasts until N questions came, so that a slow host misses none
lose WHAT [N]              lose the next N of them: {wires}
corrupt WHAT [N]           flip a bit in the next N of them: {wires}
noise HEX                  send these bytes
unasked on|off             TCL: say the status at every change
fence on|off, presenter on|off, buffer-clear HEX     ESC/POS: what the model has
cut-power at=STEP, out-of-paper at=STEP              and any line above with at=STEP: when a print reaches
                           {steps}
any line above with frame=N                          between two frames, once N more have passed, whichever side's
unplug, plug               the port itself vanishes and comes back
status, help, quit"""


class ConsoleError(ValueError):
    """A line the console does not understand."""


class Console:
    """Carries out the console's lines on a device."""

    def __init__(self, device: Device, say: Callable[[str], None], port: Callable[[bool], None]) -> None:
        self._device = device
        self._say = say
        self._port = port

    def obey(self, line: str) -> None:
        words = line.split()
        if not words:
            return
        try:
            when = words.pop() if words[-1].startswith(("at=", "frame=")) else ""
            deed = self._deed(words)
            if not when:
                deed()
            elif when.startswith("frame="):
                self._device.countdown.start(int(when.removeprefix("frame=")), deed)
            else:
                self._at_step(when.removeprefix("at="), deed)
        except (ConsoleError, ValueError, IndexError) as error:
            self._say(f"puzzled: {error or line}")

    def _at_step(self, step: str, deed: Callable[[], None]) -> None:
        if step not in self._device.steps:
            raise ConsoleError(f"no step {step}; steps are {', '.join(self._device.steps)}")
        self._device.planned.setdefault(step, []).append(deed)

    def _deed(self, words: list[str]) -> Callable[[], None]:
        device = self._device
        plain: dict[tuple[str, ...], Callable[[], None]] = {
            ("take",): lambda: device.touch("ticket_in_chute", False),
            ("paper", "low"): lambda: device.touch("paper_low", True),
            ("paper", "out"): lambda: device.touch("paper_out", True),
            ("out-of-paper",): lambda: device.touch("paper_out", True),
            ("paper", "load"): self._load,
            ("jam",): lambda: device.touch("jam", True),
            ("clear",): lambda: device.touch("jam", False),
            ("head", "up"): lambda: device.touch("head_up", True),
            ("head", "down"): lambda: device.touch("head_up", False),
            ("chassis", "open"): lambda: device.touch("chassis_open", True),
            ("chassis", "close"): lambda: device.touch("chassis_open", False),
            ("power", "off"): lambda: device.power(False),
            ("cut-power",): lambda: device.power(False),
            ("power", "on"): lambda: device.power(True),
            ("reset",): device.blink,
            ("wire", "cut"): lambda: device.cut_wire(True),
            ("wire", "mended"): lambda: device.cut_wire(False),
            ("unplug",): lambda: self._port(False),
            ("plug",): lambda: self._port(True),
            ("status",): lambda: self._say(device.describe()),
            ("help",): self._help,
        }
        deed = plain.get(tuple(words))
        return deed if deed is not None else self._with_value(words)

    def _load(self) -> None:
        self._device.touch("paper_low", False)
        self._device.touch("paper_out", False)

    def _help(self) -> None:
        text = HELP.format(wires=", ".join(self._device.wires), steps=", ".join(self._device.steps))
        for line in text.splitlines():
            self._say(line)

    def _with_value(self, words: list[str]) -> Callable[[], None]:
        device = self._device
        match words:
            case ["lose" | "corrupt" as kind, what, *count] if what in device.wires:
                number = int(count[0]) if count else 1
                counter = device.wrong.lose if kind == "lose" else device.wrong.corrupt
                return lambda: counter.update({what: number})
            case ["late", seconds]:
                return self._setter("answer_delay_s", float(seconds))
            case ["pace", seconds]:
                return self._setter("pace_s", float(seconds))
            case ["questions", number]:
                return self._setter("questions_a_step", int(number))
            case ["noise", *written]:
                noise = bytes.fromhex("".join(written))
                return lambda: device.outside.send(noise)
            case ["silent"]:
                return self._setter("is_silent", True)
            case ["silent", switch]:
                return self._setter("is_silent", _is_on(switch))
            case ["unasked", switch] if isinstance(device, TclPrinter):
                return self._setter("speaks_unasked", _is_on(switch))
            case ["fence", switch] if isinstance(device, EscposPrinter):
                return self._setter("has_fence", _is_on(switch))
            case ["presenter", switch] if isinstance(device, EscposPrinter):
                return self._setter("has_presenter", _is_on(switch))
            case ["buffer-clear", *written] if isinstance(device, EscposPrinter):
                return self._setter("buffer_clear", bytes.fromhex("".join(written)))
        raise ConsoleError(f"{' '.join(words)}; try help")

    def _setter(self, knob: str, value: object) -> Callable[[], None]:
        def turn() -> None:
            setattr(self._device, knob, value)
            self._say(f"{knob.replace('_', ' ')}: {value}")

        return turn


def _is_on(switch: str) -> bool:
    if switch not in ("on", "off"):
        raise ConsoleError(f"on or off, not {switch}")
    return switch == "on"
