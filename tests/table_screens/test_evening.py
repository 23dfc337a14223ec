"""An evening at a table, played through the console's real screen against a real server; the books after each part."""

from __future__ import annotations

import httpx
import pytest

from ats_client.station.station import Station
from game_protocol.problems import Problem, Refused
from game_rules.game import Role
from game_rules.library import load_game
from game_rules.money import Money
from game_server.embedded import ROULETTE
from screen_kit.qml.application import Engine
from tests.table_screens.conftest import BIG_WHEEL, Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House

GAME = load_game(ROULETTE)
OUTCOMES = [str(number) for number in (17, 0, 32, 5, 17, 36, 1, 20, 33, 8, 0, 26, 19, 4, 21, 2, 25, 34, 6, 27)]
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


async def bet_and_wait(dealer: Dealer, station: int, player: Station, *chips: tuple[str, int]) -> None:
    """Chips on the felt of a real station, until the console's map has them."""
    await dealer.until(lambda: player.seconds_left() > 0 and player.picture.account is not None, "the station is open")
    for bet_id, cents in chips:
        player.place(bet_id, Money(cents))
    total = sum(cents for _, cents in chips)
    await dealer.until(lambda: dealer.picture.room.rows[station].wagered == total, f"station {station} has bet")


class RefusesTo(httpx.AsyncBaseTransport):
    """A real network to a server that has one thing against one request."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._wire = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.method == "POST" and request.url.path.endswith(self._path):
            refused = Refused(problem=Problem.WRONG_PHASE, message="Round 1 was not settled.")
            return httpx.Response(409, content=refused.to_json(), request=request)
        return await self._wire.handle_async_request(request)

    async def aclose(self) -> None:
        await self._wire.aclose()


def test_twenty_rounds_are_dealt_and_every_cent_is_where_it_belongs(engine: Engine, house: House, play: Play) -> None:
    """Sign-in, buy-ins, twenty rounds with two players; what the house won is what the rules of 7.1 say."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            await dealer.buys_in(1, "2000")
            await dealer.buys_in(2, "1500.50")
            for outcome in OUTCOMES:
                await dealer.opens_round()
                await bet_and_wait(dealer, 1, first, ("straight-17", 500), ("red", 1000))
                await bet_and_wait(dealer, 2, second, ("dozen-1", 2500))
                await dealer.closes_round()
                await dealer.enters(outcome)

    play(evening())
    won = 0
    for outcome in OUTCOMES:
        won += 1500 + 2500
        won -= 36 * 500 if outcome == "17" else 0
        won -= 2 * 1000 if int(outcome) in RED else 0
        won -= 3 * 2500 if 1 <= int(outcome) <= 12 else 0
    assert house.account("player") == Money(350_050 - won)
    assert house.account("felt") == Money.zero()
    assert house.total() == Money.zero()
    settled = house.journal("round-settled")
    assert [event.body["event"]["outcome"] for event in settled] == OUTCOMES
    assert {event.by for event in settled} == {"staff 1001"}
    assert [(event.station, event.by) for event in house.journal("account-changed")][:2] == [
        (1, "staff 1001"),
        (2, "staff 1001"),
    ]


