"""Transfers are found by account only where they are no part of a round: the others are most, and nobody asks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"
branch_labels = None
depends_on = None

_CAME_AND_WENT = sa.text("why NOT IN ('stake', 'stake-back', 'refund', 'lost', 'stake-returned', 'won')")


def upgrade() -> None:
    for column, name in (("source", "ix_transfers_came_from"), ("target", "ix_transfers_went_to")):
        op.drop_index(op.f(f"ix_transfers_{column}"), table_name="transfers")
        op.create_index(name, "transfers", [column], sqlite_where=_CAME_AND_WENT, postgresql_where=_CAME_AND_WENT)
