"""Jackpots on the console: meters, prizes that wait for the pit boss, and the viewer that sets the display."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.jackpots import DisplaySettings, JackpotMeter, Prize, PromotionalMessage
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.jackpot_words import style_word
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
    seconds: int


@dataclass(frozen=True)
class _Shown:
    count: int = 0
    waiting: str = ""
    """The newest prize that waits, in a sentence for every page."""
    waitingKey: str = ""
    waitingCount: int = 0
    isDraft: bool = False
    winning: str = ""
    winningSeconds: int = 0


@QmlElement
class JackpotDesk(QObject):
    """A draft of the display's settings lives here until somebody asks for it to be shown."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._meters: Rows[MeterRow] = Rows(MeterRow, self)
        self._prizes: Rows[PrizeRow] = Rows(PrizeRow, self)
        self._goods: Rows[PrizeRow] = Rows(PrizeRow, self)
        self._messages: Rows[MessageRow] = Rows(MessageRow, self)
        self._picture = ConsolePicture()
        self._words = Words()
        self._draft: DisplaySettings | None = None

    @property
    def draft(self) -> DisplaySettings | None:
        return self._draft

    def prize(self, key: str) -> Prize | None:
        return next((prize for prize in self._waiting() if prize.prize == key), None)

    def goods(self, key: str) -> Prize | None:
        return next((prize for prize in self._to_hand_over() if prize.prize == key), None)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        self._picture, self._words = picture, words
        if self._draft == self._settings():
            self._draft = None
        self._again()

    def _again(self) -> None:
        words = self._words
        wanted = self._draft or self._settings()
        meters = self._offered()
        self._meters.show([_meter(meter, wanted, words) for meter in meters])
        self._goods.show([_goods(prize, words) for prize in self._to_hand_over()])
        waiting = self._waiting()
        self._prizes.show([_prize(prize, words) for prize in waiting])
        self._messages.show(
            [
                MessageRow(f"{place} {each.text}", place, each.text, each.seconds)
                for place, each in enumerate(wanted.messages)
            ]
        )
        newest = waiting[-1] if waiting else None
        show(
            self,
            _Shown(
                count=len(meters),
                waiting="" if newest is None else _prize(newest, words).title,
                waitingKey="" if newest is None else newest.prize,
                waitingCount=len(waiting),
                isDraft=self._draft is not None,
                winning=wanted.winning_message,
                winningSeconds=wanted.winning_show_s,
            ),
            self.changed,
        )

    def _settings(self) -> DisplaySettings:
        board = self._picture.board
        return DisplaySettings() if board is None or board.display is None else board.display

    def _offered(self) -> list[JackpotMeter]:
        """All that this table plays for, in the display's order; those kept off the display last."""
        room, table, board = self._picture.jackpots, self._picture.table, self._picture.board
        if room is None or table is None:
            return []
        ours = {group.group for group in room.groups if table.table in group.tables}
        here = {row.meter.jackpot: row.meter for row in room.jackpots if ours & {*row.groups} and not row.closed}
        shown = [] if board is None else [meter for meter in board.meters if meter.jackpot in here]
        names = {meter.jackpot for meter in shown}
        return [*shown, *(meter for name, meter in here.items() if name not in names)]

    def _waiting(self) -> list[Prize]:
        room = self._picture.jackpots
        return [] if room is None else self._here(room.unconfirmed)

    def _to_hand_over(self) -> list[Prize]:
        """RR 8.3.9(b): goods, at a convenient time after they were confirmed."""
        room = self._picture.jackpots
        return [] if room is None else self._here(room.to_hand_over)

    def _here(self, prizes: list[Prize]) -> list[Prize]:
        table = self._picture.table
        return [] if table is None else [prize for prize in prizes if prize.table == table.table]

    # --- the viewer's draft

    @Slot(str)
    def toggle(self, jackpot: str) -> None:
        """Puts a meter on the display, or takes it off; none named means all."""
        everything = [meter.jackpot for meter in self._offered()]
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

    @Slot(int, int)
    def setSeconds(self, place: int, seconds: int) -> None:
        """How long a message stands."""
        wanted = self._draft or self._settings()
        messages = [each.changed(seconds=seconds) if at == place else each for at, each in enumerate(wanted.messages)]
        self._change(wanted, messages=messages)

    @Slot(str)
    def setWinning(self, text: str) -> None:
        """What stands beside a prize; empty for the display's own words."""
        self._change(self._draft or self._settings(), winning_message=text.strip()[:200])

    @Slot(int)
    def setWinningSeconds(self, seconds: int) -> None:
        self._change(self._draft or self._settings(), winning_show_s=seconds)

    @Slot()
    def forgetDraft(self) -> None:
        self._draft = None
        self._again()

    def _change(self, wanted: DisplaySettings, **changes: object) -> None:
        changed = wanted.changed(**changes)
        self._draft = None if changed == self._settings() else changed
        self._again()

    meters = Property(QObject, lambda self: self._meters, constant=True)
    prizes = Property(QObject, lambda self: self._prizes, constant=True)
    toHandOver = Property(QObject, lambda self: self._goods, constant=True)
    messages = Property(QObject, lambda self: self._messages, constant=True)
    count = shown_field(int, "count", changed)
    waiting = shown_field(str, "waiting", changed)
    waitingKey = shown_field(str, "waitingKey", changed)
    waitingCount = shown_field(int, "waitingCount", changed)
    isDraft = shown_field(bool, "isDraft", changed)
    winning = shown_field(str, "winning", changed)
    winningSeconds = shown_field(int, "winningSeconds", changed)


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


def _goods(prize: Prize, words: Words) -> PrizeRow:
    return PrizeRow(
        key=prize.prize,
        title=translate("Jackpots", "{what} for the player of station {station}").format(
            station=prize.station, what=prize.goods
        ),
        detail=translate("Jackpots", "Won {moment}, to be handed over (rule 8.3.9).").format(
            moment=words.moment(prize.won_ms)
        ),
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
