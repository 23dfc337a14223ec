"""More than one person moves alone: a second one on the spot, through the console's real screen, and an alert."""

from __future__ import annotations

from game_protocol.identity import AddStaff
from game_protocol.staff_client import StaffClient
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import PIN, STAFF
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing
from tests.table_screens.house import House


def test_a_dealer_buys_in_a_large_amount_only_with_somebody_who_may(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "10000")
            assert house.account("player") == Money(1_000_000), "so much a dealer takes alone"
            await dealer.buys_in(2, "60000")
            await dealer.until_sees("Above 10,000.00 nobody does this alone: it needs a second person, a pit boss.")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("it needs a second person, a pit boss.")
            assert house.account("player") == Money(1_000_000), "a supervisor may not either"
            await dealer.until(lambda: dealer.picture.question and dealer.picture.question.step == "needs-person", "no")
            await dealer.allows(Role.DEALER)
            await dealer.until_sees("Somebody else allows it: nobody is their own second person.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Allowed by")
            await dealer.until(lambda: len(dealer.picture.alerts) == 1, "staff are told")
            await dealer.goes_to_station(2)
            await dealer.tap("pay-out")
            await dealer.confirms()
            await dealer.until_sees("it needs a second person, a pit boss.")
            await dealer.tap("dismiss")
            assert house.account("player") == Money(7_000_000), "nothing was paid"

    play(evening())
    bought = [event.by for event in house.journal("account-changed")]
    assert bought == ["staff 1001", "staff 1001, allowed by 3001"]
    (told,) = house.journal("alert")
    assert told.body["event"]["text"] == "Buy-in of 60000.00 by staff 1001, allowed by 3001."


def test_a_supervisor_who_adjusts_a_lot_at_the_dealers_console_needs_a_pit_boss_besides(
    engine: Engine, house: House, play: Play
) -> None:
    """Two steps: the dealer may not adjust at all, the supervisor not so much."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "100")
            await dealer.goes_to_station(1)
            await dealer.tap("adjust")
            await dealer.until(lambda: dealer.is_there("amount"), "the amount")
            await dealer.type("3000\n")
            await dealer.confirms("reason-0")
            await dealer.until_sees("This needs a game supervisor.")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("Above 2,000.00 nobody does this alone: it needs a second person, a pit boss.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Allowed by")

    play(evening())
    assert [event.by for event in house.journal("account-changed")][-1] == "staff 2001, allowed by 3001"
    assert house.account("adjustments") == Money(-300_000)


def test_a_pit_boss_alone_does_not_move_a_fortune_either(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with StaffClient(house.server, house.table, STAFF[Role.PIT_BOSS], PIN) as office:
            await office.do(AddStaff(number="3777", name="Another pit boss", role=Role.PIT_BOSS, pin=PIN))
        async with dealing(engine, house, Role.PIT_BOSS) as boss:
            await boss.buys_in(1, "100001")
            await boss.until_sees("it needs a second person, a pit boss.")
            await boss.allows(Role.PIT_BOSS)
            await boss.until_sees("nobody is their own second person")
            await boss.type(f"3777\n{PIN}\n")
            await boss.until_sees("Allowed by Another pit boss.")

    play(evening())
    assert [event.by for event in house.journal("account-changed")] == ["staff 3001, allowed by 3777"]
