"""A real `ats station` that hangs or is killed comes back by its service manager, with its player's money.

How long that takes is for the benchmark `kiosk.come_back` to judge; here it is only recorded.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kiosk.watched_floor import EMPTY, SOLD, WITH_CREDIT, Floor, watched_floor


@pytest.fixture
def floor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Floor]:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with watched_floor(tmp_path) as floor:
        yield floor


def test_a_hung_station_comes_back_with_its_players_money(
    floor: Floor, record_property: Callable[[str, object], None]
) -> None:
    floor.has_a_player()
    hung = floor.manager.process.pid
    os.kill(hung, signal.SIGSTOP)  # alive for the kernel, but its event loop is silent
    record_property("back_after_s", floor.manager.run_until(WITH_CREDIT))
    assert floor.manager.ended == [-signal.SIGABRT]
    assert floor.manager.process.pid != hung
    assert floor.balance() == SOLD


def test_a_killed_station_comes_back_with_its_players_money(
    floor: Floor, record_property: Callable[[str, object], None]
) -> None:
    floor.has_a_player()
    floor.manager.process.kill()
    record_property("back_after_s", floor.manager.run_until(WITH_CREDIT))
    assert floor.manager.ended == [-signal.SIGKILL]
    assert floor.balance() == SOLD


def test_a_station_that_is_stopped_says_that_the_stop_is_meant(floor: Floor) -> None:
    floor.manager.run_until(EMPTY)
    floor.manager.process.terminate()
    floor.manager.run_until("STOPPING=1")
    assert floor.manager.process.wait() == 0
