"""The sheet: all wagers on one screen, and what each touch makes of it.

A sheet never changes; a touch gives a new one that remembers the one before, so undo goes back to any depth.
Every touch says what rule 4.3 made of it. `funds` is the most that all wagers together may be: the account's
balance plus what already lies on the felt.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from game_rules.errors import BadAmount, BadSheet, UnknownBet, shown
from game_rules.game import Game
from game_rules.limits import Snapped, TableLimits
from game_rules.money import Money


class Refusal(StrEnum):
    """Why a touch changed nothing at all."""

    NOT_ENOUGH_MONEY = "not-enough-money"
    NOTHING_THERE = "nothing-there"
    NOT_PERMITTED = "not-permitted"
    NOT_WHOLE = "not-whole"


@dataclass(frozen=True, slots=True)
class Touch:
    """What a touch did: the sheet after it, each bet that was snapped, or why nothing changed."""

    sheet: Sheet
    snapped: Mapping[str, Snapped] = field(default_factory=dict)
    refused: Refusal | None = None
    short_of: Money = field(default_factory=Money.zero)
    """How much money was missing, when that was the reason."""


@dataclass(frozen=True)
class Sheet:
    """The wagers by bet; amounts are always more than nothing."""

    game: Game = field(repr=False)
    wagers: Mapping[str, Money]
    before: Sheet | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        for bet_id, amount in self.wagers.items():
            if bet_id not in self.game.bets:
                raise UnknownBet(f"{self.game.id} has no bet {shown(bet_id)}")
            if amount <= Money.zero():
                raise BadSheet(f"{bet_id}: a wager is more than nothing, not {amount}")
        object.__setattr__(self, "wagers", MappingProxyType(dict(self.wagers)))

    @classmethod
    def empty(cls, game: Game) -> Sheet:
        return cls(game, {})

    @classmethod
    def from_cents(cls, game: Game, wagers: object) -> Sheet:
        """Reads wagers that came from outside: `{"<bet id>": <cents>}`; nothing about them is trusted."""
        if not isinstance(wagers, Mapping):
            raise BadSheet("wagers are an object of bet id and cents")
        read: dict[str, Money] = {}
        for bet_id, cents in wagers.items():
            if not isinstance(bet_id, str) or bet_id not in game.bets:
                raise UnknownBet(f"{game.id} has no bet {shown(bet_id)}")
            amount = Money.stake(cents)
            if amount:
                read[bet_id] = amount
        sheet = cls(game, read)
        _ = sheet.total  # wagers that together are more than any meter can hold are refused here, not at settlement
        return sheet

    def as_cents(self) -> dict[str, int]:
        return {bet_id: self.wagers[bet_id].cents for bet_id in sorted(self.wagers)}

    @cached_property
    def total(self) -> Money:
        return Money.total(self.wagers.values())

    @cached_property
    def canonical(self) -> bytes:
        """The one form of these wagers, whatever the order of the touches: what the digest is taken of."""
        form = {"game": self.game.id, "wagers": self.as_cents()}
        return json.dumps(form, sort_keys=True, separators=(",", ":")).encode()

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.canonical).hexdigest()

    def __getitem__(self, bet_id: str) -> Money:
        return self.wagers.get(bet_id, Money.zero())

    def place(self, bet_id: str, amount: Money, limits: TableLimits, funds: Money) -> Touch:
        """A chip put on a bet."""
        _chip(amount)
        return self._want({bet_id: self[bet_id] + amount}, limits, funds)

    def place_all(self, chips: Mapping[str, Money], limits: TableLimits, funds: Money) -> Touch:
        """Several chips by one touch, as a racetrack places them: all or nothing. Where one of the bets cannot take its
        chips (rule 4.3), the rest would be another bet than the one that was called."""
        wanted = {bet_id: self[bet_id] + _chip(amount) for bet_id, amount in chips.items()}
        touch = self._want(wanted, limits, funds)
        return Touch(self, touch.snapped, Refusal.NOT_WHOLE) if touch.snapped and touch.refused is None else touch

    def take_off(self, bet_id: str, limits: TableLimits, amount: Money | None = None) -> Touch:
        """A chip, or the whole stack, taken off a bet; what would be left is snapped like any other amount."""
        if not self[bet_id]:
            return Touch(self, refused=Refusal.NOTHING_THERE)
        left = Money.zero() if amount is None else max(self[bet_id] - _chip(amount), Money.zero())
        return self._want({bet_id: left}, limits, self.total)

    def move(self, source: str, target: str, limits: TableLimits) -> Touch:
        """A stack dragged to another bet. Where the target can take none of it, the stack stays where it was."""
        if not self[source]:
            return Touch(self, refused=Refusal.NOTHING_THERE)
        if source == target:
            return Touch(self)
        touch = self._want({source: Money.zero(), target: self[target] + self[source]}, limits, self.total)
        if touch.sheet[target] <= self[target]:
            return Touch(self, touch.snapped, Refusal.NOT_PERMITTED)
        return touch

    def clear(self) -> Touch:
        return Touch(self._after({})) if self.wagers else Touch(self, refused=Refusal.NOTHING_THERE)

    def repeat(self, last: Sheet, limits: TableLimits, funds: Money) -> Touch:
        """Brings back the last round's wagers, all or nothing. What already lies on a bet counts towards it,
        so a second press adds nothing."""
        wanted = {bet_id: amount for bet_id, amount in last.wagers.items() if amount > self[bet_id]}
        if not wanted:
            return Touch(self, refused=Refusal.NOTHING_THERE)
        return self._want(wanted, limits, funds)

    def double(self, limits: TableLimits, funds: Money) -> Touch:
        """Doubles every wager, all or nothing as far as money goes; each is snapped at its maximum."""
        if not self.wagers:
            return Touch(self, refused=Refusal.NOTHING_THERE)
        return self._want({bet_id: amount * 2 for bet_id, amount in self.wagers.items()}, limits, funds)

    def undo(self, limits: TableLimits, funds: Money) -> Touch:
        """The sheet before the last touch; snapped again, should the limits or the balance have changed since."""
        if self.before is None:
            return Touch(self, refused=Refusal.NOTHING_THERE)
        before = self.before
        if before.total > funds and before.total > self.total:
            return Touch(self, refused=Refusal.NOT_ENOUGH_MONEY, short_of=before.total - funds)
        snapped = before.unpermitted(limits)
        if not snapped:
            return Touch(before)
        left = {
            bet_id: snapped[bet_id].shown if bet_id in snapped else amount for bet_id, amount in before.wagers.items()
        }
        return Touch(Sheet(self.game, {bet: amount for bet, amount in left.items() if amount}, before.before), snapped)

    def recognised(self, limits: TableLimits) -> bool:
        """Rule 4.3.3: whether these wagers count at the end of the period."""
        return self.total >= limits.table_minimum

    def unpermitted(self, limits: TableLimits) -> dict[str, Snapped]:
        """Every wager a screen may not have shown: what a server checks before it believes a station."""
        snaps = {bet_id: limits.of(self.game.bets[bet_id].kind).snap(amount) for bet_id, amount in self.wagers.items()}
        return {bet_id: snap for bet_id, snap in snaps.items() if snap.reason is not None}

    def _want(self, wanted: Mapping[str, Money], limits: TableLimits, funds: Money) -> Touch:
        """Snaps the wanted totals of some bets; nothing changes if they cost more than there is."""
        snaps = {bet_id: limits.of(self.game.bet(bet_id).kind).snap(asked) for bet_id, asked in wanted.items()}
        after = dict(self.wagers)
        for bet_id, snap in snaps.items():
            if snap.shown:
                after[bet_id] = snap.shown
            else:
                after.pop(bet_id, None)
        total = Money.total(after.values())
        if total > funds and total > self.total:
            return Touch(self, refused=Refusal.NOT_ENOUGH_MONEY, short_of=total - funds)
        snapped = {bet_id: snap for bet_id, snap in snaps.items() if snap.reason is not None}
        if after == dict(self.wagers):
            return Touch(self, snapped, Refusal.NOT_PERMITTED if snapped else None)
        return Touch(self._after(after), snapped)

    def _after(self, wagers: Mapping[str, Money]) -> Sheet:
        return Sheet(self.game, wagers, before=self)


def _chip(amount: Money) -> Money:
    if amount <= Money.zero():
        raise BadAmount(f"a chip is worth more than nothing, not {amount}")
    return amount
