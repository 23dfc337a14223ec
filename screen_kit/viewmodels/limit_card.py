"""The limit sign and the card behind it: minimum, maximum and multiple of every bet kind (RR 4.1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game_rules.game import Game
from game_rules.limits import Limits, TableLimits
from game_rules.money import Money
from game_rules.roulette import INSIDE
from screen_kit.viewmodels.words import Words, listed, translate


@dataclass(frozen=True, slots=True)
class LimitRow:
    """One line of the card; kinds with the same figures share a line."""

    key: str
    name: str
    pays: str
    minimum: str
    maximum: str
    multiple: str


def limit_rows(game: Game, limits: TableLimits, words: Words) -> list[LimitRow]:
    rows: dict[tuple[int, int, int, int], list[str]] = {}
    for kind in game.kinds:
        its = limits.of(kind)
        odds = sorted({bet.pays for bet in game.bets.values() if bet.kind == kind})
        pays = odds[0] if len(odds) == 1 else 0
        rows.setdefault((pays, its.minimum.cents, its.maximum.cents, its.multiple.cents), []).append(kind)
    return [
        LimitRow(
            key=kinds[0],
            name=listed(words.kind(kind) for kind in kinds),
            pays=words.odds(pays) if pays else translate("LimitCard", "as written in its box"),
            minimum=words.short(limits.of(kinds[0]).minimum),
            maximum=words.short(limits.of(kinds[0]).maximum),
            multiple=words.short(limits.of(kinds[0]).multiple),
        )
        for (pays, *_), kinds in rows.items()
    ]


def sign(game: Game, limits: TableLimits, words: Words) -> str:
    """What hangs over the table (s 66(1)(c)): the minimum of all wagers together first (RR 4.3.3), then what bets take.
    Where kinds differ it says from where to where, and never one's minimum with another's maximum."""
    return words.several((table_sign(limits, words), *bet_signs(game, limits, words)))


def table_sign(limits: TableLimits, words: Words) -> str:
    return translate("LimitCard", "TABLE MIN {minimum}").format(minimum=words.short(limits.table_minimum))


def bet_signs(game: Game, limits: TableLimits, words: Words) -> tuple[str, ...]:
    """One line for inside and one for outside bets; a wheel game has but one kind."""
    if not game.is_roulette:
        each = translate("LimitCard", "EACH BET MIN {minimum} MAX {maximum} BY {multiple}")
        return (each.format(**_spans(game.kinds, limits, words)),)
    inside = translate("LimitCard", "INSIDE MIN {minimum} MAX {maximum} BY {multiple}")
    outside = translate("LimitCard", "OUTSIDE MIN {minimum} MAX {maximum} BY {multiple}")
    others = [kind for kind in game.kinds if kind not in INSIDE]
    return (
        inside.format(**_spans(INSIDE, limits, words)),
        outside.format(**_spans(others, limits, words)),
    )


def sign_changes(game: Game, now: TableLimits, then: TableLimits, words: Words) -> str:
    """TABLE MIN 10 · INSIDE MIN 5 BY 5: what of the sign becomes different, for a notice that must be short."""
    kinds: dict[tuple[str, ...], list[str]] = {}
    for kind in game.kinds:
        figures = _figures_that_change(now.of(kind), then.of(kind), words)
        if figures:
            kinds.setdefault(figures, []).append(kind)
    table = "" if then.table_minimum == now.table_minimum else table_sign(then, words)
    bets = (" ".join((_group(game, names, words), *figures)) for figures, names in kinds.items())
    return words.several((table, *bets))


def _figures_that_change(now: Limits, then: Limits, words: Words) -> tuple[str, ...]:
    figures = (
        (translate("LimitCard", "MIN {amount}"), now.minimum, then.minimum),
        (translate("LimitCard", "MAX {amount}"), now.maximum, then.maximum),
        (translate("LimitCard", "BY {amount}"), now.multiple, then.multiple),
    )
    return tuple(name.format(amount=words.short(new)) for name, old, new in figures if new != old)


def _group(game: Game, kinds: list[str], words: Words) -> str:
    if len(kinds) == len(game.kinds):
        return translate("LimitCard", "EACH BET")
    if game.is_roulette and set(kinds) == set(INSIDE):
        return translate("LimitCard", "INSIDE")
    if game.is_roulette and set(kinds) == set(game.kinds) - set(INSIDE):
        return translate("LimitCard", "OUTSIDE")
    return listed(words.kind(kind) for kind in kinds)


def _spans(kinds: Iterable[str], limits: TableLimits, words: Words) -> dict[str, str]:
    each = [limits.of(kind) for kind in kinds]
    return {
        "minimum": _span([its.minimum for its in each], words),
        "maximum": _span([its.maximum for its in each], words),
        "multiple": _span([its.multiple for its in each], words),
    }


def _span(amounts: list[Money], words: Words) -> str:
    least, most = min(amounts), max(amounts)
    return words.short(least) if least == most else f"{words.short(least)}–{words.short(most)}"
