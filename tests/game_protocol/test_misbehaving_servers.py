"""A screen's connection against real sockets that misbehave: what is asked is answered, or counts as not answered."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import threading
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol import client
from game_protocol.client import Connection
from game_protocol.errors import NoAnswer
from game_protocol.house import ReadClock
from game_protocol.identity import Enrol
from game_protocol.problems import Problem
from game_protocol.station import CallAttendant

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
IMPATIENT_S = 0.2
LONGEST_HEAD = 200_000
"""More than any server of ours says before an answer."""


def answer(now_ms: int = 5, *headers: bytes) -> bytes:
    body = b'{"now_ms":%d}' % now_ms
    more = b"".join(header + b"\r\n" for header in headers)
    return b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n%b\r\n%b" % (len(body), more, body)


@asynccontextmanager
async def serving(serve: Serve) -> AsyncIterator[str]:
    """The address of a server that does this on each connection; it is over at the end."""
    connections: list[asyncio.Task[None] | None] = []

    async def on_each(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(asyncio.current_task())
        try:
            await serve(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # whoever asked is gone
        finally:
            writer.close()

    server = await asyncio.start_server(on_each, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    await asyncio.gather(*filter(None, connections))


@asynccontextmanager
async def served_by(serve: Serve) -> AsyncIterator[Connection]:
    async with serving(serve) as address, Connection(address) as connection:
        yield connection


async def turns(count: int) -> None:
    """Lets the loop look at its sockets, and do what is due, so many times."""
    for _ in range(count):
        await asyncio.sleep(0)


@contextmanager
def answered_once(listener: socket.socket) -> Iterator[socket.socket]:
    """For a thread: the next connection, after one question on it was answered; then it hangs up."""
    connection, _ = listener.accept()
    with connection:
        connection.settimeout(5)
        connection.recv(10_000)
        connection.sendall(answer())
        yield connection


async def question(reader: asyncio.StreamReader) -> bytes:
    """The head of a request, and its body where it has one."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    return head + await reader.readexactly(int(length.split(b":")[1]))


def answering(*answers: bytes) -> tuple[Serve, list[list[bytes]]]:
    """Gives each question the next answer; and the questions, by the connection they came on."""
    asked: list[list[bytes]] = []
    rest = list(answers)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append([])
        here = asked[-1]
        while rest:
            here.append(await question(reader))
            writer.write(rest.pop(0))
            await writer.drain()

    return serve, asked


# --- what is asked is answered


async def test_questions_follow_each_other_on_one_connection() -> None:
    serve, asked = answering(answer(1), answer(2), answer(3))
    async with served_by(serve) as connection:
        assert [await connection.now_ms() for _ in range(3)] == [1, 2, 3]
    assert [len(here) for here in asked] == [3]


async def test_a_question_arrives_with_its_words_headers_and_body() -> None:
    serve, asked = answering(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
    async with served_by(serve) as connection:
        await connection.do(CallAttendant(on=True))
    [[sent]] = asked
    assert sent.startswith(b"POST %b HTTP/1.1\r\n" % CallAttendant.at.path.encode())
    assert json.loads(sent.partition(b"\r\n\r\n")[2]) == {"on": True}


async def test_two_questions_at_once_do_not_wait_for_each_other() -> None:
    both = asyncio.Barrier(2)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        await both.wait()
        writer.write(answer())
        await writer.drain()

    async with served_by(serve) as connection:
        assert await asyncio.gather(connection.now_ms(), connection.now_ms()) == [5, 5]


async def test_a_connection_the_server_closed_while_it_rested_is_not_asked_on() -> None:
    """Even where our loop has not come to hear of it: the server is on a thread of its own, and ours is kept busy."""
    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as thread:
        listener.settimeout(5)

        def answer_and_hang_up() -> None:
            with answered_once(listener):
                pass
            hung_up.set()

        async with Connection(f"http://127.0.0.1:{listener.getsockname()[1]}") as connection:
            for _ in range(3):
                hung_up = threading.Event()
                served = thread.submit(answer_and_hang_up)
                assert await connection.now_ms() == 5
                assert hung_up.wait(5)
                served.result()


@pytest.mark.parametrize("heard", [False, True], ids=["in the socket", "had time to be read"])
async def test_what_a_server_says_unasked_is_not_taken_for_the_next_answer(heard: bool) -> None:
    asked = 0
    rests, said = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        while await question(reader):
            asked += 1
            writer.write(answer(asked))
            if asked == 1:
                await rests.wait()
                writer.write(answer(99))
                said.set()

    async with served_by(serve) as connection:
        assert await connection.now_ms() == 1
        rests.set()
        await said.wait()
        await turns(2 if heard else 0)
        assert [await connection.now_ms(), await connection.now_ms()] == [2, 3]


async def test_a_connection_that_rested_too_long_is_not_asked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "RESTS_S", 0.0)
    serve, asked = answering(answer(1), answer(2))
    async with served_by(serve) as connection:
        assert [await connection.now_ms(), await connection.now_ms()] == [1, 2]
    assert [len(here) for here in asked] == [1, 1]


