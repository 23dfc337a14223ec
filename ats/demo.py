"""`ats demo`: deals rounds of text with the rule books. There is no screen, no server and no real money in it."""

from __future__ import annotations

import random
import secrets
from typing import Annotated

import typer

from game_rules.game import Game
from game_rules.library import load_game
from game_rules.limits import Snapped
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Refusal, Sheet

BUY_IN = Money(50_000)
TOUCHES = 6
"""About what a player has time for in a wagering period."""


def demo(
    game: Annotated[str, typer.Option(help="A game of `ats rules list`.")] = "rapid-roulette-single-zero",
    rounds: Annotated[int, typer.Option(min=1, max=10_000, help="How many spins.")] = 20,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same rounds again.")] = None,
) -> None:
    """Deals rounds of text: random wagers, what rule 4.3 makes of them, the outcome, the money."""
    dealt = load_game(game)
    seed = secrets.randbelow(2**32) if seed is None else seed
    chance = random.Random(seed)  # noqa: S311  a demonstration that can be repeated; nothing is won by it
    typer.echo(f"{dealt.title}: {rounds} rounds with the rule books alone, seed {seed}.")
    typer.echo("This is a demonstration in text: no server, no screen, no devices, pretended money.")
    balance = BUY_IN
    for number in range(1, rounds + 1):
        if balance < dealt.limits.table_minimum:
            typer.echo(f"\nThe {balance} left is below the table minimum; {BUY_IN} more is bought in.")
            balance += BUY_IN
        balance = _round(dealt, number, balance, chance)
    typer.echo(f"\nCash out {balance}.")


def _round(game: Game, number: int, balance: Money, chance: random.Random) -> Money:
    typer.echo(f"\nRound {number}   balance {balance}")
    sheet = _wagers(game, balance, chance)
    if not sheet.recognised(game.limits):
        typer.echo(f"  {sheet.total} in all is below the table minimum: not recognised, money back (4.3.3)")
        return balance
    placed = ", ".join(f"{bet_id} {amount}" for bet_id, amount in sheet.wagers.items())
    typer.echo(f"  no more bets: {placed}")
    settled = settle(sheet, chance.choice(game.wheel.labels))
    won = ", ".join(f"{bet_id} {wager.won}" for bet_id, wager in settled.wagers.items() if wager.won)
    after = balance - settled.stake + settled.returned
    typer.echo(f"  outcome {settled.outcome} {game.wheel.colour_of(settled.outcome)}: {won or 'nothing'} won")
    typer.echo(f"  stake {settled.stake}, returned {settled.returned}, balance {after}")
    return after


def _wagers(game: Game, balance: Money, chance: random.Random) -> Sheet:
    """Random chips on random bets, as a player in a hurry would touch the screen."""
    sheet = Sheet.empty(game)
    bets, chips = list(game.bets), [*game.chips, Money(700)]  # seven is off most ladders, so that snapping shows
    for _ in range(chance.randint(1, TOUCHES)):
        bet_id, chip = chance.choice(bets), chance.choice(chips)
        touch = sheet.place(bet_id, chip, game.limits, balance)
        if touch.refused is Refusal.NOT_ENOUGH_MONEY:
            typer.echo(f"  {chip} on {bet_id}: {touch.short_of} short, nothing placed")
        for snapped in touch.snapped.values():
            typer.echo(f"  {chip} on {bet_id}: {_note(game, bet_id, snapped)}")
        sheet = touch.sheet
    return sheet


def _note(game: Game, bet_id: str, snapped: Snapped) -> str:
    its = game.limits.of(game.bets[bet_id].kind)
    sign = f"minimum {its.minimum}, maximum {its.maximum}, by {its.multiple}"
    return f"{snapped.asked} wanted, {snapped.shown} shown (4.3: {sign})"
