"""The jackpot office through the console's real QML: opened, changed, grouped, closed; ledger and journal agree."""

from __future__ import annotations

import pytest

from ats_client.station.station import Station
from game_protocol.jackpot_office import JackpotRow
from game_protocol.jackpots import Style
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import ROULETTE
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House
from tests.table_screens.test_evening import bet_and_wait

MYSTERY = {"minimum": "100", "reset": "100", "start": "500", "must-hit-by": "900", "rate": "1.25"}


async def writes(dealer: Dealer, line: str, text: str) -> None:
    """A line of the form that is typed."""
    await dealer.tap(f"line-{line}")
    pad = "text-pad" if line in ("name", "goods") else "amount"
    await dealer.until(lambda: dealer.is_there(pad), "the pad")
    await dealer.type(f"{text}\n")
    await dealer.until(lambda: not dealer.is_there(pad), f"{line} is written")


async def picks(dealer: Dealer, line: str, choice: str) -> None:
    await dealer.tap(f"line-{line}")
    await dealer.tap(f"choice-{choice}")
    await dealer.until(lambda: not dealer.is_there(f"choice-{choice}"), f"{line} is chosen")


async def fills_in(dealer: Dealer, name: str, lines: dict[str, str]) -> None:
    """A new jackpot's form, ready to be handed in."""
    await dealer.tap("tab-jackpots")
    await dealer.tap("jackpots-office")
    await dealer.tap("new-jackpot")
    await writes(dealer, "name", name)
    for line, text in lines.items():
        if line in ("style", "trigger", "bet", "bet-kind", "spins"):
            await picks(dealer, line, text)
        else:
            await writes(dealer, line, text)


async def opens(dealer: Dealer, name: str, lines: dict[str, str]) -> str:
    """A jackpot as the pit boss opens it; its name in the books."""
    await fills_in(dealer, name, lines)
    await dealer.tap("write-down")
    await dealer.confirms()
    key = name.lower().replace(" ", "-")
    await dealer.until(lambda: row(dealer, key) is not None, f"{name} is in the list")
    return key


async def chooses(dealer: Dealer, jackpot: str) -> None:
    await dealer.finds(f"jackpot-{jackpot}", "jackpot-list")
    await dealer.tap(f"jackpot-{jackpot}")


def row(dealer: Dealer, jackpot: str) -> JackpotRow | None:
    room = dealer.picture.jackpots
    return next((each for each in ([] if room is None else room.jackpots) if each.meter.jackpot == jackpot), None)


async def makes_group(dealer: Dealer, name: str, *tables: str) -> None:
    await dealer.tap("tab-jackpots")
    await dealer.tap("jackpots-groups")
    await dealer.tap("new-group")
    await dealer.until(lambda: dealer.is_there("text-pad"), "the name of the group")
    await dealer.type(f"{name}\n")
    for table in tables:
        await dealer.finds(f"table-{table}", "table-list")
        await dealer.tap(f"table-{table}")
    await dealer.tap("make-group")
    await dealer.confirms()
    await dealer.until(lambda: has_group(dealer, name), f"{name} is in the list")


def has_group(dealer: Dealer, name: str) -> bool:
    room = dealer.picture.jackpots
    return room is not None and any(each.name == name for each in room.groups)


async def announces(dealer: Dealer, *options: str) -> int:
    """What was begun, with these jackpots picked and a sign that need not stand long; the number of the change."""
    for option in options:
        await dealer.finds(f"option-{option}", "option-list")
        await dealer.tap(f"option-{option}")
    await dealer.tap("minutes-0")
    await dealer.tap("announce-change")
    await dealer.confirms()
    await dealer.tap("jackpots-groups")
    await dealer.until_sees("Shown long enough")
    room = dealer.picture.jackpots
    assert room is not None
    return room.changes[-1].change


async def carries_out(dealer: Dealer, change: int) -> None:
    await dealer.tap(f"do-change-{change}")
    await dealer.confirms()
    await dealer.until(lambda: not dealer.is_there(f"do-change-{change}"), "the change is made")


