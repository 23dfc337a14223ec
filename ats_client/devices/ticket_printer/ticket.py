"""The ticket itself: everything regulators want on the paper (hardware facts 6), as values. No printer here."""

import unicodedata
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from num2words import CONVERTER_CLASSES, num2words

from game_protocol.log import Log
from game_rules.money import Money

log = Log(__name__)

DIGITS = 18
"""Length of a validation number. Length and "all digits" are the only safe local test of one (facts 6)."""

USUAL_GROUPING = "2-4-4-4-4"
"""How the number is grouped on paper. Sites differ, so it is a setting."""

NO_NUMBER = "0" * DIGITS
"""The bar code of a test ticket: no system issues this number and none will pay it."""

NO_VALUE = "TEST – NO VALUE"


class Kind(StrEnum):
    """The purpose of a ticket; the value is its title on paper."""

    CASHOUT = "CASHOUT TICKET"
    PROMOTIONAL = "PROMOTIONAL TICKET"
    TEST = "TEST TICKET"


class BadTicket(ValueError):
    """A ticket that must never reach a printer; the message says which field and why."""


def number_words(number: int, language: str) -> str:
    return str(num2words(number, lang=language))


@dataclass(frozen=True, slots=True)
class CurrencyWords:
    """The words for a currency in one language: one dollar, two dollars, one cent, two cents."""

    unit: str
    units: str
    cent: str
    cents: str
    join: str

    def say(self, amount: Money, language: str) -> str:
        units, cents = divmod(amount.cents, 100)
        spoken = f"{number_words(units, language)} {self.unit if units == 1 else self.units}"
        if cents:
            spoken += f" {self.join} {number_words(cents, language)} {self.cent if cents == 1 else self.cents}"
        return spoken


DOLLARS = {
    "en": CurrencyWords("dollar", "dollars", "cent", "cents", "and"),
    "vi": CurrencyWords("đô la", "đô la", "xu", "xu", "và"),
}
"""Currency words by language. A site with another currency gives its tickets its own table."""


def spoken_language(language: str, currency: dict[str, CurrencyWords]) -> str:
    """The language for amounts in words: the one asked for, or English where we have no words.

    num2words has no Chinese, and neither have the character sets of ticket printers.
    """
    known = language in CONVERTER_CLASSES and language in currency
    if not known and language != "en":
        log.warning("no number words in this language, English stands on the ticket", language=language)
        return "en"
    return language


def is_validation_number(number: str) -> bool:
    return len(number) == DIGITS and number.isascii() and number.isdigit()


def group_number(number: str, grouping: str = USUAL_GROUPING) -> str:
    """00-1234-5678-9012-3456; refuses a grouping that does not add up to the number's length."""
    sizes = [int(size) for size in grouping.split("-") if size.isdigit()]
    if sum(sizes) != len(number):
        raise BadTicket(f"the grouping {grouping} does not fit a number of {len(number)} digits")
    groups, start = [], 0
    for size in sizes:
        groups.append(number[start : start + size])
        start += size
    return "-".join(groups)


def mask_number(number: str) -> str:
    """The last four digits only: anybody who reads the whole number of an unredeemed ticket could cash it."""
    shown = "".join(digit for digit in number if digit.isdigit())[-4:] if len(number) > 4 else ""
    return f"••{shown}"


def plain_ascii(text: str) -> str:
    """Text that a ticket printer can print: accents taken off (đô la → do la), dashes plain, the rest dropped."""
    spelled = text.translate({ord("đ"): "d", ord("Đ"): "D", ord("–"): "-", ord("—"): "-", ord("’"): "'"})
    folded = unicodedata.normalize("NFKD", spelled)
    return "".join(letter for letter in folded if " " <= letter <= "~")


