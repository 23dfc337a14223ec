"""`ats server`: runs the central game server; its sub-commands set one up."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import resource
import socket
import ssl
from pathlib import Path
from typing import Annotated

import typer

from ats.databases import (
    DEFAULT,
    DatabaseUrl,
    clear_errors,
    must_be_ours,
    must_exist,
    must_have_a_folder,
    without_password,
)
from ats.server_certificate import certificate_app
from ats.server_check import check
from ats.server_secrets import SigningKeyFile, secrets_app
from ats.server_setup import enrolment_code, init, staff_app
from ats.start_lines import PORT, given
from game_protocol.log import Log, log_as_json
from game_server.settings import Settings, TicketsAt
from game_server.storage.database import migrate
from game_server.thresholds import BadThresholds, Thresholds, read_thresholds

app = typer.Typer(invoke_without_command=True)
app.command()(init)
app.command("enrolment-code")(enrolment_code)
app.command()(check)
app.add_typer(staff_app, name="staff", help="Who may sign in.")
app.add_typer(secrets_app, name="secrets", help="The keys of the house, each in a file of its own.")
app.add_typer(certificate_app, name="certificate", help="The certificate that stations know the server by.")

BACKLOG = 4096
OPEN_FILES = 65_536
"""A thousand stations have two connections each; ten thousand strangers must not take theirs."""


@app.callback()
def server(
    context: typer.Context,
    database: DatabaseUrl = DEFAULT,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = PORT,
    certificate: Annotated[Path | None, typer.Option(metavar="FILE", help="TLS certificate (PEM).")] = None,
    key: Annotated[Path | None, typer.Option(metavar="FILE", help="Its private key (PEM).")] = None,
    insecure: Annotated[
        bool, typer.Option("--insecure", help="Plain HTTP beyond this machine: for a laboratory, never for players.")
    ] = False,
    address: Annotated[
        str | None, typer.Option(metavar="URL", help="Where stations reach this process, if it is not HOST:PORT.")
    ] = None,
    tickets: Annotated[
        TicketsAt, typer.Option(help="Whose tickets a station takes: its own table's, or every table's of the house.")
    ] = TicketsAt.TABLE,
    thresholds: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            help="What dealer, supervisor and pit boss may move alone; above it a second person allows it.",
        ),
    ] = None,
    jackpot_key: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The key that seals hidden jackpot values, the same for every process of the house; made with the "
            "first jackpot. Otherwise beside an SQLite database, or in this user's data directory.",
        ),
    ] = None,
    signing_key: SigningKeyFile = None,
) -> None:
    """Runs the central game server; `ats server init` first, on a new installation."""
    if context.invoked_subcommand is not None:
        _nothing_before(context, context.invoked_subcommand)
        return
    if (certificate is None) != (key is None):
        raise typer.TyperException("--certificate and --key go together")
    for file in (certificate, key):
        if file is not None and not file.is_file():
            raise typer.TyperException(f"{file}: there is no such file; `ats server init` makes certificates")
    if certificate is not None and key is not None:
        _check_certificate(certificate, key)
    if certificate is None and not insecure and not _is_loopback(host):
        raise typer.TyperException(
            f"plain HTTP only on this machine itself: to listen on {host} give --certificate FILE --key FILE "
            "(`ats server init` makes them), or write out --insecure"
        )
    _check_jackpot_key(jackpot_key)
    alone = _thresholds(thresholds)
    with _listen(host, port) as listening:
        scheme = "https" if certificate is not None else "http"
        here = address or f"{scheme}://{_reached_as(host)}:{listening.getsockname()[1]}"
        with clear_errors(database):
            must_exist(database)
            must_have_a_folder(database)
            asyncio.run(must_be_ours(database))
            migrate(database)
        settings = Settings(
            database=database,
            address=here,
            tickets_at=tickets,
            jackpot_key=jackpot_key,
            signing_key=signing_key,
            thresholds=alone,
        )
        _serve(settings, listening, certificate, key)


def _serve(settings: Settings, listening: socket.socket, certificate: Path | None, key: Path | None) -> None:
    # Imported here, so that `ats server staff list` does not wait for the web server.
    import uvloop

    from game_server.app import create_app
    from game_server.serving import Server
    from game_server.tables.ownership import DatabaseInUse

    log_as_json()
    _allow_many_connections()
    Log(__name__).info(
        "starting", address=settings.address, database=without_password(settings.database), tls=certificate is not None
    )

    async def serve() -> None:
        await Server(create_app(settings), certificate=certificate, key=key).serve(sockets=[listening])

    try:
        with contextlib.suppress(KeyboardInterrupt):
            uvloop.run(serve())
    except DatabaseInUse as error:
        raise typer.TyperException(str(error)) from None


def _nothing_before(context: typer.Context, command: str) -> None:
    """An option of the server before a sub-command would be lost, `--database` above all."""
    for name in context.params:
        if given(context, name):
            raise typer.TyperException(f"--{name.replace('_', '-')} goes after {command}, if {command} has it")


def _check_certificate(certificate: Path, key: Path) -> None:
    """The web server would only show a trace-back."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)
    except ssl.SSLError as error:
        why = error.reason.replace("_", " ").lower() if error.reason else "not in the form of PEM"
        raise typer.TyperException(f"{certificate}: {why}, with the key {key}") from None
    except OSError as error:  # the error does not say which of the two
        raise typer.TyperException(f"{certificate}, {key}: {error.strerror}") from None


def _check_jackpot_key(file: Path | None) -> None:
    """Otherwise an unusable key would be found only when somebody plays for a jackpot."""
    from game_server.key_file import BadKey, KeyFile

    if file is None:
        return
    if not file.parent.is_dir():
        raise typer.TyperException(f"{file}: there is no such folder to keep the jackpot key in")
    if file.exists():
        try:
            KeyFile(file, "jackpot key").read(make=False)
        except BadKey as error:
            raise typer.TyperException(str(error)) from None


def _thresholds(file: Path | None) -> Thresholds:
    if file is None:
        return Thresholds()
    try:
        return read_thresholds(file)
    except BadThresholds as error:
        raise typer.TyperException(str(error)) from None


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _reached_as(host: str) -> str:
    """A server on all addresses is reached by its machine's name."""
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise typer.TyperException(f"cannot listen on {host} port {port}: {error.strerror}") from None


def _allow_many_connections() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
