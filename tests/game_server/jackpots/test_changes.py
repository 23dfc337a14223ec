"""RR 8.3.4 to 8.3.6: groups come, go and move, jackpots close; the sign stands first, and no value is lost."""

from __future__ import annotations

from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    JackpotChange,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import BetWins, Style
from game_protocol.problems import Problem
from game_protocol.sign import WithdrawNotice
from game_protocol.table import NoticeKind
from game_server.tables import notices
from tests.game_server.jackpots.casino import PIT_BOSS, Casino, refused
from tests.game_server.jackpots.kinds import bonus, goods, mystery, progressive

RED = {"red": 10_000}


def add(jackpot: str, group: str, minutes: int = 5) -> JackpotChange:
    return JackpotChange(kind=ChangeKind.ADD, jackpot=jackpot, group=group, minutes=minutes)


def close(jackpot: str, *to: str, minutes: int = 5) -> JackpotChange:
    return JackpotChange(kind=ChangeKind.CLOSE, jackpot=jackpot, to=list(to), minutes=minutes)


async def two_jackpots(casino: Casino) -> None:
    """`old` at table 1, `new` at table 2."""
    await casino.offer("old", progressive(name="Old"), "1")
    await casino.offer("new", progressive(name="New"), "2")


def signs(casino: Casino, table: str) -> list[str]:
    shown = casino.table(table).writer.state.notices.values()
    return [notice.said.text for notice in shown if notice.kind is NoticeKind.JACKPOT]


class TestRule834GroupsChangeOnlyAfterTheSign:
    async def test_no_change_before_the_sign_stands_at_every_table_concerned(self, casino: Casino) -> None:
        await two_jackpots(casino)
        announced = await casino.changes.announce_jackpot_change(
            AnnounceJackpotChange(what=add("new", "group-1")), PIT_BOSS
        )
        assert [(sign.table, sign.since_ms) for sign in announced.signs] == [("1", None)]
        await refused(
            Problem.NOTICE_NEEDED,
            casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        )
        await casino.house.jackpots.boards.refresh()
        assert signs(casino, "1") == ["In 5 minutes this table also plays for the jackpot New."]
        assert signs(casino, "2") == []

    async def test_no_change_before_the_sign_has_stood_as_long_as_was_announced(self, casino: Casino) -> None:
        await two_jackpots(casino)
        announced = await casino.changes.announce_jackpot_change(
            AnnounceJackpotChange(what=add("new", "group-1")), PIT_BOSS
        )
        await casino.house.jackpots.boards.refresh()
        casino.clock.advance(5 * 60_000 - 1)
        refusal = await refused(
            Problem.NOTICE_NEEDED,
            casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        )
        assert refusal.refused.detail["may_at_ms"] == casino.clock.now_ms() + 1
        casino.clock.advance(1)
        await casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS)
        await casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS)
        await casino.house.jackpots.boards.refresh()
        assert signs(casino, "1") == [], "what was announced has happened"
        await casino.play("1", {1: RED})
        assert await casino.amount("new") == 120_050
        await casino.adds_up()

    async def test_a_sign_somebody_took_down_is_put_up_again_and_its_time_begins_anew(self, casino: Casino) -> None:
        await two_jackpots(casino)
        announced = await casino.changes.announce_jackpot_change(
            AnnounceJackpotChange(what=add("new", "group-1")), PIT_BOSS
        )
        await casino.house.jackpots.boards.refresh()
        (notice,) = casino.table("1").writer.state.notices
        casino.clock.advance(5 * 60_000)
        await casino.table("1").ask(notices.withdraw_notice, WithdrawNotice(table="1", notice=notice))
        await refused(
            Problem.NOTICE_NEEDED,
            casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        )
        await casino.house.jackpots.boards.refresh()
        assert len(signs(casino, "1")) == 1
        await refused(
            Problem.NOTICE_NEEDED,
            casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        )

    async def test_a_group_moves_from_one_jackpot_to_another(self, casino: Casino) -> None:
        await two_jackpots(casino)
        asked = JackpotChange(kind=ChangeKind.MOVE, jackpot="old", group="group-1", to=["new"], minutes=1)
        await casino.change(asked)
        await casino.play("1", {1: RED})
        assert await casino.amount("old") == 120_000
        assert await casino.amount("new") == 120_050
        await casino.adds_up()

    async def test_a_group_is_removed(self, casino: Casino) -> None:
        await two_jackpots(casino)
        await casino.change(JackpotChange(kind=ChangeKind.REMOVE, jackpot="old", group="group-1", minutes=1))
        await casino.play("1", {1: RED})
        assert await casino.amount("old") == 120_000

    async def test_a_withdrawn_change_is_not_made_and_its_sign_comes_down(self, casino: Casino) -> None:
        await two_jackpots(casino)
        announced = await casino.changes.announce_jackpot_change(
            AnnounceJackpotChange(what=add("new", "group-1", minutes=0)), PIT_BOSS
        )
        await casino.house.jackpots.boards.refresh()
        await casino.changes.withdraw_jackpot_change(
            WithdrawJackpotChange(change=announced.change, reason="changed our mind"), PIT_BOSS
        )
        await casino.house.jackpots.boards.refresh()
        assert signs(casino, "1") == []
        await refused(
            Problem.WRONG_PHASE,
            casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        )

    async def test_what_cannot_be_is_not_even_announced(self, casino: Casino) -> None:
        await two_jackpots(casino)
        await casino.offer("alone", progressive(style=Style.STAND_ALONE), "1")
        await casino.offer("zero", bonus(trigger=BetWins(bet="straight-0")), "1")
        for problem, asked in (
            (Problem.UNKNOWN, add("nowhere", "group-1")),
            (Problem.UNKNOWN, add("new", "nobody")),
            (Problem.WRONG_PHASE, add("old", "group-1")),
            (Problem.NOT_PERMITTED, add("alone", "group-2")),
            (Problem.WRONG_PHASE, JackpotChange(kind=ChangeKind.REMOVE, jackpot="new", group="group-1")),
            (Problem.BAD_REQUEST, JackpotChange(kind=ChangeKind.MOVE, jackpot="old", group="group-1")),
            (Problem.BAD_REQUEST, JackpotChange(kind=ChangeKind.MOVE, jackpot="old", group="group-1", to=["old"])),
            (Problem.BAD_REQUEST, close("old")),
            (Problem.NOT_PERMITTED, close("old", "zero")),
        ):
            await refused(problem, casino.changes.announce_jackpot_change(AnnounceJackpotChange(what=asked), PIT_BOSS))
        assert (await casino.house.jackpots.everything()).changes == []


