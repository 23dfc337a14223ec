"""Clients that no station would be: too large, too slow, too many, without a name or with somebody else's."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from game_protocol.hello import SayHello
from game_protocol.house import ReadClock
from game_protocol.identity import (
    AddStaff,
    AskChallenge,
    Enrol,
    MakeEnrolmentCode,
    StaffSignIn,
    StationSignIn,
    signed_words,
)
from game_protocol.problems import Problem, Refused
from game_protocol.station import LookAtStation, SheetPut
from game_rules.game import Role
from game_server.http.body_limit import SLOW_BODY_S
from game_server.settings import Settings
from tests.game_server.asking import at
from tests.game_server.fuzz.conftest import Victim

LARGEST = Settings().largest_body
PUBLIC = {
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    at(SayHello),
    at(ReadClock),
    at(Enrol),
    at(AskChallenge),
    at(StationSignIn),
    at(StaffSignIn),
    # What hangs over a table for all to see.
    ("GET", "/v1/tables/{table}/display"),
    ("GET", "/v1/tables/{table}/display/events"),
    ("GET", "/v1/tables/{table}/jackpots"),
    ("GET", "/v1/tables/{table}/jackpots/stream"),
}
"""What is answered without a token."""


async def asked(victim: Victim, method: str, path: str, **more: object) -> httpx.Response:
    async with httpx.AsyncClient(base_url=victim.server.url, trust_env=False, timeout=20) as client:
        return await client.request(method, path, **more)  # type: ignore[arg-type]  # httpx's own keywords


def refused(response: httpx.Response) -> tuple[int, Problem]:
    return response.status_code, Refused.from_json(response.content).problem


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_an_oversized_body_is_refused_with_the_limit(victim: Victim) -> None:
    token = await victim.token_of(1)
    before = victim.state()
    response = await asked(victim, *at(SheetPut), headers=bearer(token), content=b"[" * (LARGEST + 1))
    assert refused(response) == (413, Problem.TOO_LARGE)
    assert str(LARGEST) in response.text
    assert victim.state() == before


async def test_an_oversized_body_in_pieces_is_refused_too(victim: Victim) -> None:
    async def pieces() -> object:
        for _ in range(LARGEST // 1000 + 2):
            yield b"x" * 1000

    response = await asked(victim, *at(StaffSignIn), content=pieces())
    assert refused(response) == (413, Problem.TOO_LARGE)


async def test_a_body_of_a_gigabyte_is_not_waited_for(victim: Victim) -> None:
    """Only its length is sent: the answer comes, or the connection ends, without a byte of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", victim.server.port)
    head = f"POST {StaffSignIn.at.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    writer.write(f"{head}content-length: 1000000000\r\n\r\n".encode() + b"x" * (LARGEST + 1))
    answer = await asyncio.wait_for(reader.read(300), 10)
    assert b" 413 " in answer
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def test_clients_that_never_finish_do_not_keep_the_others_waiting(victim: Victim) -> None:
    drips = [await asyncio.open_connection("127.0.0.1", victim.server.port) for _ in range(200)]
    for index, (_, writer) in enumerate(drips):
        half = b"PUT /station/sheet HTTP/1.1\r\nhost: x\r\n" + (b"content-length: 100\r\n\r\n{" if index % 2 else b"")
        writer.write(half)
    assert (await asyncio.wait_for(asked(victim, *at(ReadClock)), 5)).status_code == 200
    for _, writer in drips:
        writer.close()


@pytest.mark.slow
async def test_a_body_that_does_not_come_is_given_up(victim: Victim) -> None:
    token = await victim.token_of(1)
    reader, writer = await asyncio.open_connection("127.0.0.1", victim.server.port)
    head = f"PUT {SheetPut.at.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n"
    writer.write(f"{head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{{".encode())
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SLOW_BODY_S + 10)
    assert b" 422 " in answer
    assert b"send it again" in await asyncio.wait_for(reader.readuntil(b"}"), 10)
    writer.close()


