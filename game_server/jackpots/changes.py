"""Changes that need a sign first: groups that come, go or move, and jackpots that close (RR 8.3.4 to 8.3.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpot_office import (
    AnnouncedChange,
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    JackpotChange,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import JackpotParameters, Style
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.money import Money
from game_server.jackpots import bookings, schema, signs, storage
from game_server.jackpots.desk import (
    Desk,
    check_games,
    journal,
    post_house,
    record,
    tables_of_group,
    tables_playing,
)
from game_server.jackpots.exact import Exact
from game_server.jackpots.meter import Jackpot
from game_server.ledger.accounts import PURSE
from game_server.ledger.books import Transfer, Why
from game_server.refusals import Refusal


class Changes:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def announce_jackpot_change(self, act: AnnounceJackpotChange, by: str) -> AnnouncedChange:
        """RR 8.3.4, 8.3.5: nothing changes yet; the signs go up at every table concerned."""
        async with self._desk.writing() as (connection, now_ms):
            await self._possible(connection, act.what)
            said = signs.said_of(act.what, await _names(connection))
            asked = act.what.changed(text=said.text, phrase=said.phrase, values=said.values)
            values = {"asked": asked.to_json(), "state": signs.ANNOUNCED, "announced_ms": now_ms}
            added = await connection.execute(insert(schema.changes).values(values).returning(schema.changes.c.id))
            change = added.scalar_one()
            tables = await _tables_concerned(connection, asked)
            if tables:
                rows = [{"change_id": change, "table_id": table, "notice": None} for table in tables]
                await connection.execute(insert(schema.signs), rows)
            await journal(connection, by, act.changed(what=asked), now_ms, change=change)
            return await signs.change_view(connection, await _change(connection, change))

    async def withdraw_jackpot_change(self, asked: WithdrawJackpotChange, by: str) -> None:
        change = asked.change
        async with self._desk.writing() as (connection, now_ms):
            if (await _change(connection, change)).state == signs.DONE:
                raise Refusal(Problem.WRONG_PHASE, Phrase.CHANGE_MADE, change=change)
            await _end(connection, change, signs.WITHDRAWN, now_ms)
            await journal(connection, by, asked, now_ms)

    async def carry_out_jackpot_change(self, act: CarryOutJackpotChange, by: str) -> None:
        """Only once the sign stands everywhere, for as long as was announced; asked twice, it is done once."""
        change = act.change
        async with self._desk.writing() as (connection, now_ms):
            row = await _change(connection, change)
            if row.state == signs.DONE:
                return
            if row.state == signs.WITHDRAWN:
                raise Refusal(Problem.WRONG_PHASE, Phrase.CHANGE_WITHDRAWN, change=change)
            announced = await signs.change_view(connection, row)
            _long_enough(announced, now_ms)
            asked = announced.asked
            jackpots = await self._possible(connection, asked)
            event = await journal(connection, by, act, now_ms, what=asked.to_values())
            offers = schema.offers
            if asked.kind is ChangeKind.CLOSE:
                heirs = [jackpots[name] for name in asked.to]
                await self._close(connection, jackpots[asked.jackpot], heirs, event, now_ms)
            if asked.kind in (ChangeKind.REMOVE, ChangeKind.MOVE):
                its = (offers.c.jackpot_id == asked.jackpot) & (offers.c.group_id == asked.group)
                await connection.execute(delete(offers).where(its))
            if asked.kind in (ChangeKind.ADD, ChangeKind.MOVE):
                target = asked.jackpot if asked.kind is ChangeKind.ADD else asked.to[0]
                await connection.execute(insert(offers).values(jackpot_id=target, group_id=asked.group))
            await _end(connection, change, signs.DONE, now_ms)

    async def _possible(self, connection: AsyncConnection, asked: JackpotChange) -> dict[str, Jackpot]:
        """Whether the change can be made as things stand; the jackpots of it, held until the transaction ends."""
        jackpots = await self._desk.held(connection, [asked.jackpot, *asked.to])
        if asked.jackpot in asked.to or len(set(asked.to)) != len(asked.to):
            raise Refusal(Problem.BAD_REQUEST, Phrase.MOVE_TO_ITSELF)
        if asked.kind is ChangeKind.CLOSE:
            _check_closing(jackpots[asked.jackpot], [jackpots[name] for name in asked.to])
            return jackpots
        if asked.group is None or len(asked.to) != (1 if asked.kind is ChangeKind.MOVE else 0):
            raise Refusal(Problem.BAD_REQUEST, Phrase.NAME_GROUP)
        await self._check_group(connection, asked, asked.group, jackpots)
        return jackpots

    async def _check_group(
        self, connection: AsyncConnection, asked: JackpotChange, group: str, jackpots: dict[str, Jackpot]
    ) -> None:
        offers = schema.offers.c
        found = await connection.execute(select(offers.jackpot_id).where(offers.group_id == group))
        plays_for = {row.jackpot_id for row in found}
        tables = await tables_of_group(connection, group)
        if not tables:
            raise Refusal(Problem.UNKNOWN, Phrase.NO_GROUP, group=group)
        if asked.kind in (ChangeKind.REMOVE, ChangeKind.MOVE) and asked.jackpot not in plays_for:
            raise Refusal(Problem.WRONG_PHASE, Phrase.GROUP_DOES_NOT_PLAY, group=group)
        if asked.kind is ChangeKind.REMOVE:
            return
        target = jackpots[asked.jackpot if asked.kind is ChangeKind.ADD else asked.to[0]]
        if target.id in plays_for:
            raise Refusal(Problem.WRONG_PHASE, Phrase.GROUP_PLAYS_ALREADY, group=group)
        others = await tables_playing(connection, target.id)
        if target.parameters.style is Style.STAND_ALONE and len(tables) + len(others) > 1:
            raise Refusal(Problem.NOT_PERMITTED, Phrase.STAND_ALONE, group=group)
        await check_games(connection, target.parameters, tables)

    async def _close(
        self, connection: AsyncConnection, closing: Jackpot, heirs: Sequence[Jackpot], event: int, now_ms: int
    ) -> None:
        """RR 8.3.6: the value recorded on the meter goes to the other meters, in equal whole cents; what cannot be
        shared, odd cents and fractions, to the first."""
        steps = self._desk.steps(closing)
        value, reserve = steps.close()
        transfers: list[Transfer] = []
        values, reserves = _shares(value, len(heirs)), _shares(reserve, len(heirs))
        for heir, its_value, its_reserve in zip(heirs, values, reserves, strict=True):
            taking = self._desk.steps(heir)
            taking.receive(its_value, its_reserve)
            transfers += _handed_on(closing, heir, taking.jackpot, its_value, its_reserve)
            await connection.execute(storage.kept_jackpot(taking.jackpot, self._desk.vault))
            await record(connection, heir.id, taking.movements, event, now_ms)
        await connection.execute(storage.kept_jackpot(steps.jackpot, self._desk.vault))
        moved_to = heirs[0].id if heirs else None
        closed = update(schema.jackpots).where(schema.jackpots.c.id == closing.id)
        await connection.execute(closed.values(closed_ms=now_ms, moved_to=moved_to))
        await connection.execute(delete(schema.offers).where(schema.offers.c.jackpot_id == closing.id))
        await record(connection, closing.id, steps.movements, event, now_ms)
        await post_house(connection, transfers, event, now_ms)


def _check_closing(closing: Jackpot, heirs: Sequence[Jackpot]) -> None:
    """RR 8.3.6, and no meter is brought to where it would be won by being closed next to it."""
    if not heirs and (closing.value or closing.reserve):
        raise Refusal(Problem.BAD_REQUEST, Phrase.NAME_HEIRS, rule="8.3.6")
    for heir, value in zip(heirs, _shares(closing.value, len(heirs)), strict=True):
        if heir.parameters.style is Style.BONUS:
            raise Refusal(Problem.NOT_PERMITTED, Phrase.BONUS_IS_FIXED, jackpot=heir.id)
        if (heir.value + value).shown >= heir.parameters.highest:
            raise Refusal(
                Problem.NOT_PERMITTED,
                Phrase.TOO_MUCH_TO_TAKE,
                amount=value.shown.cents,
                limit=heir.parameters.highest.cents,
                jackpot=heir.id,
            )


def _shares(amount: Exact, count: int) -> list[Exact]:
    if not count:
        return []
    each = Exact.of(Money(amount.shown.cents // count))
    rest = Exact(amount.parts - each.parts * count)
    return [each + rest, *[each] * (count - 1)]


def _handed_on(closing: Jackpot, heir: Jackpot, after: Jackpot, value: Exact, reserve: Exact) -> Iterable[Transfer]:
    """Fractions below a cent were in no account yet: where they make a cent with the heir's own, the house pays it in,
    as it would have with the next contribution."""
    from_accounts, to_accounts = bookings.accounts_of(closing.id), bookings.accounts_of(heir.id)
    for source, target, moved, was, now in (
        (from_accounts[0], to_accounts[0], value, heir.value, after.value),
        (from_accounts[1], to_accounts[1], reserve, heir.reserve, after.reserve),
    ):
        if moved.shown:
            yield Transfer(source, target, moved.shown, Why.JACKPOT_CLOSED, None)
        made_whole = now.shown - was.shown - moved.shown
        if made_whole:
            yield Transfer(PURSE, target, made_whole, Why.JACKPOT_CONTRIBUTION, None)


async def _change(connection: AsyncConnection, change: int) -> Row[Any]:
    wanted = select(schema.changes).where(schema.changes.c.id == change).with_for_update()
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_CHANGE, change=change)
    return row


async def _end(connection: AsyncConnection, change: int, state: str, now_ms: int) -> None:
    changes = schema.changes
    await connection.execute(update(changes).where(changes.c.id == change).values(state=state, ended_ms=now_ms))


async def _names(connection: AsyncConnection) -> dict[str, str]:
    rows = await connection.execute(select(schema.jackpots.c.id, schema.jackpots.c.parameters))
    return {row.id: JackpotParameters.from_json(row.parameters).name for row in rows}


async def _tables_concerned(connection: AsyncConnection, asked: JackpotChange) -> list[str]:
    """A closure: every table that plays for it (8.3.5). A group that comes or goes: its own tables (8.3.4)."""
    if asked.group is None:
        return await tables_playing(connection, asked.jackpot)
    return await tables_of_group(connection, asked.group)


def _long_enough(announced: AnnouncedChange, now_ms: int) -> None:
    missing = [sign.table for sign in announced.signs if sign.since_ms is None]
    if missing:
        raise Refusal(Problem.NOTICE_NEEDED, Phrase.SIGN_NOT_SHOWN, table=missing[0])
    if announced.may_at_ms is not None and now_ms < announced.may_at_ms:
        left_s = (announced.may_at_ms - now_ms + 999) // 1000
        raise Refusal(
            Problem.NOTICE_NEEDED,
            Phrase.SIGN_STANDS_LONGER,
            left_s=left_s,
            may_at_ms=announced.may_at_ms,
        )
