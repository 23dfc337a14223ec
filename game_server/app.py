"""The server as an ASGI application: `create_app(settings)` puts the house together and serves its routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.telemetry import TelemetryConfig

from game_protocol.problems import Refused
from game_server.chance import Chance, SystemChance
from game_server.clock import Clock, SystemClock
from game_server.house import House
from game_server.http import house_routes, streams
from game_server.http.acts import ACTS
from game_server.http.answers import REFUSALS, answer_refusals
from game_server.http.body_limit import BodyLimit
from game_server.http.doing import route_of
from game_server.http.fast_path import FastPath
from game_server.http.openapi import tell_of_acts
from game_server.settings import Settings
from game_server.storage.database import migrate

_NOBODY_ELSE: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
"""No telemetry leaves the house, even where the environment asks for it; no request pays for asking."""


def create_app(settings: Settings, *, clock: Clock | None = None, chance: Chance | None = None) -> FastAPI:
    """Time and chance may be handed in; without them they are the machine's own."""
    house = House(settings, clock or SystemClock(), chance or SystemChance())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.database)
        try:
            await house.identification.open()
            # The state of every table is back in memory before the first request is answered.
            await house.floor.open()
            await house.jackpots.open()
            yield
        finally:
            await house.jackpots.shut()
            await house.floor.shut()
            await house.database.dispose()

    app = FastAPI(
        title="ATS central game server", version="1", lifespan=lifespan, responses=REFUSALS, telemetry=_NOBODY_ELSE
    )
    app.state.house = house
    app.state.caller_of = house.identification.caller_of
    answer_refusals(app)
    for router in (house_routes.router, streams.router):
        app.include_router(router)
    app.router.routes.extend(route_of(each, house) for each in ACTS)
    app.add_middleware(BodyLimit, largest=settings.largest_body)
    app.add_middleware(FastPath, house=house, doings=[each for each in ACTS if each.fast])
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign] # FastAPI's documented way to add to its document
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document of the streams, every act, and how to sign in."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        components = document.setdefault("components", {})
        components["securitySchemes"] = {"bearer": {"type": "http", "scheme": "bearer"}}
        document["security"] = [{"bearer": []}]
        tell_of_acts(document, [each.act for each in ACTS], Refused)
        app.openapi_schema = document
    return app.openapi_schema
