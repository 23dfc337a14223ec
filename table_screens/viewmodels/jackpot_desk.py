"""Jackpots on the console: meters, prizes that wait for the pit boss, and the viewer that sets the display."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.viewmodels.rows import Rows
from ats_client.viewmodels.shown import show, shown_field
from ats_client.viewmodels.words import Words, translate
from game_protocol.jackpots import DisplaySettings, JackpotMeter, Prize, PromotionalMessage, Style
from game_rules.money import Money
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.sentences.of_jackpots import prize_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_MESSAGES = 20


@dataclass(frozen=True, slots=True)
class MeterRow:
    key: str
    name: str
    style: str
    amount: str
    detail: str
    fault: str
    shown: bool
    """On the display, by the draft."""


@dataclass(frozen=True, slots=True)
class PrizeRow:
    key: str
    title: str
    detail: str


@dataclass(frozen=True, slots=True)
class MessageRow:
    key: str
    place: int
    text: str


@dataclass(frozen=True)
class _Shown:
    count: int = 0
    waiting: str = ""
    """The newest prize that waits, in a sentence for every page."""
    waitingKey: str = ""
    isDraft: bool = False
    winning: str = ""


@QmlElement
class JackpotDesk(QObject):
    """A draft of the display's settings lives here until somebody asks for it to be shown."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._meters: Rows[MeterRow] = Rows(MeterRow, self)
        self._prizes: Rows[PrizeRow] = Rows(PrizeRow, self)
        self._messages: Rows[MessageRow] = Rows(MessageRow, self)
        self._picture = ConsolePicture()
        self._words = Words()
        self._draft: DisplaySettings | None = None

    @property
    def draft(self) -> DisplaySettings | None:
        return self._draft

    def prize(self, key: str) -> Prize | None:
        return next((prize for prize in self._waiting() if prize.prize == key), None)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        self._picture, self._words = picture, words
        if self._draft == self._settings():
            self._draft = None
        self._again()

    def _again(self) -> None:
        words, board = self._words, self._picture.board
        wanted = self._draft or self._settings()
        meters = [] if board is None else board.meters
        self._meters.show([_meter(meter, wanted, words) for meter in meters])
        waiting = self._waiting()
        self._prizes.show([_prize(prize, words) for prize in waiting])
        self._messages.show(
            [MessageRow(f"{place} {each.text}", place, each.text) for place, each in enumerate(wanted.messages)]
        )
        newest = waiting[-1] if waiting else None
        show(
            self,
            _Shown(
                count=len(meters),
                waiting="" if newest is None else _prize(newest, words).title,
                waitingKey="" if newest is None else newest.prize,
                isDraft=self._draft is not None,
                winning=wanted.winning_message,
            ),
            self.changed,
        )

    def _settings(self) -> DisplaySettings:
        board = self._picture.board
        return DisplaySettings() if board is None or board.display is None else board.display

    def _waiting(self) -> list[Prize]:
        room, table = self._picture.jackpots, self._picture.table
        if room is None or table is None:
            return []
        return [prize for prize in room.unconfirmed if prize.table == table.table]

    # --- the viewer's draft

    @Slot(str)
    def toggle(self, jackpot: str) -> None:
        """Puts a meter on the display, or takes it off; none named means all."""
        board = self._picture.board
        everything = [] if board is None else [meter.jackpot for meter in board.meters]
        wanted = self._draft or self._settings()
        named = list(wanted.jackpots) or everything
        named = [each for each in everything if (each in named) != (each == jackpot)]
        if named:
            self._change(wanted, jackpots=[] if named == everything else named)

    @Slot(str)
    def addMessage(self, text: str) -> None:
        wanted = self._draft or self._settings()
        if text.strip() and len(wanted.messages) < MOST_MESSAGES:
            self._change(wanted, messages=[*wanted.messages, PromotionalMessage(text=text.strip()[:200])])

    @Slot(int)
    def removeMessage(self, place: int) -> None:
        wanted = self._draft or self._settings()
        self._change(wanted, messages=[each for at, each in enumerate(wanted.messages) if at != place])

    @Slot(str)
    def setWinning(self, text: str) -> None:
        self._change(self._draft or self._settings(), winning_message=text.strip()[:200])

    @Slot()
    def forgetDraft(self) -> None:
        self._draft = None
        self._again()

    def _change(self, wanted: DisplaySettings, **changes: object) -> None:
        changed = wanted.model_copy(update=changes)
        self._draft = None if changed == self._settings() else changed
        self._again()

    def _meter_rows(self) -> QObject:
        return self._meters

    def _prize_rows(self) -> QObject:
        return self._prizes

    def _message_rows(self) -> QObject:
        return self._messages

    meters = Property(QObject, _meter_rows, constant=True)
    prizes = Property(QObject, _prize_rows, constant=True)
    messages = Property(QObject, _message_rows, constant=True)
    count = shown_field(int, "count", changed)
    waiting = shown_field(str, "waiting", changed)
    waitingKey = shown_field(str, "waitingKey", changed)
    isDraft = shown_field(bool, "isDraft", changed)
    winning = shown_field(str, "winning", changed)


def _meter(meter: JackpotMeter, wanted: DisplaySettings, words: Words) -> MeterRow:
    detail = ""
    if meter.must_hit_by is not None:
        detail = translate("Jackpots", "must be won by {amount}").format(amount=words.short(Money(meter.must_hit_by)))
    return MeterRow(
        key=meter.jackpot,
        name=meter.name,
        style=style_word(meter.style),
        amount=meter.goods or words.money(Money(meter.amount)),
        detail=detail,
        fault=meter.fault,
        shown=not wanted.jackpots or meter.jackpot in wanted.jackpots,
    )


def _prize(prize: Prize, words: Words) -> PrizeRow:
    return PrizeRow(
        key=prize.prize,
        title=translate("Jackpots", "Station {station} has won {what}").format(
            station=prize.station, what=prize_words(prize, words)
        ),
        detail=translate("Jackpots", "Round {round}, {moment}. The pit boss confirms (rule 8.3.9).").format(
            round=prize.round, moment=words.moment(prize.won_ms)
        ),
    )


def style_word(style: Style) -> str:
    words = {
        Style.MYSTERY: translate("Jackpots", "Mystery"),
        Style.STAND_ALONE: translate("Jackpots", "Progressive"),
        Style.LINKED: translate("Jackpots", "Linked progressive"),
        Style.BONUS: translate("Jackpots", "Bonus"),
    }
    return words[style]
