"""Renders every page of the dealer's console and the displays, at every size, so that people can look at them.

    python assets/make/console_pictures.py DIRECTORY [PART-OF-A-NAME]    all of them, or those so named
    python assets/make/console_pictures.py --best                        the ones the documents show, into docs/pictures

It works without a display. The pictures are made from hand-made console pictures, through the real QML.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtQuick import QQuickItem, QQuickWindow  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from game_protocol.act import Act  # noqa: E402
from game_protocol.cage import DebtKind, Debts, DebtView, PayTicket, TicketFound  # noqa: E402
from game_protocol.identity import StaffMember, Threshold  # noqa: E402
from game_protocol.jackpot_office import ConfirmPrize, OpenJackpot  # noqa: E402
from game_protocol.jackpots import JackpotMeters, PrizeState  # noqa: E402
from game_protocol.phrases import Phrase, Said  # noqa: E402
from game_protocol.problems import Problem  # noqa: E402
from game_protocol.reports import Column, ColumnKind, Report  # noqa: E402
from game_protocol.rounds import (  # noqa: E402
    AnnounceNoSpin,
    Correction,
    CorrectionLine,
    EnterOutcome,
    VoidWagers,
)
from game_protocol.seat import BuyIn, HandPay  # noqa: E402
from game_protocol.sign import CloseTable  # noqa: E402
from game_protocol.station import Recall, RecallRound, StationView  # noqa: E402
from game_protocol.table import CloseCause, LimitSign, NoticeKind, NoticeShown, Phase  # noqa: E402
from game_protocol.technician import TechnicianAct  # noqa: E402
from game_rules.game import Power, Role  # noqa: E402
from game_rules.library import load_game  # noqa: E402
from game_rules.money import Money  # noqa: E402
from screen_kit.qml.application import Engine, make_application  # noqa: E402
from table_screens.console.orders import Disagreement, Seen  # noqa: E402
from table_screens.console.picture import (  # noqa: E402
    CageAsked,
    ChosenStation,
    ConsolePicture,
    CorrectionAsked,
    Done,
    Lock,
    Needed,
    Question,
    ReportAsked,
    StaffAsked,
    Step,
    WheelSeen,
)
from table_screens.qml.application import (  # noqa: E402
    Tongue,
    open_console,
    open_jackpot_display,
    open_winning_number,
)
from table_screens.viewmodels.console_screen import ConsoleScreen  # noqa: E402
from table_screens.viewmodels.jackpot_display import JackpotDisplay  # noqa: E402
from table_screens.viewmodels.winning_number import WinningNumber  # noqa: E402
from tests.table_screens.dealer import visible  # noqa: E402
from tests.table_screens.paper_console import (  # noqa: E402
    NOW_MS,
    PaperConsole,
    alert,
    full_room,
    picture,
    table,
)
from tests.table_screens.paper_displays import (  # noqa: E402
    PaperFollower,
    PaperMeters,
    jackpot_room,
    meters,
    prize,
)

SIZES = ((1920, 1080), (1366, 768), (1280, 1024))
SETTLED_MS = 450
"""A card takes a touch only after this."""
NOW = datetime(2026, 11, 16, 21, 47, tzinfo=UTC)
GAME = load_game("rapid-roulette-single-zero")
ROULETTE = "rapid-roulette-single-zero"
ALERTS = (
    alert("1", "device", "note-acceptor: jam", 23),
    alert("2", "uncertain-ticket", "Nobody knows whether the ticket over 200.00 came out.", 17),
    alert("3", "hand-pay", "482.50 is to be paid by hand: out of paper.", 11),
)


JACKPOTS = jackpot_room()
GOOD_TICKET = TicketFound(
    ticket="*" * 14 + "0417", amount=21_500, table="2", station=17, issued_ms=NOW_MS - 5_400_000,
    expires_ms=NOW_MS + 7_776_000_000, payable=True,
)  # fmt: skip
PAID_TICKET = GOOD_TICKET.changed(
    payable=False, why="This ticket has been paid.", paid_ms=NOW_MS - 60_000, paid_at="station 4 of table 2"
)  # fmt: skip
OWED = DebtView(
    id="a", kind=DebtKind.OWED, amount=36_000, station=8, round=1031, made_ms=NOW_MS - 900_000,
    why="360.00 of round 1031 is owed to a player who has left.",
)  # fmt: skip
SHORT = OWED.changed(
    id="b", kind=DebtKind.SHORTFALL, amount=35_000, station=21,
    why="350.00 of round 1031 had been taken out and is owed by the player.",
)  # fmt: skip
HELD = Said.of(Phrase.TICKET_HELD, owed=35_000, table="3")
HELD_TICKET = GOOD_TICKET.changed(
    payable=False, table="3", station=21, amount=45_000, why=HELD.text, phrase=HELD.phrase, values=HELD.values
)  # fmt: skip
CAGE = CageAsked(Debts(debts=[OWED, SHORT]), "417208831905640417", GOOD_TICKET)


@dataclass(frozen=True)
class Scene:
    """A console's picture, its page, and what a hand does before the photograph."""

    picture: ConsolePicture
    page: str = "round"
    gesture: Callable[[QQuickWindow], None] | None = None
    language: str = "en"
    best: bool = False


