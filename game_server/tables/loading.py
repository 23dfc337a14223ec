"""A table's state, built anew from the database: at the start, after a failed commit, after a take-over."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.cage import DebtKind
from game_protocol.table import LimitSign, Phase, Spin
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.money import Money
from game_server.ledger.books import Books
from game_server.settings import Settings
from game_server.storage import schema
from game_server.storage.database import Decision
from game_server.tables import rows
from game_server.tables.state import HISTORY, CashOut, Round, TableState
from game_server.tables.ticket import Ticket
from game_server.tables.work import Needs


async def load_table(connection: AsyncConnection, table: str, settings: Settings) -> TableState:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one()
    game, sign = load_game(row.game), LimitSign.from_json(row.limits)
    state = TableState(
        id=row.id,
        name=row.name,
        game=game,
        settings=settings,
        open=row.open,
        period_s=row.period_s,
        sign=sign,
        limits=sign.limits(),
        created_ms=row.created_ms,
        books=await _books(connection, table),
        next_sign=None if row.next_limits is None else LimitSign.from_json(row.next_limits),
        frozen_reason=row.frozen_reason,
        frozen_ms=row.frozen_ms,
        round=await _last_round(connection, table, game),
        history=await _history(connection, table),
    )
    for station in map(rows.read_station, await _all(connection, select(schema.stations), table)):
        state.stations[station.number] = station
    sessions = schema.sessions
    for session in map(
        rows.read_session, await _all(connection, select(sessions).where(sessions.c.closed_ms.is_(None)), table)
    ):
        state.stations[session.station].session = session
    await _last_spins(connection, state)
    cash_outs = schema.cash_outs
    unfinished = select(cash_outs).where(cash_outs.c.done_ms.is_(None))
    for made in map(rows.read_cash_out, await _all(connection, unfinished, table)):
        state.stations[made.station].cash_out = made
    await _signs(connection, state)
    alerts = schema.alerts
    for alert in map(
        rows.read_alert, await _all(connection, select(alerts).where(alerts.c.acknowledged_ms.is_(None)), table)
    ):
        state.alerts[alert.id] = alert
    debts = schema.debts
    unsettled = select(debts).where(debts.c.settled_ms.is_(None)).order_by(debts.c.made_ms, debts.c.id)
    for debt in map(rows.read_debt, await _all(connection, unsettled, table)):
        state.debts[debt.id] = debt
    tickets = schema.tickets
    last = select(func.coalesce(func.max(tickets.c.sequence), 0)).where(tickets.c.table_id == table)
    state.last_ticket = (await connection.execute(last)).scalar_one()
    return state


class FoundInDatabase:
    """The rows that the requests of a batch need; two that need the same row get the same row."""

    def __init__(self) -> None:
        self._requests: dict[str, tuple[str, str]] = {}
        self._tickets: dict[str, Ticket] = {}
        self._cash_outs: dict[str, CashOut] = {}
        self._rounds: dict[int, Round] = {}
        self._shortfalls: dict[str, Money] = {}
        self._extra: object = None

    def request(self, key: str) -> tuple[str, str] | None:
        return self._requests.get(key)

    def ticket(self, number: str) -> Ticket | None:
        return self._tickets.get(number)

    def ticket_reserved_as(self, key: str) -> Ticket | None:
        return next((ticket for ticket in self._tickets.values() if ticket.reserved_as == key), None)

    def cash_out(self, key: str) -> CashOut | None:
        return self._cash_outs.get(key)

    def round(self, number: int) -> Round | None:
        return self._rounds.get(number)

    def shortfall_elsewhere(self, visit: str) -> Money:
        return self._shortfalls.get(visit, Money.zero())

    def extra(self) -> object:
        return self._extra

    async def look_up(self, decision: Decision, state: TableState, needs: Sequence[Needs]) -> None:
        """Inside the writing transaction: tickets are locked, for two tables may be asked for the same one."""
        if state.round is not None:
            # The last round is here already; a request in front may open the next one before its turn has come.
            self._rounds[state.round.number] = state.round
        rounds = {need.round for need in needs if need.round is not None} - self._rounds.keys()
        if rounds or any(need.requests or need.ticket or need.reserved_as or need.cash_out for need in needs):
            await self._look_up_own(await decision.connection(), state, needs, rounds)
        extras = [need.extra for need in needs if need.extra is not None]
        if extras:
            self._extra = await extras[0].look_up(decision, state.id, state.game, extras)

    async def _look_up_own(
        self, connection: AsyncConnection, state: TableState, needs: Sequence[Needs], rounds: set[int]
    ) -> None:
        table = state.id
        await self._find_requests(connection, table, [key for need in needs for key in need.requests])
        await self._find_tickets(connection, table, needs)
        cash_outs = [need.cash_out for need in needs if need.cash_out is not None]
        if cash_outs:
            wanted = select(schema.cash_outs).where(schema.cash_outs.c.id.in_(cash_outs))
            for made in map(rows.read_cash_out, await _all(connection, wanted, table)):
                self._cash_outs[made.id] = made
        for number in rounds:
            one = select(schema.rounds).where(schema.rounds.c.number == number)
            for row in await _all(connection, one, table):
                self._rounds[number] = await _with_sheets(connection, table, state.game, row)

    async def _find_requests(self, connection: AsyncConnection, table: str, keys: list[str]) -> None:
        if keys:
            wanted = select(schema.requests).where(schema.requests.c.id.in_(keys))
            for row in await _all(connection, wanted, table):
                self._requests[row.id] = (row.asked, row.answer)

    async def _find_tickets(self, connection: AsyncConnection, table: str, needs: Sequence[Needs]) -> None:
        tickets = schema.tickets
        numbers = [need.ticket for need in needs if need.ticket is not None]
        reserved = [need.reserved_as for need in needs if need.reserved_as is not None]
        made_for = [need.cash_out for need in needs if need.cash_out is not None]
        if numbers or reserved or made_for:
            made = schema.cash_outs
            of_its_visit = (made.c.table_id == tickets.c.table_id) & (made.c.id == tickets.c.cash_out)
            wanted = select(tickets, made.c.session).join(made, of_its_visit)
            wanted = wanted.where(
                tickets.c.number.in_(numbers)
                | (tickets.c.reserved_as.in_(reserved) & (tickets.c.reserved_table == table))
                | (tickets.c.cash_out.in_(made_for) & (tickets.c.table_id == table))
            )
            locked = wanted.order_by(tickets.c.number).with_for_update(of=tickets)
            for row in (await connection.execute(locked)).all():
                self._tickets[row.number] = rows.read_ticket(row)
            await self._find_shortfalls(
                connection, [ticket.session for ticket in self._tickets.values() if ticket.table != table]
            )

    async def _find_shortfalls(self, connection: AsyncConnection, visits: list[str]) -> None:
        """Of visits to other tables; what is open at this one the state has, newer than any row."""
        if visits:
            debts = schema.debts
            wanted = select(debts.c.session, func.sum(debts.c.cents).label("cents")).where(
                debts.c.session.in_(visits), debts.c.kind == DebtKind.SHORTFALL.value, debts.c.settled_ms.is_(None)
            )
            for row in (await connection.execute(wanted.group_by(debts.c.session))).all():
                self._shortfalls[row.session] = Money(int(row.cents))


async def _books(connection: AsyncConnection, table: str) -> Books:
    """Every account of the table but those of players who have left."""
    accounts, sessions = schema.accounts, schema.sessions
    closed = select(sessions.c.id).where(sessions.c.table_id == table, sessions.c.closed_ms.is_not(None))
    wanted = select(accounts.c.name, accounts.c.cents).where(
        accounts.c.table_id == table,
        (accounts.c.kind != "player") | func.substr(accounts.c.name, 8).not_in(closed),
    )
    return Books({row.name: Money(row.cents) for row in (await connection.execute(wanted)).all()})


async def _last_round(connection: AsyncConnection, table: str, game: Game) -> Round | None:
    last = select(schema.rounds).order_by(schema.rounds.c.number.desc()).limit(1)
    for row in await _all(connection, last, table):
        return await _with_sheets(connection, table, game, row)
    return None


async def _with_sheets(connection: AsyncConnection, table: str, game: Game, row: Row[Any]) -> Round:
    round_ = rows.read_round(row)
    wanted = select(schema.sheets).where(schema.sheets.c.round == round_.number)
    for sheet_row in await _all(connection, wanted.order_by(schema.sheets.c.station), table):
        round_.sheets[sheet_row.station] = rows.read_sheet(sheet_row, game, round_)
    return round_


async def _history(connection: AsyncConnection, table: str) -> deque[Spin]:
    rounds = schema.rounds
    wanted = select(rounds).where(rounds.c.phase == Phase.SETTLED.value).order_by(rounds.c.number.desc()).limit(HISTORY)
    found = await _all(connection, wanted, table)
    return deque((Spin(round=row.number, outcome=row.outcome) for row in found), maxlen=HISTORY)


async def _last_spins(connection: AsyncConnection, state: TableState) -> None:
    """The last wagers of each player who is here, of a round that has ended."""
    sheets, rounds = schema.sheets, schema.rounds
    here = [station.session.id for station in state.stations.values() if station.session is not None]
    last = (
        select(sheets.c.session, func.max(sheets.c.round).label("round"))
        .join(rounds, (rounds.c.table_id == sheets.c.table_id) & (rounds.c.number == sheets.c.round))
        .where(sheets.c.session.in_(here), sheets.c.total > 0, rounds.c.ended_ms.is_not(None))
        .group_by(sheets.c.session)
        .subquery()
    )
    wanted = (
        select(sheets, rounds)
        .join(rounds, (rounds.c.table_id == sheets.c.table_id) & (rounds.c.number == sheets.c.round))
        .join(last, (last.c.session == sheets.c.session) & (last.c.round == sheets.c.round))
        .where(sheets.c.table_id == state.id)
    )
    for row in (await connection.execute(wanted)).all():
        placed = rows.read_sheet(row, state.game, rows.read_round(row))
        state.stations[placed.station].last_spin = placed.last_spin(row.outcome)


async def _signs(connection: AsyncConnection, state: TableState) -> None:
    notices = schema.notices
    for notice in map(rows.read_notice, await _all(connection, select(notices), state.id)):
        state.last_notice = max(state.last_notice, notice.id)
        if notice.shown:
            state.notices[notice.id] = notice


async def _all(connection: AsyncConnection, wanted: Select[Any], table: str) -> list[Row[Any]]:
    """Rows of one table; every table of the schema calls that column `table_id`."""
    column = wanted.get_final_froms()[0].c["table_id"]
    return list((await connection.execute(wanted.where(column == table))).all())
