"""The ledger added up again: all accounts are zero together, each is the sum of its entries, nobody owes below zero."""

from __future__ import annotations

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_rules.money import Money
from game_server.audit.findings import Findings
from game_server.ledger.accounts import Kind
from game_server.storage import schema

_NEVER_NEGATIVE = frozenset(
    {
        Kind.PLAYER,
        Kind.FELT,
        Kind.PRINTING,
        Kind.TICKETS,
        Kind.HAND_PAY,
        Kind.OWED,
        Kind.JACKPOT,
        Kind.JACKPOT_RESERVE,
        Kind.JACKPOT_PRIZE,
    }
)
"""Money the house owes somebody: it can be nothing, and never less."""

_accounts, _transfers, _journal = schema.accounts.c, schema.transfers.c, schema.journal.c


async def add_up_ledger(connection: AsyncConnection, found: Findings) -> None:
    problems = found.ledger_problems
    added = await _entries_added_up(connection)
    kept = {row.name: row for row in await connection.execute(select(schema.accounts))}
    found.accounts = len(kept)
    found.entries = (await connection.execute(select(func.count()).select_from(schema.entries))).scalar_one()
    whole = sum(row.cents for row in kept.values())
    if whole:
        problems.append(f"all accounts together are {Money(whole)}, not nothing")
    for name in sorted(kept.keys() | added.keys()):
        entries, account = added.get(name, 0), kept.get(name)
        if account is None:
            problems.append(f"account {name} has entries of {Money(entries)} and does not exist")
        elif account.cents != entries:
            problems.append(f"account {name} says {Money(account.cents)}, its entries make {Money(entries)}")
        if entries < 0 and account is not None and account.kind in _NEVER_NEGATIVE:
            problems.append(f"account {name} is below nothing: {Money(entries)}")
    await _each_transfer_is_one(connection, problems)


async def _entries_added_up(connection: AsyncConnection) -> dict[str, int]:
    entries = schema.entries.c
    rows = await connection.execute(select(entries.account, func.sum(entries.cents)).group_by(entries.account))
    # PostgreSQL adds up in exact decimals: whole cents all the same.
    return {account: int(cents) for account, cents in rows}


async def _each_transfer_is_one(connection: AsyncConnection, problems: list[str]) -> None:
    """Two different sides, more than nothing, and an event that says why."""
    odd = select(schema.transfers).where((_transfers.cents <= 0) | (_transfers.source == _transfers.target))
    problems += [f"transfer {row.id} is none: {row.cents} cents from {row.source} to {row.target}"
                 for row in await connection.execute(odd)]  # fmt: skip
    event = and_(_journal.chain == _transfers.chain, _journal.number == _transfers.event)
    uncaused = select(schema.transfers).join(schema.journal, event, isouter=True).where(_journal.number.is_(None))
    problems += [
        f"transfer {row.id} names event {row.event} of {row.chain}, which does not exist"
        for row in await connection.execute(uncaused)
    ]
