"""The jackpots a table plays for, as a batch of its writer finds them: locked, checked, and shared by its requests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game_protocol.jackpots import PrizeState
from game_rules.game import Game
from game_server.jackpots import storage
from game_server.jackpots.draws import below
from game_server.jackpots.meter import Jackpot, Steps
from game_server.jackpots.storage import Kept, WonPrize
from game_server.jackpots.triggers import Spin
from game_server.jackpots.vault import Vault
from game_server.storage.database import Decision
from game_server.tables.work import ExtraNeeds, Work


@dataclass(slots=True)
class Playing:
    """The jackpots a table plays for, held for one batch; every request of the batch sees what the one before did."""

    vault: Vault
    kept: Kept = field(default_factory=lambda: Kept({}, {}, {}, {}))
    offered: frozenset[str] = frozenset()
    prizes: dict[str, WonPrize] = field(default_factory=dict)
    spins: dict[int, list[Spin]] = field(default_factory=dict)
    """For each round asked about: the settled spins before it that a trigger may look at."""
    out_of_reach: bool = False

    def in_play(self) -> list[Jackpot]:
        """Offered here, and operating properly (RR 8.6)."""
        jackpots = self.kept.jackpots
        return [jackpots[name] for name in sorted(self.offered & jackpots.keys()) if not jackpots[name].fault]


@dataclass(frozen=True, slots=True)
class PlayingNeeds:
    """The jackpots a request needs; handed to the table's writer with the request."""

    vault: Vault
    round: int | None = None
    prize: str | None = None

    async def look_up(self, decision: Decision, table: str, game: Game, everyone: Sequence[ExtraNeeds]) -> Playing:
        """Once for a batch: `everyone` are the needs of all its requests."""
        if not await decision.is_there(storage.ANYTHING_AT_TABLE, table):
            return Playing(self.vault)
        connection = await decision.connection()
        asked = [needs for needs in everyone if isinstance(needs, PlayingNeeds)]
        names = {need.prize for need in asked if need.prize is not None}
        rounds = {need.round for need in asked if need.round is not None}
        playing = Playing(self.vault)
        offered = await storage.offered_at(connection, table)
        playing.prizes = await storage.prizes_at(connection, table, names, rounds)
        wanted = offered | {won.view.jackpot for won in playing.prizes.values()}
        if not wanted:
            return playing
        try:
            playing.kept = await storage.lock(connection, self.vault, wanted)
            heirs = set(playing.kept.moved_to.values()) - {""} - wanted
            if heirs:
                more = await storage.lock(connection, self.vault, heirs)
                playing.kept.jackpots.update(more.jackpots)
        except storage.OutOfReach:
            playing.out_of_reach = True
            return playing
        # Read again now that nobody can change it: a group that was moved meanwhile plays for it no more.
        playing.offered = frozenset(offered & await storage.offered_at(connection, table))
        looks_at = max((jackpot.parameters.spins for jackpot in playing.in_play()), default=1)
        for number in rounds:
            playing.spins[number] = await storage.spins_before(connection, table, game, number, looks_at - 1)
        return playing


def playing_in(work: Work) -> Playing:
    found = work.found.extra()
    if not isinstance(found, Playing):
        raise RuntimeError("a request that concerns jackpots came without what it needs to know of them")
    return found


def steps_of(work: Work, jackpot: Jackpot) -> Steps:
    return Steps(jackpot, lambda bound: below(work.chance, bound))


def waiting_in(playing: Playing, round_: int) -> list[WonPrize]:
    return [won for won in playing.prizes.values() if won.view.round == round_ and won.view.state is PrizeState.WON]
