"""The same driver on Qt's event loop, where the station runs it."""

import os
import subprocess
import sys

PROGRAM = """
import asyncio, subprocess, sys
from PySide6.QtCore import QCoreApplication
import qasync
from ats_client.devices.note_acceptor import acceptor_for
from ats_client.devices.note_acceptor.interface import AcceptorSettings, Closed, NoteEscrowed, State, StateChanged

EMULATE = "import sys; from ats_client.devices.note_acceptor.emulator.process import run; run(sys.argv[1], None)"


async def main():
    pipe = subprocess.PIPE
    emulator = subprocess.Popen([sys.executable, "-c", EMULATE, "id003"], stdin=pipe, stdout=pipe)
    port = emulator.stdout.readline().decode().strip()
    done = asyncio.Event()

    async def handle(event):
        if event == StateChanged(State.READY) and not done.is_set():
            emulator.stdin.write(b"note 20\\n")
            emulator.stdin.flush()
        elif isinstance(event, NoteEscrowed):
            acceptor.accept()
        elif isinstance(event, Closed):
            done.set()

    acceptor = acceptor_for("id003")(port, handle, settings=AcceptorSettings(poll_interval_s=0.005))
    acceptor.enable()
    running = asyncio.ensure_future(acceptor.run())
    await asyncio.wait_for(done.wait(), 30)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    emulator.communicate(b"quit\\n")
    print("credited on Qt's loop")


app = QCoreApplication(sys.argv)
with qasync.QEventLoop(app) as loop:
    loop.run_until_complete(main())
"""


def test_a_note_is_credited_on_qts_event_loop() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["credited on Qt's loop"]), done.stderr
