"""The loader: every book loads, and whatever is wrong with one is an error that names file, key and why."""

import copy
import json
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from game_rules.errors import BookError, UnknownGame
from game_rules.library import game_ids, load_game, load_game_file, read_game

ROULETTE, WHEEL, PERTH = "rapid-roulette-double-zero", "big-wheel-melbourne-1", "money-wheel-perth"
Path_ = tuple[str | int, ...]

OPTIONAL = {
    (ROULETTE, ("idle_seat",)),
    (WHEEL, ("idle_seat",)),
    *((WHEEL, ("after_call", name)) for name in ("below_minimum", "above_maximum", "off_multiple")),
    *((PERTH, ("after_call", name)) for name in ("below_minimum", "above_maximum", "off_multiple")),
    (PERTH, ("notices", "limits", "waived_when")),
    (PERTH, ("notices", "closing", "waived_when")),
    (WHEEL, ("powers", "set_personal_limits")),
    (WHEEL, ("personal_limits",)),
    (ROULETTE, ("wagering_period", "ended_by", "sensor")),
    *((name, ("wagering_period", "ended_by", "dealer")) for name in (WHEEL, PERTH)),
    *((name, ("no_spin", 0, "when")) for name in (WHEEL, PERTH)),
}
"""Keys a book may do without."""


def book(game_id: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("game_rules.books").joinpath(f"{game_id}.toml").read_text(encoding="utf-8"))


def as_toml(values: dict[str, Any]) -> str:
    return "\n".join(f"{json.dumps(key)} = {_inline(value)}" for key, value in values.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value) if isinstance(value, str | bool) else repr(value)


def keys(values: Any, above: Path_ = ()) -> Iterator[Path_]:
    """The path of every key; of a list of tables, those of its first table."""
    if isinstance(values, dict):
        for name, value in values.items():
            yield (*above, name)
            yield from keys(value, (*above, name))
    elif isinstance(values, list) and values and isinstance(values[0], dict):
        yield from keys(values[0], (*above, 0))


def within(values: Any, path: Path_) -> Any:
    for step in path:
        values = values[step]
    return values


def refused(game_id: str, values: dict[str, Any]) -> BookError:
    file = f"{game_id}.toml"
    with pytest.raises(BookError) as caught:
        read_game(as_toml(values), file)
    assert caught.value.file == file
    assert str(caught.value) == f"{file}: {caught.value.key}: {caught.value.why}"
    assert "\n" not in str(caught.value)
    return caught.value


def named(path: Path_) -> str:
    return ".".join(map(str, path))


EVERY_KEY = [(game_id, path) for game_id in (ROULETTE, WHEEL, PERTH) for path in keys(book(game_id))]
EACH_KEY = pytest.mark.parametrize(
    ("game_id", "path"), EVERY_KEY, ids=lambda value: value if isinstance(value, str) else named(value)
)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_book_loads(game_id: str) -> None:
    assert load_game(game_id).id == game_id
    assert read_game(as_toml(book(game_id)), f"{game_id}.toml") == load_game(game_id)


def test_there_are_eleven_games_the_stations_own_first() -> None:
    assert game_ids() == (
        "rapid-roulette-single-zero",
        "rapid-roulette-double-zero",
        "big-wheel-melbourne-1",
        "big-wheel-melbourne-2",
        "big-wheel-melbourne-3",
        "big-wheel-melbourne-4",
        "big-wheel-sydney",
        "money-wheel-division-1",
        "money-wheel-division-2",
        "money-wheel-division-3",
        "money-wheel-perth",
    )


@EACH_KEY
def test_a_missing_key_is_named(game_id: str, path: Path_) -> None:
    values = book(game_id)
    del within(values, path[:-1])[path[-1]]
    if (game_id, path) in OPTIONAL:
        assert read_game(as_toml(values), f"{game_id}.toml").id == game_id
        return
    error = refused(game_id, values)
    assert named(path).startswith(error.key), error


@EACH_KEY
def test_a_value_of_the_wrong_kind_is_named(game_id: str, path: Path_) -> None:
    values = book(game_id)
    within(values, path[:-1])[path[-1]] = "yes" if isinstance(within(values, path), bool) else True
    assert refused(game_id, values).key == named(path)


