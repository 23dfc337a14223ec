"""The changes of a batch of requests: gathered while they are applied, then written in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Executable

from game_protocol.act import Act
from game_protocol.basics import Message
from game_protocol.events import TableEvent
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Game
from game_rules.money import Money
from game_server.callers import StaffCaller
from game_server.chance import Chance
from game_server.journal.chain import Head, canonical, event_hash
from game_server.ledger.accounts import Account
from game_server.ledger.books import Transfer, Why
from game_server.refusals import Refusal
from game_server.storage.database import Decision
from game_server.tables.state import CashOut, Debt, Notice, Placed, Round, Session, StaffAlert, Station, TableState
from game_server.tables.ticket import Ticket

Answer = TypeVar("Answer")
Answered = TypeVar("Answered", bound=Message)
Thing = TableState | Station | Session | Round | Placed | CashOut | Notice | StaffAlert | Debt | Ticket
"""Everything that has a row of its own."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event as the journal keeps it and listeners hear it."""

    number: int
    at_ms: int
    by: str
    kind: str
    station: int | None
    """Only this station and staff hear it; None: the whole table."""
    staff_only: bool
    public: str
    """JSON of the event without anybody's money."""
    parts: Mapping[int, str]
    """The fields that only one station hears, as JSON, by station."""
    body: str
    hash: str


class Booked(NamedTuple):
    """A transfer and the event that caused it."""

    event: int
    transfer: Transfer


@dataclass(frozen=True, slots=True)
class Written:
    """The same for many stations at once: one kind of message, as JSON."""

    kind: type[Message]
    parts: Mapping[int, str]

    @classmethod
    def of(cls, parts: Mapping[int, Message]) -> Written | None:
        kind = next(map(type, parts.values()), None)
        return cls(kind, {number: part.to_json() for number, part in parts.items()}) if kind is not None else None


class ExtraNeeds(Protocol):
    """Rows that jackpots need, looked up in the same transaction, once for all requests of a batch that need them."""

    async def look_up(self, decision: Decision, table: str, game: Game, everyone: Sequence[ExtraNeeds]) -> object: ...


@dataclass(frozen=True, slots=True)
class Needs:
    """The rows a request needs from the database before it can be decided."""

    requests: tuple[str, ...] = ()
    ticket: str | None = None
    reserved_as: str | None = None
    cash_out: str | None = None
    round: int | None = None
    extra: ExtraNeeds | None = None
    """What jackpots must look up for it."""


NOTHING_NEEDED = Needs()


class Found(Protocol):
    """The rows that the database had."""

    def request(self, key: str) -> tuple[str, str] | None: ...

    def ticket(self, number: str) -> Ticket | None: ...

    def ticket_reserved_as(self, key: str) -> Ticket | None: ...

    def cash_out(self, key: str) -> CashOut | None: ...

    def round(self, number: int) -> Round | None: ...

    def shortfall_elsewhere(self, visit: str) -> Money:
        """What a visit to another table, whose ticket was asked for, owes the house."""
        ...

    def extra(self) -> object:
        """The result of `ExtraNeeds.look_up`; None where no request of the batch asked for it."""
        ...


@dataclass(frozen=True, slots=True)
class DoneRequest:
    key: str
    what: str
    asked: str
    answer: str


@dataclass(slots=True)
class Work:
    """One batch. `by` is who asks just now."""

    table: TableState
    chance: Chance
    before: Head
    now_ms: int
    found: Found
    by: str = "server"
    asking: StaffCaller | None = None
    """The person, where one asks just now: what they may move alone depends on who they are."""
    told: list[Told] = field(default_factory=list)
    booked: list[Booked] = field(default_factory=list)
    opened: list[Account] = field(default_factory=list)
    kept: dict[int, Thing] = field(default_factory=dict)
    results: list[Placed] = field(default_factory=list)
    done: dict[str, DoneRequest] = field(default_factory=dict)
    others: list[Executable] = field(default_factory=list)
    head: Head = field(init=False)

    def __post_init__(self) -> None:
        self.head = self.before

    @property
    def changed(self) -> bool:
        return bool(self.told or self.kept or self.done or self.others)

    def move(self, source: Account, target: Account, amount: Money, why: Why, round_number: int | None = None) -> None:
        self.table.books.move(source, target, amount, why, round_number)

    def carry_out(self, transfers: Sequence[Transfer]) -> None:
        self.table.books.carry_out(transfers)

    def keep(self, thing: Thing) -> None:
        """Its row is written, once, as it is at the end of the batch."""
        self.kept[id(thing)] = thing

    def keep_result(self, placed: Placed) -> None:
        """Of a row that is there, only what the end of its round changes."""
        self.results.append(placed)

    def also(self, statement: Executable) -> None:
        """A statement of somebody else's, in the same transaction."""
        self.others.append(statement)

    def tell(
        self,
        event: TableEvent,
        *,
        staff_only: bool = False,
        station: int | None = None,
        parts: Mapping[int, Message] | Written | None = None,
        record: Mapping[str, object] | str | None = None,
    ) -> int:
        """An event: the next number of the chain, and the cause of every movement since the one before.

        `parts` is what single stations hear besides; `record` (or its JSON) is kept as evidence and told to nobody.
        """
        written = parts if isinstance(parts, Written) else Written.of(parts or {})
        by_station = written.parts if written is not None else {}
        # A station's part is told apart from what everyone hears, not twice.
        public = event.to_json(without=written.kind.__struct_fields__ if written is not None else ())
        pieces = [f'"event":{public}']
        if by_station:
            pieces.append('"own":{' + ",".join(f'"{number}":{part}' for number, part in by_station.items()) + "}")
        if record:
            pieces.append(f'"record":{record if isinstance(record, str) else canonical(record)}')
        body = "{" + ",".join(pieces) + "}"
        number = self.head.number + 1
        hash_ = event_hash(self.head.hash, self.table.id, number, self.now_ms, self.by, event.kind, body)
        self.told.append(
            Told(number, self.now_ms, self.by, event.kind, station, staff_only, public, by_station, body, hash_)
        )
        self.head = Head(number, hash_, self.now_ms, self.head.epoch)
        self.booked += [Booked(number, transfer) for transfer in self.table.books.take_moves()]
        return number

    def once(self, asked: Act[Answered], do: Callable[[], Answered], station: int = 0) -> tuple[Answered, bool]:
        """Does what was asked under an id, or gives the answer it had the first time.

        `station`: the one that asks, where the act itself does not name it.
        """
        key, words = asked.request_key(), f"{station}:{asked.to_json()}"
        if key is None:
            raise RuntimeError(f"{asked.word()} does not say what makes it count once")
        earlier = self._earlier(key)
        if earlier is not None:
            if earlier[0] != words:
                id_ = key.partition(":")[2]
                raise Refusal(Problem.BAD_REQUEST, Phrase.ID_USED, id=id_)
            return asked.read_answer(earlier[1].encode()), True
        given = do()
        self.done[key] = DoneRequest(key, asked.word(), words, given.to_json())
        return given, False

    def _earlier(self, key: str) -> tuple[str, str] | None:
        done = self.done.get(key)
        return (done.asked, done.answer) if done is not None else self.found.request(key)

    def finish(self) -> None:
        """Money that moved without an event would have no cause."""
        if self.table.books.take_moves():
            raise RuntimeError("money moved and nobody said why")
        self.opened = self.table.books.take_opened()

    def things(self, kind: type[Answer]) -> Iterable[Answer]:
        return (thing for thing in self.kept.values() if isinstance(thing, kind))
