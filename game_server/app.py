"""The server as an ASGI application: `create_app(settings)` puts the house together and opens its doors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI

from game_server.callers import CallerOf
from game_server.chance import Chance, SystemChance
from game_server.clock import Clock, SystemClock
from game_server.house import House
from game_server.http import house_routes
from game_server.http.answers import REFUSALS, answer_refusals
from game_server.http.body_limit import BodyLimit
from game_server.settings import Settings
from game_server.storage.database import migrate

log = structlog.get_logger()


def create_app(
    settings: Settings,
    *,
    caller_of: CallerOf,
    clock: Clock | None = None,
    chance: Chance | None = None,
) -> FastAPI:
    """Time, chance and identity may be handed in; without them they are the machine's own."""
    house = House(settings, clock or SystemClock(), chance or SystemChance())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.database)
        # The state of every table is back in memory before the first request is answered.
        await house.floor.open()
        try:
            yield
        finally:
            await house.floor.shut()
            await house.database.dispose()

    app = FastAPI(title="ATS central game server", version="1", lifespan=lifespan, responses=REFUSALS)
    app.state.house = house
    app.state.caller_of = caller_of
    answer_refusals(app)
    app.include_router(house_routes.router)
    app.add_middleware(BodyLimit, largest=settings.largest_body)
    return app
