"""The board under everything a network can do to it: the locked sheet is always one the screen had shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ats_client.station.board import Board, BrokenPromise
from game_protocol.problems import Problem
from game_protocol.station import SheetAck, SheetPut
from game_protocol.table import LockedSheet
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.sheet import Sheet

GAME = load_game("rapid-roulette-single-zero")
FUNDS = Money(100_000)
BETS = ("red", "straight-17", "split-0-1", "dozen-2")


def put_of(board: Board) -> tuple[Board, SheetPut]:
    flight = board.next_put()
    assert flight is not None
    return flight


def ack(put: SheetPut) -> SheetAck:
    sheet = Sheet.from_cents(GAME, put.wagers)
    return SheetAck(
        round=put.round,
        version=put.version,
        digest=sheet.digest,
        total=sheet.total.cents,
        balance=FUNDS.cents - sheet.total.cents,
    )


def lock(sheet: Sheet, version: int = 1, round_number: int = 1) -> LockedSheet:
    return LockedSheet(
        round=round_number,
        version=version,
        digest=sheet.digest,
        wagers=sheet.as_cents(),
        total=sheet.total.cents,
        recognised=sheet.recognised(GAME.limits),
    )


def placed(board: Board, bet: str = "red", cents: int = 500) -> Board:
    return board.touched(board.shown.place(bet, Money(cents), GAME.limits, FUNDS).sheet)


def test_a_wrong_digest_of_the_locked_sheet_is_a_broken_promise() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    board = board.answered(ack(put))
    told = lock(board.acknowledged).changed(digest="0" * 64)
    with pytest.raises(BrokenPromise, match="digest"):
        board.closed(told)


def test_an_acknowledgement_of_another_sheet_is_a_broken_promise() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    with pytest.raises(BrokenPromise, match="never sent"):
        board.answered(ack(put.changed(wagers={"black": 500})))


def test_pending_chips_that_were_not_locked_go_back() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    board = placed(board.answered(ack(put)), "black")
    closed = board.closed(lock(board.acknowledged))
    assert closed.shown.as_cents() == {"red": 500}
    assert board.dropped_by_lock(closed)


def test_a_pending_sheet_the_server_had_after_all_turns_solid_at_close() -> None:
    board, _put = put_of(placed(Board.empty(GAME, 1)))
    closed = board.closed(lock(board.shown))
    assert closed.shown == closed.acknowledged == board.shown
    assert not board.dropped_by_lock(closed)


def test_an_answer_of_the_last_round_does_not_touch_the_next() -> None:
    old, put = put_of(placed(Board.empty(GAME, 1)))
    assert old.flying == 1
    board, _ = put_of(placed(Board.empty(GAME, 2), "black"))
    for after in (board.answered(ack(put)), board.refused(put), board.refused_as_late(put), board.unanswered(put)):
        assert after == board


def test_chips_slide_back_when_the_server_will_not_have_them() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    board = board.answered(ack(put))
    board, put = put_of(placed(board, "black"))
    assert board.refused(put).shown.as_cents() == {"red": 500}


def test_a_newer_touch_survives_the_refusal_of_an_older_sheet() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    board = placed(board, "black").refused(put)
    assert board.shown.as_cents() == {"red": 500, "black": 500}
    assert put_of(board)[1].version == 2


def test_a_server_that_takes_nothing_is_not_asked_without_end() -> None:
    board, put = put_of(placed(Board.empty(GAME, 1)))
    board = board.unanswered(put).emptied()
    board, fence = put_of(board)
    assert fence.wagers == {}
    assert board.refused(fence).next_put() is None


@dataclass
class Server:
    """What the real server promises of sheets, and no more."""

    round: int = 1
    version: int = 0
    sheet: Sheet = field(default_factory=lambda: Sheet.empty(GAME))
    is_void: bool = False
    has_account: bool = True
    locked: Sheet | None = None

    def takes(self, put: SheetPut) -> SheetAck | Problem:
        if put.round != self.round or self.locked is not None:
            return Problem.AFTER_EXPIRY
        if put.version == self.version and put.wagers == self.sheet.as_cents():
            return ack(put)
        if put.version <= self.version:
            return Problem.OLDER_VERSION
        if self.is_void:
            return Problem.WRONG_PHASE
        if not self.has_account:
            return Problem.NO_ACCOUNT
        self.version, self.sheet = put.version, Sheet.from_cents(GAME, put.wagers)
        return ack(put)


class Adversary(RuleBasedStateMachine):
    """Touches, and a network that delays, loses, doubles and reorders; a server that voids; a station that restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.server = Server()
        self.board = Board.empty(GAME, 1)
        self.shown_ever = {self.board.shown.digest}
        self.in_the_air: list[tuple[int, SheetPut]] = []
        self.answers: list[tuple[SheetPut, SheetAck | Problem]] = []
        self.life = 1
        self.told: list[str] = []

    def show(self, board: Board) -> None:
        self.board = board
        self.shown_ever.add(board.shown.digest)

    @property
    def is_open(self) -> bool:
        return self.board.locked is None

    # --- the player

    @precondition(lambda self: self.is_open)
    @rule(bet=st.sampled_from(BETS), cents=st.sampled_from([250, 500, 2500]))
    def places(self, bet: str, cents: int) -> None:
        self.show(placed(self.board, bet, cents))

    @precondition(lambda self: self.is_open)
    @rule(what=st.sampled_from(["undo", "clear", "double", "take"]))
    def takes_back(self, what: str) -> None:
        sheet = self.board.shown
        touch = {
            "undo": lambda: sheet.undo(GAME.limits, FUNDS),
            "clear": sheet.clear,
            "double": lambda: sheet.double(GAME.limits, FUNDS),
            "take": lambda: sheet.take_off("red", GAME.limits),
        }[what]()
        self.show(self.board.touched(touch.sheet))

    # --- the network

    @rule()
    def sends(self) -> None:
        flight = self.board.next_put()
        if flight is not None:
            self.board, put = flight
            self.in_the_air.append((self.life, put))

    @precondition(lambda self: bool(self.in_the_air))
    @rule(data=st.data(), doubled=st.booleans())
    def arrives(self, data: Any, doubled: bool) -> None:
        place = data.draw(st.integers(0, len(self.in_the_air) - 1))
        self.arrived(*(self.in_the_air[place] if doubled else self.in_the_air.pop(place)))

    def arrived(self, life: int, put: SheetPut) -> None:
        """A former life's request is answered to nobody."""
        answer = self.server.takes(put)
        if life == self.life:
            self.answers.append((put, answer))

    @precondition(lambda self: bool(self.in_the_air))
    @rule(data=st.data())
    def is_lost(self, data: Any) -> None:
        self.in_the_air.pop(data.draw(st.integers(0, len(self.in_the_air) - 1)))

    @precondition(lambda self: bool(self.answers))
    @rule(data=st.data(), doubled=st.booleans())
    def answer_comes(self, data: Any, doubled: bool) -> None:
        place = data.draw(st.integers(0, len(self.answers) - 1))
        put, answer = self.answers[place] if doubled else self.answers.pop(place)
        self.hears(put, answer)

    def hears(self, put: SheetPut, answer: SheetAck | Problem) -> None:
        if isinstance(answer, SheetAck):
            self.show(self.board.answered(answer))
        elif answer is Problem.OLDER_VERSION:
            self.show(self.board.refused_as_older(put, self.server.version))
        elif answer is Problem.NO_ACCOUNT:
            self.show(self.board.refused(put))
        else:
            self.show(self.board.refused_as_late(put))

    @precondition(lambda self: self.board.flying is not None)
    @rule()
    def nobody_answers(self) -> None:
        put = SheetPut(round=self.board.round, version=self.board.flying or 1, wagers={})
        self.show(self.board.unanswered(put))

    # --- the table

    @precondition(lambda self: self.server.locked is None and not self.server.is_void)
    @rule(void=st.booleans())
    def server_empties_the_felt(self, void: bool) -> None:
        if void and self.server.version == 0:
            return  # nothing to void
        if void:
            self.server.is_void = True  # the sheet stays in the record
        else:
            self.server.has_account, self.server.sheet = False, Sheet.empty(GAME)
        self.told.append("void" if void else "cashed out")

    @precondition(lambda self: not self.server.has_account and not self.told)
    @rule()
    def new_money_comes(self) -> None:
        """Only after the station knows of the cash-out: a hand needs longer than an event."""
        self.server.has_account = True

    @precondition(lambda self: self.server.locked is None)
    @rule()
    def server_closes(self) -> None:
        self.server.locked = self.server.sheet
        self.told.append("closed")

    @precondition(lambda self: bool(self.told))
    @rule()
    def event_comes(self) -> None:
        event = self.told.pop(0)
        if event != "closed":
            self.show(self.board.emptied(void=event == "void"))
            return
        assert self.server.locked is not None
        sheet = self.server.locked
        if self.server.is_void and not self.board.void:
            sheet = Sheet.empty(GAME)  # a station that has restarted knows of no void sheet, and is told of none
        self.show(self.board.closed(lock(sheet, self.server.version) if sheet.wagers else None))
        assert self.board.locked == (Sheet.empty(GAME) if self.server.is_void else sheet)
        assert sheet.digest in self.shown_ever

    @precondition(lambda self: self.is_open and self.server.locked is None and not self.told)
    @rule(restarted=st.booleans())
    def comes_back(self, restarted: bool) -> None:
        """The link is back, or the whole station is: with the server's word as of now, void wagers left out."""
        lies_there = Sheet.empty(GAME) if self.server.is_void else self.server.sheet
        if restarted:
            self.answers.clear()
            self.life += 1
            self.show(Board.told(GAME, 1, self.server.version, lies_there.as_cents()))
        else:
            self.show(self.board.resumed(self.server.version, lies_there.as_cents()))

    @invariant()
    def what_is_locked_is_what_is_shown(self) -> None:
        if self.board.locked is not None:
            assert self.board.shown in (self.board.locked, Sheet.empty(GAME))

    def teardown(self) -> None:
        """When everything has arrived and the period still runs, both sides have the same sheet."""
        for _ in range(20):
            while self.told:
                self.event_comes()
            self.sends()
            for life, put in self.in_the_air:
                self.arrived(life, put)
            self.in_the_air.clear()
            while self.answers:
                self.hears(*self.answers.pop(0))
            if self.board.flying is not None:
                self.nobody_answers()
        assert self.board.next_put() is None
        if self.server.locked is None and not self.server.is_void and self.server.has_account:
            assert self.server.sheet == self.board.shown == self.board.acknowledged


TestAdversary = Adversary.TestCase