def two_lines(text: str, width: int) -> tuple[str, str]:
    """One line if the text fits, else two of about the same length, split between words. Nothing is cut off."""
    if len(text) <= width:
        return text, ""
    words = text.split(" ")
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(breaks, key=lambda pair: max(len(pair[0]), len(pair[1])), default=(text, ""))


@dataclass(frozen=True, kw_only=True, slots=True)
class Ticket:
    """One ticket. Its number is money to its holder, so `repr`, logs and screens show it masked."""

    establishment: str
    place: str
    address: str = ""
    machine: str
    printed_at: datetime
    amount: Money
    sequence: int
    validation_number: str
    kind: Kind = Kind.CASHOUT
    void_after_days: int = 30
    is_duplicate: bool = False
    language: str = "en"
    currency_symbol: str = "$"
    grouping: str = USUAL_GROUPING

    def __post_init__(self) -> None:
        if self.printed_at.tzinfo is None:
            raise BadTicket("the time on a ticket needs a time zone")
        if self.sequence < 0:
            raise BadTicket(f"a sequence number is not negative: {self.sequence}")
        if self.void_after_days < 1:
            raise BadTicket(f"a ticket is valid for a day at least, not {self.void_after_days}")
        if not is_validation_number(self.validation_number):
            raise BadTicket(
                f"a validation number is {DIGITS} digits; this one is {mask_number(self.validation_number)}"
            )
        group_number(self.validation_number, self.grouping)
        if self.is_test != (self.validation_number == NO_NUMBER):
            raise BadTicket("only a test ticket, and every test ticket, is without a valid number")
        if self.is_test != (self.amount.cents == 0) or self.amount.cents < 0:
            raise BadTicket(f"a {self.kind.value.lower()} cannot be for {self.amount}")

    @classmethod
    def test(cls, *, establishment: str, place: str, machine: str, printed_at: datetime) -> "Ticket":
        """A technician's ticket: it looks like a ticket, says it is a test, and its bar code is worth nothing."""
        return cls(
            establishment=establishment,
            place=place,
            machine=machine,
            printed_at=printed_at,
            amount=Money(0),
            sequence=0,
            validation_number=NO_NUMBER,
            kind=Kind.TEST,
        )

    def __repr__(self) -> str:
        return f"<{self.kind.value} {mask_number(self.validation_number)} {self.amount} #{self.sequence}>"

    @property
    def is_test(self) -> bool:
        return self.kind is Kind.TEST

    @property
    def title(self) -> str:
        return f"{self.kind.value} – DUPLICATE" if self.is_duplicate else self.kind.value

    @property
    def printed_number(self) -> str:
        return NO_VALUE if self.is_test else group_number(self.validation_number, self.grouping)

    @property
    def date_written(self) -> str:
        """Day, month, year (GMNS 1.16.27); a field complaint in facts 7 is a driver that mixed them up."""
        return self.printed_at.strftime("%d/%m/%Y")

    @property
    def time_written(self) -> str:
        return self.printed_at.strftime("%H:%M:%S")

    @property
    def sequence_written(self) -> str:
        return f"{self.sequence:04d}"

    @property
    def amount_in_figures(self) -> str:
        units, cents = divmod(self.amount.cents, 100)
        return NO_VALUE if self.is_test else f"{self.currency_symbol}{units:,}.{cents:02d}"

    def amount_in_words(self, currency: dict[str, CurrencyWords] = DOLLARS) -> str:
        if self.is_test:
            return NO_VALUE
        language = spoken_language(self.language, currency)
        spoken = currency[language].say(self.amount, language)
        return spoken[0].upper() + spoken[1:]

    @property
    def expires_on(self) -> date:
        return self.printed_at.date() + timedelta(days=self.void_after_days)

    @property
    def void_after_written(self) -> str:
        if self.is_test:
            return NO_VALUE
        days = f"{self.void_after_days} day{'' if self.void_after_days == 1 else 's'}"
        return f"Void after {days}, {self.expires_on:%d/%m/%Y}"