def found(window: QQuickWindow, name: str) -> QQuickItem:
    item = next((item for item in visible(window.contentItem()) if item.objectName() == name), None)
    if item is None:
        raise LookupError(f"there is no {name} on this screen")
    return item


def tap(name: str) -> Callable[[QQuickWindow], None]:
    def gesture(window: QQuickWindow) -> None:
        item = found(window, name)
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)

    return gesture


def typed_number(window: QQuickWindow) -> None:
    """As a supervisor left it: the typed number above what was found."""
    found(window, "ticket-number").setProperty("text", CAGE.number)


def taps(*names: str) -> Callable[[QQuickWindow], None]:
    def gesture(window: QQuickWindow) -> None:
        for name in names:
            QTest.qWait(SETTLED_MS)
            tap(name)(window)

    return gesture


def closed(**changes: object) -> ConsolePicture:
    shown = table(phase=Phase.CLOSED, deadline_ms=None, close_cause=CloseCause.SENSOR, ball_spun=True)
    return picture(table=shown, **changes)


def asked(
    base: ConsolePicture, act: Act[Any], seen: Seen = None, step: Step = Step.ASKING, **changes: object
) -> ConsolePicture:
    return replace(base, question=Question(1, act, step, seen, **changes))  # type: ignore[arg-type]


SEVENTEEN = EnterOutcome(table="3", round=1042, outcome="17")
CLOSE_TABLE = CloseTable(table="3", reason="End of the shift")
NO_SPIN = AnnounceNoSpin(table="3", round=1042, why="ball-left-wheel")
VOID = VoidWagers(table="3", station=3, round=1042, malfunction=False, reason="")


def higher_limits() -> LimitSign:
    now = LimitSign.of(GAME.limits)
    straight = now.kinds["straight"].changed(minimum=500, multiple=500)
    return now.changed(kinds={**now.kinds, "straight": straight}, table_minimum=1000)


ACTS = (
    TechnicianAct(id="2", at_ms=NOW_MS - 1_800_000, by="9001", what="note path tested", detail="5 notes, all returned"),
    TechnicianAct(id="1", at_ms=NOW_MS - 1_860_000, by="9001", what="entered diagnostics"),
)


def chosen_station() -> ChosenStation:
    wagers = {"straight-17": 1000, "corner-16-17-19-20": 1000, "red": 2000, "dozen-2": 1000, "split-5-8": 250}
    rounds = [
        RecallRound(
            round=1041 - back, session="visit-3", closed_ms=NOW_MS - back * 60_000, outcome=outcome, ended=ended,
            wagers=wagers, recognised=True, stake=5_250, won=won, returned=won, balance_after=87_500 - back * 1500,
        )
        for back, (outcome, ended, won) in enumerate(
            [("17", "settled", 45_000), ("32", "settled", 2_000), (None, "no_spin", 0), ("5", "corrected", 6_250),
             ("24", "settled", 2_000), ("11", "settled", 0), ("36", "settled", 2_000), ("8", "settled", 4_250)]
        )
    ]  # fmt: skip
    seat = StationView(
        station_id="s-3", station=3, table=table(), service="in_service", attendant_called=False, version=4,
        wagers=wagers, note_limit=1_000_000,
    )  # fmt: skip
    return ChosenStation(3, seat, Recall(rounds=rounds), ACTS)


