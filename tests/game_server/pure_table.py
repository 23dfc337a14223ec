"""A table without a database: the same functions the writer calls, a clock the test moves, money that is counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from itertools import count
from typing import Any, TypeVar

import pytest

from game_protocol.events import TableEvent, read_event
from game_protocol.problems import Problem
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn
from game_protocol.sign import ChangePeriod
from game_protocol.station import ConfirmSheet, SheetAck, SheetPut
from game_protocol.table import CloseCause, LimitSign
from game_rules.library import load_game
from game_rules.money import Money
from game_server.journal.chain import Head
from game_server.ledger.books import Books, Transfer
from game_server.refusals import Refusal
from game_server.settings import Settings
from game_server.storage.schema import GENESIS
from game_server.tables import accounts, notices, rounds, settlement, sheets
from game_server.tables.rows import row_of
from game_server.tables.state import CashOut, Round, Station, TableState
from game_server.tables.ticket import Ticket
from game_server.tables.work import Told, Work

Answer = TypeVar("Answer")
START_MS = 1_800_000_000_000


class CountingChance:
    """Different every time, the same in every run."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def digits(self, length: int) -> str:
        return f"{next(self._numbers) * 7_919:0{length}d}"[-length:]

    def token(self) -> str:
        return f"{next(self._numbers):016x}"


class Remembered:
    """What a database would have kept."""

    def __init__(self) -> None:
        self.requests: dict[str, tuple[str, str]] = {}
        self.tickets: dict[str, Ticket] = {}
        self.cash_outs: dict[str, CashOut] = {}
        self.rounds: dict[int, Round] = {}
        self.shortfalls: dict[str, Money] = {}

    def request(self, key: str) -> tuple[str, str] | None:
        return self.requests.get(key)

    def ticket(self, number: str) -> Ticket | None:
        return self.tickets.get(number)

    def ticket_reserved_as(self, key: str) -> Ticket | None:
        return next((ticket for ticket in self.tickets.values() if ticket.reserved_as == key), None)

    def cash_out(self, key: str) -> CashOut | None:
        return self.cash_outs.get(key)

    def round(self, number: int) -> Round | None:
        return self.rounds.get(number)

    def shortfall_elsewhere(self, visit: str) -> Money:
        return self.shortfalls.get(visit, Money.zero())


