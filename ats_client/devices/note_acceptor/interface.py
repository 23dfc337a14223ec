"""The note acceptor as the station sees it: commands, events, and the contract about money.

The contract: every event is awaited, and the driver sends nothing more until the handler has returned. So when
`Credited` comes, the handler books the money durably and returns, and only then does the acceptor get its
acknowledgement (hardware facts 2.9, rule 5). A handler that raises stops the driver; the acceptor was never
acknowledged, so it says the same to the next driver. `repeated=True` marks an item that was booked before: acknowledge
it, do not book it. Handlers of escrow events must return at once and decide later with `accept()` or `return_()`,
because the line is not polled while they run.

The driver keeps nothing on disk. The station hands in the `OpenEntry` from its journal, and the driver reports its end:
`Credited`, `Returned`, `Rejected`, `Closed`, or `Disputed` when nobody can know. It never guesses.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from game_rules.money import Money


@dataclass(frozen=True, slots=True)
class Note:
    """A banknote as the acceptor names it: its code (or channel, or type) and its value."""

    code: int
    value: Money


@dataclass(frozen=True, slots=True)
class Ticket:
    """A bar-coded ticket. Its number is bearer money, so logs and screens only show its last digits."""

    number: str

    @property
    def masked(self) -> str:
        return "•" * max(0, len(self.number) - 4) + self.number[-4:]

    def __repr__(self) -> str:
        return f"Ticket({self.masked})"


Item = Note | Ticket


class Stage(StrEnum):
    """How far an item has come, in the order the station's journal writes it."""

    ESCROWED = "escrowed"  # read and held; nothing irreversible has been sent
    STACKING = "stacking"  # the station decided to take it; written before the command goes out
    CREDITED = "credited"  # booked; the acceptor may or may not have had its acknowledgement


@dataclass(frozen=True, slots=True)
class OpenEntry:
    """An item in the station's journal whose end the station has not seen."""

    id: str
    item: Item
    stage: Stage


@dataclass(frozen=True, slots=True)
class Denomination:
    """One line of the acceptor's own table of notes."""

    code: int
    value: Money
    currency: str


class State(StrEnum):
    """The acceptor's state, for the screen and the technician."""

    OFFLINE = "offline"
    STARTING = "starting"
    DISABLED = "disabled"
    READY = "ready"
    BUSY = "busy"
    ESCROW = "escrow"
    FAULT = "fault"


class FaultKind(StrEnum):
    """A fault of the acceptor. "Stacker full" is for staff only and never announced to the public."""

    OFFLINE = "offline"
    STACKER_FULL = "stacker-full"
    STACKER_OPEN = "stacker-open"
    JAM_IN_ACCEPTOR = "jam-in-acceptor"
    JAM_IN_STACKER = "jam-in-stacker"
    CHEATED = "cheated"
    PAUSED = "paused"  # usually a second note pushed in behind the first
    FAILURE = "failure"
    COMMUNICATION = "communication"
    SETUP = "setup"  # a setting the unit did not take
    CURRENCY = "currency"  # several in the unit's table and none chosen: no note can be valued


class PowerUp(StrEnum):
    """Where the acceptor found a note when its power came back."""

    EMPTY = "empty"
    NOTE_IN_ACCEPTOR = "note-in-acceptor"
    NOTE_IN_STACKER = "note-in-stacker"
    NOT_SAID = "not-said"


@dataclass(frozen=True, slots=True)
class NoteEscrowed:
    """A note is held in escrow; it is not money yet. Decide with `accept()` or `return_()`."""

    id: str
    code: int
    value: Money


@dataclass(frozen=True, slots=True)
class TicketEscrowed:
    """A ticket is held in escrow. Ask the ticket system, then decide."""

    id: str
    number: str

    def __repr__(self) -> str:
        return f"TicketEscrowed({self.id!r})"


@dataclass(frozen=True, slots=True)
class Credited:
    """The item is in the cash box: book it, then return. `unconfirmed`: known from the journal alone, to be
    reconciled."""

    id: str
    item: Item
    repeated: bool = False
    unconfirmed: bool = False


