"""Sentences of the station in the player's language: at a bet for three seconds, or on the message line.

What was just said stands on the line for a few seconds. Otherwise the line belongs to what stays true: a lost link, the
table's notices, a called attendant. Of several each has its turn, and how many there are is said beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture, Said, Saying
from ats_client.viewmodels.why_not import why_not_cash_out
from game_protocol.problems import Problem
from game_protocol.table import NoticeShown
from game_rules.chips import fewest_chips
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.notice_words import notice_words
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.server_words import server_words
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

AT_THE_BET_MS = 3000
ON_THE_LINE_MS = 5000
A_TURN_MS = 6000
ON_STAGE_MS = 3000
APART_MS = 60
ALL_GONE_MS = 600
"""However many chips come back, the last has left by then."""
NO_MONEY_NOW = frozenset(
    {Problem.UNAVAILABLE, Problem.TABLE_CLOSED, Problem.FROZEN, Problem.OUT_OF_SERVICE, Problem.HAND_PAY_PENDING}
)
"""Reasons for which the slot is shut: nothing is wrong with the note or the ticket."""


@dataclass(frozen=True, slots=True)
class BubbleRow:
    """A reason that stands at its bet."""

    key: str
    betId: str
    spotX: float
    spotY: float
    text: str


@dataclass(frozen=True, slots=True)
class HomewardRow:
    """Chips on their way home to the balance; their place stays marked while the sentence about it stands."""

    key: str
    spotX: float
    spotY: float
    chips: str
    label: str
    figure: str
    """Rides along where one stack comes back. Of several each has its amount on its chips, the sentence has the sum,
    and labels beside them would hide each other."""
    delay: int


@dataclass(frozen=True, slots=True)
class _Sign:
    """Sentences that stay as long as they are true."""

    key: str
    text: str
    urgent: bool = True


@dataclass(frozen=True, slots=True)
class _Shown:
    message: str = ""
    urgent: bool = False
    turn: str = ""
    """2/3: which of several signs this is; empty where there is but one, or none."""
    stageTitle: str = ""
    stageText: str = ""
    """The stage below the layout: about bets that came back."""


@QmlElement
class Sayings(QObject):
    """Sentences said lately."""

    changed = Signal()
    heard = Signal(str, arguments=["saying"])

    def __init__(self, seconds_until: Callable[[int], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds_until = seconds_until
        self._bubbles: Rows[BubbleRow] = Rows(BubbleRow, self)
        self._homeward: Rows[HomewardRow] = Rows(HomewardRow, self)
        self._staged: Said | None = None
        self._shown = _Shown()
        self._last = -1
        self._line: Said | str | None = None
        self._signs: tuple[_Sign, ...] = ()
        self._turn = 0
        self._words = Words()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._fall_silent)
        self._curtain = QTimer(self)
        self._curtain.setSingleShot(True)
        self._curtain.timeout.connect(self._clear_stage)
        self._turns = QTimer(self)
        self._turns.setInterval(A_TURN_MS)
        self._turns.timeout.connect(self.turnOver)

    def show(self, picture: Picture, words: Words) -> None:
        for said in picture.said:
            if said.number <= self._last:
                continue
            self._last = said.number
            self._hear(said, picture, words)
        if picture.link.connected and isinstance(self._line, Said) and self._line.saying is Saying.RECONNECTING:
            self._line = None  # the link is back: what was said of its loss is true no more
        self._words = words
        signs = tuple(self._standing(picture))
        if [sign.key for sign in signs] != [sign.key for sign in self._signs]:
            self._turn = 0
            (self._turns.start if len(signs) > 1 else self._turns.stop)()
        self._signs = signs  # a countdown goes on without losing its turn
        self._write()

    def forget(self) -> None:
        """Forgets sentences said to somebody who has left."""
        self._line, self._staged = None, None
        self._bubbles.show([])
        self._homeward.show([])

    @Slot(str)
    def announce(self, text: str) -> None:
        """News for every station, in words already: a jackpot was won."""
        self._line = text
        self._quiet.start(ON_THE_LINE_MS)
        self._write()

    @Slot()
    def turnOver(self) -> None:
        """The next sign has its turn."""
        self._turn = (self._turn + 1) % max(1, len(self._signs))
        self._write()

    def _write(self) -> None:
        shown = self._lined()
        if self._staged is not None:
            title, text = _title(self._staged), sentence(self._staged, self._words)
            shown = replace(shown, stageTitle=title, stageText=text)
        show(self, shown, self.changed)

    def _lined(self) -> _Shown:
        if isinstance(self._line, str):
            return _Shown(self._line)
        if self._line is not None:
            return _Shown(sentence(self._line, self._words), self._line.saying in _URGENT)
        if self._signs:
            sign, count = self._signs[self._turn], len(self._signs)
            return _Shown(sign.text, sign.urgent, f"{self._turn + 1}/{count}" if count > 1 else "")
        return _Shown()

    def _standing(self, picture: Picture) -> Iterator[_Sign]:
        if needs := needed_release(picture):
            yield _Sign("release", needs)
        elif not picture.link.connected:
            yield _Sign("link", translate("Sayings", "Your last confirmed bets stand. Reconnecting…"))
        for notice in picture.notices:
            text = self._notice(notice, picture)
            if text:
                yield _Sign(f"notice-{notice.id}", text)
        if picture.attendant_called:
            yield _Sign("attendant", translate("Sayings", "An attendant has been called."), urgent=False)

    def _notice(self, notice: NoticeShown, picture: Picture) -> str:
        if picture.table_sign is None or picture.game is None:
            return server_words(notice.said)
        left_s = 0.0 if notice.due_ms is None else self._seconds_until(notice.due_ms)
        return notice_words(notice, picture.game, picture.table_sign, picture.round, picture.phase, left_s, self._words)

    def _hear(self, said: Said, picture: Picture, words: Words) -> None:
        self.heard.emit(said.saying.value)
        if said.saying is Saying.CORRECTED and picture.correction is not None:
            return  # a card says it
        if said.saying in _ON_STAGE and said.bet_id is None and picture.game is not None:
            self._stage(said, picture.game, words)
            return
        if said.bet_id is None or picture.game is None:
            self._line = said
            self._quiet.start(ON_THE_LINE_MS)
            return
        spot = picture.game.layout.spot_of[said.bet_id]
        key = str(said.number)
        row = BubbleRow(key, said.bet_id, spot.x, spot.y, sentence(said, words))
        self._bubbles.show([*(row for row in self._bubbles.rows if row.betId != said.bet_id), row])
        QTimer.singleShot(AT_THE_BET_MS, self, lambda: self._burst(key))

    def _stage(self, said: Said, game: Game, words: Words) -> None:
        """Chips go home one after the other, and one sentence says how much and why."""
        self._staged = said
        apart = min(APART_MS, ALL_GONE_MS // max(1, len(said.returned)))
        self._homeward.show([])
        self._homeward.show(
            [
                HomewardRow(
                    key=bet_id,
                    spotX=game.layout.spot_of[bet_id].x,
                    spotY=game.layout.spot_of[bet_id].y,
                    chips=",".join(str(chip.cents) for chip in fewest_chips(amount, game.chips) or (amount,)),
                    label=words.short(amount),
                    figure="+" + words.money(amount) if len(said.returned) == 1 else "",
                    delay=place * apart,
                )
                for place, (bet_id, amount) in enumerate(said.returned.items())
            ]
        )
        self._curtain.start(ON_STAGE_MS)

    @Slot()
    def _clear_stage(self) -> None:
        self._staged = None
        self._homeward.show([])
        self._write()

    def _burst(self, key: str) -> None:
        self._bubbles.show([row for row in self._bubbles.rows if row.key != key])

    @Slot()
    def _fall_silent(self) -> None:
        self._line = None
        self._write()

    bubbles = part(QObject, "_bubbles")
    homeward = part(QObject, "_homeward")
    stageTitle = shown_field(str, "stageTitle", changed)
    stageText = shown_field(str, "stageText", changed)
    message = shown_field(str, "message", changed)
    urgent = shown_field(bool, "urgent", changed)
    turn = shown_field(str, "turn", changed)


_URGENT = frozenset([Saying.CORRECTED, Saying.VOIDED_LATER])
_ON_STAGE = frozenset(
    [
        Saying.BELOW_TABLE_MINIMUM,
        Saying.NO_SPIN,
        Saying.VOID,
        Saying.WAGERS_VOIDED,
        Saying.TOO_LATE,
        Saying.NOT_TAKEN,
    ]
)
"""Bets that came back: below the layout, where every eye is."""


def _title(said: Said) -> str:
    match said.saying:
        case Saying.NO_SPIN:
            return translate("Sayings", "No spin")
        case Saying.VOID:
            return translate("Sayings", "Round void")
        case Saying.WAGERS_VOIDED | Saying.NOT_TAKEN:
            return translate("Sayings", "Bets returned")
    return translate("Sayings", "No more bets")


def needed_release(picture: Picture) -> str:
    """Never a silent "Connecting…": the station says what would help."""
    needed = picture.link.needed_release
    return translate("Station", "This station needs release {release}").format(release=needed) if needed else ""


def sentence(said: Said, words: Words) -> str:
    """The whole sentence, figures and all."""
    figures = {name: words.money(amount) for name, amount in said.amounts.items()}
    if "change" in said.amounts:
        figures["change"] = words.signed(said.amounts["change"])
    if "when_ms" in said.words:
        figures["date"] = words.date(int(said.words["when_ms"]))
    return _text(said).format_map(_Figures({**figures, **said.words}))


class _Figures(dict[str, str]):
    """A figure that was not told leaves a gap, never a crash in front of a player."""

    def __missing__(self, key: str) -> str:
        return "…"


def _text(said: Said) -> str:
    some = bool(said.amounts.get("not_placed", Money.zero()))
    back = bool(said.returned)
    several = "count" in said.words
    match said.saying:
        case Saying.MINIMUM_HERE if several:
            return translate("Sayings", "{count} bets are below their minimum: {not_placed} not placed")
        case Saying.MAXIMUM_HERE if several:
            return translate("Sayings", "{count} bets are at their maximum: {not_placed} not placed")
        case Saying.MULTIPLE_HERE if several:
            return translate("Sayings", "{count} bets are between two steps: {not_placed} not placed")
        case Saying.MINIMUM_HERE:
            return translate("Sayings", "minimum {minimum} here")
        case Saying.MAXIMUM_HERE if some:
            return translate("Sayings", "maximum {maximum}: {not_placed} not placed")
        case Saying.MAXIMUM_HERE:
            return translate("Sayings", "maximum {maximum} here")
        case Saying.MULTIPLE_HERE if some:
            return translate("Sayings", "steps of {multiple}: {not_placed} not placed")
        case Saying.MULTIPLE_HERE:
            return translate("Sayings", "steps of {multiple} here")
        case Saying.NOT_WHOLE:
            return translate("Sayings", "Nothing placed: the limits do not take it whole (bets concerned: {count})")
        case Saying.NOT_ENOUGH_MONEY:
            return translate("Sayings", "{missing} more needed")
        case Saying.TOO_LATE if back:
            return translate("Sayings", "{amount} back: too late for this spin")
        case Saying.TOO_LATE:
            return translate("Sayings", "too late for this spin")
        case Saying.NOT_TAKEN:
            return translate("Sayings", "{amount} back: not taken by the table")
        case Saying.RECONNECTING:
            return translate("Sayings", "Your last confirmed bets stand. Reconnecting…")
        case Saying.BELOW_TABLE_MINIMUM:
            return translate("Sayings", "{amount} back: below the table minimum of {minimum}")
        case Saying.NO_SPIN | Saying.VOID if back:
            return translate("Sayings", "{amount} back in your balance")
        case Saying.NO_SPIN | Saying.VOID:
            return translate("Sayings", "This spin does not count.")
        case Saying.WAGERS_VOIDED:
            return translate("Sayings", "{amount} back: returned by the dealer")
        case Saying.VOIDED_LATER:
            return translate("Sayings", "Round {round} was declared void: {change}.")
        case Saying.CORRECTED:
            return translate("Sayings", "The result was corrected from {was} to {now}: {change}.")
        case Saying.INSERT_MONEY:
            return translate("Sayings", "Insert a note or a ticket, or see the dealer, to play.")
        case Saying.CHECKING_NOTE:
            return translate("Sayings", "Checking your note…")
        case Saying.CHECKING_TICKET:
            return translate("Sayings", "Checking your ticket…")
        case Saying.NOTE_RETURNED:
            return _note_came_back(said.words.get("reason", ""))
        case Saying.TICKET_RETURNED:
            return _ticket_came_back(said.words.get("reason", ""))
        case Saying.MONEY_IN:
            return translate("Sayings", "{amount} added to your balance.")
        case Saying.PRINTING:
            return translate("Sayings", "Your ticket is being printed.")
        case Saying.TAKE_YOUR_TICKET:
            return translate("Sayings", "Please take your ticket.")
        case Saying.CASH_OUT_NOT_NOW:
            return why_not_cash_out(said.words.get("reason", ""))
        case Saying.NOTHING_TO_UNDO:
            return translate("Sayings", "There is nothing to undo.")
        case Saying.NOTHING_TO_REPEAT:
            return translate("Sayings", "There are no bets to repeat yet.")
        case Saying.ALREADY_ON_THE_FELT:
            return translate("Sayings", "These chips are already on the felt.")


def _note_came_back(reason: str) -> str:
    match reason:
        case Problem.CREDIT_LIMIT:
            return translate("Sayings", "Your note came back: with it your balance would pass the limit here.")
        case _ if reason in NO_MONEY_NOW:
            return translate("Sayings", "Your note came back: no money can be taken just now.")
        case _:
            return translate("Sayings", "Your note came back. Nothing was taken.")


def _ticket_came_back(reason: str) -> str:
    match reason:
        case Problem.TICKET_PAID:
            return translate("Sayings", "This ticket was paid on {date}.")
        case Problem.TICKET_EXPIRED:
            return translate("Sayings", "This ticket expired on {date}.")
        case Problem.TICKET_UNKNOWN:
            return translate("Sayings", "This ticket is not known here. Please ask an attendant.")
        case Problem.TICKET_RESERVED:
            return translate("Sayings", "This ticket is being paid at another station.")
        case Problem.TICKET_DEAD:
            return translate("Sayings", "This ticket is no longer valid: its amount was paid by hand.")
        case Problem.TICKET_OF_ANOTHER_TABLE:
            return translate("Sayings", "This ticket is from table {table}. Take it to that table or to the cage.")
        case Problem.OWES_THE_HOUSE:
            return translate("Sayings", "This ticket is held after a correction: take it to the cage.")
        case Problem.TICKETS_STOPPED:
            return translate("Sayings", "No tickets can be taken here just now. Please ask an attendant.")
        case Problem.TICKET_NOT_ISSUED:
            return translate("Sayings", "This ticket was never confirmed. Please ask an attendant.")
        case Problem.CREDIT_LIMIT:
            return translate("Sayings", "Your ticket came back: with it your balance would pass the limit here.")
        case _ if reason in NO_MONEY_NOW:
            return translate("Sayings", "Your ticket came back: no money can be taken just now. It is still yours.")
        case _:
            return translate("Sayings", "Your ticket came back. It is still yours.")
