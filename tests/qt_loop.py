"""A scenario on Qt's own event loop, as stations and consoles run: from its first step to its last in one run.

Between two runs of the loop Qt would still turn its timers, and tasks would wake where no loop is running.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import qasync
from PySide6.QtGui import QGuiApplication

PATIENCE_S = 90.0
"""Only a test that has failed waits so long."""
Play = Callable[[Coroutine[Any, Any, None]], None]


@contextmanager
def qts_loop(app: QGuiApplication) -> Iterator[Play]:
    app.setQuitOnLastWindowClosed(False)
    loop = qasync.QEventLoop(app)
    # qasync leaves these out: without them an abandoned event stream is torn down in the middle of the collector.
    hooks = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=lambda stream: loop.call_soon_threadsafe(loop.create_task, stream.aclose()))

    def run(scenario: Coroutine[Any, Any, None]) -> None:
        loop.run_until_complete(asyncio.wait_for(scenario, PATIENCE_S))

    asyncio.set_event_loop(loop)
    with loop:
        yield run
    asyncio.set_event_loop(None)
    sys.set_asyncgen_hooks(*hooks)
