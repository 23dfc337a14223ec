"""The server as an ASGI application: `create_app(settings)` puts the house together and opens its doors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.telemetry import TelemetryConfig

from game_protocol import routes
from game_protocol.problems import Refused
from game_server.chance import Chance, SystemChance
from game_server.clock import Clock, SystemClock
from game_server.house import House
from game_server.http import (
    cage_routes,
    display_routes,
    house_routes,
    identity_routes,
    jackpot_routes,
    outcome_door,
    report_routes,
    round_routes,
    seat_routes,
    sheet_door,
    station_routes,
    table_routes,
    technician_routes,
)
from game_server.http.answers import REFUSALS, answer_refusals
from game_server.http.body_limit import BodyLimit
from game_server.http.message_router import tell_of_messages
from game_server.identity.doorkeeper import Doorkeeper
from game_server.settings import Settings
from game_server.storage.database import migrate
from game_server.tables import stations

ROUTERS = (
    house_routes,
    identity_routes,
    station_routes,
    round_routes,
    table_routes,
    seat_routes,
    cage_routes,
    report_routes,
    display_routes,
    jackpot_routes,
    technician_routes,
)

_NOBODY_ELSE: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
"""What happens in the house is told to nobody outside, whatever the environment says; no request pays for asking."""


def create_app(settings: Settings, *, clock: Clock | None = None, chance: Chance | None = None) -> FastAPI:
    """Time and chance may be handed in; without them they are the machine's own."""
    house = House(settings, clock or SystemClock(), chance or SystemChance())

    async def bring_station(table: str, number: int, station_id: str) -> None:
        writer = house.floor.writer(table)
        await writer.ask(lambda state, work: stations.enrol(state, work, number, station_id), station_id)

    doorkeeper = Doorkeeper(house.database, house.clock, house.chance, bring_station, settings.stations_a_table)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.database)
        try:
            await doorkeeper.open()
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
    app.state.doorkeeper = doorkeeper
    app.state.caller_of = doorkeeper.caller_of
    answer_refusals(app)
    for module in ROUTERS:
        app.include_router(module.router)
    app.add_middleware(BodyLimit, largest=settings.largest_body)
    for door in (outcome_door.OutcomeDoor, sheet_door.SheetDoor):
        app.add_middleware(door, house=house, caller_of=doorkeeper.caller_of)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign] # FastAPI's documented way to add to its document
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document with the two routes it does not know of, every message, and how to sign in."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        document["paths"][routes.SHEET] = sheet_door.OPENAPI
        document["paths"][routes.CONFIRM_OUTCOME] = outcome_door.OPENAPI
        components = document.setdefault("components", {})
        components["securitySchemes"] = {"bearer": {"type": "http", "scheme": "bearer"}}
        document["security"] = [{"bearer": []}]
        spoken = [each for module in ROUTERS for each in module.router.spoken]
        tell_of_messages(document, [*spoken, sheet_door.SPOKEN, outcome_door.SPOKEN], Refused)
        app.openapi_schema = document
    return app.openapi_schema
