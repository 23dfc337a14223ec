"""Everything the documents tell a newcomer to type is typed, as printed, with real terminals and windows.

The blocks of the README make one story, in its order: from `ats server init` to a bet at a station that was enrolled by
its set-up screen. Only the server's name and port are others, since a test has this machine alone.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from ats.load.server_process import free_port
from ats_client.station.configuration import read_configuration
from game_server.thresholds import read_thresholds
from tests.end_to_end.documents import HERE, blocks
from tests.end_to_end.floor import PIN, Screen, wait_for
from tests.end_to_end.staff import first_entry, near
from tests.end_to_end.terminal import Terminal
from tests.end_to_end.test_console import BRASS, SIGN_IN_EDGE, Place, ask, brass_button, confirm, is_linked, is_live
from tests.end_to_end.test_visit import Places, chip_stands_at

INSTALLED = "it installs Debian's packages and units as root: tests/kiosk/test_install_for_real.py does that"
NOT_TYPED = {
    """\
script/demo    # runs the product on this machine
script/test    # every check this project has
""": "the first has tests of its own, the second is what runs this one",
    """\
compile() {
    uv pip compile --universal --python-version 3.11 --generate-hashes --no-annotate --no-header pyproject.toml "$@"
}
compile --extra dev -o requirements/dev.txt    # keeps the pins that are in it; --upgrade-package NAME renews one
for role in station console server tools build; do
    compile --extra $role -c requirements/dev.txt -o requirements/$role.txt
done
""": "it asks the package index, and its answer changes with the day",
    """\
kiosk/install --role server --wheels wheels --manifest manifest --release-key release.key.pub
install -d -o ats -m 0700 /etc/ats/certificates
runuser -u ats -- /opt/ats/current/bin/ats server init --database 'postgresql:///ats?host=/run/postgresql' \\
    --certificates /etc/ats/certificates
""": INSTALLED,
    """\
kiosk/install --role station --wheels wheels --authority authority.pem --manifest manifest --release-key release.key.pub
""": INSTALLED,
    """\
/opt/ats/current/bin/python -m kiosk.manifest new-key --key release.key   # once; release.key never leaves this machine
/opt/ats/current/bin/python -m kiosk.manifest make --root $(readlink -f /opt/ats/current) --key release.key \\
    --release $(basename $(readlink -f /opt/ats/current)) > manifest
""": INSTALLED,
}
"""Blocks no test can type, whole, and why. Every other block is typed: a new one too."""


FOOT = 980
"""Below this line lies what confirms, and nothing else."""
STATION = """\
[server]
url = "https://games.example:8000"