async def test_a_server_that_wants_to_close_is_let() -> None:
    serve, asked = answering(answer(1, b"Connection: close"), answer(2))
    async with served_by(serve) as connection:
        assert [await connection.now_ms(), await connection.now_ms()] == [1, 2]
    assert [len(here) for here in asked] == [1, 1]


async def test_whoever_leaves_a_stream_early_leaves_its_connection() -> None:
    """The rest of it must not be taken for the answer to the next question."""
    stream = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 100\r\n\r\n: listening\n\n"
    serve, asked = answering(stream, answer())
    async with served_by(serve) as connection:
        async with connection.listen("/events", None, {}):
            pass
        assert await connection.now_ms() == 5
    assert [len(here) for here in asked] == [1, 1]


async def test_a_question_given_up_leaves_its_connection() -> None:
    """An answer that comes late must not be taken for the answer to the next question."""
    serve, asked = answering(b"", answer())
    async with served_by(serve) as connection:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await connection.now_ms()
        assert await connection.now_ms() == 5
    assert [len(here) for here in asked] == [1, 1]


async def test_a_word_in_between_is_passed_over() -> None:
    serve, _ = answering(b"HTTP/1.1 102 Processing\r\n\r\n" + answer())
    async with served_by(serve) as connection:
        assert await connection.now_ms() == 5


@given(st.sets(st.integers(1, len(answer()) - 1), max_size=5).map(sorted))
def test_an_answer_is_the_same_however_it_is_cut(cuts: list[int]) -> None:
    whole = answer()
    pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        await reader.read()

    async def ask() -> int:
        async with served_by(serve) as connection:
            return await connection.now_ms()

    assert asyncio.run(ask()) == 5