def correction() -> CorrectionAsked:
    lines = [
        CorrectionLine(station=3, was_returned=0, now_returned=90_000, change=90_000, shortfall=0),
        CorrectionLine(station=8, was_returned=5_000, now_returned=0, change=-5_000, shortfall=0),
        CorrectionLine(station=12, was_returned=18_000, now_returned=0, change=-18_000, shortfall=12_500),
        CorrectionLine(station=26, was_returned=0, now_returned=10_000, change=10_000, shortfall=0),
    ]
    return CorrectionAsked(1041, "20", lines=Correction(round=1041, was="17", now="20", lines=lines))


STAFF = StaffAsked(
    people=(
        StaffMember(number="1001", name="Kim Nguyen", role=Role.DEALER, locked=False),
        StaffMember(number="1007", name="Lou Park", role=Role.DEALER, locked=True),
        StaffMember(number="2001", name="Robin Adler", role=Role.SUPERVISOR, locked=False),
        StaffMember(number="3001", name="Sam Costa", role=Role.PIT_BOSS, locked=False),
        StaffMember(number="9001", name="Alex Tran", role=Role.TECHNICIAN, locked=False),
    )
)
BUY_IN = BuyIn(table="3", station=3, id="x", amount=10_000)
METERS = {
    "buy_ins": 4_125_000, "notes_in": 1_230_000, "tickets_in": 348_000, "money_in": 5_703_000, "turnover": 18_425_000,
    "total_wins": 9_231_000, "stakes_returned": 8_412_000, "house_win": 782_000, "jackpots": 0,
    "tickets_out": 2_164_050, "cancel_credits": 1_830_000, "money_out": 3_994_050, "adjustments": 2_500,
    "shortfalls": 36_000, "owed": 18_000,
}  # fmt: skip
"""They add up, as those of a table do."""
CREDITS = 947_450


def shifts() -> ReportAsked:
    columns = [Column(name="shift", kind=ColumnKind.TEXT), Column(name="from", kind=ColumnKind.TIME),
               Column(name="to", kind=ColumnKind.TIME), *(Column(name=name, kind=ColumnKind.MONEY) for name in METERS),
               Column(name="games_played", kind=ColumnKind.NUMBER)]  # fmt: skip
    rows: list[dict[str, str | int | None]] = [
        {"shift": f"2026-11-16 {name}", "from": NOW_MS - 36_000_000, "to": NOW_MS,
         **{meter: times * cents for meter, cents in METERS.items()}, "games_played": times * 412}
        for times, name in enumerate(("day", "evening"), start=1)
    ]  # fmt: skip
    report = Report(report="shifts", table="3", made_ms=NOW_MS, from_ms=None, to_ms=None, columns=columns, rows=rows)
    return ReportAsked("shifts", report)


def meter_report() -> ReportAsked:
    columns = [Column(name="meter", kind=ColumnKind.TEXT), Column(name="value", kind=ColumnKind.NUMBER)]
    figures = {**METERS, "credits": CREDITS, "games_played": 4_120, "games_won": 1_984}
    rows: list[dict[str, str | int | None]] = [{"meter": name, "value": value} for name, value in figures.items()]
    report = Report(report="meters", table="3", made_ms=NOW_MS, from_ms=None, to_ms=None, columns=columns, rows=rows)
    return ReportAsked("meters", report, saved="/home/ats/reports/table-3-meters.csv")


