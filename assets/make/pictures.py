"""Renders every screen of the station in every state, at every size, so that people can look at them.

    python assets/make/pictures.py DIRECTORY      all of them
    python assets/make/pictures.py --best         the ones the documents show, into docs/pictures

It works without a display. The pictures are made from hand-made station pictures, through the real QML.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtQuick import QQuickItem, QQuickWindow  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from ats_client.qml.application import open_window, show_station  # noqa: E402
from ats_client.station.correction import Correction  # noqa: E402
from ats_client.station.jackpots import Jackpots  # noqa: E402
from ats_client.station.picture import LinkView, MoneyDevices, Picture, Said, Saying, StationState  # noqa: E402
from ats_client.viewmodels.racetrack import Oval  # noqa: E402
from ats_client.viewmodels.station_screen import StationScreen  # noqa: E402
from game_protocol.jackpots import JackpotMeter, Prize, PrizeState, Style  # noqa: E402
from game_protocol.station import CashOutState, CashOutView, LastSpin, Recall, RecallMoney, RecallRound  # noqa: E402
from game_protocol.table import CloseCause, LimitSign, NoticeKind, NoticeShown, Phase  # noqa: E402
from game_rules.library import load_game  # noqa: E402
from game_rules.money import Money  # noqa: E402
from game_rules.settlement import settle  # noqa: E402
from game_rules.sheet import Sheet  # noqa: E402
from screen_kit.qml.application import Engine, make_application  # noqa: E402
from tests.ats_client.pictures import NOW_MS, PaperStation, picture, with_wagers, won  # noqa: E402

SIZES = ((1920, 1080), (1366, 768), (1280, 1024))
NOW = datetime(2026, 11, 16, 21, 47, tzinfo=UTC)
NEEDS_RELEASE = LinkView(connected=False, needed_release="2.4.0")
OPENED_MS = int(NOW.timestamp() * 1000) - 42 * 60_000

WAGERS = {
    "corner-16-17-19-20": 2500,
    "straight-32": 1000,
    "straight-17": 2500,
    "split-5-8": 500,
    "street-28-29-30": 1500,
    "six-line-31-36": 2000,
    "column-2": 5000,
    "red": 10000,
    "dozen-1": 6000,
    "corner-0-1-2-3": 500,
    "straight-0": 250,
    "low": 500,
}

SMALL = {
    "straight-17": 2000,
    "split-17-20": 500,
    "corner-16-17-19-20": 1000,
    "black": 1000,
    "split-5-8": 500,
    "street-7-8-9": 1000,
    "six-line-1-6": 2000,
    "dozen-1": 2500,
    "corner-10-11-13-14": 250,
}
"""On 17 it wins 875.00, and 920.00 come back of 107.50."""
TIERS = {
    "split-5-8": 1000,
    "split-10-11": 1000,
    "split-13-16": 1000,
    "split-23-24": 1000,
    "split-27-30": 1000,
    "split-33-36": 1000,
}
RETURNED = {"dozen-2": 9000, "red": 50000, "straight-3": 10000, "straight-9": 8500}
"""On 17 it brings back 270.00 of 775.00."""


@dataclass(frozen=True)
class Scene:
    """A station's picture, the seconds left, and what a hand does before the photograph."""

    picture: Picture
    seconds: float = 18.0
    gesture: Callable[[QQuickWindow], None] | None = None
    page: str = ""
    language: str = "en"
    contrast: bool = False
    best: str = field(default="")


def playing(game: str = "rapid-roulette-single-zero", wagers: dict[str, int] | None = None) -> Picture:
    base = picture(game)
    last = LastSpin(round=1041, outcome=base.history[0].outcome, stake=5000, won=87500, returned=90000, wagers={})
    account = base.account and base.account.changed(opened_ms=OPENED_MS)
    base = replace(base, account=account, last_spin=last)
    return with_wagers(base, WAGERS if wagers is None else wagers)


def said(base: Picture, saying: Saying, bet: str | None = None, **amounts: int) -> Picture:
    return replace(base, said=(Said(1, saying, bet, {name: Money(cents) for name, cents in amounts.items()}),))


