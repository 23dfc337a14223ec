"""The table's placard: its name and game, the limit sign with the card behind it, this station's number, the time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_rules.limits import TableLimits
from screen_kit.viewmodels.limit_card import LimitRow, bet_signs, limit_rows, table_sign
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, game_title, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    tableName: str = ""
    gameTitle: str = ""
    bookTitle: str = ""
    stationNumber: str = ""
    tableSign: str = ""
    insideSign: str = ""
    outsideSign: str = ""
    """Empty in a wheel game, whose bets are all of one kind."""
    personalSign: bool = False
    tableMinimum: str = ""
    period: str = ""
    clock: str = ""


@QmlElement
class Placard(QObject):
    """What seldom changes while somebody plays; apart from what does, so that a placed chip need not tell it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._limits: Rows[LimitRow] = Rows(LimitRow, self)
        self._written: tuple[TableLimits, Words] | None = None

    def show(self, picture: Picture, words: Words, now: datetime) -> None:
        game, limits = picture.game, picture.limits
        inside, *outside = ("",) if game is None or limits is None else bet_signs(game, limits, words)
        shown = _Shown(
            tableName=picture.table_name,
            gameTitle="" if game is None else game_title(game),
            bookTitle="" if game is None else game.book.title,
            stationNumber=translate("Station", "Station {number}").format(number=picture.station),
            tableSign="" if limits is None else table_sign(limits, words),
            insideSign=inside,
            outsideSign=words.several(outside),
            personalSign=picture.personal_limits,
            tableMinimum="" if limits is None else words.money(limits.table_minimum),
            period="" if game is None else str(game.wagering_period_s),
            clock=words.clock(now),
        )
        show(self, shown, self.changed)
        if game is not None and limits is not None and self._written != (limits, words):
            self._written = (limits, words)
            self._limits.show(limit_rows(game, limits, words))

    limits = part(QObject, "_limits")
    tableName = shown_field(str, "tableName", changed)
    gameTitle = shown_field(str, "gameTitle", changed)
    bookTitle = shown_field(str, "bookTitle", changed)
    stationNumber = shown_field(str, "stationNumber", changed)
    tableSign = shown_field(str, "tableSign", changed)
    insideSign = shown_field(str, "insideSign", changed)
    outsideSign = shown_field(str, "outsideSign", changed)
    personalSign = shown_field(bool, "personalSign", changed)
    tableMinimum = shown_field(str, "tableMinimum", changed)
    period = shown_field(str, "period", changed)
    clock = shown_field(str, "clock", changed)