[station]
id = "ats-1"
key_file = "station.key"
"""


class Newcomer:
    """Somebody with a checkout, who follows the documents in terminals and in front of screens."""

    def __init__(self, folder: Path, station_places: Places, console_places: dict[str, Place]) -> None:
        self.folder = folder
        (folder / ".venv").symlink_to(sys.prefix)
        self.port = free_port()
        self._station_places, self._console_places = station_places, console_places
        self.terminals: list[Terminal] = []
        self.screens: list[Screen] = []
        self.codes: list[str] = []
        self._printed: list[str] = []
        """What `init` told to type."""
        self.server: tuple[Terminal, str] | None = None
        self.station: Screen | None = None
        self._open: list[Terminal] = []
        """Those whose program goes on."""

    def terminal(self) -> Terminal:
        screen = Screen()
        self.screens.append(screen)
        home = self.folder / f"home-{len(self.terminals)}"
        home.mkdir()
        hidden = ("QT_QPA_PLATFORM", "XDG_", "ATS_")
        world = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
        world |= {"HOME": str(home), "DISPLAY": screen.display, "PYTHONPATH": str(HERE), "XDG_RUNTIME_DIR": str(home)}
        world["PATH"] = _without_our_own(world["PATH"])
        self.terminals.append(Terminal(self.folder, world))
        return self.terminals[-1]

    def type(self, text: str) -> None:
        """Into a new terminal; what is typed there afterwards depends on what it is."""
        terminal = self.terminal()
        terminal.paste(self._here(text).rstrip())
        for words, do in self._manners().items():
            if text.startswith(f".venv/bin/ats {words}"):
                do(terminal, text)
                return
        commands = [line for line in text.splitlines() if not line.endswith(("\\", "|", "&&"))]
        for _ in commands:
            assert terminal.until_done() == 0, terminal.text

    def _here(self, text: str) -> str:
        """The same for this machine: another name, another port."""
        text = text.replace("--host 0.0.0.0", f"--host 127.0.0.1 --port {self.port}")
        return text.replace("games.example:8000", f"localhost:{self.port}").replace("games.example", "localhost")

    def _manners(self) -> dict[str, Callable[[Terminal, str], None]]:
        return {
            "server init --name": self._answer_for_pins,
            "server --host": self._keep_the_server,
            "station ": self._enrol,
            "sgc ": self._sell_and_bet,
            "wnd ": self._look_at_the_wall,
            "jackpot-display ": self._look_at_the_wall,
        }

    def _answer_for_pins(self, terminal: Terminal, text: str) -> None:
        for number in re.findall(r"--staff (\d+):", text):
            for asked in (f"PIN of {number}, 4 to 12 digits: ", "Repeat for confirmation: "):
                terminal.until(asked)
                terminal.paste(PIN)
        assert terminal.until_done() == 0, terminal.text
        self.codes = re.findall(r"station \d: (\S{4}-\S{4}-\S{4})", terminal.text)
        self._printed = [line.strip() for line in terminal.text.splitlines() if line.startswith("  .venv/bin/ats ")]

    def _keep_the_server(self, terminal: Terminal, text: str) -> None:
        self._was_told_so(text)
        terminal.until('"table taken"')
        self.server = terminal, text

    def _enrol(self, terminal: Terminal, text: str) -> None:
        """The technician, in front of the set-up screen."""
        self._was_told_so(text)
        screen = self.station = self.screens[-1]
        wait_for(lambda: first_entry(screen), "the set-up is there")
        screen.enter(f"https://localhost:{self.port}")
        screen.enter(self.codes[0])
        wait_for(self._station_is_linked, "the station is at its table")
        self._open.append(terminal)

    def _station_is_linked(self) -> bool:
        assert self.station is not None
        return is_linked(self.station, self._console_places["link"][1])

    def _sell_and_bet(self, terminal: Terminal, text: str) -> None:
        """At the console the pit boss signs in, opens the table, sells chips for 100, opens a round; then the bet."""
        self._was_told_so(text)
        screen, at = self.screens[-1], self._console_places
        wait_for(lambda: near(screen.pixel(650, 540), SIGN_IN_EDGE, 20), "the sign-in is there")
        screen.enter("1001")
        screen.enter(PIN)
        wait_for(lambda: is_linked(screen, at["link"][1]) and is_live(screen, at["next"]), "signed in and linked")
        ask(screen, at["next"])
        confirm(screen)
        wait_for(lambda: self.journal("table-opened"), "the table is open")

        first_tile = (at["tab-round"][0], at["tab-room"][1] + 105)
        wait_for(lambda: brass_button(screen) is None, "the question is gone")
        buy_in = wait_for(
            lambda: brass_button(screen) or screen.click(*at["tab-room"]) or screen.click(*first_tile),
            "chips can be sold to the first station of the room",
        )
        wait_for(lambda: not near(screen.pixel(*buy_in), BRASS) or screen.click(*buy_in), "the amount is asked for")
        screen.enter("100")
        middle = wait_for(lambda: _button_of_a_question(screen), "the sale is to be confirmed")
        wait_for(lambda: self.cents("player") == 10_000 or screen.click(*middle), "100.00 are in the ledger")

        wait_for(lambda: is_live(screen, at["next"]), "a round can be opened")
        wait_for(lambda: self.journal("round-opened") or screen.click(*at["next"]), "the round is open")
        self._bet()
        self._open.append(terminal)

    def _bet(self) -> None:
        assert self.station is not None
        station, felt = self.station, self._station_places
        seventeen = felt.spot("straight-17")
        wait_for(lambda: _time_runs(station), "the station knows that the round is open")
        station.drag(felt.chip(1000), seventeen)
        wait_for(lambda: self.cents("felt") == 1_000, "ten on 17 is in the ledger")
        wait_for(lambda: chip_stands_at(station, seventeen), "a chip stands on 17")
        assert self.cents("player") == 9_000

    def _look_at_the_wall(self, terminal: Terminal, text: str) -> None:
        self._was_told_so(text)
        screen = self.screens[-1]
        wait_for(lambda: len(_colours(screen.look())) > 10, "something is shown")
        self._open.append(terminal)

    def _was_told_so(self, text: str) -> None:
        """`init` printed the same line."""
        assert (
            self._here(text)
            .strip()
            .replace(f"--host 127.0.0.1 --port {self.port}", "--host 0.0.0.0")
            .replace(f":{self.port}", ":8000")
            in self._printed
        ), (text, self._printed)

    def restart_the_server(self) -> None:
        assert self.server is not None
        terminal, text = self.server
        terminal.interrupt()
        assert terminal.until_done() == 0, terminal.text
        wait_for(lambda: not self._station_is_linked(), "the station has no link")
        terminal.paste(self._here(text))
        terminal.until('"table taken"')
        wait_for(self._station_is_linked, "the station trusts the renewed certificate")

    def journal(self, kind: str) -> list[str]:
        return [str(body) for (body,) in self._ask("select body from journal where kind = ?", kind)]

    def cents(self, kind: str) -> int:
        ((total,),) = self._ask("select coalesce(sum(cents), 0) from accounts where kind = ?", kind)
        return int(str(total))

    def _ask(self, question: str, value: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(f"file:{self.folder / 'ats.db'}?mode=ro", uri=True)) as books:
            return books.execute(question, (value,)).fetchall()

    def leave(self) -> None:
        """Ctrl-C in every terminal whose program goes on; each ends in order."""
        assert self.server is not None
        for terminal in (*self._open, self.server[0]):
            terminal.interrupt()
            assert terminal.until_done() == 0, terminal.text

    def close(self) -> None:
        for terminal in self.terminals:
            terminal.close()
        for screen in self.screens:
            screen.end()


def _without_our_own(path: str) -> str:
    """A newcomer's shell does not find `ats` by that name, as one that runs the tests may."""
    return os.pathsep.join(folder for folder in path.split(os.pathsep) if not (Path(folder) / "ats").exists())


