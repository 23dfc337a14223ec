from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game_protocol.jackpots import JackpotParameters
from game_rules.money import Money
from game_server.chance import Chance, SystemChance
from game_server.jackpots.draws import below, shuffled
from game_server.jackpots.exact import PARTS, Exact, Rate
from game_server.jackpots.meter import Draw, Jackpot, Stake, Steps, What
from game_server.jackpots.parameters import Parameters
from tests.game_server.jackpots.chances import CHI_SQUARE_99_DEGREES, SeededChance, always, chi_square, seeded
from tests.game_server.jackpots.kinds import bonus, goods, mystery, progressive


def opened(asked: JackpotParameters, draw: Draw = always(10**9)) -> Steps:  # noqa: B008 # a function, not a call's result
    """A jackpot at its start; without another draw its hidden value is the last possible one, must-hit-by."""
    steps = Steps(Jackpot("j", Parameters.read(asked)), draw)
    steps.open()
    return steps


def stake(cents: int, station: int = 1) -> Stake:
    return Stake(station, f"visit-{station}", Money(cents))


def sum_of(steps: Steps, *whats: What) -> int:
    return sum(movement.value.parts for movement in steps.movements if movement.what in whats)


def shown(steps: Steps) -> str:
    return str(steps.jackpot.value.shown)


class TestRule84TheMeterRecordsMinimumAndContributions:
    def test_a_wagers_share_is_on_the_meter_to_the_last_part_of_a_cent(self) -> None:
        steps = opened(mystery(rate="1.25"))
        steps.contribute(stake(333))
        assert steps.jackpot.value == Exact(50_000 * PARTS + 4_162_500)
        assert shown(steps) == "500.04", "whole cents are shown, rounded down"

    @given(st.lists(st.integers(1, 50_000), min_size=1, max_size=60), st.integers(1, 100_000))
    def test_no_order_and_no_size_of_wagers_loses_anything(self, stakes: list[int], millionths: int) -> None:
        percent = f"{millionths // 10_000}.{millionths % 10_000:04d}"
        steps = opened(progressive(rate=percent))
        for cents in stakes:
            steps.contribute(stake(cents))
        exact = 120_000 + Fraction(millionths, 1_000_000) * sum(stakes)
        assert Fraction(steps.jackpot.value.parts, PARTS) == exact

    @given(st.lists(st.integers(1, 400_000), max_size=8), st.integers(0, 2**32), st.booleans())
    def test_a_round_in_one_step_is_the_same_as_wager_by_wager(
        self, stakes: list[int], seed: int, hidden: bool
    ) -> None:
        asked = mystery(rate="3.7", hidden_rate="0.9") if hidden else progressive(rate="3.7", hidden_rate="0.9")
        together, apart = opened(asked, seeded(seed)), opened(asked, seeded(seed))
        together.contribute_all([stake(cents, place) for place, cents in enumerate(stakes)])
        for place, cents in enumerate(stakes):
            apart.contribute(stake(cents, place))
        assert (together.jackpot, together.hits) == (apart.jackpot, apart.hits)

    def test_a_million_contributions_are_exact(self) -> None:
        source = random.Random(8)  # noqa: S311 # repeatable
        steps = opened(progressive(rate="0.7373", hidden_rate="0.0919"))
        turnover = 0
        for _ in range(1_000_000):
            cents = source.randrange(50, 100_000, 50)
            turnover += cents
            steps.contribute(stake(cents))
            steps.movements.clear()
        assert steps.jackpot.value.parts == 120_000 * PARTS + turnover * 7373
        assert steps.jackpot.reserve.parts == turnover * 919

    def test_the_reserve_gains_its_own_share_and_is_not_shown(self) -> None:
        steps = opened(progressive(rate="1", hidden_rate="0.5"))
        steps.contribute(stake(10_000))
        assert shown(steps) == "1201.00"
        assert steps.jackpot.reserve == Exact(50 * PARTS)

    def test_at_the_ceiling_the_reserve_gains_what_the_meter_cannot(self) -> None:
        steps = opened(progressive(rate="1", ceiling=120_050, expected_turnover=100))
        steps.contribute(stake(4_000))
        steps.contribute(stake(4_000))
        assert shown(steps) == "1200.50"
        assert steps.jackpot.reserve == Exact(30 * PARTS)


