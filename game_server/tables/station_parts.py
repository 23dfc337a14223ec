"""The part of a table's event that only one station hears: its own money, and nobody else's."""

from __future__ import annotations

from game_protocol.basics import Cents, Message, SignedCents
from game_protocol.station import AccountView, LastSpin
from game_protocol.table import LimitSign, LockedSheet


class CloseAtStation(Message):
    locked: LockedSheet | None
    account: AccountView | None


class ResultAtStation(Message):
    last_spin: LastSpin | None
    account: AccountView | None


class CorrectionAtStation(Message):
    change: SignedCents
    shortfall: Cents
    last_spin: LastSpin | None
    account: AccountView | None


class SignAtStation(Message):
    personal_limits: LimitSign
