"""A technician at the diagnostics window of a real station with a real server: hands, eyes, and patience.

Everything runs on Qt's loop, as the station itself does, and every wait is for something that rings: a frame that was
drawn, a picture of the station, a change of what the window shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from ats_client.devices.note_acceptor.interface import State
from ats_client.station.configuration import Configuration, read_configuration
from game_rules.game import Role
from game_server.embedded import PIN, STAFF
from kiosk.doors import Door, SimulatedLines
from kiosk.places import Places
from kiosk.qml.application import open_diagnostics
from kiosk.viewmodels.diagnostics import Diagnostics
from kiosk.workshop import Workshop
from screen_kit.qml.application import Engine
from tests.ats_client.qml.player import visible_items
from tests.ats_client.station.emulated_cabinet import ACCEPTOR, FILE, PRINTER, Process, started
from tests.ats_client.station.real_house import RealHouse
from tests.table_screens.dealer import kind, outside

NUMBER = STAFF[Role.TECHNICIAN]
PATIENCE_S = 40.0
"""Only a test that has failed waits this long."""
ALONE = """
[server]
url = "{server}"
[station]
id = "{station}"
key_file = "station.key"
journal = "journal.sqlite"
"""


class Eyes:
    """Watches a window and a station: `until` waits for either to change."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        self.news = asyncio.Event()
        window.frameSwapped.connect(self.news.set)

    async def until(self, what: Callable[[], Any], told: str = "") -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not what():
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            raise AssertionError(f"never came: {told or what}") from None

    def item(self, name: str) -> QQuickItem | None:
        return next((i for i in visible_items(self.window.contentItem()) if i.objectName() == name), None)

    def text(self, name: str) -> str:
        item = self.item(name)
        return "" if item is None else str(item.property("text"))

    async def drawn(self) -> None:
        """Waits for a whole frame, so that everything is where it will be touched."""
        drawn = asyncio.get_running_loop().create_future()
        self.window.frameSwapped.connect(
            lambda: drawn.done() or drawn.set_result(None), Qt.ConnectionType.SingleShotConnection
        )
        self.window.update()
        await drawn

    async def tap(self, name: str) -> None:
        """A second tap on a button within 0.3 s counts as the same tap, so the hand waits that long."""
        await self.until(lambda: self.item(name) is not None, name)
        item = self.item(name)
        assert item is not None
        while any(child.property("running") for child in item.children() if "Timer" in kind(child)):
            await self.drawn()
        await self.drawn()
        await self.click(item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint())

    async def click(self, at: QPoint) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        await outside(lambda: QTest.mouseClick(self.window, left, none, at))


