"""Seals: what the server knows again as its own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_server.identity.seals import Seals

SEALS = Seals(b"k" * 32)


@given(st.binary(max_size=200))
def test_what_was_sealed_opens_again_on_every_process_with_the_same_secret(words: bytes) -> None:
    assert Seals(b"k" * 32).open("token", SEALS.seal("token", words)) == words


@given(st.binary(max_size=60), st.data())
def test_one_changed_character_opens_nothing(words: bytes, data: st.DataObject) -> None:
    sealed = SEALS.seal("token", words)
    at = data.draw(st.integers(0, len(sealed) - 1))
    other = data.draw(st.sampled_from([c for c in "AZaz09-_=.é" if c != sealed[at]]))
    assert SEALS.open("token", sealed[:at] + other + sealed[at + 1 :]) is None


@given(st.text(max_size=300))
def test_garbage_opens_nothing(text: str) -> None:
    assert SEALS.open("token", text) is None


def test_another_secret_opens_nothing() -> None:
    assert Seals(b"x" * 32).open("token", SEALS.seal("token", b"words")) is None


def test_a_seal_for_one_purpose_is_none_for_another() -> None:
    assert SEALS.open("token", SEALS.seal("challenge", b"words")) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32"):
        Seals(b"short")
