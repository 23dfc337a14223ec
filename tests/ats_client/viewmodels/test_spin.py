"""The drawn wheel: it slows, never stops before its result is known, and then rests exactly on it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.viewmodels.spin import BALL, BIG_WHEEL, IN_THE_POCKET, ON_THE_RIM, ROTOR, Spin, Turning

SECONDS = st.floats(0.0, 120.0)
POCKETS = st.integers(0, 36).map(lambda place: place * 360 / 37)


def apart(one: float, other: float) -> float:
    between = abs(one - other) % 360
    return min(between, 360 - between)


def never_falls(angles: list[float]) -> bool:
    return all(later >= earlier - 1e-9 for earlier, later in pairwise(angles))


@pytest.mark.parametrize("turning", [ROTOR, BALL, BIG_WHEEL])
def test_it_slows_and_never_stops_while_nothing_is_known(turning: Turning) -> None:
    speeds = [abs(turning.speed(second)) for second in range(60)]
    assert speeds == sorted(speeds, reverse=True)
    assert speeds[0] > 2 * speeds[-1] > 0


@given(SECONDS, POCKETS, st.floats(0, 360))
def test_the_ball_rests_in_the_pocket_of_the_result(seconds: float, pocket: float, begun_at: float) -> None:
    spin = Spin(True, begun_at).falls_to(pocket, seconds)
    place = spin.place(seconds + 10)
    assert spin.is_over(seconds + 10)
    assert apart(place.ball, place.rotor + pocket) < 1e-6
    assert place.out == pytest.approx(IN_THE_POCKET)


@given(SECONDS, st.integers(0, 51).map(lambda place: place * 360 / 52), st.floats(0, 360))
def test_a_wheel_game_turns_its_section_to_the_pointer(seconds: float, section: float, begun_at: float) -> None:
    spin = Spin(False, begun_at).falls_to(section, seconds)
    assert apart(spin.place(seconds + 10).rotor, -section) < 1e-6


@given(SECONDS, POCKETS, st.booleans())
def test_nothing_jumps_or_turns_back_when_the_result_comes(seconds: float, pocket: float, roulette: bool) -> None:
    before = Spin(roulette)
    after = before.falls_to(pocket, seconds)
    assert apart(before.place(seconds).rotor, after.place(seconds).rotor) < 1e-6
    rotors = [after.place(seconds + step / 50).rotor for step in range(200)]
    assert never_falls(rotors)
    if roulette:
        assert after.place(seconds).out == ON_THE_RIM
        assert apart(before.place(seconds).ball, after.place(seconds).ball) < 1e-6
        balls = [after.place(seconds + step / 50).ball for step in range(200)]
        assert never_falls([-ball for ball in balls])


def test_three_revolutions_are_done_before_a_dealer_could_enter_a_result() -> None:
    """BWM 5.1.2, MWP 4.1(d): at least three."""
    assert BIG_WHEEL.angle(8.0) >= 3 * 360
