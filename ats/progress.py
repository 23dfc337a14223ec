"""One moving line on standard error while something takes its time; nothing if nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

Told = Callable[[int, int], None]
"""How many are done, of how many."""


@contextmanager
def progress(doing: str, *, as_json: bool = False) -> Iterator[Told]:
    """Shows what is being done until it is over; not on a pipe, and not for a script that asked for JSON."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=as_json or not console.is_terminal) as shown:
        task = shown.add_task(doing, total=None)

        def told(done: int, of: int) -> None:
            shown.update(task, completed=done, total=of)

        yield told
