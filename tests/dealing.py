"""A round dealt through the protocol, as a console with a wheel sensor deals it."""

from __future__ import annotations

from game_protocol.rounds import CloseRound, SpinBall
from game_protocol.staff_client import StaffClient
from game_protocol.table import CloseCause


async def no_more_bets(dealer: StaffClient, round_number: int) -> None:
    """The ball is spun and the sensor sees that it will fall: nobody has to wait for the clock (RR 5.1.3)."""
    await dealer.do(SpinBall(table=dealer.table, round=round_number))
    await dealer.do(CloseRound(table=dealer.table, round=round_number, cause=CloseCause.SENSOR))
