"""An order's way: named, confirmed, allowed by a higher role where it must be, and then done, not done or unknown."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from typing import Any

from game_protocol.act import Act
from game_protocol.basics import Message
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.identity import Approve, Threshold
from game_protocol.log import Log
from game_protocol.phrases import NOTHING_SAID, Said
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_rules.money import Money
from screen_kit.background import Background
from screen_kit.clock import Clock
from screen_kit.server_time import ServerTime
from table_screens.console.moments import has_passed
from table_screens.console.orders import Disagreement, Seen, reason_of, wants_reason
from table_screens.console.picture import ConsolePicture, Done, Lapsed, Lock, Needed, Question, Step
from table_screens.console.showing import Showing
from table_screens.console.staff_door import StaffDoor
from table_screens.staff_link import StaffLink

log = Log(__name__)

PATIENCE = 5
"""How often a result is sent again to stations that were about to confirm their sheets."""


class Asking:
    """One order at a time: a dealer has two hands and one screen."""

    def __init__(
        self,
        showing: Showing,
        door: StaffDoor,
        clock: Clock,
        time: ServerTime,
        background: Background,
        ended: Callable[[Act[Any]], None],
    ) -> None:
        self._showing = showing
        self._door = door
        self._clock = clock
        self._time = time
        self._background = background
        self._ended = ended
        self._numbers = count(1)
        self._waiting: deque[Question] = deque()
        self._doing: dict[int, StaffLink] = {}
        """By question: who does it themselves at this screen, where that is not the person who stands at it."""
        showing.watch(self._drop_what_has_passed)

    # --- what a finger does

    def propose(self, act: Act[Any], seen: Seen = None) -> None:
        """Names what will happen; nothing is sent. A request that waits for a higher role is set aside for it."""
        if self._free():
            self.set_aside()
            self._show(Question(next(self._numbers), act, Step.ASKING, seen))

    def set_aside(self) -> None:
        """The game goes on while somebody is on their way; the request waits beside it."""
        question = self._question
        if question is not None and question.step is Step.NEEDS_PERSON:
            self._showing.show(question=None, aside=(*self._showing.picture.aside, replace(question, why=NOTHING_SAID)))

    def take_up(self) -> None:
        """Whoever was waited for is here: the oldest request is on the screen again."""
        if self._showing.picture.aside and self._free():
            self.set_aside()
            oldest, *others = self._showing.picture.aside
            self._showing.show(question=oldest, aside=tuple(others))

    def do(self, act: Act[Any]) -> None:
        """For what needs no confirmation: starting a round, acknowledging an alert, what the wheel's sensor says.

        It waits for no question that is open; only if it is not simply done does it become one, in its turn.
        """
        client = self._door.client
        if client is not None:
            self._background.start(self._carry_out(Question(next(self._numbers), act, Step.UNDER_WAY), client))

    def confirm(self, reason: str = "") -> None:
        """The sentence was read and is meant. Also asks again what had no answer, or was refused for now."""
        question = self._question
        if question is None or question.step in (Step.UNDER_WAY, Step.NEEDS_PERSON) or not self._unlocked:
            return
        if not self._showing.picture.connected:
            return  # what the screen shows may be over already
        act = question.act
        if wants_reason(act):
            reason = reason.strip() or reason_of(act)
            if not reason:
                return
            act = act.changed(reason=reason)
        if not isinstance(question.seen, Disagreement):  # which is decided first
            self._begin(replace(question, act=act))

    def allow(self, number: str, pin: str) -> None:
        """Somebody with a higher role types their PIN at this screen (RR 1.2)."""
        question = self._question
        if question is not None and question.step is Step.NEEDS_PERSON and self._unlocked:
            self._show(replace(question, step=Step.UNDER_WAY, why=NOTHING_SAID))
            self._background.start(self._allowed(question, number, pin))

    def dismiss(self) -> None:
        """Nothing is done. What is under way cannot be called back."""
        question = self._question
        if question is not None and question.step is not Step.UNDER_WAY:
            self._next()

    # --- the way to the server

    def _begin(self, question: Question) -> None:
        client = self._door.client
        if client is not None:
            self._show(replace(question, step=Step.UNDER_WAY, problem=None, why=NOTHING_SAID))
            self._background.start(self._carry_out(question, client))

    async def _allowed(self, question: Question, number: str, pin: str) -> None:
        asks, needed = self._doing.get(question.number, self._door.client), question.needed
        if asks is None or needed is None:
            return
        try:
            if needed.power is None and needed.above is None:
                client, by = await self._door.other(number, pin), f"staff {number}"
                self._doing[question.number] = client
            else:
                approve = Approve(number=number, pin=pin, power=needed.power, above=needed.above)
                approval = await asks.do(approve)
                client, by = asks.allowed(approval.approval), approval.by
        except RefusedByServer as refusal:
            self._show(replace(question, step=Step.NEEDS_PERSON, problem=refusal.problem, why=refusal.said))
        except AskingFailed:
            why = Said(text="The server does not answer. Nothing was done.")
            self._show(replace(question, step=Step.NEEDS_PERSON, why=why))
        else:
            await self._carry_out(question, client, by)

    async def _carry_out(self, question: Question, client: StaffLink, by: str = "") -> None:
        try:
            answer = await self._patiently(lambda: client.do(question.act))
        except RefusedByServer as refusal:
            self._refused(question, refusal)
        except AskingFailed as failure:
            log.warning("an act without an answer", act=question.act.word(), why=str(failure))
            self._show(replace(question, step=Step.UNKNOWN))
        else:
            already = bool(getattr(answer, "already", False))
            self._showing.show(done=Done(question.number, question.act, question.seen, already, by))
            self._doing.pop(question.number, None)
            self._ended(question.act)
            if self._question is not None and self._question.number == question.number:
                self._next()

    async def _patiently(self, ask: Callable[[], Awaitable[Message]]) -> Message:
        """A result waits a moment for the stations to confirm their sheets (RR 3.6); the server says how long."""
        for _ in range(PATIENCE):
            try:
                return await ask()
            except RefusedByServer as refusal:
                may_at_ms = refusal.refused.detail.get("may_at_ms")
                if refusal.problem is not Problem.NOT_CONFIRMED or not isinstance(may_at_ms, int):
                    raise
                await self._clock.sleep(self._time.seconds_until(may_at_ms) + 0.01)
        return await ask()

    def _refused(self, question: Question, refusal: RefusedByServer) -> None:
        if refusal.problem is Problem.NOT_SIGNED_IN:
            self._door.expired(refusal)  # the question stays, for the next one to sign in
        needed = needed_for(refusal)
        step = Step.NOT_DONE if needed is None else Step.NEEDS_PERSON
        why = refusal.said if needed is None else NOTHING_SAID
        self._show(replace(question, step=step, needed=needed, problem=refusal.problem, why=why))
        if step is Step.NOT_DONE:
            self._ended(question.act)

    # --- small things

    @property
    def _question(self) -> Question | None:
        return self._showing.picture.question

    @property
    def _unlocked(self) -> bool:
        return self._showing.picture.lock is Lock.OPEN

    def _free(self) -> bool:
        question = self._question
        return self._unlocked and (question is None or question.step is not Step.UNDER_WAY)

    def _show(self, question: Question) -> None:
        """Shows it, or after the one that is being dealt with."""
        open_ = self._question
        if open_ is None or open_.number == question.number or question.step is Step.ASKING:
            self._showing.show(question=question)
        else:
            self._waiting.append(question)

    def _next(self) -> None:
        self._showing.show(question=self._waiting.popleft() if self._waiting else None)

    def _drop_what_has_passed(self, picture: ConsolePicture) -> None:
        """A question that outlived its moment is not left armed; it says that it is gone."""
        question = picture.question
        if question is not None and has_passed(question, picture):
            following = self._waiting.popleft() if self._waiting else None
            self._showing.show(question=following, lapsed=Lapsed(question.number, question.act, question.seen))
        passed = [each for each in picture.aside if has_passed(each, picture)]
        if passed:
            gone = passed[0]
            kept = tuple(each for each in picture.aside if each not in passed)
            self._showing.show(aside=kept, lapsed=Lapsed(gone.number, gone.act, gone.seen))


def needed_for(refusal: RefusedByServer) -> Needed | None:
    """The role that could do what this person may not; None where the refusal is about something else."""
    detail = refusal.refused.detail
    if refusal.problem is not Problem.WRONG_ROLE or "role" not in detail:
        return None
    power, above = detail.get("power"), detail.get("above")
    return Needed(
        Role(str(detail["role"])),
        str(detail.get("rule", "")),
        None if power is None else Power(str(power)),
        None if above is None else Threshold(str(above)),
        Money(int(detail.get("limit") or 0)),
    )
