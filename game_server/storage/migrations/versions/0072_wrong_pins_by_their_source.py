"""Wrong PINs are counted where they come from: a stranger's lock nobody else out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0072"
down_revision = "0071"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wrong_pins",
        sa.Column("number", sa.String(length=10), nullable=False),
        sa.Column("source", sa.String(length=96), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", "source", name=op.f("pk_wrong_pins")),
        comment="wrong PINs in a row, by staff number and by where they were typed; forgotten after a while",
    )
    op.drop_column("staff", "failures")
    # SQLite keeps no comments.
    if op.get_context().dialect.name != "sqlite":
        op.create_table_comment("staff", "who may sign in; pin_set_ms ends every token issued before it")
