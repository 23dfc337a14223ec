"""The simulated wheel of a demonstration: spins when bets are closed, stops where chance says, minds a no spin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import SystemRandom

from game_protocol.table import Phase
from game_rules.library import load_game
from screen_kit.clock import VirtualClock
from table_screens.wheel.simulated import Simulated
from table_screens.wheel.source import BallSeen, ResultRead, SourceReady, WheelNews

WHEEL = load_game("rapid-roulette-single-zero").wheel


@asynccontextmanager
async def turning(clock: VirtualClock) -> AsyncIterator[tuple[Simulated, list[WheelNews]]]:
    source, news = Simulated(clock, SystemRandom(), runs_s=4.0), list[WheelNews]()
    running = asyncio.create_task(source.run(news.append))
    try:
        yield source, news
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_it_is_spun_when_bets_are_closed_and_rests_in_one_of_its_compartments() -> None:
    clock = VirtualClock()
    async with turning(clock) as (source, news):
        source.table_is(Phase.BETTING, WHEEL)
        await clock.advance(30)
        before = list(news)
        source.table_is(Phase.CLOSED, WHEEL)
        await clock.advance(3.9)
        running = list(news)
        await clock.advance(0.2)
    assert before == [SourceReady()]
    assert running == [SourceReady(), BallSeen()]
    (result,) = news[2:]
    assert isinstance(result, ResultRead)
    assert result.outcome in WHEEL.labels


async def test_a_no_spin_while_the_ball_runs_has_no_result() -> None:
    clock = VirtualClock()
    async with turning(clock) as (source, news):
        source.table_is(Phase.CLOSED, WHEEL)
        await clock.advance(2)
        source.table_is(Phase.NO_SPIN, WHEEL)
        await clock.advance(10)
    assert news == [SourceReady(), BallSeen()]
