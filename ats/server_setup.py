"""Sets a server up: the first installation, enrolment codes, the list of staff."""

from __future__ import annotations

import asyncio
import getpass
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, TypeVar

import typer
from sqlalchemy import select

from ats.databases import (
    DEFAULT,
    DatabaseUrl,
    clear_errors,
    exists,
    must_be_writable,
    must_exist,
    must_have_a_folder,
    without_password,
)
from ats.server_certificate import (
    CERTIFICATES,
    Folder,
    Names,
    checked_names,
    clear_certificate_errors,
    lines_about,
    own_names,
)
from ats.start_lines import FIRST_TABLE, StartLines, given
from game_protocol.basics import Malformed, StationNumber, TableId, checked
from game_protocol.identity import AddStaff, Pin, StaffMember
from game_protocol.phrases import Phrase, in_english
from game_rules.game import Role
from game_rules.library import load_game
from game_server.certificate_folder import CertificateFolder
from game_server.certificates import names_of
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.identity.enrolment import Place, look_at_place, make_code
from game_server.identity.pins import is_weak, least_digits
from game_server.identity.staff import Staff
from game_server.refusals import Refusal
from game_server.settings import Settings
from game_server.storage import schema
from game_server.storage.database import Database, migrate, must_know, schema_of
from game_server.storage.setup import create_table, is_set_up

staff_app = typer.Typer(no_args_is_help=True)

T = TypeVar("T")

DEFAULT_GAME = "rapid-roulette-single-zero"
_ROLES = "dealer, supervisor, pit_boss or technician"

Number = Annotated[str, typer.Argument(metavar="NUMBER", help="The staff number.")]
ALREADY = " (was there already)"

TableOption = Annotated[str, typer.Option("--table", metavar="TABLE", help="The table.")]


def init(
    context: typer.Context,
    database: DatabaseUrl = DEFAULT,
    table: TableOption = FIRST_TABLE,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="A game of `ats rules list`.", show_default=DEFAULT_GAME)
    ] = None,
    stations: Annotated[int, typer.Option(min=0, max=100, help="Enrolment codes to make, from station 1.")] = 1,
    staff: Annotated[
        list[str] | None,
        typer.Option(metavar="NUMBER:ROLE[:PIN]", help="Repeat it; without a PIN it is asked for."),
    ] = None,
    certificates: Folder = CERTIFICATES,
    name: Names = None,
) -> None:
    """Makes what a first installation needs: database, certificates, first staff, a table, enrolment codes.

    Run it again to add a table, or after it was interrupted; what is there already stays.
    """
    load_game(game or DEFAULT_GAME)
    _valid(TableId, table, "--table: letters, digits and hyphens")
    names = checked_names(name)
    lines = StartLines(database if given(context, "database") else None, table)
    with clear_errors(database):
        must_have_a_folder(database)
        must_be_writable(certificates)
        there = _run(database, _look) if exists(database) else Existing()
        folder = CertificateFolder(certificates)
        _must_match_what_exists(there, table, game, folder)
        asked = staff or ([] if there.staff else _ask_for_first_staff(database))
        people = [_person(written, there) for written in asked]
        migrate(database)
        certified = _certify(folder, names)
        for line in (f"database      {without_password(database)}", *certified):
            typer.echo(line)
        _run(database, lambda opened: _set_up(opened, table, game or DEFAULT_GAME, stations, people, there, lines))
    for line in lines.all(folder):
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
    person = _add_staff(number, role, pin or _ask_pin(number, role), name)
    _with_staff(database, lambda staff: staff.add(person, by=_by()))


