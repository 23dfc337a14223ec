"""A serial port that may vanish and come back: opened by name, read, written, and reopened when it returns.

The drivers are conversations over an open `SerialLine`; `keep_open` gives them one, and another when
the first is lost. A port is best named by id (`/dev/serial/by-id/...`): udev moves that name with the
adapter from socket to socket, while `/dev/ttyUSB0` goes to the adapter that came first.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import serialx

from game_protocol.log import Log
from game_protocol.retry import BackOff
from screen_kit.devices.errors import LinkLost

log = Log(__name__)

READ_AT_MOST_BYTES = 256
"""The most bytes for one read, so that a flood is handled in small pieces; the rest waits in the bounded reader."""


@dataclass(frozen=True, slots=True)
class LineSettings:
    """The serial settings of a line; each protocol has its own default."""

    baud_rate: int = 9600
    parity: serialx.Parity = serialx.Parity.NONE
    stop_bits: serialx.StopBits = serialx.StopBits.ONE
    byte_size: int = 8
    rts_cts: bool = False
    xon_xoff: bool = False


PATIENT = BackOff(first_s=0.25, longest_s=5.0)
"""How long we wait before we try a lost port again."""


class SerialLine:
    """An open port. Reading and writing raise `LinkLost` once it is gone."""

    def __init__(self, port: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.port = port
        self.has_heard = False
        self._reader = reader
        self._writer = writer

    async def receive(self) -> bytes:
        """Waits for bytes and returns all that are there, at least one. A time-out around it loses nothing."""
        try:
            data = await self._reader.read(READ_AT_MOST_BYTES)
        except (OSError, serialx.SerialException) as error:
            raise LinkLost(f"{self.port}: {error}") from error
        if not data:
            raise LinkLost(f"{self.port}: the port is closed")
        self.has_heard = True
        return data

    async def discard(self) -> bytes:
        """Drops what has already arrived, without waiting: the rest of a late answer."""
        try:
            async with asyncio.timeout(0):
                return await self.receive()
        except TimeoutError:
            return b""

    async def send(self, data: bytes) -> None:
        try:
            self._writer.write(data)
            await self._writer.drain()
        except (OSError, serialx.SerialException) as error:
            raise LinkLost(f"{self.port}: {error}") from error


@asynccontextmanager
async def open_line(port: str, settings: LineSettings) -> AsyncIterator[SerialLine]:
    """Opens a port for the length of a `with` block; `LinkLost` if it cannot be opened."""
    try:
        reader, writer = await serialx.open_serial_connection(
            port,
            settings.baud_rate,
            parity=serialx.Parity.NONE if _is_pseudo_terminal(port) else settings.parity,
            stopbits=settings.stop_bits,
            byte_size=settings.byte_size,
            rtscts=settings.rts_cts,
            xonxoff=settings.xon_xoff,
        )
    except (OSError, ValueError, serialx.SerialException) as error:
        raise LinkLost(f"{port}: {error}") from error
    try:
        yield SerialLine(port, reader, writer)
    finally:
        writer.transport.abort()
        await writer.transport.wait_closed()


def _is_pseudo_terminal(port: str) -> bool:
    """Pseudo-terminals carry no parity, and Linux refuses a second request for it ("invalid argument")."""
    return Path(port).resolve().is_relative_to("/dev/pts")


async def keep_open(
    port: str,
    settings: LineSettings,
    converse: Callable[[SerialLine], Awaitable[None]],
    on_lost: Callable[[LinkLost], Awaitable[None]],
    back_off: BackOff = PATIENT,
) -> None:
    """Runs a conversation over a port, and starts it again each time the port is lost, until it ends by itself.

    `on_lost` hears of every loss once, not of every failed try to reopen.
    """
    delays = back_off.delays_s()
    is_down = False
    while True:
        try:
            async with open_line(port, settings) as line:
                if is_down:
                    log.info("port is back", port=port)
                is_down = False
                try:
                    return await converse(line)
                finally:
                    if line.has_heard:
                        delays = back_off.delays_s()
        except LinkLost as lost:
            if not is_down:
                log.warning("port lost", port=port, reason=str(lost))
                await on_lost(lost)
            is_down = True
        await asyncio.sleep(next(delays))


async def ports() -> list[str]:
    """The serial ports of this machine, by id where udev knows one; a technician chooses from these."""
    return sorted(info.device for info in await serialx.async_list_serial_ports())
