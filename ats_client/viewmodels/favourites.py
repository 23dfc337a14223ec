"""Favourites: a few slots, each with the felt as it was kept, what it costs, and what a finger can do with it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.favourites import SLOTS
from ats_client.station.picture import Picture, PlayerHand
from ats_client.viewmodels.bets_card import bet_name
from game_rules.game import Game
from game_rules.sheet import Sheet
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.stacks import StackRow, recalled_rows
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NAMED = 3


@dataclass(frozen=True, slots=True)
class _Slot:
    filled: bool = False
    title: str = ""
    """Its first bets; which they all are is seen on the small felt."""
    total: str = ""


@QmlElement
class FavouriteSlot(QObject):
    """One slot, filled or free."""

    changed = Signal()

    def __init__(self, number: int, hand: PlayerHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._hand = hand
        self._felt = Felt(self)
        self._stacks: Rows[StackRow] = Rows(StackRow, self)
        self._shown = _Slot()
        self._known: tuple[object, ...] = ()
        """What this was drawn from: nothing is drawn again for every chip on the real felt."""

    def show(self, game: Game, kept: Sheet | None, words: Words) -> None:
        if self._known == (game, kept, words):
            return
        self._known = (game, kept, words)
        if kept is None:
            self._felt.show(game, words, taken=(), outcome=None)
            self._stacks.show([])
            show(self, _Slot(), self.changed)
            return
        self._felt.show(game, words, taken=kept.wagers, outcome=None)
        self._stacks.show(recalled_rows(game, kept.wagers, None, words))
        names = [bet_name(game, game.bets[bet_id], words) for bet_id in game.bets if bet_id in kept.wagers]
        title = words.several([*names[:NAMED], *(["…"] if len(names) > NAMED else [])])
        show(self, _Slot(True, title, words.money(kept.total)), self.changed)

    @Slot()
    def keep(self) -> None:
        """The chips now on the felt."""
        self._hand.keep_favourite(self._number)

    @Slot()
    def place(self) -> None:
        self._hand.place_favourite(self._number)

    @Slot()
    def forget(self) -> None:
        self._hand.forget_favourite(self._number)

    number = part(int, "_number")
    felt = part(Felt, "_felt")
    stacks = part(QObject, "_stacks")
    filled = shown_field(bool, "filled", changed)
    title = shown_field(str, "title", changed)
    total = shown_field(str, "total", changed)


@dataclass(frozen=True, slots=True)
class _Shown:
    count: str = ""
    """2/4, for the button; empty while none is kept."""
    whyNotKeep: str = ""


@QmlElement
class FavouritesView(QObject):
    """All slots of this visit."""

    changed = Signal()

    def __init__(self, hand: PlayerHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slots = [FavouriteSlot(number, hand, self) for number in range(SLOTS)]
        self._shown = _Shown()

    def show(self, picture: Picture, words: Words) -> None:
        if picture.game is None:
            return
        for number, slot in enumerate(self._slots):
            slot.show(picture.game, picture.favourites.get(number), words)
        empty = picture.sheet is None or not picture.sheet.wagers
        kept = len(picture.favourites)
        show(
            self,
            _Shown(
                count=f"{kept}/{SLOTS}" if kept else "",
                whyNotKeep=translate("Favourites", "There are no chips on the felt to keep.") if empty else "",
            ),
            self.changed,
        )

    slots = part(list, "_slots")
    count = shown_field(str, "count", changed)
    whyNotKeep = shown_field(str, "whyNotKeep", changed)
