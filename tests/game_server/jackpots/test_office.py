"""The jackpot office: opening, parameters that wait, groups, displays."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import select

from game_protocol.jackpot_office import (
    ChangeJackpot,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    OfferJackpot,
    OpenJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
)
from game_protocol.jackpots import DisplaySettings, JackpotParameters, PromotionalMessage, Style
from game_protocol.problems import Problem
from game_server.jackpots import schema
from game_server.refusals import Refusal
from game_server.storage.schema import journal
from tests.game_server.jackpots.casino import PIT_BOSS, Casino, refused
from tests.game_server.jackpots.kinds import bonus, goods, mystery, progressive


@pytest.mark.parametrize("asked", [mystery(), progressive(), bonus(), goods()], ids=lambda asked: asked.name)
async def test_the_start_value_is_on_the_meter_and_in_the_ledger_before_anybody_plays(
    casino: Casino, asked: JackpotParameters
) -> None:
    await casino.office.open_jackpot(OpenJackpot(jackpot="j", parameters=asked), PIT_BOSS)
    assert await casino.amount("j") == asked.start
    assert await casino.account("jackpot:j") == asked.start
    assert await casino.account("house") == -asked.start
    await casino.adds_up()


async def test_the_hidden_value_is_nowhere_to_be_read(casino: Casino) -> None:
    """Not in the database's rows, not in the journal, not in what staff are told."""
    await casino.offer("m", mystery(), "1")
    await casino.hide("m", 73_413)
    async with casino.house.database.reading() as connection:
        rows = (await connection.execute(select(schema.jackpots))).all()
    told = (await casino.house.jackpots.everything()).to_json()
    house = await casino.events("house", "open-jackpot")
    assert "73413" not in f"{[tuple(row) for row in rows]}{told}{json.dumps(house)}"


async def test_a_name_is_given_once(casino: Casino) -> None:
    await casino.office.open_jackpot(OpenJackpot(jackpot="j", parameters=mystery()), PIT_BOSS)
    again = OpenJackpot(jackpot="j", parameters=mystery())
    await refused(Problem.BAD_REQUEST, casino.office.open_jackpot(again, PIT_BOSS))
    await casino.adds_up()


async def test_bad_parameters_are_refused_with_the_rule(casino: Casino) -> None:
    asked = OpenJackpot(jackpot="j", parameters=mystery(reset=1))
    refusal = await refused(Problem.NOT_PERMITTED, casino.office.open_jackpot(asked, PIT_BOSS))
    assert "rule 8.5" in str(refusal)


async def test_changed_parameters_wait_until_the_jackpot_is_won(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_150)
    changed = mystery(rate="2", name="New Mystery", minimum=60_000, reset=60_000, start=60_000)
    await casino.office.change_jackpot(ChangeJackpot(jackpot="m", parameters=changed, reason="a new season"), PIT_BOSS)
    (row,) = (await casino.house.jackpots.everything()).jackpots
    assert (row.parameters.rate, row.pending) == ("1", changed)
    await casino.play("1", {1: {"red": 10_000}})
    assert await casino.amount("m") == 50_100
    await casino.play("1", {1: {"red": 10_000}})
    (row,) = (await casino.house.jackpots.everything()).jackpots
    assert (row.parameters, row.pending, row.meter.amount) == (changed, None, 60_050)
    await casino.adds_up()


async def test_a_jackpot_keeps_its_style(casino: Casino) -> None:
    await casino.offer("m", mystery(), "1")
    asked = ChangeJackpot(jackpot="m", parameters=progressive(), reason="why not")
    await refused(Problem.NOT_PERMITTED, casino.office.change_jackpot(asked, PIT_BOSS))


async def test_rule_8_3_1_a_table_belongs_to_one_group(casino: Casino) -> None:
    await casino.office.set_jackpot_group(
        SetJackpotGroup(group=JackpotGroup(group="a", name="A", tables=["1"])), PIT_BOSS
    )
    both = JackpotGroup(group="b", name="B", tables=["1", "2"])
    refusal = await refused(
        Problem.NOT_PERMITTED, casino.office.set_jackpot_group(SetJackpotGroup(group=both), PIT_BOSS)
    )
    assert "group a" in str(refusal)
    unknown = JackpotGroup(group="b", name="B", tables=["9"])
    await refused(Problem.UNKNOWN, casino.office.set_jackpot_group(SetJackpotGroup(group=unknown), PIT_BOSS))


async def test_the_tables_of_a_group_that_plays_do_not_change_without_notice(casino: Casino) -> None:
    await casino.offer("m", mystery(), "1")
    asked = JackpotGroup(group="group-1", name="Larger", tables=["1", "2"])
    refusal = await refused(
        Problem.NOTICE_NEEDED, casino.office.set_jackpot_group(SetJackpotGroup(group=asked), PIT_BOSS)
    )
    assert refusal.refused.detail["rule"] == "8.3.4"
    await casino.change(JackpotChange(kind=ChangeKind.REMOVE, jackpot="m", group="group-1", minutes=0))
    await casino.office.set_jackpot_group(SetJackpotGroup(group=asked), PIT_BOSS)
    (group,) = (await casino.house.jackpots.everything()).groups
    assert group.tables == ["1", "2"]


async def test_the_jackpot_client_viewer_sets_messages_and_what_is_displayed(casino: Casino) -> None:
    await casino.offer("a", mystery(name="A"), "1")
    await casino.offer("b", progressive(name="B"), "1")
    message = PromotionalMessage(text="Good luck tonight", seconds=5)
    settings = DisplaySettings(jackpots=["b"], messages=[message], winning_message="Congratulations")
    await casino.office.set_jackpot_display(SetJackpotDisplay(table="1", settings=settings), PIT_BOSS)
    await casino.house.jackpots.boards.refresh()
    board = casino.house.jackpots.boards.now("1")
    assert [meter.name for meter in board.meters] == ["B"]
    assert board.display == settings
    await refused(
        Problem.UNKNOWN, casino.office.set_jackpot_display(SetJackpotDisplay(table="9", settings=settings), PIT_BOSS)
    )


async def test_every_act_of_the_office_is_in_the_journal_with_who_and_why(casino: Casino) -> None:
    await casino.offer("m", mystery(), "1")
    await casino.office.offer_jackpot(OfferJackpot(jackpot="m", on=False, reason="Dark"), PIT_BOSS)
    async with casino.house.database.reading() as connection:
        rows = (await connection.execute(select(journal).where(journal.c.chain == "house"))).all()
    kinds = [row.kind for row in sorted(rows, key=lambda row: row.number)]
    assert kinds == [
        "open-jackpot",
        "set-jackpot-group",
        "announce-jackpot-change",
        "carry-out-jackpot-change",
        "offer-jackpot",
    ]
    assert {row.by for row in rows} == {PIT_BOSS}
    await casino.adds_up()


async def test_two_offices_at_once_open_one_jackpot(both: Casino) -> None:
    asked = OpenJackpot(jackpot="j", parameters=mystery(style=Style.MYSTERY))
    done = await asyncio.gather(
        both.office.open_jackpot(asked, PIT_BOSS), both.office.open_jackpot(asked, PIT_BOSS), return_exceptions=True
    )
    assert sum(each is None for each in done) == 1
    assert sum(isinstance(each, Refusal) for each in done) == 1
    await both.adds_up()
