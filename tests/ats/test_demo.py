"""`ats demo` in text: honest about what it is, repeatable, exact about its money."""

import re
import sys
from decimal import Decimal

import pytest

from ats.main import main
from game_rules.library import game_ids


def demo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(sys, "argv", ["ats", "demo", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
    return capsys.readouterr().out


def test_it_deals_twenty_rounds_and_says_what_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = demo(monkeypatch, capsys)
    assert len(re.findall(r"^Round \d+ ", told, re.MULTILINE)) == 20
    assert "no server, no screen, no devices, pretended money" in told


def test_the_same_seed_deals_the_same_rounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    once, again, other = (demo(monkeypatch, capsys, "--seed", seed) for seed in ("7", "7", "8"))
    assert once == again
    assert once != other


@pytest.mark.parametrize("game", game_ids())
def test_the_balance_it_tells_adds_up_in_every_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    told = demo(monkeypatch, capsys, "--game", game, "--rounds", "60", "--seed", "3")
    balance = Decimal("500.00")
    for stake, returned, after, bought in re.findall(
        r"stake ([\d.]+), returned ([\d.]+), balance ([\d.]+)|; ([\d.]+) more is bought in", told
    ):
        balance += Decimal(bought) if bought else Decimal(returned) - Decimal(stake)
        assert bought or balance == Decimal(after)
        assert balance >= 0
    assert told.endswith(f"Cash out {balance}.\n")
