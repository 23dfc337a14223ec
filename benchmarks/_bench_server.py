"""A real server with players who have money, for the benchmarks to drive."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ats.load.server_process import ServerProcess
from benchmarks._connection import Connection
from game_rules.game import Role
from game_server.callers import StaffCaller, StationCaller
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.embedded import ROULETTE, STAFF, install
from game_server.identity.identification import Identification
from game_server.storage.database import Database

MONEY_CENTS = 90_000_00
"""As much as a pit boss may sell alone."""


@dataclass(frozen=True, slots=True)
class BenchServer:
    """A running server, its tokens, and a dealer's connection."""

    server: ServerProcess
    folder: Path
    dealer: Connection
    tokens: Mapping[tuple[str, int], str]
    """By table and station."""

    async def at_table(self, table: str, what: str, message: object | None = None) -> Any:
        return await self.dealer.ask("POST", f"/v1/tables/{table}/{what}", message)

    async def open_round(self, table: str = "1") -> int:
        return int((await self.at_table(table, "rounds", {}))["round"])

    async def close_round(self, table: str, round_: int) -> None:
        """The ball is spun and the sensor sees it fall (RR 5.1.3)."""
        await self.at_table(table, "rounds/ball", {"round": round_})
        await self.at_table(table, "rounds/close", {"round": round_, "cause": "sensor"})

    async def settle(self, table: str, round_: int, outcome: str = "17") -> None:
        await self.close_round(table, round_)
        await self.at_table(table, "rounds/outcome/reading", {"round": round_, "outcome": outcome})
        await self.at_table(table, "rounds/outcome", {"round": round_, "outcome": outcome})

    async def stations(self, table: str = "1") -> list[Connection]:
        mine = sorted(number for its_table, number in self.tokens if its_table == table)
        return [await Connection.open(self.server.port, self.tokens[table, number]) for number in mine]

    async def commits(self) -> int:
        _, text = await self.dealer.send(self.dealer.request("GET", "/metrics"))
        lines = (line for line in text.decode().splitlines() if line.startswith("ats_commits_total"))
        return int(sum(float(line.rpartition(" ")[2]) for line in lines))

    def cpu_s(self) -> float:
        """Processor time the server has used, all threads together."""
        fields = Path(f"/proc/{self.server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory_mib(self) -> float:
        status = Path(f"/proc/{self.server.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def database_bytes(self) -> int:
        return sum(file.stat().st_size for file in self.folder.glob("ats.db*"))


@asynccontextmanager
async def bench_server(*, stations: int, tables: int = 1, database: str | None = None) -> AsyncIterator[BenchServer]:
    with tempfile.TemporaryDirectory(prefix="ats-bench-") as name:
        folder = Path(name)
        url = database or f"sqlite:///{folder / 'ats.db'}"
        names = [str(number) for number in range(1, tables + 1)]
        await install(url, tables=dict.fromkeys(names, ROULETTE), stations=stations, period_s=600)
        server = ServerProcess(url, folder / "server.log")
        await server.start()
        try:
            tokens, boss = await _tokens(url, names, stations)
            dealer = await Connection.open(server.port, boss)
            bench = BenchServer(server, folder, dealer, tokens)
            for table, station in tokens:
                buy_in = {"id": f"in-{table}-{station}", "amount": MONEY_CENTS}
                await bench.at_table(table, f"stations/{station}/buy-in", buy_in)
            yield bench
            await dealer.close()
        finally:
            server.stop()


async def _tokens(url: str, tables: list[str], stations: int) -> tuple[dict[tuple[str, int], str], str]:
    """Makes the tokens directly: a thousand sign-ins are not measured here."""
    database = Database(url)
    try:
        keeper = Identification(database, SystemClock(), SystemChance(), _nobody, 100)
        await keeper.open()
        now_ms = SystemClock().now_ms()
        places = await _places(database)
        tokens = {
            (table, number): keeper.tokens.issue(StationCaller(places[table, number], table, number), now_ms)[0]
            for table in tables
            for number in range(1, stations + 1)
        }
        boss = StaffCaller(STAFF[Role.PIT_BOSS], "Bench", Role.PIT_BOSS)
        return tokens, keeper.tokens.issue(boss, now_ms)[0]
    finally:
        await database.dispose()


async def _places(database: Database) -> dict[tuple[str, int], str]:
    from game_server.storage import schema

    async with database.reading() as connection:
        rows = await connection.execute(schema.stations.select())
        return {(row.table_id, row.number): row.id for row in rows}


async def _nobody(table: str, number: int, station_id: str) -> None:
    raise RuntimeError("nothing is enrolled in a benchmark")


async def gather_all(*work: Any) -> list[Any]:
    return list(await asyncio.gather(*work))
