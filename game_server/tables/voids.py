"""Wagers that do not count: no spin, a game invalidated, one station's wagers void (RR 9.1, 9.3, 9.7, 12.2-12.4)."""

from __future__ import annotations

from game_protocol.events import RoundEndedWithoutSpin, WagersVoided
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.rounds import AnnounceNoSpin, InvalidateRound, VoidCause, VoidWagers
from game_protocol.table import Phase
from game_rules.game import Power
from game_server.refusals import Refusal
from game_server.tables import alerts, corrections, phases
from game_server.tables.rounds import give_back, running
from game_server.tables.settlement import end_without_spin
from game_server.tables.state import Placed, Round, TableState
from game_server.tables.work import Work


def announce_no_spin(table: TableState, work: Work, asked: AnnounceNoSpin) -> RoundEndedWithoutSpin:
    """RR 9.1, 9.2: the spin is of no effect, whatever the ball does."""
    round_ = running(table, asked.round)
    reason = table.game.no_spin_reasons.get(asked.why)
    if reason is None:
        raise Refusal(Problem.BAD_REQUEST, Phrase.NO_SUCH_REASON, why=asked.why)
    phases.check(table.phase, Phase.NO_SPIN)
    ended = end_without_spin(table, work, Phase.NO_SPIN, reason.text, reason.rule)
    round_.reason = reason.id
    return ended


def invalidate_round(table: TableState, work: Work, asked: InvalidateRound) -> RoundEndedWithoutSpin:
    """RR 9.3 (a malfunction) or 12.3 (a disruption, fraud): all wagers are refunded (12.4), paid or not."""
    rule = table.game.powers[asked.cause.power].rule
    if table.round is not None and asked.round < table.round.number:
        earlier = corrections.settled_round(table, work, asked.round)
        _cause_fits(table, earlier, asked.cause)
        return corrections.invalidate(table, work, earlier, asked.reason, rule)
    round_ = running(table, asked.round)
    phases.check(table.phase, Phase.VOID)
    _cause_fits(table, round_, asked.cause)
    if round_.phase is Phase.SETTLED:
        return corrections.invalidate(table, work, round_, asked.reason, rule)
    if asked.cause is VoidCause.SYSTEM:
        rule = system_rule(table, before_the_end=True)
    return end_without_spin(table, work, Phase.VOID, asked.reason, rule)


def _cause_fits(table: TableState, round_: Round, cause: VoidCause) -> None:
    """RR 9.3 is of an outcome, 9.8.1 of a period that runs, MWD 5.4 of what was paid."""
    if cause is VoidCause.SYSTEM and round_.phase is not Phase.BETTING:
        rule = system_rule(table, before_the_end=False)
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RECORD_SETTLES, rule=rule)
    if cause is VoidCause.MALFUNCTION and round_.phase is Phase.BETTING:
        rule = system_rule(table, before_the_end=True)
        raise Refusal(Problem.NOT_PERMITTED, Phrase.DECLARE_SYSTEM_FAULT, rule=rule)
    if cause is VoidCause.NO_SPIN_FOUND and round_.phase is not Phase.SETTLED:
        raise phases.wrong_phase(table.phase)


def system_rule(table: TableState, *, before_the_end: bool) -> str:
    """RR 9.8.1 before the end of the period, 9.8.2 after it."""
    return f"{table.game.powers[Power.DECLARE_SYSTEM_MALFUNCTION].rule}.{1 if before_the_end else 2}"


def void_by_system(table: TableState, work: Work) -> None:
    """RR 9.8.1: the system failed before the end of the period; nobody could change a wager any more."""
    reason = "The game system failed before the end of the wagering period."
    rule = system_rule(table, before_the_end=True)
    end_without_spin(table, work, Phase.VOID, reason, rule)
    alerts.raise_alert(table, work, alerts.What.SYSTEM, Said.of(Phrase.SYSTEM_FAILED_BEFORE, rule=rule))


def void_wagers(table: TableState, work: Work, asked: VoidWagers) -> None:
    """One station's wagers: contravened rules (12.2.1), or its malfunction.

    A malfunction before the end of the period voids them (9.7.1). After it the record settles (9.7.2), and the locked
    sheet is that record, whether or not its station ever said that it shows it. Without one there is nothing to void
    (9.9).
    """
    if table.round is not None and (asked.round < table.round.number or table.round.phase is Phase.SETTLED):
        _void_paid(table, work, asked)
        return
    running(table, asked.round)
    placed = table.placed_by(asked.station)
    if table.phase not in phases.RUNNING:
        raise phases.wrong_phase(table.phase)
    if placed is None or not placed.on_felt:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_WAGERS, station=asked.station)
    if asked.malfunction and placed.locked:
        rule = f"{table.game.powers[Power.DECLARE_MALFUNCTION].rule}.2"
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RECORD_SETTLES, rule=rule)
    void_sheet(table, work, placed, asked.reason)


def _void_paid(table: TableState, work: Work, asked: VoidWagers) -> None:
    """RR 12.2.1 of a round that was settled: the winnings go back, the stake is refunded, nobody else is touched."""
    round_ = corrections.settled_round(table, work, asked.round)
    if asked.malfunction:
        rule = f"{table.game.powers[Power.DECLARE_MALFUNCTION].rule}.2"
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RECORD_SETTLES, rule=rule)
    corrections.void_player(table, work, round_, asked.station, asked.reason)


def void_sheet(table: TableState, work: Work, placed: Placed, reason: str) -> None:
    give_back(table, work, placed)
    placed.void_reason = reason
    work.keep(placed)
    station = table.stations[placed.station]
    voided = WagersVoided(
        round=placed.round, station=placed.station, reason=reason, account=table.account_view(station)
    )
    work.tell(voided, station=placed.station)
