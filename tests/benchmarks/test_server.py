"""The light client that measures how long an acknowledgement takes, against a real server process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ats.load.server_process import ServerProcess
from benchmarks.server import ACKNOWLEDGED, answers_ms, any_tokens, empty_endpoint
from game_server.embedded import install


def test_every_sheet_of_every_station_is_answered_and_timed() -> None:
    with empty_endpoint() as port:
        took = asyncio.run(answers_ms(port, *any_tokens(2)))
    assert len(took) == 2 * ACKNOWLEDGED
    assert all(ms > 0 for ms in took)


def test_a_refusal_is_no_acknowledgement(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def nobody_signed_in() -> None:
        await install(url, stations=1)
        server = ServerProcess(url, tmp_path / "server.log")
        await server.start()
        try:
            await answers_ms(server.port, *any_tokens(1))
        finally:
            server.stop()

    with pytest.raises(RuntimeError, match="a sheet was refused: 401"):
        asyncio.run(nobody_signed_in())
