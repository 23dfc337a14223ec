"""Alerts: each stays until somebody has acknowledged it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.staff import OpenAlert
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class AlertRow:
    key: str
    title: str
    text: str
    since: str
    station: int
    """0 where it is about the whole table."""


@dataclass(frozen=True)
class _Shown:
    count: int = 0
    newest: str = ""
    newestKey: str = ""


@QmlElement
class AlertList(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._alerts: Rows[AlertRow] = Rows(AlertRow, self)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        rows = [_row(alert, words) for alert in reversed(picture.alerts)]
        self._alerts.show(rows)
        newest = rows[0] if rows else None
        text = "" if newest is None else words.several((newest.title, newest.text))
        show(self, _Shown(len(rows), text, "" if newest is None else newest.key), self.changed)

    def _rows(self) -> QObject:
        return self._alerts

    alerts = Property(QObject, _rows, constant=True)
    count = shown_field(int, "count", changed)
    newest = shown_field(str, "newest", changed)
    newestKey = shown_field(str, "newestKey", changed)


def _row(open_alert: OpenAlert, words: Words) -> AlertRow:
    alert = open_alert.alert
    station = alert.station or 0
    what = alert_word(alert.what)
    title = translate("Alerts", "Station {station}: {what}").format(station=station, what=what) if station else what
    return AlertRow(alert.alert, title, own_words(alert.said), words.moment(open_alert.at_ms), station)


def alert_word(what: str) -> str:
    words = {
        "hand-pay": translate("Alerts", "hand pay"),
        "dealer-pay": translate("Alerts", "the player waits to be paid"),
        "uncertain-ticket": translate("Alerts", "did the ticket come out?"),
        "large-win": translate("Alerts", "large win"),
        "idle": translate("Alerts", "idle while every seat is in use"),
        "attendant": translate("Alerts", "attendant called"),
        "device": translate("Alerts", "device fault"),
        "shortfall": translate("Alerts", "owed by the player"),
        "owed": translate("Alerts", "owed to the player"),
        "system": translate("Alerts", "The system"),
        "freeze": translate("Alerts", "frozen while betting"),
        "note-above-limit": translate("Alerts", "note above the limit"),
        "jackpot": translate("Alerts", "jackpot"),
        "large-amount": translate("Alerts", "a large amount, allowed by two"),
        "bad-tickets": translate("Alerts", "bad tickets"),
        "wrong-release": translate("Alerts", "needs another release"),
    }
    return words.get(what, what.replace("-", " "))