@dataclass
class Bench:
    """A technician's hands and eyes."""

    workshop: Workshop
    model: Diagnostics
    fingers: QPointingDevice
    eyes: Eyes
    lines: SimulatedLines
    house: RealHouse
    folder: Path
    devices: list[Process] = field(default_factory=list)
    server_goes: Callable[[], Awaitable[None]] | None = None

    @property
    def acceptor(self) -> Process:
        return self.devices[0]

    @property
    def printer(self) -> Process:
        return self.devices[1]

    @property
    def window(self) -> QQuickWindow:
        return self.eyes.window

    async def until(self, what: Callable[[], Any], told: str = "") -> None:
        await self.eyes.until(what, told)

    def item(self, name: str) -> QQuickItem | None:
        return self.eyes.item(name)

    def text(self, name: str) -> str:
        return self.eyes.text(name)

    async def tap(self, name: str) -> None:
        await self.eyes.tap(name)

    async def signs_in(self, number: str = NUMBER, pin: str = PIN) -> None:
        for entry, words in (("number", number), ("pin", pin)):
            item = self.item(entry)
            assert item is not None
            item.setProperty("text", words)
        await self.tap("enter")

    async def inside(self) -> None:
        await self.signs_in()
        await self.until(lambda: self.model.stage == "inside" or self.model.problem, "inside")
        assert self.model.stage == "inside", self.model.problem

    async def opens(self, page: str) -> None:
        self.window.findChild(QQuickItem, "pageList").setProperty("contentY", 0)
        await self.tap(f"page-{page}")
        await self.until(lambda: self.model.page == page, page)

    async def acts(self, action: str, yes: int = 0) -> str:
        """Presses an action's button and answers its questions; returns what the page says about it."""
        await self.until(lambda: not self.model.busy, "not busy")
        await self.tap(f"action-{action}")
        for _ in range(yes):
            await self.tap("yes")
        await self.until(lambda: not self.model.busy, f"{action} is done")
        return str(self.model.said)

    async def reads(self, check: str, mark: str, words: str = "") -> str:
        """Waits until the check is on the screen with this mark and these words; returns its whole detail."""

        def row() -> tuple[str, str]:
            item = self.item(f"check-{check}")
            return ("", "") if item is None else (str(item.property("mark")), str(item.property("detail")))

        try:
            await self.until(lambda: row()[0] == mark and words in row()[1])
        except AssertionError:
            raise AssertionError(f"{check} is {row()}, not {mark} with {words!r}") from None
        return row()[1]

    async def puts_in(self, what: str) -> None:
        """Waits until the slot is open: a hand cannot push a note into a shut one."""
        unit = self.workshop.bench.acceptor
        assert unit is not None
        await self.until(lambda: unit.state is State.READY, "the slot is open")
        self.acceptor.tell(what)

    def told(self) -> list[str]:
        lines = self.window.findChild(QQuickItem, "lines").property("model")
        return [f"{row.name} {row.text}" for row in lines.rows]


def configured(house: RealHouse, folder: Path, text: str = ALONE, **devices: str) -> Configuration:
    """The first station's configuration and key, in its own folder."""
    seat = house.installed.station(1)
    key = seat.key.pem()
    (folder / "station.key").write_bytes(key)
    file = folder / "station.toml"
    file.write_text(text.format(server=house.server, station=seat.station_id, **devices))
    return read_configuration(file)


def not_installed(folder: Path) -> Places:
    """No release, so there is no manifest to compare with."""
    return replace(Places(), release_key=folder / "release.pub", current=folder / "none")


@asynccontextmanager
async def bench(
    engine: Engine,
    fingers: QPointingDevice,
    house: RealHouse,
    folder: Path,
    size: tuple[int, int] = (1366, 768),
    *,
    with_devices: bool = True,
) -> AsyncIterator[Bench]:
    async with AsyncExitStack() as open_:
        devices = []
        if with_devices:
            devices = [
                await open_.enter_async_context(started("-c", ACCEPTOR.format(protocol="id003"))),
                await open_.enter_async_context(started("-c", PRINTER.format(protocol="tcl"))),
            ]
            ports = {"box": await devices[0].until("/"), "paper": await devices[1].until("/")}
            configuration = configured(house, folder, FILE, acceptor="id003", printer="tcl", currency="AUD", **ports)
        else:
            configuration = configured(house, folder)
        lines = SimulatedLines([Door.MAIN, Door.LOGIC_AREA])
        workshop = Workshop(configuration, not_installed(folder), lines=lines)
        running = asyncio.create_task(workshop.run())
        model = Diagnostics(workshop.technician, workshop.pages(), "Station 1", workshop.listen)
        eyes = Eyes(open_diagnostics(engine, model, width=size[0], height=size[1]))
        model.changed.connect(eyes.news.set)
        stop = workshop.station.watch(lambda _picture: eyes.news.set())
        hands = Bench(workshop, model, fingers, eyes, lines, house, folder, devices)
        try:
            await eyes.drawn()
            await hands.until(lambda: workshop.station.picture.link.connected, "the link")
            if with_devices:
                await hands.until(lambda: all(each.passed for each in workshop.bench.verdicts().values()), "devices")
            yield hands
        finally:
            stop()
            model.close()
            engine.close_window(eyes.window)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await workshop.close()
