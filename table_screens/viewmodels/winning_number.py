"""The winning number display: the last result huge, the last twenty, counts of a stated number, phase and limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.table import NoticeShown, Phase, Spin, TableView
from game_rules.game import Game
from screen_kit.viewmodels.countdown import Countdown
from screen_kit.viewmodels.limit_card import sign
from screen_kit.viewmodels.notice_words import notice_words
from screen_kit.viewmodels.results import Results, picture_of
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, no_spin_reason, translate
from table_screens.viewmodels.sentences.wording import needs_release
from table_screens.winning_number.follower import Shown, TableFollower

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_COUNTS = 7


@dataclass(frozen=True, slots=True)
class CountRow:
    key: str
    count: str


@dataclass(frozen=True)
class _Shown:
    tableName: str = ""
    gameTitle: str = ""
    sign: str = ""
    clock: str = ""
    connected: bool = False
    needsRelease: str = ""
    number: str = ""
    colour: str = ""
    picture: str = ""
    """A wheel game's symbol; empty for a number."""
    name: str = ""
    isNew: bool = False
    """The result of the round that is on; false while it is the last round's."""
    phase: str = ""
    detail: str = ""
    sample: str = ""
    notice: str = ""


@QmlElement
class WinningNumber(QObject):
    changed = Signal()

    def __init__(
        self,
        follower: TableFollower,
        *,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
        language: str = "en",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._follower = follower
        self._now = now
        self._words = Words(language)
        self._shown = _Shown()
        self._countdown = Countdown(follower.seconds_left, self)
        self._results = Results(self)
        self._counts: Rows[CountRow] = Rows(CountRow, self)
        self._stop_watching = follower.watch(self._show)
        self._second = QTimer(self)
        self._second.timeout.connect(self._again)
        self._second.start(1000)
        self._show(follower.shown)

    def close(self) -> None:
        """Ends the watching; the window is going."""
        self._stop_watching()
        self._second.stop()

    @Slot()  # undeclared, PySide would make a meta-object for each instance, which QML's caches do not survive
    def _again(self) -> None:
        self._show(self._follower.shown)

    def _show(self, shown: Shown) -> None:
        if shown.table is None or shown.game is None:
            needed = needs_release(shown.needed_release)
            show(self, _Shown(clock=self._words.clock(self._now()), needsRelease=needed), self.changed)
            return
        self._countdown.show(shown.game, shown.table.phase, shown.table.round)
        self._results.show(shown.game, tuple(shown.table.history), shown.table.outcome, self._words)
        described = self._describe(shown.table, shown.game, shown.connected)
        show(self, replace(described, needsRelease=needs_release(shown.needed_release)), self.changed)

    def _describe(self, table: TableView, game: Game, connected: bool) -> _Shown:
        last = table.history[0] if table.history else None
        phase, detail = _phase(table, game)
        sample, counts = statistics(game, table.history, self._words)
        self._counts.show([CountRow(*each) for each in counts])
        return _Shown(
            tableName=table.name,
            gameTitle=game.short_title,
            sign=sign(game, table.limits.limits(), self._words),
            clock=self._words.clock(self._now()),
            connected=connected,
            number="" if last is None else last.outcome,
            colour="" if last is None else game.wheel.colour_of(last.outcome),
            picture="" if last is None else picture_of(game, last.outcome),
            name="" if last is None else self._words.outcome(game, last.outcome),
            isNew=table.outcome is not None and last is not None and last.round == table.round,
            phase=phase,
            detail=detail,
            sample=sample,
            notice=self._words.several(self._notice(notice, table, game) for notice in table.notices),
        )

    def _notice(self, notice: NoticeShown, table: TableView, game: Game) -> str:
        left_s = 0.0 if notice.due_ms is None else self._follower.seconds_until(notice.due_ms)
        return notice_words(notice, game, table.limits, table.round, table.phase, left_s, self._words)

    def _count_rows(self) -> QObject:
        return self._counts

    counts = Property(QObject, _count_rows, constant=True)
    countdown = Property(Countdown, lambda self: self._countdown, constant=True)
    results = Property(Results, lambda self: self._results, constant=True)
    tableName = shown_field(str, "tableName", changed)
    gameTitle = shown_field(str, "gameTitle", changed)
    sign = shown_field(str, "sign", changed)
    clock = shown_field(str, "clock", changed)
    connected = shown_field(bool, "connected", changed)
    needsRelease = shown_field(str, "needsRelease", changed)
    number = shown_field(str, "number", changed)
    colour = shown_field(str, "colour", changed)
    picture = shown_field(str, "picture", changed)
    name = shown_field(str, "name", changed)
    isNew = shown_field(bool, "isNew", changed)
    phase = shown_field(str, "phase", changed)
    detail = shown_field(str, "detail", changed)
    sample = shown_field(str, "sample", changed)
    notice = shown_field(str, "notice", changed)


def _phase(table: TableView, game: Game) -> tuple[str, str]:
    if not table.open:
        return translate("WND", "Table closed"), ""
    match table.phase:
        case Phase.WAITING:
            return translate("WND", "Welcome"), ""
        case Phase.BETTING:
            return translate("WND", "Place your bets"), ""
        case Phase.CLOSED | Phase.RESULT:
            return translate("WND", "No more bets"), ""
        case Phase.SETTLED:
            return translate("WND", "Winning number"), ""
        case Phase.NO_SPIN:
            return translate("WND", "No spin"), no_spin_reason(game, table.no_spin_reason or "")
        case Phase.VOID:
            return translate("WND", "Round void"), translate("WND", "All bets are returned.")
        case Phase.FROZEN:
            return translate("WND", "Please wait"), translate("WND", "Accounts are being checked.")


def statistics(game: Game, history: Sequence[Spin], words: Words) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Of how many spins, and how often each colour and parity came up; for a wheel game each symbol."""
    count = len(history)
    if not count:
        return translate("WND", "No spins yet"), ()
    sample = translate("WND", "Last {count} spins").format(count=count)
    seen = Counter(spin.outcome for spin in history)
    if "straight" not in game.kinds:
        outcomes = game.wheel.outcomes
        if len(outcomes) > MOST_COUNTS:  # more could not be read from the last seat
            outcomes = tuple(outcome for outcome, _ in seen.most_common(MOST_COUNTS))
        return sample, tuple((words.symbol(game, outcome), str(seen[outcome])) for outcome in outcomes)
    covers = {kind: set(game.bets[kind].covers) for kind in ("red", "black", "even", "odd")}
    names = {
        "red": translate("WND", "Red"),
        "black": translate("WND", "Black"),
        "even": translate("WND", "Even"),
        "odd": translate("WND", "Odd"),
    }
    counts = [(names[kind], str(sum(seen[number] for number in numbers))) for kind, numbers in covers.items()]
    # RR 7.3: a zero is neither red nor black, neither even nor odd.
    zeros = count - sum(seen[number] for number in covers["red"] | covers["black"])
    return sample, (*counts, (translate("WND", "Zero"), str(zeros)))