class TestRule85NeverBelowTheMinimum:
    def test_after_a_win_the_house_fills_the_meter_to_the_reset_value(self) -> None:
        steps = opened(progressive(minimum=90_000, reset=100_000))
        steps.win([stake(500)])
        assert shown(steps) == "1000.00"
        assert steps.hits[0].seed == Money(100_000)

    def test_the_reserve_helps_before_the_house_does(self) -> None:
        steps = opened(progressive(hidden_rate="10"))
        steps.contribute(stake(300_000))
        steps.win([stake(500)])
        assert shown(steps) == "1000.00"
        assert steps.hits[0].seed == Money(70_000), "300.00 came from the reserve"
        assert not steps.jackpot.reserve

    def test_a_large_reserve_starts_a_larger_meter_but_stays_below_must_hit_by(self) -> None:
        steps = opened(mystery(rate="1"), always(0))
        steps.receive(Exact(0), Exact.of(Money(120_000)))
        steps.contribute(stake(100))
        assert [hit.amount for hit in steps.hits] == [Money(50_001)]
        assert steps.jackpot.value.shown == Money(99_999), "one cent is left for a hidden value"
        assert steps.jackpot.reserve.shown == Money(20_001)
        assert steps.hits[0].seed == Money.zero()

    @settings(max_examples=60)
    @given(st.lists(st.integers(1, 3_000_000), max_size=40), st.integers(0, 2**32))
    def test_whatever_is_wagered_the_meter_is_never_below_minimum_nor_above_must_hit_by(
        self, stakes: list[int], seed: int
    ) -> None:
        steps = opened(mystery(rate="5", hidden_rate="3.3333"), seeded(seed))
        for cents in stakes:
            steps.contribute(stake(cents))
            assert Money(50_000) <= steps.jackpot.value.shown < Money(100_000)
            assert steps.jackpot.hidden is not None
            assert steps.jackpot.value < Exact.of(steps.jackpot.hidden) <= Exact.of(Money(100_000))
        assert_nothing_is_lost(steps, Rate.parse("5").millionths + Rate.parse("3.3333").millionths, sum(stakes))


def assert_nothing_is_lost(steps: Steps, millionths: int, turnover: int) -> None:
    """Meter, reserve and prizes are what the house put in and the players wagered."""
    contributed = [movement for movement in steps.movements if movement.what is What.CONTRIBUTED]
    assert sum(step.value.parts + step.reserve.parts for step in contributed) == turnover * millionths
    prizes = sum(hit.amount.cents for hit in steps.hits) * PARTS
    on_hand = steps.jackpot.value.parts + steps.jackpot.reserve.parts
    assert on_hand + prizes == sum_of(steps, What.SEEDED) + turnover * millionths


