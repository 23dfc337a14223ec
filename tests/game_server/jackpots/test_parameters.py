from __future__ import annotations

import pytest

from game_protocol.jackpots import BetWins, JackpotParameters, OutcomeRun, Style
from game_rules.library import load_game
from game_rules.money import LARGEST_CENTS
from game_server.jackpots.parameters import BadJackpot, Parameters
from tests.game_server.jackpots.kinds import bonus, goods, mystery, progressive


@pytest.mark.parametrize("asked", [mystery(), progressive(), bonus(), goods()], ids=lambda asked: asked.name)
def test_every_style_of_rule_8_1_can_be_set_up(asked: JackpotParameters) -> None:
    assert Parameters.read(asked).asked == asked


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (mystery(reset=40_000), r"rule 8\.5"),
        (mystery(start=49_999), r"GMNS 1\.28\.4"),
        (mystery(must_hit_by=None), "needs a must-hit-by"),
        (mystery(must_hit_by=50_099), "must-hit-by value 500.99 is not 1.00 above"),
        (mystery(rate="0"), "never reaches"),
        (mystery(trigger=OutcomeRun(spins=2)), "no trigger but its hidden value"),
        (mystery(ceiling=90_000), "only a progressive jackpot has a ceiling"),
        (mystery(goods="A car"), "only a bonus jackpot has goods"),
        (mystery(rate="60", hidden_rate="40.0001"), "more than the whole turnover"),
        (mystery(must_hit_by=10**12), "at most"),
        (progressive(trigger=None), "needs a trigger"),
        (progressive(rate="0"), "rate above nothing"),
        (progressive(must_hit_by=500_000), "only a mystery jackpot"),
        (progressive(ceiling=500_000), "expected turnover"),
        (progressive(ceiling=500_000, expected_turnover=76_000_000), r"5000\.00, is not below .*GMNS 3\.15\.7"),
        (progressive(ceiling=500_000, expected_turnover=LARGEST_CENTS), "is not below the ceiling"),
        (progressive(start=LARGEST_CENTS), "at most"),
        (bonus(minimum=LARGEST_CENTS, reset=LARGEST_CENTS, start=LARGEST_CENTS), "at most"),
        (bonus(rate="1"), "gains nothing"),
        (bonus(start=30_000), "are the same"),
        (bonus(goods="A car"), "either a sum of money or goods"),
        (goods(goods=""), "either a sum of money or goods"),
        (bonus(trigger=None), "needs a trigger"),
    ],
)
def test_what_does_not_hold_together_is_refused_in_one_sentence(asked: JackpotParameters, said: str) -> None:
    with pytest.raises(BadJackpot, match=said) as refused:
        Parameters.read(asked)
    assert "\n" not in str(refused.value)


def test_a_ceiling_above_the_value_expected_at_a_win_is_accepted() -> None:
    """1200.00 and half a per cent of 759,999.99: 4999.99, a cent below the ceiling."""
    assert Parameters.read(progressive(ceiling=500_000, expected_turnover=75_999_999)).ceiling is not None


def test_a_trigger_must_speak_of_bets_the_tables_game_has() -> None:
    roulette, wheel = load_game("rapid-roulette-single-zero"), load_game("big-wheel-sydney")
    on_double_zero = Parameters.read(progressive(trigger=BetWins(bet="straight-00")))
    straight = Parameters.read(progressive())
    straight.check_game(roulette)
    with pytest.raises(BadJackpot, match="no bet 'straight-00'"):
        on_double_zero.check_game(roulette)
    with pytest.raises(BadJackpot, match="no bets of the kind 'straight'"):
        straight.check_game(wheel)
    Parameters.read(mystery(style=Style.MYSTERY)).check_game(wheel)
