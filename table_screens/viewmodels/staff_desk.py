"""Staff at the console: the list, one person as a form, and the acts of a pit boss about them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlAnonymous, QmlElement

from game_protocol.identity import STAFF_ROLES, AddStaff, ChangeStaff, DismissStaff, SetPin, StaffMember, UnlockStaff
from game_rules.game import Role
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.console import Console
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.sentences import role_name
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NEW = "new"
SHORTEST_PIN, LONGEST_PIN, LONGEST_NUMBER, LONGEST_NAME = 4, 12, 10, 60


@dataclass(frozen=True, slots=True)
class PersonRow:
    key: str
    name: str
    role: str
    locked: bool
    chosen: bool


@dataclass(frozen=True)
class Draft:
    """The form as it is being written."""

    number: str = ""
    name: str = ""
    role: Role = Role.DEALER
    pin: str = ""


@dataclass(frozen=True)
class _Shown:
    isOpen: bool = False
    why: str = ""
    needed: str = ""
    chosen: str = ""
    isNew: bool = False
    locked: bool = False
    number: str = ""
    name: str = ""
    role: str = ""
    pinLength: int = 0
    whyNotWrite: str = ""
    whyNotPin: str = ""
    whyNotDismiss: str = ""
    roles: list[list[str]] = field(default_factory=list)


@QmlElement
class StaffDesk(QObject):
    """`chosen` is a number, or `new`; the form is the person's own until somebody writes in it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._rows: Rows[PersonRow] = Rows(PersonRow, self)
        self._picture = ConsolePicture()
        self._chosen = ""
        self._draft = Draft()

    def show(self, picture: ConsolePicture, words: Words) -> None:
        self._picture = picture
        asked = picture.staff
        if asked is None or asked.people is None:
            self._chosen, self._draft = "", Draft()
        if self._chosen not in ("", NEW) and self.person is None:
            self._chosen, self._draft = "", Draft()
        self._show()

    def _show(self) -> None:
        asked, draft, person = self._picture.staff, self._draft, self.person
        self._rows.show(
            [
                PersonRow(each.number, each.name, role_name(each.role), each.locked, each.number == self._chosen)
                for each in self._people()
            ]
        )
        show(
            self,
            _Shown(
                isOpen=asked is not None and asked.people is not None,
                why="" if asked is None or asked.needed is not None else own_words(asked.why),
                needed=""
                if asked is None or asked.needed is None
                else translate("Staff", "The list of staff is for a {role}.").format(role=role_name(asked.needed.role)),
                chosen=self._chosen,
                isNew=self._chosen == NEW,
                locked=person is not None and person.locked,
                number=draft.number,
                name=draft.name,
                role=draft.role,
                pinLength=len(draft.pin),
                whyNotWrite=self.why_not_write(),
                whyNotPin=self.why_not_pin(),
                whyNotDismiss=self.why_not_dismiss(),
                roles=[[role.value, role_name(role)] for role in STAFF_ROLES],
            ),
            self.changed,
        )

    # --- the form

    @property
    def person(self) -> StaffMember | None:
        return next((each for each in self._people() if each.number == self._chosen), None)

    @property
    def draft(self) -> Draft:
        return self._draft

    @Slot(str)
    def choose(self, number: str) -> None:
        self._chosen = number
        person = self.person
        self._draft = Draft() if person is None else Draft(person.number, person.name, person.role)
        self._show()

    @Slot(str)
    def strikeNumber(self, digit: str) -> None:
        if self._chosen == NEW:
            self._write(number=_struck(self._draft.number, digit, LONGEST_NUMBER))

    @Slot(str)
    def strikePin(self, digit: str) -> None:
        self._write(pin=_struck(self._draft.pin, digit, LONGEST_PIN))

    @Slot(str)
    def writeName(self, name: str) -> None:
        self._write(name=" ".join(name.split())[:LONGEST_NAME].strip())

    @Slot(str)
    def writeRole(self, role: str) -> None:
        self._write(role=Role(role))

    def forget_pin(self) -> None:
        self._write(pin="")

    def _write(self, **changes: object) -> None:
        self._draft = replace(self._draft, **changes)  # type: ignore[arg-type]  # each slot writes its own line
        self._show()

    # --- what is missing

    def why_not_write(self) -> str:
        draft, person = self._draft, self.person
        if self._chosen == "":
            return translate("Staff", "Choose somebody first.")
        if not draft.name:
            return translate("Staff", "Write the name first.")
        if person is not None:
            same = (person.name, person.role) == (draft.name, draft.role)
            return translate("Staff", "Nothing is changed.") if same else ""
        if not draft.number:
            return translate("Staff", "Type a staff number first.")
        if any(each.number == draft.number for each in self._people()):
            return translate("Staff", "Somebody has this number: choose another.")
        return self.why_not_pin()

    def why_not_pin(self) -> str:
        if len(self._draft.pin) >= SHORTEST_PIN:
            return ""
        return translate("Staff", "A PIN has at least four digits.")

    def why_not_dismiss(self) -> str:
        person, me = self.person, self._picture.person
        if person is None:
            return translate("Staff", "Choose somebody first.")
        if me is not None and me.number == person.number:
            return translate("Staff", "Nobody dismisses themselves.")
        return ""

    def _people(self) -> tuple[StaffMember, ...]:
        asked = self._picture.staff
        return () if asked is None or asked.people is None else asked.people

    people = Property(QObject, lambda self: self._rows, constant=True)
    isOpen = shown_field(bool, "isOpen", changed)
    why = shown_field(str, "why", changed)
    needed = shown_field(str, "needed", changed)
    chosen = shown_field(str, "chosen", changed)
    isNew = shown_field(bool, "isNew", changed)
    locked = shown_field(bool, "locked", changed)
    number = shown_field(str, "number", changed)
    name = shown_field(str, "name", changed)
    role = shown_field(str, "role", changed)
    pinLength = shown_field(int, "pinLength", changed)
    whyNotWrite = shown_field(str, "whyNotWrite", changed)
    whyNotPin = shown_field(str, "whyNotPin", changed)
    whyNotDismiss = shown_field(str, "whyNotDismiss", changed)
    roles = shown_field("QVariantList", "roles", changed)


