"""Background tasks: each has this one owner, which ends them all and lets no failure pass unseen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Background:
    """Runs coroutines beside what its owner does; one that fails is told to `failed`, not lost in a log."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)

    async def end(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
