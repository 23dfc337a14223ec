"""Every table of the database, in one place.

Money is whole cents in BIGINT, moments are milliseconds of the server's clock. What the rules decide is kept as
rows; how it came about is kept as events in `journal`, each with the hash of the one before.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GENESIS = "0" * 64
"""The hash that the first event of a chain names as the one before it."""

_BIG_KEY = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts rows by itself only in a column that is called INTEGER; it holds 64 bits all the same."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("period_s", Integer, nullable=False),
    Column("limits", Text, nullable=False),
    Column("next_limits", Text),
    Column("frozen_reason", Text),
    Column("frozen_ms", BigInteger),
    Column("created_ms", BigInteger, nullable=False),
    comment="gaming tables; limits and next_limits are JSON of a LimitSign",
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
    comment="which server process writes for a table, and when it was last known to be alive",
)

stations = Table(
    "stations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("service", String(16), nullable=False),
    Column("service_reason", Text, nullable=False),
    Column("attendant_called", Boolean, nullable=False),
    Column("personal_limits", Text),
    Column("devices", Text, nullable=False),
    Column("idle_rounds", Integer, nullable=False),
    Column("enrolled_ms", BigInteger, nullable=False),
    Column("journal_head", Text),
    comment="ATS stations; personal_limits and devices are JSON of the messages of those names",
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("station", Integer, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("closed_ms", BigInteger),
    Column("frozen", Boolean, nullable=False),
    Column("frozen_reason", Text, nullable=False),
    Column("money_in", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id", "station"], ["stations.table_id", "stations.number"]),
    Index(None, "table_id", "station", "opened_ms"),
    comment="ATS chip accounts (RR 6): one visit, from the first money to the cash-out",
)

accounts = Table(
    "accounts",
    metadata,
    Column("name", String(96), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    Column("cents", BigInteger, nullable=False),
    # A player's money, a stake, a ticket: what the house owes can be nothing, and never less.
    CheckConstraint(
        "cents >= 0 OR kind NOT IN ('player', 'felt', 'printing', 'hand-pay', 'tickets', 'owed',"
        " 'jackpot', 'jackpot-reserve', 'jackpot-prize')",
        name="owes_no_less_than_nothing",
    ),
    comment="ledger accounts; cents is the sum of the entries, kept in the transaction that makes them",
)

REFUSED_TICKETS = text("kind = 'ticket-refused'")
CAGE_PAYMENTS = text("kind = 'cage-paid'")

journal = Table(
    "journal",
    metadata,
    Column("chain", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("station", Integer),
    Column("staff_only", Boolean, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    # Reports ask for these few among millions.
    Index(
        "ix_journal_refused_tickets", "chain", "number", sqlite_where=REFUSED_TICKETS, postgresql_where=REFUSED_TICKETS
    ),
    Index("ix_journal_cage", "chain", "number", sqlite_where=CAGE_PAYMENTS, postgresql_where=CAGE_PAYMENTS),
    comment="what happened, in order, never changed: a chain for each table and one for the house",
)

chains = Table(
    "chains",
    metadata,
    Column("chain", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default=text("0")),
    comment="the last event of each chain: a cut-off end shows, and a writer that lost its table cannot write",
)

CAME_AND_WENT = text("why NOT IN ('stake', 'stake-back', 'refund', 'lost', 'stake-returned', 'won')")
"""Transfers that are no part of a round. Written out, for a database uses a partial index only where a question says
the same words."""

transfers = Table(
    "transfers",
    metadata,
    Column("id", _BIG_KEY, primary_key=True, autoincrement=True),
    Column("chain", String(32), nullable=False),
    Column("event", BigInteger, nullable=False),
    Column("source", ForeignKey("accounts.name"), nullable=False),
    Column("target", ForeignKey("accounts.name"), nullable=False),
    Column("cents", BigInteger, nullable=False),
    Column("why", String(32), nullable=False),
    Column("round", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    CheckConstraint("cents > 0", name="moves_money"),
    CheckConstraint("source <> target", name="has_two_sides"),
    # Of these few a player is shown a list. With all transfers in them, a settlement would write to as many pages of
    # an index as it has winners.
    Index("ix_transfers_came_from", "source", sqlite_where=CAME_AND_WENT, postgresql_where=CAME_AND_WENT),
    Index("ix_transfers_went_to", "target", sqlite_where=CAME_AND_WENT, postgresql_where=CAME_AND_WENT),
    comment="the ledger: money from one account to another; `entries` shows both sides",
)

ENTRIES_VIEW = """
CREATE VIEW entries AS
SELECT id AS transfer, chain, event, source AS account, -cents AS cents, why, round, at_ms FROM transfers
UNION ALL
SELECT id AS transfer, chain, event, target AS account, cents AS cents, why, round, at_ms FROM transfers
"""

entries = Table(
    "entries",
    MetaData(),  # a view: made by the migration, not by the metadata
    Column("transfer", BigInteger),
    Column("chain", String(32)),
    Column("event", BigInteger),
    Column("account", String(96)),
    Column("cents", BigInteger),
    Column("why", String(32)),
    Column("round", BigInteger),
    Column("at_ms", BigInteger),
)

rounds = Table(
    "rounds",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("phase", String(16), nullable=False),
    Column("period_s", Integer, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("deadline_ms", BigInteger, nullable=False),
    Column("ball_spun_ms", BigInteger),
    Column("closed_ms", BigInteger),
    Column("close_cause", String(16)),
    Column("entered", String(8)),
    Column("entered_source", String(32)),
    Column("outcome", String(8)),
    Column("first_outcome", String(8)),
    Column("ended_ms", BigInteger),
    Column("reason", Text),
    Column("rule", String(32)),
    comment="rounds; first_outcome is what was confirmed before a correction (RR 9.4)",
)

sheets = Table(
    "sheets",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("station", Integer, primary_key=True),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("wagers", Text, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("recognised", Boolean, nullable=False),
    Column("void_reason", Text),
    Column("won", BigInteger, nullable=False),
    Column("returned", BigInteger, nullable=False),
    Column("balance_after", BigInteger),
    ForeignKeyConstraint(["table_id", "round"], ["rounds.table_id", "rounds.number"]),
    Index(None, "session", "round"),
    comment="the last acknowledged sheet of each station in each round; locked at close, then settled exactly",
)

tickets = Table(
    "tickets",
    metadata,
    Column("number", String(18), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("cents", BigInteger, nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("station", Integer, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("cash_out", String(64), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Column("reserved_table", String(32)),
    Column("reserved_station", Integer),
    Column("reserved_as", String(64)),
    Column("reserved_by", String(64)),
    Column("redeemed_ms", BigInteger),
    CheckConstraint("cents > 0", name="worth_something"),
    CheckConstraint("state IN ('printing', 'issued', 'reserved', 'redeemed', 'dead', 'uncertain')", name="known_state"),
    Index(None, "reserved_table", "reserved_as"),
    Index(None, "table_id", "sequence"),
    comment="tickets out (RR 6.6.1(b)) and in (RR 6.2.3)",
)

cash_outs = Table(
    "cash_outs",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("station", Integer, nullable=False),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("state", String(16), nullable=False),
    Column("cents", BigInteger, nullable=False),
    Column("ticket", ForeignKey("tickets.number")),
    Column("asked_ms", BigInteger, nullable=False),
    Column("done_ms", BigInteger),
    Column("reason", Text, nullable=False),
    CheckConstraint("cents >= 0", name="not_negative"),
    Index(None, "table_id", "station", "state"),
    comment="cash-outs (RR 6.6.1): printing, dealer, hand_pay, uncertain, paid",
)

requests = Table(
    "requests",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("id", String(80), primary_key=True),
    Column("what", String(32), nullable=False),
    Column("asked", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    comment="what was asked under an id a client chose, and the answer: asked twice, it counts once",
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Column("due_ms", BigInteger),
    Column("due_round", BigInteger),
    Column("text", Text, nullable=False),
    Column("limits", Text),
    Column("shown", Boolean, nullable=False),
    comment="signs on every station; shown is false once the change was made or the notice withdrawn",
)

alerts = Table(
    "alerts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("what", String(32), nullable=False),
    Column("station", Integer),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("acknowledged_by", Text),
    Column("acknowledged_ms", BigInteger),
    comment="what staff must see; stays until somebody acknowledges it",
)

debts = Table(
    "debts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("cents", BigInteger, nullable=False),
    Column("station", Integer),
    Column("session", String(64)),
    Column("round", BigInteger),
    Column("why", Text, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("settled_ms", BigInteger),
    Column("settled_by", Text),
    Column("settled_how", String(16)),
    Column("settled_reason", Text, nullable=False),
    CheckConstraint("cents > 0", name="worth_something"),
    CheckConstraint("kind IN ('owed', 'shortfall')", name="known_kind"),
    comment="owed to or by players who had left (RR 9.4); one without a station is from before they were kept",
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("station", Integer, nullable=False),
    Column("round", BigInteger, nullable=False),
    Column("claimed", Text, nullable=False),
    Column("done", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Index(None, "table_id", "at_ms"),
    comment="what players claimed and what was done about it (RR 9.5); written once",
)