class PureTable:
    """`do` applies one request as the writer would, and checks what must hold after every one of them."""

    def __init__(
        self, game_id: str = "rapid-roulette-single-zero", stations: int = 3, settings: Settings | None = None
    ):
        game = load_game(game_id)
        self.now_ms = START_MS
        self.head = Head(0, GENESIS, START_MS)
        self.kept = Remembered()
        self.told: list[Told] = []
        self.transfers: list[Transfer] = []
        self._ids = count(1)
        self._chance = CountingChance()
        self.state = TableState(
            id="1", name="Table 1", game=game, settings=settings or Settings(), open=True, period_s=30,
            sign=LimitSign.of(game.limits), limits=game.limits, created_ms=START_MS, books=Books({}),
        )  # fmt: skip
        for number in range(1, stations + 1):
            self.state.stations[number] = Station(number, f"ats-{number}", START_MS)

    # what the writer does

    def do(self, apply: Callable[..., Answer], *arguments: object, by: str = "a test") -> Answer:
        before = self.picture()
        work = Work(self.state, self._chance, self.head, self.now_ms, self.kept, by=by)
        try:
            answer = apply(self.state, work, *arguments)
        except Refusal:
            assert self.picture() == before, "a refused request changes nothing"
            raise
        work.finish()
        self._remember(work)
        self._money_is_all_there()
        return answer

    def refused(self, problem: Problem, apply: Callable[..., object], *arguments: object) -> Refusal:
        with pytest.raises(Refusal) as refusal:
            self.do(apply, *arguments)
        assert refusal.value.problem is problem, refusal.value
        return refusal.value

    def wait(self, ms: int) -> None:
        """Time passes; the table does by itself what is due."""
        self.now_ms += ms
        self.do(rounds.on_time, by="server")

    # shorthands of the floor

    def id(self) -> str:
        return f"id-{next(self._ids)}"

    def buy_in(self, station: int, cents: int) -> None:
        self.do(accounts.buy_in, BuyIn(table="1", station=station, id=self.id(), amount=cents))

    def open(self, period_s: int | None = None) -> int:
        if period_s is not None:
            self.do(notices.change_period, ChangePeriod(table="1", period_s=period_s))
        return self.do(rounds.open_round, OpenRound(table="1")).round

    def put(
        self, station: int, wagers: dict[str, int], version: int | None = None, arrived_ms: int | None = None
    ) -> SheetAck:
        assert self.state.round is not None
        placed = self.state.round.sheets.get(station)
        version = version or (placed.version if placed else 0) + 1
        asked = SheetPut(round=self.state.round.number, version=version, wagers=wagers)
        return self.do(sheets.put, station, asked, self.now_ms if arrived_ms is None else arrived_ms)

    def close(self) -> None:
        assert self.state.round is not None
        self.do(rounds.end_period, self.state.round.number, CloseCause.DEALER)

    def confirm(self, station: int) -> None:
        assert self.state.round is not None
        placed = self.state.round.sheets[station]
        asked = ConfirmSheet(round=placed.round, digest=placed.sheet.digest)
        self.do(sheets.confirm_sheet, station, asked)

    def settle(self, outcome: str) -> None:
        assert self.state.round is not None
        number = self.state.round.number
        self.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome=outcome))
        self.do(settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome=outcome))

    def play(self, sheets_by_station: dict[int, dict[str, int]], outcome: str) -> int:
        """A whole round."""
        number = self.open()
        for station, wagers in sheets_by_station.items():
            self.put(station, wagers)
        self.close()
        self.settle(outcome)
        return number

    # what can be seen

    def balance(self, station: int) -> int:
        return self.state.balance_of(self.state.stations[station]).cents

    def account(self, name: str) -> int:
        """A ledger account's sum, from its movements alone."""
        came = sum(each.amount.cents for each in self.transfers if each.target.name == name)
        went = sum(each.amount.cents for each in self.transfers if each.source.name == name)
        return came - went

    def events(self, kind: str) -> list[TableEvent]:
        return [read_event(told.public) for told in self.told if told.kind == kind]

    def last(self, kind: str) -> Told:
        return next(told for told in reversed(self.told) if told.kind == kind)

    def heard_by(self, station: int, kind: str) -> Any:
        """The last event of a kind as a station hears it."""
        told = self.last(kind)
        return read_event(json.dumps({**json.loads(told.public), **json.loads(told.parts.get(station, "{}"))}))

    def alerts(self) -> list[tuple[str, int | None]]:
        return [(alert.what, alert.station) for alert in self.state.alerts.values()]

    def picture(self) -> object:
        """Everything a restart would bring back."""
        table = self.state
        things = [table, *table.stations.values(), *table.notices.values(), *table.alerts.values()]
        things += table.debts.values()
        things += [station.session for station in table.stations.values() if station.session]
        things += [station.cash_out for station in table.stations.values() if station.cash_out]
        if table.round is not None:
            things += [table.round, *table.round.sheets.values()]
        rows = [row_of(thing, table.id) for thing in things]
        tickets = [asdict(ticket) for ticket in self.kept.tickets.values()]
        return rows, tickets, table.books.balances(), table.last_ticket

    def _remember(self, work: Work) -> None:
        self.head = work.head
        self.told += work.told
        self.transfers += [booked.transfer for booked in work.booked]
        for done in work.done.values():
            self.kept.requests[done.key] = (done.asked, done.answer)
        for thing in work.kept.values():
            if isinstance(thing, Ticket):
                thing.is_new = False
                self.kept.tickets[thing.number] = thing
            elif isinstance(thing, CashOut):
                self.kept.cash_outs[thing.id] = thing
            elif isinstance(thing, Round):
                self.kept.rounds[thing.number] = thing

    def _money_is_all_there(self) -> None:
        """Every account is the sum of its movements, all of them together are nothing, nobody owes the house."""
        balances = self.state.books.balances()
        names = {each.source.name for each in self.transfers} | {each.target.name for each in self.transfers}
        sums = {name: self.account(name) for name in names}
        assert sum(sums.values()) == 0
        for name, balance in balances.items():
            assert sums.get(name, 0) == balance.cents, name
        open_players = sum(cents for name, cents in sums.items() if name.startswith("player:"))
        assert open_players == sum(self.balance(number) for number in self.state.stations)
        on_felt = (
            sum((placed.on_felt.cents for placed in self.state.round.sheets.values()), 0) if self.state.round else 0
        )
        assert sums.get("felt:1", 0) == on_felt
        for kind, sign in (("owed", 1), ("shortfall", -1)):
            debts = sum(debt.amount.cents for debt in self.state.debts.values() if debt.kind == kind)
            assert sums.get(f"{kind}:1", 0) == sign * debts, kind
        waiting = sum(
            ticket.amount.cents for ticket in self.kept.tickets.values() if ticket.state in ("issued", "reserved")
        )
        assert sums.get("tickets", 0) == waiting
