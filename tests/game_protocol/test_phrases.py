"""Sentences of the server travel as a code with values: every place that says one gives all that stands in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from game_protocol.phrases import PHRASES, Phrase, Said, filled, in_english

SERVER = Path(__file__).parents[2] / "game_server"
KINDS = {"", "money", "time", "role", "phase", "book", "soon"}


def values_in(text: str) -> dict[str, str]:
    """The values that stand in a sentence, each with its kind."""
    return {name: kind or "" for _, name, kind, _ in Formatter().parse(text) if name is not None}


def said_by_the_server() -> Iterator[tuple[str, list[Phrase], set[str]]]:
    """Where a sentence is said, which one (or which two), and the values given with it."""
    for file in sorted(SERVER.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "Said.of"):
                phrase = node.args[1 if ast.unparse(node.func) == "Refusal" else 0]
                named = [each.attr for each in _choices(phrase, tree) if isinstance(each, ast.Attribute)]
                where = f"{file.relative_to(SERVER)}:{node.lineno}"
                yield where, [Phrase[name] for name in named], {word.arg or "" for word in node.keywords}


def _choices(phrase: ast.expr, tree: ast.AST) -> list[ast.expr]:
    match phrase:
        case ast.IfExp(body=one, orelse=other):
            return [one, other]
        case ast.Name(id=name):
            given = [
                each for each in ast.walk(tree) if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == name
            ]
            return [choice for each in given for choice in _choices(each.value, tree)]
    return [phrase]


def test_every_sentence_is_said_with_all_its_values() -> None:
    said = list(said_by_the_server())
    assert len(said) > 120
    for where, phrases, given in said:
        assert phrases, where
        for phrase in phrases:
            assert values_in(phrase.english).keys() <= given, where


def test_no_sentence_stands_in_the_list_that_nobody_says() -> None:
    assert {phrase for _, phrases, _ in said_by_the_server() for phrase in phrases} == set(Phrase)


def test_the_codes_are_the_names_and_the_kinds_are_known() -> None:
    for phrase in Phrase:
        assert phrase.value == phrase.name.lower().replace("_", "-")
        assert set(values_in(phrase.english).values()) <= KINDS, phrase
    assert len(PHRASES) == len(Phrase)


def test_values_are_written_by_their_kind() -> None:
    assert (
        in_english(Phrase.NOTE_ABOVE_LIMIT, {"limit": 1_000_000}) == "No note that brings the balance above 10000.00."
    )
    assert in_english(Phrase.NEEDS_ROLE, {"role": "pit_boss"}) == "This needs a pit boss."
    assert in_english(Phrase.SIGN_STANDS_LONGER, {"left_s": 125}).startswith("The sign must stand 2 min 5 s longer")
    assert in_english(Phrase.NOT_NOW, {"phase": "void"}) == "Not now: the round is void."


def test_a_value_that_was_not_told_leaves_a_gap() -> None:
    assert filled("Pay {amount:money} to {whom}.", {"whom": None}, {}) == "Pay … to …."


@pytest.mark.parametrize(
    "said",
    [Said.of(Phrase.PAY_PLAYER, amount=500), Said(text="Own words."), Said(text="{odd"), Said(text="")],
    ids=["a sentence", "own words", "own words that look like a sentence", "nothing"],
)
def test_what_was_said_is_kept_and_read_as_it_was(said: Said) -> None:
    assert Said.read(said.kept()) == said


def test_the_same_sentence_is_said_of_another_amount() -> None:
    said = Said.of(Phrase.OWED_TO_PLAYER, amount=500, round=7)
    assert said.but(amount=300) == Said.of(Phrase.OWED_TO_PLAYER, amount=300, round=7)
    assert Said(text="Own words.").but(amount=3).text == "Own words."
