"""`ats demo`: the whole product on one machine, also on one without a display."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

STATES = [
    "attract",
    "pending",
    "open",
    "last-seconds",
    "locked",
    "result",
    "offline",
    "frozen",
    "no-spin",
    "hand-pay",
    "printing",
    "ticket",
    "out-of-service",
]


def ats_demo(*words: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", "from ats.main import main; main()", "demo", *words],
        capture_output=True,
        text=True,
        env=environment,
        timeout=240,
    )


def test_a_game_that_does_not_exist_is_told_in_one_line() -> None:
    told = ats_demo("--game", "blackjack")
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert "blackjack" in told.stderr


OPEN_ITS_WINDOW = """
from ats.demo import show
from ats_client.qml.application import Engine, make_application
app = make_application(["ats"])
engine = Engine()
engine.open(show.WINDOW, [], seats=[])
engine.windows[0].close()
"""


OPEN_ITS_HOUSE = """
import asyncio
from ats.demo.house import open_house
from game_rules.game import Role

async def stay():
    async with open_house("rapid-roulette-single-zero", 1, 30) as house, house.staff(Role.DEALER) as dealer:
        await dealer.sign_in()
        print(house.server.pid, flush=True)
        await asyncio.Event().wait()

asyncio.run(stay())
"""


def test_its_window_opens_in_a_process_that_has_shown_no_station_before() -> None:
    told = subprocess.run(
        [sys.executable, "-c", OPEN_ITS_WINDOW],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["rapid-roulette-double-zero", "big-wheel-melbourne-2"])
def test_without_a_display_it_says_so_and_leaves_a_picture_of_each_state(tmp_path: Path, game: str) -> None:
    told = ats_demo("--game", game, "--screenshots", str(tmp_path))
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert "no display" in told.stdout
    assert str(tmp_path) in told.stdout
    pictures = sorted(tmp_path.glob("*.png"))
    assert [picture.stem.split("-", 1)[1] for picture in pictures] == STATES
    for picture in pictures:
        with Image.open(picture) as image:
            assert image.size == (1920, 1132)
            assert len(image.convert("RGB").resize((96, 56)).getcolors(96 * 56) or ()) > 20, f"{picture.name} is blank"


def test_its_server_ends_with_it_however_it_ends() -> None:
    """Qt leaves a process whose X server has gone without a word to Python; so would a kill."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-c", OPEN_ITS_HOUSE]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        server = os.pidfd_open(int(demo.stdout.readline()))
        try:
            demo.kill()
            ended, _, _ = select.select([server], [], [], 30)
        finally:
            os.close(server)
    assert ended
