"""The technician's window with a real station, a real server and emulated devices behind it: every check passing, and
every check failing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from ats_client.station.configuration import read_configuration
from ats_client.station.enrolment import read_key
from ats_client.station.faults import FaultKind
from ats_client.station.picture import StationState
from game_protocol.keys import SigningKey
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import Installation
from kiosk.bundle import BundleError, unpack
from kiosk.doors import Door
from kiosk.pages.machine import PortsPage
from kiosk.ports import Found
from kiosk.technician import Stage
from screen_kit.qml.application import Engine
from tests.ats_client.qml.player import visible_items
from tests.ats_client.station.real_house import Dealer, real_house
from tests.kiosk.hands import Bench, bench
from tests.qt_loop import Play
from tests.table_screens.dealer import outside

SIZES = ((1920, 1080), (1366, 768), (1280, 1024))


Scenario = Callable[[Bench], Coroutine[Any, Any, None]]
AtTheBench = Callable[[Engine, QPointingDevice, Installation, Path, Play], None]


def at_the_bench(scenario: Scenario, *, with_devices: bool = False) -> AtTheBench:
    """Makes a test of a scenario, with a technician at a station of its own. Most pages need no devices."""

    def test(
        engine: Engine, touch_screen: QPointingDevice, installed: Installation, tmp_path: Path, play: Play
    ) -> None:
        async def whole() -> None:
            async with AsyncExitStack() as server_stack:
                house = await server_stack.enter_async_context(real_house(installed, tmp_path))
                async with bench(engine, touch_screen, house, tmp_path, with_devices=with_devices) as hands:
                    hands.server_goes = server_stack.aclose
                    await scenario(hands)

        play(whole())

    test.__doc__ = scenario.__doc__
    return test


def with_devices(scenario: Scenario) -> AtTheBench:
    """The same, with a note acceptor and a ticket printer."""
    return at_the_bench(scenario, with_devices=True)


@at_the_bench
async def test_a_technician_signs_in_on_the_screen_and_leaves(hands: Bench) -> None:
    await hands.signs_in(pin="0000")
    await hands.until(lambda: "wrong" in hands.text("problem"))
    await hands.inside()
    assert "TECHNICIAN'S TEST" in hands.text("banner")
    assert hands.workshop.station.picture.state is StationState.DIAGNOSTICS
    left = []
    hands.model.left.connect(lambda: left.append(True))
    await hands.tap("leave")
    await hands.tap("yes")
    await hands.until(lambda: bool(left))
    await hands.until(lambda: hands.workshop.station.picture.state is StationState.IDLE)


@with_devices
async def test_the_note_acceptor_is_tried_with_a_note_that_comes_back(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("note-acceptor")
    await hands.reads("State", "pass")
    assert any("Identity" in line and "not said" not in line for line in hands.told())
    assert "put a note in" in await hands.acts("begin")
    await hands.puts_in("note 20")
    await hands.reads("Accept and return", "pass", "20.00 was read and came back")
    assert "test money 20.00, no value" in hands.text("banner")
    assert hands.workshop.station.meters.notes_in == Money.zero()
    assert hands.workshop.station.credit == Money.zero()
    assert any("→ status-request" in line for line in hands.told())
    assert any("holds a note of 20.00" in line for line in hands.told())
    await hands.workshop.technician.leave()
    assert hands.workshop.technician.visit.test_money == Money.zero()


@with_devices
async def test_a_jammed_or_unplugged_note_acceptor_fails_its_checks(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("note-acceptor")
    hands.acceptor.tell("jam")
    await hands.reads("State", "fail", "jam")
    await hands.acts("begin")
    await hands.reads("Accept and return", "fail", "jam")
    hands.acceptor.tell("clear")
    await hands.reads("State", "pass")
    hands.acceptor.tell("unplug")
    await hands.reads("State", "fail")


@with_devices
async def test_the_printer_prints_a_test_ticket_and_says_when_it_cannot(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("printer")
    await hands.reads("State", "pass", "ready")
    assert "came out whole" in await hands.acts("test", yes=1)
    await hands.reads("Test ticket", "pass")
    await hands.until(lambda: any("→ print" in line and "TEST" in line for line in hands.told()))
    assert any("← status" in line for line in hands.told())
    assert hands.workshop.station.meters.tickets_out.count == 0
    hands.printer.tell("take")
    hands.printer.tell("paper out")
    await hands.reads("State", "fail", "paper out")
    await hands.acts("test", yes=1)
    await hands.reads("Test ticket", "fail", "none came out: paper-out")
    hands.printer.tell("paper load")
    hands.printer.tell("jam")
    await hands.reads("State", "fail", "jam")
    hands.printer.tell("clear")
    await hands.acts("clear-jam", yes=1)
    await hands.reads("State", "pass")
    assert await hands.acts("feed") == "fed one ticket"


@at_the_bench
async def test_touch_is_measured_at_nine_points(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("touch")
    for miss, mark in ((3, "pass"), (40, "fail")):
        await hands.acts("nine")
        await hands.until(lambda: hands.item("touchField") is not None)
        for count in range(1, 10):
            aim = QPoint(int(hands.model.aimX * 1366) + miss, int(hands.model.aimY * 768))
            await hands.eyes.click(aim)
            touch = hands.model._page
            await hands.until(lambda count=count, touch=touch: len(touch.errors_px) == count)
        await hands.until(lambda: hands.item("touchField") is None)
        await hands.reads("Accuracy", mark, "px off")


@at_the_bench
async def test_two_fingers_are_seen_at_once_and_one_is_not_enough(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("touch")
    await hands.acts("draw")
    await hands.until(lambda: hands.item("touchField") is not None)
    first, second = QPoint(300, 300), QPoint(500, 300)

    def lifts() -> None:
        QTest.touchEvent(hands.window, hands.fingers).release(0, first, hands.window).release(1, second, hands.window)

    await outside(lambda: QTest.touchEvent(hands.window, hands.fingers).press(0, first, hands.window))
    await hands.reads("Several fingers", "fail", "1 seen")
    both = QTest.touchEvent
    await outside(lambda: both(hands.window, hands.fingers).stationary(0).press(1, second, hands.window))
    await hands.reads("Several fingers", "pass", "2 seen")
    await outside(lifts)
    await hands.tap("closeTouch")


@at_the_bench
async def test_every_active_region_is_listed_and_drawn(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("touch")
    game = hands.workshop.station.picture.game
    assert game is not None
    assert len(hands.model.regions) == len(game.layout.spots) == 157
    assert sum("region" not in line and ("on a line" in line or "a whole box" in line) for line in hands.told()) == 157
    await hands.acts("regions")
    await hands.until(lambda: hands.item("regionPicture") is not None)
    await hands.tap("closeRegions")
    await hands.until(lambda: hands.item("regionPicture") is None)


@at_the_bench
async def test_what_the_eye_sees_passes_or_fails_and_the_size_is_judged(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("display")
    await hands.reads("Resolution", "pass", "1366 × 768")
    await hands.acts("patterns")
    for _ in range(8):
        await hands.until(lambda: hands.item("patterns") is not None)
        await hands.eyes.click(QPoint(200, 200))
    await hands.until(lambda: hands.item("patterns") is None)
    await hands.reads("red", "open")
    await hands.tap("right-red")
    await hands.reads("red", "pass")
    await hands.tap("wrong-green")
    await hands.reads("green", "fail")
    hands.window.resize(800, 600)
    await hands.reads("Resolution", "fail", "800 × 600")


@at_the_bench
async def test_sound_without_a_card_fails_and_what_was_heard_is_recorded(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("sound")
    await hands.reads("Sound card", "fail")
    await hands.acts("play-chip")
    await hands.tap("wrong-chip")
    await hands.reads("chip", "fail")
    await hands.tap("right-tick")
    await hands.reads("tick", "pass")


@at_the_bench
async def test_an_open_door_fails_stops_play_and_the_logic_area_is_cleared_by_a_person(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("doors")
    await hands.reads("main", "pass", "closed")
    hands.lines.levels[Door.MAIN] = True
    await hands.reads("main", "fail", "open")
    hands.lines.levels[Door.MAIN] = False
    await hands.reads("main", "pass")
    hands.lines.levels[Door.LOGIC_AREA] = True
    await hands.reads("logic-area", "fail", "open")
    hands.lines.levels[Door.LOGIC_AREA] = False
    await hands.reads("logic-area", "fail", "uncleared")
    await hands.acts("clear-logic-area", yes=1)
    await hands.reads("logic-area", "pass", "closed")


@at_the_bench
async def test_a_door_opened_in_play_stops_it_until_it_is_closed(hands: Bench) -> None:
    station = hands.workshop.station
    assert station.picture.state is StationState.IDLE
    hands.lines.levels[Door.MAIN] = True
    await hands.until(lambda: station.picture.state is StationState.OUT_OF_SERVICE)
    assert "main" in station.picture.out_of_service_reason
    hands.lines.levels[Door.MAIN] = False
    await hands.until(lambda: station.picture.state is StationState.IDLE)


@at_the_bench
async def a_fault_stands_and_is_cleared(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("faults")
    await hands.reads("Faults", "pass", "none stands")
    hands.workshop.station.raise_fault(FaultKind.PROGRAM, "software: differs: kiosk/doors.py")
    await hands.reads("program", "fail", "kiosk/doors.py")
    await hands.acts("clear-program", yes=1)
    await hands.reads("Faults", "pass")
    assert hands.workshop.station.faults == {}


def test_a_fault_stands_on_its_page_until_the_technician_clears_it(
    engine: Engine,
    touch_screen: QPointingDevice,
    installed: Installation,
    tmp_path: Path,
    play: Play,
    caplog: pytest.LogCaptureFixture,
) -> None:
    a_fault_stands_and_is_cleared(engine, touch_screen, installed, tmp_path, play)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["fault"]
    caplog.clear()


@at_the_bench
async def test_logs_are_searched_and_exported_as_one_signed_bundle(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("logs")
    await hands.reads("Journal", "pass", "every seal right")
    await hands.tap("search")
    for letter in "entere di":
        await hands.tap("space" if letter == " " else f"letter-{letter}")
    await hands.until(lambda: len(hands.told()) == 1, "one line has these words")
    assert hands.text("search") == "entere di"
    await hands.tap("erase")
    await hands.tap("letter-q")
    await hands.until(lambda: hands.told() == [], "no line has these words")
    await hands.tap("done")
    await hands.until(lambda: hands.item("keys") is None, "the keys are away")
    await hands.opens("meters")
    await hands.opens("logs")
    assert hands.text("search") == ""
    assert len(hands.told()) > 1
    assert "exported" in await hands.acts("export")
    await hands.reads("Export", "pass", "signed")
    (file,) = (hands.folder / "exports").iterdir()
    key = read_key(hands.folder / "station.key").public
    files = unpack(file.read_bytes(), key)
    assert {"journal.jsonl", "meters.json", "faults.json", "recall.json", "device-events.json"} <= set(files)
    assert any(
        json.loads(line)["facts"].get("what") == "entered diagnostics" for line in files["journal.jsonl"].splitlines()
    )
    with pytest.raises(BundleError, match="not signed by this station"):
        unpack(file.read_bytes(), SigningKey.generate().public)


@at_the_bench
async def test_a_journal_that_somebody_changed_fails_and_is_not_exported(hands: Bench) -> None:
    await hands.inside()
    with sqlite3.connect(hands.folder / "journal.sqlite") as journal:
        journal.execute("DROP TRIGGER never_changed")
        journal.execute("UPDATE records SET facts = '{}' WHERE number = 1")
    journal.close()
    await hands.opens("logs")
    await hands.reads("Journal", "fail", "record 1 is damaged")
    assert "not exported" in await hands.acts("export")
    await hands.reads("Export", "fail", "record 1 is damaged")


@at_the_bench
async def test_an_export_that_cannot_be_written_fails(hands: Bench) -> None:
    (hands.folder / "exports").write_text("a file where a folder should be")
    await hands.inside()
    await hands.opens("logs")
    await hands.acts("export")
    await hands.reads("Export", "fail")


@at_the_bench
async def test_meters_and_recall_are_read(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("meters")
    await hands.until(lambda: "Notes in 0.00" in hands.told())
    await hands.opens("recall")
    await hands.reads("Server", "pass", "rounds")


@with_devices
async def test_the_port_finder_names_a_device_and_writes_it_after_a_question(hands: Bench) -> None:
    page = hands.model._pages["ports"]
    assert isinstance(page, PortsPage)
    found = [Found("/dev/ttyS9", "ticket printer", "escpos", "TM"), Found("/dev/ttyS8")]
    asked: list[list[str]] = []

    async def look(in_use: list[str], told: Callable[[int, int], None]) -> list[Found]:
        asked.append(in_use)
        told(3, 10)
        await go_on.wait()
        return found

    go_on = asyncio.Event()
    page._look = look
    await hands.inside()
    await hands.opens("ports")
    own = hands.workshop.configuration
    assert own.acceptor is not None
    assert own.printer is not None
    await hands.reads("Note acceptor", "pass", f"has {own.acceptor.port}")
    await hands.reads("Ticket printer", "pass", f"has {own.printer.port}: ready")
    hands.printer.tell("paper out")
    await hands.reads("Ticket printer", "fail", "paper out")
    await hands.tap("action-look")
    await hands.reads("Devices on other ports", "open", "asking: 3 of 10 questions")
    go_on.set()
    await hands.until(lambda: not hands.model.busy, "looked")
    assert asked == [[own.acceptor.port, own.printer.port]]
    await hands.reads("Devices on other ports", "pass", "1 of 2")
    file = hands.workshop.configuration.file
    assert "ttyS9" not in file.read_text()
    await hands.acts("write-/dev/ttyS9", yes=1)
    await hands.reads("Configuration", "pass", "escpos on /dev/ttyS9")
    printer = read_configuration(file).printer
    assert printer is not None
    assert (printer.protocol, printer.port) == ("escpos", "/dev/ttyS9")
    assert hands.item("action-restart") is not None
    found[:] = [Found("/srv/ttyS9", "ticket printer", "tcl")]
    await hands.acts("look")
    await hands.acts("write-/srv/ttyS9", yes=1)
    await hands.reads("Configuration", "fail", "no name of a port")
    assert "/srv" not in file.read_text()
    found[:] = [Found("/dev/ttyS8")]
    await hands.acts("look")
    await hands.reads("Devices on other ports", "fail", "0 of 1")
    ended = []
    hands.workshop.ended = lambda: ended.append(True)
    await hands.acts("restart", yes=1)
    await hands.until(lambda: bool(ended), "the station is to end")
    assert hands.workshop.technician.visit.stage is Stage.OUTSIDE


@at_the_bench
async def test_memory_is_not_cleared_while_money_is_here_and_asks_twice(hands: Bench) -> None:
    dealer = Dealer(hands.house.person(Role.DEALER))
    await dealer.sells(1, 5000)
    await hands.until(lambda: hands.workshop.station.credit == Money(5000))
    await hands.inside()
    await hands.opens("memory")
    await hands.reads("May be cleared", "fail", "50.00")
    await hands.tap("action-clear")
    assert hands.item("yes") is None
    assert hands.workshop.configuration.file.exists()


@at_the_bench
async def test_memory_is_cleared_after_two_questions(hands: Bench) -> None:
    ended = []
    hands.workshop.ended = lambda: ended.append(True)
    await hands.inside()
    await hands.opens("memory")
    await hands.reads("May be cleared", "pass")
    await hands.tap("action-clear")
    await hands.until(lambda: "Clear this station's journal" in hands.text("questionText"))
    await hands.tap("yes")
    await hands.until(lambda: "cannot be undone" in hands.text("questionText"))
    await hands.tap("yes")
    await hands.until(lambda: bool(ended))


@at_the_bench
async def test_network_and_machine_are_checked(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("network")
    await hands.reads("server", "pass", "answers in")
    await hands.reads("event stream", "pass", "no gap")
    await hands.opens("machine")
    await hands.until(lambda: hands.item("check-memory") is not None)
    await hands.opens("software")
    await hands.reads("software", "fail")


@at_the_bench
async def test_a_server_that_goes_away_fails_the_network_and_the_recall(hands: Bench) -> None:
    await hands.inside()
    await hands.opens("recall")
    await hands.reads("Server", "pass")
    await hands.opens("network")
    await hands.reads("server", "pass")
    assert hands.server_goes is not None
    await hands.server_goes()
    await hands.reads("event stream", "fail", "lost for")
    await hands.acts("again")
    await hands.reads("server", "fail")
    await hands.opens("recall")
    await hands.reads("Server", "fail")
    await hands.tap("leave")
    await hands.tap("yes")
    await hands.until(lambda: "it must let it go back" in hands.text("said"), "the server is needed to leave")
    assert hands.model.stage == "inside"


@with_devices
async def test_nothing_is_cut_off_at_any_size(hands: Bench) -> None:
    await hands.inside()
    for width, height in SIZES:
        hands.window.resize(width, height)
        for page in ("note-acceptor", "printer", "doors", "memory"):
            await hands.opens(page)
            await hands.eyes.drawn()
            for item in visible_items(hands.window.contentItem()):
                if not item.objectName() or item.objectName().startswith("page-"):
                    continue
                corner = item.mapToScene(QPointF(item.width(), item.height()))
                assert corner.x() <= width + 1, (width, page, item.objectName())
                assert corner.y() <= height + 1, (height, page, item.objectName())
