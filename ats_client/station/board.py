"""The felt of one round at one station: what is shown, what the server has, what it locked. Values only.

One sheet is on its way at a time; touches meanwhile change only what is shown, and the next request carries the
newest sheet, so there is never a queue. A request whose answer was lost may still arrive: its sheet stays a
possible one until a later version is acknowledged, which makes it harmless.

The invariant this file keeps: the locked sheet is the last acknowledged one or a later one shown as pending.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game_protocol.station import SheetAck, SheetPut
from game_protocol.table import LockedSheet
from game_rules.game import Game
from game_rules.sheet import Sheet

FENCE = 1000
"""After a restart versions go on this much higher: above every request the former life may have left in the air."""


class BrokenPromise(Exception):
    """The server's record is not what this screen has shown: a fault, never to be papered over."""


@dataclass(frozen=True, slots=True)
class Board:
    """A round's felt. Every method gives the board after it; nothing here waits or asks."""

    game: Game
    round: int
    shown: Sheet
    """The wagers on the screen."""
    acknowledged: Sheet
    """The wagers the server has durably."""
    acknowledged_version: int = 0
    version: int = 0
    """The highest version ever sent in this round."""
    possible: Mapping[int, Sheet] = field(default_factory=dict)
    """Sent and newer than the acknowledged one: each was shown as pending, and the server may have any of these."""
    refusals: frozenset[int] = frozenset()
    """Versions among them the server said no to."""
    flying: int | None = None
    """The version on its way now."""
    late: bool = False
    """The server said the period was over: what is pending waits for the locked sheet, nothing more is sent."""
    restarted: bool = False
    """Begun from the server's word alone, so a former life's request may still be in the air."""
    void: bool = False
    """This station's wagers of the round were voided (RR 12.2.1): none is taken any more, and none will be settled."""
    emptied_at: int = 0
    """The highest version sent when the felt was emptied: an answer to one of these speaks of chips that are gone."""
    fence_refused: bool = False
    """The server would not even have the sheet that makes older ones harmless: wait for a touch, do not insist."""
    over: bool = False
    """Settled or of no effect: nothing more is sent or believed in this round."""
    locked: Sheet | None = None
    recognised: bool = True

    @classmethod
    def empty(cls, game: Game, round_number: int) -> Board:
        nothing = Sheet.empty(game)
        return cls(game, round_number, nothing, nothing)

    @classmethod
    def told(cls, game: Game, round_number: int, version: int, wagers: Mapping[str, int]) -> Board:
        """A board known only from the server: after a start, or after too long a silence."""
        sheet = Sheet.from_cents(game, wagers)
        return cls(game, round_number, sheet, sheet, version, version + FENCE, restarted=True)

    @property
    def pending(self) -> bool:
        return self.shown != self.acknowledged

    @property
    def is_settled(self) -> bool:
        """Nothing a request could still change."""
        return self.over or self.locked is not None

    # --- touches

    def touched(self, sheet: Sheet) -> Board:
        return replace(self, shown=sheet, fence_refused=False)

    # --- the one sheet on its way

    def next_put(self) -> tuple[Board, SheetPut] | None:
        """The newest sheet, if the server needs it and none is on its way."""
        fence = self.restarted or any(version not in self.refusals for version in self.possible)
        needed = self.pending or (fence and not self.fence_refused)
        if self.flying is not None or self.late or self.is_settled or not needed:
            return None
        version = self.version + 1
        put = SheetPut(round=self.round, version=version, wagers=self.shown.as_cents())
        possible = {**self.possible, version: self.shown}
        return replace(self, version=version, flying=version, possible=possible), put

    def answered(self, ack: SheetAck) -> Board:
        """The server has it. An answer from another round, or one overtaken by a later, changes nothing."""
        if ack.round != self.round:
            return self
        board = self._landed(ack.version)
        if ack.version <= max(self.acknowledged_version, self.emptied_at) or self.is_settled:
            return board
        sheet = self.possible.get(ack.version)
        if sheet is None or sheet.digest != ack.digest:
            raise BrokenPromise(f"version {ack.version} was acknowledged as a sheet this screen never sent")
        later = {version: sheet for version, sheet in board.possible.items() if version > ack.version}
        return replace(board, acknowledged=sheet, acknowledged_version=ack.version, possible=later, restarted=False)

    def refused(self, put: SheetPut) -> Board:
        """The server will not have it: where it is still what is shown, the chips slide back."""
        if put.round != self.round:
            return self
        board = self._said_no(put.version)
        refused = self.possible.get(put.version)
        if self.is_settled or refused is None or self.shown != refused:
            return board
        return replace(board, shown=self.acknowledged, fence_refused=refused == self.acknowledged)

    def refused_as_late(self, put: SheetPut) -> Board:
        """The period was over: what is pending stays so until the locked sheet is told (RR 3.6).

        Where the wagers are void no sheet is taken any more either, and nothing is to be told: the chips slide back.
        """
        if put.round != self.round:
            return self
        board = replace(self._said_no(put.version), late=True)
        return board if not self.void else replace(board, shown=self.acknowledged, possible={})

    def refused_as_older(self, put: SheetPut, newest: int) -> Board:
        """The server has a higher version: count on from there and send the newest sheet again."""
        if put.round != self.round:
            return self
        return replace(self._said_no(put.version), version=max(self.version, newest) + FENCE)

    def unanswered(self, put: SheetPut) -> Board:
        """Nobody knows whether it arrived: it stays possible, and the next one makes it harmless."""
        return self if put.round != self.round else self._landed(put.version)

    # --- the end of the period

    def closed(self, locked: LockedSheet | None) -> Board:
        """Exactly what the server locked is shown from here on. None is an empty felt."""
        sheet = Sheet.empty(self.game) if locked is None else Sheet.from_cents(self.game, locked.wagers)
        if locked is not None and locked.digest != sheet.digest:
            raise BrokenPromise(f"the locked sheet of round {self.round} does not have the digest it came with")
        if self.void:
            sheet = Sheet.empty(self.game)
        elif not self.restarted and sheet not in (self.acknowledged, *self.possible.values()):
            raise BrokenPromise(f"the locked sheet of round {self.round} was never shown on this screen")
        recognised = locked is None or locked.recognised
        return replace(
            self,
            locked=sheet,
            recognised=recognised,
            acknowledged=sheet if recognised else Sheet.empty(self.game),
            shown=sheet if recognised else Sheet.empty(self.game),
            possible={},
        )

    def dropped_by_lock(self, after: Board) -> bool:
        """Whether something pending did not make it into the locked sheet."""
        return after.locked is not None and self.pending and self.shown != after.locked

    def cleared(self) -> Board:
        """The layout is clear (RR 3.8.2): settled, of no effect, or void. The locked sheet is still known."""
        nothing = Sheet.empty(self.game)
        return replace(self, shown=nothing, acknowledged=nothing, possible={}, over=True)

    def emptied(self, *, void: bool = False) -> Board:
        """The server took this station's wagers off: void (RR 12.2.1), or back to the account at cash-out.

        A request on its way may still arrive after that, so it stays possible, and an empty sheet follows it.
        """
        nothing = Sheet.empty(self.game)
        return replace(
            self,
            shown=nothing,
            acknowledged=nothing,
            locked=None if self.locked is None else nothing,
            void=self.void or void,
            emptied_at=self.version,
        )

    def resumed(self, version: int, wagers: Mapping[str, int]) -> Board:
        """The server's word on a board that is still ours: what it has is acknowledged, later ones stay possible."""
        if self.is_settled or version < self.acknowledged_version:
            return self
        told = Sheet.from_cents(self.game, wagers)
        later = {number: sheet for number, sheet in self.possible.items() if number > version}
        shown = told if not self.pending else self.shown
        return replace(
            self,
            acknowledged=told,
            acknowledged_version=version,
            version=max(self.version, version),
            possible=later,
            shown=shown,
        )

    def _landed(self, version: int) -> Board:
        return replace(self, flying=None) if self.flying == version else self

    def _said_no(self, version: int) -> Board:
        return replace(self._landed(version), refusals=self.refusals | {version})
