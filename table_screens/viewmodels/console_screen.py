"""The whole screen of the dealer's console: follows the console's picture at the pace of the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.staff import AcknowledgeAlert
from screen_kit.viewmodels.countdown import Countdown
from screen_kit.viewmodels.results import Results
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import LANGUAGES, Words, translate
from table_screens.console.console import Console
from table_screens.console.picture import ConsolePicture, Lock
from table_screens.viewmodels.alert_list import AlertList
from table_screens.viewmodels.buy_in_desk import BuyInDesk
from table_screens.viewmodels.cage_desk import CageDesk, CageHand
from table_screens.viewmodels.correction_desk import CorrectionDesk
from table_screens.viewmodels.hands import RoundHand, StationHand, TableHand
from table_screens.viewmodels.jackpot_desk import JackpotDesk
from table_screens.viewmodels.jackpot_groups import JackpotGroups
from table_screens.viewmodels.jackpot_hand import JackpotHand
from table_screens.viewmodels.jackpot_office import JackpotOffice
from table_screens.viewmodels.outcome_board import OutcomeBoard
from table_screens.viewmodels.question_card import QuestionCard
from table_screens.viewmodels.report_sheet import ReportSheet
from table_screens.viewmodels.room_map import RoomMap
from table_screens.viewmodels.round_panel import RoundPanel
from table_screens.viewmodels.sentences import role_name
from table_screens.viewmodels.sentences.wording import needs_release, own_words
from table_screens.viewmodels.sign_desk import SignDesk
from table_screens.viewmodels.staff_desk import StaffDesk, StaffHand
from table_screens.viewmodels.station_card import StationCard

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

FRAME_MS = 16
"""However many events come, the screen is told once a frame."""


@dataclass(frozen=True)
class _Shown:
    lock: str = Lock.NOBODY
    lockWords: str = ""
    signingIn: bool = False
    refused: str = ""
    person: str = ""
    role: str = ""
    personNumber: str = ""
    ready: bool = False
    """The table is known: there is something to show behind the sign-in."""
    connected: bool = False
    needsRelease: str = ""
    tableName: str = ""
    gameTitle: str = ""
    sign: str = ""
    clock: str = ""


@QmlElement
class ConsoleScreen(QObject):
    """Everything the console's QML reads, and through its hands everything it can ask for."""

    changed = Signal()
    pictureShown = Signal()
    languageChanged = Signal()

    def __init__(
        self,
        console: Console,
        *,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
        language: str = "en",
        translate: Callable[[str], None] = lambda language: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._console = console
        self._now = now
        self._translate = translate
        translate(language)
        self._words = Words(language)
        self._shown = _Shown()
        self._countdown = Countdown(console.seconds_left, self)
        self._results = Results(self)
        self._round = RoundPanel(self)
        self._board = OutcomeBoard(self)
        self._room = RoomMap(self)
        self._card = StationCard(self)
        self._question = QuestionCard(self)
        self._alerts = AlertList(self)
        self._sign = SignDesk(console.seconds_until, self)
        self._correction = CorrectionDesk(self)
        self._report = ReportSheet(self)
        self._buy_in = BuyInDesk(console, self)
        self._cage = CageDesk(self)
        self._staff = StaffDesk(self)
        self._jackpots = JackpotDesk(self)
        self._jackpot_office = JackpotOffice(self)
        self._jackpot_groups = JackpotGroups(console.seconds_until, self)
        self._round_hand = RoundHand(console, self._round, self)
        self._station_hand = StationHand(console, self)
        self._cage_hand = CageHand(console, self)
        self._staff_hand = StaffHand(console, self._staff, self)
        self._table_hand = TableHand(console, self._sign, self)
        self._jackpot_hand = JackpotHand(console, self._jackpots, self._jackpot_office, self._jackpot_groups, self)
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._again)
        self._second = QTimer(self)
        self._second.timeout.connect(self._again)
        self._second.start(1000)
        self._stop_watching = console.watch(self._later)
        self._again()

    def close(self) -> None:
        """Ends the watching; the window is going."""
        self._stop_watching()
        self._second.stop()
        self._frame.stop()

    def _later(self, _picture: ConsolePicture) -> None:
        if not self._frame.isActive():
            self._frame.start()

    @Slot()  # undeclared, PySide would make a meta-object for each instance, which QML's caches do not survive
    def _again(self) -> None:
        picture, words = self._console.picture, self._words
        if (table := picture.table) is not None:
            self._countdown.show(picture.game, table.phase, table.round)
            self._results.show(picture.game, tuple(table.history), table.outcome, words)
        for part in (
            self._round,
            self._board,
            self._room,
            self._card,
            self._question,
            self._alerts,
            self._sign,
            self._correction,
            self._report,
            self._buy_in,
            self._cage,
            self._staff,
            self._jackpots,
            self._jackpot_office,
            self._jackpot_groups,
        ):
            part.show(picture, words)
        show(self, self._describe(picture, words), self.changed)
        self.pictureShown.emit()

    def _describe(self, picture: ConsolePicture, words: Words) -> _Shown:
        person, table, game = picture.person, picture.table, picture.game
        return _Shown(
            lock=picture.lock,
            lockWords=_lock_words(picture),
            signingIn=picture.signing_in,
            refused=own_words(picture.sign_in_refused),
            person="" if person is None else person.name,
            role="" if person is None else role_name(person.role),
            personNumber="" if person is None else person.number,
            ready=table is not None,
            connected=picture.connected,
            needsRelease=needs_release(picture.needed_release),
            tableName="" if table is None else table.name,
            gameTitle="" if game is None else game.short_title,
            sign=self._sign.property("sign"),
            clock=words.clock(self._now()),
        )

    # --- the language of whoever deals

    @Slot(str)
    def speak(self, language: str) -> None:
        if language not in LANGUAGES or language == self._words.language:
            return
        self._words = Words(language)
        self._translate(language)
        self.languageChanged.emit()
        self._again()

    def _get_language(self) -> str:
        return self._words.language

    def _get_languages(self) -> list[dict[str, str]]:
        return [{"code": code, "name": name} for code, name in LANGUAGES.items()]

    language = Property(str, _get_language, notify=languageChanged)
    languages = Property(list, _get_languages, constant=True)

    # --- people and questions

    @Slot(str, str)
    def signIn(self, number: str, pin: str) -> None:
        self._console.sign_in(number, pin)

    @Slot()
    def lockScreen(self) -> None:
        self._console.door.lock()

    @Slot()
    def touched(self) -> None:
        """Somebody is at the screen: it does not lock itself."""
        self._console.door.touched()

    @Slot(str)
    def confirm(self, reason: str) -> None:
        self._console.asking.confirm(reason)

    @Slot(str, str)
    def allow(self, number: str, pin: str) -> None:
        self._console.asking.allow(number, pin)

    @Slot()
    def setAside(self) -> None:
        self._console.asking.set_aside()

    @Slot()
    def takeUp(self) -> None:
        self._console.asking.take_up()

    @Slot()
    def dismiss(self) -> None:
        self._console.asking.dismiss()

    @Slot(str)
    def acknowledge(self, alert: str) -> None:
        self._console.asking.do(AcknowledgeAlert(table=self._console.table, alert=alert))

    # --- reports

    @Slot(str)
    def askReport(self, name: str) -> None:
        self._console.inquiries.ask_report(name)

    @Slot(str, str)
    def allowReport(self, number: str, pin: str) -> None:
        self._console.inquiries.allow_report(number, pin)

    @Slot()
    def saveReport(self) -> None:
        self._console.inquiries.save_report()

    @Slot()
    def closeReport(self) -> None:
        self._console.inquiries.close_report()

    # --- what QML reads

    countdown = Property(Countdown, lambda self: self._countdown, constant=True)
    results = Property(Results, lambda self: self._results, constant=True)
    round = Property(RoundPanel, lambda self: self._round, constant=True)
    board = Property(OutcomeBoard, lambda self: self._board, constant=True)
    room = Property(RoomMap, lambda self: self._room, constant=True)
    card = Property(StationCard, lambda self: self._card, constant=True)
    question = Property(QuestionCard, lambda self: self._question, constant=True)
    alerts = Property(AlertList, lambda self: self._alerts, constant=True)
    signDesk = Property(SignDesk, lambda self: self._sign, constant=True)
    correction = Property(CorrectionDesk, lambda self: self._correction, constant=True)
    cage = Property(CageDesk, lambda self: self._cage, constant=True)
    cageHand = Property(CageHand, lambda self: self._cage_hand, constant=True)
    buyIn = Property(BuyInDesk, lambda self: self._buy_in, constant=True)
    staff = Property(StaffDesk, lambda self: self._staff, constant=True)
    staffHand = Property(StaffHand, lambda self: self._staff_hand, constant=True)
    report = Property(ReportSheet, lambda self: self._report, constant=True)
    jackpots = Property(JackpotDesk, lambda self: self._jackpots, constant=True)
    jackpotOffice = Property(JackpotOffice, lambda self: self._jackpot_office, constant=True)
    jackpotGroups = Property(JackpotGroups, lambda self: self._jackpot_groups, constant=True)
    jackpotHand = Property(JackpotHand, lambda self: self._jackpot_hand, constant=True)
    roundHand = Property(RoundHand, lambda self: self._round_hand, constant=True)
    stationHand = Property(StationHand, lambda self: self._station_hand, constant=True)
    tableHand = Property(TableHand, lambda self: self._table_hand, constant=True)

    lock = shown_field(str, "lock", changed)
    lockWords = shown_field(str, "lockWords", changed)
    signingIn = shown_field(bool, "signingIn", changed)
    refused = shown_field(str, "refused", changed)
    person = shown_field(str, "person", changed)
    role = shown_field(str, "role", changed)
    personNumber = shown_field(str, "personNumber", changed)
    ready = shown_field(bool, "ready", changed)
    connected = shown_field(bool, "connected", changed)
    needsRelease = shown_field(str, "needsRelease", changed)
    tableName = shown_field(str, "tableName", changed)
    gameTitle = shown_field(str, "gameTitle", changed)
    sign = shown_field(str, "sign", changed)
    clock = shown_field(str, "clock", changed)


def _lock_words(picture: ConsolePicture) -> str:
    name = "" if picture.person is None else picture.person.name
    match picture.lock:
        case Lock.NOBODY:
            return translate("SignIn", "Sign in with your staff number and PIN.")
        case Lock.IDLE:
            return translate(
                "SignIn", "The console locked itself, for nobody touched it. {name} was signed in."
            ).format(name=name)
        case Lock.LEFT:
            return translate("SignIn", "{name} locked the console.").format(name=name)
        case Lock.ELSEWHERE:
            return translate("SignIn", "{name} has signed in at another console.").format(name=name)
        case Lock.EXPIRED:
            return translate("SignIn", "The sign-in of {name} has run out.").format(name=name)
    return ""
