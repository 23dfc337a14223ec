"""Signs people can act on: what will be, when by the clock, and how long that is (RR 4.1, 12.7; BWM 9.8)."""

from __future__ import annotations

from datetime import datetime

from game_protocol.table import LimitSign, NoticeKind, NoticeShown, Phase
from game_rules.library import load_game
from screen_kit.viewmodels.limit_card import sign
from screen_kit.viewmodels.notice_words import notice_words
from screen_kit.viewmodels.words import Words

GAME = load_game("rapid-roulette-single-zero")
SIGN = LimitSign.of(GAME.limits)
WORDS = Words()
AT_21_40 = int(datetime(2026, 11, 18, 21, 40).astimezone().timestamp() * 1000)


def limits_notice() -> NoticeShown:
    straight = SIGN.kinds["straight"].changed(minimum=500, maximum=10_000, multiple=500)
    then = SIGN.changed(kinds={**SIGN.kinds, "straight": straight}, table_minimum=1000)
    return NoticeShown(id=1, kind=NoticeKind.LIMITS, since_ms=0, due_ms=AT_21_40, limits=then)


def said(notice: NoticeShown, left_s: float = 0.0, round_: int = 0, phase: Phase = Phase.SETTLED) -> str:
    return notice_words(notice, GAME, SIGN, round_, phase, left_s, WORDS)


def test_rr_4_1_a_notice_says_the_new_minimum_and_the_time_of_the_change_and_counts_down() -> None:
    """Section 66(2): a sign indicating the new minimum and the proposed time of change."""
    assert said(limits_notice(), 12 * 60) == "New limits at 21:40 (12 min): TABLE MIN 10 · Straight up MIN 5 BY 5"
    assert "(11 min)" in said(limits_notice(), 11 * 60)
    assert "(42 s)" in said(limits_notice(), 41.5)


def test_rr_4_1_what_changes_for_all_inside_bets_is_said_once() -> None:
    kinds = {kind: its.changed(minimum=500, multiple=500) for kind, its in SIGN.kinds.items()}
    notice = limits_notice().changed(limits=SIGN.changed(kinds=kinds, table_minimum=1000))
    assert said(notice, 12 * 60) == "New limits at 21:40 (12 min): TABLE MIN 10 · INSIDE MIN 5 BY 5"


def test_rr_4_1_a_change_whose_time_has_come_is_still_on_the_sign_until_it_is_made() -> None:
    assert said(limits_notice()) == ("New limits from one of the next spins: TABLE MIN 10 · Straight up MIN 5 BY 5")


def test_rr_12_7_a_closing_notice_says_the_time_of_closure() -> None:
    closing = NoticeShown(id=1, kind=NoticeKind.CLOSING, since_ms=0, due_ms=AT_21_40)
    assert said(closing, 600) == "This table closes at 21:40 (10 min)."
    assert said(closing) == "This table closes soon."


def test_bwm_9_8_a_closing_notice_in_spins_counts_results_still_to_come() -> None:
    closing = NoticeShown(id=1, kind=NoticeKind.CLOSING, since_ms=0, due_round=7)
    assert said(closing, round_=4, phase=Phase.SETTLED) == "This table closes after 3 more results."
    assert said(closing, round_=5, phase=Phase.BETTING) == "This table closes after 3 more results."
    assert said(closing, round_=6, phase=Phase.SETTLED) == "This table closes after the next result."
    assert said(closing, round_=7, phase=Phase.SETTLED) == "This table closes soon."


def test_what_staff_wrote_stands_behind_the_sign() -> None:
    closing = NoticeShown(id=1, kind=NoticeKind.CLOSING, since_ms=0, due_ms=AT_21_40, text="Table 2 stays open.")
    assert said(closing, 600) == "This table closes at 21:40 (10 min). Table 2 stays open."


def test_another_notice_is_as_it_was_written() -> None:
    jackpot = NoticeShown(id=1, kind=NoticeKind.JACKPOT, since_ms=0, due_ms=AT_21_40, text="A jackpot leaves.")
    assert said(jackpot, 600) == "A jackpot leaves."


def test_rr_4_2_the_sign_tells_the_table_minimum_first_and_mixes_no_two_bets() -> None:
    """s 66(1)(c): red needs 5, a straight-up takes 100, all wagers together need 5."""
    assert sign(GAME, GAME.limits, WORDS) == (
        "TABLE MIN 5 · INSIDE MIN 2.50 MAX 100–600 BY 2.50 · OUTSIDE MIN 5 MAX 1,000–2,000 BY 5"
    )


def test_bws_4_1_the_sign_of_a_wheel_game_has_one_kind_of_bet() -> None:
    wheel = load_game("big-wheel-sydney")
    assert sign(wheel, wheel.limits, WORDS) == "TABLE MIN 1 · EACH BET MIN 1 MAX 500 BY 1"