@staff_app.command("set-pin")
def set_pin(
    number: Number,
    pin: Annotated[str | None, typer.Option(help="Asked for if not given.")] = None,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Gives a person a new PIN, and unlocks the number."""
    # Whether it is long enough for the person's role only the server's list knows.
    new = _add_staff(number, Role.DEALER, pin or _ask_pin(number, Role.DEALER), None).pin
    _with_staff(database, lambda staff: staff.set_pin(number, new, by=_by()))


@staff_app.command()
def unlock(number: Number, database: DatabaseUrl = DEFAULT) -> None:
    """Lets a person try again who was locked out."""
    _with_staff(database, lambda staff: staff.unlock(number, by=_by()))


@staff_app.command()
def dismiss(number: Number, database: DatabaseUrl = DEFAULT) -> None:
    """Takes a person off the list; what they did stays in the journal."""
    _with_staff(database, lambda staff: staff.dismiss(number, by=_by()))


@dataclass(frozen=True, slots=True)
class Existing:
    """The content of an existing database."""

    staff: dict[str, StaffMember] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    """The game of each table."""


async def _look(database: Database) -> Existing:
    async with database.reading() as connection:
        if not await is_set_up(connection):
            return Existing()
        tables = {row.id: row.game for row in await connection.execute(select(schema.tables))}
    return Existing({person.number: person for person in await Staff(database, SystemClock()).list()}, tables)


def _must_match_what_exists(there: Existing, table: str, game: str | None, folder: CertificateFolder) -> None:
    """Another game or other certificates than before would surprise the players or the stations."""
    plays = there.tables.get(table)
    if plays and game and plays != game:
        raise typer.TyperException(f"table {table} plays {plays}, and a table keeps its game")
    if there.staff and not folder.is_there():
        raise typer.TyperException(
            f"{folder.folder}: the certificates of this house are not here; say where with --certificates DIRECTORY, "
            "or make new ones, which every screen then needs: `ats server certificate renew --new-authority`"
        )


def _certify(folder: CertificateFolder, names: list[str]) -> list[str]:
    """Existing certificates stay: the stations trust these and no others."""
    now = datetime.now(UTC)
    with clear_certificate_errors():
        if kept := folder.is_there():
            if set(names) - set(names_of(folder.certificate())):
                folder.renew(names, now)
                kept = False
        else:
            folder.make(list(dict.fromkeys([*names, *own_names()])), now)
        return lines_about(folder, folder.certificate(), ALREADY if kept else "")


async def _set_up(
    database: Database,
    table: str,
    game: str,
    stations: int,
    people: list[AddStaff | StaffMember],
    there: Existing,
    lines: StartLines,
) -> None:
    """Reports each thing as soon as it is done: a code that was made but not shown is lost."""
    for person in people:
        if isinstance(person, AddStaff):
            await Staff(database, SystemClock()).add(person, by=_by())
        already = " (was there already, with its PIN)" if isinstance(person, StaffMember) else ""
        typer.echo(f"staff         {person.number}, {person.role}{already}")
    if table not in there.tables:
        async with database.writing() as connection:
            await create_table(connection, table, game, now_ms=SystemClock().now_ms())
    typer.echo(f"table         {table}, {there.tables.get(table, game)}{ALREADY if table in there.tables else ''}")
    for station in range(1, stations + 1):
        match await look_at_place(database, SystemClock(), table, station):
            case Place.FREE:
                told = await _code(database, table, station)
            case Place.CODE_GIVEN:
                told = f"its code has not been used yet; another: {lines.enrolment_code(station)}"
            case Place.TAKEN:
                told = "is enrolled"
        typer.echo(f"enrolment     table {table}, station {station}: {told}")


async def _code(database: Database, table: str, station: int) -> str:
    most = Settings().stations_a_table
    code, _ = await make_code(database, SystemClock(), SystemChance(), table, station, by=_by(), most=most)
    return code


def _with_staff(url: str, do: Callable[[Staff], Awaitable[T]]) -> T:
    with clear_errors(url):
        must_exist(url)
        return _run(url, lambda database: do(Staff(database, SystemClock())))


def _run(url: str, do: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        database = Database(url)
        try:
            async with database.reading() as connection:
                must_know(await schema_of(connection))
            return await do(database)
        finally:
            await database.dispose()

    try:
        return asyncio.run(run())
    except Refusal as refusal:
        raise typer.TyperException(str(refusal)) from None


def _person(written: str, there: Existing) -> AddStaff | StaffMember:
    """A person on the list stays as they are, and is not asked for a PIN."""
    number, _, rest = written.partition(":")
    role, _, pin = rest.partition(":")
    return there.staff.get(number) or _add_staff(number, role, pin or _ask_pin(number, role), None)


def _add_staff(number: str, role: str, pin: str, name: str | None) -> AddStaff:
    person = {"number": number, "role": role, "pin": pin, "name": name or f"{role.replace('_', ' ')} {number}"}
    added = _valid(
        AddStaff,
        person,
        f"staff {number}: a number of up to 10 digits, a role of {_ROLES}, a PIN of 4 to 12 digits",
    )
    if is_weak(added.pin, added.role):
        raise typer.TyperException(f"staff {number}: {_weak(added.role)}")
    return added


def _valid(form: type[T], value: object, rule: str) -> T:
    try:
        return checked(value, form)
    except Malformed:
        raise typer.TyperException(rule) from None


def _ask_for_first_staff(url: str) -> list[str]:
    """A casino cannot open without a pit boss and a technician."""
    if not sys.stdin.isatty():
        raise typer.TyperException("give the first staff: --staff 1001:pit_boss:PIN --staff 9001:technician:PIN")
    typer.echo(f"The first people of {without_password(url)}:")
    first = {Role.PIT_BOSS: "pit boss", Role.TECHNICIAN: "technician"}
    return [f"{typer.prompt(f'Staff number of the first {said}')}:{role.value}" for role, said in first.items()]


def _ask_pin(number: str, role: str) -> str:
    if not sys.stdin.isatty():
        raise typer.TyperException(f"staff {number}: give the PIN")
    known = Role(role) if role in set(Role) else Role.DEALER
    while True:
        asked = f"PIN of {number}, {least_digits(known)} to 12 digits"
        pin = str(typer.prompt(asked, hide_input=True, confirmation_prompt=True))
        try:
            checked(pin, Pin)
        except Malformed:
            typer.echo(f"A PIN has {least_digits(known)} to 12 digits, and nothing else.")
            continue
        if not is_weak(pin, known):
            return pin
        typer.echo(_weak(known))


def _weak(role: Role) -> str:
    return in_english(Phrase.WEAK_PIN, {"count": least_digits(role)})


def _by() -> str:
    return f"command line ({getpass.getuser()})"
