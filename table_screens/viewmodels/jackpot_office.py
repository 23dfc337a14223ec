"""The jackpot office on the console: every jackpot of the house, and the form on which one is opened or changed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.jackpot_office import ChangeJackpot, JackpotRow, OpenJackpot
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.jackpot_form import JackpotForm, Line, NotWritten, name_for, written_as
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.jackpot_words import choices, line_name, shown_value, style_word, wrong_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NEW = "new"
"""What is chosen while a jackpot is written that does not exist yet."""


@dataclass(frozen=True, slots=True)
class OfficeRow:
    key: str
    name: str
    detail: str
    amount: str
    fault: str
    closed: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class LineRow:
    key: str
    name: str
    value: str
    written: str
    """`text`, `money`, `percent` or `choice`."""
    text: str
    """As it is written, for the one who writes on."""
    differs: bool
    fixed: bool


@dataclass(frozen=True)
class _Shown:
    chosen: str = ""
    title: str = ""
    state: str = ""
    isNew: bool = False
    isDraft: bool = False
    closed: bool = False
    faulty: bool = False
    why: str = ""
    """Why the form cannot be handed in as it is."""


@QmlElement
class JackpotOffice(QObject):
    """What is written lives here alone until somebody asks for it to be done."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._jackpots: Rows[OfficeRow] = Rows(OfficeRow, self)
        self._lines: Rows[LineRow] = Rows(LineRow, self)
        self._picture = ConsolePicture()
        self._words = Words()
        self._chosen = ""
        self._form: JackpotForm | None = None
        """None: as it is."""
        self._handed_in: OpenJackpot | ChangeJackpot | None = None

    @property
    def row(self) -> JackpotRow | None:
        return next((row for row in self._rows() if row.meter.jackpot == self._chosen), None)

    def act(self) -> OpenJackpot | ChangeJackpot | None:
        """What the form asks for."""
        if self._shown.why:
            return None
        row, parameters = self.row, self._written().parameters()
        if self._chosen == NEW:
            name = name_for(parameters.name, frozenset(each.meter.jackpot for each in self._rows()))
            self._handed_in = OpenJackpot(jackpot=name, parameters=parameters)
        elif row is not None:
            self._handed_in = ChangeJackpot(jackpot=row.meter.jackpot, parameters=parameters, reason="")
        return self._handed_in

    def show(self, picture: ConsolePicture, words: Words) -> None:
        done, asked = None if picture.done is None else picture.done.act, self._handed_in
        if asked is not None and isinstance(done, type(asked)) and done.parameters is asked.parameters:
            if isinstance(done, OpenJackpot):
                self._chosen = done.jackpot
            self._handed_in = self._form = None
        self._picture, self._words = picture, words
        self._again()

    @Slot(str)
    def choose(self, key: str) -> None:
        """A jackpot, or `new` for one that does not exist yet."""
        self._chosen, self._form = key, JackpotForm() if key == NEW else None
        self._again()

    @Slot()
    def asItWas(self) -> None:
        self.choose(self._chosen)

    @Slot(str, str, result=str)
    def write(self, key: str, text: str) -> str:
        """Puts something on a line of the form; returns why not."""
        try:
            form = self._written().writing(Line(key), text)
        except NotWritten as wrong:
            return wrong_words(wrong)
        row = self.row
        self._form = None if row is not None and form == self._kept(row) else form
        self._again()
        return ""

    @Slot(str, result="QVariantList")
    def choicesFor(self, key: str) -> list[list[str]]:
        game = self._picture.game
        return [] if game is None else [list(each) for each in choices(Line(key), game, self._words)]

    def _again(self) -> None:
        words = self._words
        self._jackpots.show([_office_row(row, self._chosen, words) for row in self._rows()])
        self._lines.show(self._line_rows())
        row = self.row
        show(
            self,
            _Shown(
                chosen=self._chosen,
                title=translate("Jackpots", "A new jackpot") if row is None else row.meter.name,
                state="" if row is None else _state(row, words),
                isNew=self._chosen == NEW,
                isDraft=self._form is not None,
                closed=row is not None and row.closed,
                faulty=row is not None and bool(row.meter.fault),
                why=self._why_not(),
            ),
            self.changed,
        )

    def _line_rows(self) -> list[LineRow]:
        game, row = self._picture.game, self.row
        if game is None or (row is None and self._chosen != NEW):
            return []
        form = self._written()
        kept = None if row is None else self._kept(row)
        return [
            LineRow(
                key=line,
                name=line_name(line),
                value=shown_value(form, line, game, self._words),
                written=written_as(line),
                text=form.text(line),
                differs=kept is not None and kept.text(line) != form.text(line),
                fixed=row is not None and (row.closed or line is Line.STYLE),
            )
            for line in form.shown()
        ]

    def _why_not(self) -> str:
        if self._form is None:
            return translate("Jackpots", "Change a line first.")
        try:
            self._form.parameters()
        except NotWritten as wrong:
            return wrong_words(wrong)
        return ""

    def _rows(self) -> list[JackpotRow]:
        room = self._picture.jackpots
        return [] if room is None else sorted(room.jackpots, key=lambda row: (row.closed, row.meter.name))

    def _kept(self, row: JackpotRow) -> JackpotForm:
        """What will hold: a change that waits is what the next one starts from."""
        return JackpotForm.of(row.pending or row.parameters)

    def _written(self) -> JackpotForm:
        row = self.row
        return self._form or (JackpotForm() if row is None else self._kept(row))

    jackpots = Property(QObject, lambda self: self._jackpots, constant=True)
    lines = Property(QObject, lambda self: self._lines, constant=True)
    chosen = shown_field(str, "chosen", changed)
    title = shown_field(str, "title", changed)
    state = shown_field(str, "state", changed)
    isNew = shown_field(bool, "isNew", changed)
    isDraft = shown_field(bool, "isDraft", changed)
    closed = shown_field(bool, "closed", changed)
    faulty = shown_field(bool, "faulty", changed)
    why = shown_field(str, "why", changed)


def _office_row(row: JackpotRow, chosen: str, words: Words) -> OfficeRow:
    meter = row.meter
    return OfficeRow(
        key=meter.jackpot,
        name=meter.name,
        detail=translate("Jackpots", "Closed") if row.closed else style_word(meter.style),
        amount=meter.goods or words.money(Money(meter.amount)),
        fault=meter.fault,
        closed=row.closed,
        chosen=meter.jackpot == chosen,
    )


def _state(row: JackpotRow, words: Words) -> str:
    """Where it stands, in a line or two."""
    if row.closed:
        return translate("Jackpots", "Closed. Its value has gone to other meters (rule 8.3.6).")
    parts = []
    if row.meter.fault:
        parts.append(translate("Jackpots", "Not offered: {fault}.").format(fault=row.meter.fault))
    if not row.groups:
        parts.append(translate("Jackpots", "No group plays for it yet: add one under Groups and signs."))
    if row.pending is not None:
        parts.append(translate("Jackpots", "What is written here waits until it is won."))
    if row.reserve:
        reserve = words.money(Money(row.reserve))
        parts.append(translate("Jackpots", "In reserve for the next meter: {amount}.").format(amount=reserve))
    return " ".join(parts)
