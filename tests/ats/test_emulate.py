"""`ats emulate` as a person meets it: a process, a port on its first line, a console on standard input."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ATS = (sys.executable, "-W", "error", "-c", "from ats.main import main; main()")


def emulate(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*ATS, "emulate", *arguments], input=typed, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("protocol", ["id003", "ssp", "essp", "ccnet"])
def test_the_first_line_is_the_port_and_every_command_is_answered_by_one_line(protocol: str) -> None:
    done = emulate("note-acceptor", "--protocol", protocol, typed="status\nnote 20\nnonsense\npower off\nquit\n")
    port, *answers = done.stdout.splitlines()
    assert done.returncode == 0
    assert port.startswith("/dev/pts/")
    assert answers == [
        "ok status power=on step=none notes=0 total=0.00 tickets=0 fault=none",
        "error: refused 20.00: not accepting this; try help",
        "error: no such command: nonsense; try help",
        "power cut at none",
        "ok power off",
        "ok quit",
    ]


def test_the_emulator_ends_with_its_console_and_takes_its_link_with_it(tmp_path: Path) -> None:
    link = tmp_path / "acceptor"
    done = emulate("note-acceptor", "--protocol", "id003", "--link", str(link))
    assert (done.returncode, done.stdout.strip()) == (0, str(link))
    assert not link.is_symlink()


def test_without_a_console_it_serves_until_it_is_ended(tmp_path: Path) -> None:
    link = tmp_path / "acceptor"
    process = subprocess.Popen(
        [*ATS, "emulate", "note-acceptor", "--protocol", "ccnet", "--link", str(link)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    with process.stdout:
        assert process.stdout.readline().decode().strip() == str(link)
        port = os.open(link, os.O_RDWR | os.O_NOCTTY)
        os.write(port, bytes.fromhex("02 03 06 33 DA 81"))
        assert os.read(port, 6) == bytes.fromhex("02 03 06 10 43 92"), "a unit that has just powered up says so"
        os.close(port)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
    assert not link.is_symlink()


@pytest.mark.parametrize("device", ["note-acceptor", "ticket-printer"])
def test_an_unknown_protocol_is_one_line_and_exit_code_two(device: str) -> None:
    done = emulate(device, "--protocol", "morse")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no such protocol: morse" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_is_never_replaced_by_a_link(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("keep me", encoding="ascii")
    done = emulate("note-acceptor", "--protocol", "id003", "--link", str(precious))
    assert done.returncode == 2
    assert precious.read_text(encoding="ascii") == "keep me"
