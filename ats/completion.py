"""The words a shell offers when somebody presses TAB after an option or an argument."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game_rules.library import game_ids

Completion = Callable[[str], list[str]]


def of(words: Iterable[str]) -> Completion:
    """Those of the words that begin like the unfinished one."""

    def begun(incomplete: str) -> list[str]:
        return [word for word in words if word.startswith(incomplete)]

    return begun


def games(incomplete: str) -> list[str]:
    """The games of `ats rules list`."""
    return of(game_ids())(incomplete)
