"""Every sentence of the server that a person may read: its code, and how it reads in English.

A sentence travels as its code with values. The screens word it in their language; the English beside it is for logs,
for scripts, and for a screen that is older than the sentence. A value is named in braces, and after a colon its kind:
`money` is cents, `time` seconds, `soon` minutes from now; `role`, `phase` and `book` are words that screens have in
each language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from string import Formatter
from typing import Self

from msgspec import field

from game_protocol.basics import Message
from game_rules.money import Money

Value = str | int | bool | None


class Phrase(StrEnum):
    """One sentence. A value added here needs words in each language: a test walks the list."""

    english: str

    def __new__(cls, code: str, english: str) -> Self:
        phrase = str.__new__(cls, code)
        phrase._value_ = code
        phrase.english = english
        return phrase

    # who may
    NEEDS_ROLE_BY_RULE = "needs-role-by-rule", "This needs a {role:role} (rule {rule})."
    NEEDS_ROLE = "needs-role", "This needs a {role:role}."
    NEEDS_ONE_OF_ROLES = "needs-one-of-roles", "This needs a {role:role} or {or_role:role}."
    NOBODY_HAS_POWER = "nobody-has-power", "The rules of {game:book} give nobody this power."
    ONLY_STATIONS = "only-stations", "Only a station may ask this."
    ONLY_STAFF = "only-staff", "Only staff may ask this."
    SIGN_IN_FIRST = "sign-in-first", "Sign in first."
    APPROVAL_SPENT = "approval-spent", "This approval was used, has run out or is not yours: ask for a new one."
    WRONG_PIN = "wrong-pin", "The staff number or the PIN is wrong."
    STAFF_LOCKED = "staff-locked", "Staff number {number} is locked after {failures} wrong PINs: a pit boss unlocks it."
    STAFF_LOCKED_NOW = (
        "staff-locked-now",
        "The PIN was wrong {failures} times: the number is locked, a pit boss unlocks it.",
    )
    WEAK_PIN = (
        "weak-pin",
        "This PIN is too easy to guess: at least {count} digits, not all the same and not counting up or down.",
    )
    TOO_OFTEN = "too-often", "Too many attempts from here: wait {left_s} seconds."
    NO_SUCH_STAFF = "no-such-staff", "Nobody has staff number {number}."
    STAFF_NUMBER_TAKEN = "staff-number-taken", "Staff number {number} is in use: choose another."
    STAFF_NUMBER_OF_BEFORE = (
        "staff-number-of-before",
        "Staff number {number} was somebody's who has left: choose another.",
    )
    AT_ANOTHER_CONSOLE = "at-another-console", "You have signed in at another console."
    SECOND_PERSON = "second-person", "Above {limit:money} a second person allows it: a {role:role}."
    NOT_ONES_OWN_SECOND = "not-ones-own-second", "Somebody else allows it: nobody is their own second person."
    LAST_PIT_BOSS = "last-pit-boss", "The last pit boss stays: add another first."
    BAD_CODE = "bad-code", "This code is wrong, used or run out: a technician makes a new one."
    STATION_NOT_RECOGNISED = (
        "station-not-recognised",
        "The station could not be recognised: sign in again, or enrol it with a new code.",
    )
    PLACE_OF_ANOTHER = "place-of-another", "This place belongs to another machine now: enrol this one anew."
    NO_WAY_BACK = "no-way-back", "This is no way back from this station's diagnostics."
    TABLE_FULL = "table-full", "Table {table} has its {limit} stations: no more can be enrolled."
    HOLDS_MONEY = "holds-money", "Station {station} holds a player's money: pay it out first."

    # what was asked
    MALFORMED = "malformed", "{what}."
    MALFORMED_AT = "malformed-at", "{place}: {what}."
    TOO_LARGE = "too-large", "A message is at most {limit} bytes."
    TOO_SLOW = "too-slow", "The request did not arrive in time; send it again."
    BROKE_OFF = "broke-off", "The request broke off."
    ID_USED = "id-used", "The id {id} was used for something else."
    NEEDS_RELEASE = "needs-release", "This screen needs release {release}."
    NO_TABLE = "no-table", "There is no table {table}."
    NO_STATION = "no-station", "Table {table} has no station {station}."
    NO_SUCH_ALERT = "no-such-alert", "There is no such open alert."
    NO_SUCH_REPORT = "no-such-report", "There is no report {report}; there are {reports}."
    SPAN_TOO_LONG = "span-too-long", "At most {days} days at once."

    # the server itself
    DATABASE_AWAY = "database-away", "The server cannot reach its database; ask again in a moment."
    DISK_FULL = "disk-full", "The server's disk is almost full: {left} MB are left."
    TABLE_ELSEWHERE = "table-elsewhere", "Another server process has this table: ask there."
    TABLE_NOWHERE = "table-nowhere", "No server process has this table just now; ask again in a moment."

    # accounts
    NO_ACCOUNT = "no-account", "Station {station} has no open account."
    NO_PLAYER = "no-player", "Nobody plays at station {station}."
    NO_ACCOUNT_HERE = "no-account-here", "This station has no open account: insert money first."
    ACCOUNT_FROZEN = "account-frozen", "The account is frozen."
    ACCOUNT_FROZEN_HELP = "account-frozen-help", "The account is frozen; an attendant will help."
    TABLE_CLOSED = "table-closed", "The table is closed."
    TABLE_CLOSED_ALREADY = "table-closed-already", "The table is closed already."
    OPEN_TABLE_FIRST = "open-table-first", "The table is closed: open it first."
    NOT_IN_SERVICE = "not-in-service", "The station is not in service."
    NOTE_ABOVE_LIMIT = "note-above-limit", "No note that brings the balance above {limit:money}."
    TICKET_ABOVE_LIMIT = "ticket-above-limit", "No ticket that brings the balance above {limit:money}."
    NOTE_OF_NOTHING = "note-of-nothing", "A note is worth something in {currency}."
    ADJUSTMENT_OF_NOTHING = "adjustment-of-nothing", "An adjustment of nothing adjusts nothing."
    AT_MOST_AT_ONCE = "at-most-at-once", "At most {limit:money} at once."
    ONLY_SO_MUCH = "only-so-much", "The account has only {balance:money}."
    WAGERS_RUNNING = "wagers-running", "Wagers are running: cash out after the result."
    CASH_OUT_PENDING = "cash-out-pending", "A cash-out of {amount:money} is not finished at this station."
    CASH_OUT_NOT_IN_DOUBT = "cash-out-not-in-doubt", "That cash-out is not in doubt."
    NO_SUCH_CASH_OUT = "no-such-cash-out", "There is no such cash-out to a ticket at this station."
    NO_SUCH_HAND_PAY = "no-such-hand-pay", "No such hand pay waits at this station."
    NO_SUCH_DEBT = "no-such-debt", "There is no such open debt; perhaps it was settled."

    # tickets
    TICKETS_STOPPED = "tickets-stopped", "This station takes no tickets until an attendant has looked."
    TICKET_UNKNOWN = "ticket-unknown", "No such ticket was issued here."
    TICKET_OF_ANOTHER_TABLE = (
        "ticket-of-another-table",
        "This ticket is from table {table}: take it to that table or to the cage.",
    )
    TICKET_PAID = "ticket-paid", "This ticket has been paid."
    TICKET_RESERVED = "ticket-reserved", "This ticket is in another station."
    TICKET_HELD = (
        "ticket-held",
        "This ticket is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.",
    )
    PAYMENT_HELD = (
        "payment-held",
        "The payment is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.",
    )
    TICKET_EXPIRED = "ticket-expired", "This ticket has expired."
    TICKET_DEAD = "ticket-dead", "This ticket's number was given up: it was paid by hand."
    TICKET_NOT_ISSUED = "ticket-not-issued", "Nobody has confirmed that this ticket was issued."
    TICKET_NOT_RESERVED = "ticket-not-reserved", "This station has reserved no such ticket."
    TICKET_CREDITED = "ticket-credited", "That ticket was credited."
    TICKET_GIVEN_UP = "ticket-given-up", "That ticket was given up; keep it and call an attendant."
    TICKET_PRINTED = "ticket-printed", "That ticket is recorded as printed."
    TICKET_OF_ANOTHER_AMOUNT = (
        "ticket-of-another-amount",
        "This ticket was issued for {amount:money}, not for {asked:money}: do not pay it.",
    )

    # rounds and sheets
    NOT_NOW = "not-now", "Not now: {phase:phase}."
    ALL_FROZEN = "all-frozen", "All accounts are frozen until the outcome is put right."
    WRONG_ROUND = "wrong-round", "The round is {round} now."
    ROUND_OVER = "round-over", "That round is over."
    NO_ROUND = "no-round", "There is no round {round}."
    ROUND_NOT_SETTLED = "round-not-settled", "Round {round} was not settled."
    SETTLED_ON_IT = "settled-on-it", "Round {round} was settled on {outcome}."
    NO_SUCH_OUTCOME = "no-such-outcome", "{outcome} is not on this wheel."
    PERIOD_RUNS = "period-runs", "The wagering period is running."
    RESTS_TOO_EARLY = (
        "rests-too-early",
        "The wagering period is running: at rest before its end is a no spin (rule {rule}).",
    )
    DEALER_DOES_NOT_END = "dealer-does-not-end", "The dealer does not end the period early here (rule {rule})."
    SENSOR_DOES_NOT_END = "sensor-does-not-end", "A sensor does not end the period early here (rule {rule})."
    BALL_NOT_SPUN = "ball-not-spun", "The ball is not spun: the sensor ends the period only then (rule {rule})."
    SHEET_NOT_CONFIRMED = (
        "sheet-not-confirmed",
        "Station {station} has not yet confirmed its locked sheet; enter the outcome in a moment.",
    )
    NO_SHEET_LOCKED = "no-sheet-locked", "No sheet of this station is locked."
    WRONG_DIGEST = "wrong-digest", "This is not the digest of the locked sheet."
    NEWER_SHEET = "newer-sheet", "A newer sheet of this screen is already recorded."
    WAGERS_VOID = "wagers-void", "This station's wagers are void in this round."
    NO_MORE_BETS = "no-more-bets", "No more bets: the wagering period is over."
    NOTHING_MAY_BE_PLACED = "nothing-may-be-placed", "Nothing may be placed at this station."
    SHORT_OF_MONEY = "short-of-money", "The account is short of {missing:money} for these wagers."
    WAGER_NOT_PERMITTED = "wager-not-permitted", "{bet}: {asked:money} is not a permitted wager ({reason})."
    RULES_REFUSE = "rules-refuse", "{why}."
    NO_WAGERS = "no-wagers", "Station {station} has no wagers in this round."
    HAD_NO_WAGERS = "had-no-wagers", "Station {station} had no wagers in round {round}."
    RECORD_SETTLES = (
        "record-settles",
        "The wagering period is over: the record settles these wagers (rule {rule}).",
    )
    DECLARE_SYSTEM_FAULT = (
        "declare-system-fault",
        "The wagering period is running: declare a malfunction of the game system (rule {rule}).",
    )
    ONLY_ABOVE_MAXIMUM = "only-above-maximum", "A player's own maximum is above the stated one (rule {rule})."
    NO_SUCH_REASON = "no-such-reason", "The book has no reason {why}."

    # notices
    NOTICE_NOT_NEEDED = "notice-not-needed", "This change needs no notice: it may be made at once."
    NO_SUCH_NOTICE = "no-such-notice", "There is no such notice."
    SIGN_NEEDED_MINUTES = (
        "sign-needed-minutes",
        "A sign must be shown for {minutes} minutes first (rule {rule}): announce the change.",
    )
    SIGN_NEEDED_SPINS = (
        "sign-needed-spins",
        "A sign must be shown for {spins} spins first (rule {rule}): announce the change.",
    )
    SIGN_TOO_YOUNG_MINUTES = (
        "sign-too-young-minutes",
        "The sign must be shown for {minutes} minutes (rule {rule}): {left_s:time} are left.",
    )
    SIGN_TOO_YOUNG_SPINS = (
        "sign-too-young-spins",
        "The sign must be shown for {spins} spins (rule {rule}): {left} are left.",
    )

    # jackpots
    NO_SUCH_CHANGE = "no-such-change", "There is no such change."
    CHANGE_MADE = "change-made", "The change was made already."
    CHANGE_WITHDRAWN = "change-withdrawn", "The change was withdrawn."
    NAME_HEIRS = "name-heirs", "Name the jackpots its value goes to (rule 8.3.6)."
    SIGN_NOT_SHOWN = "sign-not-shown", "Table {table} does not show the sign yet (rule 8.3.4)."
    SIGN_STANDS_LONGER = "sign-stands-longer", "The sign must stand {left_s:time} longer (rule 8.3.4)."
    MOVE_TO_ITSELF = "move-to-itself", "A jackpot cannot move to itself, nor twice to another."
    NAME_GROUP = "name-group", "Name the group, and for a move the one jackpot it goes to."
    NO_GROUP = "no-group", "There is no jackpot group {group}."
    GROUP_DOES_NOT_PLAY = "group-does-not-play", "The group does not play for this jackpot."
    GROUP_PLAYS_ALREADY = "group-plays-already", "The group plays for this jackpot already."
    STAND_ALONE = "stand-alone", "A stand-alone jackpot is played for at one table."
    BONUS_IS_FIXED = "bonus-is-fixed", "A bonus is fixed: it cannot take another's value."
    TOO_MUCH_TO_TAKE = "too-much-to-take", "{amount:money} is more than {jackpot} can take below {limit:money}."
    NO_JACKPOT = "no-jackpot", "There is no open jackpot {jackpot}."
    JACKPOT_OUT_OF_ORDER = "jackpot-out-of-order", "Jackpot {jackpot} must be put in order first: {why}."
    JACKPOT_HELD = "jackpot-held", "A table holds this jackpot: ask again in a moment."
    CHANGED_MEANWHILE = "changed-meanwhile", "Somebody else changed this at the same moment: look again."
    NO_JACKPOT_KEY = "no-jackpot-key", "Jackpots cannot be kept: {why}."
    TABLE_IN_GROUP = "table-in-group", "Table {table} belongs to the group {group}."
    JACKPOT_EXISTS = "jackpot-exists", "There is a jackpot {jackpot} already."
    JACKPOT_KEEPS_STYLE = "jackpot-keeps-style", "A jackpot keeps its style: close it and open another."
    METER_AND_LEDGER_DIFFER = (
        "meter-and-ledger-differ",
        "The steps of the meter make {meter:money}, the ledger has {ledger:money}: it cannot be offered.",
    )
    GROUP_IN_PLAY = (
        "group-in-play",
        "The group plays for the jackpot {jackpot}: remove it first, with notice (rule 8.3.4).",
    )
    PRIZE_WENT_BACK = "prize-went-back", "This prize went back to the meter: {why}."
    PRIZE_IS = "prize-is", "The prize is {amount:money}: read it again."
    PRIZE_STANDS = "prize-stands", "A confirmed jackpot cannot be voided (rule 9.10)."
    NO_METER_TAKES_IT = "no-meter-takes-it", "No meter can take the prize back now: put the jackpot in order first."
    ONLY_CONFIRMED_GOODS = "only-confirmed-goods", "Only confirmed goods are handed over."
    NO_SUCH_PRIZE = "no-such-prize", "There is no such prize at this table."

    # alerts
    PAY_PLAYER = "pay-player", "Pay {amount:money} to the player."
    LARGE_BUY_IN = "large-buy-in", "Buy-in of {amount:money} by {who}."
    LARGE_PAY_OUT = "large-pay-out", "Pay-out of {amount:money} by {who}."
    LARGE_HAND_PAY = "large-hand-pay", "Hand pay of {amount:money} by {who}."
    LARGE_ADJUSTMENT = "large-adjustment", "Adjustment of {amount:money} by {who}."
    HAND_PAY = "hand-pay", "Hand pay {amount:money}: {why}."
    DID_IT_COME_OUT = "did-it-come-out", "Did the ticket of {amount:money} come out? {why}."
    BALANCE_ABOVE_LIMIT = "balance-above-limit", "A note brought the balance to {balance:money}, above the note limit."
    BAD_TICKETS = "bad-tickets", "{count} bad tickets in ten minutes; it takes no more until this is acknowledged."
    DEVICE_FAULT = "device-fault", "{device}: {state}"
    DEVICE_FAULT_DETAIL = "device-fault-detail", "{device}: {state}, {detail}"
    LARGE_WIN = "large-win", "Won {amount:money} in round {round}."
    IDLE_SEAT = "idle-seat", "No wager for {rounds} rounds or more while every seat is in use (rule {rule})."
    FROZEN_WHILE_BETTING = (
        "frozen-while-betting",
        "Accounts were frozen while the players of round {round} were betting: {why}",
    )
    SYSTEM_FAILED_AFTER = (
        "system-failed-after",
        "The game system failed after the end of the wagering period: the records settle (rule {rule}).",
    )
    SYSTEM_FAILED_BEFORE = (
        "system-failed-before",
        "The game system failed before the end of the wagering period. All wagers were given back (rule {rule}).",
    )
    JOURNAL_LOST = (
        "journal-lost",
        "The station's journal has lost records: {count} were written, it tells of {left}.",
    )
    STATION_NEEDS_RELEASE = "station-needs-release", "It has release {has} and needs release {needed}."
    JACKPOTS_OUT_OF_REACH = (
        "jackpots-out-of-reach",
        "Jackpots were out of reach and not offered in round {round} (rule 8.7).",
    )
    JACKPOT_FAULTY = "jackpot-faulty", "Jackpot {jackpot} is not operating properly and not offered (rule 8.7): {why}."
    JACKPOT_WON = "jackpot-won", "Jackpot {jackpot}: {amount:money} won, confirm it (rule 8.3.9)."
    JACKPOT_GOODS_WON = "jackpot-goods-won", "Jackpot {jackpot}: {goods} won, confirm it (rule 8.3.9)."
    PRIZE_MUST_GO_BACK = (
        "prize-must-go-back",
        "The prize {amount:money} of round {round} must go back to a meter (rule 8.8): {why}.",
    )

    # debts
    OWED_TO_PLAYER = "owed-to-player", "{amount:money} of round {round} is owed to a player who has left."
    OWED_BY_PLAYER = "owed-by-player", "{amount:money} of round {round} had been taken out and is owed by the player."
    PRIZE_OWED = "prize-owed", "The jackpot prize {amount:money} is owed to a player who has left."

    # signs of a jackpot that will change, on every station
    JACKPOT_ADDED = "jackpot-added", "{minutes:soon} this table also plays for the jackpot {jackpot}."
    JACKPOT_REMOVED = "jackpot-removed", "{minutes:soon} this table no longer plays for the jackpot {jackpot}."
    JACKPOT_MOVED = "jackpot-moved", "{minutes:soon} this table plays for the jackpot {to} instead of {jackpot}."
    JACKPOT_CLOSES = "jackpot-closes", "{minutes:soon} the jackpot {jackpot} closes."
    JACKPOT_CLOSES_TO = (
        "jackpot-closes-to",
        "{minutes:soon} the jackpot {jackpot} closes, and its value goes to {to}.",
    )


PHRASES = {phrase.value: phrase for phrase in Phrase}

ON_STATIONS = frozenset(
    {
        Phrase.JACKPOT_ADDED,
        Phrase.JACKPOT_REMOVED,
        Phrase.JACKPOT_MOVED,
        Phrase.JACKPOT_CLOSES,
        Phrase.JACKPOT_CLOSES_TO,
    }
)
"""Those that a player's screen shows as they come; the others are for staff."""


