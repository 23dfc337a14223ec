"""A screen's connection: answers become messages, refusals say why, silence is noticed, the owner is found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from game_protocol.client import Connection
from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer
from game_protocol.event_stream import Told, told
from game_protocol.events import BallSpun
from game_protocol.house import ReadClock
from game_protocol.identity import AskChallenge, StaffSignIn, StationSignIn, signed_words
from game_protocol.keys import SigningKey, is_signed
from game_protocol.problems import Problem, Refused
from game_protocol.staff_client import StaffClient
from game_protocol.station import CallAttendant
from game_protocol.station_client import StationClient
from tests.game_protocol.secured import over_tls

Endpoint = Callable[[Request], Awaitable[Response]]
KEY = SigningKey.generate()


def refused(problem: Problem, status: int = 409, **detail: Any) -> Response:
    return JSONResponse({"problem": problem, "message": "no", "detail": detail}, status)


def app(**endpoints: Endpoint) -> httpx.ASGITransport:
    paths = {"clock": ReadClock.at.path, "attendant": CallAttendant.at.path, "challenge": AskChallenge.at.path}
    paths |= {"sign_in": StationSignIn.at.path}
    made = [Route(paths[name], endpoint, methods=["GET", "POST"]) for name, endpoint in endpoints.items()]
    return httpx.ASGITransport(Starlette(routes=made))


async def challenge(_request: Request) -> Response:
    return JSONResponse({"challenge": "ab" * 32, "expires_ms": 1})


async def test_an_answer_becomes_a_message() -> None:
    async def clock(_request: Request) -> Response:
        return JSONResponse({"now_ms": 1234})

    async with Connection("http://server", transport=app(clock=clock)) as connection:
        assert await connection.now_ms() == 1234


async def test_a_refusal_carries_its_reason_and_figures() -> None:
    async def clock(_request: Request) -> Response:
        return refused(Problem.CREDIT_LIMIT, limit=1000)

    async with Connection("http://server", transport=app(clock=clock)) as connection:
        with pytest.raises(RefusedByServer) as caught:
            await connection.now_ms()
    assert (caught.value.problem, caught.value.refused.detail, caught.value.status) == (
        Problem.CREDIT_LIMIT,
        {"limit": 1000},
        409,
    )


@pytest.mark.parametrize("body", [b"", b"<html>", b'{"now_ms":"late"}', b"\xff\xfe"])
@pytest.mark.parametrize("status", [200, 404, 502])
async def test_an_answer_that_is_none_leaves_it_open_what_happened(body: bytes, status: int) -> None:
    async def clock(_request: Request) -> Response:
        return Response(body, status)

    async with Connection("http://server", transport=app(clock=clock)) as connection:
        with pytest.raises(NoAnswer, match=f"GET /v1/clock: {status} with an answer that is none"):
            await connection.now_ms()


async def test_nobody_there_is_no_answer() -> None:
    async with Connection("http://127.0.0.1:9") as connection:  # the discard port: nobody listens
        with pytest.raises(NoAnswer, match="GET /v1/clock"):
            await connection.now_ms()


async def test_a_server_that_does_not_own_the_table_says_who_does() -> None:
    async def clock(request: Request) -> Response:
        if request.url.hostname == "owner":
            return JSONResponse({"now_ms": 7})
        return refused(Problem.BUSY, 503, owner="http://owner:8000")

    async with Connection("http://other", transport=app(clock=clock)) as connection:
        assert await connection.now_ms() == 7
        assert connection.server == "http://owner:8000"


async def test_servers_that_point_at_each_other_do_not_hang_a_station() -> None:
    async def clock(request: Request) -> Response:
        return refused(Problem.BUSY, 503, owner="http://b" if request.url.hostname == "a" else "http://a")

    async with Connection("http://a", transport=app(clock=clock)) as connection:
        with pytest.raises(NoAnswer, match="each server names another"):
            await connection.now_ms()


async def test_when_the_owner_is_gone_the_configured_server_is_asked_again() -> None:
    class Gone(httpx.AsyncBaseTransport):
        def __init__(self, inner: httpx.AsyncBaseTransport) -> None:
            self._inner = inner

        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            if request.url.host == "owner":
                raise httpx.ConnectError("refused")
            return await self._inner.handle_async_request(request)

    async def clock(_request: Request) -> Response:
        return refused(Problem.BUSY, 503, owner="http://owner")

    async with Connection("http://home", transport=Gone(app(clock=clock))) as connection:
        with pytest.raises(NoAnswer):
            await connection.now_ms()
        assert connection.server == "http://home"


class SomeAreGone(httpx.AsyncBaseTransport):
    """A house of several servers, of which some do not answer."""

    def __init__(self, *gone: str) -> None:
        self.gone = set(gone)
        self.asked: list[str] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request.url.host)
        await asyncio.sleep(0)  # as on a wire: whoever else asks has asked by now
        if request.url.host in self.gone:
            raise httpx.ConnectError("refused")
        return httpx.Response(200, json={"now_ms": 7})


async def test_a_server_that_does_not_answer_is_passed_over_for_the_next_and_so_on_in_a_circle() -> None:
    house = SomeAreGone("a", "b")
    async with Connection("http://a", others=["http://b", "http://c"], transport=house) as connection:
        for _ in range(2):
            with pytest.raises(NoAnswer):
                await connection.now_ms()
        assert await connection.now_ms() == 7
        house.gone = {"c"}
        with pytest.raises(NoAnswer):
            await connection.now_ms()
        assert await connection.now_ms() == 7
    assert house.asked == ["a", "b", "c", "c", "a"]


async def test_many_questions_without_an_answer_turn_the_station_once() -> None:
    """Two servers and two questions at once: each turning it would leave it where it was."""
    house = SomeAreGone("a")
    async with Connection("http://a/", others=["http://b"], transport=house) as connection:
        both = await asyncio.gather(connection.now_ms(), connection.now_ms(), return_exceptions=True)
        assert [type(each) for each in both] == [NoAnswer, NoAnswer]
        assert await connection.now_ms() == 7
    assert house.asked[-1] == "b"


async def test_when_the_owner_is_gone_the_same_home_is_asked_first() -> None:
    """It was not the configured server that fell silent."""
    house = SomeAreGone("owner")
    async with Connection("http://a", others=["http://b"], transport=house) as connection:
        connection._turn_to_owner(Refused(problem=Problem.BUSY, message="no", detail={"owner": "http://owner"}))
        with pytest.raises(NoAnswer):
            await connection.now_ms()
        assert await connection.now_ms() == 7
    assert house.asked == ["owner", "a"]


async def test_a_station_signs_the_challenge_with_its_key() -> None:
    signatures = []

    async def sign_in(request: Request) -> Response:
        signatures.append(json.loads(await request.body())["signature"])
        return JSONResponse({"token": "t", "expires_ms": 1, "role": "player", "name": "s"})

    async def attendant(request: Request) -> Response:
        return JSONResponse({}) if request.headers["Authorization"] == "Bearer t" else refused(Problem.WRONG_ROLE)

    transport = app(challenge=challenge, sign_in=sign_in, attendant=attendant)
    async with StationClient("http://server", "s7", KEY, transport=transport) as link:
        await asyncio.gather(*(link.do(CallAttendant(on=True)) for _ in range(3)))
    assert len(signatures) == 1
    assert is_signed(signed_words("s7", "ab" * 32), bytes.fromhex(signatures[0]), KEY.public)


async def test_a_token_that_has_run_out_is_renewed_once() -> None:
    tokens = iter(["old", "new", "newer"])

    async def sign_in(_request: Request) -> Response:
        return JSONResponse({"token": next(tokens), "expires_ms": 1, "role": "player", "name": "s"})

    async def attendant(request: Request) -> Response:
        if request.headers["Authorization"] == "Bearer old":
            return refused(Problem.NOT_SIGNED_IN, 401)
        return JSONResponse({})

    transport = app(challenge=challenge, sign_in=sign_in, attendant=attendant)
    async with StationClient("http://server", "s7", KEY, transport=transport) as link:
        await link.do(CallAttendant(on=True))
        await link.do(CallAttendant(on=True))
    assert next(tokens) == "newer"


# --- the event stream, over a real socket

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
BALL = b'id: 8\nevent: ball-spun\ndata: {"kind":"ball-spun","round":3}\n\n'


@asynccontextmanager
async def listening(
    *pieces: bytes, then_silent: bool = False, after: int | None = None
) -> AsyncIterator[tuple[AsyncIterator[Told], list[bytes]]]:
    """Hears a server that sends these pieces and then hangs up, or says nothing more; and what it was asked."""
    asked: list[bytes] = []
    over = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        if then_silent:
            await over.wait()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        async with Connection(address) as connection, connection.listen("/events", after, {}) as events:
            yield events.__aiter__(), asked
    finally:
        over.set()
        server.close()
        await server.wait_closed()


async def test_events_come_in_order_with_their_numbers_and_a_resumption_says_where() -> None:
    async with listening(HEAD, b": listening\n\n", BALL, after=7) as (heard, asked):
        first = await anext(heard)
        assert (first.id, first.event) == (8, BallSpun(round=3))
        with pytest.raises(NoAnswer, match="ended"):
            await anext(heard)
    assert b"last-event-id: 7\r\n" in asked[0].lower()


async def test_what_stands_in_no_journal_has_the_number_of_what_was_heard_before() -> None:
    """So that whoever resumes from it misses nothing."""
    shown = b'event: jackpots-shown\ndata: {"kind":"jackpots-shown","as_of_ms":5,"meters":[]}\n\n'
    async with listening(HEAD, shown, BALL, shown, after=7) as (heard, _):
        numbers = [(await anext(heard)).id for _ in range(3)]
    assert numbers == [7, 8, 8]
    async with listening(HEAD, shown, BALL) as (heard, _):
        assert (await anext(heard)).id == 8, "before any number is known there is none to give it"


async def test_an_event_of_a_kind_we_do_not_know_does_no_harm() -> None:
    strange = b'id: 7\nevent: comet\ndata: {"kind":"comet"}\n\n'
    async with listening(HEAD, strange, BALL) as (heard, _):
        told_both = [await anext(heard), await anext(heard)]
    assert [(each.id, each.event) for each in told_both] == [(7, None), (8, BallSpun(round=3))]


async def test_a_stream_that_falls_silent_is_a_lost_link() -> None:
    async with listening(HEAD, b": listening\n\n", then_silent=True) as (heard, _):
        with pytest.raises(NoAnswer, match="ReadTimeout"):
            await anext(heard)


@given(number=st.from_regex(r"[0-9]{1,18}", fullmatch=True), data=st.text(max_size=200))
def test_whatever_is_told_under_a_number_is_passed_over_or_understood(number: str, data: str) -> None:
    assert told(number, data) == Told(int(number), None)


@given(number=st.text(max_size=30).filter(lambda text: not (text.isascii() and text.isdigit() and len(text) < 19)))
def test_an_event_without_a_number_ends_the_stream(number: str) -> None:
    with pytest.raises(NoAnswer, match="an event with the number"):
        told(number, "{}")


# --- TLS, over a real socket


async def test_the_houses_own_authority_is_believed(tmp_path: Path) -> None:
    async with over_tls(tmp_path) as (server, ca_file), Connection(server, ca_file=ca_file) as connection:
        assert await connection.now_ms() == 5


async def test_a_server_nobody_vouches_for_is_not_spoken_to(tmp_path: Path) -> None:
    async with over_tls(tmp_path) as (server, _), Connection(server) as connection:
        with pytest.raises(NoAnswer, match="certificate verify failed"):
            await connection.now_ms()


async def test_a_server_without_tls_cannot_vouch_for_one_with_it(tmp_path: Path) -> None:
    async with over_tls(tmp_path) as (owner, _):
        body = json.dumps({"problem": Problem.BUSY, "message": "not mine", "detail": {"owner": owner}}).encode()

        async def send_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 503 Busy\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(send_on, "127.0.0.1", 0) as home:
            address = f"http://127.0.0.1:{home.sockets[0].getsockname()[1]}"
            async with Connection(address) as connection:
                with pytest.raises(NoAnswer, match="certificate verify failed"):
                    await connection.now_ms()
                assert connection.server == address


# --- patience


async def test_a_pin_is_waited_for_longer_than_anything_else() -> None:
    """Checking one is slow on purpose; and a server that cannot be reached is known of as soon as ever."""
    patience: dict[str, dict[str, float]] = {}

    def note(request: httpx.Request) -> httpx.Response:
        patience[request.url.path] = request.extensions["timeout"]
        return httpx.Response(503, json={"problem": "busy", "title": "busy"})

    client = StaffClient("http://ats", "1", "1001", "482916", transport=httpx.MockTransport(note))
    async with client:
        with pytest.raises(AskingFailed):
            await client.sign_in()
        with pytest.raises(AskingFailed):
            await client.now_ms()
    pin, clock = patience[StaffSignIn.at.path], patience[ReadClock.at.path]
    assert pin["read"] > 3 * clock["read"]
    assert pin["connect"] == clock["connect"] == clock["read"]
