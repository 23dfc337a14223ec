"""The order that is being asked about: its sentence, its reasons, whose PIN it needs, and why it was not done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from ats_client.viewmodels.shown import show, shown_field
from ats_client.viewmodels.words import Words, translate
from table_screens.console.orders import DecideBetween, EnterResult
from table_screens.console.picture import ConsolePicture, Needed, Question, Step
from table_screens.viewmodels.sentences import Sentence, role_name, sentence
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

DONE_STANDS_MS = 4000


@dataclass(frozen=True)
class _Shown:
    number: int = 0
    step: str = ""
    title: str = ""
    text: str = ""
    button: str = ""
    grave: bool = False
    wantsReason: bool = False
    reason: str = ""
    reasons: tuple[str, ...] = ()
    needed: str = ""
    why: str = ""
    outcome: str = ""
    outcomeColour: str = ""
    sensor: str = ""
    sensorName: str = ""
    dealer: str = ""
    dealerName: str = ""


@dataclass(frozen=True)
class _Done:
    number: int = 0
    text: str = ""


@QmlElement
class QuestionCard(QObject):
    """`step` is empty while nothing is asked. Two numbers to choose from: `dealer` and `sensor` are filled."""

    changed = Signal()
    doneChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._done = _Done()
        self._said = QTimer(self)
        self._said.setSingleShot(True)
        self._said.setInterval(DONE_STANDS_MS)
        self._said.timeout.connect(self._hush)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        game = picture.game
        if game is None:
            return
        question, done = picture.question, picture.done
        shown = _Shown()
        if question is not None:
            shown = _describe(question, sentence(question.order, game, words), picture, words)
        show(self, shown, self.changed)
        if done is not None and done.number != self._done.number:
            self._say(done.number, _done_words(sentence(done.order, game, words).done, done.already, done.by))

    def _say(self, number: int, text: str) -> None:
        self._done = _Done(number, text)
        self.doneChanged.emit()
        self._said.start()

    @Slot()
    def _hush(self) -> None:
        self._done = _Done(self._done.number)
        self.doneChanged.emit()

    number = shown_field(int, "number", changed)
    step = shown_field(str, "step", changed)
    title = shown_field(str, "title", changed)
    text = shown_field(str, "text", changed)
    button = shown_field(str, "button", changed)
    grave = shown_field(bool, "grave", changed)
    wantsReason = shown_field(bool, "wantsReason", changed)
    reason = shown_field(str, "reason", changed)
    reasons = shown_field("QVariantList", "reasons", changed)
    needed = shown_field(str, "needed", changed)
    why = shown_field(str, "why", changed)
    outcome = shown_field(str, "outcome", changed)
    outcomeColour = shown_field(str, "outcomeColour", changed)
    sensor = shown_field(str, "sensor", changed)
    sensorName = shown_field(str, "sensorName", changed)
    dealer = shown_field(str, "dealer", changed)
    dealerName = shown_field(str, "dealerName", changed)

    def _get_done(self) -> str:
        return self._done.text

    done = Property(str, _get_done, notify=doneChanged)


def _describe(question: Question, words_of_it: Sentence, picture: ConsolePicture, words: Words) -> _Shown:
    order, game = question.order, picture.game
    numbers: dict[str, str] = {}
    if isinstance(order, EnterResult) and game is not None:
        numbers = {"outcome": order.outcome, "outcomeColour": game.wheel.colour_of(order.outcome)}
    elif isinstance(order, DecideBetween) and game is not None:
        numbers = {
            "sensor": order.sensor,
            "sensorName": words.outcome(game, order.sensor),
            "dealer": order.dealer,
            "dealerName": words.outcome(game, order.dealer),
        }
    return _Shown(
        number=question.number,
        step=question.step,
        title=words_of_it.title,
        text=words_of_it.text,
        button=words_of_it.button,
        grave=words_of_it.grave,
        wantsReason=order.wants_reason,
        reason=question.reason,
        reasons=words_of_it.reasons,
        needed=needed_words(question.needed),
        why=_why(question),
        **numbers,
    )


def _why(question: Question) -> str:
    if question.step is Step.UNKNOWN:
        return translate("Question", "No answer came: nobody knows whether it was done. Ask again: it counts once.")
    if question.step is Step.NOT_DONE:
        return translate("Question", "Not done. {why}").format(why=question.why)
    return own_words(question.why)


def needed_words(needed: Needed | None) -> str:
    if needed is None:
        return ""
    if needed.rule:
        return translate("Question", "This needs a {role} (rule {rule}).").format(
            role=role_name(needed.role), rule=needed.rule
        )
    return translate("Question", "This needs a {role}.").format(role=role_name(needed.role))


def _done_words(text: str, already: bool, by: str) -> str:
    if already:
        return translate("Question", "This was done before: hand nothing over again.")
    return translate("Question", "{done} Allowed by {by}.").format(done=text, by=by) if by else text
