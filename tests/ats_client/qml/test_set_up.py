"""The technician's first screen: keys on the screen, mistakes told in words, and the server's own reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from ats_client.qml.application import open_set_up
from ats_client.viewmodels.set_up import Refused, SetUp
from screen_kit.qml.application import Engine
from tests.ats_client.qml.player import visible_items


class Server:
    """Takes one code and refuses every other."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def enrol(self, server: str, code: str) -> None:
        self.asked.append((server, code))
        if code != "4DJ6-EZS9":
            raise Refused("this code is used up; ask for a new one")


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def window(engine: Engine, server: Server) -> Iterator[QQuickWindow]:
    opened = open_set_up(engine, SetUp(server.enrol), width=1920, height=1080)
    QTest.qWaitForWindowExposed(opened)
    yield opened
    engine.close_windows()


def item(window: QQuickWindow, name: str) -> QQuickItem:
    return next(each for each in visible_items(window.contentItem()) if each.objectName() == name)


def push(window: QQuickWindow, label: str) -> None:
    for each in visible_items(window.contentItem()):
        if each.property("label") == label:
            at = each.mapToScene(each.boundingRect().center()).toPoint()
            QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            return
    raise AssertionError(f"there is no key {label}")


async def test_what_is_typed_on_the_screen_reaches_the_server(window: QQuickWindow, server: Server) -> None:
    item(window, "server").setProperty("text", "https://10.0.0.5:8443")
    item(window, "code").setProperty("text", "")
    window.setProperty("chosen", item(window, "code"))
    for key in "4dj6-ezs9":
        push(window, key)
    push(window, "Join the table")
    await asyncio.sleep(0)
    assert server.asked == [("https://10.0.0.5:8443", "4DJ6-EZS9")]


async def test_a_keyboard_alone_is_enough(window: QQuickWindow, server: Server) -> None:
    """The first line waits for keys at once; Enter goes on to the code, and from there to the server."""
    for words in ("https://10.0.0.5:8443", "4dj6-ezs9"):
        for letter in words:
            QTest.keyClick(window, letter)
        QTest.keyClick(window, Qt.Key.Key_Return)
    await asyncio.sleep(0)
    assert server.asked == [("https://10.0.0.5:8443", "4DJ6-EZS9")]


async def test_the_servers_reason_is_told(window: QQuickWindow, server: Server) -> None:
    set_up = window.findChild(SetUp)
    assert set_up is not None
    set_up.begin("https://10.0.0.5:8443", "WRONG-CODE")
    for _ in range(3):
        await asyncio.sleep(0)
    assert set_up.problem == "this code is used up; ask for a new one"
    assert not set_up.busy


@pytest.mark.parametrize(
    ("address", "code", "problem"),
    [
        ("", "4DJ6-EZS9", "The server's address is missing."),
        ("https://10.0.0.5", "12", "The one-time code has at least six characters."),
    ],
)
async def test_what_is_missing_is_told_before_anything_is_asked(
    window: QQuickWindow, server: Server, address: str, code: str, problem: str
) -> None:
    set_up = window.findChild(SetUp)
    assert set_up is not None
    set_up.begin(address, code)
    assert set_up.problem == problem
    assert server.asked == []
