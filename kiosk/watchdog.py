"""Tells systemd that the station lives, from the event loop itself; a loop that is silent for too long is killed.

The heartbeat is a task on the very loop that draws the screen and takes the touches. No thread beats for it, so a
hung loop cannot look alive: systemd ends the process after `WatchdogSec` and starts it again (Restart=always).

The protocol is one datagram of `NAME=value` lines to the socket in NOTIFY_SOCKET, sd_notify(3); too small to need a
library. WATCHDOG_PID is not compared with our own process: in the station's unit it names the compositor, whose child
the station is, and the unit says NotifyAccess=all.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Mapping

from game_protocol.log import Log

log = Log(__name__)

BEATS_IN_A_LIMIT = 3
"""Two beats may be late before systemd loses patience."""


class Notifier:
    """This process's messages to its service manager. Without one, as in a developer's terminal, it sends nothing."""

    def __init__(self, address: str | None, limit_s: float | None = None) -> None:
        self.limit_s = limit_s
        self._socket: socket.socket | None = None
        if address is not None:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            # A leading @ stands for the zero byte of Linux's abstract sockets.
            self._address = f"\0{address[1:]}" if address.startswith("@") else address

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Notifier:
        """Reads what systemd set: where to send (NOTIFY_SOCKET), and how long silence may last (WATCHDOG_USEC)."""
        microseconds = environment.get("WATCHDOG_USEC", "")
        limit_s = int(microseconds) / 1_000_000 if microseconds.isdecimal() and int(microseconds) else None
        return cls(environment.get("NOTIFY_SOCKET") or None, limit_s)

    def ready(self) -> None:
        """Started: units that wait for this one may go on."""
        self._send("READY=1")

    def status(self, text: str) -> None:
        """One line that `systemctl status` shows."""
        self._send(f"STATUS={' '.join(text.split())}")

    def alive(self) -> None:
        self._send("WATCHDOG=1")

    def stopping(self) -> None:
        self._send("STOPPING=1")

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _send(self, words: str) -> None:
        if self._socket is None:
            return
        try:
            self._socket.sendto(words.encode(), self._address)
        except OSError as error:
            # If the service manager cannot be reached the game goes on; if it listens, it will notice the silence.
            log.warning("the service manager did not hear", words=words, reason=str(error))


@contextlib.asynccontextmanager
async def watched(notifier: Notifier) -> AsyncIterator[Notifier]:
    """Inside the `with` block the running loop proves that it lives; leaving it says that the stop is intended."""
    beating = asyncio.create_task(_beat(notifier), name="watchdog heartbeat")
    try:
        yield notifier
    finally:
        notifier.stopping()
        beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await beating
        notifier.close()


async def _beat(notifier: Notifier) -> None:
    if notifier.limit_s is None:
        return
    while True:
        notifier.alive()
        await asyncio.sleep(notifier.limit_s / BEATS_IN_A_LIMIT)