def scenes() -> dict[str, Scene]:
    sensor = WheelSeen(source="sensor", reading="17")
    hand_pay = HandPay(table="3", station=11, id="x", cash_out="out-48250")
    pay_ticket = PayTicket(table="3", id="x", number=CAGE.number, amount=GOOD_TICKET.amount)
    won = prize()
    notices = [
        NoticeShown(id=7, kind=NoticeKind.LIMITS, since_ms=NOW_MS - 400_000, due_ms=NOW_MS + 800_000,
                    limits=higher_limits()),
        NoticeShown(id=8, kind=NoticeKind.CLOSING, since_ms=NOW_MS - 1_300_000, due_ms=NOW_MS - 100_000),
    ]  # fmt: skip
    signed = table(notices=notices)
    return {
        "sign-in": Scene(ConsolePicture()),
        "locked": Scene(picture(lock=Lock.IDLE)),
        "betting": Scene(picture(), best=True),
        "closed": Scene(closed()),
        "sensor": Scene(closed(wheel=sensor)),
        "confirm": Scene(asked(closed(wheel=sensor), SEVENTEEN.changed(source="sensor")), best=True),
        "disagree": Scene(asked(closed(wheel=sensor), SEVENTEEN, Disagreement("20", "17"))),
        "unknown": Scene(asked(closed(), SEVENTEEN, step=Step.UNKNOWN)),
        "settled": Scene(
            picture(table=table(phase=Phase.SETTLED, deadline_ms=None, outcome="17"), alerts=ALERTS,
                    done=Done(1, SEVENTEEN))
        ),
        "no-spin": Scene(picture(), "no-spin", best=True),
        "no-spin-asked": Scene(asked(closed(), NO_SPIN)),
        "frozen": Scene(picture(table=table(phase=Phase.FROZEN, deadline_ms=None), alerts=ALERTS), "correction"),
        "room-100": Scene(picture(room=full_room(100), alerts=ALERTS), "room", best=True),
        "room-24": Scene(picture(room=full_room(24)), "room"),
        "room-8": Scene(picture(room=full_room(8)), "room"),
        "station": Scene(picture(chosen=chosen_station()), "room", best=True),
        "station-hand-pay": Scene(picture(chosen=ChosenStation(11)), "room"),
        "station-ticket": Scene(picture(chosen=ChosenStation(17)), "room"),
        "station-buy-in": Scene(picture(chosen=chosen_station()), "room", tap("buy-in")),
        "station-claim": Scene(picture(chosen=chosen_station()), "room", taps("claim", "claim-0")),
        "hand-pay-asked": Scene(asked(picture(), hand_pay, Money(48_250)), "room"),
        "void-asked": Scene(asked(picture(), VOID), "room"),
        "approval": Scene(
            asked(picture(), CLOSE_TABLE, step=Step.NEEDS_PERSON,
                  needed=Needed(Role.PIT_BOSS, "12.7", Power.CLOSE_TABLE)), "table", best=True,
        ),
        "refused": Scene(
            asked(picture(), CLOSE_TABLE, step=Step.NOT_DONE, problem=Problem.NOTICE_NEEDED,
                  why=Said.of(Phrase.SIGN_NEEDED_MINUTES, minutes=20, rule="12.7")), "table",
        ),
        "buy-in": Scene(picture(), "buy-in", taps("key-3", "sum-100"), best=True),
        "buy-in-wrong": Scene(picture(), "buy-in", taps("key-9", "key-9", "sum-100")),
        "buy-in-asked": Scene(asked(picture(), BUY_IN), "buy-in"),
        "second-person": Scene(
            asked(picture(), BUY_IN.changed(amount=6_000_000), step=Step.NEEDS_PERSON,
                  needed=Needed(Role.PIT_BOSS, "", None, Threshold.BUY_IN, Money(1_000_000))), "buy-in", best=True,
        ),
        "waiting": Scene(
            picture(alerts=ALERTS[:1], aside=(asked(picture(), CLOSE_TABLE, step=Step.NEEDS_PERSON).question,)),
            best=True,
        ),
        "staff": Scene(picture(staff=STAFF), "staff", taps("person-1007"), best=True),
        "staff-new": Scene(picture(staff=STAFF), "staff", taps("new-person", "key-5")),
        "staff-needs": Scene(picture(staff=StaffAsked(needed=Needed(Role.PIT_BOSS))), "staff"),
        "cage-held": Scene(picture(cage=replace(CAGE, ticket=HELD_TICKET)), "cage", typed_number, best=True),
        "correction": Scene(picture(correction=correction()), "correction", best=True),
        "correction-empty": Scene(picture(), "correction"),
        "cage": Scene(picture(cage=CAGE), "cage", typed_number, best=True),
        "cage-paid": Scene(picture(cage=replace(CAGE, ticket=PAID_TICKET)), "cage", typed_number),
        "cage-empty": Scene(picture(cage=CageAsked(debts=Debts(debts=[]))), "cage"),
        "cage-needs": Scene(picture(cage=CageAsked(needed=Needed(Role.SUPERVISOR))), "cage"),
        "cage-asked": Scene(asked(picture(cage=CAGE), pay_ticket, GOOD_TICKET), "cage"),
        "table": Scene(picture(table=signed), "table", best=True),
        "table-closed": Scene(picture(table=table(open=False, phase=Phase.SETTLED, deadline_ms=None)), "table"),
        "reports": Scene(picture(report=meter_report()), "reports", best=True),
        "shifts": Scene(picture(report=shifts()), "reports"),
        "report-needs": Scene(
            picture(report=ReportAsked("shifts", needed=Needed(Role.SUPERVISOR))),
            "reports",
        ),
        "alerts": Scene(picture(alerts=ALERTS), "alerts", best=True),
        "jackpots": Scene(picture(board=meters(), jackpots=JACKPOTS), "jackpots", best=True),
        "jackpot-won-round": Scene(picture(board=meters(), jackpots=JACKPOTS)),
        "jackpot-asked": Scene(
            asked(picture(board=meters(), jackpots=JACKPOTS),
                  ConfirmPrize(table="3", prize=won.prize, amount=won.amount), won)
        ),
        "jackpot-office": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots", taps("jackpots-office", "jackpot-grand"), best=True
        ),
        "jackpot-new": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots", taps("jackpots-office", "new-jackpot")
        ),
        "jackpot-line": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-office", "new-jackpot", "line-name"),
        ),
        "jackpot-amount": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-office", "new-jackpot", "line-minimum"),
        ),
        "jackpot-choice": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-office", "new-jackpot", "line-style"),
        ),
        "jackpot-bet": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-office", "new-jackpot", "line-style", "choice-bonus", "line-bet"),
        ),
        "jackpot-closing": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-office", "jackpot-grand", "close-jackpot", "option-mystery"),
        ),
        "jackpot-groups": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots", taps("jackpots-groups", "group-high"), best=True
        ),
        "jackpot-move": Scene(
            picture(board=meters(), jackpots=JACKPOTS), "jackpots",
            taps("jackpots-groups", "group-high", "plays-grand", "option-night"),
        ),
        "jackpot-opening": Scene(
            asked(
                picture(board=meters(), jackpots=JACKPOTS),
                OpenJackpot(jackpot="grand", parameters=JACKPOTS.jackpots[0].parameters),
            ),
            "jackpots",
        ),
        **{
            f"{name}-{language}": replace(scene, language=language, best=False)
            for name, scene in in_every_language().items()
            for language in ("zh", "vi")
        },
        "offline": Scene(picture(connected=False)),
        "needs-release": Scene(picture(connected=False, needed_release="2.4.0")),
        "wheel-game": Scene(
            picture("big-wheel-melbourne-1",
                    table=table("big-wheel-melbourne-1", phase=Phase.CLOSED, deadline_ms=None))
        ),
        "double-zero": Scene(picture("rapid-roulette-double-zero")),
    }  # fmt: skip


