"""The cage at the console, through its real screen: tickets over the counter, debts, and what the pit boss orders."""

from __future__ import annotations

import pytest

from game_protocol.cage import DebtView
from game_protocol.station import TicketPrinted
from game_rules.game import Role
from game_rules.money import Money
from screen_kit.qml.application import Engine
from tests.table_screens.conftest import SYDNEY, Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House
from tests.table_screens.test_evening import bet_and_wait


async def a_ticket(house: House, station: int) -> str:
    """What a player took to the cage."""
    answer = await house.cashes_out(station, "ticket")
    async with house.client(station) as link:
        await link.do(TicketPrinted(id=answer.id))
    assert answer.number is not None
    return answer.number


async def opens_cage(dealer: Dealer) -> None:
    """The dealer goes to the cage, and a supervisor lets them look."""
    await dealer.tap("tab-cage")
    await dealer.until_sees("The cage is for a game supervisor or above.")
    await dealer.allows(Role.SUPERVISOR)
    await dealer.until(lambda: dealer.is_there("ticket-number"), "the counter")


def test_a_ticket_is_looked_up_paid_once_and_found_paid_afterwards(engine: Engine, house: House, play: Play) -> None:
    """RR 6.6.1(b): exchanged for cash at a cage; the supervisor who pays is the one in the journal."""
    numbers: list[str] = []

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "215")
            numbers.append(await a_ticket(house, 1))
            await opens_cage(dealer)
            await dealer.type("1" * 17)
            assert dealer.picture.cage is not None
            assert dealer.picture.cage.number == "", "seventeen digits are no number"
            await dealer.type("1\n")
            await dealer.until_sees("No such ticket was issued here.")
            await dealer.tap("clear-number")
            await dealer.type(numbers[0] + "\n")
            await dealer.until_sees("Pay 215.00")
            assert dealer.sees(f"table {house.table}, station 1")
            await dealer.tap("pay-ticket")
            await dealer.until_sees("and pay 215.00 in cash (rule 6.6.1(b)). It must say 215.00.")
            await dealer.confirms()
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("215.00 paid for the ticket.")
            await dealer.until_sees("This ticket has been paid.")
            await dealer.until_sees(f"the cage of table {house.table}")

    play(evening())
    (paid,) = house.journal("cage-paid")
    assert paid.by == "staff 2001"
    assert paid.body["event"]["ticket"] == "*" * 14 + numbers[0][-4:]
    assert house.account("cage") == Money.zero(), "215.00 came in, and went out again"
    assert house.total() == Money.zero()


def test_what_a_correction_left_owed_both_ways_is_settled_at_the_cage(engine: Engine, house: House, play: Play) -> None:
    """RR 9.4: two players have gone, one with 360.00 too much, one with 360.00 too little."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            for station, player, bet in ((1, first, "straight-17"), (2, second, "straight-20")):
                await dealer.buys_in(station, "100")
                if station == 1:
                    await dealer.opens_round()
                await bet_and_wait(dealer, station, player, (bet, 1000))
            await dealer.closes_round()
            await dealer.enters("17")
            for station in (1, 2):
                await dealer.goes_to_station(station)
                await dealer.tap("pay-out")
                await dealer.confirms()
            await opens_cage(dealer)
            await dealer.until_sees("Nothing is owed at this table")
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.tap("number-20")
            await dealer.until_sees("20 black instead of 17 black")
            await dealer.tap("correct")
            await dealer.confirms("reason-0")
            await opens_cage(dealer)
            await dealer.until_sees("360.00 from a player of station 1")
            await dealer.until_sees("360.00 to a player of station 2")
            rows = {each.kind: place for place, each in enumerate(_debts(dealer))}
            await dealer.tap(f"pay-debt-{rows['owed']}")
            await dealer.confirms("reason-0")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until(lambda: len(_debts(dealer)) == 1, "one is settled")
            await dealer.tap("write-off-0")
            await dealer.confirms("reason-0")
            await dealer.until_sees("This needs a pit boss.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Nothing is owed at this table")

    play(evening())
    settled = [
        (event.by, event.body["event"]["what"], event.body["event"]["reason"]) for event in house.journal("cage-paid")
    ]
    assert settled == [
        ("staff 2001", "owed", "Identified by the surveillance recording"),
        ("staff 3001", "written-off", "The player is not known"),
    ]
    assert (house.account("owed"), house.account("shortfall")) == (Money.zero(), Money.zero())
    # 200.00 came in; 450.00 and 90.00 were paid out, and 360.00 at the cage.
    assert house.account("house") == Money(20_000 - 45_000 - 9_000 - 36_000)


def test_a_ticket_of_a_visit_that_owes_is_held_until_the_debt_is_settled(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 9.4: 450.00 on paper, 360.00 of it never won."""
    numbers: list[str] = []

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            async with house.player(1) as player:
                await dealer.buys_in(1, "100")
                await dealer.opens_round()
                await bet_and_wait(dealer, 1, player, ("straight-17", 1000))
                await dealer.closes_round()
                await dealer.enters("17")
                await dealer.until(lambda: player.picture.balance == Money(45_000), "450.00")
            numbers.append(await a_ticket(house, 1))
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.tap("number-20")
            await dealer.until_sees("20 black instead of 17 black")
            await dealer.tap("correct")
            await dealer.confirms("reason-0")
            await opens_cage(dealer)
            await dealer.type(numbers[0] + "\n")
            await dealer.until_sees("This ticket is held: 360.00 is owed to the house after a correction.")
            await dealer.tap("pay-ticket")
            assert dealer.picture.question is None, "nothing to confirm: the button says why"
            await dealer.tap("take-back-0")
            await dealer.confirms("reason-0")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("Pay 450.00")
            await dealer.tap("pay-ticket")
            await dealer.confirms()
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("450.00 paid for the ticket.")

    play(evening())
    assert house.account("cage") == Money(45_000 - 10_000 - 36_000)
    assert (house.account("shortfall"), house.total()) == (Money.zero(), Money.zero())