async def test_ten_thousand_open_connections_leave_room_for_a_station(victim: Victim) -> None:
    wanted = 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert hard == resource.RLIM_INFINITY or hard > wanted + 500, "the machine allows too few open files for this test"
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted + 500, hard))
    strangers: list[socket.socket] = []
    try:
        for number in range(wanted):
            stranger = socket.create_connection(("127.0.0.1", victim.server.port), timeout=20)
            if number % 2:
                stranger.send(b"GET /clock HTTP/1.1\r\nhost: x\r\n")  # never finished
            strangers.append(stranger)
            if number % 500 == 0:
                await asyncio.sleep(0)
        response = await asked(victim, *at(LookAtStation), headers=bearer(await victim.token_of(1)))
        assert response.status_code == 200
        assert memory_mib(victim.server.pid) < 1024
    finally:
        for stranger in strangers:
            stranger.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert (await asked(victim, "GET", "/readyz")).status_code == 200


async def test_a_stranger_is_told_to_sign_in_at_every_door_but_the_public_ones(victim: Victim) -> None:
    document = (await asked(victim, "GET", "/openapi.json")).json()
    doors = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert len(doors) > 50
    before = victim.state()
    answers = {door: await status_for_a_stranger(victim, *door) for door in doors}
    # A body that is none is refused before anyone asks who sent it.
    assert {door for door, status in answers.items() if status not in (401, 422)} <= PUBLIC
    assert not {door for door, status in answers.items() if status == 422 and door[0] == "GET"}
    assert victim.state() == before


async def status_for_a_stranger(victim: Victim, method: str, path: str) -> int:
    """Only the status: a public event stream goes on for ever."""
    filled = re.sub(r"\{[a-z_]+\}", "1", path)
    async with (
        httpx.AsyncClient(base_url=victim.server.url, trust_env=False, timeout=20) as client,
        client.stream(method, filled, json=None if method == "GET" else {}) as response,
    ):
        return response.status_code


@pytest.mark.parametrize("role", [Role.DEALER, Role.TECHNICIAN, 1])
async def test_the_wrong_role_is_told_which_it_needs(victim: Victim, role: Role | int) -> None:
    token, before = await victim.token_of(role), victim.state()
    body = {"station": 5} if role is Role.DEALER else {"number": "7", "name": "A", "role": "dealer", "pin": "123456"}
    path = MakeEnrolmentCode.at.path.format(table="1") if role is Role.DEALER else AddStaff.at.path
    response = await asked(victim, "POST", path, headers=bearer(token), json=body)
    assert refused(response) == (403, Problem.WRONG_ROLE)
    assert victim.state() == before


async def test_a_token_with_one_letter_changed_opens_no_door(victim: Victim) -> None:
    token = await victim.token_of(1)
    changed = token[:40] + ("A" if token[40] != "A" else "B") + token[41:]
    response = await asked(victim, *at(LookAtStation), headers=bearer(changed))
    assert refused(response) == (401, Problem.NOT_SIGNED_IN)


async def test_a_recorded_sign_in_is_of_no_use_a_second_time(victim: Victim) -> None:
    station = victim.house.station(1)
    challenge = (await asked(victim, *at(AskChallenge), json={"station_id": station.station_id})).json()
    signature = station.key.sign(signed_words(station.station_id, challenge["challenge"])).hex()
    recorded = {"station_id": station.station_id, "challenge": challenge["challenge"], "signature": signature}
    recorded["release"] = "0.1.0"
    assert (await asked(victim, *at(StationSignIn), json=recorded)).status_code == 200
    replayed = await asked(victim, *at(StationSignIn), json=recorded)
    assert refused(replayed) == (401, Problem.BAD_SIGNATURE)


@pytest.mark.parametrize(
    "bytes_",
    [
        b"",
        b"\x00" * 100,
        b"GET",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PUT /station/sheet HTTP/9.9\r\n\r\n",
    ],
)
async def test_what_is_no_http_ends_the_connection_and_nothing_else(victim: Victim, bytes_: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", victim.server.port)
    writer.write(bytes_)
    writer.write_eof()
    await asyncio.wait_for(reader.read(), 10)
    writer.close()
    assert (await asked(victim, *at(ReadClock))).status_code == 200


def memory_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024