def in_every_language() -> dict[str, Scene]:
    """The pages with the longest words, to check that they have room."""
    plays = picture(board=meters(), jackpots=JACKPOTS)
    return {
        "language-round": Scene(picture(alerts=ALERTS)),
        "language-sign-in": Scene(picture(lock=Lock.IDLE)),
        "language-station": Scene(picture(chosen=chosen_station()), "room"),
        "language-table": Scene(picture(), "table"),
        "language-correction": Scene(picture(correction=correction()), "correction"),
        "language-jackpots": Scene(plays, "jackpots"),
        "language-office": Scene(plays, "jackpots", taps("jackpots-office", "jackpot-grand")),
        "language-groups": Scene(plays, "jackpots", taps("jackpots-groups", "group-high")),
        "language-question": Scene(asked(picture(), CLOSE_TABLE.changed(reason="")), "table"),
        "language-no-spin": Scene(closed(), "no-spin"),
        "language-buy-in": Scene(picture(), "buy-in", taps("key-9", "key-9")),
        "language-staff": Scene(picture(staff=STAFF), "staff", taps("person-1007")),
        "language-staff-new": Scene(picture(staff=STAFF), "staff", taps("new-person")),
        "language-cage": Scene(picture(cage=replace(CAGE, ticket=HELD_TICKET)), "cage", typed_number),
        "language-reports": Scene(picture(report=meter_report()), "reports"),
        "language-room": Scene(picture(), "room"),
        "language-alerts": Scene(picture(alerts=ALERTS), "alerts"),
        "language-second-person": Scene(
            asked(
                picture(),
                BUY_IN.changed(amount=6_000_000),
                step=Step.NEEDS_PERSON,
                needed=Needed(Role.PIT_BOSS, "", None, Threshold.BUY_IN, Money(1_000_000)),
            ),
            "buy-in",
        ),
    }


