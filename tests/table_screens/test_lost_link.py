"""The server is killed and comes back: the console says so, and goes on where the table stands."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from game_server.embedded import install
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing
from tests.table_screens.house import House

HERE = Path(__file__).parents[2]


def serve(database: str, port: int, log: Path) -> subprocess.Popen[str]:
    """A server process, once it has said where it listens."""
    with log.open("a") as errors:
        server = subprocess.Popen(
            [sys.executable, "-m", "game_server.embedded", database, str(port)],
            stdout=subprocess.PIPE, stderr=errors, text=True, cwd=HERE,
        )  # fmt: skip
    assert server.stdout is not None
    server.stdout.readline()
    return server


def test_a_killed_server_is_noticed_and_the_round_goes_on_when_it_is_back(
    engine: Engine, play: Play, tmp_path: Path, unused_tcp_port: int
) -> None:
    database = f"sqlite:///{tmp_path}/house.sqlite"
    installed = asyncio.run(install(database, stations=3, period_s=120))
    house = House(f"http://127.0.0.1:{unused_tcp_port}", tmp_path / "house.sqlite", installed, tmp_path, table="1")
    servers = [serve(database, unused_tcp_port, tmp_path / "server.log")]

    async def scenario() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "40")
            servers[0].kill()
            servers[0].communicate()
            # Not merely "No link", which the station's own card may say of the station.
            await dealer.until(lambda: not dealer.picture.connected, "the loss is noticed")
            assert "Server" not in dealer.texts()  # the header, which says "Server" while there is one
            assert dealer.picture.room.rows[1].account is not None  # what was known stays on the screen
            servers.append(serve(database, unused_tcp_port, tmp_path / "server.log"))
            await dealer.until(lambda: dealer.picture.connected, "the link is back")
            await dealer.plays("14")

    try:
        play(scenario())
    finally:
        servers[-1].terminate()
        servers[-1].communicate()
    assert [event.body["event"]["outcome"] for event in house.journal("round-settled")] == ["14"]
    assert asyncio.run(house.audit()) == []
