"""How the things of a table are written as rows, and read back."""

from __future__ import annotations

import json
from typing import Any

from msgspec.json import Decoder, encode
from sqlalchemy import Row, Table

from game_protocol.cage import DebtKind
from game_protocol.phrases import Said
from game_protocol.station import CashOutState, DeviceState, JournalHead, Service
from game_protocol.table import CloseCause, LimitSign, NoticeKind, Phase
from game_rules.game import Game
from game_rules.money import Money
from game_rules.sheet import Sheet
from game_server.ledger import accounts as ledger
from game_server.storage import schema
from game_server.tables.state import CashOut, Debt, Notice, Placed, Round, Session, StaffAlert, Station, TableState
from game_server.tables.ticket import Ticket, TicketState
from game_server.tables.work import Thing

Values = dict[str, Any]

_DEVICES = Decoder(list[DeviceState])

ORDER: tuple[tuple[type[Thing], Table], ...] = (
    (TableState, schema.tables),
    (Station, schema.stations),
    (Session, schema.sessions),
    (Round, schema.rounds),
    (Placed, schema.sheets),
    (Ticket, schema.tickets),
    (CashOut, schema.cash_outs),
    (Notice, schema.notices),
    (StaffAlert, schema.alerts),
    (Debt, schema.debts),
)
"""Which rows are written first: those that others point to."""


def row_of(thing: Thing, table: str) -> Values:
    match thing:
        case Placed():
            return _sheet_row(thing, table)
        case Session():
            return _session_row(thing, table)
        case Round():
            return _round_row(thing, table)
        case Station():
            return _station_row(thing, table)
        case Ticket():
            return _ticket_row(thing)
        case CashOut():
            return _cash_out_row(thing, table)
        case Notice():
            return _notice_row(thing, table)
        case StaffAlert():
            return _alert_row(thing, table)
        case Debt():
            return _debt_row(thing, table)
        case TableState():
            return _table_row(thing)


def _table_row(table: TableState) -> Values:
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game.id,
        "open": table.open,
        "period_s": table.period_s,
        "limits": table.sign.to_json(),
        "next_limits": None if table.next_sign is None else table.next_sign.to_json(),
        "frozen_reason": table.frozen_reason,
        "frozen_ms": table.frozen_ms,
        "created_ms": table.created_ms,
    }


def _station_row(station: Station, table: str) -> Values:
    limits = station.personal_limits
    return {
        "table_id": table,
        "number": station.number,
        "id": station.id,
        "service": station.service.value,
        "service_reason": station.service_reason,
        "attendant_called": station.attendant_called,
        "personal_limits": None if limits is None else limits.to_json(),
        "devices": encode(station.devices).decode(),
        "idle_rounds": station.idle_rounds,
        "enrolled_ms": station.enrolled_ms,
        "journal_head": None if station.journal is None else station.journal.to_json(),
    }


def read_station(row: Row[Any]) -> Station:
    limits = None if row.personal_limits is None else LimitSign.from_json(row.personal_limits)
    return Station(
        number=row.number,
        id=row.id,
        enrolled_ms=row.enrolled_ms,
        service=Service(row.service),
        service_reason=row.service_reason,
        attendant_called=row.attendant_called,
        personal_limits=limits,
        own_limits=None if limits is None else limits.limits(),
        devices=_DEVICES.decode(row.devices),
        idle_rounds=row.idle_rounds,
        journal=None if row.journal_head is None else JournalHead.from_json(row.journal_head),
    )


def _session_row(session: Session, table: str) -> Values:
    return {
        "id": session.id,
        "table_id": table,
        "station": session.station,
        "opened_ms": session.opened_ms,
        "closed_ms": session.closed_ms,
        "frozen": session.frozen,
        "frozen_reason": session.frozen_reason,
        "money_in": session.money_in.cents,
    }


def read_session(row: Row[Any]) -> Session:
    return Session(
        id=row.id,
        station=row.station,
        opened_ms=row.opened_ms,
        money_in=Money(row.money_in),
        ledger=ledger.of_player(row.id, row.table_id),
        closed_ms=row.closed_ms,
        frozen=row.frozen,
        frozen_reason=row.frozen_reason,
    )


def _round_row(round_: Round, table: str) -> Values:
    return {
        "table_id": table,
        "number": round_.number,
        "phase": round_.phase.value,
        "period_s": round_.period_s,
        "opened_ms": round_.opened_ms,
        "deadline_ms": round_.deadline_ms,
        "ball_spun_ms": round_.ball_spun_ms,
        "closed_ms": round_.closed_ms,
        "close_cause": None if round_.close_cause is None else round_.close_cause.value,
        "entered": round_.entered,
        "entered_source": round_.entered_source,
        "outcome": round_.outcome,
        "first_outcome": round_.first_outcome,
        "ended_ms": round_.ended_ms,
        "reason": round_.reason,
        "rule": round_.rule,
    }


def read_round(row: Row[Any]) -> Round:
    return Round(
        number=row.number,
        phase=Phase(row.phase),
        period_s=row.period_s,
        opened_ms=row.opened_ms,
        deadline_ms=row.deadline_ms,
        ball_spun_ms=row.ball_spun_ms,
        closed_ms=row.closed_ms,
        close_cause=None if row.close_cause is None else CloseCause(row.close_cause),
        entered=row.entered,
        entered_source=row.entered_source,
        outcome=row.outcome,
        first_outcome=row.first_outcome,
        ended_ms=row.ended_ms,
        reason=row.reason,
        rule=row.rule,
    )


