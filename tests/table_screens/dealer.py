"""A dealer in front of a real console: eyes that read its screen, a finger and a keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import Any

import httpx
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from game_rules.game import PeriodEnd, Role
from game_server.embedded import PIN, STAFF
from screen_kit.clock import MachineClock
from screen_kit.qml.application import Engine
from table_screens.console.console import Console
from table_screens.console.picture import ConsolePicture
from table_screens.qml.application import open_console
from table_screens.staff_link import StaffLink
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.wheel.source import BallFalling
from tests.table_screens.house import House

PATIENCE_S = 15.0
"""Only a test that has failed waits so long."""
SCROLLS = 20
"""So many turns of the wheel are enough for the longest list."""
KEYS = {"\n": Qt.Key.Key_Return, "\b": Qt.Key.Key_Backspace}
TAPPED_TWICE_S = 0.18


class Dealer:
    """Everything goes through the window: what is not on the screen cannot be tapped."""

    def __init__(self, console: Console, screen: ConsoleScreen, window: QQuickWindow) -> None:
        self.console = console
        self._window = window
        self._changed = asyncio.Event()
        self.touches = 0
        screen.pictureShown.connect(self._changed.set)

    @property
    def picture(self) -> ConsolePicture:
        return self.console.picture

    # --- eyes

    def item(self, name: str, within: str = "") -> QQuickItem:
        """`within`: of several that are called so, the one inside this."""
        whole = self.item(within) if within else self._window.contentItem()
        found = next((item for item in visible(whole) if item.objectName() == name), None)
        assert found is not None, f"there is no {name} on this screen: {self.texts()}"
        return found

    def is_there(self, name: str) -> bool:
        return any(item.objectName() == name for item in visible(self._window.contentItem()))

    def within_reach(self, name: str) -> bool:
        """There, and not under a question or the sign-in."""
        if not self.is_there(name):
            return False
        above = [self.item(cover) for cover in ("question", "sign-in") if self.is_there(cover)]
        item = self.item(name)
        return all(item in visible(cover) for cover in above)

    def texts(self) -> list[str]:
        shown = (item.property("text") for item in visible(self._window.contentItem()))
        return [text for text in shown if isinstance(text, str) and text]

    def sees(self, part: str) -> bool:
        return any(part in text for text in self.texts())

    async def until(self, holds: Callable[[], Any], what: str) -> None:
        """Waits for the screen to come to it; the test's own patience ends a vain wait."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not holds():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"never came: {what}; the screen says {self.texts()}") from None

    async def until_sees(self, part: str) -> None:
        await self.until(lambda: self.sees(part), part)

    # --- hands

    async def tap(self, name: str, within: str = "") -> None:
        await self._comes_to(name)
        middle = self._middle(self.item(name, within)).toPoint()
        await outside(lambda: click(self._window, middle))
        self.touches += 1

    async def tap_beside(self, name: str) -> None:
        """What lies beside a card, and not under it."""
        while self._settles(self.item(name)):
            await self._drawn()
        middle = self._middle(self.item(name)).toPoint()
        await outside(lambda: click(self._window, middle))
        self.touches += 1

    async def taps_twice(self, name: str, down: float = 0.5) -> None:
        """As a tired hand does: a second time in the same place, before anybody could have read anything."""
        await self._comes_to(name)
        item = self.item(name)
        place = item.mapToScene(QPointF(item.width() / 2, item.height() * down)).toPoint()
        await outside(lambda: click(self._window, place))
        await outside(lambda: click(self._window, place), TAPPED_TWICE_S)

    async def _comes_to(self, name: str) -> None:
        """A rested dealer's finger is slower than a double tap, and than what settles."""
        await self.until(lambda: self.within_reach(name), name)
        while any(child.property("running") for child in self.item(name).children() if child.inherits("QQmlTimer")):
            await self._drawn()
        await self._drawn()
        await self._brings_into_view(name)
        while self._settles(self.item(name)):
            await self._drawn()

    def _settles(self, item: QQuickItem) -> bool:
        """Something has just come to lie here, or has just been tapped here."""
        shields = [shield for shield in visible(self._window.contentItem()) if shield.objectName() == "settling"]
        return any(shield.contains(shield.mapFromScene(self._middle(item))) for shield in shields)

    async def finds(self, name: str, list_: str) -> None:
        """Scrolls down a list until something of it is there."""
        await self.until(lambda: self.within_reach(list_), list_)
        for _ in range(SCROLLS):
            await self._drawn()  # what has just been opened has its rows a frame later
            if self.is_there(name):
                return
            await self._scrolls(self.item(list_), self.item(list_).height() / 2)
        raise AssertionError(f"{list_} has no {name}")

    async def _brings_into_view(self, name: str) -> None:
        """Scrolls what lies in a list to where a finger can touch it."""
        item = self.item(name)
        list_ = item.parentItem()
        while list_ is not None and not list_.inherits("QQuickFlickable"):
            list_ = list_.parentItem()
        if list_ is None:
            return
        for _ in range(SCROLLS):
            away = self._middle(item).y() - self._middle(list_).y()
            if abs(away) <= list_.height() / 2 - item.height() / 2:
                return
            await self._scrolls(list_, away)

    async def _scrolls(self, list_: QQuickItem, by: float) -> None:
        middle = self._middle(list_)
        by_pixels = QPoint(0, -round(by))
        await outside(lambda: QTest.wheelEvent(self._window, middle, by_pixels, by_pixels))
        await self._drawn()
        while list_.property("moving"):
            await self._drawn()

    def _middle(self, item: QQuickItem) -> QPointF:
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))

    async def _drawn(self) -> None:
        """A whole frame: everything that moved is where it will be touched."""
        drawn = asyncio.get_running_loop().create_future()
        self._window.frameSwapped.connect(
            lambda: drawn.done() or drawn.set_result(None), Qt.ConnectionType.SingleShotConnection
        )
        self._window.update()
        await drawn

    async def rests_pointer_on(self, name: str) -> None:
        """A mouse that lies there; nobody's hand is on it."""
        at = self._middle(self.item(name)).toPoint()
        await outside(lambda: QTest.mouseMove(self._window, at))

    async def type(self, text: str) -> None:
        self._window.requestActivate()
        await self.until(self._window.isActive, "the console's window has the keyboard")
        for letter in text:
            await outside(lambda key=letter: QTest.keyClick(self._window, KEYS.get(key, key)))

    # --- habits

    async def signs_in(self, role: Role, pin: str = PIN) -> None:
        await self.until(lambda: self.is_there("pad"), "the sign-in")
        await self.type(f"{STAFF[role]}\n{pin}\n")

    async def allows(self, role: Role, pin: str = PIN) -> None:
        """A higher role walks up and types their PIN at this console."""
        await self.until(lambda: self.is_there("approver"), "the approver's pad")
        await self.type(f"{STAFF[role]}\n{pin}\n")

    async def confirms(self, reason: str | None = None) -> None:
        """Reads the sentence and does it; the order is done when its line stands on the screen."""
        before = 0 if self.picture.done is None else self.picture.done.number
        await self.until(lambda: self.is_there("confirm"), "the confirmation")
        if reason is not None:
            await self.tap(reason)
        await self.tap("confirm")
        await self.until(
            lambda: self.picture.question is None or self.picture.question.step not in ("asking", "under-way"),
            "an answer",
        )
        if self.picture.question is None:
            await self.until(lambda: self.picture.done is not None and self.picture.done.number > before, "done")

    async def opens_round(self) -> int:
        before = self._round()
        await self.until(lambda: self.sees(f"Open round {before + 1}"), "the next round can be opened")
        done = 0 if self.picture.done is None else self.picture.done.number
        await self.tap("next")
        await self.until(lambda: self._round() == before + 1, "the round is open")
        # The table's news may be here before the answer to the order; until then the console takes no other.
        await self.until(lambda: self.picture.done is not None and self.picture.done.number > done, "done")
        return before + 1

    async def closes_round(self) -> None:
        """By the call where the book has one (BWM 3.2); else the ball is spun and the sensor sees it (RR 5.1.3)."""
        await self.until(lambda: self._phase() == "betting", "the period runs")
        game = self.picture.game
        if game is not None and PeriodEnd.DEALER in game.period_ends:
            await self.until(lambda: self.sees("No more bets"), "the call")
            await self.tap("next")
            await self.confirms()
        else:
            await self.spins_the_ball()
            self.console.wheel.heard(BallFalling())
        await self.until(lambda: self._phase() == "closed", "no more bets")

    async def spins_the_ball(self) -> None:
        def is_spun() -> bool:
            return self.picture.table is not None and self.picture.table.ball_spun

        if not is_spun():
            done = 0 if self.picture.done is None else self.picture.done.number
            await self.tap("ball-spun")
            await self.until(is_spun, "the ball is spun")
            await self.until(lambda: self.picture.done is not None and self.picture.done.number > done, "done")

    async def enters(self, outcome: str) -> None:
        await self.until(lambda: self._phase() in ("closed", "result"), "a result is wanted")
        if not self.is_there("page-round"):
            await self.tap("tab-round")
        await self.until(lambda: self.is_there(f"number-{outcome}") and not self.sees("period is running"), "the board")
        await self.tap(f"number-{outcome}")
        await self.confirms()
        await self.until(lambda: self._phase() == "settled", "the round is settled")

    async def plays(self, outcome: str) -> int:
        round_number = await self.opens_round()
        await self.closes_round()
        await self.enters(outcome)
        return round_number

    async def goes_to_station(self, number: int) -> None:
        await self.tap("tab-room")
        await self.tap(f"seat-{number}")
        await self.until_sees(f"Station {number}")
        await self.until(lambda: self.is_there("buy-in"), "the station's page")

    async def buys_in(self, number: int, amount: str) -> None:
        await self.goes_to_station(number)
        await self.tap("buy-in")
        await self.until(lambda: self.is_there("amount"), "the amount")
        await self.type(f"{amount}\n")
        await self.confirms()

    def _round(self) -> int:
        return 0 if self.picture.table is None else self.picture.table.round

    def _phase(self) -> str:
        return "" if self.picture.table is None else self.picture.table.phase


