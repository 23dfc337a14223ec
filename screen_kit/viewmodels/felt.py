"""The felt: its boxes and where they lie, in number squares; QML multiplies by the size of a square."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_rules.game import Game
from game_rules.layout import Box, Finger, Layout
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "screen_kit.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class BoxRow:
    """One box: a number square, a dozen, a symbol."""

    key: str
    label: str
    odds: str
    """Written in the box where the book wants that (the wheel games: BWM 2.2)."""
    name: str
    """Of a wheel game: what the symbol is called, its picture, and how many of the wheel's sections have it."""
    picture: str
    share: str
    sections: int
    of: int
    boxX: float
    boxY: float
    boxWidth: float
    boxHeight: float
    colour: str
    taken: bool
    """Chips stand in the middle of it, so that its label must step aside."""
    returns: str
    """Of a wheel game: what its chips bring back if it wins, stake included; empty without chips."""
    light: str
    """`aimed` under a finger, `won` when its number came up, else empty."""


@QmlElement
class Felt(QObject):
    """The layout of the game that is dealt."""

    changed = Signal()
    redraw = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._boxes: Rows[BoxRow] = Rows(BoxRow, self)
        self._game: Game | None = None
        self._aimed: frozenset[str] = frozenset()
        self._won: frozenset[str] = frozenset()
        self._taken: frozenset[str] = frozenset()
        self._returns: Mapping[str, str] = {}
        self._words: Words | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._refresh)

    @property
    def layout(self) -> Layout | None:
        return None if self._game is None else self._game.layout

    @property
    def rows(self) -> tuple[BoxRow, ...]:
        return self._boxes.rows

    def show(
        self,
        game: Game | None,
        words: Words,
        *,
        taken: Collection[str],
        outcome: str | None,
        returns: Mapping[str, str] | None = None,
    ) -> None:
        if game is None:
            return
        self._returns = returns or {}
        self._won = frozenset() if outcome is None else frozenset([f"straight-{outcome}", f"symbol-{outcome}"])
        self._taken = frozenset(taken)
        new = game is not self._game
        if new or words is not self._words:
            self._game, self._words = game, words
            if new:  # boxes of the one game must not be seen as the other's
                self._boxes.show([])
                self.changed.emit()
                self.redraw.emit()
            self._boxes.show([self._row(box, game, words) for box in game.layout.boxes])
        else:
            self._refresh()

    def aim(self, bet_id: str | None) -> None:
        """Lights up the numbers a bet covers, in a moment: eighteen boxes at once would keep the finger waiting."""
        lit: frozenset[str] = frozenset()
        if bet_id is not None and self._game is not None:
            bet = self._game.bets[bet_id]
            lit = frozenset(f"{prefix}-{number}" for number in bet.covers for prefix in ("straight", "symbol"))
        self._aim_at(lit)

    def aim_at_numbers(self, numbers: Collection[str]) -> None:
        """Lights up numbers of the racetrack."""
        self._aim_at(frozenset(f"straight-{number}" for number in numbers))

    def _aim_at(self, lit: frozenset[str]) -> None:
        if lit != self._aimed:
            self._aimed = lit
            self._soon.start(0)

    def spot_at(self, x: float, y: float, reach_x: float, reach_y: float) -> str | None:
        if self._game is None:
            return None
        spot = self._game.layout.spot_at(x, y, Finger(reach_x, reach_y))
        return None if spot is None else spot.bet_id

    @Slot(str, result=QPointF)
    def spot(self, bet_id: str) -> QPointF:
        """Where the chips of a bet stand, in number squares."""
        if self._game is None or bet_id not in self._game.layout.spot_of:
            return QPointF()
        spot = self._game.layout.spot_of[bet_id]
        return QPointF(spot.x, spot.y)

    @Slot(str, result=QPointF)
    def winningSpot(self, outcome: str) -> QPointF:
        """Where the winning number or symbol lies, in number squares."""
        return self.spot(f"symbol-{outcome}" if not self._is_roulette() else f"straight-{outcome}")

    @Slot()
    def _refresh(self) -> None:
        """Only what can change from one picture to the next: light, and whether chips stand in a box."""
        self._soon.stop()
        for place, row in enumerate(self._boxes.rows):
            light, taken, returns = self.light(row.key), row.key in self._taken, self._returns.get(row.key, "")
            if row.light != light or row.taken != taken or row.returns != returns:
                self._boxes.change(place, replace(row, light=light, taken=taken, returns=returns))

    def _row(self, box: Box, game: Game, words: Words) -> BoxRow:
        bet = game.bets[box.bet_id]
        symbol = game.symbols.get(box.label)
        sections, of = game.wheel.sections[box.label], len(game.wheel.pockets)
        return BoxRow(
            key=box.bet_id,
            label=words.box(box.label, box.bet_id),
            odds=words.odds(bet.pays) if symbol else "",
            name=words.symbol(game, box.label) if symbol else "",
            picture=symbol.picture if symbol else "",
            share=translate("Felt", "{count} of {all}").format(count=sections, all=of) if symbol else "",
            sections=sections,
            of=of,
            boxX=box.x,
            boxY=box.y,
            boxWidth=box.width,
            boxHeight=box.height,
            colour=box.colour,
            taken=box.bet_id in self._taken,
            returns=self._returns.get(box.bet_id, ""),
            light=self.light(box.bet_id),
        )

    def light(self, bet_id: str) -> str:
        """How a box is to be lit, though its row may still wait for its moment."""
        if bet_id in self._aimed:
            return "aimed"
        return "won" if bet_id in self._won else ""

    def _bound(self, side: int) -> float:
        return 0.0 if self._game is None else self._game.layout.bounds[side]

    def _left(self) -> float:
        return self._bound(0)

    def _top(self) -> float:
        return self._bound(1)

    def _across(self) -> float:
        return self._bound(2) - self._bound(0)

    def _down(self) -> float:
        return self._bound(3) - self._bound(1)

    def _is_roulette(self) -> bool:
        return self._game is not None and "straight" in self._game.kinds

    boxes = part(QObject, "_boxes")
    left = Property(float, _left, notify=changed)
    top = Property(float, _top, notify=changed)
    across = Property(float, _across, notify=changed)
    down = Property(float, _down, notify=changed)
    isRoulette = Property(bool, _is_roulette, notify=changed)
