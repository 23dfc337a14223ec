"""Every jackpot meter proved from its single steps, the ledger, the prizes and the sheets (RR 8.4)."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.audit.findings import Findings
from game_server.jackpots.reconciliation import reconcile


async def check_jackpots(connection: AsyncConnection, found: Findings) -> None:
    for jackpot in await reconcile(connection):
        found.other_problems += [f"jackpot {jackpot.jackpot}: {problem}" for problem in jackpot.problems]
