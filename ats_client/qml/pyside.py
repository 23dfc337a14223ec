"""Importing this keeps PySide from reading the source of every module that is imported after it.

PySide looks in each for the word PySide6, to know where `from __feature__ import snake_case` may count, and Python's
line cache keeps what was read: 17 MB of a station and a fifth of its start. No module of this house or its libraries
uses a feature, and -1 ("ignore this module") is what PySide notes where it finds no source.
"""

from importlib import import_module

import PySide6  # noqa: F401 - brings its support modules along

vars(import_module("shibokensupport.feature"))["_mod_uses_pyside"] = lambda _module: False
