"""The station somebody tapped: its account, its felt, its last rounds, its devices, and what may be done there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.staff import StationRow
from game_protocol.station import CashOutState, RecallRound, Service
from game_protocol.table import Phase
from game_protocol.technician import TechnicianAct
from game_rules.game import Game, Power
from game_rules.money import Money
from screen_kit.viewmodels.felt import Felt
from screen_kit.viewmodels.limit_card import sign
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.stacks import StackRow, recalled_rows
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.console.room import seat_of
from table_screens.viewmodels.device_words import device_condition, device_name
from table_screens.viewmodels.room_map import seat_word
from table_screens.viewmodels.sentences.wording import rule_of

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

NOW = 0
"""Stands for the round that runs, where a past one is a positive number."""


@dataclass(frozen=True, slots=True)
class DeviceRow:
    key: str
    name: str
    condition: str
    faulty: bool


@dataclass(frozen=True, slots=True)
class ActRow:
    """One thing a technician did."""

    key: str
    what: str
    when: str


@dataclass(frozen=True, slots=True)
class PastRow:
    key: str
    round: int
    label: str
    colour: str
    ended: str
    stake: str
    won: str
    balance: str
    isWin: bool
    chosen: bool


@dataclass(frozen=True)
class _Shown:
    present: bool = False
    number: int = 0
    title: str = ""
    seat: str = ""
    word: str = ""
    reason: str = ""
    playing: bool = False
    balance: str = ""
    onFelt: str = ""
    moneyIn: str = ""
    since: str = ""
    result: str = ""
    cashOut: str = ""
    cashOutWord: str = ""
    ticketUncertain: bool = False
    handPay: bool = False
    personal: str = ""
    voidRule: str = ""
    feltTitle: str = ""
    frozen: bool = False
    inService: bool = True
    whyNotBuyIn: str = ""
    whyNotPayOut: str = ""
    whyNotVoid: str = ""
    whyNotLeave: str = ""
    whyNotFreeze: str = ""
    whyNotPersonal: str = ""
    whyNotMakeGood: str = ""
    lastRound: int = 0
    """The chosen round of the list, or the newest: whose result may be adjusted."""
    claimRound: int = 0
    """The chosen round of the list, or the table's: a claim is written down with it (RR 9.5)."""


