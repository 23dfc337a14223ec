"""The secret that signs tokens is a file now. The one that lay here, and in every backup, signs nothing any more."""

from __future__ import annotations

from alembic import op

revision = "0071"
down_revision = "0070"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("house_secrets")
