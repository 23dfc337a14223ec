"""The whole screen of a station: follows the station's picture, and hands a finger's wish to the player's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture, PlayerHand, StationState
from ats_client.viewmodels.aim import Aim
from ats_client.viewmodels.bets_card import BetsCard
from ats_client.viewmodels.correction import CorrectionView
from ats_client.viewmodels.credit_meter import CreditMeter
from ats_client.viewmodels.favourites import FavouritesView
from ats_client.viewmodels.jackpots import JackpotsView
from ats_client.viewmodels.last_spin import LastSpinView
from ats_client.viewmodels.live_stacks import before_fate, fates, stack_rows
from ats_client.viewmodels.placard import Placard
from ats_client.viewmodels.racetrack import Racetrack
from ats_client.viewmodels.recall import RecallView
from ats_client.viewmodels.sayings import Sayings, needed_release
from ats_client.viewmodels.statistics import StatisticsView
from ats_client.viewmodels.tray import Tray
from ats_client.viewmodels.wheel import WheelPanel
from ats_client.viewmodels.why_not import why_not_cash_out, why_not_place
from ats_client.viewmodels.win import Win
from game_protocol.problems import Problem
from game_protocol.station import CashOutState
from game_protocol.table import Phase
from game_rules.money import Money
from screen_kit.viewmodels.countdown import Countdown
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.results import Results
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.stacks import StackRow
from screen_kit.viewmodels.words import LANGUAGES, Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

_CASH_OUT_VEILS = {
    CashOutState.PRINTING: "printing",
    CashOutState.PAID: "ticket",
    CashOutState.DEALER: "dealer",
    CashOutState.HAND_PAY: "hand-pay",
    CashOutState.UNCERTAIN: "uncertain",
}


@dataclass(frozen=True, slots=True)
class _Shown:
    screen: str = "connecting"
    veil: str = ""
    connected: bool = False
    attendantCalled: bool = False
    noMoreBets: bool = False
    """The period is over and the wheel decides: the felt rests."""
    betsStand: str = ""
    whyNotPlace: str = ""
    whyNotUndo: str = ""
    whyNotClear: str = ""
    whyNotRepeat: str = ""
    whyNotDouble: str = ""
    whyNotCashOut: str = ""
    whyNoTicket: str = ""
    whyNoDealer: str = ""
    payOut: str = ""
    insert: str = ""
    notes: str = ""
    needsRelease: str = ""
    leftHere: str = ""
    """Out of service: what the player still has here."""


@QmlElement
class StationScreen(QObject):
    """Screens: `connecting`, `attract`, `game`, `out-of-service`, `diagnostics`. A veil lies over the game."""

    changed = Signal()
    languageChanged = Signal()
    visitEnded = Signal()
    pictureShown = Signal()

    def __init__(
        self,
        hand: PlayerHand,
        *,
        language: str = "en",
        translate: Callable[[str], None] = lambda language: None,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hand = hand
        self._translate = translate
        self._now = now
        self._house_language = language
        self._words = Words(hand.picture.language or language)
        self._visits = hand.picture.visits
        self._shown = _Shown()
        self._stacks: Rows[StackRow] = Rows(StackRow, self)
        self._placard = Placard(self)
        self._felt = Felt(self)
        self._tray = Tray(self)
        self._aim = Aim(hand, self._felt, self._tray, self)
        self._countdown = Countdown(hand.seconds_left, self)
        self._meter = CreditMeter(self)
        self._results = Results(self)
        self._last_spin = LastSpinView(self)
        self._bets = BetsCard(self)
        self._win = Win(self)
        self._wheel = WheelPanel(hand.seconds_since_close, self)
        self._racetrack = Racetrack(hand, self._felt, self._tray, self)
        self._sayings = Sayings(hand.seconds_until, self)
        self._recall = RecallView(self)
        self._favourites = FavouritesView(hand, self)
        self._statistics = StatisticsView(self)
        self._correction = CorrectionView(hand, self)
        self._jackpots = JackpotsView(self)
        self._jackpots.told.connect(self._sayings.announce)
        translate(self._words.language)
        self._stop_watching = hand.watch(self._show)
        self._minute = QTimer(self)
        self._minute.timeout.connect(self._again)
        self._minute.start(1000)
        self._countdown.timePassed.connect(self._time_passed)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._show_more)
        self._moments: Iterator[None] = iter(())
        self._show(hand.picture)
        self._show_the_rest()

    def close(self) -> None:
        """Ends the watching; the window is going."""
        self._stop_watching()
        self._minute.stop()
        self._rest.stop()

    # --- what the station shows

    @Slot()
    def _again(self) -> None:
        self._show(self._hand.picture)

    @Slot()
    def _time_passed(self) -> None:
        """At zero nothing can be touched any more, though no new picture has come."""
        show(self, self._describe(self._hand.picture, self._words), self.changed)

    def _show(self, picture: Picture) -> None:
        """Chips, time, money and what may be touched at once (GMNS 1.21.4); the rest in moments of its own, in the same
        frame: all of it together would keep a finger waiting."""
        if picture.visits != self._visits:
            self._forget(picture.visits)
        self._speak(picture.language or self._house_language)
        words = self._words
        stacks = stack_rows(picture, words)
        self._tray.show(picture, words)
        self._stacks.show(before_fate(stacks, self._stacks.rows))
        self._countdown.show(picture.game, picture.phase, picture.round)
        self._meter.show(picture, words, int(self._now().timestamp() * 1000))
        show(self, self._describe(picture, words), self.changed)
        self._moments = self._in_moments(picture, words, stacks)
        self._rest.start(0)

    def _forget(self, visits: int) -> None:
        """A visit has ended: the next visitor finds nothing of it."""
        self._visits = visits
        self._tray.forget()
        self._sayings.forget()
        self._racetrack.forget()
        self._win.forget()
        self._wheel.forget()
        self._statistics.forget()
        self._aim.away()
        self.visitEnded.emit()

    def _in_moments(self, picture: Picture, words: Words, stacks: list[StackRow]) -> Iterator[None]:
        """Everything after the chips, the time and the money."""
        self._sayings.show(picture, words)
        self._correction.show(picture, words)
        self._jackpots.show(picture, words)
        self._aim.speak(words)
        yield
        self._felt.show(
            picture.game,
            words,
            taken=frozenset(row.key for row in stacks),
            outcome=picture.outcome,
            returns={row.key: row.returns for row in stacks if row.returns and picture.outcome is None},
        )
        self._wheel.show(picture)
        yield
        self._last_spin.show(picture, words)  # before the result, whose sound is by what it meant
        self._results.tell(picture.game, picture.history, picture.outcome, words)
        self._bets.show(picture, words)
        self._win.show(picture, words)
        yield
        self._results.line_up(picture.game, picture.history)
        yield
        for rows in fates(stacks, self._stacks.rows):
            self._stacks.show(rows)
            yield
        self._racetrack.show(picture, words)
        self._recall.show(picture, words)
        self._favourites.show(picture, words)
        self._statistics.show(picture, words)
        self._placard.show(picture, words, self._now())
        self.pictureShown.emit()

    @Slot()
    def _show_more(self) -> None:
        if next(self._moments, self) is None:
            self._rest.start(0)

    def _show_the_rest(self) -> None:
        """Without waiting for any moment: the screen is new, or in another language."""
        self._rest.stop()
        for _ in self._moments:
            pass

    def _describe(self, picture: Picture, words: Words) -> _Shown:
        sheet = picture.sheet
        why = self._why_not_place(picture)
        empty = sheet is None or not sheet.wagers
        return _Shown(
            screen=_screen(picture),
            veil=self._veil(picture),
            connected=picture.link.connected,
            attendantCalled=picture.attendant_called,
            noMoreBets=self._no_more_bets(picture),
            betsStand=_bets_stand(picture, words),
            whyNotPlace=why,
            whyNotUndo=why
            or ("" if sheet is not None and sheet.before else translate("Station", "There is nothing to undo.")),
            whyNotClear=why or (translate("Station", "There are no chips to take off.") if empty else ""),
            whyNotRepeat=why
            or ("" if picture.repeatable is not None else translate("Station", "There are no bets to repeat yet.")),
            whyNotDouble=why or (translate("Station", "There are no chips to double.") if empty else ""),
            whyNotCashOut=why_not_cash_out(picture.why_not_cash_out),
            whyNoTicket=_why_no_ticket(picture, words),
            whyNoDealer=""
            if picture.money.dealer_pays
            else translate("Station", "The dealer cannot pay out at this table."),
            payOut="" if picture.cash_out is None else words.money(Money(picture.cash_out.amount)),
            insert=_insert(picture),
            notes=" · ".join(words.short(note) for note in picture.money.notes),
            needsRelease=needed_release(picture),
            leftHere=""
            if picture.account is None
            else translate("Station", "Your balance: {amount}").format(amount=words.money(picture.funds)),
        )

    def _no_more_bets(self, picture: Picture) -> bool:
        """From the end of the period, by our own clock if the server is silent, until the result is told."""
        if picture.state not in (StationState.OPEN, StationState.LOCKED) or picture.outcome is not None:
            return False
        over = picture.phase is Phase.BETTING and self._hand.seconds_left() <= 0
        return over or picture.phase in (Phase.CLOSED, Phase.RESULT)

    def _veil(self, picture: Picture) -> str:
        """The veil over the game. A ticket in the chute hides nothing once there is money to play with again."""
        out = picture.cash_out
        if picture.state is StationState.FROZEN:
            return "frozen" if picture.table_frozen else "frozen-account"
        if out is not None and (out.state is not CashOutState.PAID or picture.state is StationState.CASHING_OUT):
            return _CASH_OUT_VEILS[out.state]
        return "" if picture.link.connected else "offline"

    def _why_not_place(self, picture: Picture) -> str:
        why = picture.why_not_place
        if why is None and self._hand.seconds_left() <= 0:  # which run on between two pictures
            why = Problem.AFTER_EXPIRY
        return why_not_place(why, leaving=picture.leaving)

    # --- what a finger wants

    @Slot(str)
    def place(self, bet_id: str) -> None:
        chip = self._tray.chip
        if chip is not None and not self._shown.whyNotPlace:
            self._hand.place(bet_id, chip)

    @Slot(str, str)
    def move(self, source: str, target: str) -> None:
        if not self._shown.whyNotPlace:
            self._hand.move(source, target)

    @Slot(str)
    def takeOff(self, bet_id: str) -> None:
        if not self._shown.whyNotPlace:
            self._hand.take_off(bet_id)

    @Slot()
    def undo(self) -> None:
        self._hand.undo()

    @Slot()
    def clear(self) -> None:
        self._hand.clear()

    @Slot()
    def repeat(self) -> None:
        self._hand.repeat()

    @Slot()
    def double(self) -> None:
        self._hand.double()

    @Slot(str)
    def cashOut(self, to: str) -> None:
        self._hand.cash_out(to)

    @Slot()
    def attendant(self) -> None:
        """Calls, or calls off: always live, even where nothing else is (NZ3.10)."""
        self._hand.call_attendant(not self._hand.picture.attendant_called)

    @Slot()
    def openRecall(self) -> None:
        self._hand.ask_recall()

    @Slot(str)
    def speak(self, language: str) -> None:
        """The player chose a language: it is this visit's."""
        if language in LANGUAGES and language != self._words.language:
            self._hand.choose_language(language)
            self._show_the_rest()

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES or language == self._words.language:
            return
        self._words = Words(language)
        self._translate(language)
        self.languageChanged.emit()

    # --- what QML reads

    def _get_language(self) -> str:
        return self._words.language

    def _get_languages(self) -> list[dict[str, str]]:
        return [{"code": code, "name": name} for code, name in LANGUAGES.items()]

    language = Property(str, _get_language, notify=languageChanged)
    languages = Property(list, _get_languages, constant=True)
    stacks = part(QObject, "_stacks")
    placard = part(Placard, "_placard")
    felt = part(Felt, "_felt")
    tray = part(Tray, "_tray")
    aim = part(Aim, "_aim")
    countdown = part(Countdown, "_countdown")
    meter = part(CreditMeter, "_meter")
    results = part(Results, "_results")
    lastSpin = part(LastSpinView, "_last_spin")
    wheel = part(WheelPanel, "_wheel")
    bets = part(BetsCard, "_bets")
    win = part(Win, "_win")
    racetrack = part(Racetrack, "_racetrack")
    sayings = part(Sayings, "_sayings")
    recall = part(RecallView, "_recall")
    favourites = part(FavouritesView, "_favourites")
    statistics = part(StatisticsView, "_statistics")
    correction = part(CorrectionView, "_correction")
    jackpots = part(JackpotsView, "_jackpots")

    screen = shown_field(str, "screen", changed)
    veil = shown_field(str, "veil", changed)
    connected = shown_field(bool, "connected", changed)
    attendantCalled = shown_field(bool, "attendantCalled", changed)
    noMoreBets = shown_field(bool, "noMoreBets", changed)
    betsStand = shown_field(str, "betsStand", changed)
    whyNotPlace = shown_field(str, "whyNotPlace", changed)
    whyNotUndo = shown_field(str, "whyNotUndo", changed)
    whyNotClear = shown_field(str, "whyNotClear", changed)
    whyNotRepeat = shown_field(str, "whyNotRepeat", changed)
    whyNotDouble = shown_field(str, "whyNotDouble", changed)
    whyNotCashOut = shown_field(str, "whyNotCashOut", changed)
    whyNoTicket = shown_field(str, "whyNoTicket", changed)
    whyNoDealer = shown_field(str, "whyNoDealer", changed)
    payOut = shown_field(str, "payOut", changed)
    insert = shown_field(str, "insert", changed)
    notes = shown_field(str, "notes", changed)
    needsRelease = shown_field(str, "needsRelease", changed)
    leftHere = shown_field(str, "leftHere", changed)


