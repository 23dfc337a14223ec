"""Which release this is: said in one place, and told by a station when it signs in."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from sqlalchemy import select

from game_protocol.release import release
from game_protocol.station_client import StationClient
from game_server.embedded import install, running
from game_server.settings import Settings
from game_server.storage import schema
from game_server.storage.database import Database

HERE = Path(__file__).parents[2]
WRITTEN = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def asked_of(folder: Path) -> str:
    """A program that finds the package in this folder and nothing installed beside it."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); from game_protocol.release import release; print(release())"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(folder)], check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def test_the_release_is_the_version_of_the_project() -> None:
    assert release() == WRITTEN


def test_a_checkout_that_was_never_installed_knows_its_release(tmp_path: Path) -> None:
    room = tmp_path / "game_protocol"
    room.mkdir()
    shutil.copy(HERE / "game_protocol/release.py", room)
    (room / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "ats"\nversion = "7.8.9"\n', encoding="utf-8")
    assert asked_of(tmp_path) == "7.8.9"


def test_files_that_came_alone_have_no_known_release(tmp_path: Path) -> None:
    room = tmp_path / "game_protocol"
    room.mkdir()
    shutil.copy(HERE / "game_protocol/release.py", room)
    (room / "__init__.py").touch()
    assert asked_of(tmp_path) == "unknown"


async def test_a_station_tells_its_release_when_it_signs_in(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    station = (await install(url, stations=1)).station(1)
    async with running(Settings(database=url)) as address:
        client = StationClient(address, station.station_id, station.key)
        await client.sign_in()
        await client.aclose()
    database = Database(url)
    signed_in = select(schema.journal.c.body).where(schema.journal.c.kind == "station-signed-in")
    async with database.reading() as connection:
        (body,) = (await connection.execute(signed_in)).scalars()
    await database.dispose()
    assert f'"release":"{WRITTEN}"' in body
