"""Listeners: a slow one is dropped, a silent link is kept alive, who is connected is known."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from game_server.events.hub import HEARTBEAT, Hub, Listener
from game_server.events.projection import KeptEvent
from game_server.events.stream import at_once
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


class Network:
    """Takes everything at once, or makes the sender wait until it is read."""

    def __init__(self) -> None:
        self.took: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.told = asyncio.Event()

    async def send(self, message: Mapping[str, Any]) -> None:
        if not self.reads.is_set():
            await self.reads.wait()
        self.took.append(message["body"])
        self.told.set()


async def stream(listener: Listener, network: Network) -> None:
    listener.at_once = at_once(network.send)
    while frames := await listener.frames_after(0):
        await network.send({"body": frames})


async def test_news_goes_out_to_whoever_waits_for_it_before_anything_else_runs() -> None:
    listeners, network = hub(HandClock()), Network()
    listener = listeners.join(1)
    streaming = asyncio.create_task(stream(listener, network))
    await asyncio.sleep(0)  # it has begun, and waits
    listeners.publish([event(1), event(2)])
    assert [frame[:6] for frame in network.took] == [b"id: 1\n", b"id: 2\n"]
    listeners.close()
    await streaming


async def test_what_the_network_does_not_take_waits_its_turn_and_nothing_overtakes_it() -> None:
    listeners, network = hub(HandClock()), Network()
    listener = listeners.join(1)
    streaming = asyncio.create_task(stream(listener, network))
    await asyncio.sleep(0)
    network.reads.clear()
    listeners.publish([event(1)])
    listeners.publish([event(2), event(3)])
    assert network.took == []
    network.reads.set()
    while len(network.took) < 2:
        network.told.clear()
        await network.told.wait()
    assert b"".join(network.took).startswith(b"id: 1\n")
    assert [word for word in b"".join(network.took).split() if word.isdigit()] == [b"1", b"2", b"3"]
    listeners.publish([event(4)])
    assert network.took[-1].startswith(b"id: 4\n"), "and then news goes straight out again"
    listeners.close()
    await streaming


async def test_a_listener_whose_network_never_takes_anything_is_dropped() -> None:
    listeners, network = hub(HandClock(), most=3), Network()
    listener = listeners.join(1)
    streaming = asyncio.create_task(stream(listener, network))
    listener.cut_off = streaming.cancel
    await asyncio.sleep(0)
    network.reads.clear()
    for number in range(1, 6):
        listeners.publish([event(number)])
    assert listener.closed
    assert listeners.connected() == frozenset()
    with pytest.raises(asyncio.CancelledError):
        await streaming


async def test_a_network_that_breaks_ends_its_own_stream_and_no_other() -> None:
    listeners, network, other = hub(HandClock()), Network(), Network()

    async def broken(_message: Mapping[str, Any]) -> None:
        raise OSError("gone")

    listener, second = listeners.join(1), listeners.join(2)
    streaming = asyncio.create_task(stream(listener, network))
    streaming_too = asyncio.create_task(stream(second, other))
    await asyncio.sleep(0)
    listener.at_once = at_once(broken)
    listeners.publish([event(1)])
    assert other.took[0].startswith(b"id: 1\n")
    with pytest.raises(OSError, match="gone"):
        await streaming
    listeners.close()
    await streaming_too


async def test_what_is_true_only_now_goes_to_stations_and_not_to_staff() -> None:
    listeners = hub(HandClock())
    station, staff = listeners.join(1), listeners.join(None)
    listeners.tell_stations(b"event: jackpots-shown\n\n")
    listeners.publish([event(1)])
    assert (await station.frames_after(0)).startswith(b"event: jackpots-shown\n\nid: 1\n")
    assert (await staff.frames_after(0)).startswith(b"id: 1\n")
