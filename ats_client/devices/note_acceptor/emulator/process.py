"""Runs the emulator as a process: a pseudo-terminal on one side, a console on standard input and output."""

import os
import select
import signal
import stat
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType

from ats_client.devices.note_acceptor.emulator.ccnet import CcnetUnit
from ats_client.devices.note_acceptor.emulator.console import Console
from ats_client.devices.note_acceptor.emulator.id003 import Id003Unit
from ats_client.devices.note_acceptor.emulator.mechanism import Mechanism
from ats_client.devices.note_acceptor.emulator.port import Port
from ats_client.devices.note_acceptor.emulator.ssp import SspUnit
from ats_client.devices.note_acceptor.emulator.unit import Unit

UNITS: Mapping[str, Callable[[Mechanism], Unit]] = MappingProxyType(
    {
        "id003": Id003Unit,
        "ssp": SspUnit,
        "essp": partial(SspUnit, wants_encryption=True),
        "ccnet": CcnetUnit,
    }
)
TICK_S = 0.02
"""How often the unit's own timers are checked when nobody speaks."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(protocol: str, link: Path | None) -> None:
    """Serves until the console says quit or standard input ends. Prints the port's name first."""
    unit = UNITS[protocol](Mechanism(say, time.monotonic))
    port = Port(link)
    console = Console(unit, port, say)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the link goes too
    say(port.plug())
    try:
        _serve(unit, port, console)
    except KeyboardInterrupt:
        pass
    finally:
        port.unplug()


def _serve(unit: Unit, port: Port, console: Console) -> None:
    typed = b""
    keyboard: int | None = sys.stdin.fileno()
    while not console.is_over:
        handle = port.fileno()
        listening = [end for end in (keyboard, handle) if end is not None]
        ready, _, _ = select.select(listening, [], [], TICK_S)
        if keyboard is not None and keyboard in ready:
            data = os.read(keyboard, 4096)
            if not data:
                if _ends_with_its_console(keyboard):
                    return
                keyboard = None
            *lines, typed = (typed + data).split(b"\n")
            for text in lines:
                console.obey(text.decode("utf-8", "replace"))
        if handle is not None and handle in ready and port.fileno() == handle:
            port.serve(unit, say)
        unit.tick()


def _ends_with_its_console(keyboard: int) -> bool:
    """True for a pipe or terminal: once it closes, nobody watches any more. With /dev/null nobody ever did."""
    return stat.S_ISFIFO(os.fstat(keyboard).st_mode) or os.isatty(keyboard)
