"""People: staff number and PIN, locked out after five wrong PINs, and who works here at all."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.identity import AddStaff, StaffMember
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Role
from game_server.callers import StaffCaller
from game_server.clock import Clock
from game_server.identity import schema
from game_server.identity.pins import hash_pin, pin_is_right
from game_server.journal.chain import append_house_event
from game_server.refusals import Refusal
from game_server.storage.database import Database

MOST_FAILURES = 5
"""Wrong PINs in a row before a number is locked (AGCO kiosk 13.2.1-3)."""
_FRESH_MS = 2_000
"""How old the list of who works here may be when a token is checked against it."""

_staff = schema.staff


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
        self._pins_set: dict[str, int] = {}
        self._pins_set_read_ms = 0

    async def check(self, number: str, pin: str, *, for_what: str, **detail: str) -> StaffCaller:
        """The person with this number and PIN. What it was for is journalled, and every failure is counted."""
        attempt = await self._begin_attempt(number, for_what)
        right = await pin_is_right(attempt.pin_hash if attempt else None, pin)
        if attempt is None or not right:
            await self._note_failure(number, attempt, for_what)
            raise _wrong(attempt)
        async with self._database.writing() as connection:
            await connection.execute(update(_staff).where(_staff.c.number == number).values(failures=0))
            await self._record(connection, for_what, f"staff {number}", {"role": attempt.role.value, **detail})
        return StaffCaller(number, attempt.name, attempt.role)

    async def list(self) -> list[StaffMember]:
        async with self._database.reading() as connection:
            rows = await connection.execute(select(_staff).order_by(_staff.c.number))
        return [
            StaffMember(number=row.number, name=row.name, role=row.role, locked=row.failures >= MOST_FAILURES)
            for row in rows
        ]

    async def add(self, person: AddStaff, *, by: str) -> None:
        pin_hash = await hash_pin(person.pin)
        now_ms = self._clock.now_ms()
        row = {
            "number": person.number,
            "name": person.name,
            "role": person.role.value,
            "pin_hash": pin_hash,
            "pin_set_ms": now_ms,
            "failures": 0,
        }
        async with self._database.writing() as connection:
            added = await connection.execute(self._database.insert_unless_there(_staff).values(row))
            if added.rowcount != 1:
                raise Refusal(Problem.NOT_PERMITTED, Phrase.STAFF_NUMBER_TAKEN, number=person.number)
            what: dict[str, object] = {"number": person.number, "name": person.name, "role": person.role.value}
            await self._record(connection, "staff-added", by, what)
        self._pins_set[person.number] = now_ms

    async def set_pin(self, number: str, pin: str, *, by: str) -> None:
        """Also unlocks, and ends every token the person had."""
        pin_hash = await hash_pin(pin)
        changed = {"pin_hash": pin_hash, "pin_set_ms": self._clock.now_ms(), "failures": 0}
        async with self._database.writing() as connection:
            await _change(connection, number, changed)
            await self._record(connection, "staff-pin-set", by, {"number": number})
        self._pins_set_read_ms = 0

    async def unlock(self, number: str, *, by: str) -> None:
        async with self._database.writing() as connection:
            await _change(connection, number, {"failures": 0})
            await self._record(connection, "staff-unlocked", by, {"number": number})

    async def dismiss(self, number: str, *, by: str) -> None:
        """The person can no longer sign in; what they did stays in the journal. The last pit boss stays."""
        async with self._database.writing() as connection:
            others = await connection.execute(
                select(_staff.c.number)
                .where(_staff.c.role == Role.PIT_BOSS.value, _staff.c.number != number)
                .with_for_update()
            )
            if not others.first():
                raise Refusal(Problem.NOT_PERMITTED, Phrase.LAST_PIT_BOSS)
            if (await connection.execute(delete(_staff).where(_staff.c.number == number))).rowcount != 1:
                raise _unknown(number)
            await self._record(connection, "staff-dismissed", by, {"number": number})
        self._pins_set_read_ms = 0

    async def still_works_here(self, number: str, token_issued_ms: int) -> bool:
        """Whether a token issued then is still good: the person is there and has the PIN they had."""
        if self._clock.now_ms() - self._pins_set_read_ms > _FRESH_MS:
            async with self._database.reading() as connection:
                rows = await connection.execute(select(_staff.c.number, _staff.c.pin_set_ms))
                self._pins_set = {row.number: row.pin_set_ms for row in rows}
            self._pins_set_read_ms = self._clock.now_ms()
        set_ms = self._pins_set.get(number)
        return set_ms is not None and set_ms <= token_issued_ms

    async def _begin_attempt(self, number: str, for_what: str) -> _Attempt | None:
        """Counts the attempt as a failure before the PIN is looked at, so that a hundred guesses sent at once are
        five guesses and ninety-five refusals. None: nobody has this number."""
        async with self._database.writing() as connection:
            counted = await connection.execute(
                update(_staff)
                .where(_staff.c.number == number, _staff.c.failures < MOST_FAILURES)
                .values(failures=_staff.c.failures + 1)
                .returning(_staff.c.pin_hash, _staff.c.name, _staff.c.role, _staff.c.failures)
            )
            row = counted.one_or_none()
            if row is not None:
                return _Attempt(row.pin_hash, row.name, Role(row.role), row.failures)
            known = await connection.execute(select(_staff.c.number).where(_staff.c.number == number))
            if known.first() is None:
                return None
            await self._record(connection, "staff-refused", f"staff {number}", {"for": for_what, "why": "locked out"})
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
    changed = await connection.execute(update(_staff).where(_staff.c.number == number).values(values))
    if changed.rowcount != 1:
        raise _unknown(number)


def _unknown(number: str) -> Refusal:
    return Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_STAFF, number=number)


def _wrong(attempt: _Attempt | None) -> Refusal:
    """Says the same of a number that nobody has as of a first wrong PIN; how many are left helps only its owner."""
    left = MOST_FAILURES - (attempt.failures if attempt else 1)
    if left == 0:
        return Refusal(Problem.LOCKED_OUT, Phrase.STAFF_LOCKED_NOW, failures=MOST_FAILURES)
    return Refusal(Problem.NOT_SIGNED_IN, Phrase.WRONG_PIN, attempts_left=left)
