"""The shape of the house, checked: what the rules may know of, how files are kept, what must never be written down."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
ROOMS = (
    "ats", "game_rules", "game_protocol", "game_server", "screen_kit", "ats_client", "table_screens", "kiosk",
    "benchmarks",
)  # fmt: skip
SOURCES = sorted(path for room in ROOMS for path in (HERE / room).rglob("*.py"))
RULES = [path for path in SOURCES if path.is_relative_to(HERE / "game_rules")]

PURE = {
    "__future__", "collections", "dataclasses", "enum", "fractions", "functools", "game_rules", "hashlib",
    "itertools", "json", "math", "re", "types",
}  # fmt: skip
"""All that the rules may import: nothing here has a clock, a network, a screen, a file or chance in it."""

READS_BOOKS = {"pathlib", "tomllib"}
"""What only the library may import besides: the books are files."""


def name(path: Path) -> str:
    return str(path.relative_to(HERE))


def imported(path: Path) -> Iterator[str]:
    """The top-level name of everything a module imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", RULES, ids=name)
def test_the_rules_know_of_no_clock_network_screen_file_or_chance(path: Path) -> None:
    permitted = PURE | READS_BOOKS if path.name == "library.py" else PURE
    assert set(imported(path)) <= permitted


def test_no_float_touches_money() -> None:
    """Only places and sizes on the layout may have a fraction."""
    for path in RULES:
        if path.name in ("layout.py", "roulette.py", "wheel_games.py", "reading.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{name(path)}:{node.lineno}"
            assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)), f"{name(path)}:{node.lineno}"
            assert not (isinstance(node, ast.Name) and node.id == "float"), f"{name(path)}:{node.lineno}"


FORMS = {
    "game_protocol/basics.py", "game_server/tables/rows.py",
    "kiosk/orders.py", "screen_kit/qml/painting/chip.py", "game_server/http/openapi.py",
}  # fmt: skip
"""Where msgspec reads or writes bytes, or says how."""


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_only_what_travels_or_is_read_from_outside_is_msgspecs(path: Path) -> None:
    """Decision 0015: every other value is a frozen dataclass."""
    knows_forms = name(path) in FORMS or name(path).startswith("game_protocol/")
    assert knows_forms or "msgspec" not in set(imported(path))
    struct = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if _is_struct(node)]
    assert name(path) in FORMS or not struct


def _is_struct(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Struct") for base in node.bases)


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_every_module_says_in_its_first_line_what_it_is(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring
    assert docstring.splitlines()[0].strip()


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_every_file_can_be_held_in_mind(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


def test_the_tests_of_the_rules_mirror_the_rules() -> None:
    """Errors, bets and the key reader have no behaviour apart from the modules whose tests exercise them."""
    modules = {path.stem for path in RULES if path.stem != "__init__"}
    tests = {path.stem.removeprefix("test_") for path in (HERE / "tests" / "game_rules").glob("test_*.py")}
    assert modules - tests == {"errors", "bets", "reading"}
    assert tests <= modules


def test_nothing_in_the_repository_names_this_machine_or_a_package_index() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HERE, capture_output=True, check=True, text=True).stdout
    forbidden = ["/" + "work/", "../" + "shared", "pypi" + ".org", "python" + "hosted", "--index" + "-url"]
    for file in filter(None, listed.split("\0")):
        path = HERE / file
        if path.suffix in (".png", ".webp", ".ico", ".wav", ".ogg", ".qm") or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        assert [word for word in forbidden if word in text] == [], file
