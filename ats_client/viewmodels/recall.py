"""Looking back: the rounds of this visit in plain words, and the felt of the chosen one as it was at close."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_protocol.station import Recall, RecallMoney, RecallRound
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part
from screen_kit.viewmodels.stacks import StackRow, recalled_rows
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RecallRow:
    """One line: a round, or money that came or went between two."""

    key: str
    isRound: bool
    when: str
    title: str
    label: str
    colour: str
    figures: str
    mark: str
    """What is special about it: its bets came back, or its result was corrected."""
    chosen: bool


@QmlElement
class RecallView(QObject):
    """The last rounds, newest first."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Rows[RecallRow] = Rows(RecallRow, self)
        self._stacks: Rows[StackRow] = Rows(StackRow, self)
        self._felt = Felt(self)
        self._words = Words()
        self._game: Game | None = None
        self._recall: Recall | None = None
        self._chosen = 0
        self._story = ""

    def show(self, picture: Picture, words: Words) -> None:
        self._words, self._game = words, picture.game
        if picture.recall is not self._recall:
            self._recall = picture.recall
            self._chosen = self._recall.rounds[0].round if self._recall and self._recall.rounds else 0
        self._draw()

    @Slot(str)
    def choose(self, key: str) -> None:
        self._chosen = int(key)
        self._draw()

    def _draw(self) -> None:
        if self._recall is None or self._game is None:
            self._lines.show([])
            self._stacks.show([])
            self._felt.show(self._game, self._words, taken=(), outcome=None)
            self._story = ""
            self.changed.emit()
            return
        lines = [self._money(f"since-{n}", line) for n, line in enumerate(self._recall.money_since)]
        for past in self._recall.rounds:
            lines.append(self._round(past))
            lines += [self._money(f"{past.round}-{n}", line) for n, line in enumerate(past.money_before)]
        self._lines.show(lines)
        chosen = next((past for past in self._recall.rounds if past.round == self._chosen), None)
        wagers = {} if chosen is None else {bet: Money(cents) for bet, cents in chosen.wagers.items()}
        outcome = None if chosen is None else chosen.outcome
        returned = chosen is not None and not chosen.counted
        self._felt.show(self._game, self._words, taken=wagers, outcome=None if returned else outcome)
        self._stacks.show(recalled_rows(self._game, wagers, outcome, self._words, returned=returned))
        self._story = "" if chosen is None else self._tell(chosen)
        self.changed.emit()

    def _round(self, past: RecallRound) -> RecallRow:
        game = self._game
        known = past.outcome is not None and game is not None
        return RecallRow(
            key=str(past.round),
            isRound=True,
            when=self._words.moment(past.closed_ms),
            title=translate("Recall", "Round {round}").format(round=past.round),
            label=past.outcome or "–",
            colour=game.wheel.colour_of(past.outcome) if known and game and past.outcome else "felt",
            figures=self._words.signed(Money(past.returned) - Money(past.stake)),
            mark=_mark(past),
            chosen=past.round == self._chosen,
        )

    def _money(self, key: str, line: RecallMoney) -> RecallRow:
        names = {
            "note": translate("Recall", "Note in"),
            "ticket-in": translate("Recall", "Ticket in"),
            "buy-in": translate("Recall", "Paid in by the dealer"),
            "pay-out": translate("Recall", "Paid out by the dealer"),
            "adjustment": translate("Recall", "Adjusted by the dealer"),
            "cash-out": translate("Recall", "Cashed out"),
            "correction": translate("Recall", "Correction"),
            "jackpot-paid": translate("Recall", "Jackpot"),
        }
        return RecallRow(
            key=key,
            isRound=False,
            when=self._words.moment(line.at_ms),
            title=names.get(line.what, translate("Recall", "Other")),
            label="",
            colour="",
            figures=self._words.signed(Money(line.amount)),
            mark="",
            chosen=False,
        )

    def _tell(self, past: RecallRound) -> str:
        """The round in one sentence."""
        figures = {
            "stake": self._words.money(Money(past.stake)),
            "returned": self._words.money(Money(past.returned)),
            "balance": self._words.money(Money(past.balance_after)),
        }
        if past.outcome is not None:
            figures["outcome"] = self._words.outcome(self._game, past.outcome) if self._game else past.outcome
        return _story(past).format_map(figures)

    def _get_story(self) -> str:
        return self._story

    lines = part(QObject, "_lines")
    stacks = part(QObject, "_stacks")
    felt = part(Felt, "_felt")
    story = Property(str, _get_story, notify=changed)


def _story(past: RecallRound) -> str:
    if past.counted:
        return translate("Recall", "{outcome}. Bets {stake}, returned {returned}, balance {balance}.")
    if past.outcome is None and past.ended == "void":
        return translate("Recall", "Round void: {stake} came back. Balance {balance}.")
    if past.outcome is None:
        return translate("Recall", "No spin: {stake} came back. Balance {balance}.")
    if not past.recognised:
        return translate("Recall", "{outcome}. Below the table minimum: {stake} came back. Balance {balance}.")
    return translate("Recall", "{outcome}. Returned by the dealer: {stake} came back. Balance {balance}.")


def _mark(past: RecallRound) -> str:
    if not past.counted:
        return translate("Recall", "returned")
    return translate("Recall", "corrected") if past.ended == "corrected" else ""
