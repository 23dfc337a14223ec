"""The last rounds of a station as they were at close, with the money that came and went between them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.station import Recall, RecallMoney, RecallRound
from game_protocol.table import Phase
from game_server.ledger.accounts import Kind
from game_server.ledger.books import Why
from game_server.storage import schema

DEPTH = 50
"""Standards ask for ten (AGCO 13.1.1); fifty costs nothing."""

_MONEY = (
    Why.BUY_IN,
    Why.NOTE,
    Why.TICKET_IN,
    Why.CASH_OUT,
    Why.PAY_OUT,
    Why.ADJUSTMENT,
    Why.JACKPOT_PAID,
    Why.CORRECTION,
)
"""Money that came and went, as a player would tell it; stakes and wins are part of the rounds."""


async def recall_of(connection: AsyncConnection, table: str, station: int) -> Recall:
    sheets, rounds = schema.sheets, schema.rounds
    wanted = (
        select(sheets, rounds)
        .join(rounds, (rounds.c.table_id == sheets.c.table_id) & (rounds.c.number == sheets.c.round))
        .where(sheets.c.table_id == table, sheets.c.station == station, rounds.c.ended_ms.is_not(None))
        .order_by(sheets.c.round.desc())
        .limit(DEPTH)
    )
    found = (await connection.execute(wanted)).all()
    since_ms = found[-1].opened_ms if len(found) == DEPTH else 0
    money = await _money(connection, table, station, since_ms)
    recalled: list[RecallRound] = []
    for index, row in enumerate(found):
        earlier_ms = found[index + 1].ended_ms if index + 1 < len(found) else since_ms
        between = [each for each in money if earlier_ms <= each.at_ms < row.ended_ms]
        recalled.append(_round(row, between))
    last_ms = found[0].ended_ms if found else 0
    return Recall(rounds=recalled, money_since=[each for each in money if each.at_ms >= last_ms])


async def _money(connection: AsyncConnection, table: str, station: int, since_ms: int) -> list[RecallMoney]:
    sessions, transfers = schema.sessions, schema.transfers.c
    accounts = select(f"{Kind.PLAYER}:" + sessions.c.id).where(
        sessions.c.table_id == table,
        sessions.c.station == station,
        (sessions.c.closed_ms.is_(None)) | (sessions.c.closed_ms >= since_ms),
    )
    names = list((await connection.execute(accounts)).scalars())
    # Each side for itself: a question to the view `entries` would pass the indexes by.
    sides = (
        select(transfers.id, transfers.at_ms, transfers.why, cents.label("cents"))
        .where(schema.CAME_AND_WENT, account.in_(names), transfers.at_ms >= since_ms)
        .where(transfers.why.in_([why.value for why in _MONEY]))
        for account, cents in ((transfers.source, -transfers.cents), (transfers.target, transfers.cents))
    )
    rows = (await connection.execute(union_all(*sides).order_by("id"))).all()
    return [RecallMoney(at_ms=row.at_ms, what=row.why, amount=row.cents) for row in rows]


def _round(row: Row[Any], money: list[RecallMoney]) -> RecallRound:
    # By what happened to it, not by a rule's number: 9.4 is a correction in RR and a disruption in BWM.
    was_corrected = row.phase == Phase.SETTLED and row.first_outcome not in (None, row.outcome)
    ended = "corrected" if was_corrected else row.phase
    return RecallRound(
        round=row.round,
        session=row.session,
        closed_ms=row.closed_ms or row.ended_ms,
        outcome=row.outcome,
        ended=ended,
        reason=row.void_reason or row.reason or "",
        wagers=json.loads(row.wagers),
        recognised=row.recognised,
        stake=row.total,
        won=row.won,
        returned=row.returned,
        balance_after=row.balance_after or 0,
        counted=row.recognised and row.void_reason is None and row.outcome is not None,
        money_before=money,
    )
