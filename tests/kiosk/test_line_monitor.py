"""The traffic a technician sees: decoded, in the clear even if it was encrypted, never with a whole ticket number."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from ats_client.devices.note_acceptor import acceptor_for
from ats_client.devices.note_acceptor.driver import Workings
from ats_client.devices.note_acceptor.interface import Event
from ats_client.devices.note_acceptor.ssp.frames import frame
from ats_client.devices.ticket_printer import ticket_printer
from ats_client.devices.traffic import Direction, Passed
from kiosk.line_monitor import LineMonitor
from tests.ats_client.station.emulated_cabinet import ACCEPTOR, PRINTER, started

NUMBER = "001234567890123456"
STATUS = b"*S|0|PAY-6.22B|@|@|@|@|p|P9|*"


def monitor(protocol: str) -> LineMonitor:
    made = LineMonitor(protocol, lambda: 0.0)
    made.open = True
    return made


def from_host(data: bytes) -> Passed:
    return Passed(Direction.HOST, data)


def from_device(data: bytes) -> Passed:
    return Passed(Direction.DEVICE, data)


def test_an_answer_in_pieces_is_one_when_the_station_speaks_again() -> None:
    heard = monitor("tcl")
    heard.hear(from_host(b"^S|^"))
    heard.hear(from_device(STATUS[:7]))
    heard.hear(from_device(STATUS[7:]))
    assert [line.what for line in heard.lines] == ["→ status-request"]
    heard.hear(from_host(b"^S|^"))
    assert [line.what for line in heard.lines] == ["→ status-request", "← status", "→ status-request"]
    assert "PAY-6.22B" in heard.lines[1].detail


def test_an_exchange_that_repeats_is_one_with_its_count() -> None:
    heard = monitor("tcl")
    out = STATUS.replace(b"|@|@|@|@|p|", b"|@|@|H|@|p|")
    for answer in (STATUS, STATUS, STATUS, out):
        heard.hear(from_host(b"^S|^"))
        heard.hear(from_device(answer))
    heard.hear(from_host(b"^f|I|^"))
    assert [(line.what, line.times) for line in heard.lines] == [
        ("→ status-request", 3), ("← status", 3), ("→ status-request", 1), ("← status", 1), ("→ form-feed", 1)
    ]  # fmt: skip


def test_a_turning_sequence_flag_does_not_hide_that_it_is_the_same_again() -> None:
    """Hardware facts 3.1: each answered command flips the flag, so two polls look different and four look the same."""
    heard = monitor("ssp")
    for turn in range(8):
        flag = 0x80 if turn % 2 else 0x00
        heard.hear(from_host(frame(flag, b"\x07")))
        heard.hear(from_device(frame(flag, b"\xf0")))
    heard.hear(from_host(frame(0x00, b"\x0a")))
    assert [(line.what, line.times) for line in heard.lines] == [
        ("→ poll", 4), ("← ok", 4), ("→ poll", 4), ("← ok", 4), ("→ enable", 1)
    ]  # fmt: skip


def test_bytes_that_are_no_frame_are_shown_with_the_reason() -> None:
    heard = monitor("tcl")
    heard.hear(from_host(b"^P|9"))
    (line,) = heard.lines
    assert (line.what, line.detail) == ("→ no frame", "a command that breaks off  5E 50 7C 39")


@pytest.mark.parametrize(
    ("protocol", "job"),
    [
        ("tcl", f"^P|9|1|Casino|{NUMBER}|$5.00|{NUMBER}|^".encode()),
        ("escpos", b"\x1dk\x46" + bytes([18]) + NUMBER.encode()),
        ("escpos", b"VALIDATION 00-1234-5678-9012-3456\n"),
        ("escpos", b"VALIDATION 00 1234 5678 9012 3456\n"),
    ],
)
def test_the_number_of_a_ticket_is_masked_wherever_it_stands(protocol: str, job: bytes) -> None:
    heard = monitor(protocol)
    heard.hear(from_host(job))
    told = " ".join(f"{line.what} {line.detail}" for line in heard.lines)
    assert "••3456" in told
    assert "not shown" in told
    digits = "".join(filter(str.isdigit, told))
    assert NUMBER not in digits
    assert NUMBER[:12] not in digits
    assert NUMBER.encode().hex(" ").upper() not in told


def test_an_ear_that_is_shut_hears_nothing_and_keeps_nothing() -> None:
    heard = monitor("tcl")
    heard.hear(from_host(b"^S|^"))
    heard.open = False
    assert list(heard.lines) == []
    heard.hear(from_host(b"^S|^"))
    heard.hear(from_device(STATUS))
    heard.open = True
    heard.hear(from_host(b"^S|^"))
    assert [line.what for line in heard.lines] == ["→ status-request"]


class Waiting:
    """A tap that says when a line with these words was heard."""

    def __init__(self, heard: LineMonitor) -> None:
        self._heard = heard
        self._wanted: dict[str, asyncio.Event] = {}

    def __call__(self, passed: Passed) -> None:
        self._heard.hear(passed)
        for words, event in self._wanted.items():
            if any(words in f"{line.what} {line.detail}" for line in self._heard.lines):
                event.set()

    def for_(self, words: str) -> asyncio.Event:
        return self._wanted.setdefault(words, asyncio.Event())


async def nobody(_event: Event) -> None:
    """Ignores the events; only the traffic matters here."""


async def test_an_encrypted_unit_is_heard_in_the_clear() -> None:
    tap = Waiting(heard := monitor("essp"))
    polled, setup = tap.for_("→ poll-with-ack (sealed)"), tap.for_("← setup (sealed)")
    async with started("-c", ACCEPTOR.format(protocol="essp")) as emulator:
        unit = acceptor_for("essp")(await emulator.until("/"), nobody, None, workings=Workings(tap=tap))
        running = asyncio.create_task(unit.run())
        async with asyncio.timeout(20):
            await asyncio.gather(polled.wait(), setup.wait())
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    names = [line.what for line in heard.lines]
    assert "→ sync" in names  # before there is a key nothing is encrypted
    assert not any("encrypted" in name for name in names)


async def test_a_printer_is_heard_as_it_is_asked_and_answers() -> None:
    tap = Waiting(heard := monitor("tcl"))
    answered = tap.for_("← status")
    async with started("-c", PRINTER.format(protocol="tcl")) as emulator:
        unit = ticket_printer("tcl", await emulator.until("/"), tap=tap)
        running = asyncio.create_task(unit.run())
        async with asyncio.timeout(20):
            await answered.wait()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    assert heard.lines[0].what == "→ status-request"
