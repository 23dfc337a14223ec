"""Jackpots: meters, groups, contributions, prizes, changes with their signs, displays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0002"
branch_labels = None
depends_on = None

_BIG_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _meters()
    _groups()
    _what_moves_them()
    _prizes()
    _changes()


def _meters() -> None:
    op.create_table(
        "jackpots",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("parameters", sa.Text(), nullable=False),
        sa.Column("pending", sa.Text(), nullable=True),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("reserve", sa.BigInteger(), nullable=False),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.Column("fault", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("closed_ms", sa.BigInteger(), nullable=True),
        sa.Column("moved_to", sa.String(length=32), nullable=True),
        sa.CheckConstraint("value >= 0 AND reserve >= 0", name=op.f("ck_jackpots_not_below_nothing")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jackpots")),
        comment="jackpots; value and reserve in millionths of a cent, and again under the seal with the hidden value",
    )
    op.create_table(
        "jackpot_displays",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jackpot_displays_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_jackpot_displays")),
        comment="what a table's jackpot meter display shows; settings is JSON of a DisplaySettings",
    )


def _groups() -> None:
    op.create_table(
        "jackpot_groups",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jackpot_groups")),
        comment="jackpot groups (RR 8.3.1)",
    )
    op.create_table(
        "jackpot_group_tables",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("group_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jackpot_group_tables_table_id")),
        sa.ForeignKeyConstraint(["group_id"], ["jackpot_groups.id"], name=op.f("fk_jackpot_group_tables_group_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_jackpot_group_tables")),
        comment="the tables of a group; a table belongs to one at most",
    )
    op.create_table(
        "jackpot_offers",
        sa.Column("jackpot_id", sa.String(length=32), nullable=False),
        sa.Column("group_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["jackpot_id"], ["jackpots.id"], name=op.f("fk_jackpot_offers_jackpot_id")),
        sa.ForeignKeyConstraint(["group_id"], ["jackpot_groups.id"], name=op.f("fk_jackpot_offers_group_id")),
        sa.PrimaryKeyConstraint("jackpot_id", "group_id", name=op.f("pk_jackpot_offers")),
        comment="which groups play for which jackpots (RR 8.3.3)",
    )


def _what_moves_them() -> None:
    op.create_table(
        "jackpot_rounds",
        sa.Column("jackpot_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("turnover", sa.BigInteger(), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("reserve", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["jackpot_id"], ["jackpots.id"], name=op.f("fk_jackpot_rounds_jackpot_id")),
        sa.ForeignKeyConstraint(
            ["table_id", "round"], ["rounds.table_id", "rounds.number"], name=op.f("fk_jackpot_rounds_table_id_round")
        ),
        sa.PrimaryKeyConstraint("jackpot_id", "table_id", "round", name=op.f("pk_jackpot_rounds")),
        comment="contributions of a settled round (RR 8.4.2): once for each jackpot, table and round",
    )
    op.create_table(
        "jackpot_movements",
        sa.Column("id", _BIG_KEY, autoincrement=True, nullable=False),
        sa.Column("jackpot_id", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("reserve", sa.BigInteger(), nullable=False),
        sa.Column("chain", sa.String(length=32), nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["jackpot_id"], ["jackpots.id"], name=op.f("fk_jackpot_movements_jackpot_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jackpot_movements")),
        comment="whatever moved a meter besides contributions: seeds, prizes, closures; with the event that says why",
    )
    op.create_index(op.f("ix_jackpot_movements_jackpot_id"), "jackpot_movements", ["jackpot_id"])


def _prizes() -> None:
    op.create_table(
        "jackpot_prizes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("jackpot_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.BigInteger(), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("goods", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("won_ms", sa.BigInteger(), nullable=False),
        sa.Column("decided_by", sa.Text(), nullable=False),
        sa.Column("decided_ms", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("handed_over_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('won', 'confirmed', 'returned')", name=op.f("ck_jackpot_prizes_known_state")),
        sa.CheckConstraint("cents >= 0 AND seed >= 0", name=op.f("ck_jackpot_prizes_not_below_nothing")),
        sa.ForeignKeyConstraint(["jackpot_id"], ["jackpots.id"], name=op.f("fk_jackpot_prizes_jackpot_id")),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name=op.f("fk_jackpot_prizes_session")),
        sa.ForeignKeyConstraint(
            ["table_id", "round"], ["rounds.table_id", "rounds.number"], name=op.f("fk_jackpot_prizes_table_id_round")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jackpot_prizes")),
        comment="prizes won (RR 8.3.9); seed is what the house put on the meter that started afterwards",
    )
    op.create_index(op.f("ix_jackpot_prizes_table_id_state"), "jackpot_prizes", ["table_id", "state"])
    op.create_index(op.f("ix_jackpot_prizes_jackpot_id_won_ms"), "jackpot_prizes", ["jackpot_id", "won_ms"])


def _changes() -> None:
    op.create_table(
        "jackpot_changes",
        sa.Column("id", _BIG_KEY, autoincrement=True, nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("announced_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('announced', 'done', 'withdrawn')", name=op.f("ck_jackpot_changes_known_state")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jackpot_changes")),
        comment="changes of groups and closures (RR 8.3.4, 8.3.5); asked is JSON of an AnnounceChange",
    )
    op.create_table(
        "jackpot_signs",
        sa.Column("change_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("notice", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["change_id"], ["jackpot_changes.id"], name=op.f("fk_jackpot_signs_change_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jackpot_signs_table_id")),
        sa.PrimaryKeyConstraint("change_id", "table_id", name=op.f("pk_jackpot_signs")),
        comment="at which tables the sign of a change must stand; notice is its number among the table's own",
    )
