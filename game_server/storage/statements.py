"""Statements made ready before a transaction begins: many rows in each.

A batch of a hundred sheets is five statements instead of five hundred. With SQLite that also means five waits for
Python's lock: its driver lets go of the lock for each statement, and the event loop takes it. PostgreSQL gets the rows
as one JSON text and takes it apart; SQLite gets every value by itself, which costs it a quarter of that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

Rows = Sequence[dict[str, Any]]
Row = TypeVar("Row")

SQLITE_VALUES = 32_000
"""SQLite takes 32,766 values in a statement."""

_write_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class RowsMissing(Exception):
    """Rows that were to be changed are not there: what the writer believes is not what the database holds."""


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL with its values. `unless`: raised where it does not change exactly so many rows."""

    sql: str
    values: tuple[object, ...]
    unless: Exception | None = None
    changes: int = 1

    def check(self, changed: int) -> None:
        if self.unless is not None and changed != self.changes:
            raise self.unless


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

    def insert_values(
        self, table: Table, names: tuple[str, ...], rows: Sequence[tuple[object, ...]]
    ) -> list[Statement]:
        """The same for many rows whose columns are known: values by themselves are made faster than mappings."""
        if not self._is_sqlite:
            return self.insert(table, [dict(zip(names, row, strict=True)) for row in rows])
        return [
            Statement(_insertion(table, names, len(piece), ""), tuple(chain.from_iterable(piece)))
            for piece in _in_pieces(rows, len(names))
        ]

    def upsert(self, table: Table, rows: Rows) -> list[Statement]:
        """New rows, or new values for the rows with their primary keys."""
        return self._insert(table, rows, _replacing(table))

    def insert_unless_there(self, table: Table, rows: Rows) -> list[Statement]:
        return self._insert(table, rows, "ON CONFLICT DO NOTHING")

    def update(self, table: Table, rows: Rows) -> list[Statement]:
        """New values for the rows with their primary keys, which must all be there."""
        return self._change(table, rows, tuple(column.name for column in table.primary_key), added=False)

    def add(self, table: Table, key: str, column: str, changes: dict[str, int]) -> list[Statement]:
        """Adds to one number of each row that a key names; they must all be there."""
        rows = [{key: name, column: change} for name, change in changes.items()]
        return self._change(table, rows, (key,), added=True)

    def _insert(self, table: Table, rows: Rows, on_conflict: str) -> list[Statement]:
        return [
            Statement(_insertion(table, names, size, on_conflict), values) for names, size, values in self._pieces(rows)
        ]

    def _change(self, table: Table, rows: Rows, keys: tuple[str, ...], *, added: bool) -> list[Statement]:
        return [
            Statement(
                _changing(table, names, keys, size, added),
                values,
                RowsMissing(f"not all of {len(rows)} rows of {table.name} are there"),
                changes=size or len(rows),
            )
            for names, size, values in self._pieces(rows)
        ]

    def _pieces(self, rows: Rows) -> Iterator[tuple[tuple[str, ...], int | None, tuple[object, ...]]]:
        """The columns' names, how many rows have their values one by one (None: all, in a JSON text), the values."""
        if not rows:
            return
        names = tuple(rows[0])
        if not self._is_sqlite:
            yield names, None, (_write_json(rows),)
            return
        for piece in _in_pieces(rows, len(names)):
            yield names, len(piece), tuple(row[name] for row in piece for name in names)


async def execute_all(connection: AsyncConnection, statements: Sequence[Statement]) -> None:
    """Inside somebody's transaction."""
    for statement in statements:
        statement.check((await connection.exec_driver_sql(statement.sql, statement.values)).rowcount)


def _in_pieces(rows: Sequence[Row], width: int) -> Iterator[Sequence[Row]]:
    most = SQLITE_VALUES // width
    return (rows[first : first + most] for first in range(0, len(rows), most))


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
# The caches hold as many as there are sizes of a batch.


@lru_cache(maxsize=512)
def _insertion(table: Table, names: tuple[str, ...], rows: int | None, on_conflict: str) -> str:
    given = _placeholders(names, rows) if rows else f"SELECT * FROM {_unpacked(table, names)}"  # noqa: S608
    return f"INSERT INTO {table.name} ({_columns(names)}) {given} {on_conflict}"


@lru_cache(maxsize=512)
def _changing(table: Table, names: tuple[str, ...], keys: tuple[str, ...], rows: int | None, added: bool) -> str:
    if rows:  # SQLite names the columns of such rows itself
        source, given = f"({_placeholders(names, rows)}) AS given", [f"column{at}" for at in range(1, len(names) + 1)]
    else:
        source, given = _unpacked(table, names), [_quoted(name) for name in names]
    new = dict(zip(names, given, strict=True))
    changed = ", ".join(
        f"{_quoted(name)} = " + (f"{table.name}.{_quoted(name)} + " if added else "") + f"given.{new[name]}"
        for name in names
        if name not in keys
    )
    same = " AND ".join(f"{table.name}.{_quoted(key)} = given.{new[key]}" for key in keys)
    return f"UPDATE {table.name} SET {changed} FROM {source} WHERE {same}"  # noqa: S608


def _placeholders(names: tuple[str, ...], rows: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"VALUES {', '.join([row] * rows)}"


def _unpacked(table: Table, names: tuple[str, ...]) -> str:
    """The rows of the JSON text, with the types of the table's columns."""
    types = ", ".join(f"{_quoted(name)} {table.columns[name].type.compile()}" for name in names)
    return f"json_to_recordset(CAST($1 AS json)) AS given({types})"


def _columns(names: tuple[str, ...]) -> str:
    return ", ".join(map(_quoted, names))


def _quoted(name: str) -> str:
    return f'"{name}"'
