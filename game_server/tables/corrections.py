"""A wrong outcome is put right (RR 9.4), or a paid game is invalidated (12.3, 12.4).

All accounts freeze; the results are computed anew from the locked sheets; each account gets one visible correction;
then they unfreeze. Nobody's balance goes below nothing: what a player has already taken out is recorded as owed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game_protocol.events import (
    AccountsFrozen,
    AccountsUnfrozen,
    OutcomeCorrected,
    RoundEndedWithoutSpin,
    WagersVoided,
)
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.rounds import (
    Correction,
    CorrectionLine,
    CorrectOutcome,
    FreezeAccounts,
    PreviewCorrection,
    PreviewVoid,
    UnfreezeAccounts,
)
from game_protocol.table import CloseCause, Phase, Spin
from game_rules.errors import UnknownOutcome
from game_rules.game import Power
from game_rules.money import Money
from game_rules.settlement import settle
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import alerts, debts, notices, phases, sheets
from game_server.tables.rounds import end_period
from game_server.tables.state import Placed, Round, Station, TableState
from game_server.tables.station_parts import CorrectionAtStation, ResultAtStation
from game_server.tables.work import Work


@dataclass(frozen=True, slots=True)
class Change:
    """The result one locked sheet should have had."""

    placed: Placed
    was: Money
    won: Money
    returned: Money
    has_left: bool
    available: Money
    """The money that can be taken back: the balance, and chips of a period that still runs; of a player who has left,
    what the house owes them."""

    @property
    def difference(self) -> Money:
        return self.returned - self.was

    @property
    def shortfall(self) -> Money:
        return max(-self.difference - self.available, Money.zero())

    def line(self) -> CorrectionLine:
        return CorrectionLine(
            station=self.placed.station,
            was_returned=self.was.cents,
            now_returned=self.returned.cents,
            change=self.difference.cents,
            shortfall=self.shortfall.cents,
        )


def freeze_accounts(table: TableState, work: Work, asked: FreezeAccounts | CorrectOutcome) -> None:
    """RR 9.4: at once, whatever is going on. It is no way around 3.7: a wagering period gets no time back, and with the
    ball spun it ends with what had been acknowledged. Staff hear of a freeze that takes betting time away."""
    if table.frozen_reason is not None:
        return
    phases.check(table.phase, Phase.FROZEN)
    round_ = table.round
    betting = round_ is not None and round_.phase is Phase.BETTING
    if round_ is not None and betting and round_.ball_spun_ms is not None:
        end_period(table, work, round_.number, CloseCause.FREEZE)
    table.frozen_reason, table.frozen_ms = asked.reason, work.now_ms
    work.keep(table)
    work.tell(AccountsFrozen(reason=asked.reason))
    if round_ is not None and betting:
        said = Said.of(Phrase.FROZEN_WHILE_BETTING, round=round_.number, why=asked.reason)
        alerts.raise_alert(table, work, alerts.What.FREEZE, said)


def unfreeze_accounts(table: TableState, work: Work, _asked: UnfreezeAccounts | CorrectOutcome) -> None:
    """Betting goes on to the end that was first told, if that is still to come."""
    if table.frozen_reason is None:
        return
    table.frozen_reason = table.frozen_ms = None
    work.keep(table)
    round_ = table.round
    betting = round_ is not None and round_.phase is Phase.BETTING
    work.tell(AccountsUnfrozen(deadline_ms=round_.deadline_ms if round_ is not None and betting else None))


def preview_correction(table: TableState, work: Work, asked: PreviewCorrection) -> Correction:
    """Before and after for each account; nothing is changed."""
    round_ = settled_round(table, work, asked.round)
    changes = _recomputed(table, round_, asked.outcome)
    return _correction(round_, asked.outcome, changes)


def correct_outcome(table: TableState, work: Work, asked: CorrectOutcome) -> Correction:
    """Whole or not at all: what may refuse it comes before the first account is touched."""
    round_ = settled_round(table, work, asked.round)
    was = round_.outcome or ""
    changes = _recomputed(table, round_, asked.outcome)
    correction = _correction(round_, asked.outcome, changes)
    freeze_accounts(table, work, asked)
    parts = _carry_out(
        table,
        work,
        changes,
        lambda change, station: CorrectionAtStation(
            change=change.difference.cents,
            shortfall=change.shortfall.cents,
            last_spin=station.last_spin,
            account=table.account_view(station),
        ),
        asked.outcome,
    )
    round_.first_outcome, round_.outcome = round_.first_outcome or was, asked.outcome
    round_.reason, round_.rule = asked.reason, table.game.powers[Power.CORRECT_OUTCOME].rule
    work.keep(round_)
    for index, spin in enumerate(table.history):
        if spin.round == round_.number:
            table.history[index] = Spin(round=spin.round, outcome=asked.outcome)
    corrected = OutcomeCorrected(round=round_.number, was=was, now=asked.outcome)
    record = {"reason": asked.reason, "lines": [line.to_values() for line in correction.lines]}
    work.tell(corrected, parts=parts, record=record)
    debts.alert(table, work)
    unfreeze_accounts(table, work, asked)
    return correction


def preview_void(table: TableState, work: Work, asked: PreviewVoid) -> Correction:
    """Before and after of every account, if the round, or one player's part in it, were void; nothing is changed."""
    round_ = settled_round(table, work, asked.round)
    changes = _refunds(table, round_)
    if asked.station is not None:
        changes = [_of_player(round_, changes, asked.station)]
    return _correction(round_, "", changes)


