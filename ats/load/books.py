"""One station's own books: what its player must have by the rules, without the server's word on money."""

from __future__ import annotations

from game_protocol.station import AccountView
from game_protocol.table import LockedSheet
from game_rules.game import Game
from game_rules.settlement import settle
from game_rules.sheet import Sheet


class Books:
    """Kept to the cent. Each method that hears from the server returns what does not agree, in words, or nothing."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.balance = 0
        """Without the wagers on the felt of a closed round."""
        self.heard_in: dict[str, int] = {}
        """Money in as the server reported it, by its way in."""
        self._asked: dict[int, Sheet] = {}
        self._acknowledged = 0
        self._locked: Sheet | None = None

    def new_round(self) -> None:
        self._asked, self._acknowledged, self._locked = {}, 0, None

    def asked(self, version: int, sheet: Sheet) -> None:
        self._asked[version] = sheet

    def acknowledged(self, version: int) -> None:
        self._acknowledged = max(self._acknowledged, version)

    def closed(self, locked: LockedSheet | None, account: AccountView | None) -> tuple[str | None, str | None]:
        """The losses, and the faults of the balance.

        The locked sheet is the last acknowledged one, or a later one that was sent and not answered.
        """
        version = 0 if locked is None else locked.version
        lost = None
        if version < self._acknowledged:
            lost = f"version {self._acknowledged} was acknowledged, version {version} is locked"
        elif locked is not None and (version not in self._asked or self._asked[version].digest != locked.digest):
            lost = f"the locked sheet of version {version} was never asked for"
        self._locked = None if locked is None or not locked.recognised else self._asked.get(version)
        staked = 0 if self._locked is None else self._locked.total.cents
        return lost, self._compare(self.balance - staked, account)

    def settled(self, outcome: str, account: AccountView | None) -> str | None:
        if self._locked is not None:
            result = settle(self._locked, outcome)
            self.balance += result.returned.cents - result.stake.cents
        self.new_round()
        return self._compare(self.balance, account)

    def returned(self, account: AccountView | None) -> str | None:
        """No spin or void: every stake comes back."""
        self.new_round()
        return self._compare(self.balance, account)

    def came_in(self, way: str, amount: int) -> None:
        self.balance += amount
        self.heard_in[way] = self.heard_in.get(way, 0) + amount

    def cashed_out(self, amount: int) -> str | None:
        expected, self.balance = self.balance, 0
        self.new_round()
        return None if amount == expected else f"{amount} was cashed out, the books say {expected}"

    def _compare(self, expected: int, account: AccountView | None) -> str | None:
        told = 0 if account is None else account.balance
        return None if told == expected else f"the balance is {told}, the books say {expected}"
