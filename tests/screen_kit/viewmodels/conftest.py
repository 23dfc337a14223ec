"""View models need Qt's core and nothing of its screens."""

import pytest
from PySide6.QtGui import QGuiApplication


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication
