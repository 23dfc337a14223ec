"""Where every spot lies, and which one a finger means, at the size the station draws the felt."""

from math import cos, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.game import Game
from game_rules.layout import FINGER, Finger, Layout, Spot
from game_rules.library import load_game

SQUARE_WIDTH, SQUARE_HEIGHT = 92, 128
"""Pixels of one number square on a screen of 1920 × 1080."""

SINGLE, DOUBLE = load_game("rapid-roulette-single-zero"), load_game("rapid-roulette-double-zero")
ROULETTE = pytest.mark.parametrize("game", [SINGLE, DOUBLE], ids=lambda game: game.short_title)

# Column and row of each number on the felt of Diagram A, 0 at the left.
FELT = """
3 6 9 12 15 18 21 24 27 30 33 36
2 5 8 11 14 17 20 23 26 29 32 35
1 4 7 10 13 16 19 22 25 28 31 34
"""
MIDDLES = {
    number: (1.5 + column, 0.5 + row)
    for row, line in enumerate(FELT.strip().splitlines())
    for column, number in enumerate(line.split())
}


def pixels(spot: Spot, x: float, y: float) -> float:
    return hypot((spot.x - x) * SQUARE_WIDTH, (spot.y - y) * SQUARE_HEIGHT)


def around(spot: Spot, radius_px: float) -> list[tuple[float, float]]:
    return [
        (spot.x + radius_px * cos(angle) / SQUARE_WIDTH, spot.y + radius_px * sin(angle) / SQUARE_HEIGHT)
        for angle in (2 * pi * step / 24 for step in range(24))
    ]


def place(game: Game, bet_id: str) -> tuple[float, float]:
    spot = game.layout.spot_of[bet_id]
    return spot.x, spot.y


def touched(layout: Layout, x: float, y: float, finger: Finger = FINGER) -> str | None:
    spot = layout.spot_at(x, y, finger)
    return None if spot is None else spot.bet_id


@ROULETTE
def test_every_bet_has_one_spot_and_no_two_bets_share_a_place(game: Game) -> None:
    assert {spot.bet_id for spot in game.layout.spots} == set(game.bets)
    assert len({(spot.x, spot.y) for spot in game.layout.spots}) == len(game.bets)


@ROULETTE
def test_a_straight_up_lies_in_the_middle_of_its_square(game: Game) -> None:
    for number, middle in MIDDLES.items():
        assert place(game, f"straight-{number}") == middle
    assert place(game, "straight-0") == (0.5, 1.5)


@ROULETTE
def test_a_split_lies_half_way_between_its_two_squares(game: Game) -> None:
    splits = [bet for bet in game.bets.values() if bet.kind == "split" and not {"0", "00"} & set(bet.covers)]
    assert len(splits) == 57
    for bet in splits:
        (x, y), (other_x, other_y) = (MIDDLES[number] for number in bet.covers)
        assert place(game, bet.id) == ((x + other_x) / 2, (y + other_y) / 2)


@ROULETTE
def test_a_corner_lies_on_the_point_where_its_four_squares_meet(game: Game) -> None:
    corners = [bet for bet in game.bets.values() if bet.kind == "corner" and bet.id != "corner-0-1-2-3"]
    assert len(corners) == 22
    for bet in corners:
        xs, ys = zip(*(MIDDLES[number] for number in bet.covers), strict=True)
        assert place(game, bet.id) == (sum(xs) / 4, sum(ys) / 4)


@ROULETTE
def test_streets_and_six_lines_lie_on_the_line_to_the_dozens(game: Game) -> None:
    for number in FELT.strip().splitlines()[2].split():
        x, _ = MIDDLES[number]
        first = int(number)
        assert place(game, f"street-{first}-{first + 1}-{first + 2}") == (x, 3.0)
        if first < 34:
            assert place(game, f"six-line-{first}-{first + 5}") == (x + 0.5, 3.0)


