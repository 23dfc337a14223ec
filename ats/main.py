"""The `ats` command. A sub-command is imported only when it is called, so `ats rules` never waits for Qt."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.main import get_group

from ats.extras import which_to_install
from game_protocol.release import release
from game_rules.errors import RuleError

HELP = "Rapid Roulette and the wheel games: server, stations, dealer's console, devices."

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
    "station": ("ats.station:station", "A player's station on this screen."),
    "wnd": ("ats.wnd:wnd", "The winning number display of a table, on this screen."),
}
"""Sub-commands: where each lives (a function or a group), and its line in `ats --help`."""


class Commands(TyperGroup):
    """Lists every sub-command, and imports only the one that is called or completed."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, listed if name is None else imported(str(name)), rest


def build() -> typer.Typer:
    """The whole command line, with no sub-command imported."""
    app = typer.Typer(
        cls=Commands,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(help=f"{HELP}\n\nRelease {release()}.")
    def ats(
        version: Annotated[
            bool, typer.Option("--version", is_eager=True, callback=_version, help="Says which release this is.")
        ] = False,
    ) -> None:
        """The options before the sub-command."""

    for name, (_, text) in COMMANDS.items():
        app.command(name, help=text)(_listed_only)
    return app


def imported(name: str) -> Any:
    """Imports a sub-command to run it."""
    where, text = COMMANDS[name]
    module, _, attribute = where.partition(":")
    found = getattr(import_module(module), attribute)
    app = typer.Typer(add_completion=False)
    if isinstance(found, typer.Typer):
        app.add_typer(found, name=name, help=text)
    else:
        app.command(name, help=found.__doc__ or text)(found)
    return get_group(app).commands[name]


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"ats {release()}")
        raise typer.Exit


def _listed_only() -> None:
    """Stands in the list of `ats --help` for a command that is imported only when it is called."""


def main() -> NoReturn:
    """Runs `ats`. A user's mistake is one line on standard error and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without our letters shows others instead of a trace-back
            stream.reconfigure(errors="replace")
    try:
        sys.exit(build()(standalone_mode=False))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has gone, so print nothing more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _refuse("the answer could not be written: no space is left")
    except typer.TyperException as error:
        _refuse(_said(error))
    except RuleError as error:
        _refuse(str(error))
    except ModuleNotFoundError as missing:
        _refuse(which_to_install(_called(), missing))


def _called() -> str | None:
    return next((word for word in sys.argv[1:] if not word.startswith("-")), None)


def _said(error: typer.TyperException) -> str:
    """The mistake and, if it was in the words of the command, which help has the right ones."""
    message = str(getattr(error, "format_message", error.__str__)()).replace("Value error, ", "")
    context = getattr(error, "ctx", None)
    if not message or context is None:
        return message
    return f"{message.removesuffix('.')}; see `{context.command_path} --help`"


def _refuse(message: str) -> NoReturn:
    if message:  # empty if the help was printed instead
        sys.stderr.write(f"ats: {' '.join(message.split())}\n")
    sys.exit(2)
