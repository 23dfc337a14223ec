"""A station from its configuration: link, journal and devices put together."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import replace
from random import SystemRandom

from ats_client.devices.note_acceptor import acceptor_for
from ats_client.devices.note_acceptor.driver import Workings
from ats_client.devices.ticket_printer import PROTOCOLS, interface, ticket_printer
from ats_client.devices.traffic import Tap
from ats_client.station.cabinet import AcceptorMaker, Fittings, PrinterMaker
from ats_client.station.configuration import AcceptorChoice, Configuration
from ats_client.station.enrolment import read_key
from ats_client.station.favourites import Shelf
from ats_client.station.journal import Journal, JournalUnusable
from ats_client.station.printer_choice import PrinterChoice
from ats_client.station.station import Station
from game_protocol.log import Log
from game_protocol.station_client import StationClient
from screen_kit.clock import MachineClock

log = Log(__name__)


def assemble(
    configuration: Configuration, pen: Executor | None = None, fittings: Fittings | None = None, unusable: str = ""
) -> Station:
    """Ready to `run`. A journal that cannot be trusted leaves a station that only says so.

    `fittings`: those of the configuration, unless whoever listens to the devices hands in their own.
    `unusable`: why it must not play, whatever its journal says: a self-test that failed.
    """
    link = StationClient(
        configuration.server,
        configuration.station_id,
        read_key(configuration.key_file),
        others=configuration.other_servers,
        ca_file=configuration.ca_file,
    )
    clock, chance = MachineClock(), SystemRandom()
    try:
        journal = Journal.open(configuration.journal)
    except JournalUnusable as error:
        log.error("the journal cannot be used", why=str(error))
        return Station(link, clock, chance, unusable=str(error))
    fitted = fittings or fittings_of(configuration)
    shelf = Shelf(configuration.journal.with_suffix(".favourites.json"))
    return Station(link, clock, chance, journal, fitted, unusable=unusable, pen=pen, shelf=shelf)


def fittings_of(
    configuration: Configuration, acceptor_tap: Tap | None = None, printer_tap: Tap | None = None
) -> Fittings:
    """A tap hears every byte to and from its device."""
    acceptor, printer = configuration.acceptor, configuration.printer
    return Fittings(
        acceptor=None if acceptor is None else _acceptor_maker(acceptor, acceptor_tap),
        printer=None if printer is None else _printer_maker(printer, printer_tap),
        dealer_pays=configuration.dealer_pays,
        currency=configuration.currency,
        enabled_values=None if acceptor is None else acceptor.values,
        face=configuration.face,
    )


def _acceptor_maker(choice: AcceptorChoice, tap: Tap | None) -> AcceptorMaker:
    driver = acceptor_for(choice.protocol)
    workings = Workings(tap=tap)
    return lambda handler, open_entry: driver(
        choice.port, handler, open_entry, settings=choice.settings, workings=workings
    )


def _printer_maker(choice: PrinterChoice, tap: Tap | None) -> PrinterMaker:
    def make(handler: interface.Handler) -> interface.TicketPrinter:
        machine = None if choice.machine is None else choice.machine()
        usual = PROTOCOLS[choice.protocol].line
        line = usual if choice.baud_rate is None else replace(usual, baud_rate=choice.baud_rate)
        return ticket_printer(choice.protocol, choice.port, handler, machine=machine, line=line, tap=tap)

    return make
