"""The database's tables of jackpots. Meters are in millionths of a cent; hidden values are encrypted."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from game_server.storage.schema import metadata

_BIG_KEY = BigInteger().with_variant(Integer, "sqlite")

jackpots = Table(
    "jackpots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("parameters", Text, nullable=False),
    Column("pending", Text),
    Column("value", BigInteger, nullable=False),
    Column("reserve", BigInteger, nullable=False),
    Column("sealed", LargeBinary, nullable=False),
    Column("fault", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("closed_ms", BigInteger),
    Column("moved_to", String(32)),
    CheckConstraint("value >= 0 AND reserve >= 0", name="not_below_nothing"),
    comment="jackpots; value and reserve in millionths of a cent, and again under the seal with the hidden value",
)

groups = Table(
    "jackpot_groups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    comment="jackpot groups (RR 8.3.1)",
)

group_tables = Table(
    "jackpot_group_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("group_id", ForeignKey("jackpot_groups.id"), nullable=False),
    comment="the tables of a group; a table belongs to one at most",
)

offers = Table(
    "jackpot_offers",
    metadata,
    Column("jackpot_id", ForeignKey("jackpots.id"), primary_key=True),
    Column("group_id", ForeignKey("jackpot_groups.id"), primary_key=True),
    comment="which groups play for which jackpots (RR 8.3.3)",
)

rounds = Table(
    "jackpot_rounds",
    metadata,
    Column("jackpot_id", ForeignKey("jackpots.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("turnover", BigInteger, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("reserve", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id", "round"], ["rounds.table_id", "rounds.number"]),
    comment="contributions of a settled round (RR 8.4.2): once for each jackpot, table and round",
)

movements = Table(
    "jackpot_movements",
    metadata,
    Column("id", _BIG_KEY, primary_key=True, autoincrement=True),
    Column("jackpot_id", ForeignKey("jackpots.id"), nullable=False),
    Column("what", String(16), nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("reserve", BigInteger, nullable=False),
    Column("chain", String(32), nullable=False),
    Column("event", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Index(None, "jackpot_id"),
    comment="whatever moved a meter besides contributions: seeds, prizes, closures; with the event that says why",
)

prizes = Table(
    "jackpot_prizes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("jackpot_id", ForeignKey("jackpots.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("round", BigInteger, nullable=False),
    Column("station", Integer, nullable=False),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("cents", BigInteger, nullable=False),
    Column("goods", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("won_ms", BigInteger, nullable=False),
    Column("decided_by", Text, nullable=False),
    Column("decided_ms", BigInteger),
    Column("reason", Text, nullable=False),
    Column("handed_over_ms", BigInteger),
    ForeignKeyConstraint(["table_id", "round"], ["rounds.table_id", "rounds.number"]),
    CheckConstraint("state IN ('won', 'confirmed', 'returned')", name="known_state"),
    CheckConstraint("cents >= 0 AND seed >= 0", name="not_below_nothing"),
    Index(None, "table_id", "state"),
    Index(None, "jackpot_id", "won_ms"),
    comment="prizes won (RR 8.3.9); seed is what the house put on the meter that started afterwards",
)

changes = Table(
    "jackpot_changes",
    metadata,
    Column("id", _BIG_KEY, primary_key=True, autoincrement=True),
    Column("asked", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("announced_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    CheckConstraint("state IN ('announced', 'done', 'withdrawn')", name="known_state"),
    comment="changes of groups and closures (RR 8.3.4, 8.3.5); asked is JSON of an AnnounceChange",
)

signs = Table(
    "jackpot_signs",
    metadata,
    Column("change_id", ForeignKey("jackpot_changes.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("notice", Integer),
    comment="at which tables the sign of a change must stand; notice is its number among the table's own",
)

displays = Table(
    "jackpot_displays",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("settings", Text, nullable=False),
    comment="what a table's jackpot meter display shows; settings is JSON of a DisplaySettings",
)
