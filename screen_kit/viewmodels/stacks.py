"""Stacks of chips on a felt, and the felt of a past round with what became of each stack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game_rules.chips import fewest_chips
from game_rules.game import Game
from game_rules.layout import Layout
from game_rules.money import Money
from screen_kit.viewmodels.words import Words

BESIDE = 0.6
"""Stacks less than this far above or below each other, in number squares, stand beside each other."""


@dataclass(frozen=True, slots=True)
class StackRow:
    """One stack. It stands exactly at (spotX, spotY), in number squares."""

    key: str
    spotX: float
    spotY: float
    chips: str
    """Its chips in cents, largest first: what the picture of the stack is asked for by."""
    label: str
    standing: str
    """`solid` when the server has it, `placing` or `leaving` while it was only asked; looking back, `returned` where it
    came back and only its place is marked."""
    fate: str = ""
    """`won` or `lost` once the result is known, else empty."""
    winnings: str = ""
    mark: str = ""
    """MAX where no more may lie on this bet."""
    returns: str = ""
    """Of a wheel game: what it brings back if it wins, stake included; written in its box."""
    apart: float = 0.0
    """How far aside the next stack of about its height stands, in number squares: room for what is written at it."""


def recalled_rows(
    game: Game, wagers: Mapping[str, Money], outcome: str | None, words: Words, *, returned: bool = False
) -> list[StackRow]:
    """The felt of a past round, as it was at close; `returned` where nothing of it counted."""
    if outcome is not None and not returned:
        return _fates(game, wagers, outcome, words)
    standing = "returned" if returned else "solid"
    return [stack_row(game, bet_id, wagers[bet_id], words, standing) for bet_id in game.bets if bet_id in wagers]


def _fates(game: Game, wagers: Mapping[str, Money], outcome: str, words: Words) -> list[StackRow]:
    rows = []
    for bet_id, bet in game.bets.items():
        if bet_id not in wagers:
            continue
        row = stack_row(game, bet_id, wagers[bet_id], words, "solid")
        if bet.wins_on(outcome):
            winnings = "+" + words.short(bet.winnings(wagers[bet_id]))
            row = replace(row, fate="won", winnings=winnings, apart=_apart(game.layout, bet_id, wagers))
        else:
            row = replace(row, fate="lost")
        rows.append(row)
    return rows


def _apart(layout: Layout, bet_id: str, taken: Iterable[str]) -> float:
    """At most the box the stack stands in; on a line, one square."""
    here = layout.spot_of[bet_id]
    others = [layout.spot_of[other] for other in taken if other != bet_id]
    beside = [abs(spot.x - here.x) for spot in others if spot.x != here.x and abs(spot.y - here.y) < BESIDE]
    box = next((box.width for box in layout.boxes if box.bet_id == bet_id), 1.0)
    return min([box, *beside])


def stack_row(game: Game, bet_id: str, amount: Money, words: Words, standing: str) -> StackRow:
    spot = game.layout.spot_of[bet_id]
    chips = fewest_chips(amount, game.chips) or (amount,)
    key = ",".join(str(chip.cents) for chip in chips)
    bet = game.bets[bet_id]
    returns = words.money(bet.winnings(amount) + amount) if bet.kind == "symbol" else ""
    return StackRow(bet_id, spot.x, spot.y, key, words.short(amount), standing, returns=returns)
