"""The port finder and the device checks, with emulated devices behind real pseudo-terminals."""

from __future__ import annotations

import os
import pty
from pathlib import Path

from ats_client.station.configuration import read_configuration
from game_protocol.keys import SigningKey
from kiosk.checks import Checks, Verdict
from kiosk.device_checks import add_devices, held_by, judge_held
from kiosk.device_report import Report, read_report, write_report
from kiosk.ports import find
from tests.ats_client.station.emulated_cabinet import ACCEPTOR, PRINTER, started

STATION = '[server]\nurl = "http://127.0.0.1:1"\n[station]\nid = "ats-1"\nkey_file = "station.key"\n'
TICKET = '[ticket]\nestablishment = "Casino"\nplace = "Melbourne"\n'


def station_file(folder: Path, box: str, paper: str) -> Path:
    file = folder / "station.toml"
    devices = (
        f'journal = "journal.sqlite"\n[note_acceptor]\nprotocol = "id003"\nport = "{box}"\n'
        f'[ticket_printer]\nprotocol = "tcl"\nport = "{paper}"\n'
    )
    file.write_text(STATION + devices + TICKET)
    return file


async def test_each_device_is_named_with_its_protocol() -> None:
    async with (
        started("-c", ACCEPTOR.format(protocol="id003")) as acceptor,
        started("-c", PRINTER.format(protocol="tcl")) as printer,
    ):
        box, paper = await acceptor.until("/"), await printer.until("/")

        async def look() -> list[str]:
            return [box, paper]

        heard: list[tuple[int, int]] = []
        asked = await find((), lambda done, of: heard.append((done, of)), look)
        found = {each.port: each for each in asked}
    assert heard[0] == (0, 10)  # two ports, each asked for three kinds of acceptors and two of printers
    assert heard[-1] == (10, 10)
    assert heard == sorted(heard)
    assert (found[box].device, found[box].protocol) == ("note acceptor", "id003")
    assert (found[paper].device, found[paper].protocol) == ("ticket printer", "tcl")


async def test_a_port_in_use_is_never_asked() -> None:
    async with started("-c", PRINTER.format(protocol="tcl")) as printer:
        paper = await printer.until("/")

        async def look() -> list[str]:
            return [paper]

        assert await find([paper], look=look) == []


async def test_the_device_checks_of_the_command_line_pass_and_fail(tmp_path: Path) -> None:
    async with (
        started("-c", ACCEPTOR.format(protocol="id003")) as acceptor,
        started("-c", PRINTER.format(protocol="tcl")) as printer,
    ):
        box, paper = await acceptor.until("/"), await printer.until("/")
        file = station_file(tmp_path, box, paper)
        sound, broken = Checks(), Checks()
        add_devices(sound, read_configuration(file))
        found = await sound.run()
        assert all(check.passed for check in found), found
        printer.tell("paper out")
        acceptor.tell("power off")
        await acceptor.until("ok")
        add_devices(broken, read_configuration(file))
        found = await broken.run()
        assert [(check.name, check.passed) for check in found] == [("note-acceptor", False), ("ticket-printer", False)]
        assert "paper out" in found[1].detail


RUNNING_STATION = """
import asyncio, sys
from pathlib import Path
from ats_client.station.configuration import read_configuration
from kiosk import workshop
from kiosk.places import Places

write = workshop.write_report

def write_and_say(file, verdicts):
    write(file, verdicts)
    print("reported", *(verdict.passed for verdict in verdicts.values()), flush=True)

workshop.write_report = write_and_say
asyncio.run(workshop.Workshop(read_configuration(Path(sys.argv[1])), Places()).run())
"""


async def test_a_port_the_running_station_has_open_is_judged_by_its_own_driver(tmp_path: Path) -> None:
    key = SigningKey.generate().pem()
    (tmp_path / "station.key").write_bytes(key)
    async with (
        started("-c", ACCEPTOR.format(protocol="id003")) as acceptor,
        started("-c", PRINTER.format(protocol="tcl")) as printer,
    ):
        file = station_file(tmp_path, await acceptor.until("/"), await printer.until("/"))
        checks = Checks()
        add_devices(checks, read_configuration(file))
        async with started("-c", RUNNING_STATION, str(file)) as station:
            await station.until("reported True True")
            for check in await checks.run():
                assert check.passed, check
                assert "in use by the station (process" in check.detail
            printer.tell("paper out")
            acceptor.tell("jam")
            await station.until("reported False False")
            box, paper = await checks.run()
    assert not box.passed
    assert "jam" in box.detail
    assert not paper.passed
    assert "paper out" in paper.detail


def test_a_port_that_somebody_else_holds_is_a_fault() -> None:
    sound = {"note acceptor": Verdict(True, "idle")}
    assert judge_held("note acceptor", "/dev/a", 7, Report(7, sound)).passed
    for report in (None, Report(8, sound), Report(7, {})):
        held = judge_held("note acceptor", "/dev/a", 7, report)
        assert not held.passed
        assert "held by process 7, which is not this station" in held.detail


HOLDER = "import os, sys; handle = os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY); print('open', flush=True); input()"


async def test_a_port_that_another_process_has_open_is_known_by_any_of_its_names(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    port, name = os.ttyname(theirs), tmp_path / "ats-port-1"
    name.symlink_to(port)
    os.close(theirs)
    assert held_by(port) is None
    async with started("-c", HOLDER, port) as holder:
        await holder.until("open")
        assert held_by(port) == held_by(str(name)) is not None
    assert held_by(port) is None
    os.close(ours)
    assert held_by(port) is None


def test_a_report_is_read_as_it_was_written_and_a_damaged_one_is_none(tmp_path: Path) -> None:
    file = tmp_path / "devices.json"
    assert read_report(file) is None
    write_report(file, {"note acceptor": Verdict(False, "jam")})
    assert read_report(file) == Report(os.getpid(), {"note acceptor": Verdict(False, "jam")})
    for damage in ("", "{}", "[]", '{"process": 1, "devices": {"note acceptor": 5}}'):
        file.write_text(damage)
        assert read_report(file) is None
