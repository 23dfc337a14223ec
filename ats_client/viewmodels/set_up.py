"""The first start of a station: a technician gives the server's address and a one-time code."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

SHORTEST_CODE = 6


class Refused(Exception):
    """Why the station could not be brought to its table, as a sentence for the technician."""


@dataclass(frozen=True, slots=True)
class _Shown:
    busy: bool = False
    problem: str = ""
    done: bool = False


@QmlElement
class SetUp(QObject):
    """Asks the server to take this station in. `enrol` is handed in and raises Refused with its reason."""

    changed = Signal()
    finished = Signal()

    def __init__(self, enrol: Callable[[str, str], Awaitable[None]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._enrol = enrol
        self._shown = _Shown()
        self._task: asyncio.Task[None] | None = None

    @Slot(str, str)
    def begin(self, server: str, code: str) -> None:
        server, code = server.strip(), code.strip().upper()  # the keys on the screen have small letters
        if self._shown.busy:
            return
        if not server:
            show(self, _Shown(problem=translate("SetUp", "The server's address is missing.")), self.changed)
        elif len(code) < SHORTEST_CODE:
            show(
                self, _Shown(problem=translate("SetUp", "The one-time code has at least six characters.")), self.changed
            )
        else:
            show(self, _Shown(busy=True), self.changed)
            self._task = asyncio.get_event_loop().create_task(self._try(server, code))

    async def _try(self, server: str, code: str) -> None:
        try:
            await self._enrol(server, code)
        except Refused as failed:
            show(self, _Shown(problem=str(failed)), self.changed)
            return
        show(self, _Shown(done=True), self.changed)
        self.finished.emit()

    busy = shown_field(bool, "busy", changed)
    problem = shown_field(str, "problem", changed)
    done = shown_field(bool, "done", changed)
