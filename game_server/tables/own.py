"""What a single station hears of an event that concerns the whole table: its own money, and nobody else's."""

from __future__ import annotations

from game_protocol.basics import Cents, Message, SignedCents
from game_protocol.station import AccountView, LastSpin
from game_protocol.table import LimitSign, LockedSheet


class OwnAtClose(Message):
    locked: LockedSheet | None
    account: AccountView | None


class OwnResult(Message):
    last_spin: LastSpin | None
    account: AccountView | None


class OwnCorrection(Message):
    change: SignedCents
    shortfall: Cents
    last_spin: LastSpin | None
    account: AccountView | None


class OwnSign(Message):
    personal_limits: LimitSign