def _button_of_a_question(screen: Screen) -> Place | None:
    """The one that goes on lies at the foot of the screen; a pad for an amount has its own above that."""
    button = brass_button(screen)
    return button if button is not None and button[1] > FOOT else None


def _time_runs(station: Screen) -> bool:
    """The ring of the countdown, at the right of the felt, is brass as long as bets are taken."""
    return BRASS in _colours(station.look().crop((1670, 66, 1910, 310)))


def _colours(picture: Image.Image) -> set[object]:
    counted = picture.convert("RGB").getcolors(picture.width * picture.height)
    return {colour for _, colour in counted or []}


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[Newcomer]:
    station, console = (_map(f"tests.end_to_end.map_of_the_{what}") for what in ("screen", "console"))
    somebody = Newcomer(tmp_path, Places(**station), {name: (x, y) for name, (x, y) in console.items()})
    yield somebody
    somebody.close()


def _map(module: str) -> dict[str, Any]:
    """Where a hand finds things, from the real QML."""
    told = subprocess.run([sys.executable, "-m", module], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.mark.timeout(300)
def test_every_shell_block_of_the_documents_works_as_printed(newcomer: Newcomer) -> None:
    for block in blocks("sh"):
        if block.text not in NOT_TYPED:
            newcomer.type(block.text)
    newcomer.restart_the_server()
    newcomer.leave()
    assert not [terminal.text for terminal in newcomer.terminals if "Traceback" in terminal.text]


def test_every_block_names_its_language_and_every_block_left_out_is_there() -> None:
    """A block without a language would be typed by nobody."""
    assert [block for block in blocks() if not block.language] == []
    assert set(NOT_TYPED) <= {block.text for block in blocks("sh")}


def test_every_configuration_the_documents_print_is_taken(tmp_path: Path) -> None:
    station, thresholds = tmp_path / "station.toml", tmp_path / "thresholds.toml"
    for block in blocks("toml"):
        if block.document == "docs/operator-guide.md":
            thresholds.write_text(block.text)
            read_thresholds(thresholds)
        else:
            station.write_text(f"{STATION}\n{block.text}")
            read_configuration(station)
