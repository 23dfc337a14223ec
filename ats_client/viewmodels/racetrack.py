"""The racetrack: the numbers as they lie on the wheel; a touch bets on a number and its neighbours, or on a series.

Each of these is nothing but several ordinary bets at once. The series belong to the single-zero wheel; another wheel
has neighbours only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture, PlayerHand
from ats_client.viewmodels.tray import Tray
from game_rules.game import Game
from game_rules.wheel import Wheel
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_NEIGHBOURS = 4
NEIGHBOURS = 2
"""On each side, until somebody chooses."""

SERIES: Mapping[str, Mapping[str, int]] = {
    "voisins": {
        "street-0-2-3": 2,
        "split-4-7": 1,
        "split-12-15": 1,
        "split-18-21": 1,
        "split-19-22": 1,
        "corner-25-26-28-29": 2,
        "split-32-35": 1,
    },
    "orphelins": {"straight-1": 1, "split-6-9": 1, "split-14-17": 1, "split-17-20": 1, "split-31-34": 1},
    "tiers": {"split-5-8": 1, "split-10-11": 1, "split-13-16": 1, "split-23-24": 1, "split-27-30": 1, "split-33-36": 1},
}
"""How many chips each bet of a series gets, as dealers know them: nine, five and six chips."""


@dataclass(frozen=True, slots=True)
class Oval:
    """The track as a stadium: two straights and two half circles. Places go clockwise from the left end, 0 to 1."""

    width: float
    height: float
    band: float

    @property
    def _radius(self) -> float:
        return (self.height - self.band) / 2

    @property
    def _straight(self) -> float:
        return self.width - self.height

    @property
    def length(self) -> float:
        return 2 * self._straight + 2 * pi * self._radius

    def point(self, place: float, aside: float = 0.0) -> tuple[float, float]:
        """A point on the middle line, or `aside` pixels outward from it."""
        run = (place % 1.0) * self.length
        quarter, straight, radius = pi * self._radius / 2, self._straight, self._radius + aside
        middle, left, right = self.height / 2, self.height / 2, self.width - self.height / 2
        if run < quarter:
            turn = pi + run / self._radius
            return left + radius * cos(turn), middle + radius * sin(turn)
        run -= quarter
        if run < straight:
            return left + run, middle - radius
        run -= straight
        if run < 2 * quarter:
            turn = -pi / 2 + run / self._radius
            return right + radius * cos(turn), middle + radius * sin(turn)
        run -= 2 * quarter
        if run < straight:
            return right - run, middle + radius
        turn = pi / 2 + (run - straight) / self._radius
        return left + radius * cos(turn), middle + radius * sin(turn)

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The nearest place on the middle line, and how far outward from it the point lies."""
        middle, left, right = self.height / 2, self.height / 2, self.width - self.height / 2
        quarter, straight, radius = pi * self._radius / 2, self._straight, self._radius
        if left <= x <= right:
            if y < middle:
                return (quarter + x - left) / self.length, (middle - y) - radius
            return (3 * quarter + straight + right - x) / self.length, (y - middle) - radius
        centre = left if x < left else right
        aside = hypot(x - centre, y - middle) - radius
        turn = atan2(y - middle, x - centre)
        run = ((turn - pi) % (2 * pi)) * radius if x < left else quarter + straight + (turn + pi / 2) * radius
        if x < left and run > quarter:
            run += 2 * straight
        return run / self.length % 1.0, aside


@QmlElement
class Racetrack(QObject):
    """Neighbours and series."""

    changed = Signal()
    redraw = Signal()
    aimChanged = Signal()

    def __init__(self, hand: PlayerHand, felt: Felt, tray: Tray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._felt = felt
        self._tray = tray
        self._words = Words()
        self._game: Game | None = None
        self._neighbours = NEIGHBOURS
        self._aimed = ""
        self._cost = ""

    @property
    def wheel(self) -> Wheel | None:
        return None if self._game is None else self._game.wheel

    def show(self, picture: Picture, words: Words) -> None:
        self._words = words
        if picture.game is not self._game:
            self._game = picture.game
            self.changed.emit()
            self.redraw.emit()

    def forget(self) -> None:
        """Whoever chose how many neighbours has left."""
        self._neighbours = NEIGHBOURS
        self.away()
        self.changed.emit()

    @Slot(float, float, float, float, float, result=str)
    def numberAt(self, x: float, y: float, width: float, height: float, band: float) -> str:
        """The number under a finger on a track of that size, or nothing."""
        if self._game is None:
            return ""
        place, aside = Oval(width, height, band).place(x, y)
        if abs(aside) > band / 2:
            return ""
        labels = self._game.wheel.labels
        return labels[round(place * len(labels)) % len(labels)]

    @Slot(str)
    def aim(self, target: str) -> None:
        """A finger is on a number or a series: its numbers light up, and what it will cost is said."""
        bets = self._bets(target)
        if self._game is not None:
            self._felt.aim_at_numbers({number for bet in bets for number in self._game.bets[bet].covers})
        chip = self._tray.chip
        self._aimed = target
        self._cost = ""
        if chip is not None and bets:
            count = sum(bets.values())
            self._cost = translate("Racetrack", "{count} chips of {chip} = {total}").format(
                count=count, chip=self._words.short(chip), total=self._words.money(chip * count)
            )
        self.aimChanged.emit()

    @Slot()
    def away(self) -> None:
        self.aim("")

    @Slot(str)
    def place(self, target: str) -> None:
        """The finger was lifted on it."""
        chip = self._tray.chip
        bets = self._bets(target)
        if chip is not None and bets:
            self._hand.place_all({bet_id: chip * times for bet_id, times in bets.items()})
        self.away()

    @Slot()
    def moreNeighbours(self) -> None:
        """Steps through none to four on each side."""
        self._neighbours = (self._neighbours + 1) % (MOST_NEIGHBOURS + 1)
        self.changed.emit()

    def _bets(self, target: str) -> Mapping[str, int]:
        if self._game is None or not target:
            return {}
        if target in SERIES:
            return SERIES[target] if self._has_series() else {}
        labels = self._game.wheel.labels
        at = labels.index(target)
        around = range(at - self._neighbours, at + self._neighbours + 1)
        return {f"straight-{labels[place % len(labels)]}": 1 for place in around}

    def _available(self) -> bool:
        return self._game is not None and "straight" in self._game.kinds

    def _has_series(self) -> bool:
        return self._game is not None and "straight" in self._game.kinds and "00" not in self._game.wheel.labels

    def _neighbours_each_side(self) -> int:
        return self._neighbours

    def _aimed_at(self) -> str:
        return self._aimed

    def _cost_said(self) -> str:
        return self._cost

    available = Property(bool, _available, notify=changed)
    hasSeries = Property(bool, _has_series, notify=changed)
    neighbours = Property(int, _neighbours_each_side, notify=changed)
    aimed = Property(str, _aimed_at, notify=aimChanged)
    cost = Property(str, _cost_said, notify=aimChanged)
