"""What nobody can have meant is refused where it is typed, through the console's real screen; and touches counted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from game_protocol.basics import Malformed
from game_protocol.rounds import FreezeAccounts
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import PIN, STAFF
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House


async def strikes_station(dealer: Dealer, digits: str) -> None:
    for digit in digits:
        await dealer.tap(f"key-{digit}", within="station-keys")


def test_a_buy_in_takes_four_touches_besides_the_stations_digits(engine: Engine, house: House, play: Play) -> None:
    """The page, a ready-made sum, continue, confirm; cash is what is tendered unless somebody says otherwise."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            dealer.touches = 0
            await dealer.tap("tab-buy-in")
            await strikes_station(dealer, "3")
            await dealer.until_sees("Nobody plays here yet.")
            await dealer.tap("sum-100")
            await dealer.tap("enter")
            await dealer.until_sees("Credit 100.00 to station 3. Take 100.00 in cash from the player.")
            await dealer.tap("confirm")
            assert dealer.touches - len("3") == 4
            await dealer.until_sees("100.00 credited to station 3.")
            await dealer.until_sees("Type the station's number.")
            # The next one gives chips; the one after is asked for cash again.
            await strikes_station(dealer, "3")
            await dealer.until_sees("Balance 100.00.")
            await dealer.tap("tender-chips")
            await dealer.tap("sum-50")
            await dealer.tap("enter")
            await dealer.until_sees("Take 50.00 in chips from the player.")
            await dealer.confirms()

    play(evening())
    assert house.account("player") == Money(15_000)
    tenders = [event.body["record"]["tender"] for event in house.journal("account-changed")]
    assert tenders == ["cash", "chips"]


def test_a_dealer_change_takes_three_touches_besides_the_digits(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            dealer.touches = 0
            await dealer.tap("lock")
            digits = STAFF[Role.SUPERVISOR] + PIN
            for digit in STAFF[Role.SUPERVISOR]:
                await dealer.tap(f"digit-{digit}", within="pad")
            await dealer.tap("advance", within="pad")
            for digit in PIN:
                await dealer.tap(f"digit-{digit}", within="pad")
            await dealer.tap("advance", within="pad")
            assert dealer.touches - len(digits) == 3
            await dealer.until(lambda: dealer.picture.lock == "" and dealer.sees("game supervisor"), "the next dealer")

    play(evening())


def test_a_station_that_is_none_and_an_amount_that_is_none_propose_nothing(
    engine: Engine, house: House, play: Play
) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.tap("tab-buy-in")
            await strikes_station(dealer, "07777")
            await dealer.until_sees("There is no station 7777 at this table.")
            await dealer.tap("sum-100")
            await dealer.tap("enter")
            assert dealer.picture.question is None
            for _ in range(4):
                await dealer.tap("key-erase", within="station-keys")
            await strikes_station(dealer, "2")
            await dealer.type("\b" * 7 + "0\n")
            await dealer.until_sees("The amount is nothing.")
            assert dealer.picture.question is None
            await dealer.type("\b12345678")
            await dealer.until_sees("At most 7 digits before the point.")
            await dealer.type("\n")
            await dealer.until_sees("Credit 1,234,567.00 to station 2.")
            await dealer.confirms()
            await dealer.until_sees("At most")
            await dealer.tap("dismiss")

    play(evening())
    assert house.journal("account-changed") == []


def test_a_reason_of_spaces_or_of_several_lines_is_no_reason(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.tap("tab-correction")
            await dealer.tap("freeze-all")
            await dealer.tap("reason-other")
            await dealer.type("   ")
            await dealer.tap("confirm")
            assert dealer.picture.question is not None
            assert dealer.picture.question.step == "asking", "spaces are no reason"
            QGuiApplication.clipboard().setText("first line\nsecond line\u2028third")
            line = dealer.item("reason")
            line.paste()
            assert "\n" not in line.property("text")
            assert "\u2028" not in line.property("text")
            await dealer.tap("dismiss")

    play(evening())
    assert house.journal("accounts-frozen") == []


@pytest.mark.parametrize("reason", ["   ", "\t", "two\nlines", "one\u2028two", "a tab\there", "\x9b31m", ""])
def test_the_server_takes_no_such_reason_either(reason: str) -> None:
    with pytest.raises(Malformed):
        FreezeAccounts.from_values({"table": "1", "reason": reason})


def test_a_reason_may_be_in_any_language() -> None:
    assert FreezeAccounts.from_values({"table": "1", "reason": " Kết quả sai: 开错号 "}).reason
