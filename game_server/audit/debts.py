"""Debts against the ledger: what is open, one by one, is what the accounts hold."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.cage import DebtKind
from game_rules.money import Money
from game_server.audit.findings import Findings
from game_server.storage import schema

_accounts, _debts = schema.accounts.c, schema.debts.c


async def check_debts(connection: AsyncConnection, found: Findings) -> None:
    open_ = (
        select(_debts.table_id, _debts.kind, func.sum(_debts.cents))
        .where(_debts.settled_ms.is_(None))
        .group_by(_debts.table_id, _debts.kind)
    )
    listed = {(table, kind): int(cents) for table, kind, cents in await connection.execute(open_)}
    kept = select(_accounts.table_id, _accounts.kind, _accounts.cents).where(
        _accounts.kind.in_(list(DebtKind)), _accounts.cents != 0
    )
    # A shortfall is owed to the house, so its account stands below zero.
    held = {(table, kind): abs(cents) for table, kind, cents in await connection.execute(kept)}
    for table, kind in sorted(listed.keys() | held.keys()):
        debts, account = listed.get((table, kind), 0), held.get((table, kind), 0)
        if debts != account:
            found.other_problems.append(
                f"table {table}: open debts of kind {kind} make {Money(debts)}, their account has {Money(account)}"
            )