def test_each_reason_for_a_no_spin_gives_every_wager_back(engine: Engine, house: House, play: Play) -> None:
    """RR 9.1.1 to 9.1.9, each picked by its sentence; 9.1.6 only while the period runs."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            for reason in GAME.no_spin_reasons.values():
                await dealer.opens_round()
                await bet_and_wait(dealer, 1, player, ("straight-5", 1000))
                if reason.rule != "9.1.6":
                    await dealer.closes_round()
                await dealer.tap("no-spin")
                await dealer.until_sees(f"Rule {reason.rule}")
                await dealer.tap(f"reason-{reason.id}")
                await dealer.confirms()
                await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "no_spin", "no spin")
                await dealer.tap("tab-round")

    play(evening())
    ended = [event.body["event"] for event in house.journal("round-ended")]
    assert [(event["how"], event["rule"]) for event in ended] == [("no_spin", f"9.1.{last}") for last in range(1, 10)]
    assert house.account("player") == Money(10_000)
    assert house.account("house") == Money.zero()


def test_a_wrong_result_is_corrected_though_one_winner_has_already_left(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 9.4: before and after of every account first, then all at once; what was taken out is owed, none below 0."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            await dealer.buys_in(1, "100")
            await dealer.buys_in(2, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, first, ("straight-17", 1000))
            await bet_and_wait(dealer, 2, second, ("straight-20", 1000))
            await dealer.closes_round()
            await dealer.enters("17")
            await dealer.goes_to_station(1)
            await dealer.until_sees("450.00")  # 90 left and 36 × 10 back
            await dealer.tap("pay-out")
            await dealer.confirms()
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.until_sees("What really fell in round 1?")
            await dealer.tap("number-20")
            await dealer.until_sees("20 black instead of 17 black")
            await dealer.until_sees("−360.00")
            await dealer.until_sees("+360.00")
            assert dealer.sees("2 accounts, ±0.00 for the players. 360.00 was taken out already and is owed.")
            assert house.journal("outcome-corrected") == []
            await dealer.tap("correct")
            await dealer.until_sees("Correct round 1 from 17 black to 20 black (rule 9.4).")
            await dealer.confirms("reason-0")
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "settled", "unfrozen")
            await dealer.until(lambda: dealer.picture.alerts, "an alert about what is owed")
            await dealer.tap("alerts")
            await dealer.until_sees("Station 1: owed by the player")
            (alert,) = dealer.picture.alerts
            await dealer.tap(f"acknowledge-{alert.alert.alert}")
            await dealer.until_sees("No alerts")

    play(evening())
    (corrected,) = house.journal("outcome-corrected")
    assert (corrected.body["event"]["was"], corrected.body["event"]["now"]) == ("17", "20")
    assert corrected.by == "staff 1001"
    assert [event.body["event"]["acknowledged_by"] for event in house.journal("alert")] == [None, "staff 1001"]
    assert [event.kind for event in house.journal("accounts-frozen", "outcome-corrected", "accounts-unfrozen")] == [
        "accounts-frozen",
        "outcome-corrected",
        "accounts-unfrozen",
    ]
    assert house.account("player") == Money(9_000 + 36_000)
    assert house.account("shortfall") == Money(-36_000)
    assert house.total() == Money.zero()


def test_a_hand_pay_and_an_uncertain_ticket_are_settled_once_by_the_right_people(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 6.6.1(b)(ii); the uncertain ticket needs a supervisor, who allows it at the dealer's screen."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(3, "80")
            await dealer.buys_in(4, "120")
            await house.ticket_fails(3, known=True)
            await house.ticket_fails(4, known=False)
            await dealer.tap("tab-room")
            await dealer.until_sees("Pay by hand")
            await dealer.until_sees("Ticket?")
            await dealer.goes_to_station(3)
            await dealer.tap("hand-pay")
            await dealer.confirms()
            await dealer.until(lambda: not dealer.is_there("hand-pay"), "paid")
            assert house.account("hand-pay") == Money.zero()
            await dealer.goes_to_station(4)
            await dealer.tap("ticket-not-out")
            await dealer.confirms("reason-0")
            await dealer.until_sees("This needs a game supervisor.")
            await dealer.allows(Role.SUPERVISOR, "000000")
            await dealer.until_sees("The staff number or the PIN is wrong.")
            assert house.account("hand-pay") == Money.zero()
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until(lambda: dealer.picture.question is None, "decided")
            assert dealer.picture.person is not None
            assert dealer.picture.person.number == "1001"
            await dealer.tap("hand-pay")
            assert house.account("hand-pay") == Money(12_000)
            await dealer.confirms()

    play(evening())
    assert house.account("hand-pay") == Money.zero()
    assert house.account("printing") == Money.zero()
    paid = [event.body["event"]["cash_out"] for event in house.journal("cash-out-changed")]
    assert [(out["amount"], out["state"]) for out in paid if out["state"] == "paid"] == [
        (8_000, "paid"),
        (12_000, "paid"),
    ]
    decided = [event.by for event in house.journal("cash-out-changed") if event.body["event"]["station"] == 4]
    assert "staff 2001" in decided


@pytest.mark.parametrize("house", [BIG_WHEEL], indirect=True)
def test_a_table_closes_only_after_its_notice_has_hung_long_enough(engine: Engine, house: House, play: Play) -> None:
    """BWM 9.8: three spins; the pit boss allows both at the dealer's console (12.7 in RR)."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "50")
            await dealer.tap("tab-table")
            await dealer.tap("close-table")
            await dealer.confirms("reason-0")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("A sign must be shown for 3 spins first")
            await dealer.tap("dismiss")
            await dealer.tap("announce-closing")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until_sees("3 spins left")
            for _ in range(3):
                await dealer.plays("A")
            await dealer.tap("tab-table")
            await dealer.until_sees("Shown long enough")
            await dealer.tap("carry-out-1")
            await dealer.confirms("reason-1")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.table and not dealer.picture.table.open, "closed")

    play(evening())
    (closed,) = house.journal("table-closed")
    assert closed.by == "staff 1001, allowed by 3001"
    assert closed.body["event"]["reason"] == "The notice has been shown"


