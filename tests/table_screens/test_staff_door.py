"""A console nobody touches locks itself; every touch puts that off."""

from __future__ import annotations

import asyncio

from screen_kit.clock import VirtualClock
from table_screens.console.picture import ConsolePicture, Lock
from table_screens.console.showing import Showing
from table_screens.console.staff_door import StaffDoor
from table_screens.staff_link import StaffLink


async def test_the_screen_locks_after_the_last_touch_and_not_before() -> None:
    clock, showing = VirtualClock(), Showing(ConsolePicture())
    showing.show(lock=Lock.OPEN)
    async with StaffLink("http://127.0.0.1:9", "1") as link:
        door = StaffDoor(link, showing, clock, lock_after_s=60)
        watching = asyncio.create_task(door.watch_idleness())
        await clock.advance(50)
        door.touched()
        await clock.advance(59)
        before = showing.picture.lock
        await clock.advance(2)
        after = showing.picture.lock
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    assert before is Lock.OPEN
    assert after is Lock.IDLE


async def test_a_screen_that_was_left_on_purpose_says_so_and_not_that_it_was_idle() -> None:
    clock, showing = VirtualClock(), Showing(ConsolePicture())
    showing.show(lock=Lock.OPEN)
    async with StaffLink("http://127.0.0.1:9", "1") as link:
        door = StaffDoor(link, showing, clock, lock_after_s=60)
        watching = asyncio.create_task(door.watch_idleness())
        door.lock()
        await clock.advance(300)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    assert showing.picture.lock is Lock.LEFT


async def test_a_server_that_does_not_answer_is_said_and_nobody_is_signed_in() -> None:
    showing = Showing(ConsolePicture())
    async with StaffLink("http://127.0.0.1:9", "1") as link:
        door = StaffDoor(link, showing, VirtualClock())
        await door.sign_in("1001", "482916")
    assert showing.picture.sign_in_refused.text == "The server does not answer. Try again."
    assert (showing.picture.person, showing.picture.signing_in) == (None, False)
