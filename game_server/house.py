"""The house: everything one server process has, put together once and handed to the routes."""

from __future__ import annotations

import shutil

from sqlalchemy import text
from starlette.requests import HTTPConnection

from game_server.chance import Chance
from game_server.clock import Clock
from game_server.identity.identification import Identification
from game_server.jackpots.room import Jackpots
from game_server.metrics import Metrics
from game_server.settings import Settings
from game_server.storage.database import UNREACHABLE, Database
from game_server.tables import stations
from game_server.tables.floor import Floor


class House:
    """One process's settings, clock, database, meters, the floor with its tables, jackpots, and identification."""

    def __init__(self, settings: Settings, clock: Clock, chance: Chance) -> None:
        self.settings = settings
        self.clock = clock
        self.chance = chance
        self.database = Database(settings.database)
        self.metrics = Metrics()
        self.floor = Floor(settings, clock, chance, self.database, self.metrics)
        self.jackpots = Jackpots(settings, clock, chance, self.database, self.floor)
        self.identification = Identification(
            self.database, clock, chance, self._bring_station, settings.stations_a_table, settings.signing_key
        )

    async def _bring_station(self, table: str, number: int, station_id: str) -> None:
        writer = self.floor.writer(table)
        await writer.ask(lambda state, work: stations.enrol(state, work, number, station_id), station_id)

    async def database_answers(self) -> bool:
        try:
            async with self.database.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except UNREACHABLE:
            return False
        return True

    def disk_left_mb(self) -> int | None:
        """Where the database lies; None where that is another machine."""
        folder = self.database.folder()
        return None if folder is None else shutil.disk_usage(folder).free // 1_000_000


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house
