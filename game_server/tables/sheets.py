"""A station's sheet: taken whole, checked again with the rules, its money moved to the felt."""

from __future__ import annotations

from game_protocol.events import SheetAccepted, StationSeen
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.station import ConfirmSheet, Service, SheetAck, SheetPut
from game_protocol.table import Phase
from game_rules.errors import RuleError
from game_rules.money import Money
from game_rules.sheet import Sheet
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables.phases import wrong_phase
from game_server.tables.state import Placed, Round, Session, Station, TableState
from game_server.tables.stations import station_of
from game_server.tables.work import Work


def put(table: TableState, work: Work, number: int, asked: SheetPut, arrived_ms: int) -> SheetAck:
    """The whole sheet of a screen. Lost, doubled, late and reordered ones are harmless:

    - the same version with the same wagers is answered again and changes nothing;
    - an older version is refused and changes nothing;
    - one that had not arrived by the end of the period is refused, however long it then waited here.
    """
    station = station_of(table, number)
    round_ = _round_taking_sheets(table, asked.round, arrived_ms)
    session = _may_wager(table, station)
    sheet = _read(table, asked)
    placed = round_.sheets.get(number)
    before = Money.zero()
    if placed is not None:
        if asked.version == placed.version and sheet.wagers == placed.sheet.wagers:
            return _acknowledge(table, session, placed)
        if asked.version <= placed.version:
            raise Refusal(Problem.OLDER_VERSION, Phrase.NEWER_SHEET, version=placed.version)
        if placed.void_reason is not None:
            raise Refusal(Problem.WRONG_PHASE, Phrase.WAGERS_VOID, phase=Phase.VOID)
        before = placed.on_felt
    _permitted(table, station, sheet)
    balance = table.books.balance(session.ledger)
    missing = sheet.total - before - balance
    if missing > Money.zero():
        raise Refusal(
            Problem.NOT_ENOUGH_MONEY,
            Phrase.SHORT_OF_MONEY,
            missing=missing.cents,
            balance=balance.cents,
        )
    if placed is None:
        placed = round_.sheets[number] = Placed(round_.number, number, session.id, asked.version, sheet)
    # The place may have a new player since the last sheet, who left with the chips of the one before.
    placed.session, placed.version, placed.sheet = session.id, asked.version, sheet
    _lay(table, work, session, placed, before)
    work.keep(placed)
    event = SheetAccepted(round=round_.number, station=number, version=asked.version, total=sheet.total.cents)
    work.tell(event, staff_only=True, record=f'{{"digest":"{sheet.digest}","wagers":{placed.wagers}}}')
    return _acknowledge(table, session, placed)


def take_back(table: TableState, work: Work, station: Station) -> Money:
    """Takes a station's chips off the felt before the end of the period (cash-out, RR 6.6): the sheet is empty then."""
    placed = table.placed_by(station.number)
    if placed is None or station.session is None or not placed.on_felt:
        return Money.zero()
    before = placed.on_felt
    placed.sheet = Sheet.empty(table.game)
    _lay(table, work, station.session, placed, before)
    work.keep(placed)
    return before


def confirm_sheet(table: TableState, work: Work, number: int, asked: ConfirmSheet) -> None:
    """The station shows exactly what was locked: a result may come. Nothing is kept; a restart asks again."""
    placed = table.placed_by(number)
    round_ = table.round
    if round_ is None or asked.round != round_.number:
        raise Refusal(Problem.WRONG_ROUND, Phrase.ROUND_OVER, round=round_.number if round_ else 0)
    if placed is None or not placed.locked:
        raise Refusal(Problem.WRONG_PHASE, Phrase.NO_SHEET_LOCKED)
    if asked.digest != placed.sheet.digest:
        raise Refusal(Problem.NOT_CONFIRMED, Phrase.WRONG_DIGEST, digest=placed.sheet.digest)
    if round_.named and not placed.confirmed:  # staff were told that it had not
        work.tell(StationSeen(station=number, connected=number in table.connected), staff_only=True)
    placed.confirmed = True


def _round_taking_sheets(table: TableState, number: int, arrived_ms: int) -> Round:
    round_ = table.round
    if table.frozen_reason is not None:
        raise wrong_phase(Phase.FROZEN)
    if round_ is None:
        raise wrong_phase(Phase.WAITING)
    if number != round_.number:
        raise Refusal(Problem.WRONG_ROUND, Phrase.WRONG_ROUND, round=round_.number)
    if round_.phase is not Phase.BETTING or arrived_ms >= round_.deadline_ms:
        raise Refusal(
            Problem.AFTER_EXPIRY,
            Phrase.NO_MORE_BETS,
            deadline_ms=round_.closed_ms or round_.deadline_ms,
            arrived_ms=arrived_ms,
        )
    return round_


def _may_wager(table: TableState, station: Station) -> Session:
    if station.service is not Service.IN_SERVICE:
        raise Refusal(Problem.OUT_OF_SERVICE, Phrase.NOTHING_MAY_BE_PLACED, service=station.service)
    session = station.session
    if session is None:
        raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_ACCOUNT_HERE)
    if session.frozen:
        raise Refusal(Problem.FROZEN, Phrase.ACCOUNT_FROZEN_HELP)
    return session


def _read(table: TableState, asked: SheetPut) -> Sheet:
    try:
        return Sheet.from_cents(table.game, asked.wagers)
    except RuleError as error:
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RULES_REFUSE, why=str(error)) from None


def _permitted(table: TableState, station: Station, sheet: Sheet) -> None:
    """RR 4.3, checked again: what a screen may not have shown is not believed."""
    for bet, snapped in sheet.unpermitted(table.limits_for(station)).items():
        raise Refusal(
            Problem.NOT_PERMITTED,
            Phrase.WAGER_NOT_PERMITTED,
            bet=bet,
            asked=snapped.asked.cents,
            shown=snapped.shown.cents,
            reason=snapped.reason,
        )


def _lay(table: TableState, work: Work, session: Session, placed: Placed, before: Money) -> None:
    """The difference goes to the felt, or comes back from it."""
    total = placed.sheet.total
    if total > before:
        work.move(session.ledger, table.felt, total - before, Why.STAKE, placed.round)
    else:
        work.move(table.felt, session.ledger, before - total, Why.STAKE_BACK, placed.round)
    placed.on_felt = total


def _acknowledge(table: TableState, session: Session, placed: Placed) -> SheetAck:
    return SheetAck(
        round=placed.round,
        version=placed.version,
        digest=placed.sheet.digest,
        total=placed.sheet.total.cents,
        balance=table.books.balance(session.ledger).cents,
    )
