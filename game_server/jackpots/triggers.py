"""Triggers of progressive and bonus jackpots, judged from the spins alone; a closed set of kinds, a function each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game_protocol.jackpots import BetWins, OutcomeRun, SameBetRun, Trigger
from game_rules.game import Game
from game_rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Played:
    """A player's sheet that counted in a spin; `session` is the visit, so a run never passes to the next player."""

    session: str
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Spin:
    """A settled spin of a table. No spins and void rounds are none: they are of no effect (RR 9.2.2)."""

    outcome: str
    played: Mapping[int, Played]
    """By station number; only recognised, valid wagers (RR 3.13)."""


def winners(trigger: Trigger, spins: Sequence[Spin]) -> list[int]:
    """The stations that meet the trigger with the last of these spins, lowest number first."""
    match trigger:
        case BetWins():
            found = _bet_wins(trigger, spins[-1])
        case SameBetRun():
            found = _same_bet_run(trigger, spins)
        case OutcomeRun():
            found = _outcome_run(trigger, spins)
    return sorted(found)


def wrong_with(trigger: Trigger, game: Game) -> str:
    """Why this trigger cannot be met in a game; empty where it can."""
    if isinstance(trigger, BetWins):
        return "" if trigger.bet in game.bets else f"{game.title} has no bet {trigger.bet!r} to trigger a jackpot"
    if any(bet.kind == trigger.bet_kind for bet in game.bets.values()):
        return ""
    return f"{game.title} has no bets of the kind {trigger.bet_kind!r} to trigger a jackpot"


def _bet_wins(trigger: BetWins, spin: Spin) -> list[int]:
    return [
        station
        for station, played in spin.played.items()
        if trigger.bet in _winning(played.sheet, spin.outcome)
        and played.sheet.wagers[trigger.bet].cents >= trigger.stake
    ]


def _same_bet_run(trigger: SameBetRun, spins: Sequence[Spin]) -> list[int]:
    last = spins[-trigger.spins :]
    if len(last) < trigger.spins:
        return []
    found = []
    for station, played in last[-1].played.items():
        run = _winning_of_kind(played.sheet, last[-1].outcome, trigger.bet_kind)
        for spin in last[:-1]:
            before = spin.played.get(station)
            same_player = before is not None and before.session == played.session
            won = _winning_of_kind(before.sheet, spin.outcome, trigger.bet_kind) if before and same_player else set()
            run &= won
        if run:
            found.append(station)
    return found


def _outcome_run(trigger: OutcomeRun, spins: Sequence[Spin]) -> list[int]:
    last = spins[-trigger.spins :]
    if len(last) < trigger.spins or len({spin.outcome for spin in last}) > 1:
        return []
    final = last[-1]
    return [
        station
        for station, played in final.played.items()
        if _winning_of_kind(played.sheet, final.outcome, trigger.bet_kind)
    ]


def _winning(sheet: Sheet, outcome: str) -> set[str]:
    return {bet for bet in sheet.wagers if sheet.game.bets[bet].wins_on(outcome)}


def _winning_of_kind(sheet: Sheet, outcome: str, kind: str) -> set[str]:
    return {bet for bet in _winning(sheet, outcome) if sheet.game.bets[bet].kind == kind}
