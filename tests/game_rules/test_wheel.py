"""A wheel's compartments, whatever is written on them."""

import pytest

from game_rules.errors import UnknownOutcome
from game_rules.wheel import Pocket, Wheel

WHEEL = Wheel(
    tuple(Pocket(label, colour) for label, colour in zip("ABAC", ("red", "blue", "red", "ivory"), strict=True))
)


def test_a_label_may_stand_on_several_compartments() -> None:
    assert WHEEL.labels == ("A", "B", "A", "C")
    assert WHEEL.outcomes == ("A", "B", "C")
    assert WHEEL.sections == {"A": 2, "B": 1, "C": 1}


def test_an_outcome_has_the_colour_of_its_compartments() -> None:
    assert [WHEEL.colour_of(label) for label in "ABC"] == ["red", "blue", "ivory"]


@pytest.mark.parametrize("label", ["D", "a", ""])
def test_a_label_the_wheel_does_not_have_is_an_error_that_lists_those_it_has(label: str) -> None:
    with pytest.raises(UnknownOutcome, match="it has A, B, C"):
        WHEEL.check(label)
    with pytest.raises(UnknownOutcome):
        WHEEL.colour_of(label)
