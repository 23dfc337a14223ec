"""What stays true stands on the message line: each of several has its turn, and no fresh sentence is lost behind it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from ats_client.station.picture import LinkView, Picture, Said, Saying, StationState
from ats_client.viewmodels import sayings
from game_protocol.table import NoticeKind, NoticeShown
from screen_kit.viewmodels.words import Words
from tests.ats_client.pictures import NOW_MS, picture, won
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

LIMITS = "From 22:10 the minimum on every number is 5.00."
CLOSING = "This table closes at 22:30."


def with_notices(base: Picture, *texts: str) -> Picture:
    shown = [
        NoticeShown(id=number, kind=NoticeKind.MESSAGE, since_ms=0, due_ms=0, text=text)
        for number, text in enumerate(texts, start=1)
    ]
    return replace(base, notices=tuple(shown))


def line(player: Player) -> str:
    player.look()
    return str(player.item("messageLine").property("text"))


def test_limits_notice_closing_notice_and_called_attendant_are_all_read_in_turn(sit_down: SitDown) -> None:
    player = sit_down(replace(with_notices(picture(), LIMITS, CLOSING), attendant_called=True))
    read = []
    for _ in range(4):
        read.append((line(player), player.screen.sayings.turn))
        player.screen.sayings.turnOver()
    assert read == [
        (LIMITS, "1/3"),
        (CLOSING, "2/3"),
        ("An attendant has been called.", "3/3"),
        (LIMITS, "1/3"),
    ]


def test_the_turns_go_by_themselves(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sayings, "A_TURN_MS", 20)
    player = sit_down(with_notices(picture(), LIMITS, CLOSING))
    player.until(lambda: player.screen.sayings.message == CLOSING)
    player.until(lambda: player.screen.sayings.message == LIMITS)


def test_one_notice_stands_still_and_counts_nothing(sit_down: SitDown) -> None:
    player = sit_down(with_notices(picture(), CLOSING))
    assert (line(player), player.screen.sayings.turn) == (CLOSING, "")
    player.screen.sayings.turnOver()
    assert line(player) == CLOSING


def test_a_new_picture_does_not_begin_the_turns_anew(sit_down: SitDown) -> None:
    player = sit_down(with_notices(picture(), LIMITS, CLOSING))
    player.screen.sayings.turnOver()
    player.hand.become(replace(player.hand.picture, table_name="Table 4"))
    assert line(player) == CLOSING


def test_a_notice_taken_down_leaves_the_others(sit_down: SitDown) -> None:
    player = sit_down(with_notices(picture(), LIMITS, CLOSING))
    player.screen.sayings.turnOver()
    player.hand.become(with_notices(player.hand.picture, LIMITS))
    assert (line(player), player.screen.sayings.turn) == (LIMITS, "")


def test_what_was_just_said_is_read_though_a_notice_stands_and_the_notice_comes_back(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sayings, "ON_THE_LINE_MS", 200)
    player = sit_down(with_notices(picture(), CLOSING))
    player.hand.become(replace(player.hand.picture, said=(Said(1, Saying.CHECKING_NOTE),)))
    assert line(player) == "Checking your note…"
    player.until(lambda: player.screen.sayings.message == CLOSING)


def test_a_lost_link_is_told_first(sit_down: SitDown) -> None:
    player = sit_down(with_notices(picture(), CLOSING))
    gone = replace(player.hand.picture, state=StationState.OFFLINE, link=LinkView(connected=False))
    player.hand.become(gone)
    assert line(player) == "Your last confirmed bets stand. Reconnecting…"
    assert player.screen.sayings.turn == "1/2"


def test_a_notice_pushes_neither_the_phase_nor_the_result_away(sit_down: SitDown) -> None:
    player = sit_down(with_notices(picture(), CLOSING))
    assert player.item("phaseLine").property("text") == "Place your bets"
    assert line(player) == CLOSING
    player.hand.become(with_notices(won(picture(), "17", {}), CLOSING))
    player.look()
    assert player.item("phaseLine").property("text") == "17 black"
    assert line(player) == CLOSING


def test_the_last_five_seconds_differ_from_the_last_ten_by_more_than_colour(sit_down: SitDown) -> None:
    early, late = sit_down(seconds=8.0), sit_down(seconds=4.0)
    assert (early.screen.countdown.words, late.screen.countdown.words) == ("Last bets", "Last seconds")
    assert late.item("lastSeconds").isVisible()
    assert not any(item.objectName() == "lastSeconds" for item in visible_items(early.window.contentItem()))


def test_rr_4_1_the_station_says_the_new_minimum_and_when_and_counts_down_in_the_players_language(
    sit_down: SitDown,
) -> None:
    """Section 66(2): the new minimum and the proposed time of the change."""
    base = picture()
    assert base.table_sign is not None
    now = base.table_sign
    due_ms = NOW_MS + 12 * 60_000
    notice = NoticeShown(
        id=1, kind=NoticeKind.LIMITS, since_ms=0, due_ms=due_ms, limits=now.changed(table_minimum=1000)
    )
    time = Words().clock(datetime.fromtimestamp(due_ms / 1000).astimezone())
    player = sit_down(replace(base, notices=(notice,)))
    assert line(player) == f"New limits at {time} (12 min): TABLE MIN 10"
    player.hand.become(replace(player.hand.picture, notices=(notice.changed(due_ms=due_ms - 60_000),)))
    assert "(11 min)" in line(player)


def test_rr_4_2_the_header_has_the_table_minimum_and_both_kinds_of_bets_always(sit_down: SitDown) -> None:
    player = sit_down(picture())
    for words in ("TABLE MIN 5", "INSIDE MIN 2.50 MAX 100–600 BY 2.50", "OUTSIDE MIN 5 MAX 1,000–2,000 BY 5"):
        assert player.sees(words), words
