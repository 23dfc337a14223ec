"""Prizes that wait: confirmed, declined, handed over, owed; and accounts that stand still meanwhile."""

from __future__ import annotations

from game_protocol.jackpot_office import ConfirmPrize
from game_protocol.jackpots import BetWins, PrizeState
from game_protocol.problems import Problem
from game_protocol.rounds import InvalidateRound, VoidCause
from game_protocol.seat import FreezeStation, PayOut
from game_server.jackpots import prizes as jackpot_prizes
from game_server.jackpots import rounds as jackpot_rounds
from game_server.tables import accounts
from tests.game_server.jackpots.casino import Casino, refused
from tests.game_server.jackpots.kinds import bonus, goods, mystery

ON_0 = {"straight-0": 1_000}


async def won(casino: Casino, station: int = 1) -> None:
    await casino.offer("zero", bonus(), "1")
    await casino.play("1", {station: ON_0}, "0")


async def test_the_winning_station_stands_still_until_the_pit_boss_has_decided(casino: Casino) -> None:
    await won(casino)
    await casino.table("1").open()
    await refused(Problem.FROZEN, casino.table("1").put(1, {"red": 1_000}))
    (prize,) = await casino.prizes()
    await casino.confirm(prize)
    await casino.table("1").put(1, {"red": 1_000})


async def test_what_is_confirmed_is_what_the_pit_boss_read(casino: Casino) -> None:
    await won(casino)
    (prize,) = await casino.prizes()
    wrong = ConfirmPrize(table="1", prize=prize.prize, amount=prize.amount + 1)
    asked = casino.with_jackpots("1", jackpot_prizes.confirm_prize, wrong, prize=prize.prize)
    refusal = await refused(Problem.NOT_CONFIRMED, asked)
    assert refusal.refused.detail["amount"] == 25_000
    assert [each.state for each in await casino.prizes()] == [PrizeState.WON]


async def test_rule_8_3_9_b_goods_are_confirmed_first_and_handed_over_at_a_convenient_time(casino: Casino) -> None:
    await casino.offer("dinner", goods(), "1")
    before = await casino.balance("1", 1)
    await casino.play("1", {1: ON_0}, "0")
    (prize,) = await casino.prizes()
    assert (prize.amount, prize.goods) == (0, "Dinner for two")
    await refused(Problem.WRONG_PHASE, casino.hand_over(prize))
    confirmed = await casino.confirm(prize)
    assert not confirmed.handed_over
    assert (await casino.hand_over(prize)).handed_over
    assert (await casino.hand_over(prize)).handed_over
    assert len(await casino.events("1", "jackpot-handed-over")) == 1
    assert await casino.balance("1", 1) == before + 35_000, "the wager's winnings, and no money for the dinner"
    await casino.adds_up()


async def test_money_is_not_handed_over_as_goods(casino: Casino) -> None:
    await won(casino)
    (prize,) = await casino.prizes()
    await casino.confirm(prize)
    await refused(Problem.WRONG_PHASE, casino.hand_over(prize))


async def test_a_declined_prize_is_on_the_meter_again_with_its_reason(casino: Casino) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_060)
    await casino.play("1", {1: {"red": 10_000}})
    (prize,) = await casino.prizes()
    returned = await casino.decline(prize, "syndicate play")
    assert (returned.state, returned.reason, returned.decided_by) == (
        PrizeState.RETURNED,
        "syndicate play",
        "staff 3001",
    )
    assert await casino.amount("m") == 50_100
    assert (await casino.decline(prize)).state is PrizeState.RETURNED
    assert await casino.amount("m") == 50_100, "asked twice, done once"
    await refused(Problem.WRONG_PHASE, casino.confirm(prize))
    await casino.adds_up()


async def test_rule_9_10_a_confirmed_prize_cannot_be_declined(casino: Casino) -> None:
    await won(casino)
    (prize,) = await casino.prizes()
    await casino.confirm(prize)
    refusal = await refused(Problem.NOT_PERMITTED, casino.decline(prize))
    assert refusal.refused.detail["rule"] == "9.10"


async def test_a_prize_of_a_player_whom_staff_let_go_is_owed(casino: Casino) -> None:
    await won(casino)
    (prize,) = await casino.prizes()
    await casino.table("1").ask(accounts.freeze_station, FreezeStation(table="1", station=1, on=False, reason=""))
    await casino.table("1").ask(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    await casino.confirm(prize)
    assert await casino.account("owed:1") == 25_000
    await casino.adds_up()


async def test_a_lock_for_another_reason_is_left_alone(casino: Casino) -> None:
    await casino.offer("zero", bonus(), "1")
    number = await casino.wager("1", {1: ON_0})
    await casino.table("1").ask(
        accounts.freeze_station, FreezeStation(table="1", station=1, on=True, reason="a dispute")
    )
    await casino.settle("1", number, "0")
    (prize,) = await casino.prizes()
    await casino.confirm(prize)
    session = casino.table("1").writer.state.stations[1].session
    assert session is not None
    assert (session.frozen, session.frozen_reason) == (True, "a dispute")


async def test_two_prizes_of_one_player_unlock_with_the_second_decision(casino: Casino) -> None:
    await casino.offer("zero", bonus(), "1")
    await casino.offer("dinner", goods(trigger=BetWins(bet="straight-0")), "1")
    await casino.play("1", {1: ON_0}, "0")
    first, second = await casino.prizes()
    await casino.confirm(first)
    session = casino.table("1").writer.state.stations[1].session
    assert session is not None
    assert session.frozen
    await casino.confirm(second)
    assert not session.frozen


async def test_a_prize_is_known_only_at_its_own_table(casino: Casino) -> None:
    await won(casino)
    (prize,) = await casino.prizes()
    asked = ConfirmPrize(table="1", prize=prize.prize, amount=prize.amount)
    await refused(Problem.UNKNOWN, casino.with_jackpots("2", jackpot_prizes.confirm_prize, asked, prize=prize.prize))


async def test_a_refused_void_gives_nothing_back(casino: Casino) -> None:
    await won(casino)
    asked = InvalidateRound(table="1", round=99, cause=VoidCause.DISRUPTION, reason="no such round")
    await refused(Problem.WRONG_ROUND, casino.with_jackpots("1", jackpot_rounds.invalidate_round, asked, round_=99))
    assert len(await casino.prizes()) == 1
