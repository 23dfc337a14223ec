"""The caretaker as a process behind a real socket, started for each order: what it does, and everything it refuses."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from ats_client.station.configuration import read_configuration
from kiosk.caretaker import serve
from kiosk.configuration_keeper import ConfigurationKeeper, LockedConfiguration, UnlockedConfiguration, keeper_of
from kiosk.device_choice import CannotWrite, DeviceChoice
from kiosk.orders import Answer, ForgetStation, Order, UseDevice, as_line
from tests.kiosk.test_ports import STATION


@pytest.fixture
def port() -> Iterator[str]:
    """A port of this machine."""
    ours, theirs = pty.openpty()
    yield os.ttyname(theirs)
    os.close(ours)
    os.close(theirs)


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A locked configuration: its folder belongs only to the user the caretaker runs as."""
    folder = tmp_path / "station"
    folder.mkdir(mode=0o750)
    (folder / "station.toml").write_text(STATION)
    (folder / "station.key").write_text("a key")
    return folder / "station.toml"


@dataclass
class Office:
    """A caretaker in this process: its answers, and its entries in the journal."""

    file: Path
    journal: list[dict[str, object]] = field(default_factory=list)

    def told(self, line: bytes) -> Answer:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            ours.sendall(line)
            ours.shutdown(socket.SHUT_WR)
            serve(theirs, self.file, self.journal.append)
            return Answer.from_json(ours.makefile("rb").readline())

    def asked(self, order: Order) -> Answer:
        return self.told(as_line(order))


def use(port: str, protocol: str = "id003") -> UseDevice:
    return UseDevice(by="9001", device="note acceptor", protocol=protocol, port=port)


def test_he_writes_a_device_and_notes_who_wanted_it(config: Path, port: str) -> None:
    office = Office(config)
    assert office.asked(use(port)) == Answer(done=True)
    acceptor = read_configuration(config).acceptor
    assert acceptor is not None
    assert (acceptor.protocol, acceptor.port) == ("id003", port)
    assert office.journal == [
        {"event": "order", "order": "use-device", "by": "9001", "device": "note acceptor", "protocol": "id003",
         "port": port},
        {"event": "done", "why": ""},
    ]  # fmt: skip


def test_he_takes_away_configuration_and_key_and_nothing_else(config: Path) -> None:
    (config.parent / "notes.txt").write_text("the operator's")
    assert Office(config).asked(ForgetStation(by="9001")).done
    assert [file.name for file in config.parent.iterdir()] == ["notes.txt"]


def test_a_key_that_the_configuration_names_elsewhere_is_not_his_to_take(config: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "precious"
    elsewhere.write_text("not the station's")
    config.write_text(STATION.replace('"station.key"', f'"{elsewhere}"'))
    assert Office(config).asked(ForgetStation(by="9001")).done
    assert elsewhere.exists()


@pytest.mark.parametrize("port", ["/dev/ats-port-nowhere", "/dev/pts"])
def test_a_port_that_is_none_is_refused(config: Path, port: str) -> None:
    office = Office(config)
    assert office.asked(use(port)) == Answer(done=False, why=f"{port} is no port of this machine")
    assert config.read_text() == STATION
    assert office.journal[-1]["event"] == "refused"


def test_a_folder_that_others_could_change_is_not_touched(config: Path, port: str) -> None:
    config.parent.chmod(0o770)
    for order in (use(port), ForgetStation(by="9001")):
        answer = Office(config).asked(order)
        assert not answer.done
        assert "not locked" in answer.why
    assert config.read_text() == STATION


def test_a_link_in_place_of_the_configuration_is_not_followed(config: Path, tmp_path: Path, port: str) -> None:
    target = tmp_path / "elsewhere.toml"
    config.rename(target)
    config.symlink_to(target)
    answer = Office(config).asked(use(port))
    assert not answer.done
    assert "no ordinary file" in answer.why
    assert target.read_text() == STATION


def test_a_machine_that_is_no_station_has_nothing_to_change(config: Path, port: str) -> None:
    config.unlink()
    assert "No such file" in Office(config).asked(use(port)).why


@pytest.mark.parametrize("line", [b"", b"\n", b"rm -rf /\n", b'{"order":"forget-station"}\n', b"x" * 5000])
def test_what_is_no_order_is_refused_and_noted(config: Path, line: bytes) -> None:
    office = Office(config)
    assert not office.told(line).done
    assert [entry["event"] for entry in office.journal] == ["refused"]
    assert config.exists()


# --- behind its socket


@contextmanager
def behind(door: Path, *command: str) -> Iterator[subprocess.Popen[str]]:
    """systemd's own socket activation, without its sandbox: each connection starts a process."""
    with subprocess.Popen(
        ["systemd-socket-activate", "--accept", "--inetd", f"--listen={door}", *command],
        stderr=subprocess.PIPE, text=True,
    ) as activated:  # fmt: skip
        assert activated.stderr is not None
        assert "Listening" in activated.stderr.readline()
        yield activated
        activated.kill()


def test_the_station_hands_over_and_is_told_what_came_of_it(config: Path, tmp_path: Path, port: str) -> None:
    keeper = LockedConfiguration(tmp_path / "caretaker")
    with behind(tmp_path / "caretaker", sys.executable, "-m", "kiosk.caretaker", str(config)) as activated:
        assert keeper.why_not() == ""
        asyncio.run(keeper.use(DeviceChoice("note acceptor", "ssp", port), "9001"))
        assert f'protocol = "ssp"\nport = "{port}"\n' in config.read_text()
        with pytest.raises(CannotWrite, match=r"station\.toml.*ticket"):
            asyncio.run(keeper.use(DeviceChoice("ticket printer", "tcl", port), "9001"))
        asyncio.run(keeper.forget("9001"))
        assert list(config.parent.iterdir()) == []
        with pytest.raises(CannotWrite, match="No such file"):
            asyncio.run(keeper.forget("9001"))
        activated.terminate()
        assert activated.stderr is not None
        noted = [json.loads(line)["event"] for line in activated.stderr if line.startswith("{")]
    assert noted == ["order", "done", "order", "refused", "order", "done", "order", "refused"]


async def test_a_caretaker_who_is_not_there_is_said_before_and_after(tmp_path: Path) -> None:
    keeper = LockedConfiguration(tmp_path / "caretaker")
    assert "kiosk/install" in keeper.why_not()
    with pytest.raises(CannotWrite, match="cannot be reached"):
        await keeper.forget("9001")


def test_a_caretaker_who_dies_leaves_it_unknown(tmp_path: Path) -> None:
    door = tmp_path / "caretaker"
    with behind(door, "true"), pytest.raises(CannotWrite, match="nobody knows whether it was done"):
        asyncio.run(LockedConfiguration(door).forget("9001"))


def test_who_may_write_the_folder_does_it_alone(config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    station = read_configuration(config)
    keeper: ConfigurationKeeper = keeper_of(station, tmp_path / "caretaker")
    assert isinstance(keeper, UnlockedConfiguration)
    # Root may write everywhere, and these tests often run as root: only the answer can be handed in.
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    assert isinstance(keeper_of(station, tmp_path / "caretaker"), LockedConfiguration)


def test_its_own_configuration_is_changed_and_forgotten_by_the_station(config: Path, port: str) -> None:
    keeper = UnlockedConfiguration(config, config.with_name("station.key"))
    assert keeper.why_not() == ""
    asyncio.run(keeper.use(DeviceChoice("note acceptor", "id003", port), "9001"))
    assert port in config.read_text()
    asyncio.run(keeper.forget("9001"))
    assert list(config.parent.iterdir()) == []
