"""What the station is doing: the facts decide, the table refuses nonsense."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from ats_client.station.flow import MOVES, Facts, Nonsense, move, state_of
from ats_client.station.picture import StationState as State
from game_protocol.station import CashOutState, Service
from game_protocol.table import Phase

PLAYING = Facts(
    connected=True,
    known=True,
    faulty=False,
    in_diagnostics=False,
    service=Service.IN_SERVICE,
    phase=Phase.BETTING,
    expired=False,
    has_account=True,
    frozen=False,
    cash_out=None,
)

FACTS_OF = {
    State.OFFLINE: replace(PLAYING, connected=False),
    State.IDLE: replace(PLAYING, has_account=False),
    State.OPEN: PLAYING,
    State.LOCKED: replace(PLAYING, phase=Phase.CLOSED),
    State.RESULT: replace(PLAYING, phase=Phase.SETTLED),
    State.CASHING_OUT: replace(PLAYING, has_account=False, cash_out=CashOutState.PRINTING),
    State.HAND_PAY: replace(PLAYING, has_account=False, cash_out=CashOutState.HAND_PAY),
    State.FROZEN: replace(PLAYING, frozen=True),
    State.OUT_OF_SERVICE: replace(PLAYING, faulty=True),
    State.DIAGNOSTICS: replace(PLAYING, in_diagnostics=True),
}

REFUSED = {
    # A station without an account has nothing to cash out.
    (State.IDLE, State.CASHING_OUT),
    # The locked sheet is shown before the result (RR 3.6).
    (State.OPEN, State.RESULT),
    # What a person is to pay is not printed any more.
    (State.HAND_PAY, State.CASHING_OUT),
    # Nothing leaves a frozen account.
    (State.FROZEN, State.CASHING_OUT),
}


@pytest.mark.parametrize("state", State)
def test_each_state_has_facts_that_lead_to_it(state: State) -> None:
    assert state_of(FACTS_OF[state]) is state


@pytest.mark.parametrize(("now", "then"), list(product(State, State)))
def test_every_pair_of_states_is_a_move_or_nonsense(now: State, then: State) -> None:
    if (now, then) in REFUSED:
        with pytest.raises(Nonsense, match=f"from {now} to {then}"):
            move(now, FACTS_OF[then])
    else:
        assert move(now, FACTS_OF[then]) is then


def test_every_state_has_its_row() -> None:
    assert set(MOVES) == set(State)


def test_a_round_of_no_effect_may_end_before_it_is_locked() -> None:
    assert move(State.OPEN, replace(PLAYING, phase=Phase.VOID)) is State.RESULT


@pytest.mark.parametrize(
    ("graver", "lesser"),
    [
        ("in_diagnostics", "faulty"),
        ("faulty", "not connected"),
        ("not connected", "cash_out"),
        ("cash_out", "frozen"),
    ],
)
def test_the_graver_fact_decides(graver: str, lesser: str) -> None:
    changes = {
        "in_diagnostics": {"in_diagnostics": True},
        "faulty": {"faulty": True},
        "not connected": {"connected": False},
        "cash_out": {"cash_out": CashOutState.HAND_PAY},
        "frozen": {"frozen": True},
    }
    alone = state_of(replace(PLAYING, **changes[graver]))
    both = state_of(replace(PLAYING, **{**changes[graver], **changes[lesser]}))
    assert both is alone
    assert both is not state_of(replace(PLAYING, **changes[lesser]))


def test_the_own_countdown_locks_before_the_server_says_so() -> None:
    assert state_of(replace(PLAYING, expired=True)) is State.LOCKED


def test_a_ticket_in_the_chute_does_not_keep_the_next_player_waiting() -> None:
    assert state_of(replace(PLAYING, cash_out=CashOutState.PAID)) is State.OPEN
    assert state_of(replace(PLAYING, cash_out=CashOutState.PAID, has_account=False)) is State.CASHING_OUT


def test_a_round_in_play_is_finished_before_a_technician_has_the_screen() -> None:
    wanted = replace(PLAYING, service=Service.DIAGNOSTICS, playing=True)
    assert state_of(wanted) is State.LOCKED
    assert state_of(replace(wanted, phase=Phase.CLOSED)) is State.LOCKED
    assert state_of(replace(wanted, phase=Phase.SETTLED, playing=False)) is State.DIAGNOSTICS
