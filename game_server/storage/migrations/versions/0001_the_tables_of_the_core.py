"""The tables of the core."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from game_server.storage.schema import ENTRIES_VIEW, GENESIS

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chains",
        sa.Column("chain", sa.String(length=32), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("chain", name=op.f("pk_chains")),
        comment="the last event of each chain: a cut-off end shows, and a writer that lost its table cannot write",
    )
    op.create_table(
        "journal",
        sa.Column("chain", sa.String(length=32), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("station", sa.Integer(), nullable=True),
        sa.Column("staff_only", sa.Boolean(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("chain", "number", name=op.f("pk_journal")),
        comment="what happened, in order, never changed: a chain for each table and one for the house",
    )
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_requests")),
        comment="what was asked under an id a client chose, and the answer: asked twice, it counts once",
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("period_s", sa.Integer(), nullable=False),
        sa.Column("limits", sa.Text(), nullable=False),
        sa.Column("next_limits", sa.Text(), nullable=True),
        sa.Column("frozen_reason", sa.Text(), nullable=True),
        sa.Column("frozen_ms", sa.BigInteger(), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        comment="gaming tables; limits and next_limits are JSON of a LimitSign",
    )
    op.create_table(
        "accounts",
        sa.Column("name", sa.String(length=96), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "cents >= 0 OR kind NOT IN ('player', 'felt', 'printing', 'hand-pay', 'tickets', 'owed',"
            " 'jackpot', 'jackpot-reserve', 'jackpot-prize')",
            name=op.f("ck_accounts_owes_no_less_than_nothing"),
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_accounts_table_id")),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_accounts")),
        comment="ledger accounts; cents is the sum of the entries, kept in the transaction that makes them",
    )
    op.create_table(
        "alerts",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("station", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("acknowledged_by", sa.Text(), nullable=True),
        sa.Column("acknowledged_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_alerts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_alerts")),
        comment="what staff must see; stays until somebody acknowledges it",
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=True),
        sa.Column("due_round", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("limits", sa.Text(), nullable=True),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_notices")),
        comment="signs on every station; shown is false once the change was made or the notice withdrawn",
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_owners_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_owners")),
        comment="which server process writes for a table, and when it was last known to be alive",
    )
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("period_s", sa.Integer(), nullable=False),
        sa.Column("opened_ms", sa.BigInteger(), nullable=False),
        sa.Column("deadline_ms", sa.BigInteger(), nullable=False),
        sa.Column("ball_spun_ms", sa.BigInteger(), nullable=True),
        sa.Column("closed_ms", sa.BigInteger(), nullable=True),
        sa.Column("close_cause", sa.String(length=16), nullable=True),
        sa.Column("entered", sa.String(length=8), nullable=True),
        sa.Column("entered_source", sa.String(length=32), nullable=True),
        sa.Column("outcome", sa.String(length=8), nullable=True),
        sa.Column("first_outcome", sa.String(length=8), nullable=True),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("rule", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rounds_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_rounds")),
        comment="rounds; first_outcome is what was confirmed before a correction (RR 9.4)",
    )
    op.create_table(
        "stations",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("service", sa.String(length=16), nullable=False),
        sa.Column("service_reason", sa.Text(), nullable=False),
        sa.Column("attendant_called", sa.Boolean(), nullable=False),
        sa.Column("personal_limits", sa.Text(), nullable=True),
        sa.Column("devices", sa.Text(), nullable=False),
        sa.Column("idle_rounds", sa.Integer(), nullable=False),
        sa.Column("enrolled_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_stations_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_stations")),
        sa.UniqueConstraint("id", name=op.f("uq_stations_id")),
        comment="ATS stations; personal_limits and devices are JSON of the messages of those names",
    )
    op.create_table(
        "tickets",
        sa.Column("number", sa.String(length=18), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.BigInteger(), nullable=False),
        sa.Column("cash_out", sa.String(length=64), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.Column("reserved_table", sa.String(length=32), nullable=True),
        sa.Column("reserved_station", sa.Integer(), nullable=True),
        sa.Column("reserved_as", sa.String(length=64), nullable=True),
        sa.Column("redeemed_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(
            "state IN ('printing', 'issued', 'reserved', 'redeemed', 'dead', 'uncertain')",
            name=op.f("ck_tickets_known_state"),
        ),
        sa.CheckConstraint("cents > 0", name=op.f("ck_tickets_worth_something")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tickets_table_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_tickets")),
        comment="tickets out (RR 6.6.1(b)) and in (RR 6.2.3)",
    )
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_tickets_reserved_table_reserved_as"), ["reserved_table", "reserved_as"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tickets_table_id_sequence"), ["table_id", "sequence"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("opened_ms", sa.BigInteger(), nullable=False),
        sa.Column("closed_ms", sa.BigInteger(), nullable=True),
        sa.Column("frozen", sa.Boolean(), nullable=False),
        sa.Column("frozen_reason", sa.Text(), nullable=False),
        sa.Column("money_in", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "station"], ["stations.table_id", "stations.number"], name=op.f("fk_sessions_table_id_station")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        comment="ATS chip accounts (RR 6): one visit, from the first money to the cash-out",
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_sessions_table_id_station_opened_ms"), ["table_id", "station", "opened_ms"], unique=False
        )

    op.create_table(
        "transfers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("chain", sa.String(length=32), nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("source", sa.String(length=96), nullable=False),
        sa.Column("target", sa.String(length=96), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.String(length=32), nullable=False),
        sa.Column("round", sa.BigInteger(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("cents > 0", name=op.f("ck_transfers_moves_money")),
        sa.CheckConstraint("source <> target", name=op.f("ck_transfers_has_two_sides")),
        sa.ForeignKeyConstraint(["source"], ["accounts.name"], name=op.f("fk_transfers_source")),
        sa.ForeignKeyConstraint(["target"], ["accounts.name"], name=op.f("fk_transfers_target")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transfers")),
        comment="the ledger: money from one account to another; `entries` shows both sides",
    )
    with op.batch_alter_table("transfers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_transfers_source"), ["source"], unique=False)
        batch_op.create_index(batch_op.f("ix_transfers_target"), ["target"], unique=False)

    op.create_table(
        "cash_outs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("ticket", sa.String(length=18), nullable=True),
        sa.Column("asked_ms", sa.BigInteger(), nullable=False),
        sa.Column("done_ms", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.CheckConstraint("cents >= 0", name=op.f("ck_cash_outs_not_negative")),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name=op.f("fk_cash_outs_session")),
        sa.ForeignKeyConstraint(["ticket"], ["tickets.number"], name=op.f("fk_cash_outs_ticket")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_cash_outs")),
        comment="cash-outs (RR 6.6.1): printing, dealer, hand_pay, uncertain, paid",
    )
    with op.batch_alter_table("cash_outs", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_cash_outs_table_id_station_state"), ["table_id", "station", "state"], unique=False
        )

    op.create_table(
        "sheets",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("station", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("wagers", sa.Text(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("recognised", sa.Boolean(), nullable=False),
        sa.Column("void_reason", sa.Text(), nullable=True),
        sa.Column("won", sa.BigInteger(), nullable=False),
        sa.Column("returned", sa.BigInteger(), nullable=False),
        sa.Column("balance_after", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name=op.f("fk_sheets_session")),
        sa.ForeignKeyConstraint(
            ["table_id", "round"], ["rounds.table_id", "rounds.number"], name=op.f("fk_sheets_table_id_round")
        ),
        sa.PrimaryKeyConstraint("table_id", "round", "station", name=op.f("pk_sheets")),
        comment="the last acknowledged sheet of each station in each round; locked at close, then settled exactly",
    )
    with op.batch_alter_table("sheets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sheets_session_round"), ["session", "round"], unique=False)

    op.execute(ENTRIES_VIEW)
    op.execute("INSERT INTO accounts (name, kind, table_id, cents) VALUES ('tickets', 'tickets', NULL, 0)")
    op.execute(f"INSERT INTO chains (chain, number, hash, at_ms) VALUES ('house', 0, '{GENESIS}', 0)")  # noqa: S608 - a constant
