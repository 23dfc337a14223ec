"""The `ats` command. A sub-command is imported only when it is called, so `ats rules` never waits for Qt."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import typer

STATION = "station"

COMMANDS = {
    "audit": ("ats.audit:audit", "Checks ledger and journal, from the database."),
    "decode": ("ats.decode:decode", "Says what captured serial traffic means."),
    "demo": ("ats.demo:demo", "A table with stations on this machine, in pretended money."),
    "diagnostics": ("ats.diagnostics:diagnostics", "Checks this machine, for a technician or a script."),
    "emulate": ("ats.emulate:app", "A note acceptor or ticket printer that is not there."),
    "jackpot-display": ("ats.jackpot_display:jackpot_display", "The jackpot meter display of a table, on this screen."),
    "load": ("ats.load:load", "Plays with many stations at once and compares every balance."),
    "rules": ("ats.rules:app", "The rule books, for an auditor's script."),
    "server": ("ats.server:app", "The central game server."),
    "sgc": ("ats.sgc:sgc", "The dealer's console of a table, on this screen."),
    STATION: ("ats.station:station", "A player's station on this screen."),
    "wnd": ("ats.wnd:wnd", "The winning number display of a table, on this screen."),
}
"""Sub-command: where it lives (a function or a group of them), and the line that `ats --help` shows."""


def build(called: str | None) -> typer.Typer:
    """The whole command line, with only the called sub-command imported."""
    import typer

    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

    @app.callback()
    def ats() -> None:
        """Rapid Roulette and the wheel games: server, stations, dealer's console, devices."""

    for name, (where, text) in COMMANDS.items():
        if name != called or name == STATION:
            app.command(name, help=text)(_listed_only)
            continue
        module, _, attribute = where.partition(":")
        found = getattr(import_module(module), attribute)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name, help=text)
        else:
            app.command(name, help=found.__doc__ or text)(found)
    return app


def _listed_only() -> None:
    """Stands in the list of `ats --help` for a command that was not called."""


def main() -> NoReturn:
    """Runs `ats`; whatever a person got wrong is one line on standard error and exit code 2."""
    if sys.argv[1:2] == [STATION]:
        _station(sys.argv[2:])
    import typer

    from game_rules.errors import RuleError

    called = next((word for word in sys.argv[1:] if not word.startswith("-")), None)
    try:
        sys.exit(build(called)(standalone_mode=False))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has gone; say nothing more into it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except typer.TyperException as error:
        _refuse(getattr(error, "format_message", error.__str__)())
    except RuleError as error:
        _refuse(str(error))


def _station(words: list[str]) -> NoReturn:
    """A station starts with its machine, and its first screen is waited for: it reads its few options itself."""
    from ats import memory

    memory.start()
    from ats.station import CannotStart, station

    try:
        station(words)
    except KeyboardInterrupt:
        sys.exit(130)
    except CannotStart as error:
        _refuse(str(error))
    sys.exit(0)


def _refuse(message: str) -> NoReturn:
    if message:  # empty where the help was printed instead
        sys.stderr.write(f"ats: {' '.join(message.split())}\n")
    sys.exit(2)
