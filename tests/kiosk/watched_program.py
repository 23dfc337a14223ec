"""The program for the watchdog's tests: it has a loop, a credit on disk, and a way to hang. Run as a process."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

from kiosk.watchdog import Notifier, watched


def hang() -> None:
    """Stops the loop while the process lives on: the case a watchdog is for."""
    threading.Event().wait()


async def main(credit: str) -> None:
    loop = asyncio.get_running_loop()
    end = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, end.set)
    loop.add_signal_handler(signal.SIGUSR1, hang)
    async with watched(Notifier.from_environment(os.environ)) as notifier:
        notifier.ready()
        notifier.status(f"credit\n{credit}")
        await end.wait()


asyncio.run(main(Path(sys.argv[1]).read_text()))
