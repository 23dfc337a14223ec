"""A station that hangs or dies under a service manager as strict as the unit: how long its player sees nothing."""

from __future__ import annotations

import os
import signal
import tempfile
from pathlib import Path

from benchmarks import Measurement, benchmark

BACK_WITHIN_S = 10.0
RESTART_S = 0.5
"""`RestartSec` of the unit; the tests' service manager restarts at once."""


@benchmark
def come_back() -> dict[str, Measurement]:
    """From the moment of the hang (five silent seconds of it included) or the kill, until the money is shown again."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return {"hung": _back_after(signal.SIGSTOP), "killed": _back_after(signal.SIGKILL)}


def _back_after(harm: signal.Signals) -> Measurement:
    from tests.kiosk.watched_floor import WITH_CREDIT, watched_floor

    with tempfile.TemporaryDirectory(prefix="ats-bench-") as folder, watched_floor(Path(folder)) as floor:
        floor.has_a_player()
        os.kill(floor.manager.process.pid, harm)
        back_s = floor.manager.run_until(WITH_CREDIT)
    return Measurement(back_s + RESTART_S, "s", limit=BACK_WITHIN_S)
