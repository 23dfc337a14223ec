"""Work that is finished even when its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def run_to_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs to its end; a cancelled caller is cancelled only then.

    A query that is given up half-way goes on in SQLite's thread, which would hand its answer to an event loop that
    is no longer there.
    """
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