class TestAMystery:
    def test_the_station_whose_wager_reaches_the_hidden_value_wins_exactly_that(self) -> None:
        steps = opened(mystery(rate="1"), always(99))  # hidden: 501.00
        steps.contribute(stake(9_000, station=3))
        assert not steps.hits
        steps.contribute(stake(2_500, station=7))
        (hit,) = steps.hits
        assert (hit.station, hit.amount) == (7, Money(50_100))
        assert shown(steps) == "500.15", "what lay beyond the hidden value is on the next meter"

    def test_no_wager_below_the_hidden_value_wins(self) -> None:
        steps = opened(mystery(rate="1"), always(99))
        steps.contribute(Stake(1, "v", Money(9_999)))
        assert not steps.hits
        steps.contribute(Stake(1, "v", Money(1)))
        assert len(steps.hits) == 1

    def test_it_is_won_at_must_hit_by_at_the_latest(self) -> None:
        steps = opened(mystery(rate="10"))
        for _ in range(5):
            steps.contribute(stake(100_000))
        assert [hit.amount for hit in steps.hits] == [Money(100_000)]

    def test_two_hidden_values_reached_in_one_round_are_won_by_two_stations(self) -> None:
        steps = opened(mystery(rate="10"), always(0))
        steps.contribute_all([stake(10, station=4), stake(10, station=2)])
        assert [(hit.station, hit.amount) for hit in steps.hits] == [(4, Money(50_001)), (2, Money(50_001))]

    def test_one_player_wins_it_once_in_a_round_however_much_is_staked(self) -> None:
        """A stake that would have reached four hidden values; what is beyond stays the players', in the reserve."""
        steps = opened(mystery(rate="10"), always(0))
        steps.contribute_all([stake(40)])
        assert [hit.amount for hit in steps.hits] == [Money(50_001)]
        assert steps.jackpot.hidden is not None
        assert steps.jackpot.value < Exact.of(steps.jackpot.hidden), "the next one is for somebody else"
        gained = sum_of(steps, What.CONTRIBUTED) + steps.jackpot.reserve.parts
        assert gained == 4 * PARTS, "10 % of 40 cents, to the last part"

    @pytest.mark.parametrize("chance", [SeededChance(31), SystemChance()], ids=["seeded", "secrets"])
    def test_the_hidden_value_is_uniform_over_its_range(self, chance: Chance) -> None:
        asked = mystery(must_hit_by=60_000)
        drawn: Counter[int] = Counter()
        for _ in range(20_000):
            hidden = opened(asked, lambda bound: below(chance, bound)).jackpot.hidden
            assert hidden is not None
            assert Money(50_000) < hidden <= Money(60_000)
            drawn[(hidden.cents - 50_001) // 100] += 1
        assert chi_square([drawn[part] for part in range(100)]) < CHI_SQUARE_99_DEGREES

    def test_a_stations_chance_is_what_its_stake_deserves(self) -> None:
        """Three stations with stakes 1 : 2 : 5, in the order drawn for each round: they win in that proportion."""
        chance = SeededChance(5)
        stakes = [stake(1_000, 1), stake(2_000, 2), stake(5_000, 3)]
        steps = opened(mystery(rate="10", must_hit_by=52_000), lambda bound: below(chance, bound))
        won: Counter[int] = Counter()
        for _ in range(12_000):
            for each in shuffled(chance, stakes):
                steps.contribute(each)
            won.update(hit.station for hit in steps.hits[:1])
            steps.movements.clear()
            steps.hits.clear()
        total = sum(won.values())
        expected = {1: total / 8, 2: total / 4, 3: total * 5 / 8}
        distance = sum((won[station] - due) ** 2 / due for station, due in expected.items())
        assert total > 5_000
        assert distance < 27.6  # two degrees of freedom: passed by one in a million


class TestAProgressive:
    def test_the_winner_gets_what_the_display_showed_and_the_rest_of_a_cent_stays(self) -> None:
        steps = opened(progressive(rate="0.5"))
        steps.contribute(stake(333))
        steps.win([stake(333, station=4)])
        assert [(hit.station, hit.amount) for hit in steps.hits] == [(4, Money(120_001))]
        assert steps.jackpot.value == Exact(100_000 * PARTS + 665_000), "1.665 cents came in, one of them was won"

    def test_several_winners_share_it_to_the_cent_odd_cents_in_the_drawn_order(self) -> None:
        steps = opened(progressive(start=100_001))
        steps.win([stake(500, 9), stake(500, 2), stake(500, 5)])
        assert [(hit.station, hit.amount.cents) for hit in steps.hits] == [(9, 33_334), (2, 33_334), (5, 33_333)]
        assert sum(hit.seed.cents for hit in steps.hits) == 100_000, "one new meter, one seed"

    def test_nobody_met_the_trigger(self) -> None:
        steps = opened(progressive())
        steps.win([])
        assert (steps.hits, shown(steps)) == ([], "1200.00")


class TestABonus:
    def test_everyone_who_meets_it_gets_the_fixed_sum(self) -> None:
        steps = opened(bonus())
        steps.win([stake(500, 1), stake(500, 2)])
        assert [hit.amount for hit in steps.hits] == [Money(25_000)] * 2
        assert shown(steps) == "250.00"

    def test_goods_move_no_money(self) -> None:
        steps = opened(goods())
        steps.win([stake(500, 1)])
        assert [hit.amount for hit in steps.hits] == [Money.zero()]
        assert steps.movements == []


class TestParametersWaitUntilItIsWon:
    def test_a_pending_change_holds_from_the_meter_that_starts_after_the_win(self) -> None:
        steps = opened(mystery(rate="1"), always(99))
        changed = Parameters.read(mystery(rate="2", minimum=60_000, reset=60_000, start=60_000, must_hit_by=90_000))
        steps.jackpot = Jackpot(
            "j", steps.jackpot.parameters, steps.jackpot.value, hidden=steps.jackpot.hidden, pending=changed
        )
        steps.contribute(stake(9_999))
        assert shown(steps) == "500.99", "the old rate still holds"
        steps.contribute(stake(1))
        assert steps.jackpot.parameters is changed
        assert shown(steps) == "600.00"
        steps.contribute(stake(1_000))
        assert shown(steps) == "600.20"


class TestRule88AVoidRoundGivesThePrizeBack:
    def test_the_meter_is_as_if_it_had_not_been_won(self) -> None:
        steps = opened(mystery(rate="1"), always(99))
        steps.contribute(stake(12_000))
        (hit,) = steps.hits
        steps.give_back(hit.amount, hit.seed)
        assert shown(steps) == "501.20"
        assert steps.jackpot.hidden is not None
        assert steps.jackpot.hidden > steps.jackpot.value.shown, "a new hidden value, above the meter"
        assert sum_of(steps, What.SEEDED, What.SEED_BACK) == 50_000 * PARTS, "the second seed went back to the house"

    def test_two_prizes_of_one_round_both_come_back(self) -> None:
        steps = opened(mystery(rate="10"), always(0))
        steps.contribute_all([stake(10, station=1), stake(15, station=2)])
        for hit in list(steps.hits):
            steps.give_back(hit.amount, hit.seed)
        assert steps.jackpot.value == Exact(50_002 * PARTS + 500_000)

    def test_a_meter_is_never_above_must_hit_by(self) -> None:
        """Won at 1000.00; before it is declined others have brought the next meter from 500.00 to 900.00."""
        steps = opened(mystery(rate="10"))
        steps.contribute(stake(500_000))
        (hit,) = steps.hits
        steps.contribute(stake(400_000, station=5))
        assert shown(steps) == "900.00"
        steps.give_back(hit.amount, hit.seed)
        assert shown(steps) == "1000.00"
        assert steps.jackpot.reserve == Exact(40_000 * PARTS), "the house's seed went back, the rest helps the next one"
        steps.contribute(stake(50, station=8))
        assert (steps.hits[-1].station, steps.hits[-1].amount) == (8, Money(100_000))

    def test_the_seed_stays_where_the_meter_would_fall_below_a_higher_minimum(self) -> None:
        steps = opened(progressive())
        higher = Parameters.read(progressive(minimum=200_000, reset=200_000, start=200_000))
        steps.jackpot = Jackpot("j", steps.jackpot.parameters, steps.jackpot.value, pending=higher)
        steps.win([stake(500)])
        (hit,) = steps.hits
        steps.give_back(hit.amount, hit.seed)
        assert shown(steps) == "2000.00"

    def test_a_meter_back_at_must_hit_by_is_won_by_the_next_wager(self) -> None:
        steps = opened(mystery(rate="10"))
        steps.contribute(stake(500_000))
        (hit,) = steps.hits
        steps.give_back(hit.amount, hit.seed)
        steps.contribute(stake(50, station=8))
        assert steps.hits[-1].station == 8
        assert steps.hits[-1].amount == Money(100_000)


class TestRule836AClosedMeterMovesWhole:
    def test_its_value_and_reserve_go_to_the_last_part_of_a_cent(self) -> None:
        closing = opened(progressive(hidden_rate="0.3333"))
        closing.contribute(stake(777))
        target = opened(mystery(must_hit_by=1_000_000))
        before = target.jackpot.value
        value, reserve = closing.close()
        target.receive(value, reserve)
        assert (closing.jackpot.value, closing.jackpot.reserve) == (Exact(0), Exact(0))
        assert target.jackpot.value == before + Exact(120_000 * PARTS + 777 * 5_000)
        assert target.jackpot.reserve == Exact(777 * 3_333)
        assert target.jackpot.hidden is not None
        assert target.jackpot.hidden > target.jackpot.value.shown


def test_a_meter_cannot_be_moved_below_nothing() -> None:
    steps = opened(progressive())
    with pytest.raises(ValueError, match="below nothing"):
        steps.receive(Exact(-120_001 * PARTS), Exact(0))
