"""What sets a server up: the first installation, enrolment codes, the list of staff."""

from __future__ import annotations

import asyncio
import getpass
import socket
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from sqlalchemy import select

from ats.databases import DEFAULT, DatabaseUrl, clear_errors, must_exist, must_have_a_folder, without_password
from game_protocol.basics import Malformed, StationNumber, TableId, checked
from game_protocol.identity import AddStaff
from game_rules.game import Role
from game_rules.library import load_game
from game_server.certificates import Certified, make_authority, make_server_certificate
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.identity.enrolment import make_code
from game_server.identity.staff import Staff
from game_server.refusals import Refusal
from game_server.settings import Settings
from game_server.storage import schema
from game_server.storage.database import Database, migrate
from game_server.storage.setup import create_table

staff_app = typer.Typer(no_args_is_help=True)

T = TypeVar("T")

DEFAULT_GAME = "rapid-roulette-single-zero"
_ROLES = "dealer, supervisor, pit_boss or technician"

Number = Annotated[str, typer.Argument(metavar="NUMBER", help="The staff number.")]
TableOption = Annotated[str, typer.Option("--table", metavar="TABLE", help="The table.")]


def init(
    database: DatabaseUrl = DEFAULT,
    table: TableOption = "1",
    game: Annotated[str, typer.Option(metavar="GAME", help="A game of `ats rules list`.")] = DEFAULT_GAME,
    stations: Annotated[int, typer.Option(min=0, max=100, help="Enrolment codes to make, from station 1.")] = 1,
    staff: Annotated[
        list[str] | None,
        typer.Option(metavar="NUMBER:ROLE[:PIN]", help="Repeat it; without a PIN it is asked for."),
    ] = None,
    certificates: Annotated[Path, typer.Option(metavar="DIRECTORY", help="Where the certificates go.")] = Path(
        "certificates"
    ),
    name: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="HOST", help="A name or address stations reach the server by; repeat it."),
    ] = None,
) -> None:
    """Makes what a first installation needs: database, certificates, first staff, a table, enrolment codes.

    Run it again to add a table or to renew the server's certificate; what is there already stays.
    """
    load_game(game)
    _valid(TableId, table, "--table: letters, digits and hyphens")
    people = [_person(written) for written in staff or _ask_for_first_staff(database)]
    with clear_errors(database):
        must_have_a_folder(database)
        migrate(database)
        typer.echo(f"database      {without_password(database)}")
        done = _run(database, lambda opened: _set_up(opened, table, game, stations, people))
    for line in [*done, *_write_certificates(certificates, name or _own_names())]:
        typer.echo(line)


