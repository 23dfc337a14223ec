"""The lines that start a server and its screens, as `ats server init` prints them, ready to paste in the same shell."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import typer

from ats.databases import without_password
from game_server.certificate_folder import CertificateFolder
from game_server.certificates import names_of

FIRST_TABLE = "1"
PORT = 8000


def given(context: typer.Context, name: str) -> bool:
    """True if an option was typed, not taken from its default or from the environment."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


class StartLines:
    """The lines for a table, and for a database if one was typed; the environment names it for the next line too."""

    def __init__(self, database: str | None, table: str) -> None:
        self._ats = _called_as()
        self._database = ["--database", without_password(database)] if database is not None else []
        self._table = ["--table", table] if table != FIRST_TABLE else []

    def all(self, folder: CertificateFolder) -> Iterator[str]:
        host = names_of(folder.certificate())[0]
        address = f"https://{f'[{host}]' if ':' in host else host}:{PORT}"
        trust = ["--ca-file", str(folder.authority)]
        files = ["--certificate", str(folder.server), "--key", str(folder.server_key)]
        hidden = " (write the password where *** stands)" if any("***" in word for word in self._database) else ""
        yield ""
        yield f"Start the server, unless it runs{hidden}:"
        yield self._line("server", *self._database, "--host", "0.0.0.0", *files)
        yield f"A station, which asks for {address} and its code (other machines need a copy of {folder.authority}):"
        yield self._line("station", *trust)
        yield "The dealer's console, the winning number display, the jackpot display:"
        for screen in ("sgc", "wnd", "jackpot-display"):
            yield self._line(screen, "--server", address, *self._table, *trust)

    def enrolment_code(self, station: int) -> str:
        return self._line("server", "enrolment-code", "--station", str(station), *self._table, *self._database).strip()

    def _line(self, *words: str) -> str:
        return f"  {shlex.join([self._ats, *words])}"


def _called_as() -> str:
    """`ats` if a shell finds this one by that name, else the way it was typed."""
    typed = Path(sys.argv[0])
    found = shutil.which(typed.name)
    return str(typed) if "/" in sys.argv[0] and (found is None or not _same(Path(found), typed)) else "ats"


def _same(found: Path, typed: Path) -> bool:
    try:
        return found.samefile(typed)
    except OSError:  # it is gone, or we may not look there
        return False
