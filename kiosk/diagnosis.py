"""Puts the checks of this machine together: machine, network, software, serial ports, configuration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from ats_client.station.configuration import Configuration, ConfigurationError, read_configuration
from kiosk import machine, network
from kiosk.addresses import read_addresses
from kiosk.checks import Checks, Verdict
from kiosk.device_checks import add_devices
from kiosk.places import Places
from kiosk.software import software
from screen_kit.devices.serial_line import ports


def diagnosis(places: Places) -> Checks:
    """Checks only what this machine has: without a configured server it says nothing about one."""
    try:
        station = read_configuration(places.config)
    except ConfigurationError:  # the check below says so
        station = None
    checks = machine_checks(places)
    # Once for each diagnosis: a table that is renewed every two seconds need not hash half a gigabyte each time.
    checks.add_blocking("software", cache(partial(software, places)))
    _add_network(checks)
    checks.add_blocking("configuration", lambda: configuration(places.config))
    if station is not None:
        _add_servers(checks, station)

    async def serial_ports() -> Verdict:
        return judge_ports(configured_ports(station), await ports())

    checks.add("serial-ports", serial_ports)
    if station is not None:
        add_devices(checks, station)
    return checks


def machine_checks(places: Places) -> Checks:
    checks = Checks()
    checks.add_blocking("cpu", lambda: machine.judge_load(machine.read_load()))
    checks.add_blocking("memory", lambda: machine.judge_memory(machine.read_memory()))
    checks.add_blocking("disk", lambda: machine.judge_disk(machine.read_disk(places.state)))
    checks.add_blocking("temperature", lambda: machine.judge_temperatures(machine.read_temperatures()))
    checks.add_blocking("uptime", lambda: machine.judge_uptime(machine.read_uptime_s()))
    checks.add_blocking("versions", lambda: machine.judge_versions(machine.read_versions(places.current)))
    return checks


def network_checks(station: Configuration) -> Checks:
    checks = Checks()
    _add_network(checks)
    _add_servers(checks, station)
    return checks


def software_checks(places: Places) -> Checks:
    """A technician asked for it, so the files are hashed again each time."""
    checks = Checks(answer_within_s=60.0)
    checks.add_blocking("software", partial(software, places))
    return checks


def _add_network(checks: Checks) -> None:
    checks.add_blocking("clock", lambda: network.judge_clock(network.read_clock(), network.utc_now()))
    checks.add_blocking("network-address", lambda: network.judge_addresses(read_addresses()))
    checks.add_blocking("network-link", lambda: network.judge_links(network.read_links()))


def _add_servers(checks: Checks, station: Configuration) -> None:
    """Checks every server the station could use: we find a missing second one today, not when the first is gone."""
    for number, url in enumerate((station.server, *station.other_servers), start=1):
        server, which = network.Server(url, station.ca_file), "" if number == 1 else f"-{number}"
        checks.add_blocking(f"dns{which}", partial(network.dns, server))
        checks.add(f"server{which}", partial(network.reach, server))
        checks.add(f"certificate{which}", partial(_certificate, server))


async def _certificate(server: network.Server) -> Verdict:
    return await network.certificate(server, network.utc_now())


def configured_ports(station: Configuration | None) -> dict[str, str]:
    """The serial port of each configured device."""
    if station is None:
        return {}
    devices = {"note acceptor": station.acceptor, "ticket printer": station.printer}
    return {name: device.port for name, device in devices.items() if device is not None}


def configuration(file: Path) -> Verdict:
    try:
        read_configuration(file)
    except ConfigurationError as error:
        return Verdict(False, str(error))
    return Verdict(True, f"{file} can be read")


def judge_ports(configured: Mapping[str, str], there: Sequence[str]) -> Verdict:
    """Every configured port must be there; another check asks about the device behind it."""
    missing = [f"{device} on {port}" for device, port in configured.items() if not Path(port).exists()]
    found = ", ".join(there) or "none"
    if missing:
        return Verdict(False, f"not there: {', '.join(missing)}; ports of this machine: {found}")
    return Verdict(True, f"ports of this machine: {found}")
