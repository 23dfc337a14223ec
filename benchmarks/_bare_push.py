"""The yardstick for settlement: sends bytes to many sockets whenever one byte comes on the first.

usage: python -m benchmarks._bare_push PORT SOCKETS BYTES
"""

from __future__ import annotations

import asyncio
import sys

import uvloop


async def push(port: int, sockets: int, size: int) -> None:
    words = bytes(size)
    writers: list[asyncio.StreamWriter] = []
    trigger: asyncio.Future[asyncio.StreamReader] = asyncio.get_running_loop().create_future()

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if trigger.done():
            writers.append(writer)
        else:
            trigger.set_result(reader)
        writer.write(b"+")  # joined: a client that has read this gets everything that follows

    async with await asyncio.start_server(joined, "127.0.0.1", port, backlog=sockets):
        reader = await trigger
        while await reader.read(1):
            for writer in writers:
                writer.write(words)


if __name__ == "__main__":
    uvloop.run(push(*map(int, sys.argv[1:])))