@ROULETTE
@pytest.mark.parametrize(
    ("bet_id", "expected"),
    [
        ("corner-0-1-2-3", (1.0, 3.0)),  # where 0, 1 and 1st 12 meet (RR 7.1)
        ("street-0-1-2", (1.0, 2.0)),  # where 0 meets the line between 1 and 2
        ("street-0-2-3", (1.0, 1.0)),  # and between 2 and 3
        ("split-0-1", (1.0, 2.5)),  # the middles of the shared edges
        ("split-0-2", (1.0, 1.5)),
        ("split-0-3", (1.0, 0.5)),
    ],
)
def test_the_bets_with_0_lie_on_its_edge(game: Game, bet_id: str, expected: tuple[float, float]) -> None:
    assert place(game, bet_id) == expected


def test_00_lies_beyond_0_and_touches_0_alone() -> None:
    """The project's reading of Diagram D."""
    boxes = {box.label: box for box in DOUBLE.layout.boxes if box.label in ("0", "00")}
    assert boxes["00"].right == boxes["0"].x
    assert boxes["0"].right == 1.0
    assert place(DOUBLE, "split-0-00") == (0.0, 1.5)
    assert place(DOUBLE, "straight-00") == (-0.5, 1.5)


@ROULETTE
def test_the_outside_boxes_stand_as_diagram_a_has_them(game: Game) -> None:
    boxes = {box.bet_id: box for box in game.layout.boxes}
    assert [boxes[f"column-{column}"].y for column in (3, 2, 1)] == [0.0, 1.0, 2.0]
    for column, number in enumerate(("34", "35", "36"), 1):
        assert boxes[f"column-{column}"].x == MIDDLES[number][0] + 0.5
        assert boxes[f"column-{column}"].centre[1] == MIDDLES[number][1]
    assert [boxes[f"dozen-{dozen}"].x for dozen in (1, 2, 3)] == [1.0, 5.0, 9.0]
    order = sorted(("low", "even", "red", "black", "odd", "high"), key=lambda bet_id: boxes[bet_id].x)
    assert order == ["low", "even", "red", "black", "odd", "high"]
    assert {boxes[bet_id].y for bet_id in order} == {boxes["dozen-1"].bottom}
    assert [boxes[bet_id].colour for bet_id in ("red", "black")] == ["red", "black"]


@ROULETTE
def test_boxes_never_overlap_and_leave_no_gap_among_the_numbers(game: Game) -> None:
    boxes = game.layout.boxes
    for place_, one in enumerate(boxes):
        for other in boxes[place_ + 1 :]:
            apart_x = one.right <= other.x or other.right <= one.x
            apart_y = one.bottom <= other.y or other.bottom <= one.y
            assert apart_x or apart_y, (one.label, other.label)
    for column in range(12):
        for row in range(3):
            assert game.layout.box_at(1.01 + column, 0.01 + row) is not None


@ROULETTE
def test_a_touch_exactly_on_a_spot_means_that_spot(game: Game) -> None:
    for spot in game.layout.spots:
        assert touched(game.layout, spot.x, spot.y) == spot.bet_id


@ROULETTE
def test_a_line_spot_is_a_target_of_32_pixels_all_round(game: Game) -> None:
    lines = [spot for spot in game.layout.spots if spot.on_line]
    assert len(lines) == len(game.bets) - sum(box.bet_id in game.bets for box in game.layout.boxes)
    for spot in lines:
        for x, y in around(spot, 16):
            assert touched(game.layout, x, y) == spot.bet_id


@ROULETTE
def test_the_targets_of_two_line_spots_do_not_overlap(game: Game) -> None:
    lines = [spot for spot in game.layout.spots if spot.on_line]
    for place_, one in enumerate(lines):
        for other in lines[place_ + 1 :]:
            assert pixels(one, other.x, other.y) >= 32, (one.bet_id, other.bet_id)


