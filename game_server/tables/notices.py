"""Signs: limits, notices, closing and opening the table, the length of the period (RR 4.1, 5.1, 12.7)."""

from __future__ import annotations

from game_protocol.events import SignChanged, TableClosed, TableOpened
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.sign import (
    AnnounceClosing,
    AnnounceLimits,
    ChangeLimits,
    ChangePeriod,
    CloseTable,
    OpenTable,
    WithdrawNotice,
)
from game_protocol.table import LimitSign, NoticeKind, NoticeShown
from game_rules import game as books
from game_rules.errors import RuleError
from game_rules.limits import TableLimits, check_limits
from game_server.refusals import Refusal
from game_server.tables.phases import RUNNING, wrong_phase
from game_server.tables.state import Notice, Round, TableState
from game_server.tables.station_parts import SignAtStation
from game_server.tables.work import Work


def announce_limits(table: TableState, work: Work, asked: AnnounceLimits) -> NoticeShown:
    """Shows the sign of a change; its time runs from here, or from the opening of a table that is closed."""
    limits = playable(table, asked.limits)
    if not _needs_notice(table, limits):
        raise Refusal(Problem.BAD_REQUEST, Phrase.NOTICE_NOT_NEEDED)
    return _show(table, work, NoticeKind.LIMITS, asked.text, asked.limits)


def announce_closing(table: TableState, work: Work, asked: AnnounceClosing) -> NoticeShown:
    if not table.open:
        raise Refusal(Problem.TABLE_CLOSED, Phrase.TABLE_CLOSED_ALREADY)
    return _show(table, work, NoticeKind.CLOSING, asked.text, None)


def withdraw_notice(table: TableState, work: Work, asked: WithdrawNotice) -> None:
    withdraw(table, work, asked.notice)


def withdraw(table: TableState, work: Work, number: int) -> None:
    notice = table.notices.get(number)
    if notice is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_NOTICE, notice=number)
    _take_down(table, work, notice)
    tell_sign(table, work)


def change_limits(table: TableState, work: Work, asked: ChangeLimits) -> LimitSign:
    """RR 4.1, section 66(2): a higher minimum only after its sign has been shown long enough."""
    limits = playable(table, asked.limits)
    needs = _needs_notice(table, limits)
    waiver = _waived(table, table.game.notices.limits, asked.all_agree) if needs else None
    if needs and waiver is None:
        shown = [
            notice
            for notice in table.notices.values()
            if notice.kind is NoticeKind.LIMITS and notice.limits == asked.limits
        ]
        _long_enough(table, work, shown, table.game.notices.limits)
        for notice in shown:
            _take_down(table, work, notice)
    table.next_sign = asked.limits
    work.keep(table)
    if table.phase not in RUNNING:
        take_effect(table, work, waiver)
    else:
        tell_sign(table, work, waiver)
    return asked.limits


def take_effect(table: TableState, work: Work, waiver: books.Waiver | None = None) -> None:
    """A round is played from its start to its end under one sign, so a change waits for the next round."""
    if table.next_sign is None:
        return
    table.sign, table.limits, table.next_sign = table.next_sign, table.next_sign.limits(), None
    work.keep(table)
    tell_sign(table, work, waiver)


def change_period(table: TableState, work: Work, asked: ChangePeriod) -> None:
    """RR 5.1.1: the operator's length, from the next round on."""
    table.period_s = asked.period_s
    work.keep(table)
    tell_sign(table, work)


def open_table(table: TableState, work: Work, _asked: OpenTable) -> None:
    if table.open:
        return
    table.open = True
    work.keep(table)
    work.tell(TableOpened())
    # A sign in front of a closed table is read by nobody: its time begins now.
    for notice in table.notices.values():
        _start(table, work, notice)
    if table.notices:
        tell_sign(table, work)


def close_table(table: TableState, work: Work, asked: CloseTable) -> None:
    """RR 12.7: with players present only after the sign; an empty table may close at once, in every book."""
    if not table.open:
        return
    if table.phase in RUNNING:
        raise wrong_phase(table.phase)
    shown = [notice for notice in table.notices.values() if notice.kind is NoticeKind.CLOSING]
    if _players_present(table):
        _long_enough(table, work, shown, table.game.notices.closing)
    for notice in shown:
        _take_down(table, work, notice)
    table.open = False
    work.keep(table)
    work.tell(TableClosed(reason=asked.reason))
    tell_sign(table, work)


def playable(table: TableState, sign: LimitSign) -> TableLimits:
    """Limits that cannot be dealt are refused with the bet kind's name."""
    try:
        limits = sign.limits()
        check_limits(limits, table.game.kinds, table.game.chips, "limits")
    except RuleError as error:
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RULES_REFUSE, why=str(error)) from None
    return limits


