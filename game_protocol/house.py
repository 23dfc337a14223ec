"""The house as a whole: what time it is, and which tables there are."""

from __future__ import annotations

from game_protocol.act import GET, Act, Who
from game_protocol.basics import Message, Now, TableId


class ReadClock(Act[Now]):
    """The server's clock, for a screen to estimate how far its own is off."""

    at = GET("/v1/clock")
    needs = Who.ANYONE
    every_release = True


class Tables(Message):
    tables: list[TableId]


class ListTables(Act[Tables]):
    """Every table of the house."""

    at = GET("/v1/tables")
    needs = Who.STAFF
