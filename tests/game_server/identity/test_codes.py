"""Enrolment codes as people read and type them."""

from __future__ import annotations

import re
import secrets

import pytest

from game_server.identity.codes import code_hash, new_code


def test_a_code_is_three_groups_of_four_easily_read_signs() -> None:
    assert all(
        re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}", new_code(secrets.token_bytes))
        for _ in range(200)
    )


def test_codes_do_not_repeat() -> None:
    assert len({new_code(secrets.token_bytes) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("typed", ["10kq-9m2x-p4td", "10KQ9M2XP4TD", " lokq 9m2x p4td ", "IOKQ-9M2X-P4TD"])
def test_a_code_is_known_however_it_is_typed(typed: str) -> None:
    assert code_hash(typed) == code_hash("10KQ-9M2X-P4TD")


def test_another_code_is_another_hash() -> None:
    assert code_hash("10KQ-9M2X-P4TE") != code_hash("10KQ-9M2X-P4TD")
