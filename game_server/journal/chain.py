"""How events hang together: each has a number, and a hash over itself and the hash of the one before."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.storage import schema
from game_server.storage.statements import Statement, Statements, execute_all

HOUSE = "house"
"""The chain of what belongs to no table: sign-ins, lock-outs, approvals. No table may be called so."""

_canonical = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode


class ChainBroken(Exception):
    """Somebody else wrote to the chain since it was read: this writer no longer owns it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The last event of a chain."""

    number: int
    hash: str
    at_ms: int
    epoch: int = 0
    """How often the chain had been taken over when this was read: only the last owner may write."""


def event_hash(previous: str, chain: str, number: int, at_ms: int, by: str, kind: str, body: str) -> str:
    """SHA-256 over the canonical JSON of everything an event says; `body` is hashed as the text that is stored."""
    return sha256(_canonical([previous, chain, number, at_ms, by, kind, body]).encode()).hexdigest()


def canonical(value: object) -> str:
    """The one way a value is written in the journal."""
    return _canonical(value)


async def head_of(connection: AsyncConnection, chain: str) -> Head:
    row = (await connection.execute(select(schema.chains).where(schema.chains.c.chain == chain))).one_or_none()
    return Head(0, schema.GENESIS, 0) if row is None else Head(row.number, row.hash, row.at_ms, row.epoch)


async def take_over(connection: AsyncConnection, chain: str) -> int:
    """Begins a new epoch: an owner before, who was only asleep, cannot write even if nothing has been written since."""
    chains = schema.chains
    begin = update(chains).where(chains.c.chain == chain).values(epoch=chains.c.epoch + 1).returning(chains.c.epoch)
    epoch: int = (await connection.execute(begin)).scalar_one()
    return epoch


def advance(makes: Statements, chain: str, before: Head, after: Head) -> Statement:
    """Moves the head from where the writer believes it is; a writer that lost its table finds it elsewhere."""
    return makes.plain(
        "UPDATE chains SET number = $1, hash = $2, at_ms = $3"
        " WHERE chain = $4 AND number = $5 AND hash = $6 AND epoch = $7",
        after.number, after.hash, after.at_ms, chain, before.number, before.hash, before.epoch,
        unless=ChainBroken(f"the journal of {chain} has moved on from event {before.number}, or belongs to another"),
    )  # fmt: skip


async def append_house_event(
    connection: AsyncConnection, kind: str, by: str, what: dict[str, object], *, at_ms: int
) -> int:
    """An event of the house's chain, inside the caller's transaction; several processes take turns on its head."""
    chains = schema.chains
    locked = select(chains).where(chains.c.chain == HOUSE).with_for_update()
    row = (await connection.execute(locked)).one()
    number: int = row.number + 1
    body = canonical(what)
    hash_ = event_hash(row.hash, HOUSE, number, at_ms, by, kind, body)
    await connection.execute(
        insert(schema.journal).values(
            chain=HOUSE, number=number, at_ms=at_ms, by=by, kind=kind, station=None, staff_only=True, body=body,
            hash=hash_,
        )
    )  # fmt: skip
    before, after = Head(row.number, row.hash, row.at_ms, row.epoch), Head(number, hash_, at_ms)
    makes = Statements(is_sqlite=connection.dialect.name == "sqlite")
    await execute_all(connection, [advance(makes, HOUSE, before, after)])
    return number
