"""Renders the technician's screens at every size, so that people can look at them.

    python assets/make/diagnostics_pictures.py DIRECTORY      all pages at three sizes
    python assets/make/diagnostics_pictures.py --best         the ones the guides show, into docs/pictures

It works without a display, with a real server, a real station and emulated devices, one of them jammed.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtQuick import QQuickItem, QQuickWindow  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from ats_client.qml.application import open_window  # noqa: E402
from kiosk.qml.application import put_self_test  # noqa: E402
from kiosk.self_test import StepShown  # noqa: E402
from kiosk.viewmodels.self_test import SelfTestScreen  # noqa: E402
from screen_kit.qml.application import Engine, make_application  # noqa: E402
from tests.ats_client.station.real_house import installation, real_house  # noqa: E402
from tests.kiosk.hands import Bench, bench  # noqa: E402
from tests.qt_loop import qts_loop  # noqa: E402

SIZES = ((1920, 1080), (1366, 768), (1280, 1024))
BEST = ROOT / "docs/pictures"
BEST_SIZE = (1366, 768)
SETTLED_S = 1.2
"""By then a page has made its checks."""
SHOWN_IN_GUIDES = {"sign-in", "note-acceptor", "printer", "network", "regions", "memory", "self-test-failed"}
STEPS = (
    StepShown("Software", "fail", "/opt/ats/releases/0.1.0 is not as released: differs: kiosk/doors.py"),
    StepShown("Memory", "pass", "6.1 GiB of 7.7 GiB free (at least 10%)"),
    StepShown("Disk", "pass", "/var/lib/ats: 96.2 GiB of 110.1 GiB free (at least 10%)"),
    StepShown("Key", "pass", "the station's key can be read"),
    StepShown("Journal", "run"),
)


class Camera:
    """Takes a picture when the screen stands still."""

    def __init__(self, folder: Path, only: set[str] | None) -> None:
        self._folder = folder
        self._only = only
        folder.mkdir(parents=True, exist_ok=True)

    def takes(self, name: str, window: QQuickWindow) -> None:
        if self._only is not None and name not in self._only:
            return
        end = "" if self._only is not None else f"-{window.width()}x{window.height()}"
        window.grabWindow().save(str(self._folder / f"diagnostics-{name}{end}.png"))


async def visit(hands: Bench, camera: Camera) -> None:
    """Every page, with a note tried, a jammed printer and a question on the screen."""
    camera.takes("sign-in", hands.window)
    await hands.inside()
    await hands.opens("note-acceptor")
    await hands.acts("begin")
    await hands.puts_in("note 20")
    await hands.reads("Accept and return", "pass")
    hands.printer.tell("jam")
    for page in [row.key for row in hands.model.pages.rows]:
        hands.model.openPage(page)
        await asyncio.sleep(SETTLED_S)
        camera.takes(page, hands.window)
    hands.model.openPage("touch")
    view = hands.window.findChild(QQuickItem, "diagnostics")
    await hands.acts("regions")
    camera.takes("regions", hands.window)
    view.setProperty("over", "")
    await hands.acts("nine")
    camera.takes("nine-points", hands.window)
    view.setProperty("over", "")
    hands.model.openPage("memory")
    await hands.tap("action-clear")
    camera.takes("question", hands.window)


async def every_page(engine: Engine, camera: Camera, size: tuple[int, int]) -> None:
    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as place:
        installed = await asyncio.to_thread(installation, Path(made), 1)
        async with (
            real_house(installed, Path(place)) as house,
            bench(engine, QTest.createTouchDevice(), house, Path(place), size) as hands,
        ):
            await visit(hands, camera)
    screen = SelfTestScreen()
    window = open_window(engine, width=size[0], height=size[1])
    put_self_test(engine, window, screen)
    screen.show_steps(STEPS)
    QTest.qWaitForWindowExposed(window)
    QTest.qWait(100)  # wait until it is laid out at its size
    camera.takes("self-test-failed", window)
    engine.close_window(window)


def main(arguments: list[str]) -> None:
    app = make_application(["pictures"])
    engine = Engine()
    is_best = arguments == ["--best"]
    camera = Camera(BEST, SHOWN_IN_GUIDES) if is_best else Camera(Path(arguments[0]), None)
    for size in (BEST_SIZE,) if is_best else SIZES:
        with qts_loop(app) as play:
            play(every_page(engine, camera, size))
    engine.close_windows()


if __name__ == "__main__":
    main(sys.argv[1:])
