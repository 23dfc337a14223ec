"""What is made ready when an outcome is entered changes nothing but the time it takes to settle it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.rounds import AnnounceNoSpin, EnterOutcome, FreezeAccounts, ReadOutcome, UnfreezeAccounts, VoidWagers
from game_protocol.seat import BuyIn, FreezeStation
from game_server.tables import accounts, corrections, rounds, settlement, voids
from tests.game_server.pure_table import PureTable

Between = Callable[[PureTable], object]


def more_money(table: PureTable) -> None:
    table.do(accounts.buy_in, BuyIn(table="1", station=1, id="more", amount=2_500))


def first_money(table: PureTable) -> None:
    table.do(accounts.buy_in, BuyIn(table="1", station=3, id="first", amount=4_000))


def frozen(table: PureTable) -> None:
    table.do(accounts.freeze_station, FreezeStation(table="1", station=2, on=True, reason="a question"))


def all_frozen_and_free_again(table: PureTable) -> None:
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="looked at again"))
    table.do(corrections.unfreeze_accounts, UnfreezeAccounts(table="1"))


def wagers_void(table: PureTable) -> None:
    table.do(voids.void_wagers, VoidWagers(table="1", round=1, station=1, malfunction=False, reason="sent away"))


def typed_again(table: PureTable) -> None:
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=1, outcome="3"))
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=1, outcome="17"))


BETWEEN: dict[str, Between] = {
    act.__name__: act for act in (more_money, first_money, frozen, all_frozen_and_free_again, wagers_void, typed_again)
}


def entered(between: list[str], *, forget: bool) -> PureTable:
    """Seventeen is entered, this and that happens; `forget` loses what was made ready, as a restart would."""
    table = PureTable()
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    table.open()
    table.put(1, {"straight-17": 1000, "red": 2000})
    table.put(2, {"black": 3000})
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=1, outcome="17"))
    for name in between:
        BETWEEN[name](table)
    if forget:
        assert table.state.round is not None
        table.state.round.ready.clear()
        for placed in table.state.round.sheets.values():
            placed.verdict = None
    return table


@given(st.lists(st.sampled_from(sorted(BETWEEN)), unique=True, max_size=4))
def test_a_settlement_is_the_same_with_and_without_what_was_made_ready(between: list[str]) -> None:
    ready, fresh = entered(between, forget=False), entered(between, forget=True)
    for table in (ready, fresh):
        table.do(settlement.enter_outcome, EnterOutcome(table="1", round=1, outcome="17"))
    assert ready.told == fresh.told, "the same words under the same hashes"
    assert ready.transfers == fresh.transfers
    assert ready.picture() == fresh.picture()


def test_money_that_came_after_the_outcome_was_entered_is_in_the_balance_that_is_told() -> None:
    table = entered(["more_money", "first_money"], forget=False)
    table.do(settlement.enter_outcome, EnterOutcome(table="1", round=1, outcome="17"))
    first, third = table.heard_by(1, "round-settled").account, table.heard_by(3, "round-settled").account
    assert first.balance == 10_000 - 3000 + 36_000 + 2_500  # RR 7.1: 35 to 1
    assert first.money_in == 12_500
    assert third.balance == 4_000


def test_an_account_frozen_after_the_outcome_was_entered_is_told_frozen() -> None:
    table = entered(["frozen"], forget=False)
    table.do(settlement.enter_outcome, EnterOutcome(table="1", round=1, outcome="17"))
    assert table.heard_by(2, "round-settled").account.frozen
    assert not table.heard_by(1, "round-settled").account.frozen


@pytest.mark.parametrize("forget", [False, True])
def test_a_no_spin_after_the_outcome_was_entered_gives_everything_back(forget: bool) -> None:
    table = entered([], forget=forget)
    table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=1, why="foreign-object"))
    heard = table.heard_by(1, "round-ended")
    assert (heard.account.balance, heard.last_spin.outcome, heard.last_spin.won) == (10_000, None, 0)
