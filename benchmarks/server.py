"""The central game server: durable sheets, the burst at the end of a period, settlement to a hundred stations, and the
cost of a thousand."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import uvloop

from ats.load.server_process import free_port
from ats.load.tally import percentile
from benchmarks import Measurement, benchmark
from benchmarks._bench_server import BenchServer, bench_server
from benchmarks._connection import Connection
from tests.postgres import Cluster

CONNECTIONS = 100
RUN_S = 6
SCRIPT = Path(__file__).with_name("sheets.lua")
SHEETS_A_STATION = 3
ACKNOWLEDGED, WARM_UP = 150, 20
"""How many sheets each station sends, each after the answer to the one before."""
SENT_OVER_S, LEAVES_WITHIN_S = 0.190, 0.192
"""Within the last 200 ms of a period: over how long sheets are sent, and until when a sent one counts as in time."""


@benchmark
def sheets() -> dict[str, Measurement]:
    """Acknowledged, durable sheets a second over 100 connections ÷ an empty FastAPI endpoint's requests."""
    with _postgres() as cluster, empty_endpoint() as empty_port:
        before = _wrk(empty_port, *any_tokens())
        on = {
            "sqlite": _run(_sheets_a_second(None)),
            "postgresql": _run(_sheets_a_second(cluster.new_database())),
        }
        # Measured before and after: if the machine got slower meanwhile, that is not the server's doing.
        empty = (before + _wrk(empty_port, *any_tokens())) / 2
    ratios = {name: Measurement(rate / empty, "×", 0.6, at_least=True, ratio=True) for name, rate in on.items()}
    rates = {f"{name}_rate": Measurement(rate, "/s") for name, rate in {"empty": empty, **on}.items()}
    return {**ratios, **rates}


@benchmark
def acknowledged() -> dict[str, Measurement]:
    """A durable sheet, from its request to its answer, beside the empty endpoint's answer to the same requests.

    Every station sends its next sheet as soon as it has its answer, with a client that costs next to nothing. The
    limits are rails: they show a server that got lost, not one that got slower.
    """
    measured = {}
    with _postgres() as cluster, empty_endpoint() as empty_port:
        for stations, limit_ms in ((6, 50), (CONNECTIONS, 150)):
            before = _run(answers_ms(empty_port, *any_tokens(stations)))
            on = {
                "sqlite": _run(_sheets_ms(stations, None)),
                "postgresql": _run(_sheets_ms(stations, cluster.new_database())),
            }
            on["empty"] = before + _run(answers_ms(empty_port, *any_tokens(stations)))
            for name, took in on.items():
                limit = None if name == "empty" else limit_ms
                measured[f"of_{stations}_{name}_p50"] = Measurement(percentile(took, 0.5), "ms")
                measured[f"of_{stations}_{name}_p99"] = Measurement(percentile(took, 0.99), "ms", limit)
    return measured


@benchmark
def burst() -> dict[str, Measurement]:
    """A hundred stations each send a new sheet in the last 200 ms before expiry."""
    with _postgres() as cluster:
        both = {"sqlite": _run(_burst(None)), "postgresql": _run(_burst(cluster.new_database()))}
    measured = {}
    for name, (sent, refused, slowest_ms, commits) in both.items():
        measured[f"{name}_sent_in_time"] = Measurement(sent, "sheets")
        measured[f"{name}_refused"] = Measurement(refused, "sheets", 0)
        measured[f"{name}_slowest_ack"] = Measurement(slowest_ms, "ms", 500)
        measured[f"{name}_commits"] = Measurement(commits, "commits")
    return measured


@benchmark
def settle() -> dict[str, Measurement]:
    """Outcome confirmed → the 100th station has its settled balance, ÷ the same bytes pushed to 100 bare sockets."""
    settled, bare = _run(_settle())
    p99 = percentile(settled, 0.99)
    return {
        "ratio": Measurement(p99 / percentile(bare, 0.99), "×", 5, ratio=True),
        "p99": Measurement(p99, "ms", 250),
        "bare_p99": Measurement(percentile(bare, 0.99), "ms"),
    }


@benchmark
def cost_a_station() -> dict[str, Measurement]:
    """The server's processor time for a station's round: a thousand at ten tables ÷ ten at one."""
    few = _run(_cost_ms(tables=1, stations=10, rounds=30))
    many = _run(_cost_ms(tables=10, stations=100, rounds=3))
    return {
        "ratio": Measurement(many / few, "×", 1.5, ratio=True),
        "of_10": Measurement(few, "ms"),
        "of_1000": Measurement(many, "ms"),
    }


