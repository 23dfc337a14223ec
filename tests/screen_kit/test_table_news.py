"""A table's picture after each event, and when only the server can say."""

from __future__ import annotations

from game_protocol import events
from game_protocol.table import CloseCause, LimitSign, Phase
from game_rules.library import load_game
from screen_kit.table_news import after
from tests.table_screens.paper_console import table

GAME = load_game("rapid-roulette-single-zero")


def test_a_round_from_its_opening_to_its_result() -> None:
    start = table(phase=Phase.SETTLED, round=7, outcome="17", deadline_ms=None, event_id=100)
    told: list[events.TableEvent] = [
        events.RoundOpened(round=8, opened_ms=1_000, deadline_ms=31_000, period_s=30),
        events.RoundClosed(round=8, cause=CloseCause.SENSOR, closed_ms=20_000),
        events.OutcomeEntered(round=8, outcome="5", source="manual"),
        events.RoundSettled(round=8, outcome="5", settled_ms=25_000),
    ]
    views = []
    view = start
    for number, event in enumerate(told, 101):
        next_view = after(view, number, event)
        assert next_view is not None
        view = next_view
        views.append(view)
    assert [each.phase for each in views] == [Phase.BETTING, Phase.CLOSED, Phase.RESULT, Phase.SETTLED]
    assert [each.deadline_ms for each in views] == [31_000, None, None, None]
    assert [each.outcome for each in views] == [None, None, None, "5"]
    assert views[1].close_cause is CloseCause.SENSOR
    assert (view.history[0].round, view.history[0].outcome) == (8, "5")
    assert view.event_id == 104


def test_a_game_that_is_invalidated_after_it_was_paid_has_no_result_any_more() -> None:
    """RR 12.4."""
    paid = table(phase=Phase.SETTLED, round=1041, outcome="17", deadline_ms=None)
    void = after(paid, 90_001, events.RoundEndedWithoutSpin(round=1041, how="void", reason="Fire", rule="12.3"))
    assert void is not None
    assert (void.phase, void.outcome, void.no_spin_reason) == (Phase.VOID, None, "Fire")
    assert 1041 not in {spin.round for spin in void.history}


def test_a_corrected_outcome_replaces_the_wrong_one_in_the_results() -> None:
    corrected = after(table(), 90_001, events.OutcomeCorrected(round=1040, was="32", now="15"))
    assert corrected is not None
    assert {spin.round: spin.outcome for spin in corrected.history}[1040] == "15"
    assert corrected.outcome is None


def test_after_the_accounts_are_unfrozen_only_the_server_knows_the_phase() -> None:
    frozen = after(table(), 90_001, events.AccountsFrozen(reason="wrong outcome"))
    assert frozen is not None
    assert frozen.phase is Phase.FROZEN
    assert after(frozen, 90_002, events.AccountsUnfrozen()) is None


def test_a_new_length_of_the_period_waits_for_the_next_round() -> None:
    sign = events.SignChanged(limits=LimitSign.of(GAME.limits), period_s=45, notices=[])
    betting = after(table(), 90_001, sign)
    settled = after(table(phase=Phase.SETTLED), 90_001, sign)
    assert betting is not None
    assert settled is not None
    assert (betting.period_s, settled.period_s) == (30, 45)


def test_an_event_seen_before_and_one_nobody_knows_do_no_harm() -> None:
    view = table()
    assert after(view, view.event_id, events.TableClosed(reason="x")) is view
    unknown = after(view, 90_001, None)
    assert unknown is not None
    assert unknown.changed(event_id=view.event_id) == view