def displays() -> dict[str, Callable[[Engine, tuple[int, int]], QQuickWindow]]:
    """The two displays over the table, each in its states."""
    settled = table(phase=Phase.SETTLED, deadline_ms=None, outcome="17", round=1041)
    no_spin = table(phase=Phase.NO_SPIN, deadline_ms=None, no_spin_reason="The ball left the wheel")
    noticed = table(notices=[NoticeShown(id=8, kind=NoticeKind.CLOSING, since_ms=NOW_MS, due_ms=NOW_MS + 720_000)])

    def number(follower: PaperFollower) -> Callable[[Engine, tuple[int, int]], QQuickWindow]:
        return lambda engine, size: open_winning_number(
            engine, WinningNumber(follower, now=lambda: NOW), width=size[0], height=size[1]
        )

    def jackpot(
        shown: JackpotMeters, age_ms: int = 100, won: bool = False
    ) -> Callable[[Engine, tuple[int, int]], QQuickWindow]:
        def open_(engine: Engine, size: tuple[int, int]) -> QQuickWindow:
            follower = PaperMeters(shown, age_ms=age_ms)
            screen = JackpotDisplay(follower)
            if won:
                follower.tells(meters(mystery=20_000, last=prize(PrizeState.CONFIRMED)))
            return open_jackpot_display(engine, screen, width=size[0], height=size[1])

        return open_

    return {
        "wnd-result": number(PaperFollower(settled)),
        "wnd-betting": number(PaperFollower(table())),
        "wnd-last-bets": number(PaperFollower(noticed, seconds=4.0)),
        "wnd-no-spin": number(PaperFollower(no_spin)),
        "wnd-offline": number(PaperFollower(table(), connected=False)),
        "wnd-wheel-game": number(PaperFollower(table("big-wheel-melbourne-2"))),
        "jackpot-meters": jackpot(meters()),
        "jackpot-stale": jackpot(meters(), age_ms=2_000),
        "jackpot-fault": jackpot(meters(), age_ms=9_000),
        "jackpot-won": jackpot(meters(), won=True),
        "jackpot-none": jackpot(JackpotMeters(table="3", as_of_ms=NOW_MS, meters=[])),
    }


BEST_DISPLAYS = ("wnd-result", "wnd-last-bets", "jackpot-meters", "jackpot-won")


def shoot_display(
    engine: Engine, open_: Callable[[Engine, tuple[int, int]], QQuickWindow], size: tuple[int, int], file: Path
) -> None:
    window = open_(engine, size)
    QTest.qWaitForWindowExposed(window)
    QTest.qWait(400)
    window.grabWindow().save(str(file))
    engine.close_window(window)


def shoot(engine: Engine, scene: Scene, size: tuple[int, int], file: Path) -> None:
    tongue = Tongue(engine)
    screen = ConsoleScreen(
        PaperConsole(scene.picture), now=lambda: NOW, language=scene.language, translate=tongue.speak
    )
    window = open_console(engine, screen, width=size[0], height=size[1])
    QTest.qWaitForWindowExposed(window)
    found(window, "console").setProperty("page", scene.page)
    QTest.qWait(60)
    if scene.gesture is not None:
        scene.gesture(window)
        QTest.qWait(120)
    window.grabWindow().save(str(file))
    screen.close()
    engine.close_window(window)
    tongue.speak("en")


def wanted(arguments: list[str]) -> Iterator[tuple[str, Scene, tuple[int, int], Path]]:
    if arguments[:1] == ["--best"]:
        folder = ROOT / "docs" / "pictures"
        yield from (
            (name, scene, SIZES[0], folder / f"console-{name}.png") for name, scene in scenes().items() if scene.best
        )
        return
    folder, part = Path(arguments[0]), (arguments[1] if len(arguments) > 1 else "")
    for name, scene in scenes().items():
        if part in name:
            for size in SIZES:
                yield name, scene, size, folder / f"console-{name}-{size[0]}.png"


def main(arguments: list[str]) -> int:
    if not arguments:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    make_application(["pictures"])
    engine = Engine()
    for _, scene, size, file in wanted(arguments):
        file.parent.mkdir(parents=True, exist_ok=True)
        shoot(engine, scene, size, file)
        sys.stdout.write(f"{file}\n")
    best = arguments[0] == "--best"
    folder, part = (ROOT / "docs" / "pictures", "") if best else (Path(arguments[0]), "".join(arguments[1:2]))
    for name, open_ in displays().items():
        if part in name and (not best or name in BEST_DISPLAYS):
            for size in SIZES[:1] if best else SIZES:
                file = folder / (f"{name}.png" if best else f"{name}-{size[0]}.png")
                shoot_display(engine, open_, size, file)
                sys.stdout.write(f"{file}\n")
    engine.close_windows()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
