"""The wheel panel: the compartments in order, the phase in words, and how the drawn wheel turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.spin import Place, Spin
from game_protocol.table import CloseCause, Phase
from game_rules.game import Game
from game_rules.wheel import Wheel
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import no_spin_reason, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    game: Game | None = None
    isRoulette: bool = True
    spinning: bool = False
    """The ball is rolling, and no result is known."""
    restsAt: float = -1.0
    """Degrees from the wheel's own first compartment, or -1 while no result is known."""
    section: float = 360.0
    """Degrees from one compartment to the next: the book says how many there are."""
    phase: str = ""
    detail: str = ""


@QmlElement
class WheelPanel(QObject):
    """What the drawn wheel shows; a video of the real one takes its place where the station has one."""

    changed = Signal()
    redraw = Signal()
    turned = Signal()

    def __init__(self, seconds_since_close: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds = seconds_since_close
        self._shown = _Shown()
        self._spin: Spin | None = None
        self._place = Place(0.0)

    @property
    def game(self) -> Game | None:
        return self._shown.game

    @property
    def wheel(self) -> Wheel | None:
        return None if self._shown.game is None else self._shown.game.wheel

    def show(self, picture: Picture) -> None:
        game = picture.game
        if game is None:
            return
        before = self._shown
        rests = -1.0
        if picture.outcome is not None:
            rests = game.wheel.labels.index(picture.outcome) * 360 / len(game.wheel.labels)
        shown = _Shown(
            game=game,
            isRoulette="straight" in game.kinds,
            spinning=picture.phase in (Phase.CLOSED, Phase.RESULT) and picture.outcome is None,
            restsAt=rests,
            section=360 / len(game.wheel.labels),
            phase=_phase(picture),
            detail=_detail(picture),
        )
        if game is not before.game:
            self._place = Place(0.0)
        self._turn(before, shown, game.wheel, picture.outcome)
        show(self, shown, self.changed)
        if game is not before.game:
            self.redraw.emit()

    def forget(self) -> None:
        """For the next visitor the wheel stands as a new one would, with its result."""
        if self._shown.spinning:
            self._spin = Spin(self._shown.isRoulette)
            return
        rests = max(0.0, self._shown.restsAt)
        self._spin, self._place = None, Place(0.0, rests) if self._shown.isRoulette else Place(-rests)
        self.changed.emit()
        self.turned.emit()

    def _turn(self, before: _Shown, shown: _Shown, wheel: Wheel, outcome: str | None) -> None:
        """A spin begins, comes to its result, or is over."""
        if shown.spinning:
            if self._spin is None or not before.spinning:
                self._spin = Spin(shown.isRoulette, self._place.rotor % 360)
        elif outcome is not None and shown.restsAt != before.restsAt:
            if before.spinning and self._spin is not None:
                self._spin = self._spin.falls_to(self._nearest(wheel, outcome, shown.isRoulette), self._seconds())
            else:  # first seen when it was over, or corrected: where it lies is true at once
                self._spin = None
                rotor = self._place.rotor if shown.isRoulette else -shown.restsAt
                self._place = Place(rotor, rotor + shown.restsAt)
                self.turned.emit()
        elif outcome is None:
            self._spin = None

    def _nearest(self, wheel: Wheel, outcome: str, roulette: bool) -> float:
        """The compartment of this result; on a wheel game's rim the one that comes to the pointer next."""
        step = 360 / len(wheel.labels)
        places = [place * step for place, label in enumerate(wheel.labels) if label == outcome]
        if roulette or self._spin is None:
            return places[0]
        now, spin = self._seconds(), self._spin
        return min(places, key=lambda pocket: spin.falls_to(pocket, now).way_left)

    @Slot()
    def look(self) -> None:
        """A frame is due: where everything is by the server's clock."""
        if self._spin is None:
            return
        seconds = self._seconds()
        self._place = self._spin.place(seconds)
        if self._spin.is_over(seconds):
            self._spin = None
            self.changed.emit()
        self.turned.emit()

    def _rotor(self) -> float:
        return self._place.rotor

    def _ball(self) -> float:
        return self._place.ball

    def _out(self) -> float:
        return self._place.out

    def _trail(self) -> float:
        return self._place.trail

    def _moving(self) -> bool:
        return self._spin is not None

    isRoulette = shown_field(bool, "isRoulette", changed)
    spinning = shown_field(bool, "spinning", changed)
    restsAt = shown_field(float, "restsAt", changed)
    section = shown_field(float, "section", changed)
    phase = shown_field(str, "phase", changed)
    detail = shown_field(str, "detail", changed)
    moving = Property(bool, _moving, notify=changed)
    rotor = Property(float, _rotor, notify=turned)
    ball = Property(float, _ball, notify=turned)
    out = Property(float, _out, notify=turned)
    trail = Property(float, _trail, notify=turned)


def _phase(picture: Picture) -> str:
    match picture.phase:
        case Phase.WAITING | Phase.SETTLED | Phase.NO_SPIN | Phase.VOID if not picture.table_open:
            return translate("Wheel", "This table is closed")
        case Phase.WAITING:
            return translate("Wheel", "Next round soon")
        case Phase.BETTING:
            return translate("Wheel", "Place your bets")
        case Phase.CLOSED | Phase.RESULT:
            return translate("Wheel", "The wheel decides")
        case Phase.SETTLED if picture.game is not None and "symbol" in picture.game.kinds:
            return translate("Wheel", "The wheel has stopped")
        case Phase.SETTLED:
            return translate("Wheel", "The ball has landed")
        case Phase.NO_SPIN:
            return translate("Wheel", "No spin")
        case Phase.VOID:
            return translate("Wheel", "Round void")
        case Phase.FROZEN:
            return translate("Wheel", "Accounts are being checked")


def _detail(picture: Picture) -> str:
    if picture.phase is Phase.CLOSED and picture.close_cause is CloseCause.SENSOR:
        return translate("Wheel", "closed early by the wheel")
    if picture.phase is Phase.CLOSED and picture.close_cause is CloseCause.DEALER:
        return translate("Wheel", "closed early by the dealer")
    if picture.phase in (Phase.NO_SPIN, Phase.VOID):
        return "" if picture.game is None else no_spin_reason(picture.game, picture.no_spin_reason)
    return translate("Wheel", "round {round}").format(round=picture.round)
