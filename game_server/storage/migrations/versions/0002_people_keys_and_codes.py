"""People, stations' keys, enrolment codes and spent seals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "staff",
        sa.Column("number", sa.String(length=10), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("pin_hash", sa.Text(), nullable=False),
        sa.Column("pin_set_ms", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_staff")),
        comment="who may sign in; failures are wrong PINs in a row, pin_set_ms ends every token issued before it",
    )
    op.create_table(
        "enrolment_codes",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.Column("spent_by", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_enrolment_codes_table_id")),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_enrolment_codes")),
        comment="one-time codes; spent_by is the public key that used it: only a lost answer can be asked for again",
    )
    op.create_table(
        "station_keys",
        sa.Column("station_id", sa.String(length=64), nullable=False),
        sa.Column("public_key", sa.String(length=64), nullable=False),
        sa.Column("enrolled_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("station_id", name=op.f("pk_station_keys")),
        sa.UniqueConstraint("public_key", name=op.f("uq_station_keys_public_key")),
        comment="Ed25519 public keys; which place a station has now is said in `stations`",
    )
    op.create_table(
        "spent_seals",
        sa.Column("nonce", sa.String(length=32), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("nonce", name=op.f("pk_spent_seals")),
        comment="challenges and approvals that were used; a row is needed no longer than its seal would be good",
    )
    op.create_index(op.f("ix_spent_seals_expires_ms"), "spent_seals", ["expires_ms"])
    op.create_table(
        "house_secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_secrets")),
        comment="what seals are made with, shared by all processes on this database",
    )
