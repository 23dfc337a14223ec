"""Signs: a higher minimum and a closure only after their notice was shown, by each book (RR 4.1, 12.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game_protocol.problems import Problem
from game_protocol.sign import AnnounceClosing, AnnounceLimits, ChangeLimits, CloseTable, OpenTable, WithdrawNotice
from game_protocol.table import KindLimits, LimitSign, Phase
from game_server.tables import notices
from tests.game_server.pure_table import PureTable

MINUTE_MS = 60_000


def higher(table: PureTable) -> LimitSign:
    """The table's sign with a higher table minimum."""
    return table.state.sign.changed(table_minimum=table.state.sign.table_minimum * 2)


def lower(table: PureTable) -> LimitSign:
    return table.state.sign.changed(table_minimum=table.state.sign.table_minimum // 5)


def test_a_higher_minimum_without_a_sign_is_refused(table: PureTable) -> None:
    refusal = table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=higher(table)))
    assert refusal.refused.detail["minutes"] == 20


@pytest.mark.parametrize(
    ("game", "minutes"),
    [
        ("rapid-roulette-single-zero", 20),
        ("big-wheel-melbourne-1", 20),
        ("big-wheel-sydney", 20),
        ("money-wheel-perth", 10),
    ],
)
def test_the_sign_must_have_been_shown_as_long_as_the_book_says(
    table_of: Callable[..., PureTable], game: str, minutes: int
) -> None:
    table = table_of(game)
    table.buy_in(1, 1000)  # Perth needs no notice at an empty table
    sign = higher(table)
    shown = table.do(notices.announce_limits, AnnounceLimits(table="1", limits=sign))
    assert shown.due_ms == table.now_ms + minutes * MINUTE_MS
    table.wait(minutes * MINUTE_MS - 1)
    refusal = table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=sign))
    assert refusal.refused.detail["may_at_ms"] == table.now_ms + 1
    table.wait(1)
    table.do(notices.change_limits, ChangeLimits(table="1", limits=sign))
    assert table.state.sign == sign
    assert table.heard_by(1, "sign-changed").limits == sign
    assert table.heard_by(1, "sign-changed").notices == []


def test_the_sign_that_was_shown_is_the_only_change_it_allows(table: PureTable) -> None:
    table.do(notices.announce_limits, AnnounceLimits(table="1", limits=higher(table)))
    table.wait(20 * MINUTE_MS)
    other = table.state.sign.changed(table_minimum=100_000)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=other))


def test_announcing_again_does_not_start_the_time_anew(table: PureTable) -> None:
    first = table.do(notices.announce_limits, AnnounceLimits(table="1", limits=higher(table)))
    table.wait(MINUTE_MS)
    assert table.do(notices.announce_limits, AnnounceLimits(table="1", limits=higher(table))) == first


def test_a_sign_in_front_of_a_closed_table_counts_from_its_opening(table: PureTable) -> None:
    table.do(notices.close_table, CloseTable(table="1", reason="night"))
    table.do(notices.announce_limits, AnnounceLimits(table="1", limits=higher(table)))
    table.wait(20 * MINUTE_MS)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=higher(table)))
    table.do(notices.open_table, OpenTable(table="1"))
    table.wait(20 * MINUTE_MS - 1)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=higher(table)))
    table.wait(1)
    table.do(notices.change_limits, ChangeLimits(table="1", limits=higher(table)))


def test_a_lower_minimum_needs_no_sign_in_melbourne(table: PureTable) -> None:
    table.do(notices.change_limits, ChangeLimits(table="1", limits=lower(table)))
    assert table.state.limits.table_minimum.cents == 100


def test_any_change_needs_one_in_perth_unless_nobody_plays_or_all_agree(table_of: Callable[..., PureTable]) -> None:
    table = table_of("money-wheel-perth")
    kinds = {"symbol": KindLimits(minimum=100, maximum=60_000, multiple=100)}
    more = LimitSign(kinds=kinds, table_minimum=100)
    table.buy_in(1, 1000)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=more))
    table.do(notices.change_limits, ChangeLimits(table="1", limits=more, all_agree=True))  # MWP 6.1
    empty = table_of("money-wheel-perth")
    empty.do(notices.change_limits, ChangeLimits(table="1", limits=more))


