"""A real station without a screen as a process of its own, for tests that kill it.

Arguments: station.toml, and the checkpoint to halt at (-1: none). Every journal record is two checkpoints, before and
after its writing. What happens is said on standard output, a line each; `cash-out ticket` is obeyed on standard input.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ats_client.station.assembly import assemble
from ats_client.station.configuration import read_configuration
from ats_client.station.journeys import Step
from ats_client.station.picture import Picture


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class HaltingPen(ThreadPoolExecutor):
    """Writes in a thread as the real one does, and stops the world at one checkpoint."""

    def __init__(self, halt_at: int) -> None:
        super().__init__(max_workers=1)
        self._halt_at = halt_at
        self._passed = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return super().submit(self._write, fn, args)

    def _write(self, fn: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        _at_ms, journey, _id, step, _facts = args
        self._checkpoint(f"before {journey} {step}")
        written = fn(*args)
        self._checkpoint(f"after {journey} {step}")
        return written

    def _checkpoint(self, what: str) -> None:
        if self._passed == self._halt_at:
            say(f"halt {what}")
            threading.Event().wait()
        self._passed += 1
        say(what)


async def main(file: Path, halt_at: int) -> None:
    station = assemble(read_configuration(file), HaltingPen(halt_at))

    def show(picture: Picture) -> None:
        under_way = len(station._scribe.journeys.under_way(*Step))
        notes = ",".join(str(note.cents) for note in picture.money.notes)
        cash_out = picture.cash_out.state if picture.cash_out is not None else "none"
        say(
            f"shows {picture.state} balance={picture.balance.cents} under-way={under_way} notes={notes} "
            f"printer={picture.money.tickets_out} cash-out={cash_out}"
        )

    station.watch(show)

    def obey() -> None:
        command, _, to = sys.stdin.readline().strip().partition(" ")
        if command == "cash-out":
            station.cash_out(to)

    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), obey)
    await station.run()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
