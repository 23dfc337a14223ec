"""Databases for the server's tests: every test that takes `database_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game_server.storage.database import migrate
from tests.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ats.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with the tables in it, and nothing in the tables."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def sqlite_url(migrated_sqlite: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(migrated_sqlite, tmp_path / 'ats.db')}"


@pytest.fixture
def postgresql_url(postgres: Cluster, migrated_postgresql: str) -> str:
    return postgres.new_database(like=migrated_postgresql)


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once and copied: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("sqlite") / "migrated.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def migrated_postgresql(postgres: Cluster) -> str:
    url = postgres.new_database()
    migrate(url)
    return url
