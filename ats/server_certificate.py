"""`ats server certificate`: shows the server's certificate, and renews it so that every station goes on trusting it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from cryptography import x509

from game_server.certificate_folder import CertificateFolder, NoCertificate
from game_server.certificates import fingerprint, is_name, names_of
from kiosk.addresses import read_addresses

certificate_app = typer.Typer(no_args_is_help=True)

CERTIFICATES = Path("certificates")

Folder = Annotated[Path, typer.Option("--certificates", metavar="DIRECTORY", help="Where the certificates are, or go.")]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="A name or address stations reach the server by; repeat it."),
]


@certificate_app.command()
def show(certificates: Folder = CERTIFICATES) -> None:
    """Names, expiry and fingerprint."""
    folder = CertificateFolder(certificates)
    with clear_certificate_errors():
        certificate, authority = folder.certificate(), folder.authority_certificate()
    for line in lines_about(folder, certificate):
        typer.echo(line)
    typer.echo(f"fingerprint   SHA-256 {fingerprint(certificate)}")
    typer.echo(f"issued by     {certificate.issuer.rfc4514_string()}")
    if authority is not None:
        typer.echo(f"authority     {folder.authority}, ends {_ends(authority)}")
        typer.echo(f"fingerprint   SHA-256 {fingerprint(authority)}")


@certificate_app.command()
def renew(
    certificates: Folder = CERTIFICATES,
    name: Names = None,
    new_authority: Annotated[
        bool,
        typer.Option("--new-authority", help="When its key was lost or seen; every screen then needs the new one."),
    ] = False,
) -> None:
    """A new certificate with the names of the old one, and more if given; stations go on trusting it."""
    more = checked_names(name)
    folder = CertificateFolder(certificates)
    with clear_certificate_errors():
        if new_authority:
            names = names_of(folder.certificate()) if folder.is_there() else own_names()
            folder.start_over(list(dict.fromkeys([*names, *more])), datetime.now(UTC))
        else:
            folder.renew(more, datetime.now(UTC))
        certificate = folder.certificate()
    if new_authority:
        typer.echo(f"authority     {folder.authority}: copy it to every screen, nothing else is trusted any more")
    for line in lines_about(folder, certificate):
        typer.echo(line)
    typer.echo("Now restart the server: it goes on with the old certificate until then.")


def checked_names(names: list[str] | None) -> list[str]:
    for name in names or []:
        if not is_name(name):
            raise typer.TyperException(f"--name: a host name or an address, such as games.example, not {name!r}")
    return names or []


def lines_about(folder: CertificateFolder, certificate: x509.Certificate, remark: str = "") -> list[str]:
    return [
        f"certificate   {folder.server}, key {folder.server_key}{remark}",
        f"names         {', '.join(names_of(certificate))}",
        f"ends          {_ends(certificate)}",
    ]


@contextmanager
def clear_certificate_errors() -> Iterator[None]:
    try:
        yield
    except NoCertificate as error:
        raise typer.TyperException(str(error)) from None
    except OSError as error:
        raise typer.TyperException(f"{error.filename}: {error.strerror}") from None


def own_names() -> list[str]:
    """The names of this machine, and all its addresses."""
    names = [socket.gethostname(), "localhost", "127.0.0.1", "::1", *(line.split()[1] for line in read_addresses())]
    return [name for name in dict.fromkeys(names) if is_name(name)]


def _ends(certificate: x509.Certificate) -> str:
    end = certificate.not_valid_after_utc
    days = (end - datetime.now(UTC)).days
    return f"{end:%Y-%m-%d}, {f'in {days} days' if days >= 0 else 'it has ended'}"
