"""A person is at one console at a time; one who left keeps the number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("staff", sa.Column("console_ms", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.add_column("staff", sa.Column("left_ms", sa.BigInteger()))