def void_player(table: TableState, work: Work, round_: Round, station: int, reason: str) -> None:
    """12.2.1: one player's wagers of a paid round are void; winnings go back, the stake is refunded."""
    change = _of_player(round_, _refunds(table, round_), station)
    change.placed.void_reason = reason  # from here on its card says that it did not count
    heard = _carry_out(
        table,
        work,
        [change],
        lambda _change, its: ResultAtStation(last_spin=its.last_spin, account=table.account_view(its)),
        round_.outcome,
    )
    # The round was put right, and is audited as a whole from here on, though its outcome stands.
    round_.first_outcome = round_.first_outcome or round_.outcome
    work.keep(round_)
    own = heard.get(station)
    account = own.account if own is not None else None
    voided = WagersVoided(round=round_.number, station=station, reason=reason, account=account)
    work.tell(voided, station=station, record={"lines": [change.line().to_values()]})
    debts.alert(table, work)


def _of_player(round_: Round, changes: list[Change], station: int) -> Change:
    change = next((each for each in changes if each.placed.station == station and each.placed.counts), None)
    if change is None:
        raise Refusal(Problem.UNKNOWN, Phrase.HAD_NO_WAGERS, station=station, round=round_.number)
    return change


def _refunds(table: TableState, round_: Round) -> list[Change]:
    return [
        _change(table, placed, Money.zero(), placed.sheet.total if placed.counts else placed.returned)
        for placed in round_.sheets.values()
        if placed.sheet.wagers
    ]


def invalidate(table: TableState, work: Work, round_: Round, reason: str, rule: str) -> RoundEndedWithoutSpin:
    """A game that was paid is invalidated: winnings go back, every stake is refunded (12.4)."""
    changes = _refunds(table, round_)
    parts = _carry_out(
        table,
        work,
        changes,
        lambda change, station: ResultAtStation(last_spin=station.last_spin, account=table.account_view(station)),
        None,
    )
    round_.phase, round_.reason, round_.rule = Phase.VOID, reason, rule
    round_.first_outcome, round_.outcome = round_.first_outcome or round_.outcome, None
    work.keep(round_)
    for spin in [spin for spin in table.history if spin.round == round_.number]:
        table.history.remove(spin)
    notices.spin_did_not_count(table, work, round_)
    ended = RoundEndedWithoutSpin(round=round_.number, how="void", reason=reason, rule=rule)
    work.tell(ended, parts=parts, record={"lines": [change.line().to_values() for change in changes]})
    debts.alert(table, work)
    return ended


