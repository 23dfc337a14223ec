"""The port finder with emulated devices behind real pseudo-terminals."""

from __future__ import annotations

from pathlib import Path

from ats_client.station.configuration import read_configuration
from kiosk.checks import Checks
from kiosk.device_checks import add_devices, held_by
from kiosk.ports import find
from tests.ats_client.station.emulated_cabinet import ACCEPTOR, PRINTER, started

STATION = '[server]\nurl = "http://127.0.0.1:1"\n[station]\nid = "ats-1"\nkey_file = "station.key"\n'
TICKET = '[ticket]\nestablishment = "Casino"\nplace = "Melbourne"\n'


async def test_each_device_is_named_with_its_protocol() -> None:
    async with (
        started("-c", ACCEPTOR.format(protocol="id003")) as acceptor,
        started("-c", PRINTER.format(protocol="tcl")) as printer,
    ):
        box, paper = await acceptor.until("/"), await printer.until("/")

        async def look() -> list[str]:
            return [box, paper]

        found = {each.port: each for each in await find((), look)}
    assert (found[box].device, found[box].protocol) == ("note acceptor", "id003")
    assert (found[paper].device, found[paper].protocol) == ("ticket printer", "tcl")


async def test_a_port_in_use_is_never_asked() -> None:
    async with started("-c", PRINTER.format(protocol="tcl")) as printer:
        paper = await printer.until("/")

        async def look() -> list[str]:
            return [paper]

        assert await find([paper], look) == []


async def test_the_device_checks_of_the_command_line_pass_and_fail(tmp_path: Path) -> None:
    async with (
        started("-c", ACCEPTOR.format(protocol="id003")) as acceptor,
        started("-c", PRINTER.format(protocol="tcl")) as printer,
    ):
        box, paper = await acceptor.until("/"), await printer.until("/")
        file = tmp_path / "station.toml"
        devices = (
            f'[note_acceptor]\nprotocol = "id003"\nport = "{box}"\n'
            f'[ticket_printer]\nprotocol = "tcl"\nport = "{paper}"\n'
        )
        file.write_text(STATION + devices + TICKET)
        sound, broken = Checks(), Checks()
        add_devices(sound, read_configuration(file))
        found = await sound.run()
        assert [(check.name, check.passed) for check in found] == [("note-acceptor", True), ("ticket-printer", True)]
        printer.tell("paper out")
        acceptor.tell("power off")
        await acceptor.until("ok")
        add_devices(broken, read_configuration(file))
        found = await broken.run()
        assert [(check.name, check.passed) for check in found] == [("note-acceptor", False), ("ticket-printer", False)]
        assert "paper out" in found[1].detail


def test_a_port_that_another_process_has_open_is_known(tmp_path: Path) -> None:
    handles = tmp_path / "4711" / "fd"
    handles.mkdir(parents=True)
    (handles / "5").symlink_to("/dev/ttyS9")
    assert held_by("/dev/ttyS9", tmp_path) == 4711
    assert held_by("/dev/ttyS8", tmp_path) is None
