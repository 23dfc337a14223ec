"""The real QML on Qt's off-screen platform, with the software renderer that every screen uses."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtGui import QGuiApplication

from screen_kit.qml.application import Engine, make_application


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture(scope="session")
def engine(qapp: QGuiApplication) -> Iterator[Engine]:
    make_application(["test"])
    engine = Engine()
    yield engine
    engine.close_windows()
