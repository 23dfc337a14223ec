"""After the server came back (RR 9.8): a period that runs goes on; one that ended meanwhile is void, or closed."""

from __future__ import annotations

from dataclasses import replace

from game_protocol.sign import AnnounceLimits
from game_protocol.table import CloseCause, Phase
from game_server.tables import notices, recovery
from tests.game_server.pure_table import PureTable


def with_a_wager() -> PureTable:
    table = PureTable()
    table.buy_in(1, 10_000)
    table.open(period_s=30)
    table.put(1, {"red": 1000})
    return table


def test_a_period_that_still_runs_goes_on() -> None:
    table = with_a_wager()
    table.now_ms += 29_999
    table.do(recovery.after_restart)
    assert table.state.phase is Phase.BETTING
    assert table.put(1, {"black": 1000}).total == 1000


def test_a_failure_before_the_end_voids_all_wagers() -> None:
    table = with_a_wager()
    table.now_ms += 30_000
    table.do(recovery.after_restart)  # 9.8.1
    assert table.state.phase is Phase.VOID
    assert table.balance(1) == 10_000
    assert '"rule":"9.8.1"' in table.last("round-ended").public
    assert table.alerts() == [("system", None)]


def test_a_failure_after_the_end_is_settled_by_the_records() -> None:
    """The last durable record is of a moment after the end, so the system ran until then."""
    table = with_a_wager()
    table.now_ms += 30_000
    table.head = replace(table.head, at_ms=table.now_ms)
    table.now_ms += 60_000
    table.do(recovery.after_restart)  # 9.8.2
    assert table.state.phase is Phase.CLOSED
    assert table.heard_by(1, "round-closed").cause is CloseCause.EXPIRY
    assert table.heard_by(1, "round-closed").locked.wagers == {"red": 1000}


def test_a_round_that_was_closed_is_closed() -> None:
    table = with_a_wager()
    table.close()
    table.now_ms += 600_000
    table.do(recovery.after_restart)
    assert table.state.phase is Phase.CLOSED


def test_signs_that_were_dark_are_shown_longer() -> None:
    table = PureTable()
    sign = table.state.sign.changed(table_minimum=1000)
    due_ms = table.do(notices.announce_limits, AnnounceLimits(table="1", limits=sign)).due_ms
    assert due_ms is not None
    table.do(recovery.signs_were_dark, 600_000)
    assert table.heard_by(1, "sign-changed").notices[0].due_ms == due_ms + 600_000
    table.do(recovery.signs_were_dark, 3000)  # a hand-over: the screens kept their picture
    assert table.state.notices[1].due_ms == due_ms + 600_000