@pytest.mark.parametrize(
    ("game_id", "path"),
    [(game_id, path) for game_id, path in [(g, ()) for g in (ROULETTE, WHEEL, PERTH)] + EVERY_KEY
     if isinstance(within(book(game_id), path), dict)],
    ids=lambda value: value if isinstance(value, str) else named(value) or "top",
)  # fmt: skip
def test_a_misspelt_key_is_named_rather_than_ignored(game_id: str, path: Path_) -> None:
    values = book(game_id)
    within(values, path)["suprise"] = 1
    assert named((*path, "suprise")).startswith(refused(game_id, values).key)


ONES = {"minimum": "1.00", "maximum": "2.00", "multiple": "1.00"}
ORDER = "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"


@pytest.mark.parametrize(
    ("game_id", "path", "value", "key", "why"),
    [
        (ROULETTE, ("id",), "another", "id", "is 'another', but the file is rapid-roulette-double-zero.toml"),
        (ROULETTE, ("title",), "  ", "title", "must be text"),
        (ROULETTE, ("kind",), "dice", "kind", "'dice' is not one of roulette, wheel"),
        (ROULETTE, ("chips",), [], "chips", "different amounts, smallest first"),
        (ROULETTE, ("chips",), ["5.00", "2.50"], "chips", "different amounts, smallest first"),
        (ROULETTE, ("chips",), ["2.50", "2.50"], "chips", "different amounts, smallest first"),
        (ROULETTE, ("chips",), ["0.00", "2.50"], "chips", "different amounts, smallest first"),
        (ROULETTE, ("chips",), [2.5], "chips", "written in quotes"),
        (ROULETTE, ("chips",), ["-2.50"], "chips", "written like 12 or 12.50"),
        (ROULETTE, ("table_minimum",), 5.0, "table_minimum", "written in quotes, like \"12.50\", not 5.0"),
        (ROULETTE, ("table_minimum",), "0", "table_minimum", "more than nothing"),
        (ROULETTE, ("table_minimum",), "1e3", "table_minimum", "written like 12 or 12.50"),
        (ROULETTE, ("wheel", "order"), ORDER.replace(" 17", " 16"), "wheel.order", "each of 1 to 36 once"),
        (ROULETTE, ("wheel", "order"), ORDER.replace(" 17", ""), "wheel.order", "each of 1 to 36 once"),
        (ROULETTE, ("wheel", "order"), ORDER + " 37", "wheel.order", "each of 1 to 36 once"),
        (ROULETTE, ("wheel", "order"), ORDER + " 0", "wheel.order", "each of 1 to 36 once"),
        (ROULETTE, ("wheel", "order"), ORDER.replace(" 00", ""), "layout.zeros", "must be the zeros of the wheel"),
        (ROULETTE, ("layout", "zeros", 1, "label"), "0", "layout.zeros", "must be the zeros of the wheel"),
        (ROULETTE, ("layout", "zeros", 1, "x"), float("nan"), "layout.zeros.1.x", "a number from -100 to 100"),
        (ROULETTE, ("layout", "zeros", 1, "x"), 1000, "layout.zeros.1.x", "a number from -100 to 100"),
        (ROULETTE, ("layout", "zeros", 1, "width"), 0, "layout.zeros.1.width", "more than nothing"),
        (ROULETTE, ("layout", "zeros", 1, "height"), -3, "layout.zeros.1.height", "more than nothing"),
        (ROULETTE, ("layout", "zeros", 1, "x"), 0.5, "layout", "the boxes 0 and 00 overlap"),
        (ROULETTE, ("layout", "zeros", 1, "x"), 5, "layout", "the boxes 00 and .* overlap"),
        (ROULETTE, ("layout", "first_four"), "0 1 2", "layout.first_four", "four different numbers of the wheel"),
        (ROULETTE, ("layout", "first_four"), "0 1 2 2", "layout.first_four", "four different numbers of the wheel"),
        (ROULETTE, ("layout", "first_four"), "0 1 2 37", "layout.first_four", "four different numbers of the wheel"),
        (ROULETTE, ("layout", "first_four"), "1 2 4 5", "layout", "corner-1-2-4-5 is there twice"),
        (ROULETTE, ("odds", "red"), 0, "odds.red", "a whole number from 1 to 1000, not 0"),
        (ROULETTE, ("odds", "red"), 1001, "odds.red", "a whole number from 1 to 1000"),
        (ROULETTE, ("odds", "red"), 1.5, "odds.red", "a whole number from 1 to 1000, not 1.5"),
        (ROULETTE, ("limits", "red", "minimum"), "0", "limits.red", "minimum must be more than nothing"),
        (ROULETTE, ("limits", "red", "multiple"), "0", "limits.red", "multiple must be more than nothing"),
        (ROULETTE, ("limits", "red", "maximum"), "1.00", "limits.red", "below the minimum"),
        (ROULETTE, ("limits", "red", "maximum"), "2001.00", "limits.red", "plus multiples of 5.00"),
        (ROULETTE, ("limits", "red", "maximum"), "10000000005.00", "limits.red", "the most any wager may be"),
        (ROULETTE, ("limits", "red", "maximum"), "99999999999999999", "limits.red.maximum", "any meter can hold"),
        (ROULETTE, ("limits", "red"), ONES, "limits.red", "1.00 cannot be made with the table's chips"),
        (ROULETTE, ("wagering_period", "seconds"), 4, "wagering_period.seconds", "from 5 to 600, not 4"),
        (ROULETTE, ("valid_spin", "revolutions"), 0, "valid_spin.revolutions", "from 1 to 20"),
        (ROULETTE, ("idle_seat", "rounds"), 0, "idle_seat.rounds", "from 1 to 100"),
        (ROULETTE, ("notices", "limits", "minutes"), 0, "notices.limits.minutes", "from 1 to 1440"),
        (ROULETTE, ("notices", "limits", "spins"), 3, "notices.limits", "either minutes or spins"),
        (ROULETTE, ("notices", "limits", "on"), "monday", "notices.limits.on", "'monday' is not one of higher_min"),
        (ROULETTE, ("no_spin",), [], "no_spin", "a list of tables"),
        (ROULETTE, ("no_spin", 1, "id"), "wheel-not-rotating", "no_spin.1.id", "'wheel-not-rotating' is there twice"),
        (ROULETTE, ("powers", "close_table", "role"), "king", "powers.close_table.role", "'king' is not one of player"),
        (ROULETTE, ("powers", "fly"), {"role": "dealer", "rule": "1"}, "powers.fly", "is not one of enter_outcome"),
        (ROULETTE, ("peg",), {"rule": "1", "counts_as": "no_spin"}, "peg", "is not a known key"),
        (WHEEL, ("wheel", "sections", "A"), 25, "wheel.sections", "52 in all, as the order has, not 53"),
        (WHEEL, ("wheel", "sections", "A"), 0, "wheel.sections.A", "from 1 to 100, not 0"),
        (WHEEL, ("wheel", "order"), "A B", "wheel.sections", "2 in all, as the order has, not 52"),
        (WHEEL, ("wheel", "order"), " ".join(["A"] * 52), "wheel.order", "has 52 sections of A, not 24"),
        (WHEEL, ("odds", "H"), 47, "odds", "each of A, B, C, D, E, F, G in that order"),
        (WHEEL, ("peg", "counts_as"), "luck", "peg.counts_as", "'luck' is not one of no_spin, last_section"),
        (WHEEL, ("after_call", "off_multiple"), "pay_to_maximum", "after_call", "does not fit there"),
        (WHEEL, ("after_call", "off_multiple"), "keep", "after_call.off_multiple", "'keep' is not one of"),
        (PERTH, ("notices", "closing", "waived_when"), "rain", "notices.closing.waived_when", "'rain' is not one of"),
        (PERTH, ("notices", "closing", "on"), "any", "notices.closing.on", "is not a known key"),
    ],
)  # fmt: skip
def test_a_book_that_cannot_be_played_says_why(game_id: str, path: Path_, value: object, key: str, why: str) -> None:
    values = book(game_id)
    within(values, path[:-1])[path[-1]] = value
    error = refused(game_id, values)
    assert error.key == key
    assert pytest.raises(BookError, match=why).matches(error), error


