"""A machine of one role has only that role's packages: everything its commands can import has to be among them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import grimp
import pytest

from ats.extras import EXTRAS, OUR_OWN
from ats.main import COMMANDS

HOUSE = Path(__file__).parents[2]
ROLES = ("station", "console", "server", "tools")
FOUND_BY_NAME = {
    "diagnostics": "kiosk.pages",
    "decode": "ats_client.devices",
    "emulate": "ats_client.devices",
    "sgc": "table_screens.console",
    "server": "game_server.storage",
    "station": "ats_client.devices",
}
"""Parts that a command asks for by a name in a file or an option, which no import statement shows."""
EMULATOR = ".emulator"


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(
        *sorted(OUR_OWN - {"assets"}),
        include_external_packages=True,
        exclude_type_checking_imports=True,
        cache_dir=None,
    )


def pinned(role: str) -> set[str]:
    text = (HOUSE / f"requirements/{role}.txt").read_text()
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def modules_of(command: str, imports: grimp.ImportGraph) -> set[str]:
    """The command, what it can come to import, and what it finds by name."""
    start = COMMANDS[command][0].partition(":")[0]
    starts = {start} | imports.find_descendants(start)
    if named := FOUND_BY_NAME.get(command):
        starts |= {named} | imports.find_descendants(named)
    if EXTRAS.get(command) != "tools":
        starts = {module for module in starts if EMULATOR not in module}
    return starts.union(*(imports.find_upstream_modules(module) for module in starts))


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_package_a_command_can_import_is_pinned_for_its_role(command: str, imports: grimp.ImportGraph) -> None:
    modules = modules_of(command, imports)
    outside = {module for module in modules if module.partition(".")[0] not in OUR_OWN}
    known = packages_distributions()
    there = pinned(EXTRAS.get(command, "build"))  # that file holds what every role has, and the build tools
    packages = outside - sys.stdlib_module_names
    assert "typer" in packages
    missing = {name for name in packages if not {plain(one) for one in known.get(name, [name])} & there}
    assert missing == set()


@pytest.mark.parametrize("command", sorted(name for name, role in EXTRAS.items() if role == "console"))
def test_the_table_s_screens_play_no_sound_for_which_only_a_station_has_the_library(
    command: str, imports: grimp.ImportGraph
) -> None:
    players = {"ats_client.qml.sounds", "kiosk.viewmodels.speaker"}
    assert players & modules_of(command, imports) == set()
    assert "pyside6-addons" not in pinned("console")


@pytest.mark.parametrize(
    ("role", "has_not"),
    [
        ("station", {"fastapi", "uvicorn", "sqlalchemy", "hatchling", "pytest"}),
        ("console", {"fastapi", "uvicorn", "sqlalchemy", "hatchling", "pytest", "pillow"}),
        ("server", {"pyside6-essentials", "pyside6-addons", "serialx", "hatchling", "pytest"}),
        ("tools", {"hatchling", "pytest"}),
    ],
)
def test_a_role_has_nothing_of_the_others(role: str, has_not: set[str]) -> None:
    assert pinned(role) & has_not == set()


@pytest.mark.parametrize("role", [*ROLES, "build"])
def test_every_role_has_the_versions_that_are_tested(role: str) -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (HOUSE / f"requirements/{name}.txt").read_text(), re.MULTILINE))

    assert pins(role) <= pins("dev")


@pytest.mark.parametrize("role", [*ROLES, "build", "dev"])
def test_what_pyproject_names_is_pinned(role: str) -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    named = [*project["dependencies"], *project["optional-dependencies"][role]]
    own = {plain(match[0]) for word in named if (match := re.match(r"[A-Za-z0-9_-]+", word))}
    assert own - {"ats"} <= pinned(role)


@pytest.mark.parametrize("file", sorted((HOUSE / "requirements").glob("*.txt")), ids=lambda file: file.name)
def test_the_pins_have_hashes_and_name_no_index(file: Path) -> None:
    lines = file.read_text().splitlines()
    assert all(re.match(r"[a-z0-9-]+==\S+( ; .+)? \\$|    --hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in lines)


@pytest.fixture(scope="module")
def bare_machine(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with only what every role has."""
    folder = tmp_path_factory.mktemp("packages")
    for name in set.intersection(*(pinned(role) for role in ROLES)):
        with suppress(PackageNotFoundError):  # pinned for another system than this one
            for file in distribution(name).files or []:
                first = file.parts[0]
                if first != ".." and not (folder / first).exists():
                    (folder / first).symlink_to(distribution(name).locate_file(first))
    return {"PYTHONPATH": f"{HOUSE}:{folder}", "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.mark.parametrize("command", ["audit", "diagnostics", "load", "server", "sgc", "station"])
def test_a_command_of_another_role_says_which_extra_it_needs(command: str, bare_machine: dict[str, str]) -> None:
    python = [sys.executable, "-S", "-c", "from ats.main import main; main()"]
    arguments = ["--server", "http://127.0.0.1:9"] if command == "sgc" else []
    done = subprocess.run([*python, command, *arguments], env=bare_machine, capture_output=True, text=True, check=False)
    needs = rf"ats: {command} needs \w+, which is not installed here: pip install 'ats\[{EXTRAS[command]}\]'\n"
    assert re.fullmatch(needs, done.stderr)
    assert done.returncode == 2


def test_the_rule_books_need_no_extra(bare_machine: dict[str, str]) -> None:
    python = [sys.executable, "-S", "-c", "from ats.main import main; main()"]
    done = subprocess.run([*python, "rules", "list"], env=bare_machine, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "rapid-roulette-single-zero" in done.stdout
