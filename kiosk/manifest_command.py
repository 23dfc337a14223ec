"""`python -m kiosk.manifest`: makes release keys and signed manifests, and checks a release by hand.

Apart from `kiosk.manifest`, which every station loads: typer is for the people who release and inspect.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from game_protocol.keys import SigningKey
from kiosk.check_release import Manifest, ManifestError, read_signed, scan
from kiosk.manifest import read_private_key, read_public_key, seeded_digest, sign, verify

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

Root = Annotated[Path, typer.Option(metavar="DIR", help="The folder of the installed release.")]
Key = Annotated[Path, typer.Option(metavar="FILE", help="64 hexadecimal digits.")]


@app.command("new-key")
def new_key_command(key: Key) -> None:
    """Makes a release key; its public half, which every station gets, goes to FILE.pub."""
    made = SigningKey.generate()
    try:
        with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{made.seed().hex()}\n")
        Path(f"{key}.pub").write_text(f"{made.public}\n", encoding="ascii")
    except OSError as error:
        raise ManifestError(f"{error.filename}: cannot be written: {error.strerror}") from None


@app.command("make")
def make_command(root: Root, key: Key, release: Annotated[str, typer.Option(help="The release's name.")]) -> None:
    """Writes the signed manifest of an installed release to standard output. KEY is the private one."""
    sys.stdout.buffer.write(sign(Manifest(release, scan(root)), read_private_key(key)))


@app.command("verify")
def verify_command(
    root: Root, key: Key, manifest: Annotated[Path, typer.Option(metavar="FILE", help="The signed manifest.")]
) -> None:
    """Names each file that is not as released; exit code 0 only if there is none. KEY is the public one."""
    compared = verify(root, read_signed(manifest), read_public_key(key))
    for line in compared.lines():
        typer.echo(line)
    typer.echo(f"{compared.checked} files checked: {'as released' if compared.same else 'NOT as released'}")
    if not compared.same:
        raise typer.Exit(1)


@app.command("digest")
def digest_command(
    root: Root, seed: Annotated[str, typer.Option(metavar="HEX", help="Never used before: the asker's choice.")]
) -> None:
    """One number for the whole release under a seed, for an inspector who has a reference copy."""
    try:
        typer.echo(seeded_digest(root, bytes.fromhex(seed)))
    except ValueError:
        raise ManifestError(f"a seed is hexadecimal digits, not {seed!r}") from None


def main() -> NoReturn:
    """Runs `python -m kiosk.manifest`. A user's mistake is one line on standard error and exit code 2."""
    try:
        sys.exit(app(standalone_mode=False))
    except (ManifestError, typer.TyperException) as error:
        message = getattr(error, "format_message", error.__str__)()
        sys.stderr.write(f"kiosk.manifest: {' '.join(message.split())}\n")
        sys.exit(2)
