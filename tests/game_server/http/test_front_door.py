"""Strangers at the door, over real sockets: a head has a size and a time, and guessing costs the guesser."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from game_server import serving
from game_server.embedded import install, running
from game_server.identity.guesses import MOST
from game_server.settings import Settings


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    url = f"sqlite:///{tmp_path}/ats.db"
    await install(url, stations=1)
    async with running(Settings(database=url)) as address:
        yield address


async def connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = address.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def hung_up_on(reader: asyncio.StreamReader) -> bytes:
    """What came before the server hung up."""
    try:
        async with asyncio.timeout(10):
            return await reader.read()
    except ConnectionError:
        return b""


async def test_a_head_that_never_ends_is_cut_off(address: str) -> None:
    reader, writer = await connect(address)
    try:
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        for number in range(200):
            writer.write(b"X-%d: %s\r\n" % (number, b"a" * 1000))
            await writer.drain()
    except ConnectionError:
        pass
    assert await hung_up_on(reader) == b""
    writer.close()


async def test_one_header_without_an_end_is_cut_off(address: str) -> None:
    reader, writer = await connect(address)
    try:
        writer.write(b"GET /healthz HTTP/1.1\r\nX: ")
        for _ in range(200):
            writer.write(b"a" * 1000)
            await writer.drain()
    except ConnectionError:
        pass
    assert await hung_up_on(reader) == b""
    writer.close()


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HTTP/1.1\r\nHo"], ids=["says nothing", "breaks off"])
async def test_a_connection_that_asks_nothing_is_closed(
    address: str, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "HEAD_WITHIN_S", 0.05)
    reader, writer = await connect(address)
    writer.write(begun)
    assert await hung_up_on(reader) == b""
    writer.close()


async def test_many_requests_on_one_connection_are_nobody_s_long_head(address: str) -> None:
    reader, writer = await connect(address)
    for _ in range(100):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 1000 + b"\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        await reader.readexactly(int(length.split(b":")[1]))
    writer.close()


async def test_a_server_whose_disk_is_almost_full_is_not_ready(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage("/")._replace(free=150_000_000)
    async with httpx.AsyncClient(base_url=address) as monitor:
        assert (await monitor.get("/readyz")).status_code == 200
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder: usage)
        told = await monitor.get("/readyz")
    assert told.status_code == 503
    assert "almost full: 150 MB" in told.text


async def test_who_guesses_codes_is_stopped_before_the_database_is_asked(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as stranger:

        async def guess(number: int) -> int:
            body = {"code": f"{number:012d}", "public_key": "ab" * 32}
            return (await stranger.post("/v1/enrol", json=body)).status_code

        told = [await guess(number) for number in range(MOST + 5)]
    assert told == [401] * MOST + [403] * 5
