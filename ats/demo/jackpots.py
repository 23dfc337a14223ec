"""The jackpots of the demonstration's table: one that is soon won, one that runs on, and what their display says."""

from __future__ import annotations

import asyncio

from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    LookAtJackpots,
    OpenJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
)
from game_protocol.jackpots import DisplaySettings, JackpotParameters, OutcomeRun, PromotionalMessage, Style
from game_protocol.staff_client import StaffClient
from game_rules.game import Game

LOOK_AGAIN_S = 0.1


def parameters(game: Game, *, won_soon: bool) -> dict[str, JackpotParameters]:
    """The mystery is won within 350.00 of wagers, so that everybody who plays five minutes has seen one; or, where
    pictures are taken of something else, hardly ever."""
    kind = next(iter(game.bets.values())).kind
    return {
        "mystery": JackpotParameters(
            name="Mystery",
            style=Style.MYSTERY,
            minimum=5_000,
            reset=5_000,
            start=8_250,
            rate="5",
            must_hit_by=10_000 if won_soon else 10_000_000,
        ),
        "grand": JackpotParameters(
            name="Grand",
            style=Style.STAND_ALONE,
            minimum=500_000,
            reset=500_000,
            start=1_234_500,
            rate="2",
            trigger=OutcomeRun(bet_kind=kind, spins=3),
        ),
    }


async def offer(boss: StaffClient, game: Game, table: str, *, won_soon: bool) -> None:
    """As a pit boss does it: jackpots, a group of this one table, the signs, and the display's words."""
    group = f"table-{table}"
    await boss.do(SetJackpotGroup(group=JackpotGroup(group=group, name="Demonstration", tables=[table])))
    for style, asked in parameters(game, won_soon=won_soon).items():
        jackpot = f"{style}-{table}"
        await boss.do(OpenJackpot(jackpot=jackpot, parameters=asked))
        adding = JackpotChange(kind=ChangeKind.ADD, jackpot=jackpot, group=group, minutes=0)
        announced = await boss.do(AnnounceJackpotChange(what=adding))
        while any(each.since_ms is None for each in announced.signs):  # RR 8.3.4: the sign first
            await asyncio.sleep(LOOK_AGAIN_S)
            room = await boss.do(LookAtJackpots())
            announced = next(change for change in room.changes if change.change == announced.change)
        await boss.do(CarryOutJackpotChange(change=announced.change))
    words = PromotionalMessage(text="Every wager at this table feeds both jackpots")
    shown = DisplaySettings(jackpots=[f"grand-{table}", f"mystery-{table}"], messages=[words])
    await boss.do(SetJackpotDisplay(table=table, settings=shown))