def _why_no_ticket(picture: Picture, words: Words) -> str:
    match picture.why_no_ticket:
        case None:
            return ""
        case Problem.CREDIT_LIMIT:
            told = translate("Station", "A ticket is for {amount} at most here. The dealer pays you.")
            return told.format(amount=words.money(picture.ticket_limit or Money.zero()))
    return translate("Station", "The ticket printer is not ready.")


def _insert(picture: Picture) -> str:
    """How to begin, by what is really taken now. The dealer takes money at every table that is open (RR 6.2.1)."""
    money = picture.money
    if not picture.table_open:
        return translate("Station", "This table is closed")
    match bool(money.notes), money.tickets_in:
        case True, True:
            return translate("Station", "Insert a note or a ticket, or see the dealer")
        case True, False:
            return translate("Station", "Insert a note, or see the dealer")
        case False, True:
            return translate("Station", "Insert a ticket, or see the dealer")
    return translate("Station", "See the dealer to play")


def _bets_stand(picture: Picture, words: Words) -> str:
    """What of the player's lies on the felt for this spin; nothing is promised before the table has told it."""
    if picture.phase is Phase.BETTING or (picture.locked is None and picture.pending):
        return translate("Station", "The table counts the bets…")
    if picture.locked is None or not picture.recognised or not picture.locked.wagers:
        return translate("Station", "You have no bets on this spin.")
    return translate("Station", "Your bets stand: {amount}").format(amount=words.money(picture.locked.total))


def _screen(picture: Picture) -> str:
    match picture.state:
        case StationState.OUT_OF_SERVICE:
            return "out-of-service"
        case StationState.DIAGNOSTICS:
            return "diagnostics"
        case _ if picture.game is None or (picture.link.needed_release and picture.account is None):
            return "connecting"
        case StationState.IDLE:
            return "attract"
        case StationState.OFFLINE if picture.account is None:
            return "attract"
    return "game"
