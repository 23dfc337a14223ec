"""Importing this keeps PySide from reading the source of every module that is imported after it.

PySide looks in each for the word PySide6, to know where `from __feature__ import snake_case` may count, and Python's
line cache keeps what was read: 17 MB of a station and a fifth of its start. No module of this house or its libraries
uses a feature, and -1 ("ignore this module") is what PySide notes where it finds no source.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

import PySide6  # noqa: F401 - brings its support modules along

vars(import_module("shibokensupport.feature"))["_mod_uses_pyside"] = lambda _module: False

_WIDGETS = "PySide6.QtWidgets"


@contextmanager
def without_widgets() -> Iterator[None]:
    """qasync imports all of QtWidgets for the one name QApplication; inside this it gets the application we have.

    A station has no widgets: that is 5 MB of libraries in a process that draws with Qt Quick alone.
    """
    if _WIDGETS in sys.modules:
        yield
        return
    from PySide6.QtGui import QGuiApplication

    stand_in = ModuleType(_WIDGETS)
    vars(stand_in)["QApplication"] = QGuiApplication
    sys.modules[_WIDGETS] = stand_in
    try:
        yield
    finally:
        del sys.modules[_WIDGETS]
