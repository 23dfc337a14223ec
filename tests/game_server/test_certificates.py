"""The authority and certificates of a first installation, tried in real TLS handshakes."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game_server.certificates import Certified, make_authority, make_server_certificate

NOW = datetime.now(UTC)


async def handshake(tmp_path: Path, server: Certified, trusts: Certified, name: str) -> str:
    """What a client that trusts one authority makes of a server it calls by a name."""
    server.write(tmp_path / "server.pem", tmp_path / "server.key")
    serving = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    serving.load_cert_chain(tmp_path / "server.pem", tmp_path / "server.key")
    calling = ssl.create_default_context(cadata=trusts.certificate_pem().decode())
    calling.verify_flags |= ssl.VERIFY_X509_STRICT

    async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello")
        writer.close()

    listening = await asyncio.start_server(greet, "127.0.0.1", 0, ssl=serving)
    async with listening:
        port = listening.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=calling, server_hostname=name)
        said = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
        return said


@pytest.mark.parametrize("name", ["table-server.casino.example", "127.0.0.1"])
async def test_a_client_that_trusts_the_authority_reaches_the_server_by_each_of_its_names(
    tmp_path: Path, name: str
) -> None:
    authority = make_authority("The house's authority", NOW)
    server = make_server_certificate(authority, ["table-server.casino.example", "127.0.0.1"], NOW)
    assert await handshake(tmp_path, server, authority, name) == "hello"


async def test_another_name_is_refused(tmp_path: Path) -> None:
    authority = make_authority("The house's authority", NOW)
    server = make_server_certificate(authority, ["table-server.casino.example"], NOW)
    with pytest.raises(ssl.SSLCertVerificationError, match="not valid for"):
        await handshake(tmp_path, server, authority, "other.casino.example")


async def test_a_client_that_trusts_another_authority_refuses(tmp_path: Path) -> None:
    server = make_server_certificate(make_authority("One authority", NOW), ["localhost"], NOW)
    with pytest.raises(ssl.SSLCertVerificationError, match="unable to get local issuer"):
        await handshake(tmp_path, server, make_authority("Another authority", NOW), "localhost")


async def test_an_expired_certificate_is_refused(tmp_path: Path) -> None:
    authority = make_authority("The house's authority", NOW)
    server = make_server_certificate(authority, ["localhost"], NOW - timedelta(days=900))
    with pytest.raises(ssl.SSLCertVerificationError, match="expired"):
        await handshake(tmp_path, server, authority, "localhost")


def test_only_the_owner_can_read_the_keys(tmp_path: Path) -> None:
    (tmp_path / "authority.key").write_bytes(b"an older key, readable by all")
    (tmp_path / "authority.key").chmod(0o644)
    make_authority("The house's authority", NOW).write(tmp_path / "authority.pem", tmp_path / "authority.key")
    assert (tmp_path / "authority.key").stat().st_mode & 0o777 == 0o600


def test_the_authority_read_back_signs_a_renewed_certificate(tmp_path: Path) -> None:
    authority = make_authority("The house's authority", NOW)
    authority.write(tmp_path / "authority.pem", tmp_path / "authority.key")
    again = Certified.read(tmp_path / "authority.pem", tmp_path / "authority.key")
    renewed = make_server_certificate(again, ["localhost"], NOW)
    renewed.certificate.verify_directly_issued_by(authority.certificate)


def test_a_server_without_a_name_gets_no_certificate() -> None:
    with pytest.raises(ValueError, match="at least one name"):
        make_server_certificate(make_authority("The house's authority", NOW), [], NOW)
