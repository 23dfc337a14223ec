"""The parts of every page: checks that pass or fail, lines to read, and actions that are recorded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from kiosk.checks import Verdict


class Mark(StrEnum):
    """The mark before a check. It is a word too, never a colour alone."""

    PASS = "pass"  # noqa: S105 - a verdict, no password
    FAIL = "fail"
    OPEN = "open"
    """Not judged yet: somebody has to do something first."""


@dataclass(frozen=True, slots=True)
class CheckLine:
    key: str
    mark: Mark
    detail: str

    @classmethod
    def of(cls, name: str, verdict: Verdict) -> CheckLine:
        return cls(name, Mark.PASS if verdict.passed else Mark.FAIL, verdict.detail)


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line to read: the time or the subject, then the rest."""

    key: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Action:
    """A button. `question` is asked first and says what will happen; `second` is asked after it."""

    key: str
    label: str
    why_not: str = ""
    question: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class PageView:
    """Everything a page shows now."""

    checks: tuple[CheckLine, ...] = ()
    lines: tuple[TextLine, ...] = ()
    actions: tuple[Action, ...] = ()
    graph: tuple[float, ...] = ()
    graph_name: str = ""
    searchable: bool = False


class Page(ABC):
    """One page. `view` is called often and must be quick; slow work belongs in `refresh`."""

    key: str
    title: str

    @abstractmethod
    def view(self) -> PageView: ...

    async def refresh(self) -> None:  # noqa: B027 - many pages have nothing slow to read
        """Reads what takes time; called when the page is opened and every few seconds."""

    async def act(self, key: str) -> str:
        """Does an action and returns its result, as one line for the screen and the record."""
        raise KeyError(key)

    def search(self, words: str) -> None:  # noqa: B027 - most pages have nothing to search
        """Keeps only lines with these words; does nothing on a page without lines."""


def when(at_s: float) -> str:
    """Day, month, year (GMNS 1.16.27), in the machine's own zone."""
    return f"{datetime.fromtimestamp(at_s).astimezone():%d/%m/%Y %H:%M:%S}"


def matching(lines: tuple[TextLine, ...], words: str) -> tuple[TextLine, ...]:
    """The lines that have every word, in upper or lower case."""
    wanted = words.casefold().split()
    return tuple(line for line in lines if all(word in f"{line.name} {line.text}".casefold() for word in wanted))
