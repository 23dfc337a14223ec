"""`station.toml`: everything that is this one station's own. A mistake is reported with its file and its key."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from platformdirs import user_state_path

from ats_client.devices import note_acceptor
from ats_client.devices.note_acceptor.interface import AcceptorSettings, AfterPowerCut
from ats_client.station.printer_choice import PrinterChoice, read_printer
from ats_client.station.ticket_face import TicketFace
from game_rules.errors import BookError
from game_rules.money import Money
from game_rules.reading import Table

LANGUAGES = ("en", "zh", "vi")
KEY_FILE = "station.key"
"""Beside the configuration: the key that an enrolment made."""
Value = TypeVar("Value")


class ConfigurationError(Exception):
    """A configuration no station can start with; the text is one line: file, key, why."""


@dataclass(frozen=True, slots=True)
class AcceptorChoice:
    """Which note acceptor is fitted, and what it may take."""

    protocol: str
    port: str
    settings: AcceptorSettings
    values: frozenset[Money] | None
    """The denominations the operator allows; None: all the unit knows."""


@dataclass(frozen=True, slots=True)
class DoorsChoice:
    """The door switches of the cabinet: their chip (or `simulated`), and each door's line on it."""

    chip: str
    lines: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Display:
    """How the screen is drawn."""

    full_screen: bool = True
    high_contrast: bool = False
    video: str | None = None
    """A file or a stream of the wheel; without one the drawn wheel serves."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """A station's own settings; everything about the game comes from the server."""

    file: Path
    server: str
    ca_file: Path | None
    station_id: str
    key_file: Path
    journal: Path
    language: str
    currency: str
    dealer_pays: bool
    display: Display
    acceptor: AcceptorChoice | None
    printer: PrinterChoice | None
    face: TicketFace
    doors: DoorsChoice | None = None
    other_servers: tuple[str, ...] = ()
    """Further servers of the same house: the next is asked when one does not answer."""


def read_configuration(file: Path) -> Configuration:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigurationError(f"{file}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{file}: not TOML: {error}") from None
    try:
        return _configuration(file, Table(str(file), "", values))
    except BookError as error:
        raise ConfigurationError(str(error)) from None


def _configuration(file: Path, table: Table) -> Configuration:
    server, station = table.table("server"), table.table("station")
    url = _address(server, "url", server.text("url"))
    others = _optional(server, "other_urls", server.texts) or []
    ca_file = _optional(server, "ca_file", server.text)
    currency = _optional(station, "currency", station.text) or "AUD"
    read = Configuration(
        file=file,
        server=url,
        other_servers=tuple(_address(server, "other_urls", other) for other in others),
        ca_file=None if ca_file is None else file.parent / ca_file,
        station_id=station.text("id"),
        key_file=file.parent / station.text("key_file"),
        journal=_journal(file, station),
        language=_language(station),
        currency=currency,
        dealer_pays=_flag(station, "dealer_pays", default=True),
        display=_display(table),
        acceptor=_acceptor(table, currency),
        printer=read_printer(table),
        face=_face(table, station.text("id")),
        doors=_doors(table),
    )
    for part in (server, station, table):
        part.finished()
    return read


def _address(server: Table, key: str, url: str) -> str:
    if not url.startswith(("https://", "http://")):
        raise server.wrong(key, f"must begin with https:// or http://, not {url!r}")
    return url


def _journal(file: Path, station: Table) -> Path:
    """The configuration may lie where nobody can write, so the journal's own place is the user's state directory."""
    if "journal" in station:
        return file.parent / station.text("journal")
    return user_state_path("ats") / f"{station.text('id')}.sqlite"


def _language(station: Table) -> str:
    return station.choice("language", LANGUAGES) if "language" in station else "en"


def _display(table: Table) -> Display:
    if "display" not in table:
        return Display()
    display = table.table("display")
    read = Display(
        full_screen=_flag(display, "full_screen", default=True),
        high_contrast=_flag(display, "high_contrast", default=False),
        video=_optional(display, "video", display.text),
    )
    display.finished()
    return read


def _acceptor(table: Table, currency: str) -> AcceptorChoice | None:
    if "note_acceptor" not in table:
        return None
    acceptor = table.table("note_acceptor")
    values = _optional(acceptor, "denominations", acceptor.money_list)
    after_cut = AfterPowerCut.DISPUTE
    if "note_in_stacker" in acceptor:
        after_cut = AfterPowerCut(acceptor.choice("note_in_stacker", [choice.value for choice in AfterPowerCut]))
    read = AcceptorChoice(
        protocol=acceptor.choice("protocol", tuple(note_acceptor.PROTOCOLS)),
        port=acceptor.text("port"),
        # A CCNET unit names the country (AUS), the others the currency; a name nobody has means that no note is taken.
        settings=AcceptorSettings(
            currency=_optional(acceptor, "unit_currency", acceptor.text) or currency, note_in_stacker=after_cut
        ),
        values=None if values is None else frozenset(values),
    )
    acceptor.finished()
    return read


DOORS = ("main", "cash-box", "logic-area", "note-acceptor", "stacker", "communication-board")
"""What may be watched (GMNS 1.18.1), as `[doors.lines]` names it."""
MOST_LINES = 255


def _doors(table: Table) -> DoorsChoice | None:
    if "doors" not in table:
        return None
    doors = table.table("doors")
    lines = doors.table("lines")
    read = DoorsChoice(
        chip=doors.text("chip"),
        lines={name: lines.integer(name, 0, MOST_LINES) for name in DOORS if name in lines},
    )
    lines.finished()
    doors.finished()
    return read


def _face(table: Table, station_id: str) -> TicketFace:
    """Only a station with a printer must say what stands on its tickets."""
    if "ticket" not in table and "ticket_printer" not in table:
        return TicketFace(establishment="–", place="–", machine=station_id)
    ticket = table.table("ticket")
    zone = _optional(ticket, "time_zone", ticket.text)
    try:
        timezone = ZoneInfo(zone) if zone is not None else None
    except (ZoneInfoNotFoundError, ValueError):
        raise ticket.wrong("time_zone", f"{zone!r} is not a known time zone, like Australia/Melbourne") from None
    read = TicketFace(
        establishment=ticket.text("establishment"),
        place=ticket.text("place"),
        machine=_optional(ticket, "machine", ticket.text) or station_id,
        address=_optional(ticket, "address", ticket.text) or "",
        language=ticket.choice("language", LANGUAGES) if "language" in ticket else "en",
        currency_symbol=_optional(ticket, "currency_symbol", ticket.text) or "$",
        timezone=timezone,
    )
    ticket.finished()
    return read


def _optional(table: Table, name: str, read: Callable[[str], Value]) -> Value | None:
    return read(name) if name in table else None


def _flag(table: Table, name: str, *, default: bool) -> bool:
    return table.flag(name) if name in table else default
