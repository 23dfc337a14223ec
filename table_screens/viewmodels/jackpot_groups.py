"""Groups of tables, what they play for, and the signs that stand before anything of it changes (RR 8.3.1 to 8.3.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.jackpot_office import (
    AnnouncedChange,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    JackpotRow,
    SetJackpotGroup,
)
from game_protocol.jackpots import Style
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, listed, translate
from table_screens.console.jackpot_form import name_for
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.jackpot_words import change_words, style_word
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NEW = "new"


@dataclass(frozen=True, slots=True)
class GroupRow:
    key: str
    name: str
    tables: str
    plays: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    key: str
    name: str
    belongs: bool
    elsewhere: str
    """The group it belongs to, where that is another."""


@dataclass(frozen=True, slots=True)
class PlaysRow:
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class OptionRow:
    key: str
    name: str
    detail: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class SignRow:
    key: str
    change: int
    what: str
    text: str
    due: str
    ready: bool


@dataclass(frozen=True)
class _Shown:
    chosen: str = ""
    title: str = ""
    isNew: bool = False
    isDraft: bool = False
    plays: bool = False
    why: str = ""
    kind: str = ""
    """Of the change that is being prepared: `add`, `remove`, `move` or `close`."""
    sentence: str = ""
    minutes: int = 5
    whyNotChange: str = ""


@QmlElement
class JackpotGroups(QObject):
    """A group that is put together, and a change that is prepared, live here until somebody asks for them."""

    changed = Signal()

    def __init__(self, seconds_until: Callable[[int], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds_until = seconds_until
        self._shown = _Shown()
        self._groups: Rows[GroupRow] = Rows(GroupRow, self)
        self._tables: Rows[TableRow] = Rows(TableRow, self)
        self._plays: Rows[PlaysRow] = Rows(PlaysRow, self)
        self._options: Rows[OptionRow] = Rows(OptionRow, self)
        self._signs: Rows[SignRow] = Rows(SignRow, self)
        self._picture = ConsolePicture()
        self._words = Words()
        self._chosen = ""
        self._name = ""
        self._drafted: tuple[str, ...] | None = None
        """The tables of the chosen group as somebody would have them; None: as they are."""
        self._change: JackpotChange | None = None

    # --- what the hand asks for

    @property
    def draft(self) -> JackpotGroup | None:
        """The group as it was put together."""
        if self._shown.why or self._drafted is None:
            return None
        group = self._group
        if group is not None:
            return group.changed(tables=list(self._drafted))
        key = name_for(self._name, frozenset(each.group for each in self._all()))
        return JackpotGroup(group=key, name=self._name, tables=list(self._drafted))

    @property
    def change(self) -> JackpotChange | None:
        return None if self._shown.whyNotChange else self._change

    def announced(self, number: int) -> AnnouncedChange | None:
        room = self._picture.jackpots
        return next((each for each in ([] if room is None else room.changes) if each.change == number), None)

    def change_words(self, asked: JackpotChange) -> str:
        jackpots = {row.meter.jackpot: row.meter.name for row in self._jackpots()}
        return change_words(asked, jackpots, {each.group: each.name for each in self._all()})

    def show(self, picture: ConsolePicture, words: Words) -> None:
        done = None if picture.done is None else picture.done.act
        before = None if self._picture.done is None else self._picture.done.act
        self._picture, self._words = picture, words
        if done is not before and isinstance(done, SetJackpotGroup):
            self._chosen, self._drafted = done.group.group, None
        self._again()

    # --- putting a group together

    @Slot(str)
    def choose(self, key: str) -> None:
        self._chosen, self._drafted, self._name = key, () if key == NEW else None, ""
        self._again()

    @Slot()
    def asItWas(self) -> None:
        self.choose(self._chosen)

    @Slot(str)
    def setName(self, name: str) -> None:
        self._name = name.strip()[:80]
        self._again()

    @Slot(str)
    def toggle(self, table: str) -> None:
        """Takes a table into the group, or out of it."""
        now = self._members()
        wanted = tuple(sorted({*now} ^ {table}))
        group = self._group
        self._drafted = None if group is not None and list(wanted) == sorted(group.tables) else wanted
        self._again()

    # --- preparing a change that needs its sign

    @Slot()
    def beginAdding(self) -> None:
        """The chosen group shall play for another jackpot: which one is picked next."""
        self._begin(ChangeKind.ADD, "", self._chosen)

    @Slot(str)
    def beginRemoving(self, jackpot: str) -> None:
        """The chosen group shall leave this jackpot; one that is picked makes it a move."""
        self._begin(ChangeKind.REMOVE, jackpot, self._chosen)

    @Slot(str)
    def beginClosing(self, jackpot: str) -> None:
        """RR 8.3.5, 8.3.6: the meters that are picked take its value."""
        self._begin(ChangeKind.CLOSE, jackpot, None)

    @Slot(str)
    def pick(self, jackpot: str) -> None:
        asked = self._change
        if asked is None:
            return
        update: dict[str, object]
        if asked.kind is ChangeKind.ADD:
            update = {"jackpot": jackpot}
        elif asked.kind is ChangeKind.CLOSE:
            to = [each for each in asked.to if each != jackpot]
            update = {"to": to if len(to) < len(asked.to) else [*to, jackpot]}
        else:
            to = [] if asked.to == [jackpot] else [jackpot]
            update = {"to": to, "kind": ChangeKind.MOVE if to else ChangeKind.REMOVE}
        self._change = asked.changed(**update)
        self._again()

    @Slot(int)
    def setMinutes(self, minutes: int) -> None:
        if self._change is not None:
            self._change = self._change.changed(minutes=minutes)
            self._again()

    @Slot()
    def forgetChange(self) -> None:
        self._change = None
        self._again()

    def _begin(self, kind: ChangeKind, jackpot: str, group: str | None) -> None:
        # An empty name stands for one that is still to be picked; it is never sent.
        self._change = JackpotChange(kind=kind, jackpot=jackpot, group=group)
        self._again()

    # --- what is shown

    def _again(self) -> None:
        group, asked = self._group, self._change
        self._groups.show([self._group_row(each) for each in self._all()])
        self._tables.show(self._table_rows())
        self._plays.show([PlaysRow(row.meter.jackpot, row.meter.name) for row in self._played_for(self._chosen)])
        self._options.show([] if asked is None else self._option_rows(asked))
        room = self._picture.jackpots
        self._signs.show([self._sign_row(each) for each in ([] if room is None else room.changes)])
        new = self._chosen == NEW
        show(
            self,
            _Shown(
                chosen=self._chosen,
                title=self._name or translate("Jackpots", "A new group") if group is None else group.name,
                isNew=new,
                isDraft=self._drafted is not None,
                plays=bool(self._played_for(self._chosen)),
                why=self._why_not(),
                kind="" if asked is None else asked.kind,
                sentence="" if asked is None or not asked.jackpot else self.change_words(asked) + ".",
                minutes=5 if asked is None else asked.minutes,
                whyNotChange="" if asked is None else self._why_not_change(asked),
            ),
            self.changed,
        )

    @property
    def _group(self) -> JackpotGroup | None:
        return next((each for each in self._all() if each.group == self._chosen), None)

    def _all(self) -> list[JackpotGroup]:
        room = self._picture.jackpots
        return [] if room is None else sorted(room.groups, key=lambda group: group.name)

    def _jackpots(self) -> list[JackpotRow]:
        room = self._picture.jackpots
        return [] if room is None else room.jackpots

    def _played_for(self, group: str) -> list[JackpotRow]:
        return [row for row in self._jackpots() if group in row.groups and not row.closed]

    def _members(self) -> tuple[str, ...]:
        if self._drafted is not None:
            return self._drafted
        return () if self._group is None else tuple(self._group.tables)

    def _names(self) -> dict[str, str]:
        room = self._picture.jackpots
        tables = [] if room is None else sorted(room.tables, key=lambda table: (len(table.table), table.table))
        return {table.table: table.name for table in tables}

    def _group_row(self, group: JackpotGroup) -> GroupRow:
        names = self._names()
        played = listed(row.meter.name for row in self._played_for(group.group))
        return GroupRow(
            key=group.group,
            name=group.name,
            tables=listed(names.get(table, table) for table in group.tables),
            plays=played or translate("Jackpots", "plays for no jackpot"),
            chosen=group.group == self._chosen,
        )

    def _table_rows(self) -> list[TableRow]:
        if not self._chosen:
            return []
        members = self._members()
        owner = {table: each for each in self._all() if each.group != self._chosen for table in each.tables}
        return [
            TableRow(table, name, table in members, "" if table not in owner else owner[table].name)
            for table, name in self._names().items()
        ]

    def _why_not(self) -> str:
        if self._drafted is None:
            return translate("Jackpots", "Take a table in or out first.")
        if self._group is None and not self._name:
            return translate("Jackpots", "Give the group a name.")
        return "" if self._drafted else translate("Jackpots", "A group has one table at least (rule 8.3.1).")

    def _option_rows(self, asked: JackpotChange) -> list[OptionRow]:
        """The jackpots that may be picked: to play for, to move to, or to take a closed meter's value."""
        played = {row.meter.jackpot for row in self._played_for(asked.group or "")}
        picked = {asked.jackpot} if asked.kind is ChangeKind.ADD else {*asked.to}
        rows = []
        for row in self._jackpots():
            closing = asked.kind is ChangeKind.CLOSE
            if row.closed or row.meter.jackpot in played or (closing and row.meter.jackpot == asked.jackpot):
                continue
            if closing and row.meter.style is Style.BONUS:
                continue  # it is fixed, and takes no value
            worth = row.meter.goods or self._words.money(Money(row.meter.amount))
            detail = f"{style_word(row.meter.style)} · {worth}"
            rows.append(OptionRow(row.meter.jackpot, row.meter.name, detail, row.meter.jackpot in picked))
        return rows

    def _why_not_change(self, asked: JackpotChange) -> str:
        if asked.kind is ChangeKind.ADD and not asked.jackpot:
            return translate("Jackpots", "Choose the jackpot.")
        if asked.kind is ChangeKind.CLOSE and not asked.to:
            closing = next((row for row in self._jackpots() if row.meter.jackpot == asked.jackpot), None)
            if closing is not None and (closing.meter.amount or closing.reserve):
                return translate("Jackpots", "Choose where its value goes (rule 8.3.6).")
        return ""

    def _sign_row(self, announced: AnnouncedChange) -> SignRow:
        due, ready = self._due(announced)
        return SignRow(
            key=str(announced.change),
            change=announced.change,
            what=self.change_words(announced.asked),
            text=own_words(announced.asked.said),
            due=due,
            ready=ready,
        )

    def _due(self, announced: AnnouncedChange) -> tuple[str, bool]:
        missing = [self._names().get(sign.table, sign.table) for sign in announced.signs if sign.since_ms is None]
        if missing:
            tables = listed(missing)
            return translate("Jackpots", "The sign does not stand yet at {tables}").format(tables=tables), False
        left_s = 0 if announced.may_at_ms is None else ceil(self._seconds_until(announced.may_at_ms))
        if left_s > 0:
            text = translate("Sign", "{minutes} min {seconds} s left")
            return text.format(minutes=left_s // 60, seconds=left_s % 60), False
        return translate("Sign", "Shown long enough"), True

    groups = Property(QObject, lambda self: self._groups, constant=True)
    tables = Property(QObject, lambda self: self._tables, constant=True)
    playsFor = Property(QObject, lambda self: self._plays, constant=True)
    options = Property(QObject, lambda self: self._options, constant=True)
    signs = Property(QObject, lambda self: self._signs, constant=True)
    chosen = shown_field(str, "chosen", changed)
    title = shown_field(str, "title", changed)
    isNew = shown_field(bool, "isNew", changed)
    isDraft = shown_field(bool, "isDraft", changed)
    plays = shown_field(bool, "plays", changed)
    why = shown_field(str, "why", changed)
    kind = shown_field(str, "kind", changed)
    sentence = shown_field(str, "sentence", changed)
    minutes = shown_field(int, "minutes", changed)
    whyNotChange = shown_field(str, "whyNotChange", changed)
