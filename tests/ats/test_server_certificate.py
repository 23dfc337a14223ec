"""`ats server certificate`: shows the certificate, and makes a new one that every station goes on trusting."""

from __future__ import annotations

import hashlib
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game_server.certificates import Certified, make_authority, make_server_certificate, names_of
from tests.ats.running import Ats, one_line

STAFF = ("--staff", "2001:pit_boss:482916", "--staff", "9001:technician:771133")


@pytest.fixture
def folder(ats: Ats, tmp_path: Path) -> Path:
    done = ats("server", "init", *STAFF, "--name", "games.example")
    assert done.code == 0, done.err
    return tmp_path / "certificates"


def server_of(folder: Path) -> Certified:
    return Certified.read(folder / "server.pem", folder / "server.key")


def test_it_shows_names_expiry_and_fingerprint(ats: Ats, folder: Path) -> None:
    shown = ats("server", "certificate", "show").out
    certificate = server_of(folder).certificate
    digest = hashlib.sha256(ssl.PEM_cert_to_DER_cert((folder / "server.pem").read_text())).hexdigest().upper()
    assert f"names         {', '.join(names_of(certificate))}\n" in shown
    assert f"ends          {certificate.not_valid_after_utc:%Y-%m-%d}, in 824 days\n" in shown
    assert f"fingerprint   SHA-256 {':'.join(digest[at : at + 2] for at in range(0, 64, 2))}\n" in shown
    assert "authority     certificates/authority.pem, " in shown


def test_a_renewed_certificate_keeps_names_authority_and_key_and_lasts_anew(ats: Ats, folder: Path) -> None:
    authority = Certified.read(folder / "authority.pem", folder / "authority.key")
    names = ["games.example", "192.0.2.7"]
    old = make_server_certificate(authority, names, datetime.now(UTC) - timedelta(days=820))
    old.write(folder / "server.pem", folder / "server.key")
    others = {
        file: file.read_bytes() for file in folder.parent.rglob("*") if file.is_file() and file.name != "server.pem"
    }

    done = ats("server", "certificate", "renew")

    assert (done.code, done.err) == (0, "")
    new = server_of(folder)
    new.certificate.verify_directly_issued_by(authority.certificate)
    assert names_of(new.certificate) == names
    assert new.certificate.not_valid_after_utc > datetime.now(UTC) + timedelta(days=820)
    assert new.certificate.serial_number != old.certificate.serial_number
    assert {file: file.read_bytes() for file in others} == others
    assert "restart the server" in done.out


def test_a_name_can_be_added(ats: Ats, folder: Path) -> None:
    before = names_of(server_of(folder).certificate)
    assert ats("server", "certificate", "renew", "--name", "games-2.example", "--name", "localhost").code == 0
    assert names_of(server_of(folder).certificate) == [*before, "games-2.example"]


def test_a_certificate_of_another_authority_is_not_renewed_here(ats: Ats, folder: Path) -> None:
    other = make_authority("The casino's own authority", datetime.now(UTC))
    make_server_certificate(other, ["games.example"], datetime.now(UTC)).write(
        folder / "server.pem", folder / "server.key"
    )
    before = (folder / "server.pem").read_bytes()
    assert "CN=The casino's own authority" in one_line(ats("server", "certificate", "renew"))
    assert (folder / "server.pem").read_bytes() == before


def test_an_authority_that_has_ended_says_how_to_go_on(ats: Ats, folder: Path) -> None:
    old = make_authority("ATS local authority", datetime.now(UTC) - timedelta(days=4000))
    old.write(folder / "authority.pem", folder / "authority.key")
    make_server_certificate(old, ["games.example"], datetime.now(UTC) - timedelta(days=4000)).write(
        folder / "server.pem", folder / "server.key"
    )
    assert "--new-authority" in one_line(ats("server", "certificate", "renew"))
    done = ats("server", "certificate", "renew", "--new-authority")
    assert (done.code, done.err) == (0, "")
    new = Certified.read(folder / "authority.pem", folder / "authority.key")
    server_of(folder).certificate.verify_directly_issued_by(new.certificate)
    assert names_of(server_of(folder).certificate) == ["games.example"]
    assert "to every screen" in done.out


def test_a_new_certificate_does_not_outlive_its_authority(ats: Ats, folder: Path) -> None:
    ending = make_authority("ATS local authority", datetime.now(UTC) - timedelta(days=3600))
    ending.write(folder / "authority.pem", folder / "authority.key")
    make_server_certificate(ending, ["games.example"], datetime.now(UTC) - timedelta(days=800)).write(
        folder / "server.pem", folder / "server.key"
    )
    assert ats("server", "certificate", "renew").code == 0
    assert server_of(folder).certificate.not_valid_after_utc == ending.certificate.not_valid_after_utc


@pytest.mark.parametrize("what", ["show", "renew"])
def test_a_folder_without_a_certificate_is_one_line(ats: Ats, what: str, tmp_path: Path) -> None:
    assert "certificates/server.pem: there is no such file" in one_line(ats("server", "certificate", what))
    (tmp_path / "certificates").mkdir()
    (tmp_path / "certificates" / "server.pem").write_text("Dear Sir or Madam")
    assert "certificates/server.pem: this is no certificate" in one_line(ats("server", "certificate", what))
