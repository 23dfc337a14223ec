"""Garbage with QObjects in it is collected on Qt's thread, whichever thread is busy meanwhile."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QObject

from ats_client.qml.collector import Collector


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
