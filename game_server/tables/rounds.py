"""A round: betting → closed → result → settled (RR 3 to 5)."""

from __future__ import annotations

from game_protocol.events import BallSpun, OutcomeEntered, RoundClosed, RoundOpened, StationSeen
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.rounds import CloseRound, EnterOutcome, OpenRound, ReadOutcome, SpinBall
from game_protocol.table import CloseCause, LockedSheet, Phase
from game_rules.errors import UnknownOutcome
from game_rules.game import NoSpinSign, PeriodEnd
from game_rules.money import Money
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import notices, phases, verdicts
from game_server.tables.state import Placed, Round, Session, TableState
from game_server.tables.station_parts import CloseAtStation
from game_server.tables.work import Work


def running(table: TableState, number: int) -> Round:
    """The round a request speaks of, which must be the table's own."""
    if table.round is None:
        raise phases.wrong_phase(Phase.WAITING)
    if number != table.round.number:
        raise Refusal(Problem.WRONG_ROUND, Phrase.WRONG_ROUND, round=table.round.number)
    return table.round


def open_round(table: TableState, work: Work, _asked: OpenRound) -> RoundOpened:
    """Starts the next wagering period; a change of limits that waited for it holds from here."""
    if not table.open:
        raise Refusal(Problem.TABLE_CLOSED, Phrase.OPEN_TABLE_FIRST)
    phases.check(table.phase, Phase.BETTING)
    notices.take_effect(table, work)
    period_s = table.period_s
    number = table.round.number + 1 if table.round is not None else 1
    deadline_ms = work.now_ms + period_s * 1000
    table.round = Round(number, Phase.BETTING, period_s, work.now_ms, deadline_ms)
    work.keep(table.round)
    opened = RoundOpened(round=number, opened_ms=work.now_ms, deadline_ms=deadline_ms, period_s=period_s)
    work.tell(opened)
    return opened


def close_round(table: TableState, work: Work, asked: CloseRound) -> RoundClosed:
    """Before the time is up only as the book says: the sensor once the ball is spun (RR 5.1.3), the dealer's call."""
    round_ = running(table, asked.round)
    phases.check(table.phase, Phase.CLOSED)
    rule = table.game.period_ends.get(PeriodEnd(asked.cause))
    if rule is None:
        by_dealer = asked.cause is CloseCause.DEALER
        phrase = Phrase.DEALER_DOES_NOT_END if by_dealer else Phrase.SENSOR_DOES_NOT_END
        rule = table.game.rules["wagering_period"]
        raise Refusal(Problem.NOT_PERMITTED, phrase, rule=rule, deadline_ms=round_.deadline_ms)
    if asked.cause is CloseCause.SENSOR and round_.ball_spun_ms is None:
        raise Refusal(Problem.WRONG_PHASE, Phrase.BALL_NOT_SPUN, rule=rule, deadline_ms=round_.deadline_ms)
    return end_period(table, work, asked.round, asked.cause)


def end_period(table: TableState, work: Work, number: int, cause: CloseCause) -> RoundClosed:
    """No more bets (RR 3.7, 5.1): every sheet is locked as it is, and each station is told exactly what was locked."""
    round_ = running(table, number)
    phases.check(round_.phase, Phase.CLOSED)  # a freeze stops no clock
    round_.phase, round_.closed_ms, round_.close_cause = Phase.CLOSED, work.now_ms, cause
    for placed in round_.sheets.values():
        _lock(table, work, placed)
    work.keep(round_)
    closed = RoundClosed(round=number, cause=cause, closed_ms=work.now_ms)
    parts = {
        station.number: CloseAtStation(
            locked=_shown(round_.sheets.get(station.number)), account=table.account_view(station)
        )
        for station in table.stations.values()
        if station.session is not None
    }
    digests = {str(placed.station): placed.sheet.digest for placed in round_.sheets.values()}
    work.tell(closed, parts=parts, record={"digests": digests})
    return closed


def spin_ball(table: TableState, work: Work, asked: SpinBall) -> None:
    """RR 5.3: at any time after the start of the period; whether it rests too early is for 9.1.6 to say.

    Betting is over with it where the book says so (BWS 3.9), and where the accounts are frozen: nobody bets on a ball
    that runs while nobody may bet (RR 3.7).
    """
    round_ = running(table, asked.round)
    if round_.phase not in (Phase.BETTING, Phase.CLOSED):
        raise phases.wrong_phase(table.phase)
    if round_.ball_spun_ms is not None:
        return
    round_.ball_spun_ms = work.now_ms
    work.keep(round_)
    work.tell(BallSpun(round=asked.round))
    if round_.phase is Phase.BETTING:
        if PeriodEnd.SPIN in table.game.period_ends:
            end_period(table, work, round_.number, CloseCause.SPIN)
        elif table.frozen_reason is not None:
            end_period(table, work, round_.number, CloseCause.FREEZE)


