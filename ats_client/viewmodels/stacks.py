"""The chips on the felt: for each bet its stack, whether the server has it, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ats_client.station.picture import Picture
from ats_client.viewmodels.words import Words, translate
from game_protocol.table import Phase
from game_rules.chips import fewest_chips
from game_rules.game import Game
from game_rules.layout import Layout
from game_rules.money import Money

AT_ONCE = 4
"""So many stacks show their fate in one moment; each takes up to a quarter of a millisecond."""
BESIDE = 0.6
"""Stacks less than this far above or below each other, in number squares, stand beside each other."""


_OVER = frozenset({Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID})


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


def stack_rows(picture: Picture, words: Words) -> list[StackRow]:
    """Every stack the felt shows in this picture, in the order of the game's bets."""
    if picture.game is None:
        return []
    if (settled := _settled(picture)) is not None:
        return _fates(picture.game, settled, str(picture.outcome), words)
    # What came back (RR 4.3.3, a round of no effect) lies on the felt no more, though the locked sheet is still known.
    locked = picture.locked if picture.recognised and picture.phase not in _OVER else None
    shown = locked or picture.sheet
    known = locked or picture.acknowledged
    asked = {} if shown is None else dict(shown.wagers)
    has = {} if known is None else dict(known.wagers)
    rows = []
    for bet_id in picture.game.bets:
        amount = asked.get(bet_id)
        if amount is not None:
            standing = "solid" if has.get(bet_id) == amount else "placing"
            row = _row(picture.game, bet_id, amount, words, standing)
            full = picture.limits is not None and amount >= picture.limits.of(picture.game.bets[bet_id].kind).maximum
            rows.append(replace(row, mark=translate("Felt", "MAX")) if full else row)
        elif bet_id in has:
            rows.append(_row(picture.game, bet_id, has[bet_id], words, "leaving"))
    return rows


def before_fate(rows: Sequence[StackRow], shown: Iterable[StackRow]) -> list[StackRow]:
    """These stacks as they stand, without a fate that is not shown already."""
    known = {row.key: row for row in shown}
    return [
        row if not row.fate or known.get(row.key) == row else replace(row, fate="", winnings="", apart=0.0)
        for row in rows
    ]


def fates(rows: Sequence[StackRow], shown: Iterable[StackRow]) -> Iterator[list[StackRow]]:
    """Brings their fate to the stacks of `shown`, a few at a time, until they are `rows`."""
    so_far = list(shown)
    missing = [place for place, row in enumerate(rows) if so_far[place] != row]
    for first in range(0, len(missing), AT_ONCE):
        for place in missing[first : first + AT_ONCE]:
            so_far[place] = rows[place]
        yield so_far


def recalled_rows(
    game: Game, wagers: Mapping[str, Money], outcome: str | None, words: Words, *, returned: bool = False
) -> list[StackRow]:
    """The felt of a past round, as it was at close; `returned` where nothing of it counted."""
    if outcome is not None and not returned:
        return _fates(game, wagers, outcome, words)
    standing = "returned" if returned else "solid"
    return [_row(game, bet_id, wagers[bet_id], words, standing) for bet_id in game.bets if bet_id in wagers]


def _settled(picture: Picture) -> Mapping[str, Money] | None:
    """The wagers whose fate is shown: the round's own, from its result until the next period begins."""
    last = picture.last_spin
    if picture.outcome is None or last is None or last.round != picture.round or not last.counted:
        return None
    return {bet_id: Money(cents) for bet_id, cents in last.wagers.items()}


def _fates(game: Game, wagers: Mapping[str, Money], outcome: str, words: Words) -> list[StackRow]:
    rows = []
    for bet_id, bet in game.bets.items():
        if bet_id not in wagers:
            continue
        row = _row(game, bet_id, wagers[bet_id], words, "solid")
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


def _row(game: Game, bet_id: str, amount: Money, words: Words, standing: str) -> StackRow:
    spot = game.layout.spot_of[bet_id]
    chips = fewest_chips(amount, game.chips) or (amount,)
    key = ",".join(str(chip.cents) for chip in chips)
    bet = game.bets[bet_id]
    returns = words.money(bet.winnings(amount) + amount) if bet.kind == "symbol" else ""
    return StackRow(bet_id, spot.x, spot.y, key, words.short(amount), standing, returns=returns)
