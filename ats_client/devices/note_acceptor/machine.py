"""The part that all acceptors' state machines share: the open item, decisions, faults, and booking before
acknowledging.

A machine is pure: it is told the time, fed what the device said, and asked for its next turn. `hear` gives events;
the port loop has each one handled and then calls `told`. Only `told` moves the item on, so an acknowledgement is
owed exactly when the station has booked, and an event whose handler failed is as good as never raised.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto

from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    AfterPowerCut,
    Cleared,
    Closed,
    Credited,
    Denomination,
    DenominationsRead,
    Disputed,
    Event,
    Fault,
    FaultKind,
    Identified,
    Item,
    Note,
    NoteEscrowed,
    OpenEntry,
    Rejected,
    Returned,
    Stage,
    State,
    StateChanged,
    Ticket,
    TicketEscrowed,
)
from ats_client.devices.note_acceptor.path import CONCLUSIONS, Conclusion, Evidence
from game_protocol.log import Log
from game_rules.money import Money
from screen_kit.devices.errors import RefusedByDevice

log = Log(__name__)

NOT_WANTED = "not accepted at the moment"
UNREADABLE = "could not be read"
SETUP_TRIES = 3
"""How often a setting is sent again before it counts as refused."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The host's next message. ACKs get no answer; a `patient` turn waits for the next poll time."""

    payload: bytes
    answered: bool = True
    patient: bool = False


class Decision(Enum):
    ACCEPT = auto()
    RETURN = auto()
    HOLD = auto()


@dataclass(frozen=True, slots=True)
class Wanted:
    """The items that the station wants the acceptor to take."""

    is_open: bool = False
    values: frozenset[Money] | None = None
    tickets: bool = False

    def allows(self, item: Item) -> bool:
        if not self.is_open:
            return False
        if isinstance(item, Ticket):
            return self.tickets
        return self.values is None or item.value in self.values


@dataclass(slots=True)
class InPath:
    """The item in the path, as this run of the driver sees it."""

    id: str
    item: Item
    stage: Stage
    is_announced: bool = False
    is_unwanted: bool = False  # the driver gives it back without asking the station
    is_sent: bool = False  # the command to stack was sent, in this run or (perhaps) an earlier one
    decision: Decision | None = None
    decide_by: float | None = None

    @property
    def known_stage(self) -> Stage:
        """An item that was accepted but never sent counts as escrowed: the device cannot have stacked it."""
        return Stage.ESCROWED if self.stage is Stage.STACKING and not self.is_sent else self.stage


