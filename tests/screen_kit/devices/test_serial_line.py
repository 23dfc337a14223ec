"""A port that vanishes and comes back, on real pseudo-terminals."""

import asyncio
import os
import pty
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
import serialx

from game_protocol.retry import BackOff
from screen_kit.devices.errors import LinkLost
from screen_kit.devices.serial_line import LineSettings, SerialLine, keep_open, open_line, ports

QUICK = BackOff(first_s=0.01, longest_s=0.02)


class FarEnd:
    """The device's side of a pseudo-terminal, plugged in under a stable name as udev would."""

    def __init__(self, name: Path) -> None:
        self.name = name
        self.plug_in()

    def plug_in(self) -> None:
        self.fd, slave = pty.openpty()
        tty.setraw(slave)
        self.name.symlink_to(os.ttyname(slave))
        os.close(slave)

    def unplug(self) -> None:
        self.name.unlink()
        os.close(self.fd)


@pytest.fixture
def far_end(tmp_path: Path) -> Iterator[FarEnd]:
    far_end = FarEnd(tmp_path / "usb-JCM_UBA-if00")
    yield far_end
    if far_end.name.is_symlink():
        far_end.unplug()


async def test_bytes_go_both_ways(far_end: FarEnd) -> None:
    async with open_line(str(far_end.name), LineSettings()) as line:
        os.write(far_end.fd, b"\xfc\x05\x11\x27\x56")
        assert await line.receive() == b"\xfc\x05\x11\x27\x56"
        await line.send(b"\x00\x7f\xff")
        assert os.read(far_end.fd, 10) == b"\x00\x7f\xff"


async def test_a_pseudo_terminal_opens_again_and_again_with_even_parity(far_end: FarEnd) -> None:
    for _ in range(3):
        async with open_line(str(far_end.name), LineSettings(parity=serialx.Parity.EVEN)) as line:
            os.write(far_end.fd, b"here")
            assert await line.receive() == b"here"


async def test_what_came_too_late_can_be_dropped_without_waiting(far_end: FarEnd) -> None:
    async with open_line(str(far_end.name), LineSettings()) as line:
        assert await line.discard() == b""
        os.write(far_end.fd, b"\x01")
        assert await line.receive() == b"\x01"
        os.write(far_end.fd, b"\x02")
        dropped = b""
        while not dropped:
            dropped = await line.discard()
        assert dropped == b"\x02"


async def test_a_port_that_is_not_there_is_a_lost_link_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(LinkLost, match="no-such-port"):
        async with open_line(str(tmp_path / "no-such-port"), LineSettings()):
            pass


async def test_unplugging_while_we_listen_is_a_lost_link(far_end: FarEnd) -> None:
    async with open_line(str(far_end.name), LineSettings()) as line:
        far_end.unplug()
        with pytest.raises(LinkLost):
            await line.receive()


async def test_a_time_out_while_listening_loses_no_byte(far_end: FarEnd) -> None:
    async with open_line(str(far_end.name), LineSettings()) as line:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await line.receive()
        os.write(far_end.fd, b"late")
        assert await line.receive() == b"late"


async def test_an_unplugged_adapter_that_comes_back_is_talked_to_again_by_itself(far_end: FarEnd) -> None:
    conversations = 0
    losses: list[LinkLost] = []

    async def converse(line: SerialLine) -> None:
        nonlocal conversations
        conversations += 1
        await line.send(b"hello")
        if conversations == 3:
            return
        await asyncio.to_thread(os.read, far_end.fd, 5)
        far_end.unplug()
        await line.receive()

    async def on_lost(lost: LinkLost) -> None:
        losses.append(lost)
        asyncio.get_running_loop().call_later(0.05, far_end.plug_in)

    await keep_open(str(far_end.name), LineSettings(), converse, on_lost, QUICK)
    assert conversations == 3
    assert len(losses) == 2, "one report for each loss, none for the tries in between"


def test_waiting_doubles_up_to_its_bound() -> None:
    delays = BackOff(first_s=0.25, longest_s=1.0).delays_s()
    assert [next(delays) for _ in range(5)] == [0.25, 0.5, 1.0, 1.0, 1.0]


async def test_the_ports_of_this_machine_can_be_listed_for_the_technician() -> None:
    found = await ports()
    assert found == sorted(found)
    assert all(name.startswith("/dev/") for name in found)