@QmlElement
class StationCard(QObject):
    """`round` chooses which felt is drawn: 0 the running one, else a round of the list."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._devices: Rows[DeviceRow] = Rows(DeviceRow, self)
        self._acts: Rows[ActRow] = Rows(ActRow, self)
        self._rounds: Rows[PastRow] = Rows(PastRow, self)
        self._stacks: Rows[StackRow] = Rows(StackRow, self)
        self._felt = Felt(self)
        self._round = NOW
        self._last: tuple[ConsolePicture, Words] | None = None

    def show(self, picture: ConsolePicture, words: Words) -> None:
        chosen, game = picture.chosen, picture.game
        row = None if chosen is None else picture.room.rows.get(chosen.station)
        if row is None or chosen is None or game is None:
            self._round = NOW
            show(self, _Shown(), self.changed)
            return
        if row.station != self._shown.number:
            self._round = NOW
        self._last = picture, words
        past = [] if chosen.recall is None else chosen.recall.rounds
        self._devices.show(
            [
                DeviceRow(each.device, device_name(each.device), device_condition(each), each.faulty)
                for each in row.devices
            ]
        )
        self._acts.show([_act(each, words) for each in chosen.acts])
        self._rounds.show([_past(each, game, words, each.round == self._round) for each in past])
        title = self._draw_felt(picture, past, game, words)
        settled = [each.round for each in past if each.ended in ("settled", "corrected") and each.stake]
        last = self._round if self._round in settled else next(iter(settled), NOW)
        shown = replace(
            _describe(picture, game, row, title, words),
            lastRound=last,
            claimRound=self._round or (0 if picture.table is None else picture.table.round),
            whyNotMakeGood=_why_not_good(game, last),
        )
        show(self, shown, self.changed)

    def _draw_felt(self, picture: ConsolePicture, past: list[RecallRound], game: Game, words: Words) -> str:
        found = next((each for each in past if each.round == self._round), None)
        seat = None if picture.chosen is None else picture.chosen.seat
        wagers: Mapping[str, int] = {}
        outcome = None
        if found is not None:
            wagers, outcome = found.wagers, found.outcome
            title = translate("StationCard", "Bets of round {round}").format(round=found.round)
        else:
            row = None if picture.chosen is None else picture.room.rows.get(picture.chosen.station)
            # A sheet stays locked after its round; its chips, and perhaps its player, have gone.
            if seat is not None and row is not None and row.wagered:
                wagers = seat.locked.wagers if seat.locked is not None else seat.wagers
            title = translate("StationCard", "Bets now") if wagers else translate("StationCard", "No bets now")
        money = {bet_id: Money(cents) for bet_id, cents in wagers.items()}
        self._stacks.show(recalled_rows(game, money, outcome, words))
        self._felt.show(game, words, taken=money.keys(), outcome=outcome)
        return title

    @Slot(int)
    def lookBack(self, round_number: int) -> None:
        """Draws the felt of a past round; the same one again goes back to the running one."""
        self._round = NOW if round_number == self._round else round_number
        if self._last is not None:
            self.show(*self._last)

    def _device_rows(self) -> QObject:
        return self._devices

    def _round_rows(self) -> QObject:
        return self._rounds

    def _stack_rows(self) -> QObject:
        return self._stacks

    devices = Property(QObject, _device_rows, constant=True)
    acts = Property(QObject, lambda self: self._acts, constant=True)
    rounds = Property(QObject, _round_rows, constant=True)
    stacks = Property(QObject, _stack_rows, constant=True)
    felt = Property(Felt, lambda self: self._felt, constant=True)
    present = shown_field(bool, "present", changed)
    number = shown_field(int, "number", changed)
    title = shown_field(str, "title", changed)
    seat = shown_field(str, "seat", changed)
    word = shown_field(str, "word", changed)
    reason = shown_field(str, "reason", changed)
    playing = shown_field(bool, "playing", changed)
    balance = shown_field(str, "balance", changed)
    onFelt = shown_field(str, "onFelt", changed)
    moneyIn = shown_field(str, "moneyIn", changed)
    since = shown_field(str, "since", changed)
    result = shown_field(str, "result", changed)
    cashOut = shown_field(str, "cashOut", changed)
    cashOutWord = shown_field(str, "cashOutWord", changed)
    ticketUncertain = shown_field(bool, "ticketUncertain", changed)
    handPay = shown_field(bool, "handPay", changed)
    personal = shown_field(str, "personal", changed)
    voidRule = shown_field(str, "voidRule", changed)
    feltTitle = shown_field(str, "feltTitle", changed)
    frozen = shown_field(bool, "frozen", changed)
    inService = shown_field(bool, "inService", changed)
    whyNotBuyIn = shown_field(str, "whyNotBuyIn", changed)
    whyNotPayOut = shown_field(str, "whyNotPayOut", changed)
    whyNotVoid = shown_field(str, "whyNotVoid", changed)
    whyNotLeave = shown_field(str, "whyNotLeave", changed)
    whyNotFreeze = shown_field(str, "whyNotFreeze", changed)
    whyNotPersonal = shown_field(str, "whyNotPersonal", changed)
    whyNotMakeGood = shown_field(str, "whyNotMakeGood", changed)
    lastRound = shown_field(int, "lastRound", changed)
    claimRound = shown_field(int, "claimRound", changed)


def _describe(picture: ConsolePicture, game: Game, row: StationRow, felt_title: str, words: Words) -> _Shown:
    account, out = row.account, row.cash_out
    nobody = translate("StationCard", "Nobody plays here.") if account is None else ""
    waiting = out is not None and out.state in (CashOutState.DEALER, CashOutState.HAND_PAY)
    return _Shown(
        present=True,
        number=row.station,
        title=translate("StationCard", "Station {number}").format(number=row.station),
        seat=seat_of(row),
        word=seat_word(seat_of(row)),
        reason=row.service_reason,
        playing=account is not None,
        balance="" if account is None else words.money(Money(account.balance)),
        onFelt="" if account is None else words.money(Money(row.wagered)),
        moneyIn="" if account is None else words.money(Money(account.money_in)),
        since="" if account is None else words.moment(account.opened_ms),
        result="" if account is None else words.signed(Money(account.balance + account.on_felt - account.money_in)),
        cashOut="" if out is None else words.money(Money(out.amount)),
        cashOutWord="" if out is None else _cash_out(out.state),
        ticketUncertain=out is not None and out.state is CashOutState.UNCERTAIN,
        handPay=waiting,
        personal="" if row.personal_limits is None else sign(game, row.personal_limits.limits(), words),
        voidRule=rule_of(game, Power.VOID_PLAYER_WAGERS),
        feltTitle=felt_title,
        frozen=account is not None and account.frozen,
        inService=row.service is not Service.OUT_OF_SERVICE,
        whyNotBuyIn=why_not_buy_in(picture, row),
        whyNotPayOut=nobody or _why_not_pay_out(picture, row),
        whyNotVoid="" if row.wagered else translate("StationCard", "There are no wagers on this felt."),
        whyNotLeave=nobody,
        whyNotFreeze=nobody,
        whyNotPersonal=nobody or _why_not_personal(picture),
    )


def why_not_buy_in(picture: ConsolePicture, row: StationRow) -> str:
    if picture.table is not None and not picture.table.open:
        return translate("StationCard", "The table is closed.")
    if row.service is not Service.IN_SERVICE:
        return translate("StationCard", "The station is not in service.")
    if row.cash_out is not None:
        return translate("StationCard", "Pay the last player of this station first.")
    return ""


def _why_not_pay_out(picture: ConsolePicture, row: StationRow) -> str:
    if row.wagered and picture.table is not None and picture.table.phase in (Phase.CLOSED, Phase.RESULT):
        return translate("StationCard", "Wagers are running: pay after the round is settled.")
    return ""


def _why_not_personal(picture: ConsolePicture) -> str:
    game = picture.game
    if game is None or all(power != "set_personal_limits" for power in game.powers):
        return translate("StationCard", "The rules of this game have no personal limits.")
    return ""


def _why_not_good(game: Game, last_round: int) -> str:
    if Power.ADJUST_UNFAIR_RESULT not in game.powers:
        return translate("StationCard", "The rules of this game let nobody adjust a result.")
    return "" if last_round else translate("StationCard", "No round of this player has been settled.")


def _cash_out(state: CashOutState) -> str:
    words = {
        CashOutState.PRINTING: translate("StationCard", "A ticket is being printed"),
        CashOutState.DEALER: translate("StationCard", "The player waits for you to pay"),
        CashOutState.HAND_PAY: translate("StationCard", "No ticket came: pay by hand"),
        CashOutState.UNCERTAIN: translate("StationCard", "Did the ticket come out? Look, then decide"),
        CashOutState.PAID: translate("StationCard", "Paid"),
    }
    return words[state]


def _act(act: TechnicianAct, words: Words) -> ActRow:
    what = f"{act.what}: {act.detail}" if act.detail else act.what
    when = translate("StationCard", "{moment} by {number}").format(moment=words.moment(act.at_ms), number=act.by)
    return ActRow(act.id, what, when)


def _past(past: RecallRound, game: Game, words: Words, chosen: bool) -> PastRow:
    endings = {
        "settled": "",
        "corrected": translate("StationCard", "corrected"),
        "no_spin": translate("StationCard", "no spin"),
        "void": translate("StationCard", "void"),
    }
    return PastRow(
        key=f"{past.session}-{past.round}",
        round=past.round,
        label=past.outcome or "–",
        colour="" if past.outcome is None else game.wheel.colour_of(past.outcome),
        ended=endings.get(past.ended, past.ended),
        stake=words.money(Money(past.stake)),
        won=words.money(Money(past.won)),
        balance=words.money(Money(past.balance_after)),
        isWin=past.won > 0,
        chosen=chosen,
    )
