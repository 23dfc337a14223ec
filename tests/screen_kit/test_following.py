"""Following a table: without a gap where that can be, with a look at everything where it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer
from game_protocol.problems import Problem, Refused
from screen_kit.clock import VirtualClock, breathe
from screen_kit.following import LOOK_AFTER_S, RECONNECTING, follow


class Screen:
    """Shows numbers; a number that does not follow the last one cannot be understood."""

    def __init__(self) -> None:
        self.shown: int | None = None
        self.newest = 10
        self.did: list[str] = []
        self.refusal: AskingFailed | None = None
        self._news: asyncio.Queue[int | AskingFailed] = asyncio.Queue()

    def known(self) -> int | None:
        return self.shown

    async def look(self) -> int | None:
        self.did.append("look")
        self.shown = self.newest
        return self.shown

    @asynccontextmanager
    async def listen(self, after: int | None) -> AsyncIterator[AsyncIterator[int]]:
        if self.refusal is not None:
            refusal, self.refusal = self.refusal, None
            raise refusal
        self.did.append(f"listen after {after}")
        yield self._stream()

    async def _stream(self) -> AsyncIterator[int]:
        while True:
            news = await self._news.get()
            if isinstance(news, AskingFailed):
                raise news
            yield news

    def heard(self, number: int) -> bool:
        if self.shown is None or number != self.shown + 1:
            return False
        self.shown = number
        return True

    def connected(self) -> None:
        self.did.append("connected")

    def lost(self, _why: AskingFailed) -> None:
        self.did.append("lost")

    async def is_told(self, *news: int | AskingFailed) -> None:
        for each in news:
            self._news.put_nowait(each)
        await breathe()


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
async def screen(clock: VirtualClock) -> AsyncIterator[Screen]:
    screen = Screen()
    following = asyncio.create_task(follow(screen, clock, Random(1)))  # noqa: S311  # waits are drawn, not secrets
    await breathe()
    assert screen.did == ["look", "listen after 10", "connected"]
    screen.did.clear()
    yield screen
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)


async def test_after_a_short_gap_it_goes_on_with_the_next_event(screen: Screen, clock: VirtualClock) -> None:
    await screen.is_told(11, 12, NoAnswer("gone"))
    await clock.advance(RECONNECTING.longest_s)
    assert screen.did == ["lost", "listen after 12", "connected"]


async def test_after_a_long_gap_it_shows_the_table_as_it_is(screen: Screen, clock: VirtualClock) -> None:
    await screen.is_told(NoAnswer("gone"))
    clock.jump_to(clock.now_s + LOOK_AFTER_S + 1)
    screen.newest = 90
    await breathe()
    assert screen.did == ["lost", "look", "listen after 90", "connected"]


async def test_news_that_does_not_follow_is_answered_by_a_look_and_the_link_stands(screen: Screen) -> None:
    screen.newest = 20
    await screen.is_told(17, 21)
    assert screen.did == ["look", "listen after 20", "connected"]
    assert screen.shown == 21


async def test_a_server_that_will_not_resume_there_is_looked_at(screen: Screen, clock: VirtualClock) -> None:
    screen.refusal = RefusedByServer(Refused(problem=Problem.UNKNOWN, message="No such event."), 404)
    await screen.is_told(NoAnswer("gone"))
    await clock.advance(2 * RECONNECTING.longest_s)
    assert screen.did == ["lost", "lost", "look", "listen after 10", "connected"]
