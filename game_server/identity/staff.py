"""People: staff number and PIN, locked out after five wrong PINs, and who works here at all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from sqlalchemy import case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.identity import AddStaff, ChangeStaff, StaffMember
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Role
from game_server.callers import StaffCaller
from game_server.clock import Clock
from game_server.identity import schema, wrong_pins
from game_server.identity.pins import hash_pin, is_weak, least_digits, pin_is_right
from game_server.identity.wrong_pins import MOST_FAILURES
from game_server.journal.chain import append_house_event
from game_server.refusals import Refusal
from game_server.storage.database import Database


class Standing(Enum):
    """What a person's token is worth."""

    HERE = auto()
    GONE = auto()
    """Dismissed, or with another PIN or role since."""
    ELSEWHERE = auto()
    """At another console since."""


class Token(Protocol):
    """Of a person."""

    @property
    def number(self) -> str: ...

    @property
    def issued_ms(self) -> int: ...

    @property
    def at_console(self) -> bool: ...


_FRESH_MS = 2_000
"""How old the list of who works here may be when a token is checked against it."""

_staff = schema.staff
_WORKS_HERE = _staff.c.left_ms.is_(None)


@dataclass(frozen=True, slots=True)
class _Here:
    """What a token of somebody who works here must not be older than."""

    pin_set_ms: int
    console_ms: int


@dataclass(frozen=True, slots=True)
class _Attempt:
    pin_hash: str
    name: str
    role: Role
    failures: int


class Staff:
    """The people of one house."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._here: dict[str, _Here] = {}
        self._here_read_ms = 0

    async def check(self, number: str, pin: str, *, for_what: str, source: str, **detail: str) -> StaffCaller:
        """The person with this number and PIN. What it was for is journalled, and every failure is counted, where it
        came from: `source`."""
        attempt = await self._begin_attempt(number, for_what, source)
        right = await pin_is_right(attempt.pin_hash if attempt else None, pin)
        if attempt is None or not right:
            await self._note_failure(number, attempt, for_what)
            raise _wrong(attempt)
        async with self._database.writing() as connection:
            await wrong_pins.forget(connection, number, source)
            await self._record(connection, for_what, f"staff {number}", {"role": attempt.role.value, **detail})
        return StaffCaller(number, attempt.name, attempt.role)

    async def list(self) -> list[StaffMember]:
        async with self._database.reading() as connection:
            rows = await connection.execute(select(_staff).where(_WORKS_HERE).order_by(_staff.c.number))
            locked = await wrong_pins.locked(connection, self._clock.now_ms())
        return [
            StaffMember(number=row.number, name=row.name, role=row.role, locked=row.number in locked) for row in rows
        ]

    async def add(self, person: AddStaff, *, by: str) -> None:
        _must_be_strong(person.pin, person.role)
        pin_hash = await hash_pin(person.pin)
        now_ms = self._clock.now_ms()
        row = {
            "number": person.number,
            "name": person.name,
            "role": person.role.value,
            "pin_hash": pin_hash,
            "pin_set_ms": now_ms,
        }
        async with self._database.writing() as connection:
            added = await connection.execute(self._database.insert_unless_there(_staff).values(row))
            if added.rowcount != 1:
                raise await _taken(connection, person.number)
            what: dict[str, object] = {"number": person.number, "name": person.name, "role": person.role.value}
            await self._record(connection, "staff-added", by, what)
        self._here[person.number] = _Here(now_ms, 0)

    async def set_pin(self, number: str, pin: str, *, by: str) -> None:
        """Also unlocks, and ends every token the person had."""
        async with self._database.reading() as connection:
            role = (await connection.execute(select(_staff.c.role).where(_staff.c.number == number))).scalar()
        if role is None:
            raise _unknown(number)
        _must_be_strong(pin, Role(role))
        pin_hash = await hash_pin(pin)
        changed = {"pin_hash": pin_hash, "pin_set_ms": self._clock.now_ms()}
        async with self._database.writing() as connection:
            await _change(connection, number, changed)
            await wrong_pins.forget(connection, number)
            await self._record(connection, "staff-pin-set", by, {"number": number})
        self._here_read_ms = 0

    async def change(self, asked: ChangeStaff, *, by: str) -> None:
        """Name and role. A token says its owner's role, so every one they had ends."""
        async with self._database.writing() as connection:
            if asked.role is not Role.PIT_BOSS:
                await _not_the_last_pit_boss(connection, asked.number)
            changed: dict[str, object] = {"name": asked.name, "role": asked.role.value}
            await _change(connection, asked.number, {**changed, "pin_set_ms": self._clock.now_ms()})
            await self._record(connection, "staff-changed", by, {"number": asked.number, **changed})
        self._here_read_ms = 0

    async def stands_at_console(self, number: str) -> int:
        """From now on at this console, and at no other: the moment its token bears."""
        now_ms = self._clock.now_ms()
        moved = case((_staff.c.console_ms < now_ms, now_ms), else_=_staff.c.console_ms + 1)
        async with self._database.writing() as connection:
            stands = update(_staff).where(_staff.c.number == number, _WORKS_HERE).values(console_ms=moved)
            since_ms = int((await connection.execute(stands.returning(_staff.c.console_ms))).scalar_one())
        self._here_read_ms = 0
        return since_ms

    async def unlock(self, number: str, *, by: str) -> None:
        async with self._database.writing() as connection:
            known = select(_staff.c.number).where(_staff.c.number == number, _WORKS_HERE)
            if (await connection.execute(known)).first() is None:
                raise _unknown(number)
            await wrong_pins.forget(connection, number)
            await self._record(connection, "staff-unlocked", by, {"number": number})

    async def dismiss(self, number: str, *, by: str) -> None:
        """The person can no longer sign in; what they did stays in the journal. The last pit boss stays."""
        async with self._database.writing() as connection:
            await _not_the_last_pit_boss(connection, number)
            await _change(connection, number, {"left_ms": self._clock.now_ms()})
            await self._record(connection, "staff-dismissed", by, {"number": number})
        self._here_read_ms = 0

    async def still_good(self, token: Token) -> Standing:
        """Whether the person is still here, has the PIN and the role they had, and stands at the console it is of."""
        if self._clock.now_ms() - self._here_read_ms > _FRESH_MS:
            async with self._database.reading() as connection:
                rows = await connection.execute(
                    select(_staff.c.number, _staff.c.pin_set_ms, _staff.c.console_ms).where(_WORKS_HERE)
                )
                self._here = {row.number: _Here(row.pin_set_ms, row.console_ms) for row in rows}
            self._here_read_ms = self._clock.now_ms()
        here = self._here.get(token.number)
        if here is None or token.issued_ms < here.pin_set_ms:
            return Standing.GONE
        return Standing.ELSEWHERE if token.at_console and token.issued_ms < here.console_ms else Standing.HERE

    async def _begin_attempt(self, number: str, for_what: str, source: str) -> _Attempt | None:
        """Counts the attempt as a failure before the PIN is looked at, so that a hundred guesses sent at once are
        five guesses and ninety-five refusals. None: nobody has this number."""
        async with self._database.writing() as connection:
            person = select(_staff).where(_staff.c.number == number, _WORKS_HERE)
            row = (await connection.execute(person)).one_or_none()
            if row is None:
                return None
            failures = await wrong_pins.count(connection, self._database, number, source, self._clock.now_ms())
            if failures is not None:
                return _Attempt(row.pin_hash, row.name, Role(row.role), failures)
            why: dict[str, object] = {"for": for_what, "why": "locked out", "from": source}
            await self._record(connection, "staff-refused", f"staff {number}", why)
        raise Refusal(
            Problem.LOCKED_OUT,
            Phrase.STAFF_LOCKED,
            number=number,
            failures=MOST_FAILURES,
        )

    async def _note_failure(self, number: str, attempt: _Attempt | None, for_what: str) -> None:
        what: dict[str, object] = {"for": for_what, "why": "unknown number" if attempt is None else "wrong PIN"}
        async with self._database.writing() as connection:
            await self._record(connection, "staff-refused", f"staff {number}", what)
            if attempt is not None and attempt.failures >= MOST_FAILURES:
                await self._record(connection, "staff-locked-out", f"staff {number}", {"number": number})

    async def _record(self, connection: AsyncConnection, kind: str, by: str, what: dict[str, object]) -> None:
        await append_house_event(connection, kind, by, what, at_ms=self._clock.now_ms())


