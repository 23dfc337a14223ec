"""The emulator itself: its console and its end."""

import subprocess
import sys

import pytest

from ats_client.devices.ticket_printer.emulator import run
from ats_client.devices.ticket_printer.emulator.console import Console
from ats_client.devices.ticket_printer.emulator.device import Outside
from ats_client.devices.ticket_printer.emulator.tcl import TclPrinter

START = [sys.executable, "-c", "from ats_client.devices.ticket_printer.emulator import run; run('tcl')"]


def test_unknown_protocol_is_refused_by_name():
    with pytest.raises(ValueError, match="gds"):
        run("gds")


def test_console_answers_helps_and_ends():
    done = subprocess.run(
        START, input="help\nflub\njam at=lunch\nstatus\nquit\n", capture_output=True, text=True, check=True, timeout=30
    )
    first, *lines = done.stdout.splitlines()
    assert first.startswith("/dev/")
    assert any("out-of-paper at=STEP" in line for line in lines)
    assert "puzzled: flub; try help" in lines
    assert any(line.startswith("puzzled: no step lunch") for line in lines)
    assert "*S|0|PAY-6.22B|@|@|@|@|q|P |* power on" in lines
    assert done.stderr == ""


def test_it_ends_when_its_watcher_leaves():
    with subprocess.Popen(START, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline().startswith("/dev/")
        process.stdin.close()
        assert process.wait(timeout=30) == 0


async def test_power_goes_between_question_and_answer():
    said: list[str] = []
    sent: list[bytes] = []
    printer = TclPrinter(Outside(sent.append, said.append, lambda _job: ""))
    Console(printer, said.append, lambda _is_in: None).obey("cut-power frame=3")
    for now in (1.0, 2.0, 3.0):
        printer.listen(b"^S|^", now)
    assert len(sent) == 1, "the second question was heard, and then the power went"
    assert said == ["power off"]


async def test_over_a_cut_wire_neither_hears_the_other():
    said: list[str] = []
    sent: list[bytes] = []
    printer = TclPrinter(Outside(sent.append, said.append, lambda _job: ""))
    console = Console(printer, said.append, lambda _is_in: None)
    console.obey("wire cut")
    printer.listen(b"^S|^", 1.0)
    assert sent == []
    console.obey("wire mended")
    printer.listen(b"^S|^", 2.0)
    assert len(sent) == 1
    console.obey("wire cut frame=0")
    assert said == ["wire cut", "wire mended", "puzzled: at least one frame must pass"]


async def test_command_in_pieces_is_thrown_away():
    """Hardware facts 5.1: this is why a job goes in one write."""
    said: list[str] = []
    sent: list[bytes] = []
    printer = TclPrinter(Outside(sent.append, said.append, lambda _job: ""))
    printer.hear(b"^S", now=0.0)
    printer.hear(b"|^", now=0.01)
    assert sent == [b"*S|0|PAY-6.22B|@|@|@|@|q|P |*"]
    printer.hear(b"^S", now=1.0)
    printer.hear(b"|^", now=1.1)
    assert len(sent) == 1
    assert said == ["threw away a command that came in pieces"]
