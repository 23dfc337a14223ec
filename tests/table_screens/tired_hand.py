"""A tired hand at a console of paper: finds everything that can be pushed, and pushes it as nobody should."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import httpx
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from game_protocol.cage import DebtKind, Debts, DebtView
from game_protocol.identity import SignedIn, StaffList, StaffMember
from game_rules.game import Role
from screen_kit.qml.application import Engine
from table_screens.console.picture import ConsolePicture
from table_screens.qml.application import open_console
from table_screens.viewmodels.console_screen import ConsoleScreen
from tests.table_screens.dealer import TAPPED_TWICE_S, click, outside, visible
from tests.table_screens.paper_console import NOW_MS, PaperConsole

NOW = datetime(2026, 11, 16, 21, 47, tzinfo=UTC)
SETTLED_MS = 400
"""Timers of buttons that run no longer than this keep a touch away."""
DEBT = DebtView(
    id="a", kind=DebtKind.SHORTFALL, amount=36_000, station=8, round=1031, made_ms=NOW_MS, why="Owed by the player."
)
PEOPLE = StaffList(
    staff=[
        StaffMember(number="1001", name="Kim Nguyen", role=Role.DEALER, locked=False),
        StaffMember(number="1007", name="Lou Park", role=Role.DEALER, locked=True),
    ]
)
Sent = tuple[str, str, str]
"""Method, path and body of a request, without the ids that are new each time."""


class SilentServer(httpx.AsyncBaseTransport):
    """Signs people in, opens cage and list of staff, writes down what else it is asked, and answers none of it."""

    def __init__(self) -> None:
        self.asked: list[Sent] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/staff/sign-in"):
            signed_in = SignedIn(token="t", expires_ms=NOW_MS, role=Role.DEALER, name="Kim Nguyen")
            return httpx.Response(200, content=signed_in.to_json(), request=request)
        if request.url.path.endswith("/debts"):
            return httpx.Response(200, content=Debts(debts=[DEBT]).to_json(), request=request)
        if request.url.path.endswith("/v1/staff") and request.method == "GET":
            return httpx.Response(200, content=PEOPLE.to_json(), request=request)
        body = json.loads(await request.aread() or "{}")
        body.pop("id", None)
        if request.method != "GET":
            self.asked.append((request.method, request.url.path, json.dumps(body)))
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers")


@dataclass(frozen=True)
class Target:
    """Something that can be pushed: what it is called, what it says, and where it lies."""

    name: str
    says: str
    place: QPoint
    is_key: bool
    in_frame: bool
    """Round the page: the same on every one of them."""

    @property
    def kind(self) -> tuple[str, str]:
        """One of a row stands for all that differ by a number only, and one key for its pad."""
        if self.is_key:
            return "key", ""
        return re.sub(r"\d+", "#", self.name), re.sub(r"[\d.,:]+", "#", self.says)


@dataclass(frozen=True)
class Seen:
    """What a hand has brought about: on the wire, and on the screen."""

    sent: tuple[Sent, ...]
    shown: tuple[str, ...]


class TiredHand:
    """One finger at a console nobody has touched yet."""

    def __init__(
        self, console: PaperConsole, screen: ConsoleScreen, window: QQuickWindow, server: SilentServer
    ) -> None:
        self.console = console
        self._screen = screen
        self._window = window
        self._server = server
        self._shield = next(item for item in _all(window.contentItem()) if item.objectName() == "settling")

    # --- the screen

    async def sees_after(self, happens: Callable[[], object]) -> None:
        """Something happens to the table, and has come to the screen."""
        shown = asyncio.get_running_loop().create_future()
        self._screen.pictureShown.connect(
            lambda: shown.done() or shown.set_result(None), Qt.ConnectionType.SingleShotConnection
        )
        happens()
        await shown
        await self._drawn()

    async def at_rest(self) -> None:
        """Nothing settles any more: a rested hand would begin now."""
        await self._drawn()
        await self._drawn()
        while self._shield.isVisible():
            await self._drawn()
        while any(_blocked(item) for item in visible(self._window.contentItem())):
            await self._drawn()

    async def _drawn(self) -> None:
        drawn = asyncio.get_running_loop().create_future()
        self._window.frameSwapped.connect(
            lambda: drawn.done() or drawn.set_result(None), Qt.ConnectionType.SingleShotConnection
        )
        self._window.update()
        await drawn

    # --- what can be pushed

    def targets(self) -> list[Target]:
        """Every item with a tap handler whose middle a finger can reach, whoever wrote it."""
        found: list[Target] = []
        covers: list[QQuickItem] = []
        for item in reversed(list(visible(self._window.contentItem()))):  # what is drawn last lies on top
            if item.inherits("QQuickMultiPointTouchArea"):
                covers.append(item)
            handlers = [child for child in item.children() if child.inherits("QQuickTapHandler")]
            middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
            covered = any(cover.contains(cover.mapFromScene(middle)) for cover in covers)
            if handlers and item.isEnabled() and not covered and self._on_screen(item, middle):
                is_key = _is(item, "PadKey") and not item.property("primary")
                found.append(Target(item.objectName(), _words(item), middle.toPoint(), is_key, _in_frame(item)))
        return found

    def areas(self) -> dict[str, QRectF]:
        """Where everything lies that has a name and can be pushed."""
        return {
            item.objectName(): item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            for item in visible(self._window.contentItem())
            if item.objectName() and any(child.inherits("QQuickTapHandler") for child in item.children())
        }

    def texts_of(self, name: str) -> list[str]:
        """What stands on one part of the screen."""
        return [
            text for item in visible(self._window.contentItem()) if item.objectName() == name for text in _texts(item)
        ]

    def bubble(self) -> str:
        """Why something cannot be done, as it is said beside it."""
        items = visible(self._window.contentItem())
        return " ".join(text for item in items if item.objectName() == "floating" for text in _texts(item))

    def _on_screen(self, item: QQuickItem, middle: QPointF) -> bool:
        """Not in the scrolled-away part of a list."""
        if not QRectF(0, 0, self._window.width(), self._window.height()).contains(middle):
            return False
        above = item.parentItem()
        while above is not None:
            if above.clip() and not above.contains(above.mapFromScene(middle)):
                return False
            above = above.parentItem()
        return True

    # --- pushing

    async def taps(self, target: Target, times: int = 1) -> Seen:
        await outside(lambda: click(self._window, target.place))
        for _ in range(times - 1):
            await outside(lambda: click(self._window, target.place), TAPPED_TWICE_S)
        return await self.sees()

    async def taps_when(self, target: Target, **changed: Any) -> Seen:
        """The finger is on its way when the table goes on, and comes down where the button was."""
        await self.sees_after(lambda: self.console.become(**changed))
        return await self.taps(target)

    async def sees(self) -> Seen:
        """When everything has come to rest; the bubble that says why not stands for seconds, and is left out."""
        await outside(lambda: None, TAPPED_TWICE_S)
        await self._drawn()
        items = list(visible(self._window.contentItem()))
        bubbles = {each for item in items if item.objectName() == "floating" for each in visible(item)}
        texts = (item.property("text") for item in items if item not in bubbles)
        return Seen(tuple(self._server.asked), tuple(text for text in texts if isinstance(text, str) and text))


@asynccontextmanager
async def tired_hand(engine: Engine, picture: ConsolePicture, page: str, *path: Target) -> AsyncIterator[TiredHand]:
    """At a page, after it was led there by these taps, and everything is at rest."""
    server = SilentServer()
    console = PaperConsole(picture, transport=server)
    await console.door.sign_in("1001", "482916")
    screen = ConsoleScreen(console, now=lambda: NOW)
    window = open_console(engine, screen)
    QTest.qWaitForWindowExposed(window)
    hand = TiredHand(console, screen, window, server)
    next(item for item in visible(window.contentItem()) if item.objectName() == "console").setProperty("page", page)
    try:
        await hand.at_rest()
        for target in path:
            await hand.taps(target)
            await hand.at_rest()
        server.asked.clear()
        yield hand
    finally:
        screen.close()
        engine.close_window(window)
        await console.put_away()


def _all(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from _all(child)


def _blocked(item: QQuickItem) -> bool:
    timers = (child for child in item.children() if child.inherits("QQmlTimer"))
    return any(timer.property("running") and timer.property("interval") <= SETTLED_MS for timer in timers)


def _in_frame(item: QQuickItem) -> bool:
    above: QQuickItem | None = item
    while above is not None:
        if above.objectName().startswith(("page-", "question", "sign-in")):
            return False
        above = above.parentItem()
    return True


def _is(item: QQuickItem, qml_type: str) -> bool:
    return item.metaObject().className().startswith(qml_type)


def _words(item: QQuickItem) -> str:
    label = item.property("label")
    texts = [label] if isinstance(label, str) and label else list(_texts(item))
    return " ".join([*texts, "" if item.property("why") in (None, "") else "(not now)"]).strip()


def _texts(item: QQuickItem) -> Iterator[str]:
    return (each.property("text") for each in visible(item) if isinstance(each.property("text"), str))