def came_back(base: Picture, saying: Saying, wagers: dict[str, int], **amounts: int) -> Picture:
    """These chips have just come back."""
    returned = {bet: Money(cents) for bet, cents in wagers.items()}
    figures = {"amount": sum(wagers.values()), **amounts}
    told = Said(1, saying, None, {name: Money(cents) for name, cents in figures.items()}, {}, returned)
    return replace(base, said=(told,))


def corrected(base: Picture) -> Picture:
    """17 was entered for the last round, but 34 was true."""
    told = Correction(1041, "17", "34", Money(114_250), Money(-54_000), Money(60_250), Money(90_000), Money(36_000))
    last = LastSpin(round=1041, outcome="34", stake=5000, won=35000, returned=36000, wagers={})
    return replace(base, correction=told, corrected_round=1041, last_spin=last)


def paying(state: CashOutState, *, station: StationState) -> Picture:
    out = CashOutView(id="out-1", state=state, amount=146_500, asked_ms=OPENED_MS)
    return replace(playing(wagers={}), state=station, cash_out=out)


def recalled() -> Picture:
    """Fourteen rounds that end at the balance shown, each settled by the rules; the fourth was a no spin."""
    base = playing()
    if base.game is None:
        raise ValueError("rounds are of a game")
    rounds = []
    balance = base.funds.cents
    for back, spin in enumerate(base.history[:14]):
        sheet = Sheet.from_cents(base.game, WAGERS if back % 2 == 0 else {"red": 5000, "straight-17": 2500})
        settled = settle(sheet, spin.outcome)
        counts = back != 3
        returned = settled.returned.cents if counts else sheet.total.cents
        paid_in = [RecallMoney(at_ms=OPENED_MS, what="note", amount=5000)] if back % 4 == 1 else []
        rounds.append(
            RecallRound(
                round=spin.round,
                session="visit-1",
                closed_ms=OPENED_MS + (30 - back) * 60_000,
                outcome=spin.outcome if counts else None,
                ended="settled" if counts else "no_spin",
                wagers=sheet.as_cents(),
                recognised=True,
                stake=sheet.total.cents,
                won=settled.won.cents if counts else 0,
                returned=returned,
                balance_after=balance,
                counted=counts,
                money_before=paid_in,
            )
        )
        balance += sheet.total.cents - returned - sum(each.amount for each in paid_in)
    return replace(base, recall=Recall(rounds=rounds))


def with_favourites(base: Picture) -> Picture:
    if base.game is None or base.sheet is None:
        raise ValueError("favourites are of a game")
    few = dict(list(base.sheet.wagers.items())[:3])
    return replace(base, favourites={0: base.sheet, 1: Sheet(base.game, few)})


METERS = (
    JackpotMeter(jackpot="grand", name="Grand Rapid", style=Style.LINKED, amount=1_284_512),
    JackpotMeter(jackpot="mystery", name="Midnight Mystery", style=Style.MYSTERY, amount=48_390, must_hit_by=60_000),
    JackpotMeter(jackpot="bonus", name="Lucky 17", style=Style.BONUS, amount=0, goods="Dinner for two"),
)


def with_jackpots(base: Picture, *meters: JackpotMeter) -> Picture:
    return replace(base, table="3", jackpots=Jackpots(meters or METERS, OPENED_MS))


def jackpot_won(base: Picture, state: PrizeState, station: int = 17) -> Picture:
    prize = Prize(
        prize="grand-1", jackpot="grand", name="Grand Rapid", table="3", round=base.round, station=station,
        amount=1_284_512, state=state, won_ms=OPENED_MS,
    )  # fmt: skip
    shown = with_jackpots(base, METERS[0].changed(amount=500_000, last_prize=prize), *METERS[1:])
    return replace(shown, prize_here=prize if station == base.station else None)


def drag(window: QQuickWindow) -> None:
    """A chip on its way to the corner 22 23 25 26, with the finger still down."""
    tray, felt = item(window, "tray"), item(window, "felt")
    start = tray.mapToScene(tray.boundingRect().center()).toPoint()
    x = felt.property("originX") + 9 * felt.property("squareWidth")
    y = felt.property("originY") + 2 * felt.property("squareHeight")
    end = felt.mapToScene(QPoint(round(x) + 4, round(y) + 5).toPointF()).toPoint()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(window, start + (end - start) * step / 5)
        QTest.qWait(5)