def tell_sign(table: TableState, work: Work, waiver: books.Waiver | None = None) -> None:
    """`waiver`: why a change needed no notice (MWP 6.1(a), (b)); the journal keeps it."""
    parts = {
        station.number: SignAtStation(personal_limits=station.personal_limits)
        for station in table.stations.values()
        if station.personal_limits is not None
    }
    work.tell(
        SignChanged(limits=table.sign, period_s=table.period_s, notices=notices_shown(table)),
        parts=parts,
        record=_record(table, waiver),
    )


def _record(table: TableState, waiver: books.Waiver | None) -> dict[str, object] | None:
    record: dict[str, object] = {"next": table.next_sign.to_values()} if table.next_sign else {}
    if waiver is not None:
        record["waived"] = waiver.value
    return record or None


def spin_did_not_count(table: TableState, work: Work, round_: Round) -> None:
    """BWM 9.8: three spins' notice are three with a result; one without adds one to those that are announced."""
    waiting = [
        notice
        for notice in table.notices.values()
        if notice.due_round is not None and round_.opened_ms >= notice.since_ms and round_.number <= notice.due_round
    ]
    for notice in waiting:
        notice.due_round = (notice.due_round or 0) + 1
        work.keep(notice)
    if waiting:
        tell_sign(table, work)


def notices_shown(table: TableState) -> list[NoticeShown]:
    return [table.notices[number].view() for number in sorted(table.notices)]


def _show(table: TableState, work: Work, kind: NoticeKind, text: str, limits: LimitSign | None) -> NoticeShown:
    for earlier in table.notices.values():
        if earlier.kind is kind and earlier.limits == limits:
            return earlier.view()  # it is shown already, and its time runs
    table.last_notice += 1
    notice = Notice(table.last_notice, kind, work.now_ms, None, None, Said(text=text), limits)
    table.notices[notice.id] = notice
    _start(table, work, notice)
    tell_sign(table, work)
    return notice.view()


def _start(table: TableState, work: Work, notice: Notice) -> None:
    """The time of a sign: so many minutes from now, or so many spins after the one that runs."""
    if notice.kind is NoticeKind.JACKPOT and notice.due_ms is not None:
        # RR 8.3.4 names no time: the person who announced it said how long.
        notice.since_ms, notice.due_ms = work.now_ms, work.now_ms + notice.due_ms - notice.since_ms
        work.keep(notice)
        return
    rule = table.game.notices.limits if notice.kind is NoticeKind.LIMITS else table.game.notices.closing
    notice.since_ms = work.now_ms
    notice.due_ms = work.now_ms + rule.minutes * 60_000 if rule.minutes else None
    notice.due_round = (table.round.number if table.round else 0) + rule.spins if rule.spins else None
    work.keep(notice)


def _take_down(table: TableState, work: Work, notice: Notice) -> None:
    notice.shown = False
    del table.notices[notice.id]
    work.keep(notice)


def _needs_notice(table: TableState, limits: TableLimits) -> bool:
    if table.game.notices.limits_on is books.LimitChange.ANY:
        return limits != table.limits
    return limits.raises_minimum_of(table.limits)


def _waived(table: TableState, rule: books.Notice, all_agree: bool) -> books.Waiver | None:
    """MWP 6.1: without players, or when all of them agree."""
    if books.Waiver.NO_PLAYERS in rule.waived_when and not _players_present(table):
        return books.Waiver.NO_PLAYERS
    return books.Waiver.ALL_AGREE if all_agree and books.Waiver.ALL_AGREE in rule.waived_when else None


def _players_present(table: TableState) -> bool:
    return any(station.session is not None for station in table.stations.values())


def _long_enough(table: TableState, work: Work, shown: list[Notice], rule: books.Notice) -> None:
    if not shown or not table.open:
        raise Refusal(
            Problem.NOTICE_NEEDED,
            Phrase.SIGN_NEEDED_MINUTES if rule.minutes else Phrase.SIGN_NEEDED_SPINS,
            rule=rule.rule,
            minutes=rule.minutes,
            spins=rule.spins,
        )
    first = min(shown, key=lambda notice: notice.since_ms)
    if first.due_ms is not None and work.now_ms < first.due_ms:
        left_s = (first.due_ms - work.now_ms + 999) // 1000
        raise Refusal(
            Problem.NOTICE_NEEDED,
            Phrase.SIGN_TOO_YOUNG_MINUTES,
            rule=rule.rule,
            minutes=rule.minutes,
            left_s=left_s,
            may_at_ms=first.due_ms,
        )
    rounds = table.round.number if table.round else 0
    if first.due_round is not None and rounds < first.due_round:
        raise Refusal(
            Problem.NOTICE_NEEDED,
            Phrase.SIGN_TOO_YOUNG_SPINS,
            rule=rule.rule,
            spins=rule.spins,
            left=first.due_round - rounds,
            may_at_round=first.due_round,
        )
