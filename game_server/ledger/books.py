"""A table's books in memory: balances, and the movements that wait to be written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game_rules.money import Money
from game_server.ledger.accounts import Account, Kind

_NOTHING = Money.zero()

NEVER_NEGATIVE = frozenset({Kind.PLAYER, Kind.FELT, Kind.PRINTING, Kind.HAND_PAY, Kind.OWED})


class Why(StrEnum):
    """The reason of a transfer."""

    BUY_IN = "buy-in"
    NOTE = "note"
    TICKET_IN = "ticket-in"
    STAKE = "stake"
    STAKE_BACK = "stake-back"
    """Chips taken off before the end of the period."""
    REFUND = "refund"
    """Wagers not recognised (RR 4.3.3), no spin (9.1), void (12.4)."""
    LOST = "lost"
    STAKE_RETURNED = "stake-returned"
    WON = "won"
    CASH_OUT = "cash-out"
    TICKET_OUT = "ticket-out"
    PAY_OUT = "pay-out"
    HAND_PAY = "hand-pay"
    CORRECTION = "correction"
    SHORTFALL = "shortfall"
    TICKET_PAID = "ticket-paid"
    """Over the counter of the cage (RR 6.6.1(b))."""
    OWED_PAID = "owed-paid"
    SHORTFALL_PAID = "shortfall-paid"
    SHORTFALL_WRITTEN_OFF = "shortfall-written-off"
    ADJUSTMENT = "adjustment"
    JACKPOT_CONTRIBUTION = "jackpot-contribution"
    JACKPOT_SEED = "jackpot-seed"
    JACKPOT_SEED_BACK = "jackpot-seed-back"
    JACKPOT_RESERVE = "jackpot-reserve"
    JACKPOT_WON = "jackpot-won"
    JACKPOT_PAID = "jackpot-paid"
    JACKPOT_RETURNED = "jackpot-returned"
    """RR 8.8."""
    JACKPOT_CLOSED = "jackpot-closed"
    """RR 8.3.6: from the meter of a closed jackpot to another's."""


class Overdrawn(Exception):
    """A movement that would leave less than nothing: a mistake of the program, never an answer to a player."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Something, from one account to another one."""

    source: Account
    target: Account
    amount: Money
    why: Why
    round: int | None

    def __post_init__(self) -> None:
        if self.amount <= _NOTHING or self.source.name == self.target.name:
            raise Overdrawn(f"{self.amount} from {self.source.name} to {self.target.name} is no movement")


class Books:
    """Balances of a table's own accounts. Those tables share (tickets, jackpots) are moved here and summed in the
    database, where others move them too."""

    def __init__(self, balances: Mapping[str, Money]) -> None:
        self._balances = dict(balances)
        self._moves: list[Transfer] = []
        self._opened: list[Account] = []

    def balance(self, account: Account) -> Money:
        return self._balances.get(account.name, _NOTHING)

    def balances(self) -> dict[str, Money]:
        return dict(self._balances)

    def move(self, source: Account, target: Account, amount: Money, why: Why, round_number: int | None = None) -> None:
        """Nothing moves for nothing: an amount of zero leaves no trace."""
        if amount:
            self.carry_out([Transfer(source, target, amount, why, round_number)])

    def carry_out(self, transfers: Sequence[Transfer]) -> None:
        """All at once: each account changes once, by what they make together, and must be able to."""
        sides = {side.name: side for transfer in transfers for side in (transfer.source, transfer.target)}
        together = changes(transfers)
        for name, account in sides.items():
            self._change(account, Money(together.get(name, 0)))
        self._moves += transfers

    def forget(self, account: Account) -> None:
        """A closed player's account is empty for good; its entries stay in the database."""
        if self.balance(account):
            raise Overdrawn(f"{account.name} is closed with {self.balance(account)} in it")
        self._balances.pop(account.name, None)

    def take_moves(self) -> list[Transfer]:
        moves, self._moves = self._moves, []
        return moves

    def take_opened(self) -> list[Account]:
        opened, self._opened = self._opened, []
        return opened

    def _change(self, account: Account, amount: Money) -> None:
        if account.table is None:
            return
        before = self._balances.get(account.name)
        if before is None:
            self._opened.append(account)
            before = _NOTHING
        after = before + amount
        if after < _NOTHING and account.kind in NEVER_NEGATIVE:
            raise Overdrawn(f"{account.name} has {before}: {-amount} cannot be taken")
        self._balances[account.name] = after


def changes(transfers: Iterable[Transfer]) -> dict[str, int]:
    """The change of each account in a batch, in cents: the accounts' sums move in the transaction of their entries."""
    changed: dict[str, int] = {}
    for transfer in transfers:
        cents = transfer.amount.cents
        changed[transfer.source.name] = changed.get(transfer.source.name, 0) - cents
        changed[transfer.target.name] = changed.get(transfer.target.name, 0) + cents
    return {name: cents for name, cents in changed.items() if cents}