def read_outcome(table: TableState, work: Work, asked: ReadOutcome | EnterOutcome) -> OutcomeEntered:
    """RR 5.4.2. It counts only once it is confirmed, and waits until every screen shows what it will be settled on."""
    round_ = running(table, asked.round)
    try:
        outcome = table.game.wheel.check(asked.outcome)
    except UnknownOutcome:
        raise Refusal(Problem.BAD_REQUEST, Phrase.NO_SUCH_OUTCOME, outcome=asked.outcome) from None
    if table.phase is Phase.BETTING:
        early = table.game.no_spin_when(NoSpinSign.AT_REST_EARLY)
        raise Refusal(
            Problem.WRONG_PHASE,
            Phrase.PERIOD_RUNS if early is None else Phrase.RESTS_TOO_EARLY,
            rule=None if early is None else early.rule,
            phase=Phase.BETTING,
            deadline_ms=round_.deadline_ms,
        )
    phases.check(table.phase, Phase.RESULT)
    _screens_agree(table, work, round_)
    if round_.phase is Phase.RESULT and round_.entered == outcome:
        return OutcomeEntered(round=round_.number, outcome=outcome, source=asked.source)
    round_.phase, round_.entered, round_.entered_source = Phase.RESULT, outcome, asked.source
    verdicts.prepare(table, round_, outcome)
    work.keep(round_)
    entered = OutcomeEntered(round=round_.number, outcome=outcome, source=asked.source)
    work.tell(entered, staff_only=True)
    return entered


def unconfirmed(table: TableState, round_: Round) -> list[int]:
    """Connected stations that have a locked sheet and have not said that they show it."""
    return [
        placed.station
        for placed in round_.sheets.values()
        if placed.binds and not placed.confirmed and placed.station in table.connected
    ]


def next_due_ms(table: TableState) -> int | None:
    """When the table's writer has something to do by itself."""
    round_ = table.round
    if round_ is None:
        return None
    if round_.phase is Phase.BETTING:
        return round_.deadline_ms
    if round_.phase is Phase.CLOSED and not round_.named and round_.closed_ms is not None:
        return round_.closed_ms + table.settings.confirm_ms
    return None


def on_time(table: TableState, work: Work) -> None:
    """The end of the period by the server's clock; a second later, who has not confirmed."""
    due_ms = next_due_ms(table)
    round_ = table.round
    if round_ is None or due_ms is None or work.now_ms < due_ms:
        return
    if round_.phase is Phase.BETTING:
        end_period(table, work, round_.number, CloseCause.EXPIRY)
        return
    round_.named = True
    for station in unconfirmed(table, round_):
        work.tell(StationSeen(station=station, connected=True, confirmed=False), staff_only=True)


def _lock(table: TableState, work: Work, placed: Placed) -> None:
    """RR 4.3.3: wagers that are together below the table minimum are not recognised, and given back."""
    placed.locked = True
    work.keep(placed)
    if placed.void_reason is not None or not placed.sheet.wagers:
        return
    station = table.stations[placed.station]
    placed.recognised = placed.sheet.recognised(table.limits_for(station))
    if not placed.recognised:
        give_back(table, work, placed)


def give_back(table: TableState, work: Work, placed: Placed) -> None:
    """Chips of this sheet that still lie on the felt go back to the account they came from."""
    if not placed.on_felt:
        return
    work.move(table.felt, session_of(table, placed).ledger, placed.on_felt, Why.REFUND, placed.round)
    placed.returned, placed.on_felt = placed.on_felt, Money.zero()
    work.keep(placed)


def session_of(table: TableState, placed: Placed) -> Session:
    """Cash-out is refused while wagers run, so the account a stake came from is open until the round has ended."""
    session = table.stations[placed.station].session
    if session is None or session.id != placed.session:
        raise RuntimeError(f"station {placed.station} has a stake of an account that is closed")
    return session


def _shown(placed: Placed | None) -> LockedSheet | None:
    return placed.locked_sheet() if placed is not None else None


def _screens_agree(table: TableState, work: Work, round_: Round) -> None:
    may_at_ms = (round_.closed_ms or 0) + table.settings.confirm_ms
    waiting = unconfirmed(table, round_)
    if waiting and work.now_ms < may_at_ms:
        raise Refusal(
            Problem.NOT_CONFIRMED,
            Phrase.SHEET_NOT_CONFIRMED,
            station=waiting[0],
            waiting=len(waiting),
            may_at_ms=may_at_ms,
        )