def enrolment_code(
    station: Annotated[int, typer.Option(metavar="NUMBER", help="The place at the table.")],
    table: TableOption = "1",
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Makes a one-time code that brings a station to a table; good for a day."""
    _valid(StationNumber, station, "--station: a number from 1 to 9999")
    with clear_errors(database):
        must_exist(database)
        typer.echo(_run(database, lambda opened: _code(opened, table, station)))


@staff_app.command("list")
def list_staff(database: DatabaseUrl = DEFAULT) -> None:
    """Everybody who may sign in."""
    for person in _with_staff(database, lambda staff: staff.list()):
        typer.echo(f"{person.number:>10}  {person.role:<10}  {person.name}{'  locked out' if person.locked else ''}")


@staff_app.command("add")
def add_staff(
    number: Number,
    role: Annotated[str, typer.Option(help="dealer, supervisor, pit_boss or technician.")],
    name: Annotated[str | None, typer.Option(help="As screens show it.")] = None,
    pin: Annotated[str | None, typer.Option(help="Asked for if not given.")] = None,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Adds a person."""
    person = _add_staff(number, role, pin or _ask_pin(number), name)
    _with_staff(database, lambda staff: staff.add(person, by=_by()))


@staff_app.command("set-pin")
def set_pin(
    number: Number,
    pin: Annotated[str | None, typer.Option(help="Asked for if not given.")] = None,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Gives a person a new PIN, and unlocks the number."""
    new = _add_staff(number, Role.DEALER, pin or _ask_pin(number), None).pin
    _with_staff(database, lambda staff: staff.set_pin(number, new, by=_by()))


@staff_app.command()
def unlock(number: Number, database: DatabaseUrl = DEFAULT) -> None:
    """Lets a person try again who was locked out."""
    _with_staff(database, lambda staff: staff.unlock(number, by=_by()))


@staff_app.command()
def dismiss(number: Number, database: DatabaseUrl = DEFAULT) -> None:
    """Takes a person off the list; what they did stays in the journal."""
    _with_staff(database, lambda staff: staff.dismiss(number, by=_by()))


async def _set_up(database: Database, table: str, game: str, stations: int, people: list[AddStaff]) -> list[str]:
    done = []
    staff = Staff(database, SystemClock())
    there = {person.number for person in await staff.list()}
    for person in people:
        if person.number not in there:
            await staff.add(person, by=_by())
        already = " (was there already, with its PIN)" if person.number in there else ""
        done.append(f"staff         {person.number}, {person.role}{already}")
    async with database.writing() as connection:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one_or_none()
        if found is None:
            await create_table(connection, table, game, now_ms=SystemClock().now_ms())
    done.append(f"table         {table}, {found.game if found else game}{' (was there already)' if found else ''}")
    codes = [(station, await _code(database, table, station)) for station in range(1, stations + 1)]
    return done + [f"enrolment     table {table}, station {station}: {code}" for station, code in codes]


async def _code(database: Database, table: str, station: int) -> str:
    most = Settings().stations_a_table
    code, _ = await make_code(database, SystemClock(), SystemChance(), table, station, by=_by(), most=most)
    return code


def _write_certificates(directory: Path, names: list[str]) -> list[str]:
    """An authority that is there signs again: stations trust it, and would trust no other."""
    now = datetime.now(UTC)
    authority_files = directory / "authority.pem", directory / "authority.key"
    server_files = directory / "server.pem", directory / "server.key"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        made = not all(file.is_file() for file in authority_files)
        authority = make_authority("ATS local authority", now) if made else Certified.read(*authority_files)
        if made:
            authority.write(*authority_files)
        make_server_certificate(authority, names, now).write(*server_files)
    except (OSError, ValueError) as error:
        raise typer.TyperException(f"{directory}: {error}") from None
    return [
        f"authority     {authority_files[0]}{'' if made else ' (was there already)'}: give it to every station",
        f"certificate   {server_files[0]}, key {server_files[1]}: for {', '.join(names)}",
        f"start with    ats server --host 0.0.0.0 --certificate {server_files[0]} --key {server_files[1]}",
    ]


def _with_staff(url: str, do: Callable[[Staff], Awaitable[T]]) -> T:
    with clear_errors(url):
        must_exist(url)
        return _run(url, lambda database: do(Staff(database, SystemClock())))


def _run(url: str, do: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        database = Database(url)
        try:
            return await do(database)
        finally:
            await database.dispose()

    try:
        return asyncio.run(run())
    except Refusal as refusal:
        raise typer.TyperException(str(refusal)) from None


def _person(written: str) -> AddStaff:
    number, _, rest = written.partition(":")
    role, _, pin = rest.partition(":")
    return _add_staff(number, role, pin or _ask_pin(number), None)


def _add_staff(number: str, role: str, pin: str, name: str | None) -> AddStaff:
    person = {"number": number, "role": role, "pin": pin, "name": name or f"{role.replace('_', ' ')} {number}"}
    return _valid(
        AddStaff,
        person,
        f"staff {number}: a number of up to 10 digits, a role of {_ROLES}, a PIN of 4 to 12 digits",
    )


def _valid(form: type[T], value: object, rule: str) -> T:
    try:
        return checked(value, form)
    except Malformed:
        raise typer.TyperException(rule) from None


def _ask_for_first_staff(url: str) -> list[str]:
    """A house without a pit boss and a technician cannot be opened."""
    if not sys.stdin.isatty():
        raise typer.TyperException("give the first staff: --staff 1001:pit_boss:PIN --staff 9001:technician:PIN")
    typer.echo(f"The first people of {without_password(url)}:")
    first = {Role.PIT_BOSS: "pit boss", Role.TECHNICIAN: "technician"}
    return [f"{typer.prompt(f'Staff number of the first {said}')}:{role.value}" for role, said in first.items()]


def _ask_pin(number: str) -> str:
    if not sys.stdin.isatty():
        raise typer.TyperException(f"staff {number}: give the PIN")
    return str(typer.prompt(f"PIN of {number}, 4 to 12 digits", hide_input=True, confirmation_prompt=True))


def _by() -> str:
    return f"command line ({getpass.getuser()})"


def _own_names() -> list[str]:
    return list(dict.fromkeys([socket.gethostname(), "localhost", "127.0.0.1", "::1"]))
