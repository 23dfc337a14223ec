"""Notices a visit that ended without a word: nothing left, nothing on the felt, and nobody touches anything.

RR 6.6.1 ends a visit by [Cash-Out]. Somebody who has lost everything has nothing to collect and simply goes; the
account would stay open, and the next visitor's money would join the old visit, with its rounds and its language.
"""

from __future__ import annotations

from ats_client.station.seat import Seat
from game_protocol.station import Service
from screen_kit.clock import Clock

AFTER_S = 60.0
"""Long enough to fetch another note. A player who touches anything meanwhile is still there."""


class LeftBehind:
    """Looked at again and again, with what is known of the seat then."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since_s: float | None = None

    def touched(self) -> None:
        """Somebody is there."""
        self._since_s = None

    def is_over(self, seat: Seat | None, *, waits: bool) -> bool:
        """True once an empty seat was left alone for long enough. `waits`: money, a person or the link is awaited."""
        if seat is None or waits or not _nothing_left(seat):
            self._since_s = None
            return False
        now_s = self._clock.monotonic_s()
        if self._since_s is None:
            self._since_s = now_s
        if now_s - self._since_s < AFTER_S:
            return False
        self._since_s = None
        return True


def _nothing_left(seat: Seat) -> bool:
    """Nothing in the account, nothing on the felt, nothing promised, and no round of this player's under way."""
    return (
        seat.account is not None
        and not seat.funds
        and not seat.board.shown.wagers
        and not seat.playing
        and not seat.frozen
        and seat.cash_out is None
        and seat.prize_here is None
        and seat.service is Service.IN_SERVICE
        and not seat.attendant_called
    )
