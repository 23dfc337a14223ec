"""The link of a display that hangs over a table: public, so nobody signs in."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx

from game_protocol import streams
from game_protocol.client import Connection
from game_protocol.event_stream import EventStream


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
        self.table = table

    def events(self, after: int | None) -> AbstractAsyncContextManager[EventStream]:
        return self.connect(streams.DISPLAY_EVENTS.format(table=self.table), after, {})
