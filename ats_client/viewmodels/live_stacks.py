"""The chips on the felt in this round: for each bet its stack, whether the server has it, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ats_client.station.picture import Picture
from game_protocol.table import Phase
from game_rules.money import Money
from screen_kit.viewmodels.stacks import StackRow, recalled_rows, stack_row
from screen_kit.viewmodels.words import Words, translate

AT_ONCE = 4
"""So many stacks show their fate in one moment; each takes up to a quarter of a millisecond."""

_OVER = frozenset({Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID})


def stack_rows(picture: Picture, words: Words) -> list[StackRow]:
    """Every stack the felt shows in this picture, in the order of the game's bets."""
    if picture.game is None:
        return []
    if (settled := _settled(picture)) is not None:
        return recalled_rows(picture.game, settled, picture.outcome, words)
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
            row = stack_row(picture.game, bet_id, amount, words, standing)
            full = picture.limits is not None and amount >= picture.limits.of(picture.game.bets[bet_id].kind).maximum
            rows.append(replace(row, mark=translate("Felt", "MAX")) if full else row)
        elif bet_id in has:
            rows.append(stack_row(picture.game, bet_id, has[bet_id], words, "leaving"))
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


def _settled(picture: Picture) -> Mapping[str, Money] | None:
    """The wagers whose fate is shown: the round's own, from its result until the next period begins."""
    last = picture.last_spin
    if picture.outcome is None or last is None or last.round != picture.round or not last.counted:
        return None
    return {bet_id: Money(cents) for bet_id, cents in last.wagers.items()}
