"""The chip tray: the denominations the table has, and which one the next touch places."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ChipRow:
    """One denomination; `why` is empty while it can be placed."""

    key: str
    label: str
    selected: bool
    why: str


@QmlElement
class Tray(QObject):
    """The tray and the chosen chip."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chips: Rows[ChipRow] = Rows(ChipRow, self)
        self._chosen: Money | None = None

    @property
    def chip(self) -> Money | None:
        """What a touch places now; None while no chip can be placed."""
        return self._chosen

    def show(self, picture: Picture, words: Words) -> None:
        if picture.game is None or picture.limits is None:
            return
        smallest = min(limits.minimum for limits in picture.limits.by_kind.values())
        rows = []
        for chip in sorted(picture.game.chips):
            why = ""
            if chip < smallest:
                why = translate("Tray", "below minimum")
            elif chip > picture.balance:
                why = translate("Tray", "over balance")
            rows.append((chip, why))
        if self._chosen not in picture.game.chips:
            self._chosen = next((chip for chip, _ in rows if chip >= picture.limits.table_minimum), rows[-1][0])
        self._show([ChipRow(str(c.cents), words.short(c), c == self._chosen, why) for c, why in rows])

    def _show(self, rows: list[ChipRow]) -> None:
        before = self._label()
        self._chips.show(rows)
        if self._label() != before:
            self.changed.emit()

    def forget(self) -> None:
        """Whoever chose has left."""
        self._chosen = None

    @Slot(str)
    def choose(self, key: str) -> None:
        """A chip was touched. One that cannot be placed may still be chosen: the felt then says why, at the bet."""
        self._chosen = Money(int(key))
        self._show([ChipRow(r.key, r.label, r.key == key, r.why) for r in self._chips.rows])

    @Slot(int, result=str)
    def keyAt(self, place: int) -> str:
        """The denomination in a place of the tray, from the left."""
        rows = self._chips.rows
        return rows[place].key if 0 <= place < len(rows) else ""

    def _selected(self) -> str:
        return "" if self._chosen is None else str(self._chosen.cents)

    def _label(self) -> str:
        return next((row.label for row in self._chips.rows if row.selected), "")

    chips = part(QObject, "_chips")
    selected = Property(str, _selected, notify=changed)
    selectedLabel = Property(str, _label, notify=changed)
