"""A round and the jackpots of its table, on a real database: contributions, prizes, void, correction."""

from __future__ import annotations

import asyncio

from game_protocol.jackpots import BetWins, OutcomeRun, PrizeState, SameBetRun, Style
from tests.game_server.jackpots.casino import Casino
from tests.game_server.jackpots.kinds import bonus, mystery, progressive

RED = {"red": 10_000}
SMALL = {"red": 1_000}
ON_17 = {"straight-17": 1_000}


async def offer_nearly_won(casino: Casino) -> None:
    """A mystery at 500.00 that is won at 500.60: a wager of 100.00 brings 1.00."""
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_060)


class TestRule313WhoTakesPart:
    async def test_a_valid_wager_counts_once_the_outcome_is_confirmed(self, both: Casino) -> None:
        await both.offer("m", mystery(), "1")
        number = await both.wager("1", {1: RED, 2: SMALL})
        assert await both.amount("m") == 50_000, "closed, and not yet confirmed"
        await both.settle("1", number, "5")
        assert await both.amount("m") == 50_000 + 137, "1.25 % of 110.00"
        (told,) = await both.events("1", "jackpot-meters")
        assert told["event"]["meters"][0]["amount"] == 50_137
        assert sorted(told["record"]["order"]) == [1, 2], "the order that was drawn is in the journal"
        assert told["record"]["m"] == [137_500_000, 0]
        await both.adds_up()

    async def test_wagers_below_the_table_minimum_are_not_recognised_and_have_no_chance(self, casino: Casino) -> None:
        table_minimum = casino.house.floor.writer("1").state.limits.table_minimum.cents
        await casino.offer("m", mystery(rate="10"), "1")
        state = casino.house.floor.writer("1").state
        smallest = min(limits.minimum.cents for limits in state.limits.by_kind.values())
        assert smallest < table_minimum, "the book's own limits leave room for such a sheet"
        kind = next(kind for kind, limits in state.limits.by_kind.items() if limits.minimum.cents == smallest)
        bet = next(bet.id for bet in state.game.bets.values() if bet.kind == kind)
        await casino.play("1", {1: {bet: smallest}})
        assert await casino.amount("m") == 50_000
        await casino.adds_up()

    async def test_a_round_without_wagers_moves_nothing(self, casino: Casino) -> None:
        await casino.offer("m", mystery(), "1")
        await casino.play("1", {})
        assert await casino.amount("m") == 50_000
        await casino.adds_up()

    async def test_a_no_spin_and_an_unpaid_void_round_bring_nothing(self, casino: Casino) -> None:
        await casino.offer("m", mystery(), "1")
        number = await casino.wager("1", {1: RED})
        await casino.void("1", number)
        assert await casino.amount("m") == 50_000
        await casino.adds_up()

    async def test_a_table_without_jackpots_plays_as_ever(self, casino: Casino) -> None:
        await casino.play("1", {1: RED})
        assert await casino.events("1", "jackpot-meters") == []
        await casino.adds_up()


class TestRule839AWin:
    async def test_prize_and_station_are_told_and_the_account_waits_for_the_pit_boss(self, both: Casino) -> None:
        await offer_nearly_won(both)
        await both.play("1", {2: RED}, "4")
        (prize,) = await both.prizes()
        assert (prize.station, prize.table, prize.state) == (2, "1", PrizeState.WON)
        assert prize.amount == 50_060
        told = [event["event"]["prize"] for event in await both.events("1", "jackpot-won")]
        assert [(each["station"], each["amount"]) for each in told] == [(2, 50_060)]
        station = both.house.floor.writer("1").state.stations[2]
        assert station.session is not None
        assert station.session.frozen
        assert any("confirm it (rule 8.3.9)" in text for text in both.alerts("1"))

    async def test_cash_is_credited_to_the_account_once_confirmed(self, both: Casino) -> None:
        await offer_nearly_won(both)
        await both.play("1", {2: RED}, "4")
        before = await both.balance("1", 2)
        (prize,) = await both.prizes()
        confirmed = await both.confirm(prize)
        assert (confirmed.state, confirmed.decided_by) == (PrizeState.CONFIRMED, "staff 3001")
        assert await both.balance("1", 2) == before + prize.amount
        again = await both.confirm(prize)
        assert again.state is PrizeState.CONFIRMED
        assert await both.balance("1", 2) == before + prize.amount, "confirmed twice, paid once"
        session = both.house.floor.writer("1").state.stations[2].session
        assert session is not None
        assert not session.frozen
        assert both.alerts("1") == []
        assert await both.account("jackpot-prize:m") == 0
        (told,) = await both.events("1", "jackpot-confirmed")
        assert told["event"]["prize"]["amount"] == prize.amount
        await both.adds_up()

    async def test_the_meter_starts_again_at_once(self, casino: Casino) -> None:
        """N.M. 15.1.24.12: automatic reset; what lay beyond the hidden value is on the new meter."""
        await offer_nearly_won(casino)
        await casino.play("1", {2: RED})
        assert await casino.amount("m") == 50_040
        await casino.adds_up()


