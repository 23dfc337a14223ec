"""Listeners: a slow one is dropped, a silent link is kept alive, who is connected is known."""

from __future__ import annotations

import asyncio

from game_server.events.hub import HEARTBEAT, Hub
from game_server.events.projection import KeptEvent
from game_server.metrics import Metrics
from tests.game_server.hand_clock import HandClock


def hub(clock: HandClock, most: int = 10) -> Hub:
    return Hub("1", clock, Metrics(), heartbeat_s=0.5, most_waiting=most)


def event(number: int) -> KeptEvent:
    return KeptEvent(number, "ball-spun", None, False, '{"kind":"ball-spun","round":1}', {})


async def test_a_listener_hears_what_comes_after_the_number_it_has() -> None:
    listeners = hub(HandClock())
    listener = listeners.join(1)
    listeners.publish([event(4), event(5)])
    assert (await listener.frames_after(4)).startswith(b"id: 5\n")


async def test_a_listener_that_does_not_read_is_dropped_and_the_others_hear_on() -> None:
    listeners = hub(HandClock(), most=3)
    slow, quick = listeners.join(1), listeners.join(2)
    for number in range(1, 6):
        listeners.publish([event(number)])
        assert f"id: {number}\n".encode() in await quick.frames_after(0)
    assert slow.closed
    assert await slow.frames_after(0) == b""
    assert listeners.connected() == {2}


async def test_a_silent_link_gets_a_heartbeat_and_a_busy_one_none() -> None:
    clock = HandClock()
    listeners = hub(clock)
    silent = listeners.join(1)
    clock.advance(500)
    assert await silent.frames_after(0) == HEARTBEAT
    listeners.publish([event(1)])
    await silent.frames_after(0)
    clock.advance(500)  # it has just heard something
    waiting = asyncio.create_task(silent.frames_after(0))
    await asyncio.sleep(0)
    assert not waiting.done()
    clock.advance(500)
    assert await waiting == HEARTBEAT


async def test_a_station_is_connected_while_any_of_its_streams_is() -> None:
    listeners = hub(HandClock())
    first, second = listeners.join(1), listeners.join(1)
    listeners.leave(first)
    listeners.leave(first)
    assert listeners.is_connected(1)
    listeners.leave(second)
    assert listeners.connected() == frozenset()


async def test_when_the_table_goes_everyone_must_look_for_it_anew() -> None:
    listeners = hub(HandClock())
    listener = listeners.join(None)
    listeners.close()
    assert await listener.frames_after(0) == b""
