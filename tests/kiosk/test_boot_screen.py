"""The boot screen in a station's window: it shows each step, and goes without a warning from Qt."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from ats_client.qml.application import open_window
from kiosk.qml.application import put_self_test
from kiosk.self_test import StepShown
from kiosk.viewmodels.self_test import SelfTestScreen
from screen_kit.qml.application import Engine

STEPS = [StepShown("Key", "pass", "the station's key can be read"), StepShown("Journal", "run")]


@pytest.mark.parametrize("with_its_window", [True, False])
def test_it_shows_every_step_and_goes(engine: Engine, with_its_window: bool) -> None:
    window = open_window(engine, width=1280, height=1024)
    screen = SelfTestScreen()
    boot_screen = put_self_test(engine, window, screen)
    screen.show_steps(STEPS)
    QTest.qWaitForWindowExposed(window)
    assert (boot_screen.width(), boot_screen.height()) == (1280, 1024)
    names = {item.objectName() for item in _below(boot_screen)}
    assert {"step-Key", "step-Journal"} <= names
    if not with_its_window:
        engine.take_off(boot_screen)
        assert not window.contentItem().childItems()
    engine.close_window(window)


def marks(screen: SelfTestScreen) -> list[str]:
    return [row.mark for row in screen._steps.rows]


def test_a_step_that_has_failed_is_shown(engine: Engine) -> None:
    window = open_window(engine, width=1280, height=1024)
    screen = SelfTestScreen()
    put_self_test(engine, window, screen)
    screen.show_steps([StepShown("Key", "pass"), StepShown("Journal", "fail", "a seal is wrong")])
    assert marks(screen) == ["pass", "fail"]
    assert screen.failed
    engine.close_window(window)


def _below(item: QQuickItem) -> list[QQuickItem]:
    return [each for child in item.childItems() for each in (child, *_below(child))]
