"""A server behind TLS, with an authority of its own."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from game_server.certificates import make_authority, make_server_certificate


@asynccontextmanager
async def over_tls(directory: Path) -> AsyncIterator[tuple[str, Path]]:
    """A server with a certificate of an authority of its own; gives its address and the authority's file."""
    now = datetime.now(UTC)
    authority = make_authority("Test", now)
    make_server_certificate(authority, ["127.0.0.1"], now).write(directory / "server.pem", directory / "server.key")
    authority.write(directory / "ca.pem", directory / "ca.key")
    secured = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    secured.load_cert_chain(directory / "server.pem", directory / "server.key")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):  # whoever asked has gone
            while await reader.readuntil(b"\r\n\r\n"):
                writer.write(b'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{"now_ms":5}')
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=secured)
    try:
        yield f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}", directory / "ca.pem"
    finally:
        server.close()
        await server.wait_closed()
