"""The signs of changes to come, at every table they concern (RR 8.3.4, 8.3.5).

A change is announced once, for the house. Each table's own server process then puts the sign up there, as one of the
table's notices, so it is in the table's journal and on every station; a sign somebody took down is put up again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpot_office import AnnouncedChange, ChangeKind, JackpotChange, Sign
from game_protocol.phrases import Phrase, Said
from game_protocol.table import NoticeKind
from game_server.jackpots import schema
from game_server.storage import schema as core
from game_server.tables import notices
from game_server.tables.state import Notice, TableState
from game_server.tables.work import Work

_changes, _signs, _notices = schema.changes.c, schema.signs.c, core.notices.c

ANNOUNCED, DONE, WITHDRAWN = "announced", "done", "withdrawn"


@dataclass(frozen=True, slots=True)
class ToDo:
    """A sign that must be put up, or taken down, at a table."""

    change: int
    table: str
    notice: int | None
    said: Said
    minutes: int


def said_of(asked: JackpotChange, names: dict[str, str]) -> Said:
    """The text of the sign, unless the pit boss wrote it."""
    if asked.text:
        return Said(text=asked.text)
    to = ", ".join(names.get(jackpot, jackpot) for jackpot in asked.to)
    minutes, jackpot = asked.minutes, names.get(asked.jackpot, asked.jackpot)
    match asked.kind:
        case ChangeKind.ADD:
            return Said.of(Phrase.JACKPOT_ADDED, minutes=minutes, jackpot=jackpot)
        case ChangeKind.REMOVE:
            return Said.of(Phrase.JACKPOT_REMOVED, minutes=minutes, jackpot=jackpot)
        case ChangeKind.MOVE:
            return Said.of(Phrase.JACKPOT_MOVED, minutes=minutes, jackpot=jackpot, to=to)
        case ChangeKind.CLOSE:
            phrase = Phrase.JACKPOT_CLOSES_TO if to else Phrase.JACKPOT_CLOSES
            return Said.of(phrase, minutes=minutes, jackpot=jackpot, to=to)


async def to_put_up(connection: AsyncConnection) -> list[ToDo]:
    """Signs of announced changes that do not stand, at any table."""
    rows = await connection.execute(_with_notices().where(_changes.state == ANNOUNCED))
    return [_to_do(row) for row in rows if not row.shown]


async def to_take_down(connection: AsyncConnection) -> list[ToDo]:
    """Signs of changes that were made or withdrawn, and still stand."""
    rows = await connection.execute(_with_notices().where(_changes.state != ANNOUNCED, _notices.shown.is_(True)))
    return [_to_do(row) for row in rows]


async def announced(connection: AsyncConnection) -> list[AnnouncedChange]:
    """Every change that is announced, with its signs; none that was made or withdrawn."""
    rows = (await connection.execute(select(schema.changes).where(_changes.state == ANNOUNCED))).all()
    return [await change_view(connection, row) for row in sorted(rows, key=lambda row: row.id)]


async def change_view(connection: AsyncConnection, row: Row[Any]) -> AnnouncedChange:
    asked = JackpotChange.from_json(row.asked)
    signs, may_at_ms = [], row.announced_ms
    for sign in await connection.execute(_with_notices().where(_changes.id == row.id).order_by(_signs.table_id)):
        signs.append(Sign(table=sign.table_id, since_ms=sign.since_ms if sign.shown else None))
        if not sign.shown:
            may_at_ms = None
        elif may_at_ms is not None and sign.open:  # at a closed table nobody plays and nobody waits
            may_at_ms = max(may_at_ms, sign.due_ms or 0)
    return AnnouncedChange(change=row.id, asked=asked, announced_ms=row.announced_ms, signs=signs, may_at_ms=may_at_ms)


def put_up(table: TableState, work: Work, sign: ToDo) -> None:
    """Through the table's writer: the time of the sign runs from here."""
    table.last_notice += 1
    due_ms = work.now_ms + sign.minutes * 60_000
    notice = Notice(table.last_notice, NoticeKind.JACKPOT, work.now_ms, due_ms, None, sign.said, None)
    table.notices[notice.id] = notice
    work.keep(notice)
    notices.tell_sign(table, work)
    work.also(
        update(schema.signs)
        .where(_signs.change_id == sign.change, _signs.table_id == table.id)
        .values(notice=notice.id)
    )


def take_down(table: TableState, work: Work, sign: ToDo) -> None:
    if sign.notice is not None and sign.notice in table.notices:
        notices.withdraw(table, work, sign.notice)


def _with_notices() -> Select[Any]:
    return (
        select(
            _changes.id,
            _changes.asked,
            _signs.table_id,
            _signs.notice,
            core.tables.c.open,
            _notices.shown,
            _notices.since_ms,
            _notices.due_ms,
        )
        .join(schema.signs, _signs.change_id == _changes.id)
        .join(core.tables, core.tables.c.id == _signs.table_id)
        .outerjoin(core.notices, (_notices.table_id == _signs.table_id) & (_notices.id == _signs.notice))
    )


def _to_do(row: Row[Any]) -> ToDo:
    asked = JackpotChange.from_json(row.asked)
    return ToDo(row.id, row.table_id, row.notice, asked.said, asked.minutes)