def hold(window: QQuickWindow) -> None:
    """A finger that rests on a square."""
    felt = item(window, "felt")
    x = felt.property("originX") + 5.5 * felt.property("squareWidth")
    y = felt.property("originY") + 2.5 * felt.property("squareHeight")
    at = felt.mapToScene(QPoint(round(x), round(y)).toPointF()).toPoint()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.qWait(700)


def on_track(window: QQuickWindow) -> None:
    """A finger on 17 of the racetrack, still down."""
    track = item(window, "track")
    oval = Oval(track.width(), track.height(), track.property("band"))
    at = track.mapToScene(QPointF(*oval.point(8 / 37))).toPoint()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def item(window: QQuickWindow, name: str) -> QQuickItem:
    found = window.findChild(QQuickItem, name)
    if found is None:
        raise LookupError(name)
    return found


def higher_limits() -> LimitSign:
    sign = LimitSign.of(load_game("rapid-roulette-single-zero").limits)
    kinds = {kind: its.changed(minimum=500, multiple=500) for kind, its in sign.kinds.items()}
    return sign.changed(kinds=kinds, table_minimum=1000)


def scenes() -> dict[str, Scene]:
    base = playing()
    closed = replace(
        base, state=StationState.LOCKED, phase=Phase.CLOSED, locked=base.sheet, close_cause=CloseCause.EXPIRY
    )
    idle = replace(playing(wagers={}), state=StationState.IDLE, account=None, last_spin=None)
    sign = NoticeShown(
        id=1,
        kind=NoticeKind.LIMITS,
        since_ms=OPENED_MS,
        due_ms=NOW_MS + 720_000,
        limits=higher_limits(),
    )
    closing = sign.changed(id=2, kind=NoticeKind.CLOSING, limits=None)
    wheel = {"symbol-A": 2500, "symbol-C": 500, "symbol-G": 100}
    on_wheel = playing("money-wheel-perth", wheel)
    wheel_closed = replace(on_wheel, state=StationState.LOCKED, phase=Phase.CLOSED, locked=on_wheel.sheet)
    return {
        "open": Scene(base),
        "empty": Scene(playing(wagers={}), 28.0),
        "drag": Scene(with_jackpots(base), gesture=drag, best="station"),
        "held": Scene(base, gesture=hold),
        "pending": Scene(with_wagers(base, WAGERS, pending={"dozen-3": 2500, "straight-26": 1000})),
        "refused": Scene(came_back(base, Saying.NOT_TAKEN, {"dozen-3": 2500})),
        "snapped": Scene(said(base, Saying.MINIMUM_HERE, "dozen-3", minimum=500)),
        "below-minimum": Scene(playing(wagers={"straight-23": 250}), 8.0),
        "vietnamese-below-minimum": Scene(playing(wagers={"straight-23": 250}), 4.0, language="vi"),
        "last-bets": Scene(base, 8.0),
        "last-seconds": Scene(base, 3.0),
        "locked": Scene(
            replace(
                with_wagers(playing(), SMALL),
                state=StationState.LOCKED,
                phase=Phase.CLOSED,
                locked=with_wagers(playing(), SMALL).sheet,
            ),
            0.0,
            best="no-more-bets",
        ),
        "locked-many": Scene(closed, 0.0),
        "locked-pending": Scene(
            replace(
                with_wagers(base, WAGERS, pending={"dozen-3": 2500}), state=StationState.LOCKED, phase=Phase.CLOSED
            ),
            0.0,
        ),
        "result-win": Scene(won(closed, "17", WAGERS), 0.0),
        "result-all": Scene(won(closed, "17", dict.fromkeys(closed.game.bets if closed.game else (), 2500)), 0.0),
        "result-zero": Scene(won(closed, "0", {"straight-0": 250, "split-0-2": 5000, "corner-0-1-2-3": 500}), 0.0),
        "result-double-zero": Scene(
            won(playing("rapid-roulette-double-zero"), "00", {"straight-00": 2500, "split-0-00": 5000, "red": 500}), 0.0
        ),
        "result-loss": Scene(won(closed, "29", {"straight-17": 2500, "red": 5000}), 0.0),
        "no-spin": Scene(
            came_back(
                replace(
                    playing(wagers={}),
                    state=StationState.RESULT,
                    phase=Phase.NO_SPIN,
                    no_spin_reason="The ball left the wheel",
                ),
                Saying.NO_SPIN,
                WAGERS,
            ),
            0.0,
        ),
        "below-minimum-back": Scene(
            came_back(
                replace(playing(wagers={}), state=StationState.LOCKED, phase=Phase.CLOSED),
                Saying.BELOW_TABLE_MINIMUM,
                {"straight-23": 250},
                minimum=500,
            ),
            0.0,
        ),
        "chinese-no-spin": Scene(
            replace(
                playing("big-wheel-melbourne-1", {}),
                state=StationState.RESULT,
                phase=Phase.NO_SPIN,
                no_spin_reason="interference",
            ),
            0.0,
            language="zh",
        ),
        "frozen": Scene(replace(closed, state=StationState.FROZEN, phase=Phase.FROZEN, table_frozen=True), 0.0),
        "corrected": Scene(corrected(base), 14.0),
        "vietnamese-corrected": Scene(corrected(base), 14.0, language="vi"),
        "frozen-account": Scene(replace(closed, state=StationState.FROZEN), 0.0),
        "closed-table": Scene(replace(idle, phase=Phase.WAITING, table_open=False)),
        "out-of-service-with-money": Scene(replace(base, state=StationState.OUT_OF_SERVICE)),
        "offline": Scene(replace(base, state=StationState.OFFLINE, link=LinkView(connected=False))),
        "needs-release": Scene(replace(idle, game=None, state=StationState.OFFLINE, link=NEEDS_RELEASE)),
        "needs-release-vi": Scene(
            replace(idle, game=None, state=StationState.OFFLINE, link=NEEDS_RELEASE), language="vi"
        ),
        "needs-release-playing": Scene(replace(base, state=StationState.OFFLINE, link=NEEDS_RELEASE)),
        "notice": Scene(replace(base, notices=(sign,))),
        "notices": Scene(replace(base, notices=(closing, sign), attendant_called=True)),
        "attract": Scene(idle, best="attract"),
        "vietnamese-attract": Scene(idle, language="vi"),
        "attract-dealer": Scene(replace(idle, money=MoneyDevices())),
        "cash-out": Scene(base, page="cash-out"),
        "printing": Scene(paying(CashOutState.PRINTING, station=StationState.CASHING_OUT)),
        "ticket": Scene(paying(CashOutState.PAID, station=StationState.CASHING_OUT)),
        "dealer": Scene(paying(CashOutState.DEALER, station=StationState.CASHING_OUT)),
        "hand-pay": Scene(paying(CashOutState.HAND_PAY, station=StationState.HAND_PAY)),
        "uncertain": Scene(paying(CashOutState.UNCERTAIN, station=StationState.HAND_PAY)),
        "out-of-service": Scene(
            replace(
                idle, state=StationState.OUT_OF_SERVICE, out_of_service_reason="The station's journal needs a check."
            )
        ),
        "diagnostics": Scene(replace(idle, state=StationState.DIAGNOSTICS)),
        "connecting": Scene(replace(idle, game=None, state=StationState.OFFLINE, link=LinkView(connected=False))),
        "limits": Scene(base, page="limits"),
        "help": Scene(base, page="help"),
        "language": Scene(base, page="language"),
        "recall": Scene(recalled(), page="recall", best="recall"),
        "statistics": Scene(base, page="statistics", best="statistics"),
        "statistics-wheel": Scene(playing("big-wheel-melbourne-2", wheel), page="statistics"),
        "vietnamese-statistics": Scene(base, page="statistics", language="vi"),
        "chinese-locked": Scene(closed, 0.0, language="zh"),
        "vietnamese-locked": Scene(closed, 0.0, language="vi"),
        "vietnamese-win": Scene(won(closed, "17", SMALL), 0.0, language="vi"),
        "win": Scene(won(closed, "17", SMALL), 0.0, best="result"),
        "returned": Scene(won(closed, "17", RETURNED), 0.0, best="returned"),
        "chinese-returned": Scene(won(closed, "17", RETURNED), 0.0, language="zh"),
        "wheel-locked": Scene(wheel_closed, 0.0),
        "wheel-offline": Scene(replace(wheel_closed, state=StationState.OFFLINE, link=LinkView(connected=False)), 0.0),
        "chinese-wheel": Scene(playing("big-wheel-melbourne-3", wheel), language="zh"),
        "vietnamese-wheel": Scene(playing("money-wheel-perth", wheel), language="vi"),
        "favourites": Scene(with_favourites(base), page="favourites", best="favourites"),
        "racetrack": Scene(
            with_favourites(playing(wagers=TIERS)), gesture=on_track, page="favourites", best="racetrack"
        ),
        "favourites-wheel": Scene(with_favourites(playing("big-wheel-sydney", wheel)), page="favourites"),
        "favourites-locked": Scene(with_favourites(closed), 0.0, page="favourites"),
        "vietnamese-favourites": Scene(with_favourites(base), page="favourites", language="vi"),
        "jackpots": Scene(with_jackpots(base)),
        "jackpot-one": Scene(with_jackpots(base, METERS[0])),
        "jackpot-fault": Scene(with_jackpots(base, METERS[0], METERS[1].changed(fault="The meter does not answer."))),
        "jackpot-attract": Scene(with_jackpots(idle)),
        "jackpot-won": Scene(jackpot_won(won(closed, "17", WAGERS), PrizeState.WON), 0.0),
        "jackpot-confirmed": Scene(jackpot_won(base, PrizeState.CONFIRMED), page="jackpot"),
        "vietnamese-jackpot-won": Scene(jackpot_won(won(closed, "17", WAGERS), PrizeState.WON), 0.0, language="vi"),
        "double-zero": Scene(playing("rapid-roulette-double-zero", {**WAGERS, "split-0-00": 500, "straight-00": 250})),
        "big-wheel-1": Scene(playing("big-wheel-melbourne-1", wheel)),
        "big-wheel-2": Scene(playing("big-wheel-melbourne-2", wheel)),
        "big-wheel-3": Scene(playing("big-wheel-melbourne-3", wheel)),
        "big-wheel-sydney": Scene(won(playing("big-wheel-sydney", wheel), "C", wheel), 0.0),
        "money-wheel": Scene(playing("money-wheel-perth", wheel), best="money-wheel"),
        "contrast": Scene(base, contrast=True),
        "chinese": Scene(base, language="zh"),
        "vietnamese": Scene(base, language="vi"),
        "chinese-help": Scene(base, language="zh", page="help"),
        "vietnamese-help": Scene(base, language="vi", page="help"),
        "vietnamese-cash-out": Scene(base, language="vi", page="cash-out"),
        "vietnamese-limits": Scene(base, language="vi", page="limits"),
    }


def take(engine: Engine, scene: Scene, size: tuple[int, int], file: Path) -> None:
    station = PaperStation(scene.picture, scene.seconds)
    screen = StationScreen(station, language=scene.language, translate=engine.speak, now=lambda: NOW)
    engine.theme.setProperty("highContrast", scene.contrast)
    window = open_window(engine, width=size[0], height=size[1])
    show_station(engine, window, screen)
    QTest.qWait(60)
    if scene.page:
        window.contentItem().childItems()[0].setProperty("page", scene.page)
    if scene.gesture is not None:
        scene.gesture(window)
    QTest.qWait(420)
    window.grabWindow().save(str(file))
    screen.close()
    engine.close_windows()


def main(arguments: list[str]) -> None:
    make_application(["pictures"])
    engine = Engine()
    best = arguments[:1] == ["--best"]
    folder = ROOT / "docs/pictures" if best else Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = arguments[1:]
    for name, scene in scenes().items():
        if (best and not scene.best) or (wanted and name not in wanted):
            continue
        for size in SIZES[:1] if best else SIZES:
            take(engine, scene, size, folder / (f"{scene.best}.png" if best else f"{name}-{size[0]}x{size[1]}.png"))


if __name__ == "__main__":
    main(sys.argv[1:])
