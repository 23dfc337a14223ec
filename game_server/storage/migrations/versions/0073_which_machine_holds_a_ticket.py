"""A reserved ticket says which machine holds it: one that was replaced can never give it back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0073"
down_revision = "0072"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tickets", sa.Column("reserved_by", sa.String(length=64)))
