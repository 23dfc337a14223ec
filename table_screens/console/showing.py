"""The console's picture and those who look at it."""

from __future__ import annotations

from collections.abc import Callable

from screen_kit.watched import Watched
from table_screens.console.picture import ConsolePicture

Watcher = Callable[[ConsolePicture], None]
Showing = Watched[ConsolePicture]
