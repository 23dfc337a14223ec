"""Alerts to staff: each stays until somebody acknowledges it."""

from __future__ import annotations

from enum import StrEnum

from game_protocol.events import Alert
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.staff import AcknowledgeAlert, Alerts, OpenAlert
from game_server.refusals import Refusal
from game_server.tables.state import StaffAlert, TableState
from game_server.tables.work import Work


class What(StrEnum):
    HAND_PAY = "hand-pay"
    DEALER_PAY = "dealer-pay"
    UNCERTAIN_TICKET = "uncertain-ticket"
    LARGE_WIN = "large-win"
    IDLE = "idle"
    ATTENDANT = "attendant"
    DEVICE = "device"
    SHORTFALL = "shortfall"
    OWED = "owed"
    SYSTEM = "system"
    FREEZE = "freeze"
    NOTE_ABOVE_LIMIT = "note-above-limit"
    JACKPOT = "jackpot"
    LARGE_AMOUNT = "large-amount"
    BAD_TICKETS = "bad-tickets"
    WRONG_RELEASE = "wrong-release"


def raise_alert(table: TableState, work: Work, what: What, said: Said, station: int | None = None) -> None:
    """One alert of a kind for a station at a time: a second would say nothing new."""
    if any(alert.what == what and alert.station == station and alert.said == said for alert in table.alerts.values()):
        return
    alert = StaffAlert(f"{work.head.number + 1}", what, station, said, work.now_ms)
    table.alerts[alert.id] = alert
    work.keep(alert)
    work.tell(_event(alert), staff_only=True)


def withdraw(table: TableState, work: Work, what: What, station: int | None, said: Said | None = None) -> None:
    """The matter is settled; with `said`, only the alert that says this goes."""
    for alert in list(table.alerts.values()):
        if alert.what == what and alert.station == station and said in (None, alert.said):
            _close(table, work, alert, "server")


def acknowledge_alert(table: TableState, work: Work, asked: AcknowledgeAlert) -> None:
    alert = table.alerts.get(asked.alert)
    if alert is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_ALERT, alert=asked.alert)
    _close(table, work, alert, work.by)


def open_alerts(table: TableState) -> Alerts:
    alerts = sorted(table.alerts.values(), key=lambda alert: (alert.at_ms, int(alert.id)))
    return Alerts(alerts=[OpenAlert(at_ms=alert.at_ms, alert=_event(alert)) for alert in alerts])


def _close(table: TableState, work: Work, alert: StaffAlert, by: str) -> None:
    alert.acknowledged_by, alert.acknowledged_ms = by, work.now_ms
    del table.alerts[alert.id]
    work.keep(alert)
    work.tell(_event(alert), staff_only=True)


def _event(alert: StaffAlert) -> Alert:
    said = alert.said
    return Alert(
        alert=alert.id,
        what=alert.what,
        station=alert.station,
        text=said.text,
        phrase=said.phrase,
        values=said.values,
        acknowledged_by=alert.acknowledged_by,
    )
