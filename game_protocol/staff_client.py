"""The connection of somebody of staff, who follows one table: the dealer's console, the simulated dealer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from copy import copy
from pathlib import Path
from typing import Any, Self

import httpx

from game_protocol import streams
from game_protocol.act import Act
from game_protocol.client import SignedConnection
from game_protocol.event_stream import EventStream
from game_protocol.identity import StaffSignIn


class StaffConnection(SignedConnection):
    """One person at one table; how they sign in is the screen's or the program's own affair."""

    def __init__(
        self,
        server: str,
        table: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self.table = table
        self._approval: str | None = None

    def allowed(self, approval: str) -> Self:
        """The same person, with what a higher role allows in the next act."""
        same = copy(self)
        same._approval = approval
        return same

    def events(self, after: int | None) -> AbstractAsyncContextManager[EventStream]:
        return self.listen_signed(streams.TABLE_EVENTS.format(table=self.table), after)

    async def _asked(self, act: Act[Any], headers: dict[str, str]) -> httpx.Response:
        approved = {} if self._approval is None else {"X-Approval": self._approval}
        return await super()._asked(act, {**approved, **headers})


class StaffClient(StaffConnection):
    """A program that signs in by itself, with its number and PIN."""

    def __init__(
        self, server: str, table: str, number: str, pin: str, *, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        super().__init__(server, table, transport=transport)
        self._sign_in = StaffSignIn(number=number, pin=pin)

    async def _new_token(self) -> str:
        return (await self.do(self._sign_in)).token