def settled_round(table: TableState, work: Work, number: int) -> Round:
    """The round in memory if it is the last one, else as the database has it."""
    round_ = table.round if table.round is not None and table.round.number == number else work.found.round(number)
    if round_ is None:
        raise Refusal(Problem.WRONG_ROUND, Phrase.NO_ROUND, round=number)
    if round_.phase is not Phase.SETTLED or round_.outcome is None:
        raise Refusal(Problem.WRONG_PHASE, Phrase.ROUND_NOT_SETTLED, round=number, phase=round_.phase)
    return round_


def _recomputed(table: TableState, round_: Round, outcome: str) -> list[Change]:
    try:
        table.game.wheel.check(outcome)
    except UnknownOutcome:
        raise Refusal(Problem.BAD_REQUEST, Phrase.NO_SUCH_OUTCOME, outcome=outcome) from None
    if outcome == round_.outcome:
        raise Refusal(Problem.BAD_REQUEST, Phrase.SETTLED_ON_IT, round=round_.number, outcome=outcome)
    changes = []
    for placed in round_.sheets.values():
        if placed.counts:
            result = settle(placed.sheet, outcome)
            changes.append(_change(table, placed, result.won, result.returned))
        elif placed.sheet.wagers:
            # Not recognised, or void: no money, but the card of the last spin shows the right outcome here too.
            changes.append(_change(table, placed, placed.won, placed.returned))
    return changes


def _change(table: TableState, placed: Placed, won: Money, returned: Money) -> Change:
    station = table.stations.get(placed.station)
    here = station is not None and station.session is not None and station.session.id == placed.session
    available = Money.zero()
    if not here:
        available = debts.owed_to(table, placed.session)
    elif station is not None:
        running = table.placed_by(placed.station)
        loose = running is not None and not running.locked and running.round != placed.round
        available = table.balance_of(station) + (running.on_felt if running is not None and loose else Money.zero())
    return Change(placed, placed.returned, won, returned, not here, available)


def _carry_out(
    table: TableState,
    work: Work,
    changes: list[Change],
    part: Callable[[Change, Station], CorrectionAtStation | ResultAtStation],
    outcome: str | None,
) -> dict[int, CorrectionAtStation | ResultAtStation]:
    """One movement for each account."""
    heard: dict[int, CorrectionAtStation | ResultAtStation] = {}
    for change in changes:
        placed, difference = change.placed, change.difference
        station = table.stations[placed.station]
        session = None if change.has_left else station.session
        if difference > Money.zero() and session is None:
            debts.owe(table, work, placed, difference)
        elif difference > Money.zero() and session is not None:
            work.move(table.house, session.ledger, difference, Why.CORRECTION, placed.round)
        elif difference < Money.zero():
            taken = -difference - change.shortfall
            if session is not None:
                if taken > table.books.balance(session.ledger):
                    sheets.take_back(table, work, station)
                work.move(session.ledger, table.house, taken, Why.CORRECTION, placed.round)
            else:
                debts.owe_less(table, work, placed, taken)
            if change.shortfall:
                debts.fall_short(table, work, placed, change.shortfall)
        placed.won, placed.returned = change.won, change.returned
        if placed.balance_after is not None:
            placed.balance_after = placed.balance_after + difference + change.shortfall
        work.keep(placed)
        if session is not None:
            if station.last_spin is not None and station.last_spin.round == placed.round:
                station.last_spin = placed.last_spin(outcome)
            heard[placed.station] = part(change, station)
    return heard


def _correction(round_: Round, outcome: str, changes: list[Change]) -> Correction:
    lines = [change.line() for change in changes if change.difference]
    return Correction(round=round_.number, was=round_.outcome or "", now=outcome, lines=lines)
