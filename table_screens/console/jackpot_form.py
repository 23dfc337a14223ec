"""The form on which a jackpot's parameters are written: which lines a style has, and what they come to. Pure.

Whether the figures hold together (RR 8.5, GMNS 1.28.4, 3.15.7) is the server's to say; the form only reads them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game_protocol.jackpots import BetWins, JackpotParameters, OutcomeRun, SameBetRun, Style, Trigger
from game_rules.errors import BadAmount
from game_rules.money import Money


class Line(StrEnum):
    """A line of the form, in the order it is written."""

    NAME = "name"
    STYLE = "style"
    PRIZE = "prize"
    """What a bonus gives in money; empty where it gives goods."""
    GOODS = "goods"
    MINIMUM = "minimum"
    RESET = "reset"
    START = "start"
    MUST_HIT_BY = "must-hit-by"
    RATE = "rate"
    HIDDEN_RATE = "hidden-rate"
    TRIGGER = "trigger"
    BET = "bet"
    STAKE = "stake"
    BET_KIND = "bet-kind"
    SPINS = "spins"
    CEILING = "ceiling"
    EXPECTED_TURNOVER = "expected-turnover"


class Written(StrEnum):
    """How a line is written."""

    TEXT = "text"
    MONEY = "money"
    PERCENT = "percent"
    CHOICE = "choice"


class Wrong(StrEnum):
    """Why something cannot stand on a line."""

    NO_AMOUNT = "no-amount"
    NO_PERCENT = "no-percent"
    MISSING = "missing"


_METER = (Line.MINIMUM, Line.RESET, Line.START)
_RATES = (Line.RATE, Line.HIDDEN_RATE)
_PROGRESSIVE = (*_METER, *_RATES, Line.TRIGGER, Line.CEILING, Line.EXPECTED_TURNOVER)
_OF_STYLE = {
    Style.MYSTERY: (*_METER, Line.MUST_HIT_BY, *_RATES),
    Style.STAND_ALONE: _PROGRESSIVE,
    Style.LINKED: _PROGRESSIVE,
    Style.BONUS: (Line.PRIZE, Line.GOODS, Line.TRIGGER),
}
_OF_TRIGGER = {
    "bet-wins": (Line.BET, Line.STAKE),
    "same-bet-run": (Line.BET_KIND, Line.SPINS),
    "outcome-run": (Line.BET_KIND, Line.SPINS),
}
_MONEY = frozenset({*_METER, Line.PRIZE, Line.MUST_HIT_BY, Line.STAKE, Line.CEILING, Line.EXPECTED_TURNOVER})
_MAY_BE_EMPTY = frozenset({Line.PRIZE, Line.GOODS, Line.CEILING, Line.EXPECTED_TURNOVER})
_PERCENT = re.compile(r"100|[0-9]{1,2}(\.[0-9]{1,4})?")
_FIRST: Mapping[Line, str] = {
    Line.STYLE: Style.MYSTERY,
    Line.HIDDEN_RATE: "0",
    Line.TRIGGER: "bet-wins",
    Line.STAKE: "0",
    Line.BET_KIND: "straight",
    Line.SPINS: "2",
}
LONGEST = {Line.NAME: 80, Line.GOODS: 200}


class NotWritten(ValueError):
    """A line that cannot be read, or is missing."""

    def __init__(self, line: Line, wrong: Wrong) -> None:
        super().__init__(f"{line}: {wrong}")
        self.line = line
        self.wrong = wrong


def written_as(line: Line) -> Written:
    if line in _MONEY:
        return Written.MONEY
    if line in _RATES:
        return Written.PERCENT
    return Written.TEXT if line in LONGEST else Written.CHOICE


@dataclass(frozen=True)
class JackpotForm:
    """What has been written so far; of a style that was chosen before, its lines are kept should it be chosen again."""

    lines: Mapping[Line, str] = field(default_factory=lambda: dict(_FIRST))

    @classmethod
    def of(cls, parameters: JackpotParameters) -> JackpotForm:
        """The form as it would have been filled in for these."""
        lines = {
            **_FIRST,
            Line.NAME: parameters.name,
            Line.STYLE: parameters.style.value,
            Line.GOODS: parameters.goods,
            Line.PRIZE: _amount(parameters.reset or None),
            Line.MINIMUM: _amount(parameters.minimum),
            Line.RESET: _amount(parameters.reset),
            Line.START: _amount(parameters.start),
            Line.MUST_HIT_BY: _amount(parameters.must_hit_by),
            Line.RATE: parameters.rate,
            Line.HIDDEN_RATE: parameters.hidden_rate,
            Line.CEILING: _amount(parameters.ceiling),
            Line.EXPECTED_TURNOVER: _amount(parameters.expected_turnover),
        }
        match parameters.trigger:
            case BetWins() as trigger:
                lines |= {Line.TRIGGER: trigger.kind, Line.BET: trigger.bet, Line.STAKE: _amount(trigger.stake)}
            case SameBetRun() | OutcomeRun() as trigger:
                spins = str(trigger.spins)
                lines |= {Line.TRIGGER: trigger.kind, Line.BET_KIND: trigger.bet_kind, Line.SPINS: spins}
        return cls(lines)

    @property
    def style(self) -> Style:
        return Style(self.lines[Line.STYLE])

    def shown(self) -> tuple[Line, ...]:
        """The lines this style has, and its trigger."""
        lines: list[Line] = [Line.NAME, Line.STYLE]
        for line in _OF_STYLE[self.style]:
            lines.append(line)
            if line is Line.TRIGGER:
                lines += _OF_TRIGGER[self.lines[Line.TRIGGER]]
        return tuple(lines)

    def text(self, line: Line) -> str:
        return self.lines.get(line, "")

    def writing(self, line: Line, text: str) -> JackpotForm:
        """With this on the line; `NotWritten` where it cannot be read. An empty text takes an optional one away."""
        text = text.strip()[: LONGEST.get(line, 40)]
        if not text:
            if line not in _MAY_BE_EMPTY:
                raise NotWritten(line, Wrong.MISSING)
        elif written_as(line) is Written.MONEY:
            text = str(_read(line, text))
        elif written_as(line) is Written.PERCENT and not _PERCENT.fullmatch(text):
            raise NotWritten(line, Wrong.NO_PERCENT)
        return replace(self, lines={**self.lines, line: text})

    def parameters(self) -> JackpotParameters:
        """What the form comes to; `NotWritten` at the first line that is missing."""
        for line in self.shown():
            if not self.text(line) and line not in _MAY_BE_EMPTY:
                raise NotWritten(line, Wrong.MISSING)
        shown = frozenset(self.shown())

        def cents(line: Line) -> int | None:
            return _read(line, self.text(line)).cents if line in shown and self.text(line) else None

        prize = cents(Line.PRIZE) or 0
        if self.style is Style.BONUS and not prize and not self.text(Line.GOODS):
            raise NotWritten(Line.PRIZE, Wrong.MISSING)
        return JackpotParameters(
            name=self.text(Line.NAME),
            style=self.style,
            minimum=cents(Line.MINIMUM) or prize,
            reset=cents(Line.RESET) or prize,
            start=cents(Line.START) or prize,
            rate=self.text(Line.RATE) if Line.RATE in shown else "0",
            hidden_rate=self.text(Line.HIDDEN_RATE) if Line.HIDDEN_RATE in shown else "0",
            ceiling=cents(Line.CEILING),
            expected_turnover=cents(Line.EXPECTED_TURNOVER),
            must_hit_by=cents(Line.MUST_HIT_BY),
            trigger=self._trigger() if Line.TRIGGER in shown else None,
            goods=self.text(Line.GOODS) if Line.GOODS in shown else "",
        )

    def _trigger(self) -> Trigger:
        bet_kind, spins = self.text(Line.BET_KIND), int(self.text(Line.SPINS))
        match self.text(Line.TRIGGER):
            case "same-bet-run":
                return SameBetRun(bet_kind=bet_kind, spins=spins)
            case "outcome-run":
                return OutcomeRun(bet_kind=bet_kind, spins=spins)
        return BetWins(bet=self.text(Line.BET), stake=_read(Line.STAKE, self.text(Line.STAKE)).cents)


def name_for(title: str, taken: frozenset[str]) -> str:
    """A short name for the books, made from the title: Midnight Mystery becomes midnight-mystery."""
    plain = re.sub(r"[^0-9a-z]+", "-", title.lower()).strip("-")[:28].strip("-") or "jackpot"
    names = (plain, *(f"{plain}-{number}" for number in range(2, 1000)))
    return next(name for name in names if name not in taken)


def _amount(cents: int | None) -> str:
    return "" if cents is None else str(Money(cents))


def _read(line: Line, text: str) -> Money:
    try:
        return Money.parse(text)
    except BadAmount:
        raise NotWritten(line, Wrong.NO_AMOUNT) from None
