"""The register of claims: what players claimed, and what was done about it (RR 9.5)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0073"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("round", sa.BigInteger(), nullable=False),
        sa.Column("claimed", sa.Text(), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_claims_table_id")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_claims")),
        comment="what players claimed and what was done about it (RR 9.5); written once",
    )
    op.create_index(op.f("ix_claims_table_id_at_ms"), "claims", ["table_id", "at_ms"])
