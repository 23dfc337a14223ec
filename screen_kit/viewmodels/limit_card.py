"""The limit sign and the card behind it: minimum, maximum and multiple of every bet kind (RR 4.1, 4.2)."""

from __future__ import annotations

from dataclasses import dataclass

from game_rules.game import Game
from game_rules.limits import TableLimits
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


def sign(limits: TableLimits, words: Words) -> str:
    """MIN 2.50 · MAX 2,000 · BY 2.50: the lowest minimum, the highest maximum and the smallest step of the table."""
    each = limits.by_kind.values()
    return translate("LimitCard", "MIN {minimum} · MAX {maximum} · BY {multiple}").format(
        minimum=words.short(min(its.minimum for its in each)),
        maximum=words.short(max(its.maximum for its in each)),
        multiple=words.short(min(its.multiple for its in each)),
    )
