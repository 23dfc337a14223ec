"""A screen's connection to the server: asks, and turns what comes back into a message or an error of `errors`.

One connection each: an httpx client shared by a hundred stations was measured at a tenth of what they need.
"""

from __future__ import annotations

import asyncio
import ssl
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from game_protocol.act import ANSWER_WITHIN_S, Act, Answer, Who
from game_protocol.basics import Malformed
from game_protocol.errors import NoAnswer, RefusedByServer, WrongRelease
from game_protocol.event_stream import EventStream
from game_protocol.events import event_kinds
from game_protocol.hello import Hello, SayHello
from game_protocol.house import ReadClock
from game_protocol.problems import Problem, Refused
from game_protocol.release import NOBODY_KNOWS, OURS, PROTOCOL_HEADER, RELEASE_HEADER, Protocols, release_headers

SILENCE_S = 1.5
"""The server sends at least a heartbeat a second, so a silent stream is a lost link: shown within 2 s."""
RESTS_S = 30.0
"""A connection unused for longer is not used again; our server closes one after 75 s (`game_server.serving`)."""
HTTP_NOT_FOUND = 404
OWNERS_FOLLOWED = 3
"""How often in a row a request goes on to the server that owns the table, before that counts as no answer."""


@lru_cache
def trusting(ca_file: Path | None) -> ssl.SSLContext:
    """Whom we believe to be the server: the operator's own authority, or the system's. Loading takes milliseconds."""
    return ssl.create_default_context(cafile=ca_file)