@ROULETTE
def test_every_box_has_44_by_44_pixels_that_mean_the_box_itself(game: Game) -> None:
    """Line spots reach into a dozen from above, so its own 44 × 44 pixels lie a little below its middle."""
    for box in game.layout.boxes:
        top = box.y + (22 / SQUARE_HEIGHT if box.bet_id.startswith("dozen") else (box.height - 44 / SQUARE_HEIGHT) / 2)
        left = box.centre[0] - 22 / SQUARE_WIDTH
        assert top + 44 / SQUARE_HEIGHT <= box.bottom
        for dx in range(0, 45, 4):
            for dy in range(0, 45, 4):
                at = (left + dx / SQUARE_WIDTH, top + dy / SQUARE_HEIGHT)
                assert touched(game.layout, *at) == box.bet_id


@ROULETTE
@given(which=st.integers(0, 1000), across=st.integers(0, 999), down=st.integers(0, 999))
def test_every_point_of_a_box_belongs_to_the_box_or_to_a_line_within_reach(
    game: Game, which: int, across: int, down: int
) -> None:
    box = game.layout.boxes[which % len(game.layout.boxes)]
    x, y = box.x + box.width * across / 1000, box.y + box.height * down / 1000
    spot = game.layout.spot_at(x, y)
    assert spot is not None
    within = hypot((spot.x - x) / FINGER.reach_x, (spot.y - y) / FINGER.reach_y) <= 1
    assert (spot.on_line and within) or spot.bet_id == box.bet_id


@given(st.floats(-3, 17), st.floats(-3, 7), st.floats(0.05, 1.5), st.floats(0.05, 1.5))
def test_a_finger_of_any_size_means_the_nearest_spot_it_can_reach(x: float, y: float, wide: float, high: float) -> None:
    """Whatever is meant is among what is reachable, and no line within reach is nearer than it."""
    finger = Finger(wide, high)
    spot = SINGLE.layout.spot_at(x, y, finger)
    reachable = SINGLE.layout.reachable(x, y, finger)
    if spot is None:
        assert not reachable or SINGLE.layout.box_at(x, y) is None
        return
    assert spot in reachable
    distance = hypot((spot.x - x) / wide, (spot.y - y) / high)
    for other in reachable:
        if other.on_line:
            assert hypot((other.x - x) / wide, (other.y - y) / high) >= distance or not spot.on_line


@pytest.mark.parametrize("reach", [0.05, 0.22, 0.5, 1.0, 2.0])
def test_however_large_the_finger_the_middle_of_a_square_is_the_square(reach: float) -> None:
    for number, (x, y) in MIDDLES.items():
        assert touched(SINGLE.layout, x, y, Finger(reach, reach)) == f"straight-{number}"


def test_a_thin_finger_hits_the_square_where_a_thick_one_hits_the_line() -> None:
    just_beside_the_line = (2.15, 0.5)
    assert touched(SINGLE.layout, *just_beside_the_line, Finger(0.05, 0.05)) == "straight-6"
    assert touched(SINGLE.layout, *just_beside_the_line) == "split-3-6"


def test_a_fingertip_on_a_corner_reaches_the_corner_first_and_its_four_squares() -> None:
    """What the loupe shows around the finger."""
    corner = SINGLE.layout.spot_of["corner-16-17-19-20"]
    reached = [spot.bet_id for spot in SINGLE.layout.reachable(corner.x, corner.y)]
    assert reached[0] == "corner-16-17-19-20"
    assert set(reached[1:]) == {"straight-16", "straight-17", "straight-19", "straight-20"}


def test_outside_the_felt_a_touch_means_nothing() -> None:
    for x, y in ((-0.5, 1.5), (7.0, -0.5), (14.5, 1.5), (7.0, 4.5), (13.5, 3.5), (0.5, 3.3)):
        assert touched(SINGLE.layout, x, y) is None


def test_a_touch_just_off_the_felt_still_reaches_the_line_it_is_near() -> None:
    """0-1-2-3 stands at the edge of the drawing: a finger that slips below 0 means it all the same."""
    assert touched(SINGLE.layout, 0.9, 3.1) == "corner-0-1-2-3"


def test_the_bounds_hold_everything_drawn() -> None:
    assert SINGLE.layout.bounds == (0.0, 0.0, 14.0, 3 + 2 * 0.62)
    assert DOUBLE.layout.bounds[0] == -1.0
