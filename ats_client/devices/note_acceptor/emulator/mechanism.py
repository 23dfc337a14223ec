"""The mechanics of an emulated acceptor: where the note really is, what the box really holds, and what goes wrong.

The path of a note: entering → escrow → moving → past the lever → in the box. Every poll moves it one step, so a test
decides the pace. Power can be cut at each step; the note and the content of the box stay where they are.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum


class Step(StrEnum):
    """Where a note is, or what has just happened to it. Power can be cut at each of these points."""

    NONE = "none"
    ENTERING = "entering"
    ESCROW = "escrow"
    TAKEN = "stack-heard"  # the command to stack has arrived, nothing has moved
    MOVING = "moving"
    PAST_LEVER = "past-lever"
    BOX = "in-box"
    SAID = "credit-said"  # the host has been told at least once
    ACKNOWLEDGED = "acknowledged"
    RETURNING = "returning"


@dataclass(frozen=True, slots=True)
class Paper:
    """A note with its value, or a ticket with its digits."""

    value: Decimal | None = None
    digits: str = ""

    def __str__(self) -> str:
        return f"{self.value:.2f}" if self.value is not None else f"ticket {self.digits}"


BEFORE_THE_LEVER = frozenset({Step.ENTERING, Step.ESCROW, Step.TAKEN, Step.MOVING, Step.RETURNING})


@dataclass(slots=True)
class Mechanism:
    """Its state, the console's plans for it, and the totals that survive a power cut."""

    say: Callable[[str], None]
    clock: Callable[[], float]
    step: Step = Step.NONE
    paper: Paper | None = None
    credit_owed: bool = False
    has_power: bool = True
    stacked_notes: list[Decimal] = field(default_factory=list)
    stacked_tickets: list[str] = field(default_factory=list)
    # plans made at the console
    cut_at: Step | None = None
    power_up_as: str | None = None
    skips_stacking: bool = False
    ignored_acks: int = 0
    escrows_again: int = 0
    recovers: bool = True
    repeats_credit: bool = True
    escrow_time_s: float = 10.0
    credit_time_s: float = 60.0
    entering_time_s: float = 3.0
    fault: str | None = None
    since: float = 0.0

    def insert(self, paper: Paper) -> None:
        self.paper = paper
        self.say(f"inserted {paper}")
        self.go(Step.ENTERING)

    def go(self, step: Step) -> None:
        """Moves to a step. A planned power cut happens here."""
        self.step = step
        self.since = self.clock()
        if self.cut_at is step:
            self.cut_at = None
            self.cut_power()

    def for_s(self) -> float:
        return self.clock() - self.since

    def into_the_box(self) -> None:
        """The only place where something enters the box."""
        paper = self.paper
        if paper is None:
            return
        if paper.value is not None:
            self.stacked_notes.append(paper.value)
        else:
            self.stacked_tickets.append(paper.digits)
        self.credit_owed = True
        self.say(f"stacked {paper}")
        self.go(Step.BOX)

    def give_back(self) -> None:
        if self.paper is not None:
            self.say(f"returned {self.paper}")
        self.paper = None
        self.go(Step.NONE)

    def acknowledge(self) -> bool:
        """The host's acknowledgement arrived; false if the emulator was told to ignore it."""
        if self.ignored_acks:
            self.ignored_acks -= 1
            self.say("acknowledgement ignored")
            return False
        self.credit_owed = False
        self.paper = None
        self.say("acknowledged")
        self.go(Step.ACKNOWLEDGED)
        return True

    def cut_power(self) -> None:
        if self.has_power:
            self.has_power = False
            self.say(f"power cut at {self.step.value}")

    def reset_path(self, *, says_again: bool) -> None:
        """A reset clears the path: a note before the lever goes back, one past it goes in."""
        if self.step in BEFORE_THE_LEVER:
            self.give_back()
            return
        if self.step is Step.PAST_LEVER:
            self.into_the_box()
        if self.credit_owed and not (says_again and self.recovers):
            self.forget_credit()
        elif self.credit_owed:
            self.step = Step.BOX

    def forget_credit(self) -> None:
        self.credit_owed = False
        self.paper = None
        self.step = Step.NONE

    def summary(self) -> str:
        total = sum(self.stacked_notes, Decimal(0))
        return (
            f"status power={'on' if self.has_power else 'off'} step={self.step.value}"
            f" notes={len(self.stacked_notes)} total={total:.2f} tickets={len(self.stacked_tickets)}"
            f" fault={self.fault or 'none'}"
        )