def _sheet_row(placed: Placed, table: str) -> Values:
    return {
        **result_row(placed, table),
        "session": placed.session,
        "version": placed.version,
        "digest": placed.sheet.digest,
        "wagers": placed.wagers,
        "total": placed.sheet.total.cents,
        "locked": placed.locked,
        "recognised": placed.recognised,
        "void_reason": placed.void_reason,
    }


def result_row(placed: Placed, table: str) -> Values:
    """The columns that the end of a round changes in a sheet that is on record."""
    return {
        "table_id": table,
        "round": placed.round,
        "station": placed.station,
        "won": placed.won.cents,
        "returned": placed.returned.cents,
        "balance_after": None if placed.balance_after is None else placed.balance_after.cents,
    }


def read_sheet(row: Row[Any], game: Game, round_: Round) -> Placed:
    placed = Placed(
        round=row.round,
        station=row.station,
        session=row.session,
        version=row.version,
        sheet=Sheet.from_cents(game, json.loads(row.wagers)),
        locked=row.locked,
        recognised=row.recognised,
        void_reason=row.void_reason,
        won=Money(row.won),
        returned=Money(row.returned),
        balance_after=None if row.balance_after is None else Money(row.balance_after),
    )
    if placed.counts and round_.ended_ms is None:
        placed.on_felt = placed.sheet.total
    return placed


def _ticket_row(ticket: Ticket) -> Values:
    return {
        "number": ticket.number,
        "state": ticket.state.value,
        "cents": ticket.amount.cents,
        "table_id": ticket.table,
        "station": ticket.station,
        "sequence": ticket.sequence,
        "cash_out": ticket.cash_out,
        "made_ms": ticket.made_ms,
        "expires_ms": ticket.expires_ms,
        "reserved_table": ticket.reserved_table,
        "reserved_station": ticket.reserved_station,
        "reserved_as": ticket.reserved_as,
        "reserved_by": ticket.reserved_by,
        "redeemed_ms": ticket.redeemed_ms,
    }


def read_ticket(row: Row[Any]) -> Ticket:
    return Ticket(
        number=row.number,
        state=TicketState(row.state),
        amount=Money(row.cents),
        table=row.table_id,
        station=row.station,
        sequence=row.sequence,
        cash_out=row.cash_out,
        session=row.session,
        made_ms=row.made_ms,
        expires_ms=row.expires_ms,
        reserved_table=row.reserved_table,
        reserved_station=row.reserved_station,
        reserved_as=row.reserved_as,
        reserved_by=row.reserved_by,
        redeemed_ms=row.redeemed_ms,
    )


def _cash_out_row(made: CashOut, table: str) -> Values:
    return {
        "table_id": table,
        "id": made.id,
        "station": made.station,
        "session": made.session,
        "state": made.state.value,
        "cents": made.amount.cents,
        "ticket": made.ticket,
        "asked_ms": made.asked_ms,
        "done_ms": made.done_ms,
        "reason": made.reason,
    }


def read_cash_out(row: Row[Any]) -> CashOut:
    return CashOut(
        id=row.id,
        station=row.station,
        session=row.session,
        state=CashOutState(row.state),
        amount=Money(row.cents),
        asked_ms=row.asked_ms,
        ticket=row.ticket,
        done_ms=row.done_ms,
        reason=row.reason,
    )


def _notice_row(notice: Notice, table: str) -> Values:
    return {
        "table_id": table,
        "id": notice.id,
        "kind": notice.kind.value,
        "since_ms": notice.since_ms,
        "due_ms": notice.due_ms,
        "due_round": notice.due_round,
        "text": notice.said.kept(),
        "limits": None if notice.limits is None else notice.limits.to_json(),
        "shown": notice.shown,
    }


def read_notice(row: Row[Any]) -> Notice:
    return Notice(
        id=row.id,
        kind=NoticeKind(row.kind),
        since_ms=row.since_ms,
        due_ms=row.due_ms,
        due_round=row.due_round,
        said=Said.read(row.text),
        limits=None if row.limits is None else LimitSign.from_json(row.limits),
        shown=row.shown,
    )


def _alert_row(alert: StaffAlert, table: str) -> Values:
    return {
        "table_id": table,
        "id": alert.id,
        "what": alert.what,
        "station": alert.station,
        "text": alert.said.kept(),
        "at_ms": alert.at_ms,
        "acknowledged_by": alert.acknowledged_by,
        "acknowledged_ms": alert.acknowledged_ms,
    }


def read_alert(row: Row[Any]) -> StaffAlert:
    return StaffAlert(row.id, row.what, row.station, Said.read(row.text), row.at_ms)


def _debt_row(debt: Debt, table: str) -> Values:
    return {
        "table_id": table,
        "id": debt.id,
        "kind": debt.kind.value,
        "cents": debt.amount.cents,
        "station": debt.station,
        "session": debt.session,
        "round": debt.round,
        "why": debt.why.kept(),
        "made_ms": debt.made_ms,
        "settled_ms": debt.settled_ms,
        "settled_by": debt.settled_by,
        "settled_how": debt.settled_how,
        "settled_reason": debt.settled_reason,
    }


def read_debt(row: Row[Any]) -> Debt:
    return Debt(
        id=row.id,
        kind=DebtKind(row.kind),
        amount=Money(row.cents),
        station=row.station,
        session=row.session,
        round=row.round,
        why=Said.read(row.why),
        made_ms=row.made_ms,
    )
