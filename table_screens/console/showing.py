"""The console's picture and those who look at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from table_screens.console.picture import ConsolePicture

Watcher = Callable[[ConsolePicture], None]


class Showing:
    """One picture at a time; a change that changes nothing is told to nobody."""

    def __init__(self) -> None:
        self.picture = ConsolePicture()
        self._watchers: list[Watcher] = []

    def watch(self, changed: Watcher) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def show(self, **changes: Any) -> None:
        picture = replace(self.picture, **changes)
        if picture == self.picture:
            return
        self.picture = picture
        for changed in list(self._watchers):
            changed(picture)
