"""A chain knows how often it was taken over: a writer of an earlier reign cannot write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chains", sa.Column("reign", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
