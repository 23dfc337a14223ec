"""The technician's mode for QML: the visit, and the open page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.errors import NoAnswer
from game_protocol.log import Log
from kiosk.credentials import NotLetIn
from kiosk.pages.page import Mark, Page, PageView
from kiosk.pages.screen import DisplayPage, JudgedPage, TouchPage, regions
from kiosk.technician import NotNow, Stage, Technician
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field

QML_IMPORT_NAME = "kiosk.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

log = Log(__name__)

REDRAW_MS = 500
REFRESH_S = 5.0


@dataclass(frozen=True, slots=True)
class PageRow:
    key: str
    title: str
    mark: str
    """The worst of its checks."""


@dataclass(frozen=True, slots=True)
class CheckRow:
    key: str
    mark: str
    detail: str


@dataclass(frozen=True, slots=True)
class TextRow:
    key: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    key: str
    label: str
    why: str
    question: str
    second: str


@dataclass(frozen=True)
class _Shown:
    stage: str = Stage.OUTSIDE.value
    name: str = ""
    online: bool = True
    testMoney: str = ""
    problem: str = ""
    busy: bool = False
    page: str = ""
    title: str = ""
    said: str = ""
    searchable: bool = False
    graph: tuple[float, ...] = ()
    graphName: str = ""
    aimX: float = -1.0
    aimY: float = -1.0
    station: str = ""


@QmlElement
class Diagnostics(QObject):
    """Every slot that does something records it under the technician's number."""

    changed = Signal()
    left = Signal()

    def __init__(
        self,
        technician: Technician,
        pages: Sequence[Page],
        station: str,
        listen: Callable[[bool], None] = lambda _on: None,
        parent: QObject | None = None,
    ) -> None:
        """`listen` is called when a technician is inside; the devices' traffic is shown only then."""
        super().__init__(parent)
        self._technician = technician
        self._pages = {page.key: page for page in pages}
        self._listen = listen
        self._station = station
        self._shown = _Shown(station=station)
        self._page: Page | None = None
        self._problem = ""
        self._said = ""
        self._busy = False
        self._is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._page_rows: Rows[PageRow] = Rows(PageRow, self)
        self._checks: Rows[CheckRow] = Rows(CheckRow, self)
        self._lines: Rows[TextRow] = Rows(TextRow, self)
        self._actions: Rows[ActionRow] = Rows(ActionRow, self)
        technician.changed = self.draw
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.draw)
        self._timer.start(REDRAW_MS)
        self.draw()

    # --- drawing

    @Slot()
    def draw(self) -> None:
        visit = self._technician.visit
        view = PageView() if self._page is None else self._page.view()
        if visit.stage is Stage.INSIDE:
            marks = {key: worst(page.view()) for key, page in self._pages.items()}
            self._page_rows.show([PageRow(key, page.title, marks[key]) for key, page in self._pages.items()])
        self._checks.show([CheckRow(line.key, line.mark.value, line.detail) for line in view.checks])
        self._lines.show([TextRow(line.key, line.name, line.text) for line in view.lines])
        self._actions.show([ActionRow(a.key, a.label, a.why_not, a.question, a.second) for a in view.actions])
        touch = self._page if isinstance(self._page, TouchPage) else None
        aim = None if touch is None else touch.next_point
        shown = _Shown(
            stage=visit.stage.value,
            name=visit.name,
            online=visit.online,
            testMoney=str(visit.test_money) if visit.test_money else "",
            problem=self._problem,
            busy=self._busy or visit.stage in (Stage.ASKING, Stage.LEAVING),
            page="" if self._page is None else self._page.key,
            title="" if self._page is None else self._page.title,
            said=self._said,
            searchable=view.searchable,
            graph=view.graph,
            graphName=view.graph_name,
            aimX=-1.0 if aim is None else aim[0],
            aimY=-1.0 if aim is None else aim[1],
            station=self._station,
        )
        show(self, shown, self.changed)

    # --- in and out

    @Slot(str, str)
    def enter(self, number: str, pin: str) -> None:
        if self._technician.visit.stage is Stage.OUTSIDE:
            self._problem = ""
            self._begin(self._enter(number.strip(), pin.strip()))

    async def _enter(self, number: str, pin: str) -> None:
        try:
            await self._technician.enter(number, pin)
        except NotLetIn as refusal:
            self._problem = str(refusal)
            return
        self._listen(True)
        self.openPage(next(iter(self._pages)))

    @Slot()
    def leave(self) -> None:
        """Before anybody is inside, this only closes the window."""
        if self._technician.visit.stage is Stage.INSIDE:
            self._begin(self._leave())
        elif self._technician.visit.stage is Stage.OUTSIDE:
            self.left.emit()

    async def _leave(self) -> None:
        try:
            await self._technician.leave()
        except NoAnswer:
            self._said = "The server does not answer. It took this station out of service, so it must let it go back."
            return
        self._listen(False)
        self._page = None
        self._said = ""
        self.left.emit()

    # --- pages

    @Slot(str)
    def openPage(self, key: str) -> None:
        page = self._pages.get(key)
        if page is None or self._technician.visit.stage is not Stage.INSIDE:
            return
        self._page = page
        self._said = ""
        page.search("")
        self.draw()
        self._begin(self._keep_fresh(page))

    async def _keep_fresh(self, page: Page) -> None:
        while self._page is page and self._technician.visit.stage is Stage.INSIDE:
            await page.refresh()
            self.draw()
            await asyncio.sleep(REFRESH_S)

    @Slot(str)
    def act(self, key: str) -> None:
        if self._page is not None and not self._busy:
            self._busy = True
            self.draw()
            self._begin(self._act(self._page, key))

    async def _act(self, page: Page, key: str) -> None:
        try:
            self._said = await page.act(key)
            await self._record(f"{page.title}: {key}", self._said)
            await page.refresh()
        finally:
            self._busy = False

    @Slot(str)
    def search(self, words: str) -> None:
        if self._page is not None:
            self._page.search(words)
            self.draw()

    # --- finger, eye and ear

    @Slot(float, float, float, float)
    def touched(self, x: float, y: float, width: float, height: float) -> None:
        page = self._page
        if isinstance(page, TouchPage):
            page.touched(x, y, width, height)
            if page.next_point is None:
                self._begin(self._record("Touch: nine points", page.view().checks[0].detail))
            self.draw()

    @Slot(int)
    def fingers(self, count: int) -> None:
        if isinstance(self._page, TouchPage):
            self._page.fingers(count)
            self.draw()

    @Slot(str, bool)
    def judged(self, item: str, right: bool) -> None:
        page = self._page
        if isinstance(page, JudgedPage):
            page.judged(item, right)
            self._begin(self._record(f"{page.title}: {item}", "right" if right else "not right"))
            self.draw()

    @Slot(int, int)
    def sized(self, width: int, height: int) -> None:
        for page in self._pages.values():
            if isinstance(page, DisplayPage):
                page.sized(width, height)

    # --- internal

    async def _record(self, what: str, detail: str) -> None:
        try:
            await self._technician.did(what, detail)
        except NotNow as outside:  # the technician left while something slow was running
            log.warning("not recorded", what=what, why=str(outside))

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_event_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("diagnostics failed", error=f"{type(error).__name__}: {error}")
            self._said = f"That did not work: {error}"
        if not self._is_closed:  # it ended while the window was closing, so there is nothing left to draw on
            self.draw()

    def close(self) -> None:
        """Ends everything that runs, because the window closes."""
        self._is_closed = True
        self._timer.stop()
        self._technician.changed = lambda: None
        for task in self._tasks:
            task.cancel()

    def _get_regions(self) -> list[dict[str, Any]]:
        touch = next((page for page in self._pages.values() if isinstance(page, TouchPage)), None)
        game = None if touch is None else touch.game
        return [{"id": each.bet_id, "x": each.x, "y": each.y, "line": each.on_line} for each in regions(game)]

    def _get_boxes(self) -> list[dict[str, Any]]:
        touch = next((page for page in self._pages.values() if isinstance(page, TouchPage)), None)
        if touch is None or touch.game is None:
            return []
        return [
            {"label": box.label, "x": box.x, "y": box.y, "w": box.width, "h": box.height, "colour": box.colour}
            for box in touch.game.layout.boxes
        ]

    def _get_bounds(self) -> list[float]:
        touch = next((page for page in self._pages.values() if isinstance(page, TouchPage)), None)
        return [0.0, 0.0, 1.0, 1.0] if touch is None or touch.game is None else list(touch.game.layout.bounds)

    def _get_graph(self) -> list[float]:
        return list(self._shown.graph)

    regions = Property(list, _get_regions, notify=changed)
    boxes = Property(list, _get_boxes, notify=changed)
    bounds = Property(list, _get_bounds, notify=changed)
    graph = Property(list, _get_graph, notify=changed)
    pages = part(QObject, "_page_rows")
    checks = part(QObject, "_checks")
    lines = part(QObject, "_lines")
    actions = part(QObject, "_actions")
    stage = shown_field(str, "stage", changed)
    name = shown_field(str, "name", changed)
    online = shown_field(bool, "online", changed)
    testMoney = shown_field(str, "testMoney", changed)
    problem = shown_field(str, "problem", changed)
    busy = shown_field(bool, "busy", changed)
    page = shown_field(str, "page", changed)
    title = shown_field(str, "title", changed)
    said = shown_field(str, "said", changed)
    searchable = shown_field(bool, "searchable", changed)
    graphName = shown_field(str, "graphName", changed)
    aimX = shown_field(float, "aimX", changed)
    aimY = shown_field(float, "aimY", changed)
    station = shown_field(str, "station", changed)


def worst(view: PageView) -> str:
    marks = {line.mark for line in view.checks}
    return next((mark.value for mark in (Mark.FAIL, Mark.OPEN) if mark in marks), Mark.PASS.value)