async def test_the_tables_owner_is_asked_where_another_server_names_it() -> None:
    serve, asked = answering(answer(7))
    async with serving(serve) as owner:
        body = json.dumps({"problem": Problem.BUSY, "message": "not mine", "detail": {"owner": owner}}).encode()
        home, asked_at_home = answering(b"HTTP/1.1 503 Busy\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
        async with served_by(home) as connection:
            assert await connection.now_ms() == 7
            assert connection.server == owner
    assert [len(asked), len(asked_at_home)] == [1, 1]


# --- what is not answered


async def test_nobody_of_that_name() -> None:
    async with Connection("http://no-such-server.invalid") as connection:
        with pytest.raises(NoAnswer):
            await connection.now_ms()


async def test_a_door_that_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A listener whose queue is full lets nobody in, and says nothing."""
    monkeypatch.setattr(client, "ANSWER_WITHIN_S", IMPATIENT_S)
    with socket.create_server(("127.0.0.1", 0), backlog=0) as listener, ExitStack() as queue:
        address = listener.getsockname()
        for _ in range(3):
            waiting = queue.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(address)
        async with Connection(f"http://127.0.0.1:{address[1]}") as connection:
            with pytest.raises(NoAnswer, match="ConnectTimeout"):
                await connection.now_ms()


async def test_a_server_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReadClock, "within_s", IMPATIENT_S)

    async def serve(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with served_by(serve) as connection:
        with pytest.raises(NoAnswer, match="ReadTimeout"):
            await connection.now_ms()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"HTTP/1.1 200 O",
        answer()[:-1],
        b'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{"now_ms":5}\r\n',
        b"GARBAGE\r\n\r\n",
        b'HTTP/1.1 200 OK\r\nContent-Length: 12\r\nContent-Length: 13\r\n\r\n{"now_ms":5}',
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * LONGEST_HEAD,
        answer(5, b"Content-Encoding: gzip"),
    ],
    ids=[
        "nothing",
        "half a line",
        "half a body",
        "half its chunks",
        "no HTTP",
        "two lengths",
        "endless head",
        "no gzip",
    ],
)
async def test_an_answer_that_is_none_or_not_whole(said: bytes) -> None:
    serve, _ = answering(said)
    async with served_by(serve) as connection:
        with pytest.raises(NoAnswer):
            await connection.now_ms()


async def test_a_connection_that_breaks_in_the_middle_of_the_question() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(1)
        writer.transport.abort()  # with the rest of the question unread: a reset, not an end

    async with served_by(serve) as connection:
        with pytest.raises(NoAnswer):
            await connection.do(Enrol(code="x" * 1_000_000, public_key="0" * 64))


async def test_nobody_is_sent_elsewhere_by_a_redirection() -> None:
    """Only a message of ours says who owns a table: a station's money goes to no other address."""
    elsewhere, asked = answering(answer())
    async with serving(elsewhere) as address:
        moved = b"HTTP/1.1 307 Temporary Redirect\r\nLocation: %b/clock\r\nContent-Length: 0\r\n\r\n" % address.encode()
        serve, _ = answering(moved)
        async with served_by(serve) as connection:
            with pytest.raises(NoAnswer):
                await connection.now_ms()
    assert asked == []


# --- no socket is left behind


async def test_closing_takes_every_connection_along() -> None:
    gone = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        writer.write(answer())
        assert await reader.read() == b""
        gone.set()

    async with served_by(serve) as connection:
        await connection.now_ms()
        await connection.aclose()
        async with asyncio.timeout(5):
            await gone.wait()


@pytest.mark.parametrize("warm", [False, True], ids=["connecting", "on a resting connection"])
async def test_whoever_gives_up_leaves_no_socket_open(warm: bool) -> None:
    """Whenever that is: after one turn of the loop, two, three..."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await question(reader):
            writer.write(answer())

    async with served_by(serve) as connection:
        with warnings.catch_warnings(record=True) as unclosed:
            warnings.simplefilter("always", ResourceWarning)
            for after in range(30):
                if warm:
                    await connection.now_ms()
                asking = asyncio.create_task(connection.now_ms())
                await turns(after)
                asking.cancel()
                with suppress(asyncio.CancelledError):
                    await asking
                await turns(3)  # what was dropped is closed by the loop
                gc.collect()
    assert not [str(each.message) for each in unclosed]


@pytest.mark.parametrize("left_early", [False, True])
def test_no_socket_stays_open_though_the_loop_ends_with_us(left_early: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as thread:
        listener.settimeout(5)

        def serve() -> bytes:
            with answered_once(listener) as connection:
                return connection.recv(1)  # nothing, once the other side is closed

        async def ask() -> None:
            async with Connection(f"http://127.0.0.1:{listener.getsockname()[1]}") as connection:
                if left_early:
                    async with connection.listen("/events", None, {}):
                        return
                await connection.now_ms()

        with warnings.catch_warnings(record=True) as unclosed:
            warnings.simplefilter("always", ResourceWarning)
            served = thread.submit(serve)
            loop = asyncio.new_event_loop()
            loop.run_until_complete(ask())
            loop.close()
            gc.collect()
        assert not [str(each.message) for each in unclosed]
        assert served.result() == b""
