"""The documents keep what they promise: names exist, links lead somewhere, no rule is left out."""

import re
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

from ats.main import COMMANDS

HERE = Path(__file__).parents[1]
RULES = (HERE / "docs" / "rules.md").read_text(encoding="utf-8")
PACKAGES = "ats|game_rules|game_protocol|game_server|screen_kit|ats_client|table_screens|kiosk|benchmarks"

# How many rules each chapter of each book has: 1.1 to 1.6, 2.1 to 2.4 and so on.
CHAPTERS = {
    "RR": (6, 4, 13, 3, 5, 6, 3, 8, 10, 4, 4, 13),
    "BWM": (4, 2, 7, 3, 3, 1, 2, 4, 13),
    "BWS": (1, 6, 13, 6, 4, 1, 9, 14, 12),
    "MWP": (1, 2, 8, 3, 3, 9),
    "MWD": (2, 7, 8, 6, 6),
}
DOCUMENTS = sorted(
    str(path.relative_to(HERE))
    for path in (*HERE.glob("*.md"), *HERE.glob("docs/**/*.md"))
)  # fmt: skip


def rows(book: str) -> list[tuple[str, str]]:
    """Rule number and where it lives, of one book's table."""
    chapter = re.split(r"^## ", RULES, flags=re.MULTILINE)
    (table,) = (part for part in chapter if f"({book})" in part.partition("\n")[0])
    cells = [line.strip("| ").split(" | ") for line in table.splitlines() if re.match(r"\| \d", line)]
    assert all(len(row) == 3 for row in cells)
    return [(row[0], row[2]) for row in cells]


def resolve(name: str) -> None:
    """Finds a dotted name: a module, then attributes; a dataclass's field counts as one."""
    words = name.split(".")
    found: object = None
    for place in range(len(words), 0, -1):
        try:
            found = import_module(".".join(words[:place]))
        except ModuleNotFoundError:
            continue
        words = words[place:]
        break
    assert found is not None, f"{name}: no such module"
    for word in words:
        if isinstance(found, type) and is_dataclass(found) and word in {field.name for field in fields(found)}:
            return
        found = getattr(found, word)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_name_of_the_code_exists(document: str) -> None:
    for name in re.findall(rf"`((?:{PACKAGES})\.[A-Za-z_][\w.]*)(?:\(\))?`", (HERE / document).read_text("utf-8")):
        resolve(name)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_named_or_linked_exists(document: str) -> None:
    text = (HERE / document).read_text(encoding="utf-8")
    for name in re.findall(rf"`((?:{PACKAGES}|docs|script|tests)/[\w./-]+)`", text):
        assert (HERE / name).exists(), name
    for target in re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", text):
        assert (HERE / document).parent.joinpath(target).exists(), target


def test_every_test_that_plays_a_rule_exists() -> None:
    named = re.findall(r"`(tests/[\w./-]+\.py)::(\w+)`", RULES)
    assert len(named) > 20
    for file, test in named:
        assert re.search(rf"^(?:async )?def {test}\(", (HERE / file).read_text("utf-8"), re.MULTILINE), test


@pytest.mark.parametrize("book", list(CHAPTERS))
def test_no_rule_of_the_book_is_left_out(book: str) -> None:
    listed = {".".join(number.split(".")[:2]) for number, _ in rows(book)}
    expected = {f"{chapter}.{rule}" for chapter, last in enumerate(CHAPTERS[book], 1) for rule in range(1, last + 1)}
    assert listed == expected


@pytest.mark.parametrize("book", list(CHAPTERS))
def test_every_rule_says_where_it_lives_or_why_software_has_no_part(book: str) -> None:
    for number, where in rows(book):
        assert re.search(r"`|Not built: |People|Equipment", where), (number, where)


def test_the_readme_lists_every_command_and_no_other() -> None:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `ats ([a-z-]+)` \|", readme, re.MULTILINE)) == sorted(COMMANDS)
