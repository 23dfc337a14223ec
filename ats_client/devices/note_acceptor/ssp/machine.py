"""SSP's state machine: start-up commands, settings wanted and settings sent, and poll events.

SSP turns the usual order round: once a note is in escrow, the next POLL *accepts* it (hardware facts 3.3). So while
nobody has decided, HOLD goes out in place of every poll, and at a start REJECT goes out before the first one, unless
the journal says that the item in the path was to be taken.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Event,
    FaultKind,
    Note,
    OpenEntry,
    PoweredUp,
    PowerUp,
    Rejected,
    Stage,
    State,
    Ticket,
)
from ats_client.devices.note_acceptor.machine import SETUP_TRIES, UNREADABLE, Decision, Machine, Turn
from ats_client.devices.note_acceptor.path import Evidence
from ats_client.devices.note_acceptor.ssp import codes
from ats_client.devices.note_acceptor.ssp.secure import DEFAULT_FIXED_KEY, KeyExchange
from game_protocol.log import Log
from game_rules.money import Money
from screen_kit.devices.errors import RefusedByDevice

log = Log(__name__)


@dataclass(frozen=True, slots=True)
class SspSettings:
    """Settings that only an SSP unit has."""

    address: int = 0x00
    protocol_version: int = 6
    """We try this version first and step down; a unit that does not know it says so (facts 7)."""
    bar_code_reader: bytes = b"\x03\x01\x12"
    """Both readers, interleaved 2 of 5, 18 characters."""
    is_encrypted: bool = False
    fixed_key: int = DEFAULT_FIXED_KEY
    resends: int = 19
    """Twenty tries with the same bytes; then the unit counts as gone (facts 3.1)."""
    quiet_s: float = 5.0
    """An item the unit has not mentioned for this long counts as out of the path."""


ABOUT_AN_ITEM = frozenset(
    {
        codes.READ,
        codes.CREDIT_NOTE,
        codes.STACKING,
        codes.STACKED,
        codes.REJECTING,
        codes.REJECTED,
        codes.TICKET_VALIDATED,
        codes.TICKET_ACKNOWLEDGED,
        codes.CLEARED_FROM_FRONT,
        codes.CLEARED_INTO_CASH_BOX,
        codes.PAID_INTO_STACKER,
        codes.INITIALISING,
        codes.SLAVE_RESET,
    }
)
"""While the unit says one of these, an item may still be in the path."""

NEEDS_NO_ACK = frozenset(
    {codes.READ, codes.STACKING, codes.DISABLED, codes.ALL_INHIBITED, codes.INITIALISING, codes.TICKET_VALIDATED}
)
"""States rather than events. Everything else is acknowledged after it is handled; which events a model repeats is not
known."""

LEVELS: Mapping[int, tuple[FaultKind, str]] = MappingProxyType(
    {
        codes.SAFE_JAM: (FaultKind.JAM_IN_STACKER, "safe jam"),
        codes.UNSAFE_JAM: (FaultKind.JAM_IN_ACCEPTOR, "unsafe jam"),
        codes.STACKER_FULL: (FaultKind.STACKER_FULL, ""),
        codes.FRAUD_ATTEMPT: (FaultKind.CHEATED, "fraud attempt"),
        codes.NOTE_PATH_OPEN: (FaultKind.FAILURE, "note path open"),
    }
)
"""Faults that last as long as the unit reports them."""

STATES: Mapping[int, State] = MappingProxyType(
    {
        codes.READ: State.BUSY,
        codes.STACKING: State.BUSY,
        codes.CREDIT_NOTE: State.BUSY,
        codes.STACKED: State.BUSY,
        codes.REJECTING: State.BUSY,
        codes.REJECTED: State.BUSY,
        codes.TICKET_VALIDATED: State.BUSY,
        codes.TICKET_ACKNOWLEDGED: State.BUSY,
        codes.DISABLED: State.DISABLED,
        codes.ALL_INHIBITED: State.DISABLED,
        codes.INITIALISING: State.STARTING,
        codes.SLAVE_RESET: State.STARTING,
        **dict.fromkeys(LEVELS, State.FAULT),
        codes.CASH_BOX_REMOVED: State.FAULT,
    }
)


class SspMachine(Machine):
    """Decides what an SSP host says next. `use_key` gives a negotiated key to the link layer."""

    def __init__(
        self,
        settings: AcceptorSettings,
        protocol_settings: SspSettings,
        open_entry: OpenEntry | None,
        new_id: Callable[[], str],
        use_key: Callable[[int], None],
        random_below: Callable[[int], int],
    ) -> None:
        super().__init__(settings, open_entry, new_id)
        self._protocol_settings = protocol_settings
        self._use_key = use_key
        self._random_below = random_below
        self._exchange: KeyExchange | None = None
        self._version = protocol_settings.protocol_version
        self._polls_with_ack = True
        self._has_bar_code_reader = True
        self._reset_wanted = False
        self._start()

    def _start(self) -> None:
        """Begins at SYNC: we rely on nothing the unit was told before."""
        self._todo = [codes.SYNC, codes.HOST_PROTOCOL_VERSION]
        if self._protocol_settings.is_encrypted:
            self._todo += [codes.GENERATOR, codes.MODULUS, codes.KEY_EXCHANGE]
        self._todo += [codes.SETUP_REQUEST]
        held = self._in_path
        if held is not None and isinstance(held.item, Ticket):
            self._todo += [codes.GET_BAR_CODE_DATA]
        elif held is None or held.stage is not Stage.STACKING:
            self._todo += [codes.REJECT_NOTE]
        self._is_in_escrow = False
        self._is_rejecting = False
        self._has_polled = False
        self._owes_ack = False
        self._quiet_since: float | None = None
        self._applied: dict[int, bytes] = {}
        self._tries: dict[int, int] = {}
        self._disabled_polls = 0
        self._sent = b""

    def line_opened(self) -> None:
        self.denominations = ()
        self._start()

    def reset(self) -> None:
        if self._in_path is not None or self._owes_ack:
            raise RefusedByDevice("an item is in the acceptor's path")
        self._reset_wanted = True

    def enable(self, denominations: Collection[Money] | None, *, tickets: bool) -> None:
        super().enable(denominations, tickets=tickets)
        self._tries.clear()

    # --- the host's side

    def turn(self, now: float) -> Turn:
        payload, is_patient = self._next(now)
        self._sent = payload
        return Turn(payload, patient=is_patient)

    def _next(self, now: float) -> tuple[bytes, bool]:
        if self._owes_ack:
            self._owes_ack = False
            if self._polls_with_ack:
                return bytes([codes.EVENT_ACK]), False
        if self._reset_wanted:
            return bytes([codes.RESET]), False
        if self._todo:
            return self._written(self._todo[0]), self._todo[0] == codes.SYNC
        if self._is_in_escrow:
            return self._escrow_turn(now)
        if (setting := self._setting()) is not None:
            return setting, False
        return self._poll(), True

    def _poll(self) -> bytes:
        return bytes([codes.POLL_WITH_ACK if self._polls_with_ack else codes.POLL])

    def _escrow_turn(self, now: float) -> tuple[bytes, bool]:
        match self._escrow_decision(now):
            case Decision.ACCEPT:
                self._is_in_escrow = False
                self._stack_was_sent()
                return self._poll(), False
            case Decision.RETURN:
                return bytes([codes.REJECT_NOTE]), False
            case _:
                self._hold_was_sent()
                return bytes([codes.HOLD]), True

    def _written(self, command: int) -> bytes:
        if command == codes.HOST_PROTOCOL_VERSION:
            return bytes([command, self._version])
        if command in (codes.GENERATOR, codes.MODULUS, codes.KEY_EXCHANGE):
            if command == codes.GENERATOR or self._exchange is None:
                self._exchange = KeyExchange.new(self._random_below)
            numbers = {
                codes.GENERATOR: self._exchange.generator,
                codes.MODULUS: self._exchange.modulus,
                codes.KEY_EXCHANGE: self._exchange.intermediate,
            }
            return bytes([command]) + numbers[command].to_bytes(8, "little")
        return bytes([command])

    def _setting(self) -> bytes | None:
        """The next setting that differs from what we want."""
        for command, data in self._wanted_settings().items():
            if self._applied.get(command) != data:
                if command == codes.ENABLE:
                    return bytes([codes.ENABLE if data == b"\x01" else codes.DISABLE])
                return bytes([command]) + (b"" if command == codes.GET_BAR_CODE_INHIBIT else data)
        return None

    def _wanted_settings(self) -> dict[int, bytes]:
        """The unit is opened only after a poll, and never while an earlier item is unresolved (facts 3.6)."""
        is_free = self._has_polled and self._in_path is None
        is_open = self._wanted.is_open and (is_free or self._applied.get(codes.ENABLE) == b"\x01")
        wanted: dict[int, bytes] = {}
        if not is_open:
            wanted[codes.ENABLE] = b"\x00"
            return wanted
        if self._wanted.tickets and self._has_bar_code_reader:
            wanted[codes.SET_BAR_CODE_READER] = self._protocol_settings.bar_code_reader
        if self._has_bar_code_reader and (self._wanted.tickets or codes.SET_BAR_CODE_INHIBIT in self._applied):
            inhibit = b"\xfc" if self._wanted.tickets else b"\xfe"  # 0 enables: one public host has it backwards
            wanted[codes.SET_BAR_CODE_INHIBIT] = wanted[codes.GET_BAR_CODE_INHIBIT] = inhibit
        wanted[codes.CHANNEL_INHIBITS] = self._channel_mask()
        wanted[codes.ENABLE] = b"\x01"
        return wanted

    def _channel_mask(self) -> bytes:
        """Bit = 1 enables, the lowest is channel 1."""
        values = self._wanted.values
        ours = [d.code for d in self.denominations if values is None or d.value in values]
        return (sum(1 << channel - 1 for channel in ours) & 0xFFFF).to_bytes(2, "little")

    # --- the unit's answers

    def heard_nothing(self, now: float) -> list[Event]:
        """All tries went unanswered: the unit is gone, and only SYNC may come next."""
        self._start()
        return self._fault(FaultKind.OFFLINE, "no answer") + self._become(State.OFFLINE)

    def hear(self, payload: bytes, now: float) -> list[Event]:
        events = self.heard_something()
        asked, code, data = self._sent[0], payload[0], payload[1:]
        if code == codes.OK:
            return events + self._agreed(asked, data, now)
        if code == codes.KEY_NOT_SET:
            self._start()
            if not self._protocol_settings.is_encrypted:
                events += self._fault(FaultKind.SETUP, "the unit wants encryption")
            return events
        return events + self._refused(asked, code)

    def _agreed(self, asked: int, data: bytes, now: float) -> list[Event]:
        if asked in (codes.POLL, codes.POLL_WITH_ACK):
            return self._polled(data, now)
        if self._todo and self._todo[0] == asked:
            self._todo.pop(0)
        match asked:
            case codes.RESET:
                self._reset_wanted = False
                self._start()
            case codes.KEY_EXCHANGE if self._exchange is not None and len(data) == 8:
                self._use_key(self._exchange.key(int.from_bytes(data, "little")))
            case codes.SETUP_REQUEST:
                return self._set_up(data)
            case codes.GET_BAR_CODE_DATA:
                return self._ticket(data, now)
            case codes.LAST_REJECT_CODE:
                return self._reject_reason(data)
            case codes.REJECT_NOTE:
                self._is_in_escrow = False
            case codes.ENABLE | codes.DISABLE:
                self._applied[codes.ENABLE] = b"\x01" if asked == codes.ENABLE else b"\x00"
            case codes.GET_BAR_CODE_INHIBIT:
                return self._read_back(data)
            case _ if asked in self._wanted_settings():
                self._applied[asked] = self._sent[1:]
            case _:
                pass
        return []

    def _refused(self, asked: int, answer: int) -> list[Event]:
        why = codes.ANSWERS.get(answer, f"0x{answer:02X}")
        tries = self._tries[asked] = self._tries.get(asked, 0) + 1
        match asked:
            case codes.POLL_WITH_ACK:
                self._polls_with_ack = False  # an older unit: we send plain polls from now on
            case codes.HOST_PROTOCOL_VERSION if self._version > 1:
                self._version -= 1
            case codes.HOLD:
                if self._in_path is not None and self._in_path.stage is Stage.ESCROWED:
                    self._in_path.decision = Decision.RETURN  # nothing is held: make sure of it, then poll
            case codes.REJECT_NOTE | codes.GET_BAR_CODE_DATA | codes.EVENT_ACK | codes.LAST_REJECT_CODE:
                self._is_in_escrow = False
                if self._todo and self._todo[0] == asked:
                    self._todo.pop(0)
                if asked == codes.LAST_REJECT_CODE:
                    return self._reject_reason(b"")
            case codes.SET_BAR_CODE_READER | codes.SET_BAR_CODE_INHIBIT | codes.GET_BAR_CODE_INHIBIT:
                self._has_bar_code_reader = False
                return self._fault(FaultKind.SETUP, f"{codes.COMMANDS[asked]}: {why}")
            case _ if tries >= SETUP_TRIES:
                self._start()
                return self._fault(FaultKind.SETUP, f"{codes.COMMANDS.get(asked, hex(asked))}: {why}")
            case _:
                pass
        return []

    def _set_up(self, data: bytes) -> list[Event]:
        setup = codes.setup(data)
        if setup is None:
            return self._fault(FaultKind.SETUP, "the setup answer cannot be read")
        events = self._identified(setup.identity) + self._read_denominations(setup.denominations)
        if setup.disagreeing:
            return events + self._fault(FaultKind.SETUP, f"channels {setup.disagreeing} have two different values")
        return events + self._clear({FaultKind.SETUP})

    def _read_back(self, data: bytes) -> list[Event]:
        wanted = self._wanted_settings().get(codes.SET_BAR_CODE_INHIBIT, b"")
        if data[:1] == wanted:
            self._applied[codes.GET_BAR_CODE_INHIBIT] = wanted
            return []
        self._has_bar_code_reader = False
        return self._fault(FaultKind.SETUP, "bar-code inhibit reads back otherwise")

    # --- poll events

    def _polled(self, data: bytes, now: float) -> list[Event]:
        self._has_polled = True
        said, unread = codes.poll_events(data)
        if unread:
            log.warning("unknown poll event", data=unread.hex(" "))
        events = self._levels(said)
        if not any(event.code == codes.CREDIT_NOTE for event in said):
            self._past_credit_point()
        for event in said:
            events += self._happened(event, now)
        self._owes_ack = self._owes_ack or any(event.code not in NEEDS_NO_ACK for event in said)
        states = [STATES[event.code] for event in said if event.code in STATES]
        if not self._is_in_escrow or not states:
            events += self._become(states[-1] if states else self._idle_state())
        events += self._wait_in_quiet(said, now)
        self._distrust_enabling(said)
        return events

    def _idle_state(self) -> State:
        if FaultKind.STACKER_OPEN in self._faults:
            return State.FAULT
        return State.READY if self._applied.get(codes.ENABLE) == b"\x01" else State.DISABLED

    def _happened(self, event: codes.PollEvent, now: float) -> list[Event]:
        match event.code:
            case codes.SLAVE_RESET:
                self._start()
                return [PoweredUp(PowerUp.NOT_SAID)]
            case codes.READ if event.channel:
                return self._read(event.channel, now)
            case codes.TICKET_VALIDATED:
                self._is_in_escrow = True
                self._todo.append(codes.GET_BAR_CODE_DATA)
            case codes.CREDIT_NOTE:
                return self._credit_point(event.channel, is_ticket=False)
            case codes.TICKET_ACKNOWLEDGED:
                return self._credit_point(is_ticket=True)
            case codes.REJECTING:
                self._is_rejecting = True
            case codes.REJECTED:
                self._is_rejecting = False
                self._todo.append(codes.LAST_REJECT_CODE)
            case codes.STACKED if self._in_path is not None and self._in_path.stage is Stage.CREDITED:
                return self._conclude(Evidence.PATH_EMPTY)
            case codes.CLEARED_FROM_FRONT:
                return self._cleared_from_front(event.channel or 0)
            case codes.CLEARED_INTO_CASH_BOX:
                return self._cleared_into_cash_box(event.channel or 0)
            case codes.PAID_INTO_STACKER:
                return self._cleared_into_cash_box(self._channel_worth(event.value))
            case codes.CASH_BOX_REMOVED:
                return self._fault(FaultKind.STACKER_OPEN)
            case codes.CASH_BOX_REPLACED:
                return self._clear({FaultKind.STACKER_OPEN})
            case _:
                pass
        return []

    def _read(self, channel: int, now: float) -> list[Event]:
        self._is_in_escrow = True
        note = self._note(channel)
        if note is not None:
            return self._escrow(note, now)
        return [*self._conclude(Evidence.PATH_EMPTY), Rejected(UNREADABLE)]

    def _ticket(self, data: bytes, now: float) -> list[Event]:
        """Where the last ticket is. Asked when one is in escrow, and at a start for one that the journal knows."""
        answer = codes.ticket(data)
        where, number = answer if answer is not None else (0, "")
        held = self._in_path
        if where == codes.IN_ESCROW and number:
            self._is_in_escrow = True
            return self._escrow(Ticket(number), now)
        self._is_in_escrow = False
        if held is None or held.item != Ticket(number):
            return []
        if where == codes.IN_STACKER:
            return self._conclude(Evidence.CREDIT_POINT)
        return self._conclude(Evidence.GIVEN_BACK) if where == codes.GIVEN_BACK else []

    def _reject_reason(self, data: bytes) -> list[Event]:
        reason = codes.LAST_REJECTS.get(data[0], f"code {data[0]}") if data else "not said"
        if self._in_path is None:
            return [Rejected(reason)]
        by_host = data[:1] == bytes([codes.REJECTED_BY_HOST])
        return self._conclude(Evidence.GIVEN_BACK, None if by_host else reason)

    def _cleared_from_front(self, channel: int) -> list[Event]:
        held = self._in_path
        is_other = held is not None and isinstance(held.item, Note) and channel not in (0, held.item.code)
        return self._conclude(Evidence.PATH_EMPTY if is_other else Evidence.GIVEN_BACK)

    def _cleared_into_cash_box(self, channel: int) -> list[Event]:
        """Credits only an open entry of that channel; without an entry or a channel it is disputed (3.6)."""
        if channel:
            return self._credit_point(channel, is_ticket=False)
        held = self._in_path
        if held is not None and isinstance(held.item, Ticket) and held.stage is not Stage.CREDITED:
            if codes.GET_BAR_CODE_DATA not in self._todo:
                self._todo.append(codes.GET_BAR_CODE_DATA)
            return []  # a ticket has no channel; we find it by its number
        return self._conclude(Evidence.PATH_EMPTY) if self._in_path is not None else self._orphan(None)

    def _channel_worth(self, value: bytes) -> int:
        worth, currency = int.from_bytes(value[:4], "little"), value[4:].decode("ascii", "replace")
        for denomination in self.denominations:
            if (denomination.value.cents, denomination.currency) == (worth, currency):
                return denomination.code
        return 0

    def _levels(self, said: list[codes.PollEvent]) -> list[Event]:
        faults = dict(LEVELS[event.code] for event in said if event.code in LEVELS)
        events = self._clear({kind for kind, _ in LEVELS.values()} - faults.keys())
        for kind, detail in faults.items():
            events += self._fault(kind, detail)
        return events

    def _wait_in_quiet(self, said: list[codes.PollEvent], now: float) -> list[Event]:
        """An item that the unit has not mentioned for a while has left its path."""
        held = self._in_path
        if held is None or self._todo or any(event.code in ABOUT_AN_ITEM for event in said):
            self._quiet_since = None
            return []
        if self._quiet_since is None:
            self._quiet_since = now
        if held.stage is not Stage.CREDITED and now - self._quiet_since < self._protocol_settings.quiet_s:
            return []
        self._quiet_since = None
        return self._conclude(Evidence.GIVEN_BACK if self._is_rejecting else Evidence.PATH_EMPTY)

    def _distrust_enabling(self, said: list[codes.PollEvent]) -> None:
        """Some units stay disabled after disable and enable, so we tell them again (facts 7)."""
        is_disabled = any(event.code in (codes.DISABLED, codes.ALL_INHIBITED) for event in said)
        if not (is_disabled and self._applied.get(codes.ENABLE) == b"\x01"):
            self._disabled_polls = 0
            return
        self._disabled_polls += 1
        if self._disabled_polls > SETUP_TRIES:
            self._disabled_polls = 0
            self._applied.clear()
