"""One value that a screen shows, and those who watch it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

Picture = TypeVar("Picture")


class Watched(Generic[Picture]):
    """One picture at a time; a change that changes nothing is told to nobody."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._watchers: list[Callable[[Picture], None]] = []

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        """Calls `changed` with every new picture; returns what ends that."""
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def show(self, **changes: Any) -> None:
        """Changes parts of a picture that is a dataclass."""
        self.become(replace(self.picture, **changes))  # type: ignore[type-var]  # only such a picture has parts

    def become(self, picture: Picture) -> None:
        if picture != self.picture:
            self.picture = picture
            for changed in list(self._watchers):
                changed(picture)