class Machine(ABC):
    """The shared part. Each protocol adds its vocabulary and the order of its turns."""

    takes_tickets = True

    def __init__(self, settings: AcceptorSettings, open_entry: OpenEntry | None, new_id: Callable[[], str]) -> None:
        self.settings = settings
        self.state = State.OFFLINE
        self.identity = ""
        self.denominations: tuple[Denomination, ...] = ()
        self._new_id = new_id
        self._in_path = InPath(open_entry.id, open_entry.item, open_entry.stage, is_sent=True) if open_entry else None
        self._wanted = Wanted()
        self._owes_ack = False
        self._concluded: dict[str, Event] = {}  # in this one answer; hearing the same item twice adds nothing
        self._orphan_pending = False
        self._orphan_recorded = False
        self._faults: dict[FaultKind, str] = {}
        self._unanswered = 0
        self._silent_since: float | None = None

    # --- for the station

    def accept(self) -> None:
        item = self._undecided("accept")
        item.stage = Stage.STACKING
        item.decision = Decision.ACCEPT

    def return_(self) -> None:
        self._undecided("give back").decision = Decision.RETURN

    def hold(self, now: float) -> None:
        item = self._undecided("hold")
        item.decision = Decision.HOLD
        item.decide_by = now + self.settings.decide_within_s

    def enable(self, denominations: Collection[Money] | None, *, tickets: bool) -> None:
        if tickets and not self.takes_tickets:
            raise RefusedByDevice("this acceptor takes no tickets")
        self._wanted = Wanted(True, None if denominations is None else frozenset(denominations), tickets)

    def disable(self) -> None:
        self._wanted = Wanted()

    @abstractmethod
    def reset(self) -> None: ...

    def _undecided(self, what: str) -> InPath:
        item = self._in_path
        if item is None or item.stage is not Stage.ESCROWED or item.is_unwanted:
            raise RefusedByDevice(f"there is nothing in escrow to {what}")
        if item.decision is Decision.RETURN:
            raise RefusedByDevice(f"cannot {what} what is already going back")
        return item

    # --- for the port loop

    @abstractmethod
    def line_opened(self) -> None:
        """A port was (re)opened: another unit may be behind it now."""

    @abstractmethod
    def turn(self, now: float) -> Turn: ...

    @abstractmethod
    def hear(self, payload: bytes, now: float) -> list[Event]: ...

    def heard_something(self) -> list[Event]:
        """The device answered, so any silence is over."""
        self._concluded.clear()
        self._unanswered = 0
        self._silent_since = None
        return self._clear({FaultKind.OFFLINE})

    def heard_nothing(self, now: float) -> list[Event]:
        """The answer did not come."""
        self._unanswered += 1
        if self._silent_since is None:
            self._silent_since = now
        if self._unanswered < self.settings.offline_after:
            return []
        return self._fault(FaultKind.OFFLINE, "no answer") + self._become(State.OFFLINE)

    def line_lost(self, why: str) -> list[Event]:
        return self._fault(FaultKind.OFFLINE, why) + self._become(State.OFFLINE)

    def told(self, event: Event) -> None:
        """The station has handled this event; if it is about money, durably."""
        item = self._in_path
        match event:
            case Credited(id=told_id, unconfirmed=unconfirmed):
                if item is not None and item.id == told_id:
                    item.stage = Stage.CREDITED
                self._owes_ack = self._owes_ack or not unconfirmed
            case Disputed(id=None) if self._orphan_pending:
                self._orphan_pending = False
                self._orphan_recorded = True
                self._owes_ack = True
                if item is not None and item.is_unwanted:
                    self._in_path = None
            case Closed(id=told_id) | Returned(id=told_id) | Disputed(id=told_id) if item and told_id == item.id:
                self._in_path = None
            case Rejected(id=told_id) if item and (told_id == item.id or item.is_unwanted):
                self._in_path = None
            case NoteEscrowed(id=told_id) | TicketEscrowed(id=told_id) if item and told_id == item.id:
                item.is_announced = True
            case _:
                pass

    # --- for the protocols, in common words

    def _escrow(self, item: Item, now: float) -> list[Event]:
        """Something is held in escrow. If it is seen again it is the same item (a weak motor escrows twice)."""
        events: list[Event] = []
        held = self._in_path
        if held is not None and held.id in self._concluded:
            if isinstance(self._concluded[held.id], Credited):
                events.append(Closed(held.id))
            held = None
        elif held is not None and (held.item != item or held.stage is Stage.CREDITED):
            events += self._conclude(Evidence.PATH_EMPTY)
            held = None
        if held is None:
            held = InPath(self._new_id(), item, Stage.ESCROWED)
            self._in_path = held
            if not self._wanted.allows(item):
                held.is_unwanted = True
                held.decision = Decision.RETURN
        events += self._become(State.ESCROW)
        if held.decide_by is None:
            held.decide_by = now + self.settings.decide_within_s
        if held.is_announced or held.is_unwanted or held.stage is not Stage.ESCROWED:
            return events
        if isinstance(item, Ticket):
            return [*events, TicketEscrowed(held.id, item.number)]
        return [*events, NoteEscrowed(held.id, item.code, item.value)]

    def _escrow_decision(self, now: float) -> Decision | None:
        """The command for the item in escrow. If nobody decides for too long, it is given back."""
        held = self._in_path
        if held is None:
            return Decision.RETURN  # in escrow, but we cannot read it
        if held.stage is Stage.STACKING:
            return Decision.ACCEPT
        if held.decide_by is not None and now >= held.decide_by:
            held.decision = Decision.RETURN
        return held.decision

    def _stack_was_sent(self) -> None:
        if self._in_path is not None:
            self._in_path.is_sent = True

    def _hold_was_sent(self) -> None:
        if self._in_path is not None and self._in_path.decision is Decision.HOLD:
            self._in_path.decision = None

    def _credit_point(self, code: int | None = None, *, is_ticket: bool | None = None) -> list[Event]:
        """The device says: stacked. If it names an item other than the escrowed one, that item belongs to nobody."""
        held = self._in_path
        if held is None or held.is_unwanted:
            return self._orphan(code)
        has_ticket = isinstance(held.item, Ticket)
        other_kind = is_ticket is not None and is_ticket != has_ticket
        other_note = isinstance(held.item, Note) and code not in (None, held.item.code)
        if other_kind or other_note:
            return [*self._conclude(Evidence.PATH_EMPTY), *self._orphan(code)]
        return self._conclude(Evidence.CREDIT_POINT)

    def _orphan(self, code: int | None) -> list[Event]:
        if self._orphan_recorded:
            self._owes_ack = True
            return []
        self._orphan_pending = True
        held = self._in_path
        item = held.item if held is not None and held.is_unwanted else self._note(code)
        return [Disputed("stacked without having been announced in escrow", item=item)]

    def _past_credit_point(self) -> None:
        """The device speaks of something else, so an orphan's acknowledgement has arrived."""
        self._orphan_recorded = False

    def _conclude(self, evidence: Evidence, reason: str | None = None) -> list[Event]:
        held = self._in_path
        if held is not None and held.id in self._concluded:
            return []
        events = self._conclusion(evidence, reason)
        if held is not None and events:
            self._concluded[held.id] = events[0]
        return events

    def _conclusion(self, evidence: Evidence, reason: str | None) -> list[Event]:
        held = self._in_path
        conclusion = CONCLUSIONS[held.known_stage if held else None, evidence]
        if held is None:
            if conclusion is Conclusion.DISPUTE:
                return [Disputed("a note was found in the stacker that the journal does not know")]
            return []
        match conclusion:
            case Conclusion.CREDIT:
                return [Credited(held.id, held.item)]
            case Conclusion.REPEAT:
                return [Credited(held.id, held.item, repeated=True)]
            case Conclusion.CLOSE:
                return [Closed(held.id)]
            case Conclusion.RETURNED if held.is_unwanted:
                return [Rejected(reason or NOT_WANTED)]
            case Conclusion.RETURNED if reason is not None:
                return [Rejected(reason, held.id)]
            case Conclusion.RETURNED:
                return [Returned(held.id, held.item)]
            case Conclusion.BY_SETTING if self.settings.note_in_stacker is AfterPowerCut.CREDIT:
                return [Credited(held.id, held.item, unconfirmed=True), Closed(held.id)]
            case _:
                return [Disputed("it cannot be known where the item is", held.id, held.item)]

    def _note(self, code: int | None) -> Note | None:
        for denomination in self.denominations:
            if denomination.code == code:
                return Note(denomination.code, denomination.value)
        return None

    def _read_denominations(self, read: Collection[Denomination]) -> list[Event]:
        """Reads the unit's table, in one currency only: five euros must never be booked as five dollars."""
        ours = tuple(d for d in read if self.settings.currency in (None, d.currency))
        currencies = sorted({d.currency for d in ours})
        if len(currencies) > 1:
            ours = ()
            events = self._fault(FaultKind.CURRENCY, f"choose one of {', '.join(currencies)}")
        else:
            events = self._clear({FaultKind.CURRENCY})
        if ours == self.denominations:
            return events
        self.denominations = ours
        return [*events, DenominationsRead(ours)]

    def _identified(self, identity: str) -> list[Event]:
        if identity == self.identity:
            return []
        self.identity = identity
        return [Identified(identity)]

    def _become(self, state: State) -> list[Event]:
        if state is self.state:
            return []
        self.state = state
        return [StateChanged(state)]

    def _fault(self, kind: FaultKind, detail: str = "") -> list[Event]:
        if self._faults.get(kind) == detail:
            return []
        self._faults[kind] = detail
        return [Fault(kind, detail)]

    def _clear(self, kinds: Collection[FaultKind]) -> list[Event]:
        cleared = [kind for kind in self._faults if kind in kinds]
        for kind in cleared:
            del self._faults[kind]
        return [Cleared(kind) for kind in cleared]
