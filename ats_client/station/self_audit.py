"""The station's own check of its balance: every cent in the account was heard to come, none left unheard.

GMNS 1.16.17 asks a machine to keep this identity; here, after each event: what the player owns (balance and chips on
the felt) equals what it was before, plus what the event says came or went. A difference locks the station.
"""

from __future__ import annotations

from ats_client.station.seat import Seat
from game_protocol.events import (
    AccountChanged,
    CashOutChanged,
    OutcomeCorrected,
    RoundEndedWithoutSpin,
    RoundSettled,
    TableEvent,
)
from game_protocol.station import AccountView, LastSpin
from game_rules.money import Money


def discrepancy(before: Seat, after: Seat, event: TableEvent | None) -> str | None:
    """What is wrong with the balance after an event; None while it adds up."""
    if after.event_id == before.event_id or _another_visit(before.account, after.account):
        return None
    expected = before.funds + _moved(before, event)
    if after.funds == expected:
        return None
    return f"the balance is {after.funds} after event {after.event_id}, and should be {expected}"


def _another_visit(before: AccountView | None, after: AccountView | None) -> bool:
    """An account of another player: nothing follows for it from the one before."""
    return before is not None and after is not None and before.session != after.session


def _moved(before: Seat, event: TableEvent | None) -> Money:
    match event:
        case AccountChanged(amount=amount, station=station) if station == before.station:
            return Money(amount)
        case CashOutChanged(station=station, account=None) if station == before.station:
            return -before.funds if before.funds == Money(event.cash_out.amount) else Money.zero()
        case RoundSettled(last_spin=spin, round=number) if spin is not None and spin.round == number:
            return _result(spin)
        case RoundEndedWithoutSpin(last_spin=spin, round=number) if spin is not None and spin.round == number:
            was = before.last_spin
            paid_before = was is not None and was.round == number
            return _result(spin) - _result(was) if was is not None and paid_before else _result(spin)
        case OutcomeCorrected():
            return Money(event.change + event.shortfall)
        case _:
            return Money.zero()


def _result(spin: LastSpin) -> Money:
    return Money(spin.returned - spin.stake)
