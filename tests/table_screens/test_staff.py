"""The pit boss and the people, through the console's real screen; one person, one console."""

from __future__ import annotations

from game_rules.game import Role
from game_server.embedded import STAFF
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, at_the_console, dealing
from tests.table_screens.house import House


async def strikes(dealer: Dealer, pad: str, digits: str) -> None:
    for digit in digits:
        await dealer.tap(f"key-{digit}", within=pad)


async def writes_name(dealer: Dealer, name: str) -> None:
    await dealer.tap("name")
    await dealer.until(lambda: dealer.is_there("text-pad"), "the letters")
    await dealer.type(f"{name}\n")


def test_a_pit_boss_adds_changes_unlocks_and_dismisses_at_the_console(engine: Engine, house: House, play: Play) -> None:
    number = f"5{house.table}1"

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.tap("tab-staff")
            await dealer.until_sees("The list of staff is for a pit boss.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.is_there("new-person"), "the list")
            await dealer.tap("new-person")
            await dealer.tap("write-person")
            assert dealer.picture.question is None, "a form that is not whole proposes nothing"
            await writes_name(dealer, "Lou  Park ")
            await strikes(dealer, "number-keys", number)
            await strikes(dealer, "pin-keys", "2580")
            await dealer.tap("write-person")
            await dealer.until_sees(f"Lou Park gets the number {number} and may sign in as dealer.")
            assert not dealer.sees("2580"), "no PIN is ever shown"
            await dealer.confirms()
            await dealer.until_sees("This needs a pit boss.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.is_there(f"person-{number}"), "the newcomer in the list")
            # Five wrong PINs, and the pit boss has the page for it.
            async with at_the_console(engine, house) as other:
                for _ in range(5):
                    await other.until(lambda: other.is_there("pad"), "the sign-in")
                    await other.type("\b" * 12 + f"{number}\n9999\n")
                    await other.until(lambda: not other.picture.signing_in and other.picture.sign_in_refused, "no")
                await other.until_sees("a pit boss unlocks it")
            await dealer.tap("tab-round")
            await dealer.tap("tab-staff")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.tap(f"person-{number}")
            await dealer.until_sees("locked")
            await dealer.tap("unlock")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Lou Park is unlocked.")
            await dealer.tap("role-supervisor")
            await dealer.tap("write-person")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees(f"{number} · game supervisor")
            await strikes(dealer, "pin-keys", "1379")
            await dealer.tap("set-pin")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("Lou Park has a new PIN.")
            await dealer.tap("dismiss-person")
            await dealer.until_sees(f"The number {number} stays theirs: nobody else gets it.")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: not dealer.is_there(f"person-{number}"), "gone from the list")

    play(evening())
    kinds = ("staff-added", "staff-unlocked", "staff-changed", "staff-pin-set", "staff-dismissed")
    done = [(each.kind, each.by) for each in house.house_journal(*kinds) if each.body["number"] == number]
    assert done == [(kind, "staff 3001") for kind in kinds]


def test_one_number_is_signed_in_at_one_console_at_a_time(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as first:
            async with dealing(engine, house) as second:
                await second.opens_round()
                await first.until_sees("has signed in at another console.")
                assert first.picture.lock == "elsewhere"
                await second.closes_round()
            # And back: the person walks to the first console again.
            await first.signs_in(Role.DEALER)
            await first.until(lambda: not first.picture.lock, "signed in")
            await first.enters("7")

    play(evening())
    assert [event.by for event in house.journal("round-opened", "round-settled")] == ["staff 1001"] * 2


def test_a_supervisor_who_allows_something_elsewhere_stays_signed_in_at_their_own_console(
    engine: Engine, house: House, play: Play
) -> None:
    async def evening() -> None:
        async with dealing(engine, house, Role.SUPERVISOR) as supervisor, dealing(engine, house) as dealer:
            await dealer.tap("tab-cage")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("Nothing is owed at this table")
            await supervisor.opens_round()
            assert not supervisor.picture.lock

    play(evening())
    assert [event.by for event in house.journal("round-opened")] == [f"staff {STAFF[Role.SUPERVISOR]}"]