async def outside(act: Callable[[], object], after_s: float = 0.0) -> None:
    """Lets a finger act between tasks: Qt's own input runs the loop, which must not happen inside one."""
    loop = asyncio.get_running_loop()
    acted = loop.create_future()

    def step() -> None:
        act()
        if not acted.done():
            acted.set_result(None)

    loop.call_later(after_s, step)
    await acted


def click(window: QQuickWindow, at: QPoint) -> None:
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def kind(thing: QObject) -> str:
    return thing.metaObject().className()


def visible(item: QQuickItem) -> Iterator[QQuickItem]:
    if not item.isVisible():
        return
    yield item
    for child in item.childItems():
        yield from visible(child)


@asynccontextmanager
async def at_the_console(
    engine: Engine, house: House, transport: httpx.AsyncBaseTransport | None = None, **options: Any
) -> AsyncIterator[Dealer]:
    """A console with its window, until the block ends."""
    async with StaffLink(house.server, house.table, transport=transport) as link:
        console = Console(link, MachineClock(), SystemRandom(), exports=house.folder / "exports", **options)
        screen = ConsoleScreen(console)
        window = open_console(engine, screen)
        window.requestActivate()
        dealer = Dealer(console, screen, window)
        running = asyncio.create_task(console.run())
        try:
            yield dealer
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            screen.close()
            engine.close_window(window)


@asynccontextmanager
async def dealing(engine: Engine, house: House, role: Role = Role.DEALER, **options: Any) -> AsyncIterator[Dealer]:
    """Signed in, and the table is on the screen."""
    async with at_the_console(engine, house, **options) as dealer:
        await dealer.signs_in(role)
        await dealer.until(lambda: dealer.picture.connected and not dealer.picture.lock, "signed in")
        yield dealer
