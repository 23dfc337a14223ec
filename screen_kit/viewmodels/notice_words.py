"""A notice in the words of whoever reads it: what will be, when by the clock, and how long that is (RR 4.1, 12.7)."""

from __future__ import annotations

from datetime import datetime
from math import ceil

from game_protocol.table import LimitSign, NoticeKind, NoticeShown, Phase
from game_rules.game import Game
from screen_kit.viewmodels.limit_card import sign_changes
from screen_kit.viewmodels.server_words import server_words
from screen_kit.viewmodels.words import Words, translate


def notice_words(
    notice: NoticeShown, game: Game, now: LimitSign, round_number: int, phase: Phase, left_s: float, words: Words
) -> str:
    """`left_s`: until its moment by the server's clock. What staff wrote stands behind it, in their own words."""
    match notice.kind:
        case NoticeKind.LIMITS if notice.limits is not None:
            changes = sign_changes(game, now.limits(), notice.limits.limits(), words)
            sentence = _of_limits(notice, changes, round_number, phase, left_s, words)
        case NoticeKind.CLOSING:
            sentence = _of_closing(notice, round_number, phase, left_s, words)
        case _:
            return server_words(notice.said)
    return f"{sentence} {notice.text}".rstrip()


def _of_limits(notice: NoticeShown, changes: str, round_number: int, phase: Phase, left_s: float, words: Words) -> str:
    spins = notice.spins_left(round_number, phase)
    if notice.due_ms is not None and left_s > 0:
        return translate("Notice", "New limits at {time} ({left}): {changes}").format(
            time=_clock(notice.due_ms, words), left=_left(left_s), changes=changes
        )
    if spins > 1:
        return translate("Notice", "New limits after {spins} more results: {changes}").format(
            spins=spins, changes=changes
        )
    return translate("Notice", "New limits from one of the next spins: {changes}").format(changes=changes)


def _of_closing(notice: NoticeShown, round_number: int, phase: Phase, left_s: float, words: Words) -> str:
    spins = notice.spins_left(round_number, phase)
    if notice.due_ms is not None and left_s > 0:
        return translate("Notice", "This table closes at {time} ({left}).").format(
            time=_clock(notice.due_ms, words), left=_left(left_s)
        )
    if spins > 1:
        return translate("Notice", "This table closes after {spins} more results.").format(spins=spins)
    if spins == 1:
        return translate("Notice", "This table closes after the next result.")
    return translate("Notice", "This table closes soon.")


def _clock(at_ms: int, words: Words) -> str:
    return words.clock(datetime.fromtimestamp(at_ms / 1000).astimezone())


def _left(left_s: float) -> str:
    seconds = ceil(left_s)
    if seconds < 60:
        return translate("Notice", "{seconds} s").format(seconds=seconds)
    return translate("Notice", "{minutes} min").format(minutes=ceil(seconds / 60))