def test_a_fraud_invalidates_the_game_and_its_player_is_excluded_both_by_the_pit_boss(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 12.3.2 and 12.2.2."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, player, ("red", 2_500))
            await dealer.closes_round()
            await dealer.enters("1")
            await dealer.tap("tab-correction")
            await dealer.tap("invalidate-fraud")
            await dealer.until_sees("Tap Void once more to go on.")
            await dealer.tap("invalidate-fraud")
            await dealer.until_sees("Invalidate round 1 (rule 12.3.2).")
            await dealer.confirms("reason-0")
            await dealer.until_sees("This needs a pit boss (rule 12.3.2).")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "void", "void")
            await dealer.goes_to_station(1)
            await dealer.tap("exclude")
            await dealer.until_sees("Exclude the player of station 1 from the game (rule 12.2.2).")
            await dealer.confirms("reason-2")
            await dealer.until_sees("This needs a pit boss (rule 12.2.2).")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Leaving")

    play(evening())
    (ended,) = house.journal("round-ended")
    assert (ended.by, ended.body["event"]["rule"]) == ("staff 1001, allowed by 3001", "12.3.2")
    (excluded,) = house.journal("player-excluded")
    assert excluded.by == "staff 1001, allowed by 3001"
    assert excluded.body["event"] == {
        "kind": "player-excluded",
        "station": 1,
        "rule": "12.2.2",
        "reason": "A prohibited device",
    }
    assert house.account("player") == Money(10_000)


@pytest.mark.parametrize("house", [SYDNEY], indirect=True)
def test_an_unfair_result_is_made_good_where_the_book_says_so(engine: Engine, house: House, play: Play) -> None:
    """BWS 3.13: by a supervisor, for the player alone."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, player, ("symbol-A", 1_000))
            await dealer.closes_round()
            await dealer.enters("B")
            await dealer.goes_to_station(1)
            await dealer.until(lambda: dealer.picture.chosen and dealer.picture.chosen.recall, "the rounds")
            await dealer.tap("make-good")
            await dealer.until_sees("Round 1 of Station 1")
            await dealer.type("10\n")
            await dealer.until_sees("10.00 on top of the result of round 1, which would be unfair (rule 3.13).")
            await dealer.confirms("reason-1")
            await dealer.until_sees("This needs a game supervisor (rule 3.13).")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("10.00 given to station 1 for round 1.")
            await dealer.until(lambda: player.picture.balance == Money(10_000), "the station shows it")

    play(evening())
    (adjusted,) = house.journal("result-adjusted")
    assert adjusted.by == "staff 1001, allowed by 2001"
    assert adjusted.body["event"]["reason"] == "The dealer's mistake"
    assert house.account("adjustments") == Money(-1_000)


def test_a_players_claim_is_written_down_at_the_station_and_looked_at_in_the_register(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 9.5: the dealer considers it; the register has round, station, claim, what was done, and by whom."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, player, ("red", 2_500))
            await dealer.closes_round()
            await dealer.enters("2")
            await dealer.goes_to_station(1)
            await dealer.tap("claim")
            await dealer.until_sees("What does the player claim?")
            await dealer.tap("claim-0")
            await dealer.until_sees("What was done?")
            await dealer.type("Looked at the film: 2\n")
            await dealer.until_sees("Write down the claim of station 1 in round 1: “A wrong outcome was entered”.")
            await dealer.confirms()
            await dealer.until_sees("The claim of station 1 is written down.")
            await dealer.tap("tab-reports")
            await dealer.tap("report-claims")
            await dealer.until_sees("This needs a game supervisor.")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("Looked at the film: 2")
            await dealer.until_sees("A wrong outcome was entered")
            await dealer.until_sees("staff 1001")

    play(evening())
    (noted,) = house.journal("claim-noted")
    assert noted.by == "staff 1001"


def _debts(dealer: Dealer) -> list[DebtView]:
    cage = dealer.picture.cage
    return [] if cage is None or cage.debts is None else cage.debts.debts