def test_a_wheel_has_as_many_sections_as_its_book_says() -> None:
    values = book(WHEEL)
    values["wheel"]["sections"]["A"] += 2
    values["wheel"]["order"] += " A A"
    game = read_game(as_toml(values), f"{WHEEL}.toml")
    assert len(game.wheel.pockets) == 54
    assert game.wheel.sections["A"] == 26


def test_a_wheel_with_a_section_too_many_is_named() -> None:
    values = book(WHEEL)
    values["wheel"]["order"] += " H"
    error = refused(WHEEL, values)
    assert (error.key, error.why) == ("wheel.sections", "must be 53 in all, as the order has, not 52")


@pytest.mark.parametrize(
    "text",
    ["id = ", "id = 'a'\nid = 'b'", "[wheel", "\x00", "a = " + "9" * 5000, "a = " + "[" * 5000, "= 1"],
    ids=["no value", "twice", "open table", "nul", "endless number", "endless list", "no key"],
)
def test_text_that_is_not_toml_is_one_line(text: str) -> None:
    with pytest.raises(BookError, match=r"^mine\.toml: file: is not TOML: ") as caught:
        read_game(text, "mine.toml")
    assert len(str(caught.value)) < 300


def test_a_number_of_thousands_of_digits_is_an_error_like_any_other() -> None:
    text = as_toml({**book(ROULETTE), "wagering_period": {"rule": "5.1", "seconds": 0}})
    with pytest.raises(BookError, match=r"wagering_period\.seconds: must be a whole number from 5 to 600"):
        read_game(text.replace('"seconds" = 0', '"seconds" = 0x' + "f" * 9000), f"{ROULETTE}.toml")