def test_all_agreeing_does_not_help_where_the_book_does_not_know_it(table: PureTable) -> None:
    table.refused(
        Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=higher(table), all_agree=True)
    )


def test_a_round_is_played_under_one_sign(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.open()
    before = table.state.sign
    table.do(notices.change_limits, ChangeLimits(table="1", limits=lower(table)))
    assert table.state.sign == before
    table.close()
    table.settle("1")
    table.open()
    assert table.state.limits.table_minimum.cents == 100


def test_limits_that_cannot_be_dealt_are_refused_with_the_bet_kind(table: PureTable) -> None:
    kinds = {**table.state.sign.kinds, "red": KindLimits(minimum=501, maximum=501, multiple=500)}
    asked = ChangeLimits(table="1", limits=LimitSign(kinds=kinds, table_minimum=500))
    assert "red" in table.refused(Problem.NOT_PERMITTED, notices.change_limits, asked).refused.message


def test_a_table_with_players_closes_only_after_its_sign(table: PureTable) -> None:
    table.buy_in(1, 1000)
    table.refused(Problem.NOTICE_NEEDED, notices.close_table, CloseTable(table="1", reason="night"))
    table.do(notices.announce_closing, AnnounceClosing(table="1"))
    table.wait(20 * MINUTE_MS - 1)
    table.refused(Problem.NOTICE_NEEDED, notices.close_table, CloseTable(table="1", reason="night"))
    table.wait(1)
    table.do(notices.close_table, CloseTable(table="1", reason="night"))  # 12.7
    assert not table.state.open
    assert table.events("table-closed")


def test_in_melbourne_the_big_wheel_closes_after_three_spins(table_of: Callable[..., PureTable]) -> None:
    table = table_of("big-wheel-melbourne-1")
    table.buy_in(1, 1000)
    table.play({}, "A")
    shown = table.do(notices.announce_closing, AnnounceClosing(table="1"))
    assert shown.due_round == 4
    for _ in range(2):
        table.play({}, "A")
        table.refused(Problem.NOTICE_NEEDED, notices.close_table, CloseTable(table="1", reason="night"))
    table.play({}, "A")
    table.do(notices.close_table, CloseTable(table="1", reason="night"))  # BWM 9.8


def test_a_table_does_not_close_in_the_middle_of_a_round(table: PureTable) -> None:
    table.open()
    table.refused(Problem.WRONG_PHASE, notices.close_table, CloseTable(table="1", reason="night"))


def test_an_empty_table_closes_at_once(table: PureTable) -> None:
    table.do(notices.close_table, CloseTable(table="1", reason="night"))
    assert table.state.phase is Phase.WAITING
    assert not table.state.open


def test_a_withdrawn_sign_allows_nothing(table: PureTable) -> None:
    shown = table.do(notices.announce_limits, AnnounceLimits(table="1", limits=higher(table)))
    table.do(notices.withdraw_notice, WithdrawNotice(table="1", notice=shown.id))
    table.refused(Problem.UNKNOWN, notices.withdraw_notice, WithdrawNotice(table="1", notice=shown.id))
    table.wait(20 * MINUTE_MS)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=higher(table)))


def test_mwp_6_1_a_without_players_limits_change_at_once_and_the_journal_says_why() -> None:
    table = PureTable("money-wheel-perth")
    wanted = table.state.sign.changed(table_minimum=1000)
    table.do(notices.change_limits, ChangeLimits(table="1", limits=wanted))
    assert table.state.sign.table_minimum == 1000
    assert '"waived":"no_players"' in table.last("sign-changed").body


def test_mwp_6_1_b_when_all_players_agree_limits_change_and_the_journal_says_so() -> None:
    table = PureTable("money-wheel-perth")
    table.buy_in(1, 10_000)
    wanted = table.state.sign.changed(table_minimum=1000)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, ChangeLimits(table="1", limits=wanted))
    table.do(notices.change_limits, ChangeLimits(table="1", limits=wanted, all_agree=True))
    assert '"waived":"all_agree"' in table.last("sign-changed").body


def test_rr_4_1_agreement_is_no_way_around_the_twenty_minutes() -> None:
    table = PureTable()
    table.buy_in(1, 10_000)
    wanted = table.state.sign.changed(table_minimum=1000)
    asked = ChangeLimits(table="1", limits=wanted, all_agree=True)
    table.refused(Problem.NOTICE_NEEDED, notices.change_limits, asked)
