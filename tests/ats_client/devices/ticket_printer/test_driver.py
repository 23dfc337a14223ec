"""The port loop itself, without any protocol."""

import asyncio
import subprocess
import sys
from contextlib import suppress

import pytest
import qasync

from ats_client.devices.ticket_printer import PROTOCOLS, ticket_printer
from ats_client.devices.ticket_printer.interface import Outcome, Printed, PrinterEvent

EMULATE = "from ats_client.devices.ticket_printer.emulator import run; run({!r})"


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_ticket_is_printed_on_qts_event_loop(lab, qapp, protocol):
    """The station runs everything on Qt's loop; a driver must not need another."""
    start = [sys.executable, "-c", EMULATE.format(protocol)]
    with subprocess.Popen(start, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as emulator:
        assert emulator.stdin is not None
        assert emulator.stdout is not None
        port = emulator.stdout.readline().strip()
        emulator.stdin.write("pace 0.02\nquestions 12\n")
        emulator.stdin.flush()

        async def visit() -> Outcome:
            async with lab.driver(lab.machine(protocol), port) as driver:
                return await driver.printer.print(lab.ticket())

        with qasync.QEventLoop(qapp) as loop:
            assert loop.run_until_complete(visit()) == Printed()
        emulator.stdin.close()
        assert "printed 00-1234-5678-9012-3456 125.00" in emulator.stdout.read()


async def test_handler_that_never_returns_delays_no_ticket(lab):
    asked = asyncio.Event()

    async def stuck(_event: PrinterEvent) -> None:
        asked.set()
        await asyncio.Event().wait()

    async with lab.emulator("tcl") as emulator:
        printer = ticket_printer("tcl", emulator.port, stuck, machine=lab.machine("tcl"))
        running = asyncio.create_task(printer.run())
        await asked.wait()
        assert await printer.print(lab.ticket()) == Printed()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def test_handler_that_fails_ends_the_driver_loudly(lab):
    async def broken(_event: PrinterEvent) -> None:
        raise RuntimeError("the station's own fault")

    async with lab.emulator("tcl") as emulator:
        printer = ticket_printer("tcl", emulator.port, broken)
        with pytest.raises(ExceptionGroup) as raised:
            await printer.run()
    assert raised.group_contains(RuntimeError, match="own fault")


def test_unknown_protocol_is_refused_by_name():
    with pytest.raises(ValueError, match="epic; known are tcl, escpos"):
        ticket_printer("epic", "/dev/null")
