"""Many rows in one statement: they travel as one JSON text and the database takes it apart.

A batch of a hundred sheets is four statements instead of four hundred. With SQLite that also means four waits for
Python's lock instead of four hundred: its driver lets go of the lock for each row it writes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table

Rows = Sequence[dict[str, Any]]

_write_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def insert_rows(connection: Connection, table: Table, rows: Rows) -> None:
    """New rows; one that is there already is an error."""
    _execute(connection, table, rows, "")


def upsert_rows(connection: Connection, table: Table, rows: Rows) -> None:
    """New rows, or new values for the rows with their primary keys."""
    keys = [column.name for column in table.primary_key]
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in _names(table) if name not in keys)
    _execute(connection, table, rows, f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changed}")


def insert_rows_unless_there(connection: Connection, table: Table, rows: Rows) -> None:
    _execute(connection, table, rows, "ON CONFLICT DO NOTHING")


def add_to_rows(connection: Connection, table: Table, key: str, column: str, changes: dict[str, int]) -> None:
    """Adds to one number of each row that a key names."""
    if changes:
        rows = [{key: name, column: change} for name, change in changes.items()]
        statement = _addition(table, key, column, connection.dialect.name)
        connection.exec_driver_sql(statement, (_write_json(rows),))


def _execute(connection: Connection, table: Table, rows: Rows, on_conflict: str) -> None:
    if rows:
        statement = _insert(table, tuple(rows[0]), on_conflict, connection.dialect.name)
        connection.exec_driver_sql(statement, (_write_json(rows),))


@cache
def _insert(table: Table, names: tuple[str, ...], on_conflict: str, dialect: str) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    # "WHERE true" keeps SQLite from reading ON CONFLICT as part of a join.
    return (
        f"INSERT INTO {table.name} ({columns}) "  # noqa: S608 # names of our own schema
        f"SELECT * FROM ({_unpacked(table, names, dialect)}) AS rows WHERE true {on_conflict}"
    )


@cache
def _addition(table: Table, key: str, column: str, dialect: str) -> str:
    return (
        f'UPDATE {table.name} SET "{column}" = {table.name}."{column}" + added."{column}" '  # noqa: S608 # as above
        f'FROM ({_unpacked(table, (key, column), dialect)}) AS added WHERE {table.name}."{key}" = added."{key}"'
    )


def _unpacked(table: Table, names: tuple[str, ...], dialect: str) -> str:
    """The rows of the JSON text that is the statement's one parameter, with the types of the table's columns."""
    if dialect == "sqlite":
        taken = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in names)
        return f"SELECT {taken} FROM json_each(?)"  # noqa: S608 # as above
    types = ", ".join(f'"{name}" {table.columns[name].type.compile()}' for name in names)
    return f"SELECT * FROM json_to_recordset(CAST($1 AS json)) AS unpacked({types})"  # noqa: S608 # as above


def _names(table: Table) -> list[str]:
    return [column.name for column in table.columns]