class Connection:
    """Typed questions and answers over one httpx client. Not signed in by itself."""

    def __init__(
        self,
        server: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """`others`: further servers of the same house, asked in turn when one does not answer."""
        self._homes = tuple(_base(address) for address in (server, *others))
        self._home = 0
        self._http = httpx.AsyncClient(
            base_url=self._homes[0],
            transport=transport,
            verify=trusting(ca_file),
            limits=httpx.Limits(keepalive_expiry=RESTS_S),
            headers=release_headers(),
            trust_env=False,  # a proxy for the house's web browsers must not see a station's money
        )
        self.hello: Hello | None = None
        """How the server introduced itself when its events were last listened to."""

    @property
    def server(self) -> str:
        """Where questions go now: the configured address, or the table's owner."""
        return str(self._http.base_url)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        await self._http.aclose()

    async def now_ms(self) -> int:
        """The server's clock, asked without signing in."""
        return (await self.do(ReadClock())).now_ms

    async def say_hello(self) -> Hello:
        """Tells each other release and protocol versions. Raises `WrongRelease` where the two have none in common."""
        self.hello = None
        hello = await self.do(SayHello.ours(event_kinds()))
        if not OURS.shares(hello.protocols):
            raise WrongRelease(hello.release)
        self.hello = hello
        return hello

    def knows(self, act: type[Act[Any]]) -> bool:
        """Whether the server does this act, as far as it has said."""
        return self.hello is None or act.word() in self.hello.can

    async def do(self, act: Act[Answer]) -> Answer:
        """Asks for an act and waits until it is done. Raises `RefusedByServer` (not done) or `NoAnswer` (unknown)."""
        if not self.knows(type(act)):
            message = f"The server's release does not know {act.word()}."
            raise RefusedByServer(Refused(problem=Problem.NOT_IN_THIS_RELEASE, message=message), HTTP_NOT_FOUND)
        response = await self._asked(act, {})
        try:
            return act.read_answer(response.content)
        except Malformed as error:
            raise NoAnswer(f"{act.at}: {response.status_code} with an answer that is none") from error

    async def text(self, act: Act[Any]) -> str:
        """The answer as it comes, where the act asks for a file."""
        return (await self._asked(act, {})).text

    async def _asked(self, act: Act[Any], headers: dict[str, str]) -> httpx.Response:
        """An answer that is a success."""
        method, path, body = act.at.method, act.path(), act.body()
        sent = {"Content-Type": "application/json", **headers} if body is not None else headers
        patience = httpx.Timeout(ANSWER_WITHIN_S, read=act.within_s)
        for _ in range(OWNERS_FOLLOWED):
            asked_of = self._http.base_url
            try:
                response = await self._http.request(
                    method, path, params=act.query() or None, content=body, headers=sent, timeout=patience
                )
            except httpx.HTTPError as error:
                self._turn_from(asked_of)
                raise NoAnswer(f"{method} {path}: {str(error) or type(error).__name__}") from error
            if response.is_success:
                if not act.every_release:
                    must_be_understood(response)
                return response
            try:
                refused = Refused.from_json(response.content)
            except Malformed as error:
                must_be_understood(response)
                raise NoAnswer(f"{method} {path}: {response.status_code} with an answer that is none") from error
            if not self._turn_to_owner(refused):
                must_be_understood(response)
                raise RefusedByServer(refused, response.status_code)
        raise NoAnswer(f"{method} {path}: each server names another as the table's owner")

    def _turn_to_owner(self, refused: Refused) -> bool:
        """A server that does not own the table says who does."""
        owner = refused.detail.get("owner")
        if refused.problem is not Problem.BUSY or not isinstance(owner, str) or not owner:
            return False
        self._http.base_url = httpx.URL(owner)
        return True

    def _turn_from(self, silent: httpx.URL) -> None:
        """The table's owner may be gone: a configured server knows, or will soon, who owns it now. One of those that
        does not answer is passed over for the next. Of several questions that got no answer the first turns."""
        if self._http.base_url != silent:
            return
        if silent == self._homes[self._home]:
            self._home = (self._home + 1) % len(self._homes)
        self._http.base_url = self._homes[self._home]

    @asynccontextmanager
    async def listen(self, path: str, after: int | None, headers: dict[str, str]) -> AsyncIterator[EventStream]:
        """The events after a number; inside the `with` block the link is up. `NoAnswer` as soon as it is not."""
        if after is not None:
            headers = {**headers, "Last-Event-ID": str(after)}
        async with self._stream(path, headers) as response:
            yield EventStream(response, after)

    @asynccontextmanager
    async def _stream(self, path: str, headers: dict[str, str]) -> AsyncIterator[httpx.Response]:
        headers = {**headers, "Accept": "text/event-stream", "Cache-Control": "no-store"}
        # The read time-out is the heartbeat's watch: any byte, a comment too, starts it anew.
        patience = httpx.Timeout(ANSWER_WITHIN_S, read=SILENCE_S)
        asked_of = self._http.base_url
        try:
            async with self._http.stream("GET", path, headers=headers, timeout=patience) as response:
                if not response.is_success:
                    await self._refuse(response)
                must_be_understood(response)
                yield response
        except httpx.HTTPError as error:
            self._turn_from(asked_of)
            raise NoAnswer(f"{path}: {str(error) or type(error).__name__}") from error

    @asynccontextmanager
    async def connect(self, path: str, after: int | None, headers: dict[str, str]) -> AsyncIterator[EventStream]:
        """Listens, and says hello: the server may be of another release than the one that was lost."""
        async with self.listen(path, after, headers) as stream:
            await self.say_hello()
            yield stream

    async def _refuse(self, response: httpx.Response) -> None:
        try:
            refused = Refused.from_json(await response.aread())
        except Malformed as error:
            must_be_understood(response)
            raise NoAnswer(f"{response.url.path}: {response.status_code} with an answer that is none") from error
        if not self._turn_to_owner(refused):
            must_be_understood(response)
        raise RefusedByServer(refused, response.status_code)


class SignedConnection(Connection, ABC):
    """A connection that signs in when first asked to do something, and again when it is told to."""

    def __init__(
        self,
        server: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self._token: str | None = None
        self._signing_in = asyncio.Lock()

    @abstractmethod
    async def _new_token(self) -> str: ...

    async def sign_in(self) -> str:
        async with self._signing_in:
            if self._token is None:
                self._token = await self._new_token()
            return self._token

    async def _asked(self, act: Act[Any], headers: dict[str, str]) -> httpx.Response:
        if act.needs is Who.ANYONE:
            return await super()._asked(act, headers)
        token = await self.sign_in()
        try:
            return await super()._asked(act, {**_bearer(token), **headers})
        except RefusedByServer as refusal:
            if not self._forget(token, refusal):
                raise
        # The token had run out, or another server took the table over: sign in anew and ask once more.
        return await super()._asked(act, {**_bearer(await self.sign_in()), **headers})

    @asynccontextmanager
    async def listen_signed(self, path: str, after: int | None) -> AsyncIterator[EventStream]:
        token = await self.sign_in()
        try:
            async with self.connect(path, after, _bearer(token)) as stream:
                yield stream
        except RefusedByServer as refusal:
            self._forget(token, refusal)
            raise

    def _forget(self, token: str, refusal: RefusedByServer) -> bool:
        if refusal.problem is not Problem.NOT_SIGNED_IN:
            return False
        if self._token == token:
            self._token = None
        return True


def must_be_understood(response: httpx.Response) -> None:
    """Raises `WrongRelease` for an answer whose sender speaks no protocol version of ours."""
    theirs = Protocols.read(response.headers.get(PROTOCOL_HEADER, str(OURS)))
    if theirs is not None and not OURS.shares(theirs):
        raise WrongRelease(response.headers.get(RELEASE_HEADER, NOBODY_KNOWS))


def _base(address: str) -> httpx.URL:
    """As httpx keeps it, so that one can tell which address a question went to."""
    url = httpx.URL(address)
    return url if url.raw_path.endswith(b"/") else url.copy_with(raw_path=url.raw_path + b"/")


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
