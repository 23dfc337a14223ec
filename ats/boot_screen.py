"""The boot screen: the self-test before play, step by step."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats_client.station.configuration import Configuration
from kiosk.places import Places
from kiosk.qml.application import put_self_test
from kiosk.self_test import self_test, steps_of, waiting
from kiosk.viewmodels.self_test import SelfTestScreen
from screen_kit.qml.stage import Stage

FAILURE_STANDS_S = 4.0
"""How long a failed self-test stays on the boot screen; its reason then stays on the out-of-service screen."""
FIRST_FRAME_S = 0.5
"""How long the self-test waits to be seen; a station must start even if its display is off."""


async def tested(
    on: Stage, window: QQuickWindow, configuration: Configuration, places: Places
) -> tuple[str, QQuickItem]:
    """Runs the self-test on the boot screen, before anything is said to the server. Returns why it failed (or empty),
    and the boot screen, to be removed when there is a station to show."""
    screen = SelfTestScreen()
    steps = steps_of(configuration, places)
    screen.show_steps(waiting(steps))
    boot_screen = put_self_test(on.engine, window, screen)
    await _drawn(window)
    failed = await self_test(steps, screen.show_steps)
    if failed:
        await asyncio.sleep(FAILURE_STANDS_S)
    return failed, boot_screen


async def _drawn(window: QQuickWindow) -> None:
    drawn = asyncio.Event()
    window.frameSwapped.connect(drawn.set)
    with suppress(TimeoutError):
        await asyncio.wait_for(drawn.wait(), FIRST_FRAME_S)
    window.frameSwapped.disconnect(drawn.set)