class Said(Message):
    """A sentence as it is kept and told. Without a phrase it is somebody's own words."""

    text: str
    """In English, or as somebody wrote it."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """False where nothing was said."""
        return bool(self.text)

    @classmethod
    def of(cls, phrase: Phrase, **values: Value) -> Self:
        return cls(text=in_english(phrase, values), phrase=phrase.value, values=values)

    def but(self, **values: Value) -> Said:
        """The same sentence with other values."""
        return Said.of(PHRASES[self.phrase], **{**self.values, **values}) if self.phrase else self

    def kept(self) -> str:
        """As a column of the database has it: own words as they are, a sentence by its code."""
        return self.to_json() if self.phrase or self.text.startswith("{") else self.text

    @classmethod
    def read(cls, kept: str) -> Self:
        return cls.from_json(kept) if kept.startswith("{") else cls(text=kept)


NOTHING_SAID = Said(text="")
Write = Callable[[Value], str]


def filled(text: str, values: Mapping[str, Value], kinds: Mapping[str, Write]) -> str:
    """A sentence with its values, each written the way of its kind. One that was not told leaves a gap, never an error
    in front of a person."""
    parts: list[str] = []
    for words, name, kind, _ in Formatter().parse(text):
        parts.append(words)
        if name is not None:
            value = values.get(name)
            parts.append("…" if value is None else kinds.get(kind or "", str)(value))
    return "".join(parts)


def in_english(phrase: Phrase, values: Mapping[str, Value]) -> str:
    return filled(phrase.english, values, _ENGLISH)


def _time(seconds: Value) -> str:
    return f"{int(seconds or 0) // 60} min {int(seconds or 0) % 60} s"


def _soon(minutes: Value) -> str:
    return {0: "Soon", 1: "In one minute"}.get(int(minutes or 0), f"In {minutes} minutes")


_PHASES = {
    "waiting": "no round has been started",
    "betting": "the wagering period is running",
    "closed": "the wagering period is over and no outcome is entered",
    "result": "an outcome is entered and not confirmed",
    "settled": "the round is settled",
    "no_spin": "the round was a no spin",
    "void": "the round is void",
    "frozen": "all accounts are frozen",
}
_ENGLISH: Mapping[str, Write] = {
    "money": lambda cents: str(Money(int(cents or 0))),
    "time": _time,
    "soon": _soon,
    "role": lambda role: str(role).replace("_", " "),
    "phase": lambda phase: _PHASES[str(phase)],
}