@benchmark
def growth() -> dict[str, Measurement]:
    """Memory and database over 2,000 rounds of ten stations."""
    halfway, end, bytes_a_round = _run(_growth(stations=10, rounds=2000))
    return {
        "memory": Measurement(end / halfway, "×", 1.05, ratio=True),
        "memory_at_the_end": Measurement(end, "MiB"),
        "memory_a_round": Measurement((end - halfway) * 1024 / 1000, "KiB"),
        "database_a_round": Measurement(bytes_a_round / 1024, "KiB"),
    }


async def _sheets_a_second(database: str | None) -> float:
    async with bench_server(stations=CONNECTIONS, database=database) as bench:
        round_ = await bench.open_round()
        tokens = list(bench.tokens.values())
        await asyncio.to_thread(_wrk, bench.server.port, round_, tokens, run_s=1)  # warm-up: caches, pages, accounts
        rate = await asyncio.to_thread(_wrk, bench.server.port, round_, tokens, first_version=1_000_000)
        await bench.settle("1", round_)
        return rate


def _wrk(port: int, round_: int, tokens: list[str], *, run_s: int = RUN_S, first_version: int = 1) -> float:
    """Successes a second. A sheet that its station's newer one overtook is answered too, but not acknowledged."""
    with tempfile.NamedTemporaryFile("w", suffix=".tokens", encoding="ascii") as file:
        file.write("\n".join([str(round_), *tokens]) + "\n")
        file.flush()
        said = subprocess.run(
            ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{run_s}s", "-s", str(SCRIPT), f"http://127.0.0.1:{port}"],
            env={**os.environ, "ATS_TOKENS": file.name, "ATS_FIRST_VERSION": str(first_version)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
    line = next(line for line in said.splitlines() if line.startswith("WRK "))
    answered, refused, broken, microseconds = map(int, line.split()[1:])
    if broken or refused > answered // 20:
        raise RuntimeError(f"of {answered} answers {refused} were refusals; {broken} connections broke")
    return (answered - refused) / (microseconds / 1e6)


def any_tokens(stations: int = CONNECTIONS) -> tuple[int, list[str]]:
    return 1, ["0" * 150] * stations


async def _sheets_ms(stations: int, database: str | None) -> list[float]:
    async with bench_server(stations=stations, database=database) as bench:
        round_ = await bench.open_round()
        took = await answers_ms(bench.server.port, round_, list(bench.tokens.values()))
        await bench.settle("1", round_)
        return took


async def answers_ms(port: int, round_: int, tokens: list[str]) -> list[float]:
    """How long each sheet of each station took, in ms."""

    async def station(number: int, connection: Connection) -> list[float]:
        sheets = [_sheet(connection, round_, version, number) for version in range(1, WARM_UP + ACKNOWLEDGED + 1)]
        took = []
        for sheet in sheets:
            begun = perf_counter()
            status, words = await connection.send(sheet)
            took.append((perf_counter() - begun) * 1000)
            if status != 200:
                raise RuntimeError(f"a sheet was refused: {status} {words[:300]!r}")
        return took[WARM_UP:]

    async with AsyncExitStack() as at_the_end:
        connections = [await Connection.open(port, token) for token in tokens]
        for connection in connections:
            at_the_end.push_async_callback(connection.close)
        each = await asyncio.gather(*(station(number, connection) for number, connection in enumerate(connections)))
    return [ms for its in each for ms in its]


async def _burst(database: str | None) -> tuple[int, int, float, int]:
    """Sheets sent in time, refused ones among them, the slowest acknowledgement in ms, and the commits it took."""
    async with bench_server(stations=CONNECTIONS, database=database) as bench:
        connections = await bench.stations()
        stream = await Connection.open(bench.server.port, bench.tokens["1", 1])
        await stream.listen("/v1/station/events")
        for _ in range(2):  # the first is a warm-up
            await bench.dealer.ask("PUT", "/v1/tables/1/period", {"period_s": 5})
            opened = await bench.at_table("1", "rounds", {})
            puts = [_sheet(connection, opened["round"], 1, number) for number, connection in enumerate(connections)]
            now_ms = (await bench.dealer.ask("GET", "/v1/clock"))["now_ms"]
            begins = asyncio.get_running_loop().time() + (opened["deadline_ms"] - 200 - now_ms) / 1000
            commits = await bench.commits()
            # The last one leaves 10 ms before expiry. A sheet that a busy machine sent later was not in time.
            answers = await asyncio.gather(
                *(_at(begins + SENT_OVER_S * index / CONNECTIONS, connection, put)
                  for index, (connection, put) in enumerate(zip(connections, puts, strict=True)))
            )  # fmt: skip
            commits = await bench.commits() - commits
            closed = await stream.until(b'"recognised":')
            await connections[0].ask("POST", "/v1/station/sheet/confirm", _digest_of(opened["round"], closed))
            await bench.at_table("1", "rounds/outcome", {"round": opened["round"], "outcome": "17"})
        for connection in (*connections, stream):
            await connection.close()
        in_time = [status for status, _, sent in answers if sent < begins + LEAVES_WITHIN_S]
        refused = sum(status != 200 for status in in_time)
        return len(in_time), refused, max(took for _, took, _ in answers), commits


async def _at(when: float, connection: Connection, request: bytes) -> tuple[int, float, float]:
    """The status, how long it took in ms, and when it was really sent."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(when - loop.time())
    sent, begun = loop.time(), perf_counter()
    status, _ = await connection.send(request)
    return status, (perf_counter() - begun) * 1000, sent


async def _settle(rounds: int = 400, warm_up: int = 10) -> tuple[list[float], list[float]]:
    """Times in ms, and those of a bare push of as many bytes right before each, on the machine in the same mood."""
    async with bench_server(stations=CONNECTIONS) as bench, AsyncExitStack() as at_the_end:
        connections, streams = await bench.stations(), await bench.stations()
        for connection in (*connections, *streams):
            at_the_end.push_async_callback(connection.close)
        for stream in streams:
            await stream.listen("/v1/station/events")
        for _ in range(warm_up):
            _, told = await _settled(bench, await _entered(bench, connections, streams), streams)
        push = await at_the_end.enter_async_context(_bare_push(told))
        settled, bare = [], []
        for _ in range(rounds):
            round_ = await _entered(bench, connections, streams)
            bare.append(await push())
            settled.append((await _settled(bench, round_, streams))[0])
        return settled, bare


async def _entered(bench: BenchServer, connections: list[Connection], streams: list[Connection]) -> int:
    """A round with a sheet from every station, its outcome entered but not confirmed."""
    round_ = await bench.open_round()
    await asyncio.gather(
        *(connection.send(_sheet(connection, round_, 1, n)) for n, connection in enumerate(connections))
    )
    await bench.close_round("1", round_)
    closed = await asyncio.gather(*(stream.until(b'"recognised":') for stream in streams))
    await asyncio.gather(
        *(_confirm(connection, round_, words) for connection, words in zip(connections, closed, strict=True))
    )
    await bench.at_table("1", "rounds/outcome/reading", {"round": round_, "outcome": "17"})
    return round_


async def _settled(bench: BenchServer, round_: int, streams: list[Connection]) -> tuple[float, int]:
    """The time in ms from the request that confirms the outcome to the last station's event, and the bytes of the
    event."""
    begun = perf_counter()
    confirming = asyncio.create_task(bench.at_table("1", "rounds/outcome", {"round": round_, "outcome": "17"}))
    heard = await asyncio.gather(*(stream.until(b'"opened_ms":') for stream in streams))
    took = (perf_counter() - begun) * 1000
    await confirming
    return took, max(len(words) for words in heard)


async def _confirm(connection: Connection, round_: int, closed: bytes) -> None:
    await connection.ask("POST", "/v1/station/sheet/confirm", _digest_of(round_, closed))


def _digest_of(round_: int, closed: bytes) -> dict[str, object]:
    return {"round": round_, "digest": closed.partition(b'"digest":"')[2][:64].decode()}


@asynccontextmanager
async def _bare_push(size: int) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """The same bytes from a bare asyncio process to as many sockets, triggered by one byte; returns the time in ms."""
    port = free_port()
    pusher = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks._bare_push", str(port), str(CONNECTIONS), str(size)
    )
    try:
        trigger, *sockets = [await _connect(port) for _ in range(1 + CONNECTIONS)]
        for reader, _ in (trigger, *sockets):
            await reader.readexactly(1)

        async def push() -> float:
            begun = perf_counter()
            trigger[1].write(b"!")
            await asyncio.gather(*(reader.readexactly(size) for reader, _ in sockets))
            return (perf_counter() - begun) * 1000

        yield push
        for _, writer in (trigger, *sockets):
            writer.close()
    finally:
        pusher.terminate()
        await pusher.wait()


async def _connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    while True:
        with contextlib.suppress(ConnectionRefusedError):
            return await asyncio.open_connection("127.0.0.1", port)
        await asyncio.sleep(0.02)


async def _cost_ms(tables: int, stations: int, rounds: int) -> float:
    """Each station listens, sends its sheets and confirms. The first round is a warm-up."""
    async with bench_server(stations=stations, tables=tables) as bench:
        names = [str(number) for number in range(1, tables + 1)]
        connections = {name: await bench.stations(name) for name in names}
        streams = {name: await bench.stations(name) for name in names}
        for stream in [stream for its in streams.values() for stream in its]:
            await stream.listen("/v1/station/events")
        begun = 0.0
        for round_number in range(rounds + 1):
            if round_number == 1:
                begun = bench.cpu_s()
            for name in names:
                await _whole_round(bench, name, connections[name], streams[name])
        used = bench.cpu_s() - begun
        for connection in [connection for its in (*connections.values(), *streams.values()) for connection in its]:
            await connection.close()
        return used * 1000 / (rounds * tables * stations)


async def _whole_round(
    bench: BenchServer, table: str, connections: list[Connection], streams: list[Connection]
) -> None:
    round_ = await bench.open_round(table)
    for version in range(1, SHEETS_A_STATION + 1):
        await asyncio.gather(
            *(connection.send(_sheet(connection, round_, version, n)) for n, connection in enumerate(connections))
        )
    await bench.close_round(table, round_)
    closed = await asyncio.gather(*(stream.until(b'"recognised":') for stream in streams))
    await asyncio.gather(
        *(_confirm(connection, round_, words) for connection, words in zip(connections, closed, strict=True))
    )
    await bench.at_table(table, "rounds/outcome", {"round": round_, "outcome": "17"})
    await asyncio.gather(*(stream.until(b'"round-settled"') for stream in streams))


async def _growth(stations: int, rounds: int) -> tuple[float, float, float]:
    """Memory in MiB after half and after all of the rounds, and the database's bytes for each round."""
    async with bench_server(stations=stations) as bench:
        connections = await bench.stations()
        halfway, bytes_before = 0.0, 0
        for number in range(rounds):
            if number == rounds // 2:
                halfway, bytes_before = bench.memory_mib(), bench.database_bytes()
            round_ = await bench.open_round()
            await asyncio.gather(
                *(connection.send(_sheet(connection, round_, 1, n)) for n, connection in enumerate(connections))
            )
            await bench.settle("1", round_, str(number % 37))
        for connection in connections:
            await connection.close()
        return halfway, bench.memory_mib(), (bench.database_bytes() - bytes_before) / (rounds - rounds // 2)


def _sheet(connection: Connection, round_: int, version: int, number: int) -> bytes:
    wagers = {"red": 1000, "straight-17": 500, f"straight-{number % 36 + 1}": 250 + 250 * (version % 3)}
    return connection.request("PUT", "/v1/station/sheet", {"round": round_, "version": version, "wagers": wagers})


@contextmanager
def empty_endpoint() -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "benchmarks._empty_endpoint", str(port)])
    try:
        _run(_answers(port))
        yield port
    finally:
        process.terminate()
        process.wait()


async def _answers(port: int) -> None:
    _, writer = await _connect(port)
    writer.close()


@contextmanager
def _postgres() -> Iterator[Cluster]:
    """Durable, as in a casino; the tests' own clusters do not wait for the disk."""
    with ExitStack() as at_the_end:
        folder = at_the_end.enter_context(tempfile.TemporaryDirectory(prefix="ats-bench-postgres-"))
        cluster = Cluster(Path(folder), durable=True)
        cluster.make()
        cluster.start()
        at_the_end.callback(cluster.stop)
        yield cluster


def _run(work: Coroutine[Any, Any, Any]) -> Any:
    """Runs without this process's garbage collector: it takes 100 ms several times a minute, in the middle of an
    answer that came long before."""
    gc.collect()
    gc.disable()
    try:
        return uvloop.run(work)
    finally:
        gc.enable()
