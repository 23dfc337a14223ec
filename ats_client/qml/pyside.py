"""Importing this imports PySide without what no station asks of it; whatever draws imports it first.

PySide describes every call that Qt has, for `help()`, for stubs and for the sentence of a TypeError, with modules of
its own that it compiles anew at every start: 30 ms. Here they are compiled when the first name is asked of them, which
is when something has gone wrong.

PySide also reads the source of every module that is imported after it. It looks in each for the word PySide6, to know
where `from __feature__ import snake_case` may count, and Python's line cache keeps what was read: 17 MB of a station
and a fifth of its start. No module of this house or its libraries uses a feature, and -1 ("ignore this module") is
what PySide notes where it finds no source.
"""

import builtins
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import Any

_DESCRIPTIONS = "shibokensupport/signature/"
_NEEDED = ("__init__.py", "loader.py", "importhandler.py")
_STAND_IN = "from ats_client.qml.pyside import Later\n__getattr__ = Later(globals(), {file!r})\n"
_MAPPING = "mapping.py"
_UPDATED = "update_mapping = __getattr__.update_mapping\n"
"""PySide's C++ does not ask the module for this one, but takes it from its dictionary."""
_put_off: dict[str, bytes] = {}
_compiling = RLock()


class Later:
    """The `__getattr__` of a module of PySide's that is compiled when it is first asked for something."""

    def __init__(self, module: dict[str, Any], file: str) -> None:
        self._module = module
        self._file = file
        self._update: Callable[[], None] = lambda: None

    def __call__(self, name: str) -> Any:
        with _compiling:
            self._compile()
        try:
            return self._module[name]
        except KeyError:
            raise AttributeError(f"module {self._module['__name__']!r} has no attribute {name!r}") from None

    def update_mapping(self) -> None:
        """What PySide calls before it says what was wrong; a second thread must wait until the first is through."""
        with _compiling:
            self._compile()
            self._update()

    def _compile(self) -> None:
        source = _put_off.pop(self._file, None)
        if source is None:
            return
        exec(compile(source, self._file, "exec"), self._module)  # noqa: S102 - as PySide would have done itself
        if self._file.endswith(_MAPPING):
            self._update = self._module["update_mapping"]
            self._module["update_mapping"] = self.update_mapping


@contextmanager
def _descriptions_put_off() -> Iterator[None]:
    """PySide compiles them with Python's own function; nothing else of their loading can be reached from here."""
    compile_now = builtins.compile

    def compile_later(source: Any, filename: Any, *how: Any, **options: Any) -> Any:
        if isinstance(filename, str) and filename.startswith(_DESCRIPTIONS) and not filename.endswith(_NEEDED):
            _put_off[filename] = source
            source = _STAND_IN.format(file=filename) + (_UPDATED if filename.endswith(_MAPPING) else "")
        return compile_now(source, filename, *how, **options)

    vars(builtins)["compile"] = compile_later
    try:
        yield
    finally:
        vars(builtins)["compile"] = compile_now


with _descriptions_put_off():
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
