"""A station's journal cannot lose its end unseen: the server knows how far it was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0070"
down_revision = "0060"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("stations", sa.Column("journal_head", sa.Text()))
