"""`ats emulate`: a device emulator on a pseudo-terminal, with a console on standard input."""

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import typer

from ats import completion
from ats_client.devices.note_acceptor.emulator import process
from ats_client.devices.ticket_printer import emulator

app = typer.Typer(no_args_is_help=True)

Link = Annotated[Path | None, typer.Option(help="A stable name for the port: a symbolic link to the pseudo-terminal.")]


@app.command("note-acceptor")
def note_acceptor(
    protocol: Annotated[
        str, typer.Option(help=f"One of {', '.join(process.UNITS)}.", autocompletion=completion.of(process.UNITS))
    ],
    link: Link = None,
) -> None:
    """A note acceptor. The first line printed is its port; then type help. It ends with standard input."""
    _known(protocol, process.UNITS)
    _linkable(link)
    process.run(protocol, link)


@app.command("ticket-printer")
def ticket_printer(
    protocol: Annotated[
        str, typer.Option(help=f"One of {', '.join(emulator.DEVICES)}.", autocompletion=completion.of(emulator.DEVICES))
    ],
    link: Link = None,
    pictures: Annotated[Path | None, typer.Option(help="A folder for a picture of each ticket.")] = None,
) -> None:
    """A ticket printer. The first line printed is its port; then type help. It ends with standard input."""
    _known(protocol, emulator.DEVICES)
    _linkable(link)
    emulator.run(protocol, link, pictures)


def _known(protocol: str, protocols: Collection[str]) -> None:
    if protocol not in protocols:
        raise typer.TyperException(f"no such protocol: {protocol}; there are {', '.join(protocols)}")


def _linkable(link: Path | None) -> None:
    """A link may replace a link, never a file somebody needs."""
    if link is None:
        return
    if link.exists() and not link.is_symlink():
        raise typer.TyperException(f"{link} is there already and is no link")
    if not link.parent.is_dir():
        raise typer.TyperException(f"{link.parent} is no folder")
