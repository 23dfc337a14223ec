"""A real station without a screen as a process of its own, for tests that kill it or unplug its devices.

Arguments: station.toml, and the checkpoint to halt at (-1: none). Every journal record is two checkpoints, before and
after its writing. What happens is said on standard output, a line each. On standard input `cash-out ticket` is the
player's wish, `look` asks what is shown now, `settle` an attendant who settles a dispute, and `go on` ends a halt.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.station.assembly import assemble
from ats_client.station.configuration import Configuration, read_configuration
from ats_client.station.faults import FaultKind
from ats_client.station.journeys import Step
from ats_client.station.picture import Picture
from ats_client.station.station import Station


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class HaltingPen(ThreadPoolExecutor):
    """Writes in a thread as the real one does, and stops the world at one checkpoint."""

    def __init__(self, halt_at: int) -> None:
        super().__init__(max_workers=1)
        self._halt_at = halt_at
        self._passed = 0
        self.may_go_on = threading.Event()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not args:  # something beside the journal, and nothing a step waits for
            return super().submit(fn)
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
            self.may_go_on.wait()
        self._passed += 1
        say(what)


def in_a_hurry(configuration: Configuration) -> Configuration:
    """Polls ten times as often, so that a whole conversation takes a second or less."""
    chosen = configuration.acceptor
    if chosen is None:
        return configuration
    hurried = replace(chosen.settings, poll_interval_s=0.02)
    return replace(configuration, acceptor=replace(chosen, settings=hurried))


def say_what_the_acceptor_says(station: Station) -> None:
    money_in = station._cabinet.money_in
    handle = money_in.handle

    async def overheard(event: acceptor.Event) -> None:
        await handle(event)
        say(f"heard {type(event).__name__}")

    money_in.handle = overheard  # type: ignore[method-assign]  # one who listens in


async def settle(station: Station) -> None:
    await station.clear_fault(FaultKind.DISPUTE, by="attendant 100")
    station.call_attendant(False)


async def main(file: Path, halt_at: int) -> None:
    pen = HaltingPen(halt_at)
    station = assemble(in_a_hurry(read_configuration(file)), pen)
    say_what_the_acceptor_says(station)

    def show(picture: Picture, word: str = "shows") -> None:
        under_way = len(station._scribe.journeys.under_way(*Step))
        notes = ",".join(str(note.cents) for note in picture.money.notes)
        cash_out = "none" if picture.cash_out is None else f"{picture.cash_out.state} id={picture.cash_out.id}"
        printer = station._cabinet.money_out.status
        slot = station._cabinet._acceptor
        is_online = printer is not None and printer.is_online
        say(
            f"{word} {picture.state} balance={picture.balance.cents} under-way={under_way} "
            f"slot={'none' if slot is None else slot.state} notes={notes} "
            f"printer={picture.money.tickets_out} online={is_online} faults={','.join(station.faults)} "
            f"attendant={picture.attendant_called} cash-out={cash_out}"
        )

    station.watch(show)
    background = set[asyncio.Task[None]]()

    def obey() -> None:
        command, _, to = sys.stdin.readline().strip().partition(" ")
        match command:
            case "cash-out":
                station.cash_out(to)
            case "look":
                show(station.picture, "looks")
            case "settle":
                background.add(asyncio.create_task(settle(station)))
            case "go":
                pen.may_go_on.set()

    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), obey)
    await station.run()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
