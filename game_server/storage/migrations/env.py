"""Runs the migrations inside one transaction, over the same asynchronous drivers the server uses.

A server that is killed in the middle leaves the schema as it was, on SQLite too: its driver would begin no transaction
before a CREATE TABLE, and alembic would not ask for one.
"""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine

from game_server.storage.database import must_know
from game_server.storage.schema import metadata

ONE_AT_A_TIME = 0x415453
"""Several servers may start at once on PostgreSQL: the first one migrates, the others wait and find it done."""


def migrate_with(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        must_know(context.get_context().get_current_revision())
        context.run_migrations()


async def migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _leave_transactions_to_us)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    async with engine.connect() as connection:
        await connection.run_sync(migrate_with)
    await engine.dispose()


def _leave_transactions_to_us(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None


asyncio.run(migrate())
