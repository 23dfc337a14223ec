"""Bearer tokens: known on every process, forged by nobody."""

from __future__ import annotations

import pytest

from game_rules.game import Role
from game_server.callers import Caller, StaffCaller, StationCaller
from game_server.identity.signing import Signing
from game_server.identity.tokens import STAFF_LASTS_MS, Tokens

NOW_MS = 1_800_000_000_000
CALLERS: list[Caller] = [StationCaller("ats-1", "1", 7), StaffCaller("2001", "Ann Lée", Role.PIT_BOSS)]


def tokens() -> Tokens:
    return Tokens(Signing(b"k" * 32))


@pytest.mark.parametrize("caller", CALLERS, ids=str)
def test_a_token_is_known_on_every_process_with_the_same_secret(caller: Caller) -> None:
    text, token = tokens().issue(caller, NOW_MS)
    other = tokens()
    assert other.read(text, NOW_MS) == token
    assert other.read(text, NOW_MS) == token  # now from memory
    assert token.caller == caller


def test_a_token_runs_out_though_it_was_known_a_moment_before() -> None:
    issuing = tokens()
    text, _ = issuing.issue(CALLERS[1], NOW_MS)
    assert issuing.read(text, NOW_MS + STAFF_LASTS_MS - 1) is not None
    assert issuing.read(text, NOW_MS + STAFF_LASTS_MS) is None


def test_a_token_with_one_sign_changed_is_none() -> None:
    text, _ = tokens().issue(CALLERS[0], NOW_MS)
    reading = tokens()
    for at in range(len(text)):
        changed = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        assert reading.read(changed, NOW_MS) is None


def test_a_token_of_another_house_is_none() -> None:
    text, _ = Tokens(Signing(b"x" * 32)).issue(CALLERS[0], NOW_MS)
    assert tokens().read(text, NOW_MS) is None


def test_memory_is_bounded_and_a_forgotten_token_is_still_good() -> None:
    issuing = tokens()
    texts = [issuing.issue(StationCaller(f"ats-{n}", "1", n), NOW_MS)[0] for n in range(5000)]
    assert all(issuing.read(text, NOW_MS) for text in texts)
    assert len(issuing._known) == 4096
    assert issuing.read(texts[0], NOW_MS) is not None
