"""The machine's connections: made-up cables and clocks, and a real server with real certificates."""

import socket
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, Response

from game_protocol.basics import Now
from game_protocol.house import ReadClock
from game_server.certificates import Certified, make_authority, make_server_certificate
from kiosk.addresses import read_addresses
from kiosk.checks import Verdict
from kiosk.network import (
    ClockState,
    Link,
    Server,
    certificate,
    dns,
    judge_addresses,
    judge_certificate,
    judge_clock,
    judge_links,
    reach,
    read_clock,
    read_links,
)

NOON = datetime(2026, 3, 9, 12, tzinfo=UTC)
AUTHORITY = make_authority("Test Casino", datetime.now(UTC))


def test_this_machine_can_be_read() -> None:
    assert all(name != "lo" for name, _ in (address.split() for address in read_addresses()))
    assert all(link.name != "lo" for link in read_links())
    assert read_clock().error_s >= 0


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [
        (judge_addresses(("eth0 10.0.0.7",)), Verdict(True, "eth0 10.0.0.7")),
        (judge_addresses(()), Verdict(False, "this machine has no network address")),
        (
            judge_links((Link("eth0", True, 1000), Link("eth1", False, None))),
            Verdict(True, "eth0 connected at 1000 Mbit/s, eth1 not connected"),
        ),
        (judge_links((Link("eth0", False, None),)), Verdict(False, "eth0 not connected")),
        (judge_links(()), Verdict(False, "this machine has no network interface")),
        (
            judge_clock(ClockState(True, 0.02), NOON),
            Verdict(True, "09/03/2026 12:00:00 UTC, right to 20 ms (at most 1000)"),
        ),
        (
            judge_clock(ClockState(True, 1.5), NOON),
            Verdict(False, "09/03/2026 12:00:00 UTC, right to 1500 ms (at most 1000)"),
        ),
        (
            judge_clock(ClockState(False, 0), NOON),
            Verdict(False, "09/03/2026 12:00:00 UTC, not synchronised: is a time server configured and reachable?"),
        ),
    ],
)
def test_each_reading_passes_and_fails(verdict: Verdict, expected: Verdict) -> None:
    assert verdict == expected


def test_links_are_read_as_the_kernel_writes_them(tmp_path: Path) -> None:
    for name, files in {
        "lo": {"operstate": "unknown", "carrier": "1"},
        "eth0": {"operstate": "up", "carrier": "1\n", "speed": "1000\n"},
        "eth1": {"operstate": "down", "speed": "-1\n"},
        "bonding_masters": {},
    }.items():
        folder = tmp_path / "class/net" / name
        folder.mkdir(parents=True)
        for file, text in files.items():
            (folder / file).write_text(text)
    assert read_links(tmp_path) == (Link("eth0", True, 1000), Link("eth1", False, None))


def test_a_machine_without_ipv6_has_its_other_addresses(tmp_path: Path) -> None:
    assert set(read_addresses(tmp_path)) <= set(read_addresses())


@pytest.mark.parametrize(("left", "passed"), [(timedelta(days=14), True), (timedelta(days=13, hours=23), False)])
def test_a_certificate_is_renewed_two_weeks_before_its_end(left: timedelta, passed: bool) -> None:
    shown = make_server_certificate(AUTHORITY, ["ats.example"], NOON).certificate
    verdict = judge_certificate(shown, shown.not_valid_after_utc - left)
    assert verdict.passed == passed
    assert f"CN=ats.example ends on {shown.not_valid_after_utc:%d/%m/%Y}, in {left.days} days" in verdict.detail


def test_dns_finds_a_name_and_fails_on_one_that_nobody_has() -> None:
    assert dns(Server("http://localhost:80")).passed
    unknown = dns(Server("https://ats.invalid"))  # RFC 2606: never a real name
    assert (unknown.passed, unknown.detail.partition(":")[0]) == (False, "ats.invalid is not known")


def serve(certified: Certified | None, folder: Path) -> Iterator[int]:
    """A server that answers the clock route like the game server; yields its port."""
    app = FastAPI()

    @app.get(ReadClock.at.path)
    async def clock() -> Response:
        now = Now(now_ms=int(datetime.now(UTC).timestamp() * 1000))
        return Response(now.to_bytes(), media_type="application/json")

    files: dict[str, str] = {}
    if certified is not None:
        certified.write(folder / "server.pem", folder / "server.key")
        files = {"ssl_certfile": str(folder / "server.pem"), "ssl_keyfile": str(folder / "server.key")}
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(app, log_level="critical", lifespan="off", **files))  # type: ignore[arg-type]  # one dictionary for two of many options
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join()


@pytest.fixture
def authority_file(tmp_path: Path) -> Path:
    (tmp_path / "authority.pem").write_bytes(AUTHORITY.certificate_pem())
    return tmp_path / "authority.pem"


@pytest.fixture
def secured_port(tmp_path: Path) -> Iterator[int]:
    yield from serve(make_server_certificate(AUTHORITY, ["localhost"], datetime.now(UTC)), tmp_path)


@pytest.fixture
def expired_port(tmp_path: Path) -> Iterator[int]:
    long_ago = datetime.now(UTC) - timedelta(days=3000)
    yield from serve(make_server_certificate(AUTHORITY, ["localhost"], long_ago), tmp_path)


@pytest.fixture
def plain_port(tmp_path: Path) -> Iterator[int]:
    yield from serve(None, tmp_path)


async def test_a_server_that_answers_is_reached_and_its_certificate_shown(
    secured_port: int, authority_file: Path
) -> None:
    server = Server(f"https://localhost:{secured_port}", authority_file)
    reached = await reach(server)
    assert reached.passed
    assert reached.detail.startswith(f"https://localhost:{secured_port} answers in ")
    shown = await certificate(server, datetime.now(UTC))
    assert shown.passed
    assert shown.detail.startswith("CN=localhost ends on ")


async def test_a_certificate_of_another_authority_is_not_trusted(secured_port: int) -> None:
    server = Server(f"https://localhost:{secured_port}")
    shown = await certificate(server, datetime.now(UTC))
    assert (shown.passed, "the certificate is not trusted" in shown.detail) == (False, True)
    assert not (await reach(server)).passed


async def test_a_certificate_for_another_name_is_not_trusted(secured_port: int, authority_file: Path) -> None:
    shown = await certificate(Server(f"https://127.0.0.1:{secured_port}", authority_file), datetime.now(UTC))
    assert (shown.passed, "the certificate is not trusted" in shown.detail) == (False, True)


async def test_an_expired_certificate_is_not_trusted(expired_port: int, authority_file: Path) -> None:
    shown = await certificate(Server(f"https://localhost:{expired_port}", authority_file), datetime.now(UTC))
    assert (shown.passed, "expired" in shown.detail) == (False, True)


async def test_this_machine_needs_no_certificate_and_another_does(plain_port: int) -> None:
    here = Server(f"http://127.0.0.1:{plain_port}")
    assert (await certificate(here, NOON)).passed
    assert (await reach(here)).passed
    assert not (await certificate(Server("http://ats.example"), NOON)).passed


async def test_a_server_that_is_not_there_fails_both(unused_tcp_port: int) -> None:
    server = Server(f"https://localhost:{unused_tcp_port}")
    assert not (await reach(server)).passed
    assert not (await certificate(server, NOON)).passed


async def test_an_authority_that_cannot_be_read_fails_both(plain_port: int, tmp_path: Path) -> None:
    server = Server(f"https://localhost:{plain_port}", tmp_path / "missing.pem")
    assert not (await reach(server)).passed
    assert not (await certificate(server, NOON)).passed
