"""What the last spins were, over a stated number of them. It counts what happened and advises nothing (RR 12.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from game_protocol.table import Spin
from game_rules.game import Game
from screen_kit.viewmodels.results import ResultRow, picture_of
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

SPANS = (20, 50, 100)
"""How many spins a player may have counted; the table tells the last hundred."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """How often one of several chances came. Where neither came (a zero), the bars of a group are not all spins."""

    key: str
    group: str
    """Its name where a group begins, else empty."""
    name: str
    count: int
    share: float
    colour: str
    picture: str


@dataclass(frozen=True, slots=True)
class HeatRow:
    """How often a number came, where it lies on the felt and on the wheel."""

    key: str
    label: str
    colour: str
    count: int
    heat: float
    """Of the one that came most often."""
    boxX: float
    boxY: float
    boxWidth: float
    boxHeight: float
    turn: float
    """Degrees around the wheel."""


@dataclass(frozen=True, slots=True)
class _Shown:
    counted: int = 0
    span: int = SPANS[-1]
    isRoulette: bool = True


@QmlElement
class StatisticsView(QObject):
    """Counted only while its page is open: nobody waits for what nobody reads."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bars: Rows[BarRow] = Rows(BarRow, self)
        self._heat: Rows[HeatRow] = Rows(HeatRow, self)
        self._sequence: Rows[ResultRow] = Rows(ResultRow, self)
        self._shown = _Shown()
        self._open = False
        self._told: tuple[Game, tuple[Spin, ...], Words] | None = None

    def show(self, picture: Picture, words: Words) -> None:
        told = None if picture.game is None else (picture.game, picture.history, words)
        if told is not None and told != self._told:
            self._told = told
            self._count()

    def forget(self) -> None:
        """The player who read it has left."""
        self._open = False
        show(self, _Shown(isRoulette=self._shown.isRoulette), self.changed)

    @Slot(bool)
    def read(self, open_: bool) -> None:
        self._open = open_
        self._count()

    @Slot(int)
    def choose(self, span: int) -> None:
        show(self, _Shown(self._shown.counted, span, self._shown.isRoulette), self.changed)
        self._count()

    def _count(self) -> None:
        if not self._open or self._told is None:
            return
        game, history, words = self._told
        spins = history[: self._shown.span]
        seen = Counter(spin.outcome for spin in spins)
        self._bars.show(list(_bars(game, seen, len(spins), words)))
        self._heat.show(list(_heat(game, seen)))
        self._sequence.show(
            [
                ResultRow(
                    str(spin.round),
                    spin.outcome,
                    game.wheel.colour_of(spin.outcome),
                    picture_of(game, spin.outcome),
                    place == 0,
                )
                for place, spin in enumerate(spins)
            ]
        )
        show(self, _Shown(len(spins), self._shown.span, "straight" in game.kinds), self.changed)

    def _spans(self) -> list[int]:
        return list(SPANS)

    bars = part(QObject, "_bars")
    heat = part(QObject, "_heat")
    sequence = part(QObject, "_sequence")
    spans = Property(list, _spans, constant=True)
    counted = shown_field(int, "counted", changed)
    span = shown_field(int, "span", changed)
    isRoulette = shown_field(bool, "isRoulette", changed)


def _bars(game: Game, seen: Counter[str], spins: int, words: Words) -> Iterator[BarRow]:
    if game.symbols:
        title = translate("Statistics", "Symbols")
        for place, symbol in enumerate(sorted(game.symbols, key=lambda letter: -game.wheel.sections[letter])):
            name, count = words.symbol(game, symbol), seen[symbol]
            colour, picture = game.wheel.colour_of(symbol), game.symbols[symbol].picture
            yield BarRow(symbol, "" if place else title, name, count, count / max(1, spins), colour, picture)
        return
    groups = (
        (translate("Statistics", "Dozens"), ("dozen-1", "dozen-2", "dozen-3")),
        (translate("Statistics", "Columns"), ("column-1", "column-2", "column-3")),
        (translate("Statistics", "Colour"), ("red", "black")),
        (translate("Statistics", "Even, odd"), ("even", "odd")),
        (translate("Statistics", "Low, high"), ("low", "high")),
    )
    for group, bets in groups:
        for place, bet_id in enumerate(bets):
            bet = game.bets[bet_id]
            count = sum(seen[number] for number in bet.covers)
            name = words.box("", bet_id) if bet.kind == "dozen" else words.bet(game, bet)
            colour = bet_id if bet_id in ("red", "black") else ""
            yield BarRow(bet_id, "" if place else group, name, count, count / max(1, spins), colour, "")


def _heat(game: Game, seen: Counter[str]) -> Iterator[HeatRow]:
    most = max(seen.values(), default=1)
    labels = game.wheel.labels
    for box in game.layout.boxes:
        if game.bets[box.bet_id].kind == "straight":
            count = seen[box.label]
            turn = labels.index(box.label) * 360 / len(labels)
            place = (box.x, box.y, box.width, box.height)
            yield HeatRow(box.bet_id, box.label, box.colour, count, count / most, *place, turn)
