"""A change of limits in words: only what becomes different, so that nobody has to compare two cards."""

from __future__ import annotations

from game_protocol.table import KindLimits, LimitSign
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, clauses, listed, translate


def limit_changes(now: LimitSign, then: LimitSign, words: Words) -> str:
    """Straight up 5 to 100 by 5; all together from 10."""
    kinds: dict[tuple[int, int, int], list[str]] = {}
    for kind, its in then.kinds.items():
        if its != now.kinds.get(kind):
            kinds.setdefault((its.minimum, its.maximum, its.multiple), []).append(words.kind(kind))
    parts = [
        translate("Limits", "{kinds} {minimum} to {maximum} by {multiple}").format(
            kinds=listed(names), **_figures(KindLimits(minimum=low, maximum=high, multiple=step), words)
        )
        for (low, high, step), names in kinds.items()
    ]
    if then.table_minimum != now.table_minimum:
        least = words.short(Money(then.table_minimum))
        parts.append(translate("Limits", "all bets together from {minimum}").format(minimum=least))
    return clauses(parts)


def _figures(its: KindLimits, words: Words) -> dict[str, str]:
    return {
        "minimum": words.short(Money(its.minimum)),
        "maximum": words.short(Money(its.maximum)),
        "multiple": words.short(Money(its.multiple)),
    }
