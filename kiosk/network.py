"""The machine's connections: addresses, cable, names, clock, the server and its certificate."""

from __future__ import annotations

import asyncio
import ctypes
import ipaddress
import socket
import ssl
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

from cryptography import x509

from game_protocol.client import Connection, trusting
from game_protocol.errors import AskingFailed
from kiosk.checks import Verdict
from kiosk.machine import SYS

CERTIFICATE_LEAST = timedelta(days=14)
"""Time to get a new one before the stations stop trusting the server."""
CLOCK_ERROR_MOST_S = 1.0
"""Tickets and records carry the time. Rounds go by the server's clock, so they need no better."""
LOOPBACK = "lo"


@dataclass(frozen=True, slots=True)
class Server:
    """Where the configuration says the station's server is."""

    url: str
    ca_file: Path | None = None

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""

    @property
    def port(self) -> int:
        parts = urlsplit(self.url)
        return parts.port or (443 if parts.scheme == "https" else 80)

    @property
    def is_secured(self) -> bool:
        return urlsplit(self.url).scheme == "https"


@dataclass(frozen=True, slots=True)
class Link:
    """A network interface; speed is None if the driver does not tell it."""

    name: str
    has_carrier: bool
    megabits: int | None


@dataclass(frozen=True, slots=True)
class ClockState:
    """The kernel's own view of its clock, no matter who sets it: timesyncd, chrony or ntpd."""

    is_synchronised: bool
    error_s: float
    """The kernel's bound on the clock's error."""


def judge_addresses(addresses: tuple[str, ...]) -> Verdict:
    return Verdict(bool(addresses), ", ".join(addresses) or "this machine has no network address")


def read_links(sys_root: Path = SYS) -> tuple[Link, ...]:
    found = []
    for folder in sorted((sys_root / "class" / "net").iterdir()):
        if folder.name == LOOPBACK or not (folder / "operstate").exists():
            continue
        speed = _number(folder / "speed")
        megabits = speed if speed is not None and speed > 0 else None  # -1: the driver does not know
        found.append(Link(folder.name, _number(folder / "carrier") == 1, megabits))
    return tuple(found)


def judge_links(links: tuple[Link, ...]) -> Verdict:
    said = []
    for link in links:
        speed = f" at {link.megabits} Mbit/s" if link.has_carrier and link.megabits else ""
        said.append(f"{link.name} {'connected' if link.has_carrier else 'not connected'}{speed}")
    return Verdict(any(link.has_carrier for link in links), ", ".join(said) or "this machine has no network interface")


def read_clock() -> ClockState:
    # struct timex, adjtimex(2): the third long after the mode is `maxerror`, in microseconds. Mode 0 only asks.
    asked = (ctypes.c_long * 64)()
    state = ctypes.CDLL(None, use_errno=True).adjtimex(asked)
    unsynchronised = 5  # TIME_ERROR
    return ClockState(state not in (-1, unsynchronised), asked[3] / 1_000_000)


def judge_clock(clock: ClockState, now: datetime) -> Verdict:
    shown = f"{now:%d/%m/%Y %H:%M:%S} UTC"  # GMNS 1.16.27: day, month, year
    if not clock.is_synchronised:
        return Verdict(False, f"{shown}, not synchronised: is a time server configured and reachable?")
    return Verdict(
        clock.error_s <= CLOCK_ERROR_MOST_S,
        f"{shown}, right to {clock.error_s * 1000:.0f} ms (at most {CLOCK_ERROR_MOST_S * 1000:.0f})",
    )


def dns(server: Server) -> Verdict:
    """Asks the system's resolver for the server's name."""
    try:
        found = {answer[4][0] for answer in socket.getaddrinfo(server.host, server.port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        return Verdict(False, f"{server.host} is not known: {getattr(error, 'strerror', None) or error}")
    return Verdict(True, f"{server.host} is {', '.join(sorted(map(str, found)))}")


async def reach(server: Server) -> Verdict:
    """Asks the server for the time: whether it answers, how long that takes, and how far the two clocks differ."""
    try:
        async with Connection(server.url, ca_file=server.ca_file) as connection:
            await connection.now_ms()  # the first request also opens the connection
            asked = time.monotonic()
            server_ms = await connection.now_ms()
            heard = time.monotonic()
    except (AskingFailed, OSError, ValueError) as error:
        return Verdict(False, f"{server.url} does not answer: {error}")
    round_trip_ms = (heard - asked) * 1000
    apart_ms = time.time_ns() // 1_000_000 - server_ms - round_trip_ms / 2
    return Verdict(
        True, f"{server.url} answers in {round_trip_ms:.0f} ms; this machine's clock is {apart_ms:+.0f} ms from its"
    )


async def certificate(server: Server, now: datetime) -> Verdict:
    """Connects as a station would and looks at the server's certificate."""
    if not server.is_secured:
        if _is_loopback(server.host):
            return Verdict(True, f"{server.url} is this machine: no certificate needed")
        return Verdict(False, f"{server.url} is not secured: it must begin with https")
    try:
        _, writer = await asyncio.open_connection(server.host, server.port, ssl=trusting(server.ca_file))
    except ssl.SSLCertVerificationError as error:
        return Verdict(False, f"{server.host}: the certificate is not trusted: {error.verify_message}")
    except (OSError, UnicodeError) as error:
        return Verdict(False, f"{server.host}:{server.port}: no secured connection: {error}")
    shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.transport.abort()
    return judge_certificate(x509.load_der_x509_certificate(shown), now)


def judge_certificate(shown: x509.Certificate, now: datetime) -> Verdict:
    end = shown.not_valid_after_utc
    days = (end - now).days
    who = shown.subject.rfc4514_string()
    return Verdict(
        end - now >= CERTIFICATE_LEAST,
        f"{who} ends on {end:%d/%m/%Y}, in {days} days (at least {CERTIFICATE_LEAST.days})",
    )


def utc_now() -> datetime:
    return datetime.now(UTC)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _number(file: Path) -> int | None:
    try:
        return int(file.read_text())
    except (OSError, ValueError):  # the kernel does not tell some of them while an interface is down
        return None