class TestAProgressiveAtATable:
    async def test_straight_up_wins_on_the_same_number_in_two_consecutive_spins(self, casino: Casino) -> None:
        await casino.offer("run", progressive(style=Style.STAND_ALONE, rate="1"), "1")
        await casino.play("1", {1: ON_17, 2: ON_17}, "17")
        await casino.play("1", {1: ON_17}, "17")
        (prize,) = await casino.prizes()
        assert (prize.station, prize.amount) == (1, 120_000 + 30), "1 % of three wagers of 10.00"
        assert await casino.amount("run") == 100_000
        await casino.adds_up()

    async def test_a_void_round_between_is_no_spin_of_the_run(self, casino: Casino) -> None:
        """RR 9.2.2: of no effect; it neither breaks a run nor makes one."""
        await casino.offer("run", progressive(trigger=SameBetRun(spins=2)), "1")
        await casino.play("1", {1: ON_17}, "17")
        number = await casino.wager("1", {1: ON_17})
        await casino.void("1", number)
        await casino.play("1", {1: ON_17}, "17")
        assert len(await casino.prizes()) == 1

    async def test_two_stations_share_to_the_cent(self, casino: Casino) -> None:
        await casino.offer("run", progressive(trigger=BetWins(bet="straight-17"), start=120_001), "1")
        await casino.play("1", {1: ON_17, 3: ON_17}, "17")
        prizes = await casino.prizes()
        assert sorted(prize.station for prize in prizes) == [1, 3]
        assert sorted(prize.amount for prize in prizes) == [60_005, 60_006]
        for prize in prizes:
            await casino.confirm(prize)
        await casino.adds_up()


class TestRule88AVoidRoundGivesThePrizeBack:
    async def test_the_unconfirmed_prize_is_on_the_meter_again(self, both: Casino) -> None:
        await offer_nearly_won(both)
        balance = await both.balance("1", 2)
        number = await both.play("1", {2: RED})
        (prize,) = await both.prizes()
        await both.void("1", number)
        assert await both.prizes() == []
        assert await both.amount("m") == 50_100, "as if it had not been won: start and 1 % of 100.00"
        assert await both.balance("1", 2) == balance
        (told,) = await both.events("1", "jackpot-returned")
        assert told["event"]["prize"]["prize"] == prize.prize
        session = both.house.floor.writer("1").state.stations[2].session
        assert session is not None
        assert not session.frozen
        await both.adds_up()


class TestRule910ConfirmedIsNeverUndone:
    async def test_not_by_a_void_round(self, both: Casino) -> None:
        await offer_nearly_won(both)
        start = await both.balance("1", 2)
        number = await both.play("1", {2: RED})
        (prize,) = await both.prizes()
        await both.confirm(prize)
        await both.void("1", number)
        assert await both.balance("1", 2) == start + prize.amount, "the wager is refunded, the prize stays"
        assert await both.events("1", "jackpot-returned") == []
        await both.adds_up()

    async def test_not_by_a_correction(self, casino: Casino) -> None:
        await casino.offer("zero", bonus(trigger=BetWins(bet="straight-17")), "1")
        start = await casino.balance("1", 1)
        number = await casino.play("1", {1: ON_17}, "17")
        (prize,) = await casino.prizes()
        await casino.confirm(prize)
        await casino.correct("1", number, "18")
        assert await casino.balance("1", 1) == start - 1_000 + 25_000
        await casino.adds_up()


