"""What the console shows, as one value: the door between the console and its screen.

The console gives a new picture whenever anything changed; the screen draws it and decides nothing. Only the
countdown runs between two pictures, so the screen asks `seconds_left` for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game_protocol.act import Act
from game_protocol.cage import Debts, TicketFound
from game_protocol.identity import StaffMember, Threshold
from game_protocol.jackpot_office import JackpotRoom
from game_protocol.jackpots import JackpotMeters
from game_protocol.phrases import NOTHING_SAID, Said
from game_protocol.problems import Problem
from game_protocol.reports import Report
from game_protocol.rounds import Correction, VoidCause
from game_protocol.staff import HouseSpin, OpenAlert
from game_protocol.station import Recall, StationView
from game_protocol.table import TableView
from game_protocol.technician import TechnicianAct
from game_rules.game import Game, Power, Role
from game_rules.money import Money
from table_screens.console.orders import Seen
from table_screens.console.room import Room


class Lock(StrEnum):
    """Why nobody may touch anything but the sign-in."""

    OPEN = ""
    NOBODY = "nobody"
    IDLE = "idle"
    LEFT = "left"
    """Somebody signed out, or locked the screen on purpose."""
    EXPIRED = "expired"
    ELSEWHERE = "elsewhere"
    """The person has signed in at another console."""


@dataclass(frozen=True, slots=True)
class Person:
    number: str
    name: str
    role: Role


class Step(StrEnum):
    """How far an order is."""

    ASKING = "asking"
    """The screen names what will happen; nothing was sent."""
    UNDER_WAY = "under-way"
    NEEDS_PERSON = "needs-person"
    """Somebody with a higher role must allow it, here and now."""
    NOT_DONE = "not-done"
    UNKNOWN = "unknown"
    """No answer came. Asking again is safe: it counts once."""


@dataclass(frozen=True, slots=True)
class Needed:
    """Whose PIN is wanted, and by which rule. Neither power nor threshold: they must do it themselves."""

    role: Role
    rule: str = ""
    power: Power | None = None
    above: Threshold | None = None
    limit: Money = field(default_factory=Money.zero)
    """What the person who asks may move alone."""


@dataclass(frozen=True)
class Question:
    """An order on its way, its reason filled in. `number` rises, so that the same act asked twice is seen twice."""

    number: int
    act: Act[Any]
    step: Step
    seen: Seen = None
    needed: Needed | None = None
    problem: Problem | None = None
    why: Said = NOTHING_SAID
    """The server's sentence, where it said no."""


@dataclass(frozen=True)
class Done:
    """The last act that was done, for a line that stands a moment."""

    number: int
    act: Act[Any]
    seen: Seen = None
    already: bool = False
    """The server had done it before, under the same id: hand nothing over again."""
    by: str = ""
    """Who allowed it, where that was somebody else."""


@dataclass(frozen=True)
class Lapsed:
    """A question whose moment passed before anybody answered it: it is gone, and nothing was done."""

    number: int
    act: Act[Any]
    seen: Seen = None


@dataclass(frozen=True, slots=True)
class WheelSeen:
    """What the source of results says."""

    source: str = "manual"
    trouble: str = ""
    reading: str | None = None
    """For the round that runs."""
    contradicts: str = ""
    """It read another number after the result was confirmed."""


@dataclass(frozen=True)
class ChosenStation:
    """The station somebody tapped; its felt and its rounds come when the server has told them."""

    station: int
    seat: StationView | None = None
    recall: Recall | None = None
    acts: tuple[TechnicianAct, ...] = ()
    """What technicians did here, newest first."""
    why: Said = NOTHING_SAID


@dataclass(frozen=True)
class CorrectionAsked:
    """A wrong outcome, or a paid round that is to be void, with before and after of every account (RR 9.4, 12.3)."""

    round: int
    outcome: str
    """Empty where the round, or one player's part in it, is to be void."""
    cause: VoidCause | None = None
    station: int | None = None
    lines: Correction | None = None
    why: Said = NOTHING_SAID


@dataclass(frozen=True)
class ReportAsked:
    name: str
    report: Report | None = None
    why: Said = NOTHING_SAID
    needed: Needed | None = None
    saved: str = ""
    """Where the CSV was written."""


@dataclass(frozen=True)
class CageAsked:
    """The cage's window: what is owed, and the ticket that was looked up."""

    debts: Debts | None = None
    number: str = ""
    """Of the ticket, as it was typed."""
    ticket: TicketFound | None = None
    why: Said = NOTHING_SAID
    busy: bool = False
    needed: Needed | None = None


@dataclass(frozen=True)
class StaffAsked:
    """The list of staff, while it is open."""

    people: tuple[StaffMember, ...] | None = None
    why: Said = NOTHING_SAID
    needed: Needed | None = None


@dataclass(frozen=True)
class ConsolePicture:
    """Everything on the console's screen but the running seconds."""

    lock: Lock = Lock.NOBODY
    person: Person | None = None
    signing_in: bool = False
    sign_in_refused: Said = NOTHING_SAID
    connected: bool = False
    needed_release: str = ""
    """The server's release, where this console does not understand it."""
    table: TableView | None = None
    game: Game | None = None
    entered: str | None = None
    """Entered at the server and not confirmed yet: after a lost answer, or from another console."""
    room: Room = field(default_factory=Room)
    alerts: tuple[OpenAlert, ...] = ()
    spin: HouseSpin | None = None
    wheel: WheelSeen = field(default_factory=WheelSeen)
    question: Question | None = None
    aside: tuple[Question, ...] = ()
    """Requests that wait for a higher role while the game goes on, oldest first."""
    done: Done | None = None
    lapsed: Lapsed | None = None
    chosen: ChosenStation | None = None
    correction: CorrectionAsked | None = None
    report: ReportAsked | None = None
    cage: CageAsked | None = None
    staff: StaffAsked | None = None
    jackpots: JackpotRoom | None = None
    board: JackpotMeters | None = None
    """What hangs over this table: its meters, and the settings of their display."""
