"""Statements made ready before a transaction begins: many rows in each, as one JSON text the database takes apart.

A batch of a hundred sheets is five statements instead of five hundred. With SQLite that also means five waits for
Python's lock: its driver lets go of the lock for each row it writes, and the event loop takes it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

Rows = Sequence[dict[str, Any]]

_write_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL with its values. `unless`: raised where it does not change exactly one row."""

    sql: str
    values: tuple[object, ...]
    unless: Exception | None = None


class Statements:
    """Makes statements for SQLite or for PostgreSQL."""

    def __init__(self, *, is_sqlite: bool) -> None:
        self._is_sqlite = is_sqlite

    def plain(self, sql: str, *values: object, unless: Exception | None = None) -> Statement:
        """SQL with the places of its values written $1, $2 …"""
        return Statement(_numbered(sql, self._is_sqlite), values, unless)

    def insert(self, table: Table, rows: Rows) -> list[Statement]:
        """New rows; one that is there already is an error."""
        return self._insert(table, rows, "")

    def upsert(self, table: Table, rows: Rows) -> list[Statement]:
        """New rows, or new values for the rows with their primary keys."""
        return self._insert(table, rows, _replacing(table))

    def insert_unless_there(self, table: Table, rows: Rows) -> list[Statement]:
        return self._insert(table, rows, "ON CONFLICT DO NOTHING")

    def add(self, table: Table, key: str, column: str, changes: dict[str, int]) -> list[Statement]:
        """Adds to one number of each row that a key names."""
        if not changes:
            return []
        rows = [{key: name, column: change} for name, change in changes.items()]
        return [Statement(_addition(table, key, column, self._is_sqlite), (_write_json(rows),))]

    def _insert(self, table: Table, rows: Rows, on_conflict: str) -> list[Statement]:
        if not rows:
            return []
        return [Statement(_insertion(table, tuple(rows[0]), on_conflict, self._is_sqlite), (_write_json(rows),))]


async def execute_all(connection: AsyncConnection, statements: Sequence[Statement]) -> None:
    """Inside somebody's transaction."""
    for statement in statements:
        done = await connection.exec_driver_sql(statement.sql, statement.values)
        if statement.unless is not None and done.rowcount != 1:
            raise statement.unless


@cache
def _numbered(sql: str, is_sqlite: bool) -> str:
    return sql.replace("$", "?") if is_sqlite else sql


@cache
def _replacing(table: Table) -> str:
    keys = [column.name for column in table.primary_key]
    changed = ", ".join(
        f'"{column.name}" = excluded."{column.name}"' for column in table.columns if column.name not in keys
    )
    return f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changed}"


# S608 below: every name comes from our own schema, every value travels as a parameter.


@cache
def _insertion(table: Table, names: tuple[str, ...], on_conflict: str, is_sqlite: bool) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    # "WHERE true" keeps SQLite from reading ON CONFLICT as part of a join.
    rows = f"SELECT * FROM ({_unpacked(table, names, is_sqlite)}) AS rows WHERE true"  # noqa: S608
    return f"INSERT INTO {table.name} ({columns}) {rows} {on_conflict}"


@cache
def _addition(table: Table, key: str, column: str, is_sqlite: bool) -> str:
    return (
        f'UPDATE {table.name} SET "{column}" = {table.name}."{column}" + added."{column}" '  # noqa: S608
        f'FROM ({_unpacked(table, (key, column), is_sqlite)}) AS added WHERE {table.name}."{key}" = added."{key}"'
    )


def _unpacked(table: Table, names: tuple[str, ...], is_sqlite: bool) -> str:
    """The rows of the JSON text, with the types of the table's columns."""
    if is_sqlite:
        taken = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in names)
        return f"SELECT {taken} FROM json_each(?)"  # noqa: S608
    types = ", ".join(f'"{name}" {table.columns[name].type.compile()}' for name in names)
    return f"SELECT * FROM json_to_recordset(CAST($1 AS json)) AS unpacked({types})"  # noqa: S608
