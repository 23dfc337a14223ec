"""The emulator as a process: a pseudo-terminal on one side, a console on standard input and output."""

import os
import selectors
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType

from ats_client.devices.note_acceptor.emulator.ccnet import CcnetUnit
from ats_client.devices.note_acceptor.emulator.console import Console
from ats_client.devices.note_acceptor.emulator.id003 import Id003Unit
from ats_client.devices.note_acceptor.emulator.line import Line
from ats_client.devices.note_acceptor.emulator.mechanism import Mechanism
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
"""How often the unit's own clocks are looked at when nobody speaks."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(protocol: str, link: Path | None) -> None:
    """Serve until the console says quit or standard input ends. The first line said is the port's name."""
    unit = UNITS[protocol](Mechanism(say, time.monotonic))
    line = Line(link)
    console = Console(unit, line, say)
    say(line.plug())
    os.set_blocking(sys.stdin.fileno(), False)
    typed = b""
    try:
        while not console.is_over:
            with selectors.DefaultSelector() as selector:
                selector.register(sys.stdin.fileno(), selectors.EVENT_READ)
                if (port := line.fileno()) is not None:
                    selector.register(port, selectors.EVENT_READ)
                ready = {key.fd for key, _ in selector.select(TICK_S)}
            if sys.stdin.fileno() in ready:
                data = os.read(sys.stdin.fileno(), 4096)
                if not data:
                    return
                *lines, typed = (typed + data).split(b"\n")
                for text in lines:
                    console.obey(text.decode("utf-8", "replace"))
            if port is not None and port in ready:
                line.serve(unit, say)
            unit.tick()
    finally:
        line.unplug()
