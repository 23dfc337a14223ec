"""Debts are kept one by one, and the journal finds what the cage and the acceptors report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "debts",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("station", sa.Integer(), nullable=True),
        sa.Column("session", sa.String(length=64), nullable=True),
        sa.Column("round", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("settled_ms", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.Text(), nullable=True),
        sa.Column("settled_how", sa.String(length=16), nullable=True),
        sa.Column("settled_reason", sa.Text(), nullable=False),
        sa.CheckConstraint("cents > 0", name=op.f("ck_debts_worth_something")),
        sa.CheckConstraint("kind IN ('owed', 'shortfall')", name=op.f("ck_debts_known_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_debts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_debts")),
        comment="owed to or by players who had left (RR 9.4); one without a station is from before they were kept",
    )
    # What was owed before is owed still, in one sum: who it was stands in the alerts of that time.
    op.execute(
        "INSERT INTO debts (table_id, id, kind, cents, why, made_ms, settled_reason) "
        "SELECT a.table_id, 'before-' || a.kind, a.kind, abs(a.cents), 'from before debts were kept one by one', "
        "c.at_ms, '' FROM accounts a JOIN chains c ON c.chain = a.table_id "
        "WHERE a.kind IN ('owed', 'shortfall') AND a.cents <> 0"
    )
    for kind, name in (("ticket-refused", "ix_journal_refused_tickets"), ("cage-paid", "ix_journal_cage")):
        only = sa.text(f"kind = '{kind}'")
        op.create_index(name, "journal", ["chain", "number"], sqlite_where=only, postgresql_where=only)
