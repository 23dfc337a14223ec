"""Qt and asyncio on one loop: what a station's link does there."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.game_protocol.secured import over_tls

ASK_TWICE = """
import sys
from pathlib import Path
from screen_kit.qml import stage
from game_protocol.client import Connection

async def play(on):
    async with Connection(sys.argv[1], ca_file=Path(sys.argv[2])) as connection:
        print(await connection.now_ms(), await connection.now_ms())

stage.run(play)
"""


async def test_a_server_is_spoken_to_over_tls(tmp_path: Path) -> None:
    async with over_tls(tmp_path) as (server, ca_file):
        station = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", ASK_TWICE, server, str(ca_file)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        told, complaints = await asyncio.wait_for(station.communicate(), 30)
    assert (told, complaints, station.returncode) == (b"5 5\n", b"", 0)