def test_a_game_without_a_book_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'poker'; there are rapid-roulette-single-zero, "):
        load_game("poker")
    with pytest.raises(UnknownGame):
        load_game("../books/big-wheel-sydney")


def test_an_operators_own_file_is_read_and_must_be_named_after_its_game(tmp_path: Path) -> None:
    values = {**book(ROULETTE), "id": "house-roulette"}
    file = tmp_path / "house-roulette.toml"
    file.write_text(as_toml(values), encoding="utf-8")
    assert load_game_file(file).id == "house-roulette"
    other = file.rename(tmp_path / "other.toml")
    with pytest.raises(BookError, match=r"^other\.toml: id: is 'house-roulette', but the file is other\.toml"):
        load_game_file(other)


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BookError, match=r"^none\.toml: file: cannot be read: No such file or directory$"):
        load_game_file(tmp_path / "none.toml")
    with pytest.raises(BookError, match="cannot be read: Is a directory"):
        load_game_file(tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"title = '\xe9'")
    with pytest.raises(BookError, match="is not UTF-8 text"):
        load_game_file(latin)


def test_another_approved_diagram_d_gives_its_own_bets_from_its_own_squares() -> None:
    """An operator whose 0 and 00 share the width of 1-2-3 changes the data and nothing else."""
    values = copy.deepcopy(book(ROULETTE))
    values["layout"]["zeros"] = [
        {"label": "0", "x": 0, "y": 1.5, "width": 1, "height": 1.5},
        {"label": "00", "x": 0, "y": 0, "width": 1, "height": 1.5},
    ]
    game = read_game(as_toml(values), f"{ROULETTE}.toml")
    with_zeros = {bet.id for bet in game.bets.values() if {"0", "00"} & set(bet.covers)}
    assert with_zeros == {
        "straight-0", "straight-00",
        "split-0-00", "split-0-1", "split-0-2", "split-00-2", "split-00-3",
        "street-0-1-2", "street-0-00-2", "street-00-2-3",
        "corner-0-1-2-3",
    }  # fmt: skip
    assert {bet for bet, _ in game.winners("00")} == {
        "straight-00", "split-0-00", "split-00-2", "split-00-3", "street-0-00-2", "street-00-2-3",
    }  # fmt: skip
    spot = game.layout.spot_of["street-0-00-2"]
    assert (spot.x, spot.y) == (1.0, 1.5)
    assert len(game.bets) == 38 + 57 + 5 + 12 + 3 + 22 + 1 + 11 + 12
