"""Garbage with QObjects in it is collected on Qt's thread, whichever thread is busy meanwhile; QML's between rounds."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtTest import QSignalSpy

from ats_client.station.picture import StationState
from game_protocol.table import Phase
from screen_kit.qml.application import Engine
from screen_kit.qml.collector import Collector, Sweeper
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown


@pytest.fixture(autouse=True)
def pythons_own_thresholds() -> Iterator[None]:
    """A server that ran in this process before has set others (`game_server.collector`)."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def drop_a_timer() -> list[str]:
    """A QObject in a circle with a running timer, dropped; the list will name the thread that collects it."""
    dropped = QObject()
    dropped.startTimer(1)
    circle = [dropped]
    circle.append(circle)  # type: ignore[arg-type]  # a circle: only the collector can find it
    collected: list[str] = []
    weakref.finalize(dropped, lambda: collected.append(threading.current_thread().name))
    return collected


def keep_busy() -> list[object]:
    """More new objects than any threshold, on a thread of its own, as a journal or a port makes them."""
    made: list[object] = []
    busy = threading.Thread(target=lambda: made.extend([] for _ in range(200_000)), name="journal")
    busy.start()
    busy.join()
    return made


def test_a_timer_dropped_in_a_circle_waits_for_qts_thread_while_another_one_is_busy(qapp: QObject) -> None:
    with Collector() as collector:
        collected = drop_a_timer()
        made = keep_busy()
        assert collected == []
        collector.look()
        assert collected == [threading.main_thread().name]
        assert made


def test_nothing_is_collected_before_it_is_due(qapp: QObject) -> None:
    with Collector() as collector:
        gc.collect()
        collected = drop_a_timer()
        collector.look()
        assert collected == []
        gc.collect()


def test_afterwards_the_collector_is_as_it_was() -> None:
    assert gc.isenabled()
    with Collector():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_qml_dropped_is_swept_out_when_the_bets_are_closed_and_not_under_a_finger(
    engine: Engine, sit_down: SitDown
) -> None:
    player = sit_down(picture(phase=Phase.WAITING))
    player.hand.become(picture())
    swept = QSignalSpy(dropped_by_qml(engine).destroyed)
    player.tap(player.spot("straight-17"))
    sweeper = player.screen.countdown.findChild(Sweeper)
    assert (sweeper.isActive(), swept.count()) == (False, 0)
    player.hand.become(replace(player.hand.picture, state=StationState.LOCKED, phase=Phase.CLOSED))
    assert swept.wait(5000)


def dropped_by_qml(engine: Engine) -> QObject:
    """An object that QML may take down, and that no script knows any more."""
    component = QQmlComponent(engine)
    component.setData(b"import QtQml; QtObject {}", QUrl())
    made = component.create()
    QQmlEngine.setObjectOwnership(made, QQmlEngine.ObjectOwnership.JavaScriptOwnership)
    engine.newQObject(made)
    return made
