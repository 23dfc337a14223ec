"""A table's first acts after its server came back (RR 9.8)."""

from __future__ import annotations

from game_protocol.phrases import Phrase, Said
from game_protocol.table import CloseCause, Phase
from game_server.tables import alerts, notices
from game_server.tables.rounds import end_period
from game_server.tables.state import TableState
from game_server.tables.voids import system_rule, void_by_system
from game_server.tables.work import Work

SHORT_ABSENCE_MS = 5000
"""A station keeps its last picture, signs too, while it looks for the server; a hand-over is no longer than this."""


def after_restart(table: TableState, work: Work) -> None:
    """A period that still runs goes on to the end first told, unless the ball was spun: then the system failed before
    the end, and nobody bets on a ball that runs (9.8.1, void). One whose end passed while the server was away follows
    9.8 too: the last moment of which there is a durable record decides whether the system failed before the end (9.8.1)
    or after it (9.8.2, the records settle). docs/decisions/0103 has the reasons.
    """
    round_ = table.round
    if round_ is None or round_.phase is not Phase.BETTING:
        return
    if work.before.at_ms < round_.deadline_ms:
        if round_.ball_spun_ms is not None or work.now_ms >= round_.deadline_ms:
            void_by_system(table, work)
        return
    end_period(table, work, round_.number, CloseCause.EXPIRY)
    rule = system_rule(table, before_the_end=False)
    alerts.raise_alert(table, work, alerts.What.SYSTEM, Said.of(Phrase.SYSTEM_FAILED_AFTER, rule=rule))


def signs_were_dark(table: TableState, work: Work, away_ms: int) -> None:
    """RR 4.1, 12.7: a notice counts while it is shown. What the server was away is added to its time."""
    if away_ms < SHORT_ABSENCE_MS or not table.open:
        return
    waiting = [notice for notice in table.notices.values() if notice.due_ms is not None]
    for notice in waiting:
        notice.due_ms = (notice.due_ms or 0) + away_ms
        work.keep(notice)
    if waiting:
        notices.tell_sign(table, work)
