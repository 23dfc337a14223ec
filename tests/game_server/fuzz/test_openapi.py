"""Every route, mistreated by what its own OpenAPI document allows and forbids.

No answer is a 5xx, every refusal says why, and no refused request moves the table or the ledger.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from game_protocol.problems import Refused
from game_rules.game import Role
from game_server.app import create_app
from game_server.settings import Settings
from tests.game_server.fuzz.conftest import Victim, attacked
from tests.postgres import Cluster

document = create_app(Settings(database="sqlite:///only-its-document.db")).openapi()


def routes(*, thorough: bool) -> schemathesis.BaseSchema:
    """All but the event streams, which have no end to wait for and tests of their own."""
    schema = schemathesis.openapi.from_dict(document).exclude(path_regex="/(events|stream)$")
    schema.config.phases.coverage.enabled = thorough
    return schema


quick, thorough = routes(thorough=False), routes(thorough=True)


def mistreat(case: Case, victim: Victim, tokens: list[str | None]) -> None:
    for token in tokens:
        before = victim.state()
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        response = case.call(base_url=victim.server.url, headers=headers, timeout=20)
        assert response.status_code < 500, (response.status_code, response.text)
        if response.status_code >= 400:
            assert Refused.from_json(response.content).message
            assert victim.state() == before


def callers(victim: Victim) -> list[str | None]:
    """The highest role, a station, and a stranger."""
    return [victim.token(Role.PIT_BOSS), victim.token(1), None]


@pytest.fixture(scope="module")
def tokens(victim: Victim) -> list[str | None]:
    return callers(victim)


@quick.parametrize()
@settings(max_examples=4, suppress_health_check=list(HealthCheck))
def test_no_route_falls(case: Case, victim: Victim, tokens: list[str | None]) -> None:
    mistreat(case, victim, tokens)


@pytest.fixture(scope="module")
def victim_on_postgresql(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    yield from attacked(postgres.new_database(), Path(tmp_path_factory.mktemp("victim")))


@pytest.fixture(scope="module")
def tokens_on_postgresql(victim_on_postgresql: Victim) -> list[str | None]:
    return callers(victim_on_postgresql)


@pytest.mark.slow
@pytest.mark.timeout(900)
@thorough.parametrize()
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_no_route_falls_however_long_one_tries(
    case: Case, victim_on_postgresql: Victim, tokens_on_postgresql: list[str | None]
) -> None:
    """On PostgreSQL, which is the stricter one: no zero byte in a text, no number beyond its column."""
    mistreat(case, victim_on_postgresql, tokens_on_postgresql)
