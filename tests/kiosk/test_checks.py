"""Checks pass, fail, break and hang, and each says so under its own name."""

import asyncio
import threading

import pytest

from kiosk.checks import Check, Checks, Verdict, as_json


async def test_every_check_answers_under_its_name_in_the_order_it_was_added() -> None:
    checks = Checks()
    checks.add_blocking("disk", lambda: Verdict(True, "half full"))
    checks.add_blocking("memory", lambda: Verdict(False, "none\n left"))
    assert await checks.run() == [Check("disk", True, "half full"), Check("memory", False, "none left")]


async def test_somebody_who_waits_hears_how_many_have_answered() -> None:
    checks, heard = Checks(), list[tuple[int, int]]()
    for name in ("disk", "memory", "clock"):
        checks.add_blocking(name, lambda: Verdict(True, "fine"))
    await checks.run(lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


async def test_a_check_that_breaks_has_failed_and_hurts_no_other() -> None:
    def broken() -> Verdict:
        raise OSError(5, "Input/output error")

    checks = Checks()
    checks.add_blocking("disk", broken)
    checks.add_blocking("memory", lambda: Verdict(True, "enough"))
    disk, memory = await checks.run()
    assert disk == Check("disk", False, "cannot be checked: OSError: [Errno 5] Input/output error")
    assert memory.passed


async def test_a_check_that_hangs_has_failed() -> None:
    async def hangs() -> Verdict:
        await asyncio.Event().wait()
        raise AssertionError

    checks = Checks(answer_within_s=0.01)
    checks.add("server", hangs)
    assert await checks.run() == [Check("server", False, "no answer within 0.01 s")]


async def test_a_blocking_check_keeps_off_the_event_loop() -> None:
    where = []
    checks = Checks()
    checks.add_blocking("disk", lambda: where.append(threading.current_thread()) or Verdict(True, ""))
    await checks.run()
    assert where != [threading.main_thread()]


def test_two_checks_of_one_name_are_refused() -> None:
    checks = Checks()
    checks.add_blocking("disk", lambda: Verdict(True, ""))
    with pytest.raises(ValueError, match="two checks called disk"):
        checks.add_blocking("disk", lambda: Verdict(True, ""))


def test_the_json_form_is_the_one_scripts_rely_on() -> None:
    assert as_json([Check("disk", False, "full")]) == {"checks": [{"name": "disk", "passed": False, "detail": "full"}]}