def test_new_limits_are_announced_when_the_minimum_rises_and_set_at_once_when_it_does_not(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 4, section 66(2): twenty minutes; a lower maximum needs no notice."""

    async def evening() -> None:
        async with dealing(engine, house, Role.SUPERVISOR) as dealer:
            await dealer.tap("tab-table")
            await dealer.tap("table-minimum")
            await dealer.until(lambda: dealer.is_there("amount"), "the amount")
            await dealer.type("10\n")
            await dealer.until_sees("the notice must hang for 20 minutes first")
            await dealer.tap("change-sign")
            await dealer.until_sees("all bets together from 10")
            await dealer.confirms()
            await dealer.until_sees("19 min")
            await dealer.tap("period-40")
            await dealer.confirms()
            await dealer.allows(Role.PIT_BOSS)  # RR 5.1.1: the length is the operator's
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.period_s == 40, "forty seconds")

    play(evening())
    announced, period = house.journal("sign-changed")
    assert announced.body["event"]["limits"]["table_minimum"] == 500
    assert announced.body["event"]["notices"][0]["limits"]["table_minimum"] == 1000
    assert period.body["event"]["period_s"] == 40
    assert (announced.by, period.by) == ("staff 2001", "staff 2001, allowed by 3001")


def test_a_paid_game_is_invalidated_by_the_pit_boss_and_every_stake_is_refunded(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 12.3, 12.4: winnings that were paid are taken back."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            await dealer.buys_in(1, "100")
            await dealer.buys_in(2, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, first, ("red", 2_500))
            await bet_and_wait(dealer, 2, second, ("black", 2_500))
            await dealer.closes_round()
            await dealer.enters("1")
            assert house.account("player") == Money(20_000)  # one won what the other lost
            await dealer.tap("tab-correction")
            await dealer.tap("invalidate-disruption")
            await dealer.until_sees("Tap Void once more to go on.")  # before and after of every account are on the page
            await dealer.tap("invalidate-disruption")
            await dealer.confirms("reason-1")
            await dealer.until_sees("This needs a pit boss (rule 12.3.1).")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "void", "void")
            await dealer.until(
                lambda: (
                    [row.account and row.account.balance for row in dealer.picture.room.rows.values()][:2]
                    == [10_000, 10_000]
                ),
                "both have their stakes back",
            )

    play(evening())
    (ended,) = house.journal("round-ended")
    assert (ended.by, ended.body["event"]["how"]) == ("staff 1001, allowed by 3001", "void")
    assert ended.body["event"]["reason"] == "Fire or evacuation"
    assert house.account("house") == Money.zero()


def test_rr_12_3_an_earlier_round_is_void_after_before_and_after_were_shown(
    engine: Engine, house: House, play: Play
) -> None:
    """The one that was chosen and no other; the first tap shows every account, the second asks."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.plays("1")
            await dealer.plays("2")
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.until_sees("What really fell in round 1?")
            await dealer.tap("invalidate-disruption")
            await dealer.until_sees("void instead of 1 red")
            assert dealer.picture.question is None
            await dealer.tap("invalidate-disruption")
            await dealer.until_sees("Invalidate round 1 (rule 12.3.1).")
            await dealer.confirms("reason-1")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.question is None, "it is done")
            await dealer.until(
                lambda: dealer.picture.table and [spin.round for spin in dealer.picture.table.history] == [2],
                "only round 2 has its result",
            )

    play(evening())
    assert [ended.body["event"]["round"] for ended in house.journal("round-ended")] == [1]


