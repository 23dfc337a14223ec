"""The database's tables of people, stations' keys and codes. No PIN, code or private key is kept."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text, text

from game_server.storage.schema import metadata

staff = Table(
    "staff",
    metadata,
    Column("number", String(10), primary_key=True),
    Column("name", Text, nullable=False),
    Column("role", String(16), nullable=False),
    Column("pin_hash", Text, nullable=False),
    Column("pin_set_ms", BigInteger, nullable=False),
    Column("console_ms", BigInteger, nullable=False, server_default=text("0")),
    Column("left_ms", BigInteger),
    # A console's token bears the moment its owner came to stand there; an earlier one is of a console they left.
    # Whoever left keeps the number: what the journal says of it is about one person for ever.
    comment="who may sign in; pin_set_ms ends every token issued before it",
)

wrong_pins = Table(
    "wrong_pins",
    metadata,
    Column("number", String(10), primary_key=True),
    Column("source", String(96), primary_key=True),
    Column("failures", Integer, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
    comment="wrong PINs in a row, by staff number and by where they were typed; forgotten after a while",
)

enrolment_codes = Table(
    "enrolment_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("station", Integer, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Column("spent_by", String(64)),
    comment="one-time codes; spent_by is the public key that used it: only a lost answer can be asked for again",
)

station_keys = Table(
    "station_keys",
    metadata,
    Column("station_id", String(64), primary_key=True),
    Column("public_key", String(64), nullable=False, unique=True),
    Column("enrolled_ms", BigInteger, nullable=False),
    comment="Ed25519 public keys; which place a station has now is said in `stations`",
)

spent_seals = Table(
    "spent_seals",
    metadata,
    Column("nonce", String(32), primary_key=True),
    Column("expires_ms", BigInteger, nullable=False, index=True),
    comment="challenges and approvals that were used; a row is needed no longer than its seal would be good",
)
