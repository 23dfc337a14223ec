"""A real server in its own process; load runs, crash tests and benchmarks start it, kill it and start it again."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

START_WITHIN_S = 30.0
STOP_WITHIN_S = 10.0


class DidNotStart(Exception):
    """The server did not start; the text is the end of its own output."""


class ServerProcess:
    """One server on loopback; its port stays the same through restarts."""

    def __init__(self, database: str, log: Path, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("the server is not running")
        return self._process.pid

    async def start(self) -> None:
        command = [sys.executable, "-c", "from ats.main import main; main()", "server"]
        options = ["--database", self.database, "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = await asyncio.to_thread(
                subprocess.Popen, [*command, *options], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        await self._ready()

    def kill(self) -> None:
        """SIGKILL, as if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM; waits until it has finished."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(STOP_WITHIN_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    async def _ready(self) -> None:
        process = self._process
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as http:
            deadline = asyncio.get_running_loop().time() + START_WITHIN_S
            while process is not None and process.poll() is None and asyncio.get_running_loop().time() < deadline:
                try:
                    if (await http.get("/readyz")).is_success:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.02)
        self.kill()
        words = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        raise DidNotStart(words[-1] if words else "the server said nothing")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