async def offered(dealer: Dealer, house: House, name: str, lines: dict[str, str]) -> str:
    """Opened, and this table plays for it."""
    jackpot = await opens(dealer, name, lines)
    group = f"Group {house.table}"
    if not has_group(dealer, group):
        await makes_group(dealer, group, house.table)
    await dealer.tap("jackpots-groups")
    await dealer.finds(f"group-group-{house.table}", "group-list")
    await dealer.tap(f"group-group-{house.table}")
    await dealer.tap("add-jackpot")
    await carries_out(dealer, await announces(dealer, jackpot))
    return jackpot


def test_a_mystery_is_opened_offered_changed_and_taken_out_of_operation(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 8.3.1, 8.3.4, 8.7, GMNS 1.28.3. Every step is the pit boss's, in the house's journal."""
    jackpot = f"moon-{house.table}"

    def amounts(player: Station) -> list[tuple[int, str]]:
        return [(meter.amount, meter.fault) for meter in player.picture.jackpots.meters]

    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer, house.player(1) as player:
            assert await offered(dealer, house, f"Moon {house.table}", MYSTERY) == jackpot
            await dealer.until(lambda: amounts(player) == [(50_000, "")], "the station has it")
            await dealer.tap("jackpots-office")
            await chooses(dealer, jackpot)
            await writes(dealer, "rate", "2")
            await dealer.tap("write-down")
            await dealer.until_sees("Of the turnover, to the meter: 2 %")
            await dealer.confirms("reason-0")
            await dealer.until_sees("What is written here waits until it is won.")
            await dealer.tap("operate")
            await dealer.confirms("reason-0")
            await dealer.until(lambda: amounts(player) == [(50_000, "The meter does not move")], "not offered")
            await dealer.tap("operate")
            await dealer.until_sees("Offer the jackpot")
            await dealer.confirms("reason-0")
            await dealer.until(lambda: amounts(player) == [(50_000, "")], "offered again")

    play(scenario())
    created, *others = [
        event
        for event in house.house_journal("open-jackpot", "change-jackpot", "offer-jackpot")
        if event.body["jackpot"] == jackpot
    ]
    assert {event.by for event in (created, *others)} == {"staff 3001"}
    assert created.body["parameters"]["must_hit_by"] == 90_000
    changed, out, back = others
    assert (changed.body["parameters"]["rate"], changed.body["reason"]) == ("2", "New parameters are approved")
    assert (out.body["on"], out.body["reason"], back.body["on"]) == (False, "The meter does not move", True)
    assert house.cents_of(f"jackpot:{jackpot}") == 50_000
    assert house.total() == Money.zero()
    shown = [event.body["event"]["notices"] for event in house.journal("sign-changed")]
    assert [notice["text"] for notice in shown[0]] == [
        f"Soon this table also plays for the jackpot Moon {house.table}."
    ]
    assert shown[-1] == [], "the sign went with the change"


@pytest.mark.parametrize(
    ("style", "lines"),
    [
        (
            Style.STAND_ALONE,
            {"style": "stand-alone", "minimum": "100", "reset": "100", "start": "100", "rate": "1", "trigger":
             "same-bet-run", "bet-kind": "split", "spins": "3", "ceiling": "5000", "expected-turnover": "10000"},
        ),
        (
            Style.LINKED,
            {"style": "linked", "minimum": "100", "reset": "100", "start": "200", "rate": "0.5", "hidden-rate": "0.25",
             "trigger": "outcome-run", "spins": "4"},
        ),
        (Style.BONUS, {"style": "bonus", "prize": "250", "bet": "straight-17", "stake": "5"}),
    ],
    ids=lambda value: value if isinstance(value, Style) else "",
)  # fmt: skip
def test_rule_8_1_each_other_style_is_opened_with_its_parameters(
    engine: Engine, house: House, play: Play, style: Style, lines: dict[str, str]
) -> None:
    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer:
            await opens(dealer, f"Try {style} {house.table}", lines)

    play(scenario())
    (created,) = [
        event.body for event in house.house_journal("open-jackpot") if event.body["parameters"]["style"] == style
        and event.body["jackpot"] == f"try-{style}-{house.table}"
    ]  # fmt: skip
    parameters = created["parameters"]
    start = int(lines.get("start", lines.get("prize", "0"))) * 100
    assert (parameters["start"], parameters["trigger"]["kind"]) == (start, lines.get("trigger", "bet-wins"))
    if style is Style.STAND_ALONE:
        assert (parameters["ceiling"], parameters["expected_turnover"]) == (500_000, 1_000_000)
        assert parameters["trigger"] == {"kind": "same-bet-run", "bet_kind": "split", "spins": 3}
    if style is Style.BONUS:
        assert parameters["trigger"] == {"kind": "bet-wins", "bet": "straight-17", "stake": 500}
    assert house.cents_of(f"jackpot:{created['jackpot']}") == start
    assert house.total() == Money.zero()


def test_what_a_form_gets_wrong_is_said_in_plain_words_and_a_dealer_needs_the_pit_boss(
    engine: Engine, house: House, play: Play
) -> None:
    jackpot = f"dawn-{house.table}"

    async def scenario() -> None:
        async with dealing(engine, house) as dealer:
            await fills_in(dealer, f"Dawn {house.table}", {**MYSTERY, "must-hit-by": "500.50"})
            await dealer.tap("line-rate")
            await dealer.until(lambda: dealer.is_there("amount"), "the pad")
            await dealer.type("500\n")
            await dealer.until_sees("Write a part in per cent like 1.25")
            await dealer.tap("close")
            await dealer.tap("write-down")
            await dealer.confirms()
            await dealer.until_sees("This needs a pit boss.")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("The must-hit-by value 500.50 is not 1.00 above the start value 500.00.")
            await dealer.tap("dismiss")
            assert row(dealer, jackpot) is None
            await writes(dealer, "must-hit-by", "600")
            await dealer.tap("write-down")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: row(dealer, jackpot) is not None, "it is open")
            assert dealer.picture.person is not None
            assert dealer.picture.person.role is Role.DEALER, "the dealer keeps the screen"

    play(scenario())
    (created,) = [event for event in house.house_journal("open-jackpot") if event.body["jackpot"] == jackpot]
    assert (created.by, created.body["parameters"]["must_hit_by"]) == ("staff 3001", 60_000)


def test_rule_8_3_6_a_jackpot_closes_after_its_sign_and_its_value_moves_to_another(
    engine: Engine, house: House, play: Play
) -> None:
    """Two tables in a group: the sign stands at both before anything is done; a group leaves with notice as well."""
    first = house.table
    house.next_table(ROULETTE)
    second = house.table
    closing, heir = f"old-{second}", f"new-{second}"

    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer:
            await opens(dealer, f"Old {second}", MYSTERY)
            await opens(dealer, f"New {second}", {**MYSTERY, "must-hit-by": "5000"})
            await makes_group(dealer, f"Pair {second}", first, second)
            await dealer.tap("add-jackpot")
            await carries_out(dealer, await announces(dealer, closing))
            await dealer.finds(f"table-{first}", "table-list")
            await dealer.tap(f"table-{first}")  # a group that plays changes only with notice (RR 8.3.4)
            await dealer.tap("make-group")
            await dealer.confirms()
            await dealer.until_sees("remove it first, with notice (rule 8.3.4)")
            await dealer.tap("dismiss")
            await dealer.tap("jackpots-office")
            await chooses(dealer, closing)
            await dealer.tap("close-jackpot")
            await dealer.until_sees("Which meters take its value? (rule 8.3.6)")
            change = await announces(dealer, heir)
            room = dealer.picture.jackpots
            assert room is not None
            assert sorted(sign.table for sign in room.changes[-1].signs) == sorted([first, second])
            assert house.cents_of(f"jackpot:{closing}") == 50_000, "nothing happens before it is asked for"
            await carries_out(dealer, change)
            await dealer.until(lambda: (found := row(dealer, closing)) is not None and found.closed, "closed")

    play(scenario())
    assert house.cents_of(f"jackpot:{closing}") == 0
    assert house.cents_of(f"jackpot:{heir}") == 100_000
    announced, changed = (
        [event for event in house.house_journal(act) if event.body["what"]["jackpot"] == closing]
        for act in ("announce-jackpot-change", "carry-out-jackpot-change")
    )
    assert [event.body["what"]["kind"] for event in announced] == ["add", "close"]
    assert [(event.body["what"]["kind"], event.body["what"]["to"], event.by) for event in changed] == [
        ("add", [], "staff 3001"),
        ("close", [heir], "staff 3001"),
    ]
    assert house.total() == Money.zero()


def test_a_sign_that_has_not_stood_long_enough_holds_the_change_back_and_can_be_withdrawn(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 8.3.4; five minutes unless the pit boss says otherwise."""

    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer, house.player(1) as player:
            jackpot = await opens(dealer, f"Slow {house.table}", MYSTERY)
            await makes_group(dealer, f"Group {house.table}", house.table)
            await dealer.tap("add-jackpot")
            await dealer.finds(f"option-{jackpot}", "option-list")
            await dealer.tap(f"option-{jackpot}")
            await dealer.tap("announce-change")
            await dealer.confirms()
            await dealer.until(lambda: player.picture.notices, "the sign stands on the stations")
            await dealer.until_sees("4 min")
            room = dealer.picture.jackpots
            assert room is not None
            change = room.changes[-1].change
            await dealer.tap(f"do-change-{change}")
            await dealer.until_sees("The sign has not stood long enough: 4 min")
            await dealer.tap(f"withdraw-change-{change}")
            await dealer.confirms("reason-1")
            await dealer.until(lambda: not player.picture.notices, "the sign is down")

    play(scenario())
    (withdrawn,) = house.house_journal("withdraw-jackpot-change")[-1:]
    assert (withdrawn.by, withdrawn.body["reason"]) == ("staff 3001", "It is put off")


def test_rule_8_3_9b_goods_are_won_confirmed_and_handed_over_later(engine: Engine, house: House, play: Play) -> None:
    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer, house.player(4) as player:
            await offered(
                dealer,
                house,
                f"Feast {house.table}",
                {"style": "bonus", "goods": "Dinner for two", "bet": "straight-0"},
            )
            await dealer.buys_in(4, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 4, player, ("straight-0", 1_000))
            await dealer.closes_round()
            await dealer.enters("0")
            await dealer.until_sees(f"Station 4 has won Feast {house.table} Dinner for two")
            await dealer.tap("tab-jackpots")
            await dealer.tap("confirm-prize")
            await dealer.confirms()
            await dealer.until_sees("Dinner for two for the player of station 4")
            await dealer.tap("hand-over")
            await dealer.until_sees("Record that the player of station 4 was given: Dinner for two (rule 8.3.9).")
            await dealer.confirms()
            await dealer.until(lambda: not dealer.is_there("hand-over"), "handed over")

    play(scenario())
    (given,) = house.journal("jackpot-handed-over")
    assert (given.by, given.body["event"]["prize"]["goods"]) == ("staff 3001", "Dinner for two")
    assert house.account("player") == Money(9_000 + 36_000), "goods are no money"
    assert house.total() == Money.zero()


def test_rule_2_2_7_the_viewer_sets_the_winning_words_how_long_they_stand_and_which_meters_hang(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with dealing(engine, house, Role.PIT_BOSS) as dealer:
            first = await offered(dealer, house, f"Ada {house.table}", MYSTERY)
            second = await offered(dealer, house, f"Bea {house.table}", MYSTERY)
            await dealer.tap("jackpots-table")
            await dealer.tap("winning")
            await dealer.until(lambda: dealer.is_there("text-pad"), "the pad")
            await dealer.type("well done\n")
            await dealer.tap("winning-seconds")
            await dealer.tap("message")
            await dealer.until(lambda: dealer.is_there("text-pad"), "the pad")
            await dealer.type("good luck\n")
            await dealer.tap("seconds-0")
            await dealer.tap(f"toggle-{first}")
            await dealer.tap("show-on-display")
            await dealer.confirms()
            await dealer.until(
                lambda: dealer.picture.board and [each.jackpot for each in dealer.picture.board.meters] == [second],
                "one meter hangs",
            )
            await dealer.until_sees("Hidden")  # and can be brought back
            await dealer.tap(f"toggle-{first}")
            await dealer.tap("show-on-display")
            await dealer.confirms()
            await dealer.until(
                lambda: dealer.picture.board and len(dealer.picture.board.meters) == 2, "both meters hang again"
            )

    play(scenario())
    hidden, shown = [
        event.body["settings"]
        for event in house.house_journal("set-jackpot-display")
        if event.body["table"] == house.table
    ]
    assert (hidden["winning_message"], hidden["winning_show_s"]) == ("well done", 30)
    assert hidden["messages"] == [{"text": "good luck", "seconds": 15}]
    assert (len(hidden["jackpots"]), shown["jackpots"]) == (1, [])
