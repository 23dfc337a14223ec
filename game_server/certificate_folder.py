"""The folder of a house's certificates: what is missing is made, what is there is kept, the server's is renewed.

Every station trusts `authority.pem` and calls the server by one of the names in `server.pem`. Another authority, or a
certificate that loses a name, locks stations out: neither happens unless somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from game_server.certificates import Certified, make_authority, make_server_certificate, names_of

AUTHORITY_NAME = "ATS local authority"


class NoCertificate(Exception):
    """Why there is no certificate; one line for the person who installs the server."""


class CertificateFolder:
    """Keys are written before their certificates, and each file whole or not at all: a folder that was left half done
    lacks something, and holds nothing that does not fit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.authority = folder / "authority.pem"
        self.authority_key = folder / "authority.key"
        self.server = folder / "server.pem"
        self.server_key = folder / "server.key"

    def is_there(self) -> bool:
        return self.server.is_file() and self.server_key.is_file()

    def certificate(self) -> x509.Certificate:
        return _read(self.server)

    def authority_certificate(self) -> x509.Certificate | None:
        return _read(self.authority) if self.authority.is_file() else None

    def make(self, names: Sequence[str], now: datetime) -> None:
        """Makes what is missing: the authority, then the server's certificate."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.authority.is_file():
            make_authority(AUTHORITY_NAME, now).write(self.authority, self.authority_key)
        make_server_certificate(self._authority(now), names, now).write(self.server, self.server_key)

    def renew(self, more_names: Sequence[str], now: datetime) -> None:
        """A new certificate for the same names and more. The key stays, so that one file changes, at once."""
        old = self.certificate()
        authority = self._authority(now)
        try:
            old.verify_directly_issued_by(authority.certificate)
        except (ValueError, TypeError, InvalidSignature):
            issuer = old.issuer.rfc4514_string()
            raise NoCertificate(
                f"{self.server} is from {issuer}, not from {self.authority}: it is renewed there"
            ) from None
        key = _read_pair(self.server, self.server_key).key
        names = list(dict.fromkeys([*names_of(old), *more_names]))
        make_server_certificate(authority, names, now, key).write_certificate(self.server)

    def start_over(self, names: Sequence[str], now: datetime) -> None:
        """A new authority and new keys: every screen needs the new authority."""
        self.authority.unlink(missing_ok=True)
        self.make(names, now)

    def _authority(self, now: datetime) -> Certified:
        if not self.authority_key.is_file():
            raise NoCertificate(f"{self.authority_key} is not there, and nothing can be signed without it")
        authority = _read_pair(self.authority, self.authority_key)
        ended = authority.certificate.not_valid_after_utc
        if ended <= now:
            raise NoCertificate(
                f"{self.authority} ended on {ended:%Y-%m-%d}: `ats server certificate renew --new-authority` makes "
                "another, which every screen then needs"
            )
        return authority


def _read(file: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except FileNotFoundError:
        raise NoCertificate(f"{file}: there is no such file; `ats server init` makes one") from None
    except ValueError:
        raise NoCertificate(f"{file}: this is no certificate") from None


def _read_pair(certificate: Path, key: Path) -> Certified:
    found = _read(certificate)
    try:
        pair = Certified.read(certificate, key)
    except (ValueError, TypeError):
        raise NoCertificate(f"{key}: this is no elliptic-curve key without a password") from None
    if pair.key.public_key() != found.public_key():
        raise NoCertificate(f"{key} is not the key of {certificate}")
    return pair
