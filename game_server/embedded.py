"""A server of one's own on this machine, ready to play: for the demonstration, load runs and tests.

`install` makes a database with staff, tables and stations whose keys are handed back; `running` serves it inside
this process on a free loopback port; `python -m game_server.embedded URL` serves it in a process of its own and
writes its address as the first line. With TIED in place of a port that process ends when its standard input does: when
the process at the other end is gone, even if it was killed.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

import uvloop

from game_protocol.identity import AddStaff
from game_protocol.keys import SigningKey
from game_rules.game import Role
from game_server.app import create_app
from game_server.clock import Clock, SystemClock
from game_server.identity.enrolment import station_id_of
from game_server.identity.schema import station_keys
from game_server.identity.staff import Staff
from game_server.serving import Server
from game_server.settings import Settings
from game_server.storage.database import Database, migrate
from game_server.storage.setup import create_station, create_table

ROULETTE = "rapid-roulette-single-zero"
TIED = "tied"
PIN = "482916"
STAFF = {
    Role.DEALER: "1001",
    Role.SUPERVISOR: "2001",
    Role.PIT_BOSS: "3001",
    Role.TECHNICIAN: "9001",
}
"""One person of each role, all with the same PIN: nothing here is meant for a real floor."""


@dataclass(frozen=True, slots=True)
class InstalledStation:
    table: str
    number: int
    station_id: str
    key: SigningKey


@dataclass(frozen=True, slots=True)
class Installation:
    """Everything a station or a member of staff needs to sign in."""

    database: str
    stations: tuple[InstalledStation, ...]

    def station(self, number: int, table: str = "1") -> InstalledStation:
        return next(each for each in self.stations if (each.table, each.number) == (table, number))


async def install(
    database: str, *, tables: Mapping[str, str] | None = None, stations: int = 8, period_s: int | None = None
) -> Installation:
    """A new database: tables (`{"1": game}`), open, with so many stations each, and `STAFF`."""
    await asyncio.to_thread(migrate, database)
    opened = Database(database)
    clock = SystemClock()
    installed: list[InstalledStation] = []
    try:
        staff = Staff(opened, clock)
        for role, staff_number in STAFF.items():
            person = AddStaff(number=staff_number, name=role.replace("_", " ").title(), role=role, pin=PIN)
            await staff.add(person, by="installation")
        async with opened.writing() as connection:
            for table, game in (tables or {"1": ROULETTE}).items():
                await create_table(connection, table, game, now_ms=clock.now_ms(), period_s=period_s, is_open=True)
                for number in range(1, stations + 1):
                    key = SigningKey.generate()
                    public = key.public
                    station = InstalledStation(table, number, station_id_of(public), key)
                    await create_station(connection, table, number, station.station_id, now_ms=clock.now_ms())
                    await connection.execute(
                        station_keys.insert().values(
                            station_id=station.station_id, public_key=public, enrolled_ms=clock.now_ms()
                        )
                    )
                    installed.append(station)
    finally:
        await opened.dispose()
    return Installation(database, tuple(installed))


@asynccontextmanager
async def running(settings: Settings, *, clock: Clock | None = None) -> AsyncIterator[str]:
    """Serves inside this process and gives the address, once the server answers. Time may be handed in."""
    listening = _listen(0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = Server(create_app(replace(settings, address=address), clock=clock))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    ready = asyncio.create_task(server.ready.wait())
    try:
        await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
            raise RuntimeError("the server ended before it had started")
        yield address
    finally:
        ready.cancel()
        server.should_exit = True
        await serving
        listening.close()


def _listen(port: int) -> socket.socket:
    return socket.create_server(("127.0.0.1", port), backlog=4096)


def main(arguments: list[str]) -> None:
    """`DATABASE [PORT]`: a process of its own, ended by a signal. `DATABASE tied`: or by the end of its input."""
    database, port = arguments[0], arguments[1] if len(arguments) > 1 else "0"
    listening = _listen(0 if port == TIED else int(port))
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()
    server = Server(create_app(Settings(database=database, address=address)))
    with suppress(KeyboardInterrupt):
        uvloop.run(_serve(server, listening, tied=port == TIED))


async def _serve(server: Server, listening: socket.socket, *, tied: bool) -> None:
    loop = asyncio.get_running_loop()

    def leave() -> None:
        loop.remove_reader(sys.stdin)
        server.should_exit = True

    if tied:
        loop.add_reader(sys.stdin, leave)  # nothing is ever written there: what can be read is the end
    await server.serve(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1:])
