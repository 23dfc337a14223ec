"""One interface for every source of results. A source only reports: the dealer confirms, whoever saw it first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game_protocol.table import Phase
from game_rules.wheel import Wheel


@dataclass(frozen=True, slots=True)
class BallSeen:
    """The ball was spun (RR 5.3)."""


@dataclass(frozen=True, slots=True)
class BallFalling:
    """The ball will fall soon: the wagering period ends now (RR 5.1.3)."""


@dataclass(frozen=True, slots=True)
class ResultRead:
    """The ball rests here."""

    outcome: str


@dataclass(frozen=True, slots=True)
class SourceTrouble:
    """The source cannot be relied on; the dealer enters results by hand until `SourceReady`."""

    why: str


@dataclass(frozen=True, slots=True)
class SourceReady:
    """The source is there and well."""


WheelNews = BallSeen | BallFalling | ResultRead | SourceTrouble | SourceReady


class ResultSource(Protocol):
    """`manual`, `sensor` or `simulated`."""

    @property
    def name(self) -> str: ...

    def table_is(self, phase: Phase, wheel: Wheel) -> None:
        """The table has moved on; a simulated wheel plays along."""

    async def run(self, tell: Callable[[WheelNews], None]) -> None:
        """Reports until cancelled."""


class Manual:
    """The dealer sees and enters."""

    name = "manual"

    def table_is(self, phase: Phase, wheel: Wheel) -> None:
        """A person needs no telling."""

    async def run(self, tell: Callable[[WheelNews], None]) -> None:
        await asyncio.Event().wait()
