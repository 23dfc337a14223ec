"""The table's sign: what it says, a draft of what it shall say, and the notices that hang beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.table import KindLimits, LimitSign, NoticeKind, NoticeShown, TableView
from game_rules.errors import BadAmount, RuleError
from game_rules.game import Game, LimitChange, Power, Waiver
from game_rules.limits import check_limits
from game_rules.money import Money
from screen_kit.viewmodels.limit_card import sign
from screen_kit.viewmodels.notice_words import notice_words
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.server_words import server_words
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.sentences.wording import rule_of

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

FIGURES = ("minimum", "maximum", "multiple")
TABLE_MINIMUM = "table"


@dataclass(frozen=True, slots=True)
class DraftRow:
    key: str
    name: str
    minimum: str
    maximum: str
    multiple: str
    minimumDiffers: bool
    maximumDiffers: bool
    multipleDiffers: bool


@dataclass(frozen=True, slots=True)
class NoticeRow:
    key: str
    number: int
    kind: str
    text: str
    due: str
    ready: bool
    """Its time is up: what it announced may be done."""


@dataclass(frozen=True)
class _Shown:
    sign: str = ""
    tableMinimum: str = ""
    tableMinimumChanged: bool = False
    period: int = 30
    isOpen: bool = True
    closingAnnounced: bool = False
    isDraft: bool = False
    draftSign: str = ""
    needsNotice: bool = False
    noticeMinutes: int = 0
    noticeRule: str = ""
    periodRule: str = ""
    anyChange: bool = False
    """Whether every change needs the notice, not only a higher minimum (MWP 6.1)."""
    mayAgree: bool = False
    """Whether the players may agree instead (MWP 6.1(b))."""
    whyNotDraft: str = ""


@QmlElement
class SignDesk(QObject):
    """A draft lives here alone until somebody asks for it to be changed or announced."""

    changed = Signal()

    def __init__(self, seconds_until: Callable[[int], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds_until = seconds_until
        self._shown = _Shown()
        self._kinds: Rows[DraftRow] = Rows(DraftRow, self)
        self._notices: Rows[NoticeRow] = Rows(NoticeRow, self)
        self._table: TableView | None = None
        self._game: Game | None = None
        self._words = Words()
        self._players = 0
        self._draft: LimitSign | None = None

    @property
    def draft(self) -> LimitSign | None:
        return self._draft

    @property
    def needs_notice(self) -> bool:
        return self._shown.needsNotice

    @property
    def notice_minutes(self) -> int:
        return self._shown.noticeMinutes

    def announced(self, number: int) -> NoticeShown | None:
        notices = [] if self._table is None else self._table.notices
        return next((notice for notice in notices if notice.id == number), None)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        if picture.table is None or picture.game is None:
            return
        self._table, self._game, self._words = picture.table, picture.game, words
        self._players = picture.room.players
        if self._draft == picture.table.limits:
            self._draft = None
        self._again()

    def _again(self) -> None:
        table, game, words = self._table, self._game, self._words
        if table is None or game is None:
            return
        draft = self._draft or table.limits
        self._kinds.show([_draft_row(kind, draft, table.limits, words) for kind in game.kinds])
        self._notices.show([self._notice_row(notice, words) for notice in table.notices])
        why, needs = _checked(draft, table, game)
        rule = game.notices.limits
        if Waiver.NO_PLAYERS in rule.waived_when and not self._players:
            needs = False  # MWP 6.1(a)
        show(
            self,
            _Shown(
                sign=sign(game, table.limits.limits(), words),
                tableMinimum=words.money(Money(draft.table_minimum)),
                tableMinimumChanged=draft.table_minimum != table.limits.table_minimum,
                period=table.period_s,
                isOpen=table.open,
                closingAnnounced=any(notice.kind is NoticeKind.CLOSING for notice in table.notices),
                isDraft=self._draft is not None,
                draftSign="" if why else sign(game, draft.limits(), words),
                needsNotice=needs,
                noticeMinutes=rule.minutes,
                noticeRule=rule.rule,
                periodRule=rule_of(game, Power.CHANGE_PERIOD),
                anyChange=game.notices.limits_on is LimitChange.ANY,
                mayAgree=needs and Waiver.ALL_AGREE in rule.waived_when,
                whyNotDraft=why or ("" if self._draft else translate("Sign", "Change a figure first.")),
            ),
            self.changed,
        )

    @Slot(str, str, str, result=str)
    def setFigure(self, kind: str, figure: str, written: str) -> str:
        """Puts a figure into the draft; returns why not."""
        if self._table is None:
            return ""
        try:
            cents = Money.parse(written).cents
        except BadAmount:
            return translate("Sign", "Write an amount like 5 or 2.50.")
        draft = self._draft or self._table.limits
        if kind == TABLE_MINIMUM:
            self._draft = draft.changed(table_minimum=cents)
        elif kind in draft.kinds and figure in FIGURES:
            its: KindLimits = draft.kinds[kind].changed(**{figure: cents})
            self._draft = draft.changed(kinds={**draft.kinds, kind: its})
        if self._draft == self._table.limits:
            self._draft = None
        self._again()
        return ""

    @Slot()
    def forgetDraft(self) -> None:
        self._draft = None
        self._again()

    def _notice_row(self, notice: NoticeShown, words: Words) -> NoticeRow:
        left_s = 0.0 if notice.due_ms is None else self._seconds_until(notice.due_ms)
        rounds_left = 0 if self._table is None else notice.spins_left(self._table.round, self._table.phase)
        if left_s > 0:
            due = translate("Sign", "{minutes} min {seconds} s left").format(
                minutes=ceil(left_s) // 60, seconds=ceil(left_s) % 60
            )
        elif rounds_left:
            due = translate("Sign", "{spins} spins left").format(spins=rounds_left)
        else:
            due = translate("Sign", "Shown long enough")
        text = server_words(notice.said)
        table, game = self._table, self._game
        if table is not None and game is not None:
            text = notice_words(notice, game, table.limits, table.round, table.phase, left_s, words)
        return NoticeRow(str(notice.id), notice.id, notice.kind, text, due, not (left_s > 0 or rounds_left))

    def _kind_rows(self) -> QObject:
        return self._kinds

    def _notice_rows(self) -> QObject:
        return self._notices

    kinds = Property(QObject, _kind_rows, constant=True)
    notices = Property(QObject, _notice_rows, constant=True)
    sign = shown_field(str, "sign", changed)
    tableMinimum = shown_field(str, "tableMinimum", changed)
    tableMinimumChanged = shown_field(bool, "tableMinimumChanged", changed)
    period = shown_field(int, "period", changed)
    isOpen = shown_field(bool, "isOpen", changed)
    closingAnnounced = shown_field(bool, "closingAnnounced", changed)
    isDraft = shown_field(bool, "isDraft", changed)
    draftSign = shown_field(str, "draftSign", changed)
    needsNotice = shown_field(bool, "needsNotice", changed)
    noticeMinutes = shown_field(int, "noticeMinutes", changed)
    noticeRule = shown_field(str, "noticeRule", changed)
    periodRule = shown_field(str, "periodRule", changed)
    anyChange = shown_field(bool, "anyChange", changed)
    mayAgree = shown_field(bool, "mayAgree", changed)
    whyNotDraft = shown_field(str, "whyNotDraft", changed)


def _draft_row(kind: str, draft: LimitSign, now: LimitSign, words: Words) -> DraftRow:
    its, was = draft.kinds[kind], now.kinds[kind]
    return DraftRow(
        key=kind,
        name=words.kind(kind),
        minimum=words.money(Money(its.minimum)),
        maximum=words.money(Money(its.maximum)),
        multiple=words.money(Money(its.multiple)),
        minimumDiffers=its.minimum != was.minimum,
        maximumDiffers=its.maximum != was.maximum,
        multipleDiffers=its.multiple != was.multiple,
    )


def _checked(draft: LimitSign, table: TableView, game: Game) -> tuple[str, bool]:
    """Why such limits could not be dealt, or whether they need their notice first (RR 4, section 66(2))."""
    try:
        limits = draft.limits()
        check_limits(limits, game.kinds, game.chips, translate("Sign", "The draft"))
    except RuleError as error:
        return f"{error}.", False
    now = table.limits.limits()
    if game.notices.limits_on is LimitChange.ANY:
        return "", limits != now
    return "", limits.raises_minimum_of(now)
