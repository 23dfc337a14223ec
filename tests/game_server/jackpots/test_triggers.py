from __future__ import annotations

import pytest

from game_protocol.jackpots import BetWins, OutcomeRun, SameBetRun
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.sheet import Sheet
from game_server.jackpots.triggers import Played, Spin, winners

GAME = load_game("rapid-roulette-single-zero")


def spin(outcome: str, **sheets: dict[str, int]) -> Spin:
    """`spin("17", s1={"straight-17": 500})`: station 1 wagered 5.00; `s1_later` is the next player there."""
    played = {}
    for name, wagers in sheets.items():
        sheet = Sheet(GAME, {bet: Money(cents) for bet, cents in wagers.items()})
        played[int(name[1])] = Played(name, sheet)
    return Spin(outcome, played)


ON_17 = {"straight-17": 500}


class TestSameBetRun:
    trigger = SameBetRun(spins=3)

    def test_straight_up_wins_on_the_same_number_in_three_consecutive_spins(self) -> None:
        spins = [spin("17", s1=ON_17, s2=ON_17), spin("17", s1=ON_17), spin("17", s1=ON_17, s2=ON_17)]
        assert winners(self.trigger, spins) == [1]

    def test_two_players_may_meet_it_in_the_same_spin(self) -> None:
        assert winners(self.trigger, [spin("17", s2=ON_17, s1=ON_17)] * 3) == [1, 2]

    def test_a_run_does_not_pass_to_the_next_player_at_the_station(self) -> None:
        spins = [spin("17", s1=ON_17), spin("17", s1=ON_17), spin("17", s1_later=ON_17)]
        assert winners(self.trigger, spins) == []

    def test_wins_on_different_numbers_are_no_run(self) -> None:
        both = {"straight-17": 500, "straight-20": 500}
        assert winners(self.trigger, [spin("17", s1=both), spin("20", s1=both), spin("17", s1=both)]) == []

    def test_a_split_is_no_straight_up(self) -> None:
        assert winners(self.trigger, [spin("17", s1={"split-17-20": 500})] * 3) == []

    def test_too_few_spins_are_no_run(self) -> None:
        assert winners(self.trigger, [spin("17", s1=ON_17)] * 2) == []

    def test_older_spins_do_not_matter(self) -> None:
        assert winners(self.trigger, [spin("4"), *[spin("17", s1=ON_17)] * 3]) == [1]


class TestOutcomeRun:
    trigger = OutcomeRun(spins=3)

    def test_who_is_on_the_number_when_it_falls_the_third_time_wins(self) -> None:
        assert winners(self.trigger, [spin("17", s2=ON_17), spin("17"), spin("17", s1=ON_17)]) == [1]

    def test_another_number_between_ends_the_run(self) -> None:
        assert winners(self.trigger, [spin("17"), spin("16"), spin("17", s1=ON_17)]) == []

    def test_too_few_spins_are_no_run(self) -> None:
        assert winners(self.trigger, [spin("17"), spin("17", s1=ON_17)]) == []


class TestBetWins:
    @pytest.mark.parametrize(("stake", "won"), [(500, [1]), (499, [])])
    def test_the_bet_wins_with_at_least_the_stake(self, stake: int, won: list[int]) -> None:
        assert winners(BetWins(bet="straight-0", stake=500), [spin("0", s1={"straight-0": stake})]) == won

    def test_a_losing_bet_wins_nothing(self) -> None:
        assert winners(BetWins(bet="straight-0"), [spin("1", s1={"straight-0": 500})]) == []


def test_without_wagers_nobody_wins() -> None:
    for trigger in (SameBetRun(spins=2), OutcomeRun(spins=2), BetWins(bet="straight-17")):
        assert winners(trigger, [spin("17"), spin("17")]) == []
