"""The act that is being asked about: its sentence, its reasons, whose PIN it needs, and why it was not done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.rounds import CorrectOutcome, EnterOutcome
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Disagreement, reason_of, wants_reason
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
class _Aside:
    """Requests that wait beside the game: how many, and what the oldest is."""

    count: int = 0
    title: str = ""


@dataclass(frozen=True)
class _Said:
    number: int = 0
    text: str = ""
    lapsed: bool = False


@QmlElement
class QuestionCard(QObject):
    """`step` is empty while nothing is asked. Two numbers to choose from: `dealer` and `sensor` are filled."""

    changed = Signal()
    doneChanged = Signal()
    asideChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._said = _Said()
        self._aside = _Aside()
        self._told: set[int] = set()
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.setInterval(DONE_STANDS_MS)
        self._stands.timeout.connect(self._hush)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        game = picture.game
        if game is None:
            return
        question, done, lapsed = picture.question, picture.done, picture.lapsed
        shown = _Shown()
        if question is not None:
            shown = _describe(question, sentence(question.act, question.seen, game, words), picture, words)
        show(self, shown, self.changed)
        aside = _Aside()
        if picture.aside:
            oldest = picture.aside[0]
            aside = _Aside(len(picture.aside), sentence(oldest.act, oldest.seen, game, words).title)
        if aside != self._aside:
            self._aside = aside
            self.asideChanged.emit()
        if lapsed is not None:
            title = sentence(lapsed.act, lapsed.seen, game, words).title
            self._say(_Said(lapsed.number, _lapsed_words(title), lapsed=True))
        if done is not None:
            text = _done_words(sentence(done.act, done.seen, game, words).done, done.already, done.by)
            self._say(_Said(done.number, text))

    def _say(self, said: _Said) -> None:
        """Once for each order."""
        if said.number not in self._told:
            self._told.add(said.number)
            self._said = said
            self.doneChanged.emit()
            self._stands.start()

    @Slot()
    def _hush(self) -> None:
        self._said = _Said()
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
        return self._said.text

    def _get_lapsed(self) -> bool:
        return self._said.lapsed

    def _get_aside(self) -> int:
        return self._aside.count

    def _get_aside_title(self) -> str:
        return self._aside.title

    aside = Property(int, _get_aside, notify=asideChanged)
    asideTitle = Property(str, _get_aside_title, notify=asideChanged)
    done = Property(str, _get_done, notify=doneChanged)
    lapsed = Property(bool, _get_lapsed, notify=doneChanged)


def _describe(question: Question, words_of_it: Sentence, picture: ConsolePicture, words: Words) -> _Shown:
    act, seen, game = question.act, question.seen, picture.game
    numbers: dict[str, str] = {}
    if isinstance(seen, Disagreement) and game is not None:
        numbers = {
            "sensor": seen.sensor,
            "sensorName": words.outcome(game, seen.sensor),
            "dealer": seen.dealer,
            "dealerName": words.outcome(game, seen.dealer),
        }
    elif isinstance(act, EnterOutcome) and game is not None:
        numbers = {"outcome": act.outcome, "outcomeColour": game.wheel.colour_of(act.outcome)}
    # Before and after were listed for what was refused: it is looked at again, not asked again.
    again = not (question.step is Step.NOT_DONE and isinstance(act, CorrectOutcome))
    return _Shown(
        number=question.number,
        step=question.step,
        title=words_of_it.title,
        text=words_of_it.text,
        button=words_of_it.button if again else "",
        grave=words_of_it.grave,
        wantsReason=wants_reason(act),
        reason=reason_of(act),
        reasons=words_of_it.reasons,
        needed=needed_words(question.needed, words),
        why=_why(question),
        **numbers,
    )


def _why(question: Question) -> str:
    if question.step is Step.UNKNOWN:
        return translate("Question", "No answer came: nobody knows whether it was done. Ask again: it counts once.")
    if question.step is Step.NOT_DONE:
        return translate("Question", "Not done. {why}").format(why=own_words(question.why))
    return own_words(question.why)


def needed_words(needed: Needed | None, words: Words) -> str:
    if needed is None:
        return ""
    if needed.above is not None:
        text = translate("Question", "Above {limit} nobody does this alone: it needs a second person, a {role}.")
        return text.format(limit=words.money(needed.limit), role=role_name(needed.role))
    if needed.rule:
        return translate("Question", "This needs a {role} (rule {rule}).").format(
            role=role_name(needed.role), rule=needed.rule
        )
    return translate("Question", "This needs a {role}.").format(role=role_name(needed.role))


def _lapsed_words(title: str) -> str:
    return translate("Question", "{title}: the moment has passed. Nothing was done here.").format(title=title)


def _done_words(text: str, already: bool, by: str) -> str:
    if already:
        return translate("Question", "This was done before: hand nothing over again.")
    return translate("Question", "{done} Allowed by {by}.").format(done=text, by=by) if by else text
