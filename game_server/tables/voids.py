"""Wagers that do not count: no spin, a game invalidated, one station's wagers void (RR 9.1, 9.3, 9.7, 12.2-12.4)."""

from __future__ import annotations

from game_protocol.events import RoundEndedWithoutSpin, WagersVoided
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.rounds import AnnounceNoSpin, InvalidateRound, VoidCause, VoidWagers
from game_protocol.table import Phase
from game_server.refusals import Refusal
from game_server.tables import alerts, corrections, phases
from game_server.tables.rounds import give_back, running
from game_server.tables.settlement import end_without_spin
from game_server.tables.state import Placed, TableState
from game_server.tables.work import Work

AT_REST_BEFORE_EXPIRY = "at-rest-before-expiry"


def announce_no_spin(table: TableState, work: Work, asked: AnnounceNoSpin) -> RoundEndedWithoutSpin:
    """RR 9.1, 9.2: the spin is of no effect, whatever the ball does."""
    round_ = running(table, asked.round)
    reason = table.game.no_spin_reasons.get(asked.why)
    if reason is None:
        raise Refusal(Problem.BAD_REQUEST, Phrase.NO_SUCH_REASON, why=asked.why)
    if asked.why == AT_REST_BEFORE_EXPIRY and table.phase is not Phase.BETTING:
        # 9.1.6 speaks of a period that still runs; after its end the ball rests in good time.
        raise phases.wrong_phase(table.phase)
    ended = end_without_spin(table, work, Phase.NO_SPIN, reason.text, reason.rule)
    round_.reason = reason.id
    return ended


def invalidate_round(table: TableState, work: Work, asked: InvalidateRound) -> RoundEndedWithoutSpin:
    """RR 9.3 (a malfunction) or 12.3 (a disruption, fraud): all wagers are refunded (12.4), paid or not."""
    round_ = running(table, asked.round)
    rule = table.game.powers[asked.cause.power].rule
    if round_.phase is Phase.SETTLED:
        phases.check(table.phase, Phase.VOID)
        return corrections.invalidate(table, work, round_, asked.reason, rule)
    if asked.cause is VoidCause.MALFUNCTION and round_.phase is Phase.BETTING:
        rule = "9.8.1"
    return end_without_spin(table, work, Phase.VOID, asked.reason, rule)


def void_by_system(table: TableState, work: Work) -> None:
    """RR 9.8.1: the system failed before the end of the period; nobody could change a wager any more."""
    reason = "The game system failed before the end of the wagering period."
    end_without_spin(table, work, Phase.VOID, reason, "9.8.1")
    alerts.raise_alert(table, work, alerts.What.SYSTEM, Said.of(Phrase.SYSTEM_FAILED_BEFORE))


def void_wagers(table: TableState, work: Work, asked: VoidWagers) -> None:
    """One station's wagers: contravened rules (12.2.1), or its malfunction.

    A malfunction before the end of the period voids them (9.7.1). After it the record decides (9.7.2), and there
    is one; only where the station never said that it shows what was locked can nobody confirm them (9.9).
    """
    running(table, asked.round)
    placed = table.placed_by(asked.station)
    if table.phase not in phases.RUNNING:
        raise phases.wrong_phase(table.phase)
    if placed is None or not placed.on_felt:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_WAGERS, station=asked.station)
    if asked.malfunction and placed.locked and placed.confirmed:
        raise Refusal(
            Problem.NOT_PERMITTED,
            Phrase.RECORD_SETTLES,
            rule="9.7.2",
        )
    void_sheet(table, work, placed, asked.reason)


def void_sheet(table: TableState, work: Work, placed: Placed, reason: str) -> None:
    give_back(table, work, placed)
    placed.void_reason = reason
    work.keep(placed)
    station = table.stations[placed.station]
    voided = WagersVoided(
        round=placed.round, station=placed.station, reason=reason, account=table.account_view(station)
    )
    work.tell(voided, station=placed.station)
