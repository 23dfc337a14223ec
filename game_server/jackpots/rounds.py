"""Jackpots in a round, inside the transaction of the table's own writer (RR 3.13, 8.4, 8.7, 8.8, 9.4, 9.10).

A round's settlement, its contributions and a prize are one commit: after a crash either all of it is there or none.
Tables know nothing of jackpots; these functions stand in front of the table's own and call them first.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_protocol.events import RoundEndedWithoutSpin, RoundSettled
from game_protocol.jackpots import JackpotFault, JackpotMeters, PrizeState
from game_protocol.log import Log
from game_protocol.phrases import Phrase, Said
from game_protocol.rounds import Correction, CorrectOutcome, EnterOutcome, InvalidateRound
from game_rules.errors import RuleError
from game_rules.money import Money
from game_server.jackpots import bookings, storage
from game_server.jackpots.board import meter_view
from game_server.jackpots.draws import shuffled
from game_server.jackpots.meter import Jackpot, Stake, Steps
from game_server.jackpots.playing import Playing, playing_in, steps_of, waiting_in
from game_server.jackpots.prizes import carry_out, give_back
from game_server.jackpots.triggers import Played, Spin, winners
from game_server.tables import alerts, corrections, settlement, voids
from game_server.tables.state import Round, TableState
from game_server.tables.work import Work

log = Log(__name__)


def enter_outcome(table: TableState, work: Work, asked: EnterOutcome) -> RoundSettled:
    """RR 3.13: every player with a valid wager takes part once the outcome is confirmed."""
    settled = settlement.enter_outcome(table, work, asked)
    playing, round_ = playing_in(work), table.round
    if round_ is not None:
        _tell_faults(table, work, playing)
        _play_round(table, work, playing, round_)
    return settled


def invalidate_round(table: TableState, work: Work, asked: InvalidateRound) -> RoundEndedWithoutSpin:
    """RR 8.8: a prize of a void round that is not confirmed goes back to a meter. A confirmed one stands (9.10)."""
    ended = voids.invalidate_round(table, work, asked)
    for won in waiting_in(playing_in(work), asked.round):
        give_back(table, work, won, f"round {asked.round} is void: {asked.reason}")
    return ended


def correct_outcome(table: TableState, work: Work, asked: CorrectOutcome) -> Correction:
    """RR 9.4: what depends on the outcome is judged again by the right one. A mystery prize does not; nor is a
    confirmed prize ever undone (9.10)."""
    correction = corrections.correct_outcome(table, work, asked)
    playing = playing_in(work)
    round_ = table.round if table.round is not None and table.round.number == asked.round else None
    round_ = round_ or work.found.round(asked.round)
    if round_ is None:
        return correction
    stakes, spins = _stakes(round_), [*playing.spins.get(asked.round, []), _spin(round_)]
    for won in waiting_in(playing, asked.round):
        jackpot = playing.kept.jackpots.get(won.view.jackpot)
        if jackpot is None or jackpot.parameters.trigger is None:
            continue
        if won.view.station not in winners(jackpot.parameters.trigger, spins):
            reason = f"the outcome of round {asked.round} was {asked.outcome}, not {correction.was}"
            give_back(table, work, won, reason)
    for jackpot in playing.in_play():
        if jackpot.parameters.trigger is None:
            continue
        met = set(winners(jackpot.parameters.trigger, spins)) - _stations_with_prize(playing, jackpot.id, asked.round)
        steps = steps_of(work, jackpot)
        steps.win([stake for stake in stakes if stake.station in met])
        carry_out(table, work, playing, round_, jackpot, steps)
    return correction


def _play_round(table: TableState, work: Work, playing: Playing, round_: Round) -> None:
    if playing.out_of_reach:
        said = Said.of(Phrase.JACKPOTS_OUT_OF_REACH, round=round_.number)
        alerts.raise_alert(table, work, alerts.What.JACKPOT, said)
        return
    in_play = playing.in_play()
    if not in_play:
        return
    order = shuffled(work.chance, _stakes(round_))
    spins = [*playing.spins.get(round_.number, []), _spin(round_)]
    turnover = Money.total(stake.amount for stake in order)
    played: list[tuple[Jackpot, Steps]] = []
    record: dict[str, object] = {"order": [stake.station for stake in order], "turnover": turnover.cents}
    for jackpot in in_play:
        try:
            steps = _played(work, jackpot, order, spins)
        except (ValueError, RuleError) as error:
            _tell_fault(table, work, jackpot.id, f"its meter cannot be moved: {error}")
            continue
        played.append((jackpot, steps))
        value, reserve = bookings.contributed(steps.movements)
        record[jackpot.id] = [value.parts, reserve.parts]
        for transfer in bookings.contributions(jackpot, steps.jackpot, steps.movements, table.house, round_.number):
            work.move(transfer.source, transfer.target, transfer.amount, transfer.why, transfer.round)
        if turnover:
            work.also(storage.contribution(jackpot.id, table.id, round_.number, turnover, value, reserve, work.now_ms))
    after = playing.kept.jackpots | {jackpot.id: steps.jackpot for jackpot, steps in played}
    meters = [meter_view(after[name]) for name in sorted(playing.offered & after.keys())]
    work.tell(JackpotMeters(table=table.id, as_of_ms=work.now_ms, meters=meters), record=record)
    for jackpot, steps in played:
        carry_out(table, work, playing, round_, jackpot, steps)


def _played(work: Work, jackpot: Jackpot, order: Sequence[Stake], spins: Sequence[Spin]) -> Steps:
    """All that can go wrong with a jackpot goes wrong here, before anything of the table has been touched for it."""
    steps = steps_of(work, jackpot)
    steps.contribute_all(order)
    if jackpot.parameters.trigger is not None:
        met = set(winners(jackpot.parameters.trigger, spins))
        steps.win([stake for stake in order if stake.station in met])
    return steps


def _stakes(round_: Round) -> list[Stake]:
    return [
        Stake(placed.station, placed.session, placed.sheet.total) for placed in round_.sheets.values() if placed.counts
    ]


def _spin(round_: Round) -> Spin:
    played = {
        placed.station: Played(placed.session, placed.sheet) for placed in round_.sheets.values() if placed.counts
    }
    return Spin(round_.outcome or "", played)


def _stations_with_prize(playing: Playing, jackpot: str, round_: int) -> set[int]:
    """Confirmed or waiting: nobody wins the same jackpot twice with one spin."""
    return {
        won.view.station
        for won in playing.prizes.values()
        if (won.view.jackpot, won.view.round) == (jackpot, round_) and won.view.state is not PrizeState.RETURNED
    }


def _tell_faults(table: TableState, work: Work, playing: Playing) -> None:
    for name, fault in playing.kept.faults.items():
        _tell_fault(table, work, name, fault)


def _tell_fault(table: TableState, work: Work, name: str, fault: str) -> None:
    """RR 8.7: a jackpot that is not operating properly is not offered, and the game goes on."""
    log.error("jackpot fault", table=table.id, jackpot=name, fault=fault)
    work.also(storage.faulty(name, fault))
    work.tell(JackpotFault(jackpot=name, fault=fault))
    said = Said.of(Phrase.JACKPOT_FAULTY, jackpot=name, why=fault)
    alerts.raise_alert(table, work, alerts.What.JACKPOT, said)
