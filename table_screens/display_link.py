"""What hangs over a table asks for: public, so without a sign-in."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx

from game_protocol import routes
from game_protocol.client import Connection
from game_protocol.event_stream import EventStream
from game_protocol.table import TableView


class DisplayLink(Connection):
    """One display's link to its table."""

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
        self._table = table

    async def view(self) -> TableView:
        return await self.ask("GET", routes.DISPLAY.format(table=self._table), None, TableView)

    def events(self, after: int) -> AbstractAsyncContextManager[EventStream]:
        return self.listen(routes.DISPLAY_EVENTS.format(table=self._table), after, {})
