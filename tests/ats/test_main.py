"""The `ats` command itself."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from ats.main import COMMANDS, main

COMMAND = str(Path(sys.executable).with_name("ats"))


def ats(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *words], capture_output=True, check=False, text=True)


def test_help_lists_every_command_with_its_line() -> None:
    done = ats("--help")
    assert done.returncode == 0
    words = " ".join(done.stdout.replace("│", " ").split())
    for name, (_, text) in COMMANDS.items():
        assert f"{name} {text}" in words


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_listed_command_exists(name: str) -> None:
    module, _, attribute = COMMANDS[name][0].partition(":")
    assert callable(getattr(import_module(module), attribute))


def test_an_unknown_command_is_one_line_and_exit_code_2() -> None:
    done = ats("gamble")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ats: No such command 'gamble'.\n"


def test_the_rules_are_read_without_loading_qt_or_the_server() -> None:
    """A sub-command is imported only when it is called, so an auditor's script never waits for a screen."""
    program = (
        "import sys; sys.argv = ['ats', 'rules', 'list']\n"
        "from ats.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name.split('.')[0] in ('PySide6', 'sqlalchemy', 'fastapi', 'httpx') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_an_interrupted_command_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ats.rules.load_game", lambda _: interrupted())
    monkeypatch.setattr(sys, "argv", ["ats", "rules", "list"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130
