"""The port finder: it finds out which protocol answers on which serial port."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

from ats_client.devices import note_acceptor, ticket_printer
from ats_client.devices.note_acceptor import acceptor_for
from ats_client.devices.note_acceptor.interface import Event as AcceptorEvent
from ats_client.devices.ticket_printer.interface import PrinterEvent
from screen_kit.devices.serial_line import ports

ACCEPTOR, PRINTER = "note acceptor", "ticket printer"
QUESTIONS = (
    *((ACCEPTOR, protocol) for protocol in note_acceptor.PROTOCOLS if protocol != "essp"),
    *((PRINTER, protocol) for protocol in ticket_printer.PROTOCOLS),
)
"""The questions for each port, in this order. A unit that speaks eSSP answers to SSP."""
ANSWER_WITHIN_S = 2.5
"""For one protocol on one port. A unit answers its first poll within some hundred milliseconds."""


@dataclass(frozen=True, slots=True)
class Found:
    """The device that answered, or what is known of a port without asking."""

    port: str
    device: str = ""
    """`note acceptor`, `ticket printer`, or empty if nothing answered."""
    protocol: str = ""
    identity: str = ""


async def find(
    taken: Iterable[str],
    told: Callable[[int, int], None] = lambda _done, _of: None,
    look: Callable[[], Awaitable[list[str]]] = ports,
    within_s: float = ANSWER_WITHIN_S,
) -> list[Found]:
    """Asks every free port, one protocol after the other: two questions at once would garble both.

    `told` hears how many questions are done, of how many.
    """
    free = _free(await look(), taken)
    questions = len(free) * len(QUESTIONS)
    done = 0

    def answered(count: int) -> None:
        nonlocal done
        done += count
        told(done, questions)

    answered(0)
    return list(await asyncio.gather(*(_ask(port, within_s, answered) for port in free)))


def _free(there: Iterable[str], taken: Iterable[str]) -> list[str]:
    """A port has several names, so we compare the devices behind them."""
    held = {os.path.realpath(port) for port in taken}
    return [port for port in there if os.path.realpath(port) not in held]


async def _ask(port: str, within_s: float, answered: Callable[[int], None]) -> Found:
    for number, (device, protocol) in enumerate(QUESTIONS):
        ask = _acceptor_answers if device == ACCEPTOR else _printer_answers
        identity = await ask(port, protocol, within_s)
        if identity is not None:
            answered(len(QUESTIONS) - number)  # the device is found, so the other questions are done
            return Found(port, device, protocol, identity)
        answered(1)
    return Found(port)


async def _acceptor_answers(port: str, protocol: str, within_s: float) -> str | None:
    heard = asyncio.Event()

    async def listen(_event: AcceptorEvent) -> None:
        if unit.identity:
            heard.set()

    unit = acceptor_for(protocol)(port, listen, None)
    return (unit.identity or "answers") if await _within(unit.run(), heard, within_s) else None


async def _printer_answers(port: str, protocol: str, within_s: float) -> str | None:
    heard = asyncio.Event()

    async def listen(_event: PrinterEvent) -> None:
        if unit.status.is_online:
            heard.set()

    unit = ticket_printer.ticket_printer(protocol, port, listen)
    return (unit.identity.version or "answers") if await _within(unit.run(), heard, within_s) else None


async def _within(running: Awaitable[None], heard: asyncio.Event, within_s: float) -> bool:
    task = asyncio.ensure_future(running)
    try:
        await asyncio.wait_for(heard.wait(), within_s)
    except TimeoutError:
        return False
    else:
        return True
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
