"""How often a chain was taken over is its epoch."""

from __future__ import annotations

from alembic import op

revision = "0050"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE chains RENAME COLUMN reign TO epoch")