@dataclass(frozen=True, slots=True)
class Closed:
    """A credited item is finished; the acceptor will say no more about it."""

    id: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The item went back to the player; nothing is booked."""

    id: str
    item: Item


@dataclass(frozen=True, slots=True)
class Rejected:
    """The acceptor gave something back by itself. It has no id, because it never came to escrow."""

    reason: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Disputed:
    """Nobody can know where an item is, or one was stacked without notice: an attendant decides."""

    why: str
    id: str | None = None
    item: Item | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    kind: FaultKind
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Cleared:
    kind: FaultKind


@dataclass(frozen=True, slots=True)
class StateChanged:
    state: State


@dataclass(frozen=True, slots=True)
class Identified:
    """The acceptor's model and firmware, in its own words."""

    identity: str


@dataclass(frozen=True, slots=True)
class DenominationsRead:
    denominations: tuple[Denomination, ...]


@dataclass(frozen=True, slots=True)
class PoweredUp:
    """The acceptor lost power and came back."""

    found: PowerUp


Event = (
    NoteEscrowed
    | TicketEscrowed
    | Credited
    | Closed
    | Returned
    | Rejected
    | Disputed
    | Fault
    | Cleared
    | StateChanged
    | Identified
    | DenominationsRead
    | PoweredUp
)
Handler = Callable[[Event], Awaitable[None]]


class AfterPowerCut(StrEnum):
    """How to treat a note found past the lever when the acceptor says nothing more about it (facts 2.9: unknown)."""

    DISPUTE = "dispute"  # hold it for an attendant
    CREDIT = "credit"  # book it from the journal once, and flag it for reconciliation


@dataclass(frozen=True, slots=True)
class AcceptorSettings:
    """Settings for an operator or technician; times in seconds. Those of one protocol have their own class."""

    currency: str | None = None
    """Take only this currency's notes, named as the unit names it. None: the unit's only one; if its table has
    several, none is taken and `FaultKind.CURRENCY` says so."""
    decide_within_s: float = 8.0
    """Give the item back if nobody has decided by then; the unit itself would after about 10 s (facts 2.9 rule 4)."""
    poll_interval_s: float = 0.2
    answer_within_s: float | None = None
    """None: the protocol's own value."""
    offline_after: int = 5
    """After this many unanswered frames the acceptor counts as gone."""
    note_in_stacker: AfterPowerCut = AfterPowerCut.DISPUTE


DEFAULTS = AcceptorSettings()


class NoteAcceptor(ABC):
    """A note acceptor on a serial port. Commands say what is wanted; events say what happened."""

    @property
    @abstractmethod
    def state(self) -> State: ...

    @property
    @abstractmethod
    def identity(self) -> str:
        """Model and firmware in the unit's own words; empty until it has sent them."""

    @property
    @abstractmethod
    def denominations(self) -> tuple[Denomination, ...]:
        """The unit's own table of notes; empty until it has sent it."""

    @property
    @abstractmethod
    def takes_tickets(self) -> bool: ...

    @abstractmethod
    async def run(self) -> None:
        """Talks to the device until cancelled, and reopens a port that vanished when it is back."""

    @abstractmethod
    def accept(self) -> None:
        """Takes the item in escrow; the journal must already say so. `RefusedByDevice` if there is none to take."""

    @abstractmethod
    def return_(self) -> None:
        """Gives the item in escrow back. `RefusedByDevice` if there is none, or it was already accepted."""

    @abstractmethod
    def hold(self) -> None:
        """Keeps the item in escrow for longer: the decision time starts again. `RefusedByDevice` if there is none."""

    @abstractmethod
    def enable(self, denominations: Collection[Money] | None = None, *, tickets: bool = False) -> None:
        """From now on, takes notes of these values (None: all of them), and tickets if `tickets` is true."""

    @abstractmethod
    def disable(self) -> None:
        """Takes nothing in any more. An item already in escrow still waits for its decision."""

    @abstractmethod
    def reset(self) -> None:
        """Restarts the device after a technician has cleared a jam. `RefusedByDevice` while an item is in its path."""
