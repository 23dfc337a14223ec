"""Films a round on the station, in twenty seconds: bets, the call, the spin, a win. For the README.

    python assets/make/round_film.py [FILE]      docs/pictures/round.webp, unless told otherwise

It works without a display. Fingers touch the real screen, drawn by the real QML and the real view models; the station
behind it is the tests' own, which plays by the rule book without a server. A faint circle shows where a finger is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HOUSE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HOUSE))

from PIL import Image, ImageDraw  # noqa: E402
from PySide6.QtCore import QPoint, QPointF  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from ats_client.station.picture import StationState  # noqa: E402
from ats_client.viewmodels.racetrack import Oval  # noqa: E402
from game_protocol.table import CloseCause, Phase  # noqa: E402
from game_rules.money import Money  # noqa: E402
from screen_kit.qml.application import Engine, make_application  # noqa: E402
from tests.ats_client.pictures import picture, won  # noqa: E402
from tests.ats_client.qml.player import Player  # noqa: E402

SIZE = (1920, 1080)
SHOWN = (960, 540)
FRAMES_PER_S = 10
LASTS_S = 20.0
CLOSES_S = 9.0
RESULT_S = 13.5
NEXT_S = 17.8
FUNDS = Money(20_000)
QUALITY = 62

Finger = tuple[float, Callable[["Film"], None]]


class Film:
    """The player, the clock of the film, and the frames so far."""

    def __init__(self, engine: Engine) -> None:
        base = picture()
        opened_ms = int((time() - 12 * 60) * 1000)
        account = base.account and base.account.changed(balance=FUNDS.cents, opened_ms=opened_ms)
        start = replace(base, account=account, funds=FUNDS, balance=FUNDS)
        self.player = Player(engine, QTest.createTouchDevice(), start, SIZE, CLOSES_S)
        self.finger: QPoint | None = None
        self.frames: list[Image.Image] = []
        self.closes_s = CLOSES_S
        self._begun_s = monotonic()

    @property
    def now_s(self) -> float:
        return monotonic() - self._begun_s

    def begin(self) -> None:
        self._begun_s = monotonic()

    def shoot(self) -> None:
        self.player.hand.seconds = max(0.0, self.closes_s - self.now_s)
        grabbed = self.player.window.grabWindow().convertToFormat(QImage.Format.Format_RGB888)
        bits = bytes(grabbed.constBits())
        frame = Image.frombuffer("RGB", SIZE, bits, "raw", "RGB", grabbed.bytesPerLine(), 1)
        if self.finger is not None:
            touch = ImageDraw.Draw(frame, "RGBA")
            x, y = self.finger.x(), self.finger.y()
            touch.ellipse(
                (x - 34, y - 34, x + 34, y + 34), fill=(255, 255, 255, 60), outline=(255, 255, 255, 150), width=4
            )
        self.frames.append(frame.resize(SHOWN, Image.Resampling.LANCZOS))

    def tap(self, at: QPoint) -> None:
        self.finger = at
        self.player.press(at)
        self.shoot()
        self.player.lift(at)

    def drag(self, start: QPoint, end: QPoint, steps: int = 10) -> None:
        self.player.press(start)
        for step in range(1, steps + 1):
            at = start + (end - start) * step / steps
            self.player.move(at)
            self.finger = at
            self.wait()
            self.shoot()
        self.player.lift(end)

    def wait(self) -> None:
        """Until the next frame is due."""
        due_s = len(self.frames) / FRAMES_PER_S
        QTest.qWait(max(1, round((due_s - self.now_s) * 1000)))


def fingers() -> list[Finger]:
    """When, and what: 17 and around it, a stack moved there from the tray, a sector, and neighbours."""
    return [
        (0.8, lambda film: film.tap(film.player.chip("1000"))),
        (1.4, lambda film: film.tap(film.player.spot("straight-17"))),
        (2.0, lambda film: film.tap(film.player.spot("split-17-20"))),
        (2.6, lambda film: film.drag(film.player.chip("2500"), film.player.spot("corner-16-17-19-20"))),
        (4.4, lambda film: film.tap(film.player.chip("500"))),
        (5.0, lambda film: film.tap(film.player.middle("sector-tiers"))),
        (5.9, lambda film: film.tap(_cell(film.player, "36"))),
        (6.8, lambda film: film.tap(film.player.spot("black"))),
    ]


def _cell(player: Player, number: str) -> QPoint:
    track = player.item("track")
    game = player.hand.picture.game
    if game is None:
        raise LookupError("there is no game on this table")
    oval = Oval(track.width(), track.height(), track.property("band"))
    labels = game.wheel.labels
    return track.mapToScene(QPointF(*oval.point(labels.index(number) / len(labels)))).toPoint()


def table() -> list[Finger]:
    """What the table does meanwhile."""
    return [(CLOSES_S, _close), (RESULT_S, _settle), (NEXT_S, _open)]


def _close(film: Film) -> None:
    hand = film.player.hand
    shown = hand.picture
    hand.become(
        replace(
            shown,
            state=StationState.LOCKED,
            phase=Phase.CLOSED,
            close_cause=CloseCause.EXPIRY,
            locked=shown.sheet,
            acknowledged=shown.sheet,
        )
    )


def _settle(film: Film) -> None:
    hand = film.player.hand
    locked = hand.picture.locked
    hand.become(won(hand.picture, "17", {} if locked is None else locked.as_cents()))


def _open(film: Film) -> None:
    hand = film.player.hand
    before = hand.picture
    film.closes_s = film.now_s + 30
    hand.seconds = 30.0
    fresh = picture(funds=before.funds, balance=before.funds, last_spin=before.last_spin, history=before.history)
    hand.become(replace(fresh, account=before.account, round=before.round + 1))


def shoot(engine: Engine) -> list[Image.Image]:
    film = Film(engine)
    acts = sorted([*fingers(), *table()], key=lambda act: act[0])
    QTest.qWait(300)
    film.begin()
    while len(film.frames) < LASTS_S * FRAMES_PER_S:
        film.wait()
        film.finger = None
        while acts and acts[0][0] <= film.now_s:
            acts.pop(0)[1](film)
        film.shoot()
    film.player.screen.close()
    engine.close_windows()
    return film.frames


def main(arguments: list[str]) -> None:
    file = Path(arguments[0]) if arguments else HOUSE / "docs/pictures/round.webp"
    make_application(["film"])
    frames = shoot(Engine())
    duration = round(1000 / FRAMES_PER_S)
    frames[0].save(
        file,
        save_all=True,
        append_images=frames[1:],
        duration=duration,
        loop=0,
        quality=QUALITY,
        method=4,
        allow_mixed=True,
    )
    sys.stdout.write(f"{file.name}: {len(frames)} frames, {file.stat().st_size / 1_000_000:.1f} MB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
