"""The server's clock as this screen knows it: what every countdown goes by."""

from __future__ import annotations

from typing import Protocol

from game_protocol.clock_offset import ClockOffset
from game_protocol.errors import AskingFailed
from game_protocol.table import Phase, TableView
from screen_kit.clock import Clock

GOOD_ENOUGH_MS = 10.0
"""The countdown must be right to 50 ms; below this, asking more often gains nothing a player could see."""
BRISK_S = 0.25
CALM_S = 10.0


class HasClock(Protocol):
    """A link that can say what the server's clock shows."""

    async def now_ms(self) -> int: ...


class ServerTime:
    """Samples the server's clock, often until it is well known and now and then ever after."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.offset: ClockOffset | None = None

    def sampled(self, asked_s: float, heard_s: float, server_ms: int) -> None:
        known = self.offset
        self.offset = (
            ClockOffset.sampled(asked_s, heard_s, server_ms)
            if known is None
            else known.and_sampled(asked_s, heard_s, server_ms)
        )

    def seconds_until(self, server_ms: int) -> float:
        """Until a moment of the server's clock; 0 when it has passed, or while nothing is known of that clock."""
        if self.offset is None:
            return 0.0
        return max(0.0, (server_ms - self.offset.server_ms(self._clock.monotonic_s())) / 1000)

    def seconds_since(self, server_ms: int) -> float:
        """Since a moment of the server's clock; 0 before it, or while nothing is known of that clock."""
        if self.offset is None:
            return 0.0
        return max(0.0, (self.offset.server_ms(self._clock.monotonic_s()) - server_ms) / 1000)

    def seconds_left(self, table: TableView | None) -> float:
        """Of the table's wagering period: the same on every screen."""
        if table is None or table.phase is not Phase.BETTING or table.deadline_ms is None:
            return 0.0
        return self.seconds_until(table.deadline_ms)

    async def ask(self, server: HasClock) -> None:
        asked_s = self._clock.monotonic_s()
        try:
            server_ms = await server.now_ms()
        except AskingFailed:
            return  # the event stream is what notices a lost link
        self.sampled(asked_s, self._clock.monotonic_s(), server_ms)

    async def keep(self, server: HasClock) -> None:
        while True:
            await self.ask(server)
            known = self.offset is not None and self.offset.uncertain_ms <= GOOD_ENOUGH_MS
            await self._clock.sleep(CALM_S if known else BRISK_S)