async def _change(connection: AsyncConnection, number: str, values: dict[str, object]) -> None:
    changed = await connection.execute(update(_staff).where(_staff.c.number == number, _WORKS_HERE).values(values))
    if changed.rowcount != 1:
        raise _unknown(number)


def _must_be_strong(pin: str, role: Role) -> None:
    if is_weak(pin, role):
        raise Refusal(Problem.NOT_PERMITTED, Phrase.WEAK_PIN, count=least_digits(role))


async def _not_the_last_pit_boss(connection: AsyncConnection, number: str) -> None:
    pit_boss = (_staff.c.role == Role.PIT_BOSS.value) & (_staff.c.number != number) & _WORKS_HERE
    others = await connection.execute(select(_staff.c.number).where(pit_boss).with_for_update())
    if not others.first():
        raise Refusal(Problem.NOT_PERMITTED, Phrase.LAST_PIT_BOSS)


async def _taken(connection: AsyncConnection, number: str) -> Refusal:
    """What the journal says of a number is about one person for ever."""
    left = (await connection.execute(select(_staff.c.left_ms).where(_staff.c.number == number))).scalar_one()
    why = Phrase.STAFF_NUMBER_TAKEN if left is None else Phrase.STAFF_NUMBER_OF_BEFORE
    return Refusal(Problem.NOT_PERMITTED, why, number=number)


def _unknown(number: str) -> Refusal:
    return Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_STAFF, number=number)


def _wrong(attempt: _Attempt | None) -> Refusal:
    """Says the same of a number that nobody has as of a first wrong PIN; how many are left helps only its owner."""
    left = MOST_FAILURES - (attempt.failures if attempt else 1)
    if left == 0:
        return Refusal(Problem.LOCKED_OUT, Phrase.STAFF_LOCKED_NOW, failures=MOST_FAILURES)
    return Refusal(Problem.NOT_SIGNED_IN, Phrase.WRONG_PIN, attempts_left=left)
