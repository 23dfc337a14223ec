"""The racetrack: the numbers as they lie on the wheel, and the sectors inside. A touch calls an announced bet.

What a number means goes by the chosen way: with its neighbours, as a final, or complete. Nothing of it is placed unless
all of it can be, and one undo takes all of it back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture, PlayerHand
from ats_client.viewmodels.tray import Tray
from game_rules import announced
from game_rules.chips import fewest_chips
from game_rules.game import Game
from game_rules.money import Money
from game_rules.wheel import Wheel
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_NEIGHBOURS = 4
NEIGHBOURS = 2
"""On each side, until somebody chooses."""
WAYS = ("neighbours", "final", "complete")

SECTORS = ("zero", "voisins", "orphelins", "tiers")
BORDERS = ((2.5, 32.5), (7.5, 27.5), (10.5, 22.5))
"""Between the sectors, left to right: after which compartment of Diagram B above, and before which below. 15|19 and
28|12, 25|17 and 9|22, 6|27 and 33|1."""
COMPARTMENTS = 37


def borders() -> tuple[tuple[float, float], ...]:
    """As places of the oval."""
    return tuple((above / COMPARTMENTS, below / COMPARTMENTS) for above, below in BORDERS)


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

    def border(self, between: tuple[float, float], y: float) -> float:
        """How far right a border between two sectors lies at a height: from the one place above to the other below, in
        a soft bend."""
        above, below = (self.point(place, -self.band / 2)[0] for place in between)
        part = min(1.0, max(0.0, (y - self.band) / max(1.0, self.height - 2 * self.band)))
        return above + (below - above) * part * part * (3 - 2 * part)


@dataclass(frozen=True, slots=True)
class SectorRow:
    """A sector says what it costs before it is touched, and what of it lies on the felt."""

    key: str
    name: str
    chips: str
    price: str
    placed: str


@dataclass(frozen=True, slots=True)
class TrackChip:
    """Chips straight up on a number, seen on the track too."""

    key: str
    chips: str
    label: str


@dataclass(frozen=True, slots=True)
class _Shown:
    way: str = "neighbours"
    neighbours: int = NEIGHBOURS
    aimed: str = ""
    lit: tuple[str, ...] = ()
    title: str = ""
    numbers: str = ""
    cost: str = ""
    pays: str = ""


@QmlElement
class Racetrack(QObject):
    """Neighbours, finals, complete bets and series."""

    changed = Signal()
    redraw = Signal()

    def __init__(self, hand: PlayerHand, felt: Felt, tray: Tray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._felt = felt
        self._tray = tray
        self._words = Words()
        self._game: Game | None = None
        self._shown = _Shown()
        self._last = ""
        """What was touched last: its price stays in sight for its round, since it may be touched again."""
        self._round = 0
        self._sectors: Rows[SectorRow] = Rows(SectorRow, self)
        self._chips: Rows[TrackChip] = Rows(TrackChip, self)
        self._known: tuple[object, ...] = ()

    @property
    def wheel(self) -> Wheel | None:
        return None if self._game is None else self._game.wheel

    def show(self, picture: Picture, words: Words) -> None:
        self._words = words
        if picture.game is not self._game:
            self._game, self._last = picture.game, ""
            self.changed.emit()
            self.redraw.emit()
        if picture.round != self._round:
            self._round, self._last = picture.round, ""
        known = (picture.game, picture.round, picture.sheet, self._tray.chip, words)
        if known == self._known or self._game is None or not self._available():
            return
        self._known = known
        self._sectors.show([self._sector(name, picture) for name in SECTORS] if self._has_series() else [])
        self._chips.show(self._straights(self._game, picture))
        self._tell()

    def forget(self) -> None:
        """The player who chose how to bet here has left."""
        self._last = ""
        self._shown = _Shown()
        self.away()
        self.changed.emit()

    # --- where things are on a track of some size

    @Slot(float, float, float, float, float, result=str)
    def targetAt(self, x: float, y: float, width: float, height: float, band: float) -> str:
        """The number or the sector under a finger, or nothing."""
        if self._game is None:
            return ""
        oval = Oval(width, height, band)
        place, aside = oval.place(x, y)
        if abs(aside) <= band / 2:
            labels = self._game.wheel.labels
            return labels[round(place * len(labels)) % len(labels)]
        if aside > 0 or not self._has_series():
            return ""
        return SECTORS[sum(x >= oval.border(between, y) for between in borders())]

    @Slot(str, float, float, float, result=QRectF)
    def sectorArea(self, sector: str, width: float, height: float, band: float) -> QRectF:
        """Where what a sector says has room."""
        oval = Oval(width, height, band)
        bend = band * 1.42  # chips stand on the inner edge of the bends
        # Borders are slanted: what a sector says keeps clear of them from its first line to its last.
        upper, lower = (
            [bend, *(oval.border(between, height * part) for between in borders()), width - bend]
            for part in (0.44, 0.6)
        )
        at = SECTORS.index(sector)
        left, right = max(upper[at], lower[at]), min(upper[at + 1], lower[at + 1])
        return QRectF(left, band, right - left, height - 2 * band)

    @Slot(str, float, float, float, result=QRectF)
    def chipArea(self, number: str, width: float, height: float, band: float) -> QRectF:
        """Where a chip on a number stands: inside its cell's inner edge, so that the number stays readable."""
        if self._game is None:
            return QRectF()
        labels = self._game.wheel.labels
        x, y = Oval(width, height, band).point(labels.index(number) / len(labels), -band * 0.62)
        return QRectF(x, y, 0, 0)

    # --- a finger

    @Slot(str)
    def aim(self, target: str) -> None:
        """A finger is on a number or a sector: its numbers light up, and what it will cost is said."""
        self._last = target or self._last
        self._tell(target)

    @Slot()
    def away(self) -> None:
        self._tell()

    @Slot(str)
    def place(self, target: str) -> None:
        """The finger was lifted on it."""
        chip = self._tray.chip
        bets = self._bets(target)
        self._last = target or self._last
        if chip is not None and bets:
            self._hand.place_all({bet_id: chip * times for bet_id, times in bets.items()})
        self.away()

    @Slot(str)
    def go(self, way: str) -> None:
        """From now on a number means this."""
        if way in WAYS:
            self._last = ""
            show(self, _Shown(way=way, neighbours=self._shown.neighbours), self.changed)
            self._tell()

    @Slot()
    def more(self) -> None:
        self._change_neighbours(1)

    @Slot()
    def fewer(self) -> None:
        self._change_neighbours(-1)

    def _change_neighbours(self, by: int) -> None:
        count = min(MOST_NEIGHBOURS, max(0, self._shown.neighbours + by))
        show(self, _Shown(way=self._shown.way, neighbours=count), self.changed)
        self._tell()

    # --- what it says

    def _tell(self, aimed: str = "") -> None:
        target = aimed or self._last
        bets = self._bets(target)
        covered = self._covered(self._bets(aimed))
        self._felt.aim_at_numbers(covered)
        shown = _Shown(
            way=self._shown.way,
            neighbours=self._shown.neighbours,
            aimed=aimed,
            lit=tuple(covered),
            title=translate("Racetrack", "Touch a number or a sector")
            if self._has_series()
            else translate("Racetrack", "Touch a number"),
        )
        chip = self._tray.chip
        if chip is not None and bets and self._game is not None:
            count = sum(bets.values())
            straight = all(bet_id.startswith("straight") for bet_id in bets)
            cost = f"{count} × {self._words.money(chip)} = {self._words.money(chip * count)}"
            shown = _Shown(
                way=shown.way,
                neighbours=shown.neighbours,
                aimed=aimed,
                lit=shown.lit,
                title=self._title(target),
                numbers=" ".join(bet_id.removeprefix("straight-") for bet_id in bets) if straight else "",
                cost=cost,
                pays=translate("Racetrack", "one pays {odds}").format(odds=self._words.odds(35)) if straight else "",
            )
        show(self, shown, self.changed)

    def _title(self, target: str) -> str:
        if target in SECTORS:
            return self._sector_name(target)
        match self._shown.way:
            case "final":
                return translate("Racetrack", "Final {digit}").format(digit=target[-1])
            case "complete":
                return translate("Racetrack", "{number} complete").format(number=target)
        return translate("Racetrack", "{number} and neighbours").format(number=target)

    def _sector_name(self, sector: str) -> str:
        names = {
            "zero": translate("Racetrack", "Zero"),
            "voisins": translate("Racetrack", "Voisins"),
            "orphelins": translate("Racetrack", "Orphelins"),
            "tiers": translate("Racetrack", "Tiers"),
        }
        return names[sector]

    def _sector(self, name: str, picture: Picture) -> SectorRow:
        bets = announced.SERIES[name]
        count = sum(bets.values())
        chip = self._tray.chip or Money.zero()
        sheet = picture.sheet
        each = min((0 if sheet is None else sheet[bet_id].cents // times) for bet_id, times in bets.items())
        placed = self._words.money(Money(each * count)) if each else ""
        return SectorRow(
            key=name,
            name=self._sector_name(name),
            chips=translate("Racetrack", "{count} chips").format(count=count),
            price=self._words.money(chip * count),
            placed=translate("Racetrack", "placed {amount}").format(amount=placed) if placed else "",
        )

    def _straights(self, game: Game, picture: Picture) -> list[TrackChip]:
        sheet = picture.sheet
        if sheet is None:
            return []
        return [
            TrackChip(
                label,
                ",".join(str(chip.cents) for chip in fewest_chips(amount, game.chips) or (amount,)),
                self._words.short(amount),
            )
            for label in game.wheel.labels
            if (amount := sheet[f"straight-{label}"])
        ]

    def _covered(self, bets: Mapping[str, int]) -> list[str]:
        if self._game is None:
            return []
        covered = {number for bet_id in bets for number in self._game.bets[bet_id].covers}
        return [label for label in self._game.wheel.labels if label in covered]

    def _bets(self, target: str) -> Mapping[str, int]:
        if self._game is None or not target:
            return {}
        if target in SECTORS:
            return announced.series(self._game, target)
        match self._shown.way:
            case "final":
                return announced.final(self._game, target)
            case "complete":
                return announced.complete(self._game, target)
        return announced.neighbours(self._game, target, self._shown.neighbours)

    def _available(self) -> bool:
        return self._game is not None and announced.has_announced(self._game)

    def _has_series(self) -> bool:
        return self._game is not None and announced.has_series(self._game)

    def _lit(self) -> list[str]:
        return list(self._shown.lit)

    available = Property(bool, _available, notify=changed)
    hasSeries = Property(bool, _has_series, notify=changed)
    sectors = part(QObject, "_sectors")
    chips = part(QObject, "_chips")
    lit = Property(list, _lit, notify=changed)
    way = shown_field(str, "way", changed)
    neighbours = shown_field(int, "neighbours", changed)
    aimed = shown_field(str, "aimed", changed)
    title = shown_field(str, "title", changed)
    numbers = shown_field(str, "numbers", changed)
    cost = shown_field(str, "cost", changed)
    pays = shown_field(str, "pays", changed)
