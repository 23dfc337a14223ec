"""The wheel panel: the compartments in order, the phase in words, and where the ball lies."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_protocol.table import CloseCause, Phase
from game_rules.wheel import Wheel
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import no_spin_reason, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    wheel: Wheel | None = None
    isRoulette: bool = True
    spinning: bool = False
    restsAt: float = -1.0
    """Degrees clockwise from the top, or -1 while no result is known."""
    phase: str = ""
    detail: str = ""


@QmlElement
class WheelPanel(QObject):
    """What the drawn wheel shows; a video of the real one takes its place where the station has one."""

    changed = Signal()
    redraw = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()

    @property
    def wheel(self) -> Wheel | None:
        return self._shown.wheel

    def show(self, picture: Picture) -> None:
        if picture.game is None:
            return
        wheel = picture.game.wheel
        new = wheel is not self._shown.wheel
        rests = -1.0
        if picture.outcome is not None:
            rests = wheel.labels.index(picture.outcome) * 360 / len(wheel.labels)
        show(
            self,
            _Shown(
                wheel=wheel,
                isRoulette="straight" in picture.game.kinds,
                spinning=picture.phase in (Phase.CLOSED, Phase.RESULT) and picture.outcome is None,
                restsAt=rests,
                phase=_phase(picture),
                detail=_detail(picture),
            ),
            self.changed,
        )
        if new:
            self.redraw.emit()

    isRoulette = shown_field(bool, "isRoulette", changed)
    spinning = shown_field(bool, "spinning", changed)
    restsAt = shown_field(float, "restsAt", changed)
    phase = shown_field(str, "phase", changed)
    detail = shown_field(str, "detail", changed)


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
