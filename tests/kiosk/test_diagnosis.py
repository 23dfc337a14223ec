"""The checks put together, on an installed release that is sound and one that is not."""

from pathlib import Path

import pytest

from game_protocol.keys import SigningKey
from kiosk.check_release import Manifest, scan
from kiosk.checks import Check
from kiosk.diagnosis import diagnosis, judge_ports
from kiosk.manifest import sign
from kiosk.places import Places

MACHINE = ["cpu", "memory", "disk", "temperature", "uptime", "versions", "software", "clock"]
NETWORK = ["network-address", "network-link"]
SERVER = ["dns", "server", "certificate"]
STATION = """
[server]
url = "http://127.0.0.1:{port}"
[station]
id = "station-1"
key_file = "station.key"
[note_acceptor]
protocol = "id003"
port = "/dev/ats-port-nowhere"
"""


@pytest.fixture
def places(tmp_path: Path, unused_tcp_port: int) -> Places:
    """A machine as `kiosk/install` leaves it."""
    release, key = tmp_path / "releases/0.1.0", SigningKey.generate()
    (release / "bin").mkdir(parents=True)
    for number in range(8):
        (release / f"bin/tool-{number}").write_text(f"{number}")
    (tmp_path / "releases/0.1.0.manifest").write_bytes(sign(Manifest("0.1.0", scan(release)), key))
    (tmp_path / "release.pub").write_text(key.public)
    (tmp_path / "current").symlink_to("releases/0.1.0")
    (tmp_path / "station.toml").write_text(STATION.format(port=unused_tcp_port))
    return Places(tmp_path / "station.toml", tmp_path, tmp_path / "current", tmp_path / "release.pub")


async def found(places: Places) -> dict[str, Check]:
    return {check.name: check for check in await diagnosis(places).run()}


async def test_a_station_asks_for_its_server_and_its_ports(places: Places) -> None:
    checks = await found(places)
    assert list(checks) == [*MACHINE, *NETWORK, "configuration", *SERVER, "serial-ports", "note-acceptor"]
    assert not checks["note-acceptor"].passed
    assert not checks["server"].passed
    assert "not there: note acceptor on /dev/ats-port-nowhere" in checks["serial-ports"].detail


async def test_every_server_the_station_would_turn_to_is_asked(places: Places) -> None:
    configured = places.config.read_text()
    places.config.write_text(
        configured.replace("[station]", 'other_urls = ["https://games-2.invalid:8443"]\n[station]')
    )
    checks = await found(places)
    assert [name for name in checks if name.endswith("-2")] == ["dns-2", "server-2", "certificate-2"]
    assert "games-2.invalid is not known" in checks["dns-2"].detail
    assert not checks["server-2"].passed
    assert not checks["certificate-2"].passed


async def test_without_a_configuration_nothing_is_said_about_a_server(places: Places) -> None:
    places.config.unlink()
    checks = await found(places)
    assert list(checks) == [*MACHINE, *NETWORK, "configuration", "serial-ports"]
    assert not checks["configuration"].passed


async def test_sound_software_and_configuration_pass(places: Places) -> None:
    checks = await found(places)
    assert checks["software"].passed
    assert checks["software"].detail.startswith("8 files as released in ")
    assert checks["configuration"].passed


async def test_a_bad_configuration_is_said_once_and_the_other_checks_go_on(places: Places) -> None:
    places.config.write_text("[server")
    checks = await found(places)
    assert not checks["configuration"].passed
    assert checks["software"].passed
    assert "server" not in checks


async def test_tampered_software_fails_and_names_the_file(places: Places) -> None:
    (places.release / "bin/tool-3").write_text("cheat")
    software = (await found(places))["software"]
    assert not software.passed
    assert software.detail.endswith("is not as released: differs: bin/tool-3")


async def test_much_tampering_is_summed_up(places: Places) -> None:
    for number in range(8):
        (places.release / f"bin/tool-{number}").unlink()
    assert (await found(places))["software"].detail.endswith("missing: bin/tool-4 and 3 more")


async def test_software_without_a_manifest_or_key_fails(places: Places) -> None:
    places.manifest.unlink()
    assert "0.1.0.manifest: cannot be read" in (await found(places))["software"].detail
    places.release_key.unlink()
    assert "release.pub: cannot be read" in (await found(places))["software"].detail


async def test_a_release_other_than_the_running_one_fails_versions(places: Places) -> None:
    assert not (await found(places))["versions"].passed  # this Python does not run from the made-up release


def test_a_configured_port_that_is_not_there_is_named(tmp_path: Path) -> None:
    there = tmp_path / "ats-port-1"
    there.touch()
    assert judge_ports({"note acceptor": str(there)}, [str(there)]).passed
    verdict = judge_ports({"note acceptor": str(there), "ticket printer": "/dev/ats-port-2"}, [str(there)])
    assert not verdict.passed
    assert verdict.detail == f"not there: ticket printer on /dev/ats-port-2; ports of this machine: {there}"
    assert judge_ports({}, []).detail == "ports of this machine: none"
