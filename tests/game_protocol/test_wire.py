"""Our transport under httpx, against real sockets: connections are used again, and every failure has its name."""

from __future__ import annotations

import asyncio
import gc
import socket
import ssl
import threading
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress

import h11
import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol import wire
from game_protocol.wire import Wire

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PATIENCE = httpx.Timeout(5.0, read=0.2)
HELLO = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"


@asynccontextmanager
async def served_by(serve: Serve) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server that does this on each connection; both are over at the end."""
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
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with httpx.AsyncClient(base_url=address, transport=Wire(no_tls), timeout=PATIENCE) as client:
            yield client
    await asyncio.gather(*filter(None, connections))


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
        connection.sendall(HELLO)
        yield connection


def no_tls() -> ssl.SSLContext:
    raise AssertionError("nobody asked for TLS")


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


async def test_questions_follow_each_other_on_one_connection() -> None:
    serve, asked = answering(HELLO, HELLO, HELLO)
    async with served_by(serve) as client:
        for _ in range(3):
            assert (await client.get("/a")).text == "hello"
    assert [len(here) for here in asked] == [3]


async def test_a_question_arrives_with_its_words_headers_and_body() -> None:
    serve, asked = answering(HELLO)
    async with served_by(serve) as client:
        await client.put("/sheet?round=3", content=b'{"bets":[]}', headers={"X-Station": "17"})
    [[sent]] = asked
    assert sent.startswith(b"PUT /sheet?round=3 HTTP/1.1\r\n")
    assert b"x-station: 17\r\n" in sent.lower()
    assert sent.endswith(b'\r\n\r\n{"bets":[]}')


async def test_two_questions_at_once_do_not_wait_for_each_other() -> None:
    both = asyncio.Barrier(2)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        await both.wait()
        writer.write(HELLO)
        await writer.drain()

    async with served_by(serve) as client:
        answers = await asyncio.gather(client.get("/a"), client.get("/b"))
    assert [answer.text for answer in answers] == ["hello", "hello"]


async def test_a_connection_the_server_closed_meanwhile_is_not_asked_on() -> None:
    """Even where our loop has not come to hear of it: the server is on a thread of its own, and ours is kept busy."""
    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as thread:
        listener.settimeout(5)

        def answer_and_hang_up() -> None:
            with answered_once(listener):
                pass
            hung_up.set()

        address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        async with httpx.AsyncClient(transport=Wire(no_tls), timeout=PATIENCE) as client:
            for _ in range(3):
                hung_up = threading.Event()
                served = thread.submit(answer_and_hang_up)
                assert (await client.get(address)).text == "hello"
                assert hung_up.wait(5)
                served.result()


@pytest.mark.parametrize("heard", [None, False, True], ids=["with the answer", "in the socket", "already read"])
async def test_what_a_server_says_unasked_is_not_taken_for_the_next_answer(heard: bool | None) -> None:
    """Whether it comes with an answer, or later; and then whether our loop has come to read it or not."""
    asked = 0
    rests, said = asyncio.Event(), asyncio.Event()
    unasked = HELLO.replace(b"hello", b"wrong")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        while await question(reader):
            asked += 1
            answer = HELLO.replace(b"hello", b"no. %d" % asked)
            writer.write(answer + unasked if asked == 1 and heard is None else answer)
            if asked == 1 and heard is not None:
                await rests.wait()
                writer.write(unasked)
                said.set()

    async with served_by(serve) as client:
        assert (await client.get("/a")).text == "no. 1"
        if heard is not None:
            rests.set()
            await said.wait()
            await turns(2 if heard else 0)
        assert (await client.get("/b")).text == "no. 2"
        assert (await client.get("/c")).text == "no. 3"


async def test_a_connection_that_rested_too_long_is_not_asked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "IDLE_S", -1.0)
    serve, asked = answering(HELLO, HELLO)
    async with served_by(serve) as client:
        await client.get("/a")
        await client.get("/b")
    assert [len(here) for here in asked] == [1, 1]


async def test_connections_that_nobody_needs_any_more_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = asyncio.Barrier(3)
    asked_again, may_answer = asyncio.Event(), asyncio.Event()
    gone: asyncio.Queue[None] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        await at_once.wait()
        writer.write(HELLO)
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while await question(reader):
                asked_again.set()
                await may_answer.wait()
                writer.write(HELLO)
        await gone.put(None)

    async with served_by(serve) as client, asyncio.timeout(10):
        await asyncio.gather(*(client.get("/a") for _ in range(3)))
        asking = asyncio.create_task(client.get("/b"))
        await asked_again.wait()
        monkeypatch.setattr(wire, "IDLE_S", -1.0)  # the two that rest have rested too long
        may_answer.set()
        assert (await asking).text == "hello"
        await gone.get()
        await gone.get()
        assert gone.empty(), "the one that was asked on is kept"


async def test_a_server_that_wants_to_close_is_let() -> None:
    serve, asked = answering(HELLO.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), HELLO)
    async with served_by(serve) as client:
        await client.get("/a")
        await client.get("/b")
    assert [len(here) for here in asked] == [1, 1]


async def test_an_answer_comes_in_pieces_as_they_are_sent() -> None:
    go_on = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n")
        await go_on.wait()
        writer.write(b"6\r\nsecond\r\n0\r\n\r\n")
        await writer.drain()

    async with served_by(serve) as client, client.stream("GET", "/events") as answer:
        pieces = answer.aiter_bytes()
        assert await anext(pieces) == b"first"
        go_on.set()
        assert [piece async for piece in pieces] == [b"second"]


async def test_whoever_leaves_an_answer_early_leaves_its_connection() -> None:
    """The rest of it must not be taken for the answer to the next question."""
    serve, asked = answering(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello", HELLO)
    async with served_by(serve) as client:
        async with client.stream("GET", "/events") as answer:
            assert await anext(answer.aiter_bytes()) == b"hello"
        assert (await client.get("/b")).text == "hello"
    assert [len(here) for here in asked] == [1, 1]


async def test_a_question_given_up_leaves_its_connection() -> None:
    serve, asked = answering(b"", HELLO)
    async with served_by(serve) as client:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await client.get("/a")
        assert (await client.get("/b")).text == "hello"
    assert [len(here) for here in asked] == [1, 1]


async def test_a_word_in_between_is_passed_over() -> None:
    serve, _ = answering(b"HTTP/1.1 102 Processing\r\n\r\n" + HELLO)
    async with served_by(serve) as client:
        assert (await client.get("/a")).text == "hello"


async def test_nobody_there() -> None:
    async with httpx.AsyncClient(transport=Wire(no_tls)) as client:
        with pytest.raises(httpx.ConnectError):
            await client.get("http://127.0.0.1:1/")


async def test_nobody_of_that_name() -> None:
    async with httpx.AsyncClient(transport=Wire(no_tls)) as client:
        with pytest.raises(httpx.ConnectError):
            await client.get("http://no-such-server.invalid/")


async def test_a_door_that_does_not_open() -> None:
    """A listener whose queue is full lets nobody in, and says nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=0) as listener, ExitStack() as queue:
        address = listener.getsockname()
        for _ in range(3):
            waiting = queue.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(address)
        async with httpx.AsyncClient(transport=Wire(no_tls), timeout=httpx.Timeout(0.2)) as client:
            with pytest.raises(httpx.ConnectTimeout):
                await client.get(f"http://127.0.0.1:{address[1]}/")


