"""Statements made ready before a transaction begins: many rows in each.

A batch of a hundred sheets is five statements instead of five hundred. With SQLite that also means five waits for
Python's lock: its driver lets go of the lock for each statement, and the event loop takes it. PostgreSQL gets the rows
as one JSON text and takes it apart; SQLite gets every value by itself, which costs it a quarter of that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

Rows = Sequence[dict[str, Any]]

SQLITE_VALUES = 32_000
"""SQLite takes 32,766 values in a statement."""

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
        names = tuple(rows[0])
        if self._is_sqlite:
            most = SQLITE_VALUES // len(names)
            pieces = [rows[first : first + most] for first in range(0, len(rows), most)]
            return [
                Statement(_insertion_of_values(table, names, len(piece), on_conflict), _values(names, piece))
                for piece in pieces
            ]
        return [Statement(_insertion(table, names, on_conflict), (_write_json(rows),))]


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
def _insertion(table: Table, names: tuple[str, ...], on_conflict: str) -> str:
    rows = f"SELECT * FROM ({_unpacked(table, names, is_sqlite=False)}) AS rows"  # noqa: S608
    return f"INSERT INTO {table.name} ({_columns(names)}) {rows} {on_conflict}"


@lru_cache(maxsize=256)  # as many as there are sizes of a batch
def _insertion_of_values(table: Table, names: tuple[str, ...], rows: int, on_conflict: str) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table.name} ({_columns(names)}) VALUES {', '.join([row] * rows)} {on_conflict}"  # noqa: S608


def _values(names: tuple[str, ...], rows: Iterable[dict[str, Any]]) -> tuple[object, ...]:
    return tuple(row[name] for row in rows for name in names)


def _columns(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


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