class TestRule94ACorrectionJudgesAgain:
    async def test_a_prize_that_the_right_outcome_does_not_give_goes_back(self, casino: Casino) -> None:
        await casino.offer("p", progressive(trigger=BetWins(bet="straight-17")), "1")
        number = await casino.play("1", {1: ON_17, 2: {"straight-18": 1_000}}, "17")
        assert [prize.station for prize in await casino.prizes()] == [1]
        await casino.correct("1", number, "18")
        assert await casino.prizes() == []
        assert await casino.amount("p") == 120_010
        await casino.adds_up()

    async def test_a_prize_that_the_right_outcome_gives_is_won(self, casino: Casino) -> None:
        await casino.offer("p", progressive(trigger=BetWins(bet="straight-17")), "1")
        number = await casino.play("1", {1: ON_17}, "18")
        await casino.correct("1", number, "17")
        assert [(prize.station, prize.amount) for prize in await casino.prizes()] == [(1, 120_005)]
        await casino.adds_up()

    async def test_who_has_the_prize_already_does_not_win_it_twice(self, casino: Casino) -> None:
        await casino.offer("p", progressive(trigger=OutcomeRun(spins=2, bet_kind="red")), "1")
        await casino.play("1", {1: RED}, "1")
        number = await casino.play("1", {1: RED}, "1")
        (prize,) = await casino.prizes()
        await casino.confirm(prize)
        await casino.play("1", {1: SMALL}, "2")
        await casino.correct("1", number, "3")
        assert await casino.prizes() == []
        await casino.adds_up()

    async def test_a_mystery_prize_does_not_depend_on_the_outcome(self, casino: Casino) -> None:
        await offer_nearly_won(casino)
        number = await casino.play("1", {2: RED}, "1")
        before = await casino.prizes()
        await casino.correct("1", number, "2")
        assert await casino.prizes() == before
        await casino.adds_up()


class TestSeveralJackpotsOfOneTable:
    async def test_rule_8_3_3_each_takes_its_own_share(self, casino: Casino) -> None:
        await casino.offer("a", mystery(rate="1"), "1")
        await casino.offer("b", progressive(rate="0.5", hidden_rate="0.25"), "1")
        await casino.play("1", {1: RED, 2: RED})
        assert await casino.amount("a") == 50_200
        assert await casino.amount("b") == 120_100
        assert await casino.account("jackpot-reserve:b") == 50
        await casino.adds_up()


class TestALinkedJackpot:
    async def test_rule_8_4_2_two_tables_feed_one_meter_to_the_last_part_of_a_cent(self, both: Casino) -> None:
        await both.offer("link", progressive(rate="0.3333"), "1", "2")
        for _ in range(3):
            await both.play("1", {1: {"red": 1_000}})
            await both.play("2", {1: {"red": 1_000}, 3: {"black": 1_500}})
        made = (await both.house.jackpots.reconciliations()).jackpots[0]
        assert made.meter == 120_000 * 1_000_000 + 3 * 3_500 * 3_333
        await both.adds_up()

    async def test_both_tables_settle_at_the_same_time_and_nothing_is_lost(self, both: Casino) -> None:
        await both.offer("link", mystery(rate="1", must_hit_by=50_300), "1", "2")

        async def evening(table: str) -> None:
            for _ in range(8):
                await both.play(table, {1: RED, 2: RED})
                for prize in await both.prizes():
                    if prize.table == table:
                        await both.confirm(prize)

        await asyncio.gather(evening("1"), evening("2"))
        made = (await both.house.jackpots.reconciliations()).jackpots[0]
        kept = made.reserve + made.received
        assert made.contributed + kept == 2 * 8 * 2 * 10_000 * 10_000, "every wager of both tables, once"
        assert made.paid > 0
        await both.adds_up()

    async def test_a_table_of_no_group_does_not_feed_it(self, casino: Casino) -> None:
        await casino.offer("m", mystery(), "1")
        await casino.play("2", {1: RED})
        assert await casino.amount("m") == 50_000
