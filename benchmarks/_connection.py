"""HTTP as light as it gets, to load a server from one core: requests are prepared, answers hardly parsed."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self


class Connection:
    """One kept-alive connection for one token."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, token: str) -> None:
        self._reader = reader
        self._writer = writer
        self._token = token

    @classmethod
    async def open(cls, port: int, token: str) -> Self:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=2**20), token)

    def request(self, method: str, path: str, message: object | None = None) -> bytes:
        body = b"" if message is None else json.dumps(message, separators=(",", ":")).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer {self._token}\r\n"
        return f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body

    async def send(self, request: bytes) -> tuple[int, bytes]:
        """Returns status and body."""
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 : head.index(b"\r", at)]) if at >= 0 else 0
        return status, await self._reader.readexactly(length)

    async def ask(self, method: str, path: str, message: object | None = None) -> Any:
        """Returns an answer that must be a success."""
        status, body = await self.send(self.request(method, path, message))
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {body[:300]!r}")
        return json.loads(body) if body else None

    async def listen(self, path: str) -> None:
        """Turns the connection into an event stream; `until` reads it."""
        self._writer.write(self.request("GET", path))
        head = await self._reader.readuntil(b"\r\n\r\n")
        if b" 200 " not in head[:20]:
            raise RuntimeError(f"{path}: {head[:200]!r}")
        await self.until(b": listening")

    async def until(self, words: bytes) -> bytes:
        """Reads until these words have come; returns everything it read."""
        read = b""
        while words not in read:
            part = await self._reader.read(65536)
            if not part:
                raise RuntimeError(f"the stream ended before {words!r}")
            read += part
        return read

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()
