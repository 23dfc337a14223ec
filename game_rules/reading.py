"""Reads one table of a TOML file key by key, so that every mistake is reported with its file and its full key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game_rules.errors import BadAmount, BookError, shown
from game_rules.money import Money


class Table:
    """A TOML table that remembers which of its keys have been read."""

    def __init__(self, file: str, path: str, values: Mapping[str, object]) -> None:
        self.file = file
        self._path = path
        self._values = values
        self._read: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def wrong_itself(self, why: str) -> BookError:
        """The table as a whole is at fault, not one of its keys."""
        return BookError(self.file, self._path.removesuffix("."), why)

    def wrong(self, name: str, why: str) -> BookError:
        return BookError(self.file, f"{self._path}{name}", why)

    def names_left(self) -> Iterator[str]:
        return (name for name in self._values if name not in self._read)

    def finished(self) -> None:
        """Nothing in the table may go unread: a misspelt key is an error, not a default."""
        for name in self.names_left():
            raise self.wrong(name, "is not a known key")

    def text(self, name: str) -> str:
        value = self._value(name)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, f"must be text, not {shown(value)}")
        return value

    def choice(self, name: str, choices: Sequence[str]) -> str:
        value = self.text(name)
        if value not in choices:
            raise self.wrong(name, f"{shown(value)} is not one of {', '.join(choices)}")
        return value

    def flag(self, name: str) -> bool:
        value = self._value(name)
        if not isinstance(value, bool):
            raise self.wrong(name, f"must be true or false, not {shown(value)}")
        return value

    def integer(self, name: str, least: int, most: int) -> int:
        value = self._value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(name, f"must be a whole number from {least} to {most}, not {shown(value)}")
        return value

    def number(self, name: str) -> float:
        """A place on the layout; with a size, the only thing in a book that may have a fraction."""
        value = self._value(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not -100 <= value <= 100:
            raise self.wrong(name, f"must be a number from -100 to 100, not {shown(value)}")
        return float(value)

    def size(self, name: str) -> float:
        size = self.number(name)
        if size <= 0:
            raise self.wrong(name, f"must be more than nothing, not {shown(size)}")
        return size

    def money(self, name: str) -> Money:
        return self._money(name, self._value(name))

    def money_list(self, name: str) -> list[Money]:
        value = self._value(name)
        if not isinstance(value, list):
            raise self.wrong(name, f"must be a list of amounts, not {shown(value)}")
        return [self._money(name, item) for item in value]

    def texts(self, name: str) -> list[str]:
        value = self._value(name)
        if not isinstance(value, list) or not all(isinstance(item, str) and item.strip() for item in value):
            raise self.wrong(name, f"must be a list of texts, not {shown(value)}")
        return value

    def words(self, name: str) -> list[str]:
        return self.text(name).split()

    def table(self, name: str, rules: dict[str, str] | None = None) -> Table:
        """A table within; given `rules`, its own `rule` is noted there under its name."""
        value = self._value(name)
        if not isinstance(value, Mapping):
            raise self.wrong(name, f"must be a table, not {shown(value)}")
        table = Table(self.file, f"{self._path}{name}.", value)
        if rules is not None:
            rules[name] = table.text("rule")
        return table

    def tables(self, name: str) -> list[Table]:
        value = self._value(name)
        if not isinstance(value, list) or not value or not all(isinstance(item, Mapping) for item in value):
            raise self.wrong(name, "must be a list of tables")
        return [Table(self.file, f"{self._path}{name}.{place}.", item) for place, item in enumerate(value)]

    def _value(self, name: str) -> object:
        if name not in self._values:
            raise self.wrong(name, "is missing")
        self._read.add(name)
        return self._values[name]

    def _money(self, name: str, value: object) -> Money:
        if not isinstance(value, str):
            raise self.wrong(name, f'an amount is written in quotes, like "12.50", not {shown(value)}')
        try:
            return Money.parse(value)
        except BadAmount as error:
            raise self.wrong(name, str(error)) from None
