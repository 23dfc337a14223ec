"""Runs the migrations inside one transaction, over the same asynchronous drivers the server uses."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from game_server.storage.schema import metadata

ONE_AT_A_TIME = 0x415453
"""Several servers may start at once on PostgreSQL: the first one migrates, the others wait and find it done."""


def migrate_with(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        context.run_migrations()


async def migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    async with engine.connect() as connection:
        await connection.run_sync(migrate_with)
    await engine.dispose()


asyncio.run(migrate())