def test_a_correction_that_is_refused_leaves_nothing_armed_at_the_desk(
    engine: Engine, house: House, play: Play
) -> None:
    async def evening() -> None:
        async with dealing(engine, house, transport=RefusesTo("/correction")) as dealer:
            await dealer.plays("17")
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.until_sees("What really fell in round 1?")
            await dealer.tap("number-20")
            await dealer.until_sees("20 black instead of 17 black")
            await dealer.tap("correct")
            await dealer.confirms("reason-0")
            await dealer.until_sees("Not done.")
            assert not dealer.is_there("confirm")
            await dealer.tap("dismiss")
            await dealer.until(lambda: dealer.picture.question is None, "the card is gone")
            await dealer.until(lambda: not dealer.sees("20 black instead of 17 black"), "the old list is gone")
            await dealer.tap("correct")
            await dealer.until_sees("Choose the round and what really fell.")

    play(evening())
    assert house.journal("outcome-corrected") == []


def test_a_player_who_disrupts_the_game_is_sent_away_and_a_broken_station_taken_out(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 6.5.2: the running wager stands and is paid; RR 9.7.1: a malfunction before the end voids the wagers."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            await dealer.buys_in(1, "100")
            await dealer.buys_in(2, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, first, ("red", 2_500))
            await bet_and_wait(dealer, 2, second, ("red", 2_500))
            await dealer.goes_to_station(1)
            await dealer.tap("leave")
            await dealer.confirms("reason-0")
            await dealer.until_sees("Leaving")
            await dealer.goes_to_station(2)
            await dealer.tap("malfunction")
            await dealer.confirms("reason-0")
            await dealer.until(lambda: dealer.picture.room.rows[2].wagered == 0, "station 2 is void")
            await dealer.closes_round()
            await dealer.enters("1")

    play(evening())
    assert house.account("player") == Money(12_500 + 10_000)
    (left,) = house.journal("service-changed")
    assert (left.station, left.by, left.body["event"]["reason"]) == (1, "staff 1001", "Disrupts the game")
    (voided,) = house.journal("wagers-voided")
    assert (voided.station, voided.body["event"]["reason"]) == (2, "The station failed")


def test_the_rounds_figure_for_the_house_is_right_when_a_player_leaves_and_when_it_is_corrected(
    engine: Engine, house: House, play: Play
) -> None:
    """10.00 on 17 at two stations; one leaves with the winnings, and the round is corrected while the next runs."""

    async def evening() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as first, house.player(2) as second:
            for station, player in ((1, first), (2, second)):
                await dealer.buys_in(station, "100")
                if station == 1:
                    await dealer.opens_round()
                await bet_and_wait(dealer, station, player, ("straight-17", 1000))
            await dealer.closes_round()
            await dealer.enters("17")
            await dealer.until_sees("Round 1 for the house")
            await dealer.until_sees("−700.00")
            await dealer.goes_to_station(1)
            await dealer.tap("pay-out")
            await dealer.confirms()
            await dealer.until(lambda: not _here(dealer, 1), "the player has gone")
            await dealer.opens_round()
            assert dealer.sees("−700.00"), "the one who left took nothing of the round along"
            await dealer.tap("tab-correction")
            await dealer.tap("correct-round-1")
            await dealer.tap("number-20")
            await dealer.until_sees("20 black instead of 17 black")
            await dealer.tap("correct")
            await dealer.confirms("reason-0")
            await dealer.until_sees("+20.00")

    play(evening())


def _here(dealer: Dealer, station: int) -> bool:
    return dealer.picture.room.rows[station].account is not None
