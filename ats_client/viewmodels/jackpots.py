"""The jackpots this table plays for: each meter exact, what was won where, and a prize that was won right here."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_protocol.jackpots import JackpotMeter, Prize, PrizeState
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NEWS_MS = 20_000
"""How long a meter says who won it."""


@dataclass(frozen=True, slots=True)
class MeterRow:
    """One meter."""

    key: str
    title: str
    """Its name, or for a while who won it."""
    amount: str
    """What can be won, or why nothing can (RR 8.7)."""
    offered: bool
    news: bool


@dataclass(frozen=True, slots=True)
class _Shown:
    count: int = 0
    waiting: str = ""
    """A prize won at this station that the pit boss has not confirmed yet (RR 8.3.9); empty where there is none."""
    prizeTitle: str = ""
    prizeAmount: str = ""
    prizeSentence: str = ""


@QmlElement
class JackpotsView(QObject):
    """Meters are right at once; nothing here counts up to an amount that is already true."""

    changed = Signal()
    told = Signal(str, arguments=["sentence"])
    """A prize was won, or confirmed: for the message line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._meters: Rows[MeterRow] = Rows(MeterRow, self)
        self._shown = _Shown()
        self._known: dict[str, PrizeState] | None = None
        """Prizes that were told, by id; None before the first picture, for what was won long ago is no news."""
        self._since_ms = 0
        """When the board that was shown last was true."""
        self._news: frozenset[str] = frozenset()
        self._last: tuple[Picture, Words] | None = None

    def show(self, picture: Picture, words: Words) -> None:
        self._last = (picture, words)
        self._hear(picture, words)
        self._draw(picture, words)

    def _hear(self, picture: Picture, words: Words) -> None:
        board = picture.jackpots
        if not picture.link.connected or not board.as_of_ms:
            return
        prizes = {each.prize: each for meter in board.meters if (each := meter.last_prize) is not None}
        before, self._known = self._known, {name: prize.state for name, prize in prizes.items()}
        since_ms, self._since_ms = self._since_ms - NEWS_MS, board.as_of_ms
        if before is None:
            return
        for name, prize in prizes.items():
            is_new = name not in before and prize.won_ms >= since_ms  # a meter new to this table may bring an old one
            if (is_new and prize.state is PrizeState.WON) or before.get(name, prize.state) is not prize.state:
                self.told.emit(_news(prize, picture, words))
            if is_new:
                self._news |= {name}
                QTimer.singleShot(NEWS_MS, self, lambda name=name: self._no_longer_news(name))

    def _no_longer_news(self, prize: str) -> None:
        self._news -= {prize}
        if self._last is not None:
            self._draw(*self._last)

    def _draw(self, picture: Picture, words: Words) -> None:
        self._meters.show([self._row(meter, picture, words) for meter in picture.jackpots.meters])
        shown = _Shown(count=len(picture.jackpots.meters))
        prize = picture.prize_here
        if prize is not None and prize.state is not PrizeState.RETURNED:
            shown = _Shown(
                count=shown.count,
                waiting=prize.prize if prize.state is PrizeState.WON else "",
                prizeTitle=translate("Jackpots", "Jackpot! {name}").format(name=prize.name),
                prizeAmount=_worth(prize, words),
                prizeSentence=_sentence(prize, picture),
            )
        show(self, shown, self.changed)

    def _row(self, meter: JackpotMeter, picture: Picture, words: Words) -> MeterRow:
        prize, here = meter.last_prize, picture.prize_here
        title, news = meter.name, False
        if here is not None and prize is not None and here.prize == prize.prize and here.state is PrizeState.WON:
            title, news = translate("Jackpots", "Yours: the pit boss confirms it"), True
        elif prize is not None and prize.prize in self._news:
            title, news = _where(prize, picture, words), True
        amount = _worth(meter, words) if picture.link.connected else "–"
        if meter.fault:
            amount = translate("Jackpots", "not offered now")
        return MeterRow(meter.jackpot, title, amount, not meter.fault, news)

    meters = part(QObject, "_meters")
    count = shown_field(int, "count", changed)
    waiting = shown_field(str, "waiting", changed)
    prizeTitle = shown_field(str, "prizeTitle", changed)
    prizeAmount = shown_field(str, "prizeAmount", changed)
    prizeSentence = shown_field(str, "prizeSentence", changed)


def _worth(what: JackpotMeter | Prize, words: Words) -> str:
    return what.goods or words.money(Money(what.amount))


def _where(prize: Prize, picture: Picture, words: Words) -> str:
    if prize.table == picture.table:
        told = translate("Jackpots", "Station {station} won {amount}")
    else:
        told = translate("Jackpots", "Table {table}, station {station} won {amount}")
    return told.format(table=prize.table, station=prize.station, amount=_worth(prize, words))


def _news(prize: Prize, picture: Picture, words: Words) -> str:
    ours = picture.prize_here is not None and picture.prize_here.prize == prize.prize
    if ours and prize.state is PrizeState.CONFIRMED:
        told = translate("Jackpots", "{name} is confirmed: {amount} is yours.")
    elif ours:
        told = translate("Jackpots", "{name}: you won {amount}!")
    else:
        return f"{prize.name}: {_where(prize, picture, words)}"
    return told.format(name=prize.name, amount=_worth(prize, words))


def _sentence(prize: Prize, picture: Picture) -> str:
    if prize.state is PrizeState.WON:
        told = translate("Jackpots", "The pit boss is told and comes to station {station} to confirm it. Play goes on.")
    elif prize.goods:
        told = translate("Jackpots", "Confirmed by the pit boss. It will be handed over to you at station {station}.")
    else:
        told = translate("Jackpots", "Confirmed by the pit boss: it is in your balance.")
    return told.format(station=picture.station)
