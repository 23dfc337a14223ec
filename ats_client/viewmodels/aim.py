"""What a finger on the felt means right now: the spot, what it covers, and what letting go would place there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import PlayerHand, Preview
from ats_client.viewmodels.tray import Tray
from game_rules.chips import fewest_chips
from game_rules.limits import Limits, SnapReason
from game_rules.settlement import settle
from game_rules.sheet import Refusal
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    betId: str = ""
    spotX: float = 0.0
    spotY: float = 0.0
    onLine: bool = False
    occupied: bool = False
    name: str = ""
    pays: str = ""
    places: str = ""
    returns: str = ""
    why: str = ""
    chips: str = ""
    label: str = ""
    limits: str = ""
    comes: str = ""
    """What all bets bring back if the number under the finger comes."""
    best: str = ""
    worst: str = ""


@QmlElement
class Aim(QObject):
    """The loupe's words. Asked at every move of a finger; tells QML only when the spot or the outcome changes."""

    changed = Signal()

    def __init__(self, hand: PlayerHand, felt: Felt, tray: Tray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._felt = felt
        self._tray = tray
        self._words = Words()
        self._shown = _Shown()

    def speak(self, words: Words) -> None:
        self._words = words

    @Slot(float, float, float, float, str, result=str)
    def over(self, x: float, y: float, reach_x: float, reach_y: float, moved_from: str) -> str:
        """A finger is at (x, y), in number squares; gives the bet it means, or nothing."""
        bet_id = self._felt.spot_at(x, y, reach_x, reach_y)
        if bet_id is None:
            self.away()
            return ""
        if bet_id != self._shown.betId:
            self._felt.aim(bet_id)
        self._describe(bet_id, moved_from or None)
        return bet_id

    @Slot(float, float, float, float, result=str)
    def spotAt(self, x: float, y: float, reach_x: float, reach_y: float) -> str:
        """The bet that is meant there; nothing lights up."""
        return self._felt.spot_at(x, y, reach_x, reach_y) or ""

    @Slot()
    def away(self) -> None:
        """No finger, or none on a spot."""
        self._felt.aim(None)
        show(self, _Shown(), self.changed)

    @Slot()
    def weigh(self) -> None:
        """The finger rests: what the whole sheet brings back, for this number, at best and at worst."""
        picture = self._hand.picture
        if picture.game is None or picture.sheet is None or not picture.sheet.wagers or not self._shown.betId:
            return
        game, sheet, words = picture.game, picture.sheet, self._words
        back = {outcome: settle(sheet, outcome).returned for outcome in game.wheel.outcomes}
        best, worst = max(back, key=lambda outcome: back[outcome]), min(back.values())
        covers = game.bets[self._shown.betId].covers
        comes = ""
        if len(covers) == 1:
            comes = translate("Aim", "If {number} comes: {returned} back of {stake}").format(
                number=words.outcome(game, covers[0]),
                returned=words.money(back[covers[0]]),
                stake=words.money(sheet.total),
            )
        told = (
            translate("Aim", "Worst: {returned} back, on {count} symbols")
            if game.symbols
            else translate("Aim", "Worst: {returned} back, on {count} numbers")
        )
        show(
            self,
            replace(
                self._shown,
                comes=comes,
                best=translate("Aim", "Best: {number}, {returned} back").format(
                    number=words.outcome(game, best), returned=words.money(back[best])
                ),
                worst=told.format(
                    returned=words.money(worst), count=sum(returned == worst for returned in back.values())
                ),
            ),
            self.changed,
        )

    def _describe(self, bet_id: str, moved_from: str | None) -> None:
        picture = self._hand.picture
        chip = self._tray.chip
        if picture.game is None or picture.limits is None or chip is None:
            return
        bet = picture.game.bets[bet_id]
        limits = picture.limits.of(bet.kind)
        spot = picture.game.layout.spot_of[bet_id]
        preview = self._hand.preview(bet_id, chip, moved_from)
        placed = preview.snapped.shown
        show(
            self,
            _Shown(
                betId=bet_id,
                spotX=spot.x,
                spotY=spot.y,
                onLine=spot.on_line,
                occupied=picture.sheet is not None and bool(picture.sheet[bet_id]),
                name=self._words.bet(picture.game, bet),
                pays=translate("Aim", "pays {odds}").format(odds=self._words.odds(bet.pays)),
                places=self._places(preview),
                returns=translate("Aim", "returns {amount}").format(amount=self._words.money(preview.returns))
                if placed
                else "",
                why=self._why(preview, limits),
                chips=",".join(str(c.cents) for c in fewest_chips(placed, picture.game.chips) or ()) if placed else "",
                label=self._words.short(placed) if placed else "",
                limits=translate("Aim", "minimum {minimum} · maximum {maximum} · steps of {multiple}").format(
                    minimum=self._words.short(limits.minimum),
                    maximum=self._words.short(limits.maximum),
                    multiple=self._words.short(limits.multiple),
                ),
            ),
            self.changed,
        )

    def _places(self, preview: Preview) -> str:
        if preview.refused is Refusal.NOT_ENOUGH_MONEY or not preview.snapped.shown:
            return translate("Aim", "places nothing")
        return translate("Aim", "{amount} on this bet").format(amount=self._words.money(preview.snapped.shown))

    def _why(self, preview: Preview, limits: Limits) -> str:
        """Rule 4.3 or the balance, before the finger is lifted."""
        if preview.refused is Refusal.NOT_ENOUGH_MONEY:
            return translate("Aim", "more than your balance")
        snapped = preview.snapped
        match snapped.reason:
            case None:
                return ""
            case SnapReason.BELOW_MINIMUM:
                return translate("Aim", "minimum {minimum} here: {amount} would not be placed").format(
                    minimum=self._words.money(limits.minimum), amount=self._words.money(snapped.asked)
                )
            case SnapReason.ABOVE_MAXIMUM:
                return translate("Aim", "maximum: {amount} not placed").format(
                    amount=self._words.money(snapped.not_placed)
                )
            case SnapReason.NOT_A_MULTIPLE:
                return translate("Aim", "steps: {amount} not placed").format(
                    amount=self._words.money(snapped.not_placed)
                )

    betId = shown_field(str, "betId", changed)
    spotX = shown_field(float, "spotX", changed)
    spotY = shown_field(float, "spotY", changed)
    onLine = shown_field(bool, "onLine", changed)
    occupied = shown_field(bool, "occupied", changed)
    name = shown_field(str, "name", changed)
    pays = shown_field(str, "pays", changed)
    places = shown_field(str, "places", changed)
    returns = shown_field(str, "returns", changed)
    why = shown_field(str, "why", changed)
    chips = shown_field(str, "chips", changed)
    label = shown_field(str, "label", changed)
    limits = shown_field(str, "limits", changed)
    comes = shown_field(str, "comes", changed)
    best = shown_field(str, "best", changed)
    worst = shown_field(str, "worst", changed)
