"""The station's screen, with the software renderer at 1920 × 1080: touch to frame, dragging, cold start, memory.

Everything is drawn off screen, so no display and no vertical blanking is waited for.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from benchmarks import Measurement, benchmark
from benchmarks._gui_calls import Call, Control, GuiCalls

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

SIZE = (1920, 1080)
TOUCHES = 300
MOVES = 300
STACKS = 60
SPIN_MS = 4000
SPIN_TOUCHES = 100
STARTS = 5
SLOWEST_START_MS = 5000
MOST_MIB = 400
ROUNDS = 1000
PLAYERS = 200
CALLED_ROUNDS = 10
PLAIN = b"""import QtQuick
Window {
    width: 1920; height: 1080; visible: true
    MultiPointTouchArea {
        anchors.fill: parent
        touchPoints: TouchPoint { id: finger }
    }
    Rectangle { x: finger.x - 24; y: finger.y - 24; width: 48; height: 48; color: "red" }
}"""


def _player(wagers: dict[str, int] | None = None) -> Any:
    """A window on a made-up station, and fingers."""
    from PySide6.QtTest import QTest

    from screen_kit.qml.application import Engine, make_application
    from tests.ats_client.pictures import picture, with_wagers
    from tests.ats_client.qml.player import Player

    make_application(["benchmark"])
    global _ENGINE
    _ENGINE = _ENGINE or Engine()
    return Player(_ENGINE, QTest.createTouchDevice(), with_wagers(picture(), wagers or {}), SIZE, 25.0)


_ENGINE: Any = None


def _close(player: Any) -> None:
    player.screen.close()
    _ENGINE.close_windows()


@benchmark
def touch_to_frame() -> dict[str, Measurement]:
    """A finger down on a spot, until the frame with the chip is drawn.

    On a busy machine a finger waits for a processor, and p99 grows with that. `undisturbed_p99` leaves those waits
    out, by the kernel's own count, and `work_p99` is our share of the computing. The rest is Qt: without a screen that
    sets the beat, it waits 5 ms for more to draw before it draws (`rectangle` in `dragging` shows the same).
    """
    player = _player()
    bets = [bet for bet in player.hand.picture.game.bets if bet.startswith(("straight", "corner", "split"))]
    times, waits, works = [], [], []
    for number in range(TOUCHES):
        at = player.spot(bets[number % len(bets)])
        drawn = _next_frame(player.window)
        begun, waited, worked = time.perf_counter(), _waited_ms(), time.process_time()
        player.press(at)
        drawn()
        times.append((time.perf_counter() - begun) * 1000)
        waits.append(_waited_ms() - waited)
        works.append((time.process_time() - worked) * 1000)
        player.lift(at)
        player.hand.clear()
        player.look()
    _close(player)
    return {
        "p50": Measurement(median(times), "ms"),
        "p95": Measurement(_p95(times), "ms", limit=17),
        "p99": Measurement(quantiles(times, n=100)[98], "ms", limit=16.7),
        "undisturbed_p99": Measurement(
            quantiles([took - waited for took, waited in zip(times, waits, strict=True)], n=100)[98], "ms"
        ),
        "work_p99": Measurement(quantiles(works, n=100)[98], "ms"),
    }


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[18]


@benchmark
def spinning_wheel() -> dict[str, Measurement]:
    """Frames while the grown wheel turns and the ball runs, and a finger that chooses a chip meanwhile."""
    from ats_client.station.picture import StationState
    from game_protocol.table import Phase

    player = _player({"straight-17": 500, "red": 500})
    shown = player.hand.picture
    player.hand.become(replace(shown, state=StationState.LOCKED, phase=Phase.CLOSED, locked=shown.sheet))
    player.until(lambda: player.item("game").property("growth") == 1.0)
    player.rest(300)
    frames: list[float] = []
    player.window.frameSwapped.connect(lambda: frames.append(time.perf_counter()))
    player.rest(SPIN_MS)
    seen = [later - earlier for earlier, later in pairwise(frames)]
    times = []
    for number in range(SPIN_TOUCHES):
        at = player.chip(("250", "500")[number % 2])
        drawn = _next_frame(player.window)
        begun = time.perf_counter()
        player.press(at)
        drawn()
        times.append((time.perf_counter() - begun) * 1000)
        player.lift(at)
        player.look()
    _close(player)
    return {
        "frames_per_s": Measurement(len(seen) / sum(seen), "1/s", limit=30, at_least=True),
        "frame_p95": Measurement(_p95([took * 1000 for took in seen]), "ms"),
        "touch_p95": Measurement(_p95(times), "ms", limit=50),
    }


def _waited_ms() -> float:
    """How long this thread was ready to run but had no processor, since it began."""
    return int(Path("/proc/thread-self/schedstat").read_text(encoding="ascii").split()[1]) / 1e6


@benchmark
def dragging() -> dict[str, Measurement]:
    """Frames while a chip is dragged over 60 stacks, and while a plain rectangle is dragged over nothing.

    The two take turns, move by move. We leave out the waits for a busy processor: longer work has to wait more often,
    which says nothing about the frames. Both include the 5 ms for which Qt waits for more to draw when no screen sets
    the beat; without those (`QT_QPA_UPDATE_IDLE_TIME=0`) the ratio is near 3.
    """
    from PySide6.QtCore import QPoint
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow
    from PySide6.QtTest import QTest

    player = _player()
    engine = QQmlApplicationEngine()
    engine.loadData(PLAIN)
    plain = engine.rootObjects()[0]
    assert isinstance(plain, QQuickWindow)
    QTest.qWaitForWindowExposed(plain)
    for bet in list(player.hand.picture.game.bets)[: STACKS * 2 : 2]:
        player.hand.place(bet, player.screen.tray._chosen)
    player.rest(400)
    start = player.chip("500")
    player.press(start)
    _touch(plain, player.device).press(0, QPoint(100, 100), plain).commit()
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(MOVES):
        at = QPoint(500 + (number * 7) % 1000, 160 + (number * 3) % 400)
        for window, times in ((player.window, ours), (plain, theirs)):
            times.append(_frame_ms(window, _touch(window, player.device).move(0, at, window).commit))
    player.lift(start)
    assert len(player.stacks()) >= STACKS
    plain.close()
    _close(player)
    return {
        "station": Measurement(median(ours), "ms"),
        "station_p95": Measurement(_p95(ours), "ms", limit=17),
        "rectangle": Measurement(median(theirs), "ms"),
        "ratio": Measurement(median(ours) / median(theirs), "×", limit=1.5, ratio=True),
    }


def _touch(window: Any, device: Any) -> Any:
    from PySide6.QtTest import QTest

    return QTest.touchEvent(window, device)


def _frame_ms(window: Any, act: Callable[[], None]) -> float:
    drawn = _next_frame(window)
    begun, waited = time.perf_counter(), _waited_ms()
    act()
    drawn()
    return (time.perf_counter() - begun) * 1000 - (_waited_ms() - waited)


def _next_frame(window: Any) -> Callable[[], None]:
    from PySide6.QtTest import QSignalSpy

    spy = QSignalSpy(window.frameSwapped)

    def wait() -> None:
        window.update()
        if not spy.count() and not spy.wait(2000):
            raise TimeoutError("no frame within two seconds")

    return wait


@benchmark
def gui_thread() -> dict[str, Measurement]:
    """The longest call into our Python while rounds are played: bets, close, result, the next round.

    We play the same rounds three times. The limit applies to the longest call of the middle one of the three: a call
    that our work makes long is long each time. Beside it we show the longest of all, and a control: the same walk
    through memory, repeated between the taps. A virtual machine stretches a millisecond of that to several, one to
    three times in a thousand, and the thread's own clock does not leave that out.

    The call in which a player's first money makes the whole table is not part of a round, so it has no limit.
    """
    player = _player()
    player.rest(300)
    _play_round(player, 1999)  # by now this player's chips have been drawn once, as after the first seconds of a day
    longest, control = [], Control()
    with GuiCalls() as calls, _collecting():
        watchers, player.hand._watchers = player.hand._watchers, [lambda shown: player.screen._show(shown)]
        for first in range(2000, 2000 + 3 * CALLED_ROUNDS, CALLED_ROUNDS):
            for number in range(first, first + CALLED_ROUNDS):
                _play_round(player, number, control.run)
            longest.append(calls.take_longest())
        sitting_down = [_sit_down(player, calls) for _ in range(5)]
        player.hand._watchers = watchers
    _close(player)
    sys.stderr.write(f"  longest calls: {', '.join(map(str, longest))}\n")
    return {
        "longest_call": Measurement(median(call.ms for call in longest), "ms", limit=4.0),
        "longest_call_of_all": Measurement(max(longest).ms, "ms"),
        "sitting_down": Measurement(median(call.ms for call in sitting_down), "ms"),
        "control_stretched": Measurement(control.stretched(), "×", ratio=True),
    }


def _sit_down(player: Any, calls: GuiCalls) -> Call:
    from ats_client.station.picture import StationState
    from tests.ats_client.pictures import picture

    player.hand.become(replace(picture(), state=StationState.IDLE, account=None))
    player.look()
    calls.take_longest()
    player.hand.become(picture())
    player.look()
    return calls.take_longest()


def _play_round(player: Any, round_number: int, between_taps: Callable[[], None] = lambda: None) -> None:
    from ats_client.station.picture import StationState
    from game_protocol.table import Phase
    from tests.ats_client.pictures import picture, won

    hand = player.hand
    before = hand.picture
    hand.become(replace(picture(), round=round_number, history=before.history[:100], last_spin=before.last_spin))
    wagers = ("straight-17", "corner-16-17-19-20", "red", "dozen-1", "split-5-8", "street-1-2-3", "column-2")
    for bet in wagers:
        player.tap(player.spot(bet))
        between_taps()
    sheet = hand.picture.sheet
    hand.become(replace(hand.picture, state=StationState.LOCKED, phase=Phase.CLOSED, locked=sheet))
    player.look()
    hand.become(won(hand.picture, "17", sheet.as_cents()))
    player.look()
    player.rest(300)


@contextmanager
def _collecting() -> Iterator[None]:
    """Collects garbage as a station does: never what was loaded at start, the rest a few times a second."""
    from PySide6.QtCore import QTimer

    from screen_kit.qml.collector import Collector
    from screen_kit.qml.stage import SIGNALS_HEARD_EVERY_MS

    gc.collect()
    gc.freeze()
    timer = QTimer()
    with Collector() as collector:
        timer.timeout.connect(lambda: collector.look())
        timer.start(SIGNALS_HEARD_EVERY_MS)
        yield
        timer.stop()


@benchmark
def cold_start() -> dict[str, Measurement]:
    """From the start of the process to the first frame with a table on it, and the memory a moment later.

    The figures of an empty window are shown beside them. Before the table comes the boot screen with the self-test,
    which no station may leave out (GMNS 1.17.5).

    The limits are at what somebody would notice: a start of five seconds, a station of 400 MiB.
    """
    starts = asyncio.run(_all_starts())
    plain, ours = starts["empty"], starts["station"]

    def memory(name: str, limit: float | None = MOST_MIB) -> Measurement:
        return Measurement(median(starts[name]["bytes"]) / 2**20, "MiB", limit=limit)

    return {
        "boot_screen": Measurement(median(ours["s"]) * 1000, "ms"),
        "table": Measurement(median(ours["table_s"]) * 1000, "ms", limit=SLOWEST_START_MS),
        "empty_window": Measurement(median(plain["s"]) * 1000, "ms"),
        "memory_station": memory("station"),
        "memory_with_devices": memory("fitted"),
        "memory_playing": memory("playing"),
        "memory_playing_with_devices": memory("fitted playing"),
        "memory_empty_window": memory("empty", limit=None),
    }


async def _all_starts() -> dict[str, dict[str, list[float]]]:
    """An empty window and a station in turns; then a station with devices, and one whose player has money."""
    from ats.demo.house import TABLE, open_house
    from ats.demo.premises import premises
    from benchmarks.devices import emulator
    from game_protocol.seat import BuyIn
    from game_rules.game import Role

    starts: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    tables = {TABLE: "rapid-roulette-single-zero"}
    with (
        premises() as place,
        tempfile.TemporaryDirectory() as compiled,
        emulator("id003") as acceptor,
        emulator("tcl") as printer,
    ):
        # An installed station has compiled bytecode; so do both sides here, after the first start.
        world = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        world.pop("PYTHONDONTWRITEBYTECODE", None)
        async with open_house(place, place.folder / "house", tables, 1, 30) as house:
            installed = house.installation.station(1)
            (house.folder / "station.key").write_bytes(installed.key.pem())
            bare, fitted = house.folder / "station.toml", house.folder / "fitted.toml"
            words = (
                f'[server]\nurl = "{house.address}"\n\n[station]\nid = "{installed.station_id}"\n'
                'key_file = "station.key"\njournal = "journal.sqlite"\n'
            )
            bare.write_text(words)
            fitted.write_text(
                f'{words}\n[note_acceptor]\nprotocol = "id003"\nport = "{acceptor.port}"\n\n'
                f'[ticket_printer]\nprotocol = "tcl"\nport = "{printer.port}"\n\n'
                '[ticket]\nestablishment = "House"\nplace = "City"\n'
            )

            async def start(name: str, *words: str, counts: bool = True) -> None:
                for what, value in (await asyncio.to_thread(_start, list(words), world)).items():
                    if counts:
                        starts[name][what].append(value)

            for number in range(STARTS + 1):
                await start("empty", "empty", counts=number > 0)
                await start("station", "station", str(bare), counts=number > 0)
            for number in range(2):
                await start("fitted", "station", str(fitted), counts=number > 0)
            async with house.staff(Role.DEALER) as dealer:
                await dealer.do(BuyIn(table=dealer.table, station=1, id="money", amount=100_000))
            await start("playing", "station", str(bare))
            await start("fitted playing", "station", str(fitted))
    return starts


def _start(words: list[str], world: dict[str, str]) -> dict[str, float]:
    begun = time.time()
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks._station_parts", *words],
        capture_output=True,
        text=True,
        env=world,
        check=True,
        timeout=60,
    )
    told = json.loads(ran.stdout.splitlines()[-1])
    table = told.get("table", told["first_frame"])
    return {"s": told["first_frame"] - begun, "table_s": table - begun, "bytes": told["bytes"]}


@benchmark
def memory_over_rounds() -> dict[str, Measurement]:
    """Resident memory after a thousand rounds against a hundred, and after two hundred players against twenty."""
    from PySide6.QtTest import QTest

    player = _player()
    early = 0
    for number in range(ROUNDS):
        _quick_round(player, 5000 + number)
        QTest.qWait(0)
        if number == ROUNDS // 10:
            early = _resident()
    late = _resident()
    few = 0
    for number in range(PLAYERS):
        _visit(player, 7000 + number)
        if number == PLAYERS // 10:
            few = _resident()
    many = _resident()
    _close(player)
    return {
        "growth": Measurement(late / early, "×", limit=1.05, ratio=True),
        "growth_over_players": Measurement(many / few, "×", limit=1.05, ratio=True),
    }


def _visit(player: Any, round_number: int) -> None:
    """A player sits down, bets and leaves: the table's screen is made and taken down again."""
    from ats_client.station.picture import StationState
    from tests.ats_client.pictures import picture

    player.hand.become(replace(picture(), round=round_number))
    player.look()
    player.tap(player.spot("straight-17"))
    player.hand.become(replace(picture(), state=StationState.IDLE, account=None))
    player.look()


def _quick_round(player: Any, round_number: int) -> None:
    from game_rules.money import Money
    from tests.ats_client.pictures import picture, won

    hand = player.hand
    hand.become(replace(picture(), round=round_number))
    for bet in ("straight-17", "red", "dozen-1"):
        hand.place(bet, Money(500 * (1 + round_number % 4)))
    hand.become(won(hand.picture, "17", hand.picture.sheet.as_cents()))


def _resident() -> int:
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    raise LookupError("no VmRSS in /proc/self/status")
