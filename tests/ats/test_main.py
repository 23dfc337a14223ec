"""The `ats` command itself."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from ats.main import COMMANDS, main
from game_protocol.release import release

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


def test_h_is_help_too() -> None:
    assert ats("rules", "-h").stdout == ats("rules", "--help").stdout


def test_the_version_is_one_line_and_stands_in_the_help_too() -> None:
    done = ats("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ats {release()}\n", "")
    assert f"Release {release()}." in ats("--help").stdout


def test_an_unknown_command_is_one_line_and_exit_code_2() -> None:
    done = ats("gamble")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ats: No such command 'gamble'; see `ats --help`\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("rule",), "No such command 'rule'. Did you mean 'rules'?; see `ats --help`"),
        (("rules", "settle"), "Missing argument 'GAME'; see `ats rules settle --help`"),
        (("decode", "ssp", "--from", "x"),
         "Invalid value for '--from': 'x' is not one of 'host', 'device'; see `ats decode --help`"),
        (("decode", "morse", "--from", "host"), "no such protocol: morse; there are id003, ssp, ccnet, tcl, escpos"),
        (("audit", "--bogus"), "No such option: --bogus; see `ats audit --help`"),
        (("load", "--table", "1"), "--staff and --table are of a running server: name it with --server URL"),
        (("audit", "--database", "/usr"), "sqlite:////usr: this is a folder, not a database"),
        (("audit", "--database", "postgresql://nobody@127.0.0.1:1/x"),
         "postgresql://nobody@127.0.0.1:1/x: the database server cannot be reached: Connection refused"),
    ],
)  # fmt: skip
def test_a_slip_is_one_line_that_says_where_to_look(words: tuple[str, ...], says: str) -> None:
    done = ats(*words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"ats: {says}\n")


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("ats rules list > /dev/full", 2, "ats: the answer could not be written: no space is left\n"),
        ("ats decode ssp --from host <&-", 2, "ats: standard input: Bad file descriptor\n"),
        ("ats rules settle big-wheel-sydney --outcome A --wagers - <&-", 2,
         "ats: standard input: cannot be read: Bad file descriptor\n"),
        ("PYTHONIOENCODING=ascii ats rules --help > /dev/null", 0, ""),
    ],
)  # fmt: skip
def test_a_closed_or_full_stream_is_no_trace_back(line: str, code: int, says: str) -> None:
    environment = {**os.environ, "PATH": f"{Path(COMMAND).parent}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", line], capture_output=True, check=False, text=True, env=environment)
    assert (done.returncode, done.stderr) == (code, says)


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


def completed(line: str, shell: str) -> list[str]:
    """The words the shell offers when somebody presses TAB at the end of this line."""
    words = line.split(" ")
    told = {
        "bash": {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    environment = {**os.environ, **told, "_ATS_COMPLETE": f"complete_{shell}"}
    done = subprocess.run([COMMAND], capture_output=True, check=True, text=True, env=environment)
    assert done.stderr == ""
    if shell == "zsh":
        return re.findall(r'^[^"]*"([^"]+)"', done.stdout, flags=re.MULTILINE)
    return [each.partition("\t")[0] for each in done.stdout.split("\n") if each]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("ats ser", ["server"]),
        ("ats server in", ["init"]),
        ("ats server staff a", ["add"]),
        ("ats rules ", ["list", "show", "settle", "snap", "verify"]),
        ("ats rules show big-wheel-s", ["big-wheel-sydney"]),
        ("ats rules snap rapid-roulette-single-zero --bet straight-36", ["straight-36"]),
        ("ats rules settle rapid-roulette-double-zero --outcome 0", ["0", "00"]),
        ("ats load --game money-wheel-p", ["money-wheel-perth"]),
        ("ats load --ro", ["--rounds"]),
        ("ats emulate ticket-printer --protocol ", ["tcl", "escpos"]),
        ("ats decode s", ["ssp"]),
        ("ats --vers", ["--version"]),
        ("ats rules show no-such-game", []),
        ("ats rules snap no-such-game --bet s", []),
        ("ats rules snap --bet s", []),
    ],
)  # fmt: skip
def test_a_shell_completes_commands_options_and_what_they_take(line: str, expected: list[str]) -> None:
    assert completed(line, "bash") == expected


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_every_shell_completes_a_commands_own_words(shell: str) -> None:
    assert completed("ats rules s", shell) == ["show", "settle", "snap"]


def test_bash_itself_completes_with_the_script_it_is_given() -> None:
    program = (
        f'PATH={Path(COMMAND).parent}:$PATH; eval "$(_ATS_COMPLETE=source_bash ats)"\n'
        "COMP_WORDS=(ats rules show money-wheel-p) COMP_CWORD=3\n"
        '$(complete -p ats | sed "s/.*-F //; s/ ats$//") ats; echo "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash", "-c", program], capture_output=True, check=True, text=True)
    assert (done.stdout, done.stderr) == ("money-wheel-perth\n", "")


def test_completing_a_name_imports_no_command() -> None:
    """`ats sta` and TAB is answered at once, without Qt and without the server."""
    program = (
        "import os, sys\n"
        "os.environ.update(_ATS_COMPLETE='complete_bash', COMP_WORDS='ats server', COMP_CWORD='1')\n"
        "sys.argv = ['ats']\n"
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
