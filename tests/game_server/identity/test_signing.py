"""Signing: what the server knows again as its own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_server.identity.signing import Signing

SIGNING = Signing(b"k" * 32)


@given(st.binary(max_size=200))
def test_what_was_signed_is_read_again_on_every_process_with_the_same_secret(words: bytes) -> None:
    assert Signing(b"k" * 32).read("token", SIGNING.sign("token", words)) == words


@given(st.binary(max_size=60), st.data())
def test_one_changed_character_opens_nothing(words: bytes, data: st.DataObject) -> None:
    signed = SIGNING.sign("token", words)
    at = data.draw(st.integers(0, len(signed) - 1))
    other = data.draw(st.sampled_from([c for c in "AZaz09-_=.é" if c != signed[at]]))
    assert SIGNING.read("token", signed[:at] + other + signed[at + 1 :]) is None


@given(st.text(max_size=300))
def test_garbage_opens_nothing(text: str) -> None:
    assert SIGNING.read("token", text) is None


def test_another_secret_opens_nothing() -> None:
    assert Signing(b"x" * 32).read("token", SIGNING.sign("token", b"words")) is None


def test_a_signature_for_one_purpose_is_none_for_another() -> None:
    assert SIGNING.read("token", SIGNING.sign("challenge", b"words")) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32"):
        Signing(b"short")
