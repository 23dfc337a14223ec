"""Jackpots of each style as an operator might set them up."""

from __future__ import annotations

from game_protocol.jackpots import BetWins, JackpotParameters, SameBetRun, Style


def mystery(**changed: object) -> JackpotParameters:
    given: dict[str, object] = {
        "name": "Midnight Mystery",
        "style": Style.MYSTERY,
        "minimum": 50_000,
        "reset": 50_000,
        "start": 50_000,
        "rate": "1.25",
        "must_hit_by": 100_000,
    }
    return JackpotParameters.from_values(given | changed)


def progressive(**changed: object) -> JackpotParameters:
    given: dict[str, object] = {
        "name": "Lucky Run",
        "style": Style.LINKED,
        "minimum": 100_000,
        "reset": 100_000,
        "start": 120_000,
        "rate": "0.5",
        "trigger": SameBetRun(spins=2),
    }
    return JackpotParameters.from_values(given | changed)


def bonus(**changed: object) -> JackpotParameters:
    given: dict[str, object] = {
        "name": "Zero Bonus",
        "style": Style.BONUS,
        "minimum": 25_000,
        "reset": 25_000,
        "start": 25_000,
        "trigger": BetWins(bet="straight-0", stake=500),
    }
    return JackpotParameters.from_values(given | changed)


def goods(**changed: object) -> JackpotParameters:
    nothing = {"minimum": 0, "reset": 0, "start": 0}
    return bonus(**{"name": "Dinner for two", "goods": "Dinner for two", **nothing, **changed})