@QmlAnonymous
class StaffHand(QObject):
    """What a pit boss does about people; each act asks once more."""

    def __init__(self, console: Console, desk: StaffDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console
        self._desk = desk

    @Slot()
    def open(self) -> None:
        self._console.staff.open()

    @Slot()
    def close(self) -> None:
        self._console.staff.close()

    @Slot(str, str)
    def allow(self, number: str, pin: str) -> None:
        self._console.staff.allow(number, pin)

    @Slot()
    def writeDown(self) -> None:
        """Somebody new, or somebody changed."""
        draft, person = self._desk.draft, self._desk.person
        if self._desk.why_not_write():
            return
        if person is None:
            new = AddStaff(number=draft.number, name=draft.name, role=draft.role, pin=draft.pin)
            self._console.asking.propose(new)
            self._desk.forget_pin()
        else:
            self._console.asking.propose(ChangeStaff(number=person.number, name=draft.name, role=draft.role))

    @Slot()
    def setPin(self) -> None:
        person = self._desk.person
        if person is not None and not self._desk.why_not_pin():
            self._console.asking.propose(SetPin(number=person.number, pin=self._desk.draft.pin), person.name)
            self._desk.forget_pin()

    @Slot()
    def unlock(self) -> None:
        if (person := self._desk.person) is not None and person.locked:
            self._console.asking.propose(UnlockStaff(number=person.number), person.name)

    @Slot()
    def dismiss(self) -> None:
        if (person := self._desk.person) is not None and not self._desk.why_not_dismiss():
            self._console.asking.propose(DismissStaff(number=person.number), person.name)


def _struck(text: str, digit: str, longest: int) -> str:
    """A digit more, or one less where it is empty."""
    return (text + digit)[:longest] if digit else text[:-1]
