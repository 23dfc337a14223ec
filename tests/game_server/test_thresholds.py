"""What one person moves alone: the house's file, and who must allow the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_protocol.identity import Threshold
from game_rules.game import Role
from game_rules.money import Money
from game_server.thresholds import BadThresholds, Thresholds, read_thresholds


def test_a_million_is_nobodys_alone() -> None:
    million = Money.parse("1000000")
    for what in Threshold:
        for role in (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS, Role.TECHNICIAN):
            assert not Thresholds().may_alone(role, what, million)
            assert Thresholds().who_allows(role, what, million) is Role.PIT_BOSS


def test_the_lowest_role_that_may_do_it_alone_is_the_one_that_is_asked_for() -> None:
    assert Thresholds().may_alone(Role.DEALER, Threshold.BUY_IN, Money.parse("10000"))
    assert not Thresholds().may_alone(Role.DEALER, Threshold.BUY_IN, Money.parse("10000.01"))
    assert Thresholds().who_allows(Role.DEALER, Threshold.BUY_IN, Money.parse("10000.01")) is Role.SUPERVISOR
    assert Thresholds().who_allows(Role.DEALER, Threshold.BUY_IN, Money.parse("50000.01")) is Role.PIT_BOSS
    assert Thresholds().who_allows(Role.PIT_BOSS, Threshold.ADJUSTMENT, Money.parse("30000")) is Role.PIT_BOSS


def test_the_house_sets_them_and_what_it_leaves_out_stays(tmp_path: Path) -> None:
    file = tmp_path / "thresholds.toml"
    file.write_text('[buy-in]\ndealer = "500"\n[hand-pay]\nsupervisor = 20000\n', encoding="utf-8")
    read = read_thresholds(file)
    assert not read.may_alone(Role.DEALER, Threshold.BUY_IN, Money.parse("500.01"))
    assert read.may_alone(Role.SUPERVISOR, Threshold.BUY_IN, Money.parse("50000"))
    assert not read.may_alone(Role.SUPERVISOR, Threshold.HAND_PAY, Money.parse("20000.01"))
    assert read.alone[Threshold.PAY_OUT] == Thresholds().alone[Threshold.PAY_OUT]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[buyin]\ndealer = 1\n", r"\[buyin\] is none of"),
        ("[buy-in]\nplayer = 1\n", "player is none of"),
        ("[buy-in]\ndealer = 1.5\n", "is an amount like"),
        ('[buy-in]\ndealer = "-5"\n', "is an amount like"),
        ('[buy-in]\ndealer = "60000"\n', "gives a lower role more"),
        ("[buy-in\n", "thresholds.toml"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "thresholds.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadThresholds, match=why):
        read_thresholds(file)
