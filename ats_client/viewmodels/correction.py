"""The card of a corrected result: was and is, the account before and after, what had come and what comes now."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture, PlayerHand
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    there: bool = False
    round: str = ""
    was: str = ""
    wasColour: str = ""
    wasName: str = ""
    now: str = ""
    nowColour: str = ""
    nowName: str = ""
    before: str = ""
    change: str = ""
    less: bool = False
    after: str = ""
    hadReturned: str = ""
    returns: str = ""


@QmlElement
class CorrectionView(QObject):
    """Until it was seen (RR 9.4)."""

    changed = Signal()

    def __init__(self, hand: PlayerHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._shown = _Shown()

    def show(self, picture: Picture, words: Words) -> None:
        told, game = picture.correction, picture.game
        if told is None or game is None:
            show(self, _Shown(), self.changed)
            return
        was, now = words.outcome(game, told.was), words.outcome(game, told.now)
        had = translate("Correction", "{outcome} had returned {amount}")
        returns = translate("Correction", "{outcome} returns {amount}")
        show(
            self,
            _Shown(
                there=True,
                round=translate("Correction", "round {round}").format(round=told.round),
                was=told.was,
                wasColour=game.wheel.colour_of(told.was),
                wasName=was,
                now=told.now,
                nowColour=game.wheel.colour_of(told.now),
                nowName=now,
                before=words.money(told.before),
                change=words.signed(told.change),
                less=told.change.cents < 0,
                after=words.money(told.after),
                hadReturned=had.format(outcome=was, amount=words.money(told.had_returned)),
                returns=returns.format(outcome=now, amount=words.money(told.returns)),
            ),
            self.changed,
        )

    @Slot()
    def seen(self) -> None:
        self._hand.saw_correction()

    there = shown_field(bool, "there", changed)
    round = shown_field(str, "round", changed)
    was = shown_field(str, "was", changed)
    wasColour = shown_field(str, "wasColour", changed)
    wasName = shown_field(str, "wasName", changed)
    now = shown_field(str, "now", changed)
    nowColour = shown_field(str, "nowColour", changed)
    nowName = shown_field(str, "nowName", changed)
    before = shown_field(str, "before", changed)
    change = shown_field(str, "change", changed)
    less = shown_field(bool, "less", changed)
    after = shown_field(str, "after", changed)
    hadReturned = shown_field(str, "hadReturned", changed)
    returns = shown_field(str, "returns", changed)
