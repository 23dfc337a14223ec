"""A first installation's own certificate authority, and the server's certificate from it.

A casino with an authority of its own gives `ats server` that one's certificate instead; this is for the first hour,
and for houses without one. The stations trust the authority, so the server's certificate can be renewed at will.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_LASTS = timedelta(days=3650)
SERVER_LASTS = timedelta(days=825)
"""The longest that every TLS client still accepts for a server's certificate."""
BACKDATED = timedelta(minutes=5)
"""So that a station whose clock is a little behind takes the certificate on the first day."""
LONGEST_NAME = 253
_LABEL = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?")


@dataclass(frozen=True)
class Certified:
    """A certificate with its private key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    def certificate_pem(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    def key_pem(self) -> bytes:
        return self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )

    def write(self, certificate: Path, key: Path) -> None:
        """Both files, the key first: a certificate that is there has its key."""
        _put(key, self.key_pem(), mode=0o600)
        self.write_certificate(certificate)

    def write_certificate(self, certificate: Path) -> None:
        _put(certificate, self.certificate_pem(), mode=0o644)

    @classmethod
    def read(cls, certificate: Path, key: Path) -> Certified:
        loaded = serialization.load_pem_private_key(key.read_bytes(), password=None)
        if not isinstance(loaded, ec.EllipticCurvePrivateKey):
            raise ValueError(f"{key} is not an elliptic-curve key")
        return cls(x509.load_pem_x509_certificate(certificate.read_bytes()), loaded)


def make_authority(name: str, now: datetime) -> Certified:
    """An authority that may sign servers' certificates and nothing else."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    usage = _usage(signs_certificates=True)
    certificate = (
        _builder(key, subject, subject, now, AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .sign(key, hashes.SHA256())
    )
    return Certified(certificate, key)


def make_server_certificate(
    authority: Certified, names: Sequence[str], now: datetime, key: ec.EllipticCurvePrivateKey | None = None
) -> Certified:
    """A certificate for a server reached by any of these host names or addresses; it ends with its authority at the
    latest. Without a key, for a new one."""
    if not names:
        raise ValueError("a server's certificate needs at least one name or address")
    key = key or ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0][:64])])
    lasts = min(SERVER_LASTS, authority.certificate.not_valid_after_utc - now)
    certificate = (
        _builder(key, subject, authority.certificate.subject, now, lasts)
        .add_extension(x509.SubjectAlternativeName([_general_name(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()),
            critical=False,
        )
        .sign(authority.key, hashes.SHA256())
    )
    return Certified(certificate, key)


def names_of(certificate: x509.Certificate) -> list[str]:
    """The host names and addresses a certificate is made out to."""
    try:
        named = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return []
    return [str(name.value) for name in named if isinstance(name, x509.DNSName | x509.IPAddress)]


def is_name(written: str) -> bool:
    """Whether a certificate can be made out to it: a host name, or an address."""
    try:
        ipaddress.ip_address(written)
    except ValueError:
        return len(written) <= LONGEST_NAME and all(map(_LABEL.fullmatch, written.split(".")))
    return True


def fingerprint(certificate: x509.Certificate) -> str:
    """As openssl and browsers show it, so that two people can compare by eye."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def _put(file: Path, content: bytes, *, mode: int) -> None:
    """Whole or not at all; nobody but the owner ever reads what is on its way to being a key."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as writing:
        writing.write(content)
        os.fchmod(handle, mode)
        writing.flush()
        os.fsync(handle)
    part.rename(file)


def _builder(
    key: ec.EllipticCurvePrivateKey, subject: x509.Name, issuer: x509.Name, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - BACKDATED)
        .not_valid_after(now + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
