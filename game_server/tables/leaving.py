"""A player leaves the game (RR 6.5): of their own will, or directed to by the dealer."""

from __future__ import annotations

from game_protocol.events import PlayerExcluded
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.seat import DirectToLeave, ExcludePlayer
from game_protocol.station import Service
from game_rules.game import Power
from game_server.refusals import Refusal
from game_server.tables.state import Session, Station, TableState
from game_server.tables.stations import set_service, station_of
from game_server.tables.voids import void_sheet
from game_server.tables.work import Work


def direct_to_leave(table: TableState, work: Work, asked: DirectToLeave | ExcludePlayer) -> None:
    """RR 6.5.2: the station locks, only [Cash-Out] works; running wagers stand, or are void (12.2.1)."""
    number = asked.station
    station = station_of(table, number)
    if station.session is None:
        raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_PLAYER, station=number)
    placed = table.placed_by(number)
    if asked.wagers == "void" and placed is not None and placed.on_felt:
        void_sheet(table, work, placed, asked.reason)
    if station.service is not Service.LEAVING:
        set_service(work, station, Service.LEAVING, asked.reason)


def exclude_player(table: TableState, work: Work, asked: ExcludePlayer) -> None:
    """RR 12.2.2: as one who is directed to leave, and on record as excluded; to keep a person away is for people."""
    direct_to_leave(table, work, asked)
    rule = table.game.powers[Power.EXCLUDE_PLAYER].rule
    work.tell(PlayerExcluded(station=asked.station, rule=rule, reason=asked.reason), staff_only=True)


def close_account(table: TableState, work: Work, station: Station, session: Session) -> None:
    """The last cent is out: the account is closed for good."""
    session.closed_ms = work.now_ms
    station.session, station.last_spin, station.idle_rounds = None, None, 0
    station.personal_limits = station.own_limits = None  # they were the player's, not the place's
    work.keep(session)
    work.keep(station)
    table.books.forget(session.ledger)


def seat_is_free(work: Work, station: Station) -> None:
    """A player who was directed to leave has left."""
    if station.service is Service.LEAVING:
        set_service(work, station, Service.IN_SERVICE, "")
