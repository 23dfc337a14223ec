"""The end of a round: one outcome pays everyone, or every wager goes back (RR 3.8, 5.5, 9.1, 12.4)."""

from __future__ import annotations

from typing import Literal

from game_protocol.events import AccountChanged, RoundEndedWithoutSpin, RoundSettled
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.rounds import EnterOutcome
from game_protocol.table import Phase, Spin
from game_rules.money import Money
from game_server.ledger.books import Transfer, Why
from game_server.refusals import Refusal
from game_server.tables import alerts, notices, phases, stations
from game_server.tables.rounds import give_back, read_outcome, running, session_of
from game_server.tables.state import Placed, Round, Station, TableState
from game_server.tables.station_parts import ResultAtStation
from game_server.tables.verdicts import verdict_of, words_for
from game_server.tables.work import Work, Written


def enter_outcome(table: TableState, work: Work, asked: EnterOutcome) -> RoundSettled:
    """RR 5.4.2: the dealer has confirmed it. Exactly the locked sheets are settled, in one transaction."""
    round_ = running(table, asked.round)
    if table.phase is not Phase.RESULT or round_.entered != asked.outcome:
        read_outcome(table, work, asked)
    phases.check(table.phase, Phase.SETTLED)
    outcome = asked.outcome
    round_.phase, round_.outcome, round_.ended_ms = Phase.SETTLED, outcome, work.now_ms
    work.keep(round_)
    playing = _playing(round_)
    _pay(table, work, playing, outcome)
    table.history.appendleft(Spin(round=round_.number, outcome=outcome))
    settled = RoundSettled(round=round_.number, outcome=outcome, settled_ms=work.now_ms)
    work.tell(settled, parts=_results(table, work, round_), record=_record(playing))
    for placed in playing:
        if placed.won >= table.settings.limits.large_win:
            _lock_large_win(table, work, placed)
    _count_idle(table, work, {placed.station for placed in playing})
    return settled


def end_without_spin(
    table: TableState, work: Work, how: Literal[Phase.NO_SPIN, Phase.VOID], reason: str, rule: str
) -> RoundEndedWithoutSpin:
    """Every wager of the round goes back to its account."""
    round_ = table.round
    if round_ is None:
        raise phases.wrong_phase(Phase.WAITING)
    phases.check(round_.phase, how)
    for placed in round_.sheets.values():
        placed.locked = True
        work.keep(placed)
        give_back(table, work, placed)
    round_.phase, round_.ended_ms, round_.reason, round_.rule = how, work.now_ms, reason, rule
    round_.closed_ms = round_.closed_ms or work.now_ms
    work.keep(round_)
    notices.spin_did_not_count(table, work, round_)
    ended = RoundEndedWithoutSpin(
        round=round_.number, how="no_spin" if how is Phase.NO_SPIN else "void", reason=reason, rule=rule
    )
    work.tell(ended, parts=_results(table, work, round_), record=_record(_playing(round_)))
    return ended


def _playing(round_: Round) -> list[Placed]:
    return [placed for placed in round_.sheets.values() if placed.counts]


def _pay(table: TableState, work: Work, playing: list[Placed], outcome: str) -> None:
    """Winning stakes come back with what they won; the losing ones are the house's, all together in one movement."""
    transfers: list[Transfer] = []
    lost = 0
    for placed in playing:
        verdict = verdict_of(table, placed, outcome)
        session_of(table, placed)
        transfers += verdict.transfers
        lost += verdict.lost.cents
        placed.won, placed.returned, placed.on_felt = verdict.won, verdict.returned, Money.zero()
    if lost:
        transfers.append(Transfer(table.felt, table.house, Money(lost), Why.LOST, playing[0].round))
    work.carry_out(transfers)


def _results(table: TableState, work: Work, round_: Round) -> Written | None:
    """Each player's result; the card of the last spin stays up until the next (GMNS 1.21.7)."""
    parts: dict[int, str] = {}
    for station in table.stations.values():
        standing = table.standing(station)
        if standing is None:
            continue
        placed = round_.sheets.get(station.number)
        if placed is not None and placed.session == standing.session:
            placed.balance_after = Money(standing.balance)
            work.keep_result(placed)
            if placed.sheet.wagers:
                station.last_spin = placed.last_spin(round_.outcome)
        parts[station.number] = words_for(station, standing, round_)
    return Written(ResultAtStation, parts) if parts else None


def _record(playing: list[Placed]) -> dict[str, object]:
    return {"returned": {str(placed.station): placed.returned.cents for placed in playing}}


def _lock_large_win(table: TableState, work: Work, placed: Placed) -> None:
    """GMNS 1.16.6: the station stands still until an attendant clears it."""
    station = table.stations[placed.station]
    if station.session is None:
        return
    freeze_account(table, work, station, f"won {placed.won} in round {placed.round}")
    said = Said.of(Phrase.LARGE_WIN, amount=placed.won.cents, round=placed.round)
    alerts.raise_alert(table, work, alerts.What.LARGE_WIN, said, station.number)


def freeze_account(table: TableState, work: Work, station: Station, reason: str) -> None:
    session = station.session
    if session is None:
        raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_ACCOUNT, station=station.number)
    session.frozen, session.frozen_reason = bool(reason), reason
    work.keep(session)
    why = "frozen" if reason else "unfrozen"
    changed = AccountChanged(station=station.number, why=why, account=table.account_view(station))
    work.tell(changed, station=station.number, record={"reason": reason})


def _count_idle(table: TableState, work: Work, played: set[int]) -> None:
    """RR 12.8: rounds in a row without a wager."""
    for station in table.stations.values():
        idle = station.idle_rounds + 1 if station.session is not None and station.number not in played else 0
        if idle != station.idle_rounds:
            station.idle_rounds = idle
            work.keep(station)
            if idle == 0:
                alerts.withdraw(table, work, alerts.What.IDLE, station.number)
    for station in table.stations.values():
        if stations.is_idle(table, station):
            said = Said.of(Phrase.IDLE_SEAT, rounds=table.game.idle_rounds, rule=table.game.rules["idle_seat"])
            alerts.raise_alert(table, work, alerts.What.IDLE, said, station.number)
