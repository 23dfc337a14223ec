"""Books in memory: two sides to every movement, nothing below nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.money import Money
from game_server.ledger.accounts import TICKETS, Account, Kind, of_cash_box, of_player, of_table
from game_server.ledger.books import NEVER_NEGATIVE, Books, Overdrawn, Why, changes

ACCOUNTS = [*(of_table(kind, "1") for kind in Kind if kind not in (Kind.PLAYER, Kind.TICKETS)), of_player("s", "1")]


@given(st.lists(st.tuples(st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS), st.integers(-5, 1000)), max_size=40))
def test_whatever_is_asked_all_balances_together_are_nothing(moves: list[tuple[Account, Account, int]]) -> None:
    books = Books({})
    for source, target, cents in moves:
        before = books.balances()
        try:
            books.move(source, target, Money(cents), Why.STAKE)
        except Overdrawn:
            changed = {name for name, money in books.balances().items() if money and money != before.get(name)}
            assert changed == set(), "a refused movement moves nothing"
    assert sum(money.cents for money in books.balances().values()) == 0
    for account in ACCOUNTS:
        assert account.kind not in NEVER_NEGATIVE or books.balance(account) >= Money.zero()
    written = changes(books.take_moves())
    assert written == {name: money.cents for name, money in books.balances().items() if money}


def test_a_movement_of_nothing_leaves_no_trace() -> None:
    books = Books({})
    books.move(of_table(Kind.CAGE, "1"), of_player("s", "1"), Money(0), Why.BUY_IN)
    assert (books.take_moves(), books.take_opened()) == ([], [])


def test_the_ticket_account_is_shared_so_no_table_knows_its_sum() -> None:
    books = Books({"printing:1": Money(100)})
    books.move(of_table(Kind.PRINTING, "1"), TICKETS, Money(100), Why.TICKET_OUT)
    assert changes(books.take_moves()) == {"printing:1": -100, "tickets": 100}
    assert TICKETS.name not in books.balances()


def test_an_account_is_closed_only_when_it_is_empty() -> None:
    books = Books({"player:s": Money(1)})
    with pytest.raises(Overdrawn):
        books.forget(of_player("s", "1"))


def test_names_say_whose_account_it_is() -> None:
    assert of_player("1-7-abc", "1").name == "player:1-7-abc"
    assert of_cash_box("1", 7).name == "notes:1:7"
    assert of_table(Kind.FELT, "1").name == "felt:1"
