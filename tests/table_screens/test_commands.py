"""`ats sgc`, `ats wnd` and `ats jackpot-display` as real processes: screens that end when told to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.table_screens.house import House

HERE = Path(__file__).parents[2]
COMMANDS = ("sgc", "wnd", "jackpot-display")


def ats(*words: str, display: bool) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    if display:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    command = [sys.executable, "-c", "from ats.main import main; main()", *words]
    return subprocess.Popen(
        command, cwd=HERE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["sgc", "--wheel", "sensor"], "--wheel sensor and --sensor PORT belong together"),
        (["sgc", "--sensor", "/dev/ttyS0"], "--wheel sensor and --sensor PORT belong together"),
        (["sgc", "--lock-after", "1"], "--lock-after"),
        (["wnd", "--server", "table-server"], "--server is an address like https://server:8000, not table-server"),
        (["sgc", "--server", "https://games-1:8443", "--server", "games-2"], "not games-2"),
        (["wnd", "--ca-file", "/no/such/file"], "--ca-file: there is no file /no/such/file"),
        (["jackpot-display"], "there is no display"),
        (["sgc"], "there is no display"),
    ],
)
def test_what_cannot_work_is_one_line_and_exit_code_2(words: list[str], complaint: str) -> None:
    process = ats(*words, display=False)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 2
    assert out == ""
    assert complaint in error
    assert len(error.splitlines()) == 1


def hears_sigterm(process: subprocess.Popen[str]) -> bool:
    """The stage has begun: until then the signal would end the process without it."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught, 16) & 1 << (signal.SIGTERM - 1))


def test_each_screen_comes_up_and_ends_when_it_is_told_to(whole_house: House) -> None:
    """A wrong name in the QML, or a task that dies, would end it by itself and with words on standard error."""
    screens = [ats(command, "--server", whole_house.server, "--table", "29", display=True) for command in COMMANDS]
    latest = time.monotonic() + 60
    while not all(map(hears_sigterm, screens)):
        assert time.monotonic() < latest
        time.sleep(0.05)
    for screen in screens:
        with pytest.raises(subprocess.TimeoutExpired):
            screen.wait(timeout=3)
    for screen in screens:
        screen.send_signal(signal.SIGTERM)
    for screen in screens:
        _, error = screen.communicate(timeout=30)
        assert screen.returncode == 0, error
        assert "Error" not in error
        assert "qml" not in error