class TestRule835AndRule836Closing:
    async def test_the_sign_stands_at_every_table_and_the_value_goes_to_another_meter(self, both: Casino) -> None:
        await both.offer("link", progressive(name="Link", rate="0.3333", hidden_rate="0.1234"), "1", "2")
        await both.offer("other", mystery(name="Other", must_hit_by=1_000_000), "1", "2")
        await both.play("1", {1: RED, 2: {"red": 1_500}})
        announced = await both.changes.announce_jackpot_change(
            AnnounceJackpotChange(what=close("link", "other")), PIT_BOSS
        )
        await both.house.jackpots.boards.refresh()
        expected = ["In 5 minutes the jackpot Link closes, and its value goes to Other."]
        assert signs(both, "1") == signs(both, "2") == expected
        both.clock.advance(5 * 60_000)
        before = {each.jackpot: each for each in (await both.house.jackpots.reconciliations()).jackpots}
        await both.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS)
        after = {each.jackpot: each for each in (await both.house.jackpots.reconciliations()).jackpots}
        assert after["link"].meter == 0
        assert after["other"].meter == before["other"].meter + before["link"].meter, "to the last part of a cent"
        assert after["other"].reserve == before["link"].reserve
        await both.adds_up()
        await both.play("1", {1: RED})
        assert await both.amount("link") == 0, "closed: it is played for no more"
        await both.adds_up()

    async def test_the_value_may_go_to_several_meters_to_the_cent(self, casino: Casino) -> None:
        await casino.offer("old", progressive(start=100_001), "1")
        for name in ("a", "b", "c"):
            await casino.offer(name, progressive(), "1")
        await casino.change(close("old", "b", "a", "c", minutes=0))
        assert [await casino.amount(name) for name in ("b", "a", "c")] == [153_335, 153_333, 153_333]
        await casino.adds_up()

    async def test_fractions_that_make_a_cent_at_the_heir_are_paid_in_by_the_house(self, casino: Casino) -> None:
        await casino.offer("old", progressive(rate="0.06"), "1")
        await casino.offer("new", progressive(rate="0.06"), "1")
        await casino.play("1", {1: {"red": 1_000}})
        await casino.change(close("old", "new", minutes=0))
        assert await casino.amount("new") == 240_001, "0.6 of a cent and 0.6 of a cent"
        await casino.adds_up()

    async def test_no_meter_is_filled_beyond_what_it_must_be_won_by(self, casino: Casino) -> None:
        await casino.offer("old", progressive(), "1")
        await casino.offer("m", mystery(), "1")
        await refused(
            Problem.NOT_PERMITTED,
            casino.changes.announce_jackpot_change(AnnounceJackpotChange(what=close("old", "m")), PIT_BOSS),
        )

    async def test_goods_close_without_an_heir(self, casino: Casino) -> None:
        await casino.offer("dinner", goods(), "1")
        await casino.change(close("dinner", minutes=0))
        (row,) = (await casino.house.jackpots.everything()).jackpots
        assert row.closed

    async def test_rule_8_8_a_prize_of_a_closed_jackpot_goes_to_its_heir(self, casino: Casino) -> None:
        await casino.offer("old", mystery(rate="1"), "1")
        await casino.offer("new", progressive(), "1")
        await casino.hide("old", 50_060)
        number = await casino.play("1", {1: RED})
        await casino.change(close("old", "new", minutes=0))
        before = await casino.amount("new")
        await casino.void("1", number)
        assert await casino.amount("new") == before + 50_060
        assert await casino.prizes() == []
        await casino.adds_up()
