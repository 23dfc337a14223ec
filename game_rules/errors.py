"""What can be wrong with what the rules are asked.

RuleError
├── UnknownGame      no such book
├── UnknownBet       the game has no such bet
├── UnknownOutcome   the wheel has no such number or symbol
├── BadAmount        not a whole, non-negative number of cents within 64 bits
├── BadSheet         what claims to be a sheet is none
└── BookError        a book (or an operator's limits) that cannot be played; names file, key and why
"""


class RuleError(ValueError):
    """Something the rules refuse; the text is one line that a person can act on."""


class UnknownGame(RuleError):
    """No book of that name."""


class UnknownBet(RuleError):
    """The game has no such bet."""


class UnknownOutcome(RuleError):
    """The game's wheel has no such number or symbol."""


class BadAmount(RuleError):
    """Not an amount of money."""


class BadSheet(RuleError):
    """Not a sheet of wagers."""


class BookError(RuleError):
    """A book that cannot be played."""

    def __init__(self, file: str, key: str, why: str) -> None:
        super().__init__(f"{file}: {key}: {why}")
        self.file = file
        self.key = key
        self.why = why


def shown(value: object) -> str:
    """A wrong value as an error line quotes it; one that nobody would read to the end is cut."""
    try:
        text = repr(value)
    except ValueError:  # Python will not write out a whole number of thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= 60 else f"{text[:57]}..."
