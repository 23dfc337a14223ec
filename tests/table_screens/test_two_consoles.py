"""An evening with two consoles, a cage and a pit boss: cards meet what another console did."""

from __future__ import annotations

from game_rules.game import Role
from game_rules.money import Money
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House
from tests.table_screens.test_cage import a_ticket
from tests.table_screens.test_evening import bet_and_wait
from tests.table_screens.test_waiting_requests import asks_to_close_the_table


def test_an_evening_with_two_consoles_a_cage_and_a_pit_boss(engine: Engine, house: House, play: Play) -> None:
    """The dealer deals at one console; the supervisor sits at the other, which is the cage, and the pit boss comes."""
    tickets: list[str] = []

    async def evening() -> None:
        async with dealing(engine, house) as dealer, dealing(engine, house, Role.SUPERVISOR) as cage:
            await sells(dealer, "1", "sum-100")
            await sells(cage, "2", "sum-200")
            async with house.player(1) as first, house.player(2) as second:
                await dealer.opens_round()
                await bet_and_wait(dealer, 1, first, ("straight-17", 1000))
                await bet_and_wait(dealer, 2, second, ("red", 5000))
                # A request for the pit boss waits while the round is dealt to its end.
                await asks_to_close_the_table(dealer)
                await dealer.tap("set-aside")
                await dealer.closes_round()
                # Both tap a number; one is quicker, and the other's card goes and says so.
                for console, number in ((cage, "20"), (dealer, "17")):
                    await console.until(lambda console=console: phase(console) == "closed", "closed")
                    await console.tap("tab-round")
                    await console.tap(f"number-{number}")
                    await console.until(lambda console=console: console.is_there("confirm"), "the question")
                await dealer.tap("confirm")
                await cage.until_sees("the moment has passed. Nothing was done here.")
                assert cage.picture.question is None
                await dealer.until(lambda: phase(dealer) == "settled", "settled")
                await dealer.until(lambda: first.picture.balance == Money(45_000), "450.00 at station 1")
            tickets.append(await a_ticket(house, 1))
            # 17 was wrong: the paper that is out there is held at the cage until the debt is settled.
            await cage.tap("tab-correction")
            await cage.tap("correct-round-1")
            await cage.tap("number-20")
            await cage.until_sees("20 black instead of 17 black")
            await cage.tap("correct")
            await cage.confirms("reason-0")
            await cage.tap("tab-cage")
            await cage.until(lambda: cage.is_there("ticket-number"), "the counter")
            await cage.type(tickets[0] + "\n")
            await cage.until_sees("This ticket is held")
            await cage.tap("take-back-0")
            await cage.confirms("reason-0")
            await cage.until_sees("Pay 450.00")
            await cage.tap("pay-ticket")
            await cage.confirms()
            await cage.until_sees("450.00 paid for the ticket.")
            # The pit boss comes: the request that waited is allowed.
            await dealer.tap("take-up")
            await dealer.allows(Role.PIT_BOSS)
            await cage.until(lambda: cage.picture.table and cage.picture.table.notices, "the notice, at both consoles")
            # The dealer walks to the other console; the one that was left is locked.
            await cage.tap("lock")
            await cage.signs_in(Role.DEALER)
            await cage.until(lambda: not cage.picture.lock, "signed in")
            await cage.plays("3")
            await dealer.until_sees("has signed in at another console.")

    play(evening())
    assert [event.by for event in house.journal("round-settled")] == ["staff 1001"] * 2
    assert [event.by for event in house.journal("cage-paid")] == ["staff 2001"] * 2
    assert [event.by for event in house.journal("sign-changed")] == ["staff 1001, allowed by 3001"]
    # 300.00 came in; at the cage 360.00 came back and 450.00 went out.
    assert house.account("cage") == Money(45_000 - 36_000 - 30_000)
    assert (house.account("shortfall"), house.total()) == (Money.zero(), Money.zero())


def phase(dealer: Dealer) -> str:
    return "" if dealer.picture.table is None else dealer.picture.table.phase


async def sells(dealer: Dealer, station: str, sum_: str) -> None:
    await dealer.tap("tab-buy-in")
    await dealer.tap(f"key-{station}", within="station-keys")
    await dealer.tap(sum_)
    await dealer.tap("enter")
    await dealer.confirms()
