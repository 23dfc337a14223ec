"""How a view model shows something: one immutable value, and one signal when it is a different one.

QML compares what it binds to, so telling it once for all fields of a thing costs less than a signal for each, and a
picture that changed nothing here tells nothing.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, SignalInstance


def shown_field(kind: Any, name: str, notify: Any, doc: str = "") -> Any:
    """A read-only property over `self._shown.<name>`."""

    def read(self: Any) -> Any:
        return getattr(self._shown, name)

    return Property(kind, read, notify=notify, doc=doc)


def show(model: Any, shown: object, changed: SignalInstance) -> None:
    """Replaces what a model shows, and tells QML only if that differs."""
    if shown != model._shown:
        model._shown = shown
        changed.emit()


def part(kind: type, name: str) -> Any:
    """A view model, or a list, that another one holds for as long as it lives."""

    def read(self: Any) -> Any:
        return getattr(self, name)

    return Property(kind, read, constant=True)