async def test_a_server_that_says_nothing() -> None:
    async def serve(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with served_by(serve) as client:
        with pytest.raises(httpx.ReadTimeout):
            await client.get("/a")


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 200 O",
        b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
        b"GARBAGE\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 2 * wire.LONGEST_HEAD,
    ],
    ids=["nothing", "half a line", "half a body", "half its chunks", "no HTTP", "two lengths", "endless head"],
)
async def test_an_answer_that_is_none_or_not_whole(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        writer.write(answer)
        await writer.drain()

    async with served_by(serve) as client:
        with pytest.raises(httpx.RemoteProtocolError):
            await client.get("/a")


async def test_a_connection_that_breaks() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(1)
        writer.transport.abort()  # with the rest of the question unread: a reset, not an end

    async with served_by(serve) as client:
        with pytest.raises((httpx.ReadError, httpx.WriteError)):
            await client.put("/a", content=b"x" * 1_000_000)


async def test_closing_takes_every_connection_along() -> None:
    gone = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        writer.write(HELLO)
        assert await reader.read() == b""
        gone.set()

    async with served_by(serve) as client:
        await client.get("/a")
        await client.aclose()
        async with asyncio.timeout(5):
            await gone.wait()


@pytest.mark.parametrize("warm", [False, True], ids=["connecting", "on a resting connection"])
async def test_whoever_gives_up_leaves_no_socket_open(warm: bool) -> None:
    """Whenever that is: after one turn of the loop, two, three..."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await question(reader):
            writer.write(HELLO)

    async with served_by(serve) as client:
        with warnings.catch_warnings(record=True) as unclosed:
            warnings.simplefilter("always", ResourceWarning)
            for after in range(20):
                if warm:
                    await client.get("/a")
                asking = asyncio.create_task(client.get("/a"))
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

        def answer() -> bytes:
            with answered_once(listener) as connection:
                return connection.recv(1)  # nothing, once the other side is closed

        async def ask() -> None:
            address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
            async with httpx.AsyncClient(transport=Wire(no_tls)) as client, client.stream("GET", address) as heard:
                if not left_early:
                    await heard.aread()

        with warnings.catch_warnings(record=True) as unclosed:
            warnings.simplefilter("always", ResourceWarning)
            served = thread.submit(answer)
            loop = asyncio.new_event_loop()
            loop.run_until_complete(ask())
            loop.close()
            gc.collect()
        assert not [str(each.message) for each in unclosed]
        assert served.result() == b""


@given(st.lists(st.binary(min_size=1, max_size=40), max_size=8), st.data())
def test_an_answer_is_the_same_however_it_is_cut(body: list[bytes], data: st.DataObject) -> None:
    server = h11.Connection(h11.SERVER)
    server.receive_data(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    server.next_event()
    head = server.send(h11.Response(status_code=200, headers=[("Transfer-Encoding", "chunked")])) or b""
    sent = head + b"".join(server.send(h11.Data(data=piece)) or b"" for piece in body)
    sent += server.send(h11.EndOfMessage()) or b""
    cuts = sorted(data.draw(st.sets(st.integers(1, len(sent) - 1), max_size=5)))
    pieces = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await question(reader)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        await reader.read()

    async def ask() -> bytes:
        async with served_by(serve) as client:
            return (await client.get("/")).content

    assert asyncio.run(ask()) == b"".join(body)
