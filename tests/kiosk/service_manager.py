"""A small stand-in for systemd: it hears a process, kills it for its silence, and starts it again."""

import os
import select
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE_S = 45.0
"""Only a test that has failed waits this long."""


class ServiceManager:
    """Type=notify, WatchdogSec, WatchdogSignal, Restart=always: the parts of systemd that a watchdog needs."""

    def __init__(self, command: Sequence[str], folder: Path, limit_s: float) -> None:
        self.command = command
        self.address = str(folder / "notify")
        self.limit_s = limit_s
        self.ended: list[int] = []
        """How each earlier process ended: a negative number is the signal that ended it."""
        self.said: list[str] = []
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.address)
        self._start()

    def _start(self) -> None:
        environment = {
            **os.environ,
            "NOTIFY_SOCKET": self.address,
            "WATCHDOG_USEC": str(int(self.limit_s * 1_000_000)),
        }
        self._ready = False
        self.process = subprocess.Popen(self.command, env=environment)
        self._exit = os.pidfd_open(self.process.pid)

    def run_until(self, words: str) -> float:
        """Does a service manager's work until the process says something; its earlier messages are then dropped.

        Returns how many seconds that took.
        """
        begun = time.monotonic()
        give_up = begun + PATIENCE_S
        while words not in self.said:
            assert time.monotonic() < give_up, f"never said {words}; said {self.said}, ended {self.ended}"
            heard, _, _ = select.select([self._socket, self._exit], [], [], self.limit_s if self._ready else None)
            if self._exit in heard:
                self._restart()
            elif self._socket in heard:
                line = self._socket.recv(4096).decode()
                self._ready = self._ready or line == "READY=1"
                self.said.append(line)
            else:
                self.process.send_signal(signal.SIGABRT)
                self.process.send_signal(signal.SIGCONT)  # a stopped process dies only when it goes on
        self.said.clear()
        return time.monotonic() - begun

    def _restart(self) -> None:
        os.close(self._exit)
        self.ended.append(self.process.wait())
        # Messages of the dead process do not belong to its successor.
        while select.select([self._socket], [], [], 0)[0]:
            self._socket.recv(4096)
        self.said.clear()
        self._start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._exit)
        self._socket.close()
