"""Words and figures in the player's language: amounts, times, names of bets, numbers with their colour."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from game_rules.bets import Bet
from game_rules.game import Game
from game_rules.money import Money

LANGUAGES = {"en": "English", "zh": "简体中文", "vi": "Tiếng Việt"}
"""Each language by the name its speakers give it."""


def translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def game_title(game: Game) -> str:
    """What a player calls the game, by its book; the catalogues have every title and every reason of every book."""
    return translate("Book", game.player_title)


def no_spin_reason(game: Game, told: str) -> str:
    """Why a spin was of no effect: the book's words, by which a server may also tell it, or a pit boss's own."""
    reason = game.no_spin_reasons.get(told)
    return translate("Book", told if reason is None else reason.text)


class Words:
    """One language's way of writing what a station shows."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def money(self, amount: Money) -> str:
        """1,240.00: always with cents, so that columns of figures stand still. In every language the house's way: what
        the sign on the floor says, and what the console takes."""
        return ("-" if amount.cents < 0 else "") + _figure(abs(amount.cents))

    def signed(self, amount: Money) -> str:
        if not amount:
            return "±" + _figure(0)
        return ("−" if amount.cents < 0 else "+") + _figure(abs(amount.cents))

    def short(self, amount: Money) -> str:
        """25 or 2.50: for a chip or the limit sign, where there is little room."""
        return self.money(amount) if amount.cents % 100 else _whole(amount.cents // 100)

    def clock(self, at: datetime) -> str:
        return at.strftime("%H:%M")

    def moment(self, at_ms: int) -> str:
        """16/11/2026 21:47, in the station's time zone: day, month and year in that order everywhere (GMNS 1.16.27)."""
        return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone().strftime("%d/%m/%Y %H:%M")

    def date(self, at_ms: int) -> str:
        """16/11/2026."""
        return self.moment(at_ms).partition(" ")[0]

    def duration(self, milliseconds: int) -> str:
        minutes = max(milliseconds, 0) // 60_000
        return f"{minutes // 60}:{minutes % 60:02d}"

    def outcome(self, game: Game, outcome: str) -> str:
        """17 black: a result is never told by colour alone."""
        if outcome in game.symbols:
            return self.symbol(game, outcome)
        colours = {
            "red": translate("Outcome", "red"),
            "black": translate("Outcome", "black"),
            "green": translate("Outcome", "green"),
        }
        return translate("Outcome", "{number} {colour}").format(
            number=outcome, colour=colours[game.wheel.colour_of(outcome)]
        )

    def symbol(self, game: Game, symbol: str) -> str:
        """Moon: what a player calls a symbol of a wheel game, by the book."""
        return translate("Book", game.symbols[symbol].name)

    def bet(self, game: Game, bet: Bet) -> str:
        """Corner 16 17 19 20."""
        numbers = " ".join(bet.covers)
        match bet.kind:
            case "straight":
                return translate("Bet", "Straight up {numbers}").format(numbers=numbers)
            case "split":
                return translate("Bet", "Split {numbers}").format(numbers=numbers)
            case "street":
                return translate("Bet", "Street {numbers}").format(numbers=numbers)
            case "corner":
                return translate("Bet", "Corner {numbers}").format(numbers=numbers)
            case "six-line":
                return translate("Bet", "Six-line {first} to {last}").format(first=bet.covers[0], last=bet.covers[-1])
            case "column":
                return translate("Bet", "Column {first} {second} … {last}").format(
                    first=bet.covers[0], second=bet.covers[1], last=bet.covers[-1]
                )
            case "dozen":
                return translate("Bet", "Dozen {first} to {last}").format(first=bet.covers[0], last=bet.covers[-1])
            case "symbol":
                return self.symbol(game, bet.covers[0])
        return self.kind(bet.kind)

    def kind(self, kind: str) -> str:
        """A bet kind as the limit card names it."""
        names = {
            "straight": translate("Bet", "Straight up"),
            "split": translate("Bet", "Split"),
            "street": translate("Bet", "Street"),
            "corner": translate("Bet", "Corner"),
            "six-line": translate("Bet", "Six-line"),
            "column": translate("Bet", "Column"),
            "dozen": translate("Bet", "Dozen"),
            "low": translate("Bet", "1 to 18"),
            "high": translate("Bet", "19 to 36"),
            "even": translate("Bet", "Even"),
            "odd": translate("Bet", "Odd"),
            "red": translate("Bet", "Red"),
            "black": translate("Bet", "Black"),
            "symbol": translate("Bet", "Each symbol"),
        }
        return names.get(kind, kind)

    def box(self, label: str, bet_id: str) -> str:
        """The words in a box of the felt; numbers and symbols are the same in every language."""
        labels = {
            "dozen-1": translate("Felt", "1st 12"),
            "dozen-2": translate("Felt", "2nd 12"),
            "dozen-3": translate("Felt", "3rd 12"),
            "even": translate("Felt", "EVEN"),
            "odd": translate("Felt", "ODD"),
            "red": translate("Felt", "RED"),
            "black": translate("Felt", "BLACK"),
        }
        return labels.get(bet_id, label)

    def odds(self, pays: int) -> str:
        return translate("Bet", "{odds} to 1").format(odds=pays)

    def several(self, parts: Iterable[str]) -> str:
        return " · ".join(part for part in parts if part)


def listed(names: Iterable[str]) -> str:
    """Names one after the other, with the separator of the language."""
    return translate("List", ", ").join(names)


def clauses(parts: Iterable[str]) -> str:
    """Parts of a sentence that have commas of their own."""
    return translate("List", "; ").join(parts)


def labelled(name: str, value: str) -> str:
    """A name with what it says."""
    return translate("List", "{name}: {value}").format(name=name, value=value)


@lru_cache(maxsize=4096)
def _figure(cents: int) -> str:
    """An amount that is not below zero, written from whole numbers: no cent is ever a float."""
    return f"{cents // 100:,}.{cents % 100:02d}"


def _whole(number: int) -> str:
    return f"{number:,}"
