"""A process that hangs or dies comes back: real processes, a real notify socket, a stand-in for systemd."""

import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.watchdog import Notifier, watched
from tests.kiosk.service_manager import ServiceManager

PROGRAM = Path(__file__).with_name("watched_program.py")


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[ServiceManager]:
    (tmp_path / "credit").write_text("125.00")
    # Shorter than the station's 5 s, but long enough for a busy machine to schedule three beats.
    manager = ServiceManager([sys.executable, str(PROGRAM), str(tmp_path / "credit")], tmp_path, limit_s=1.5)
    yield manager
    manager.close()


@pytest.fixture
def far_end(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as far_end:
        far_end.bind(str(tmp_path / "notify"))
        yield far_end


def test_a_hung_process_is_killed_and_comes_back_in_its_state(manager: ServiceManager) -> None:
    manager.run_until("STATUS=credit 125.00")
    first = manager.process.pid
    manager.process.send_signal(signal.SIGUSR1)
    manager.run_until("STATUS=credit 125.00")
    assert manager.ended == [-signal.SIGABRT]
    assert manager.process.pid != first


def test_a_killed_process_comes_back_in_its_state(manager: ServiceManager) -> None:
    manager.run_until("STATUS=credit 125.00")
    manager.process.kill()
    manager.run_until("STATUS=credit 125.00")
    assert manager.ended == [-signal.SIGKILL]


def test_a_process_whose_loop_turns_is_left_alone(manager: ServiceManager) -> None:
    for _ in range(7):  # more than two limits' worth of beats
        manager.run_until("WATCHDOG=1")
    assert manager.ended == []


def test_a_stop_that_is_meant_is_announced(manager: ServiceManager) -> None:
    manager.run_until("STATUS=credit 125.00")
    manager.process.terminate()
    manager.run_until("STOPPING=1")
    assert manager.process.wait() == 0


def test_an_abstract_socket_is_reached() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as far_end:
        far_end.bind("")  # the kernel picks an abstract name
        name = far_end.getsockname().decode()
        notifier = Notifier.from_environment({"NOTIFY_SOCKET": f"@{name[1:]}"})
        notifier.ready()
        notifier.close()
        assert far_end.recv(100) == b"READY=1"


async def test_without_a_limit_nothing_beats(far_end: socket.socket) -> None:
    async with watched(Notifier.from_environment({"NOTIFY_SOCKET": far_end.getsockname()})):
        pass
    assert far_end.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize("limit", ["", "0", "soon", "-5"])
def test_a_limit_that_is_none_is_none(limit: str) -> None:
    assert Notifier.from_environment({"WATCHDOG_USEC": limit}).limit_s is None


def test_a_limit_is_in_microseconds() -> None:
    assert Notifier.from_environment({"WATCHDOG_USEC": "5000000"}).limit_s == 5.0


async def test_without_a_service_manager_the_program_runs_all_the_same() -> None:
    async with watched(Notifier.from_environment({})) as notifier:
        notifier.ready()
        assert notifier.limit_s is None


def test_a_service_manager_that_is_gone_is_logged_and_harmless(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    notifier = Notifier(str(tmp_path / "nobody"))
    notifier.alive()
    notifier.close()
    assert [vars(record)["facts"]["words"] for record in caplog.records] == ["WATCHDOG=1"]
