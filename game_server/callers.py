"""Who is asking: a station or a person, as `game_server.identity` made it out from the request's token."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Game, Power, Role
from game_server.refusals import Refusal


@dataclass(frozen=True, slots=True)
class StationCaller:
    """An enrolled station that signed in with its own key."""

    station_id: str
    table: str
    number: int

    def __str__(self) -> str:
        return f"station {self.number}"


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody who has not said who they are; only where they come from is known."""

    source: str


@dataclass(frozen=True, slots=True)
class StaffCaller:
    """A person who signed in; `approved` is what a higher role allows in this one request, and by whom."""

    number: str
    name: str
    role: Role
    approved: Power | Threshold | None = None
    approved_by: str = ""
    approver_role: Role | None = None

    def __str__(self) -> str:
        return f"staff {self.number}" + (f", allowed by {self.approved_by}" if self.approved_by else "")

    def needs(self, game: Game, power: Power) -> None:
        """Refuses a person to whom the game's book does not give the power."""
        if game.may(self.role, power):
            return
        if self.approved is power and self.approver_role and game.may(self.approver_role, power):
            return
        granted = game.powers.get(power)
        if granted is None:
            raise Refusal(Problem.WRONG_ROLE, Phrase.NOBODY_HAS_POWER, game=game.title, power=power)
        raise Refusal(
            Problem.WRONG_ROLE,
            Phrase.NEEDS_ROLE_BY_RULE,
            power=power,
            role=granted.role,
            rule=granted.rule,
        )

    def needs_role(self, *lowest: Role) -> None:
        """For what no book speaks of: enrolment, reports, the station map."""
        if not any(self.role.may(role) for role in lowest):
            phrase = Phrase.NEEDS_ROLE if len(lowest) == 1 else Phrase.NEEDS_ONE_OF_ROLES
            raise Refusal(Problem.WRONG_ROLE, phrase, role=lowest[0], or_role=lowest[-1])


Caller = StationCaller | StaffCaller

CallerOf = Callable[[HTTPConnection], Awaitable[Caller]]
"""Raises `Refusal` with NOT_SIGNED_IN where there is no good token. Kept as `app.state.caller_of`."""


async def caller(request: HTTPConnection) -> Caller:
    caller_of: CallerOf = request.app.state.caller_of
    return await caller_of(request)


async def station_caller(request: HTTPConnection) -> StationCaller:
    """The dependency of every route that belongs to stations."""
    asking = await caller(request)
    if not isinstance(asking, StationCaller):
        raise Refusal(Problem.WRONG_ROLE, Phrase.ONLY_STATIONS)
    return asking


async def staff_caller(request: HTTPConnection) -> StaffCaller:
    """The dependency of every route that belongs to people."""
    asking = await caller(request)
    if not isinstance(asking, StaffCaller):
        raise Refusal(Problem.WRONG_ROLE, Phrase.ONLY_STAFF)
    return asking
