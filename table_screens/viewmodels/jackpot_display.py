"""The jackpot meter display: running figures, messages in turn, the winning show, and how old it all is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.jackpots import DisplaySettings, JackpotMeter, JackpotMeters, Prize, PrizeState
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.jackpot_display.freshness import Freshness, freshness
from table_screens.jackpot_display.running import RunningAmount
from table_screens.viewmodels.sentences.wording import needs_release

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

FRAME_MS = 40
ALTERNATE_MS = 3_000
"""GMNS 1.28.6: a faulty meter shows its amount and the fault in turn."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    key: str
    name: str
    amount: str
    detail: str
    fault: str


@dataclass(frozen=True)
class _Shown:
    state: str = Freshness.FAULT
    message: str = ""
    winner: str = ""
    winnerPrize: str = ""
    winnerWords: str = ""
    confirmed: bool = False
    needsRelease: str = ""


@QmlElement
class JackpotDisplay(QObject):
    """`state`: `fresh`, `stale` (marked) or `fault`."""

    changed = Signal()

    def __init__(self, follower: MeterFollower, *, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._follower = follower
        self._words = Words(language)
        self._shown = _Shown()
        self._figures: Rows[FigureRow] = Rows(FigureRow, self)
        self._running: dict[str, RunningAmount] = {}
        self._settings = DisplaySettings()
        self._won: tuple[Prize, float] | None = None
        self._known: dict[str, PrizeState] = {}
        self._heard = False
        self._stop_watching = follower.watch(self._take)
        self._frame = QTimer(self)
        self._frame.timeout.connect(self._again)
        self._frame.start(FRAME_MS)
        self._take(follower.board)
        self._again()

    def close(self) -> None:
        """Ends the watching; the window is going."""
        self._stop_watching()
        self._frame.stop()

    def _take(self, board: JackpotMeters | None) -> None:
        if board is None:
            return
        now = self._follower.now_ms()
        if board.display is not None:
            self._settings = board.display
        for meter in board.meters:
            known = self._running.get(meter.jackpot, RunningAmount.at(meter.amount))
            self._running[meter.jackpot] = known.towards(meter.amount, now)
            self._notice(meter.last_prize, now)
        self._heard = True

    def _notice(self, prize: Prize | None, now: float) -> None:
        """A prize that was not there before starts its show; its confirmation goes on with it."""
        if prize is None or self._known.get(prize.prize) is prize.state:
            return
        is_new = prize.prize not in self._known
        self._known[prize.prize] = prize.state
        showing = self._won is not None and self._won[0].prize == prize.prize
        if prize.state is PrizeState.RETURNED:
            self._won = None if showing else self._won
        elif self._heard and (is_new or showing):
            self._won = (prize, now)

    @Slot()  # undeclared, PySide would make a meta-object for each instance, which QML's caches do not survive
    def _again(self) -> None:
        now, board = self._follower.now_ms(), self._follower.board
        if self._won is not None and now - self._won[1] > self._settings.winning_show_s * 1000:
            self._won = None
        meters = [] if board is None else self._wanted(board)
        self._figures.show([self._row(meter, now) for meter in meters])
        show(self, self._describe(now), self.changed)

    def _wanted(self, board: JackpotMeters) -> list[JackpotMeter]:
        by_id = {meter.jackpot: meter for meter in board.meters}
        named = [by_id[each] for each in self._settings.jackpots if each in by_id]
        return named or list(board.meters)

    def _row(self, meter: JackpotMeter, now: float) -> FigureRow:
        amount = meter.goods or self._words.money(Money(self._running[meter.jackpot].cents(now)))
        fault_turn = bool(meter.fault) and int(now / ALTERNATE_MS) % 2 == 1
        detail = ""
        if meter.must_hit_by is not None:
            detail = translate("Jackpots", "must be won by {amount}").format(
                amount=self._words.short(Money(meter.must_hit_by))
            )
        return FigureRow(meter.jackpot, meter.name, amount, detail, meter.fault if fault_turn else "")

    def _describe(self, now: float) -> _Shown:
        state = freshness(self._follower.age_ms())
        if self._won is None:
            return _Shown(state, self._message(now), needsRelease=needs_release(self._follower.needed_release))
        prize = self._won[0]
        return _Shown(
            state=state,
            winner=translate("Jackpots", "Station {station}").format(station=prize.station),
            winnerPrize=prize.goods or self._words.money(Money(prize.amount)),
            winnerWords=self._settings.winning_message
            or translate(
                "Jackpots",
                "wins the {name}",
            ).format(name=prize.name),
            confirmed=prize.state is PrizeState.CONFIRMED,
        )

    def _message(self, now: float) -> str:
        """Each message for its seconds, round and round."""
        messages = self._settings.messages
        whole = sum(each.seconds for each in messages)
        at = now / 1000 % whole if whole else 0.0
        for each in messages:
            if at < each.seconds:
                return each.text
            at -= each.seconds
        return ""

    def _rows(self) -> QObject:
        return self._figures

    figures = Property(QObject, _rows, constant=True)
    state = shown_field(str, "state", changed)
    message = shown_field(str, "message", changed)
    winner = shown_field(str, "winner", changed)
    winnerPrize = shown_field(str, "winnerPrize", changed)
    winnerWords = shown_field(str, "winnerWords", changed)
    confirmed = shown_field(bool, "confirmed", changed)
    needsRelease = shown_field(str, "needsRelease", changed)
