"""A station at a table: follows it, places bets, loses its link, locks itself at zero."""

from __future__ import annotations

import asyncio

import pytest

from ats_client.station.faults import FaultKind
from ats_client.station.picture import Saying, StationState
from game_protocol.errors import NoAnswer
from game_protocol.events import AccountsFrozen, AccountsUnfrozen
from game_protocol.station import Recall, RecallRound
from game_protocol.table import CloseCause, Phase
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import GAME, PERIOD_S, LittleHouse
from tests.ats_client.station.playing import playing, said

FIVE = Money(500)


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock())


async def test_a_station_without_money_shows_the_attract_screen(house: LittleHouse) -> None:
    async with playing(house) as station:
        assert station.picture.state is StationState.IDLE
        assert station.picture.game is GAME


async def test_the_first_money_opens_the_screen(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.open_round()
        house.buy_in(20_000)
        await breathe()
        assert station.picture.state is StationState.OPEN
        assert station.picture.balance == Money(20_000)
        assert said(station) == [Saying.MONEY_IN]


async def test_a_bet_is_pending_until_the_server_has_it(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("straight-17", FIVE)
        assert station.picture.pending
        assert station.picture.balance == Money(19_500)
        await breathe()
        assert not station.picture.pending
        assert house.sheet["straight-17"] == FIVE
        assert station.picture.account is not None
        assert (station.picture.account.balance, station.picture.account.on_felt) == (19_500, 500)


async def test_touches_while_a_sheet_is_on_its_way_lead_to_one_request_with_the_newest(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        house.gate = asyncio.Event()
        for _ in range(5):
            station.place("red", FIVE)
            await breathe()
        house.gate.set()
        await breathe()
        assert [put.wagers for put in house.puts] == [{"red": 500}, {"red": 2500}]
        assert not station.picture.pending


async def test_a_whole_round_shows_the_locked_sheet_and_then_the_result(house: LittleHouse) -> None:
    async with playing(house) as station:
        states: list[StationState] = []
        station.watch(lambda picture: states.append(picture.state))
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("straight-17", FIVE)
        await breathe()
        house.close_round()
        await breathe()
        assert station.picture.locked == house.sheet
        assert [confirmation.digest for confirmation in house.confirmed] == [house.sheet.digest]
        house.settle("17")
        await breathe()
        picture = station.picture
        assert (picture.state, picture.outcome) == (StationState.RESULT, "17")
        assert picture.balance == Money(20_000 + 35 * 500)
        assert picture.sheet is not None
        assert not picture.sheet.wagers
        assert states.index(StationState.LOCKED) < states.index(StationState.RESULT)


async def test_input_stops_at_zero_by_the_stations_own_countdown(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        await house.clock.advance(PERIOD_S - 0.06)
        station.place("red", FIVE)
        await breathe()
        assert house.sheet["red"] == FIVE
        await house.clock.advance(0.12)
        assert station.picture.state is StationState.LOCKED
        station.place("red", FIVE)
        await breathe()
        assert house.sheet["red"] == FIVE
        assert said(station)[-1] is Saying.TOO_LATE


async def test_a_paused_process_takes_no_touch_that_waited_for_it_past_zero(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        house.clock.jump_to(house.clock.now_s + PERIOD_S + 1)  # stopped and continued: no task has run yet
        station.place("red", FIVE)
        assert station.picture.sheet is not None
        assert not station.picture.sheet.wagers
        assert station.picture.state is StationState.LOCKED


async def test_setting_the_wall_clock_of_the_station_changes_no_countdown(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        house.clock.wall_offset_ms += 3_600_000
        await house.clock.advance(10)
        assert station.seconds_left() == pytest.approx(PERIOD_S - 10, abs=0.05)


async def test_setting_the_servers_clock_is_followed(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        await house.clock.advance(1)
        house.clock_ahead_ms -= 3_600_000
        house.open_round()
        await breathe()
        assert station.seconds_left() == pytest.approx(PERIOD_S, abs=0.05)


async def test_the_sensor_ends_the_period_at_once(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        house.close_round(CloseCause.SENSOR)
        await breathe()
        assert station.seconds_left() == 0
        assert (station.picture.state, station.picture.close_cause) == (StationState.LOCKED, CloseCause.SENSOR)


async def test_wagers_below_the_table_minimum_go_back_with_a_word(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("straight-17", Money(250))
        await breathe()
        house.close_round()
        await breathe()
        picture = station.picture
        assert not picture.recognised
        assert picture.balance == Money(20_000)
        assert said(station)[-1] is Saying.BELOW_TABLE_MINIMUM


async def test_a_lost_link_takes_no_touches_and_resumes_without_a_gap(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("red", FIVE)
        await breathe()
        house.up = False
        house.hang_up()
        await breathe()
        assert station.picture.state is StationState.OFFLINE
        station.place("red", FIVE)
        assert station.picture.sheet is not None
        assert station.picture.sheet["red"] == FIVE
        assert said(station)[-1] is Saying.RECONNECTING
        house.close_round(CloseCause.DEALER)
        house.up = True
        await house.clock.advance(3)
        assert (station.picture.state, station.picture.phase) == (StationState.LOCKED, Phase.CLOSED)
        assert station.picture.locked == house.sheet


async def test_after_a_long_gap_the_table_is_shown_as_it_is(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("red", FIVE)
        await breathe()
        house.up = False
        house.hang_up()
        await breathe()
        house.close_round()
        house.settle("1")
        house.open_round()
        await house.clock.advance(20)
        house.up = True
        await house.clock.advance(3)
        picture = station.picture
        assert (picture.state, picture.round, picture.balance) == (StationState.OPEN, 2, Money(20_500))


async def test_a_sheet_whose_answer_was_lost_is_sent_again_and_counts_once(house: LittleHouse) -> None:
    losses = iter([NoAnswer("lost on the way back")])

    async def lose_first(what: str) -> None:
        if what == "sheet" and (loss := next(losses, None)) is not None:
            raise loss

    async with playing(house) as station:
        house.answered = lose_first
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("red", FIVE)
        await house.clock.advance(1)
        assert not station.picture.pending
        assert house.sheet["red"] == FIVE
        assert [put.version for put in house.puts] == [1, 2]


async def test_a_sheet_the_server_locked_but_this_screen_never_showed_puts_the_station_out_of_service(
    house: LittleHouse, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("red", FIVE)
        await breathe()
        house.sheet = house.sheet.place("black", FIVE, GAME.limits, Money(20_000)).sheet
        house.close_round()
        await breathe()
        assert station.picture.state is StationState.OUT_OF_SERVICE
        assert "never shown" in station.picture.out_of_service_reason
        assert [record.levelname for record in caplog.records if record.levelname == "ERROR"] == ["ERROR"]
        caplog.clear()
        house.settle("1")
        house.open_round()
        await breathe()
        await station.clear_fault(FaultKind.RECORD, by="technician 9001")
        assert (station.picture.state, station.picture.round) == (StationState.OPEN, 2)


async def test_a_restarted_station_fences_off_what_its_former_life_left_in_the_air(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.place("red", FIVE)
        await breathe()
        left_in_the_air = house.puts[-1].changed(version=2, wagers={"black": 1000})
    async with playing(house) as station:
        assert station.picture.sheet is not None
        assert station.picture.sheet["red"] == FIVE
        with pytest.raises(Exception, match="older-version"):
            house.take_sheet(left_in_the_air)


async def test_the_attendant_is_called_even_without_a_link_and_heard_when_it_is_back(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.up = False
        house.hang_up()
        await breathe()
        station.call_attendant(True)
        assert station.picture.attendant_called
        house.up = True
        await house.clock.advance(5)
        assert house.attendant
        assert station.picture.attendant_called


async def test_a_player_looks_back_at_the_own_visit_only(house: LittleHouse) -> None:
    def told(number: int, session: str) -> RecallRound:
        return RecallRound(
            round=number,
            session=session,
            closed_ms=number,
            outcome="1",
            ended="settled",
            wagers={"red": 500},
            recognised=True,
            stake=500,
            won=500,
            returned=1000,
            balance_after=1000,
        )

    house.recalled = Recall(rounds=[told(3, "visit-1"), told(2, "visit-1"), told(1, "somebody-else")])
    async with playing(house) as station:
        house.buy_in(20_000)
        await breathe()
        station.ask_recall()
        await breathe()
        assert station.picture.recall is not None
        assert [each.round for each in station.picture.recall.rounds] == [3, 2]
        assert [each.round for each in (await station.recall(whole=True)).rounds] == [3, 2, 1]


async def test_repeat_brings_the_last_wagers_back_and_one_undo_takes_them_off(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        station.repeat()
        assert said(station)[-1] is Saying.NOTHING_TO_REPEAT
        station.place_all({"red": FIVE, "straight-17": FIVE})
        await breathe()
        house.close_round()
        house.settle("2")
        house.open_round()
        await breathe()
        station.repeat()
        await breathe()
        assert house.sheet.as_cents() == {"red": 500, "straight-17": 500}
        station.undo()
        await breathe()
        assert house.sheet.as_cents() == {}


@pytest.mark.parametrize(
    ("bet", "chip", "saying"),
    [
        ("red", Money(250), Saying.MINIMUM_HERE),
        ("red", Money(750), Saying.MULTIPLE_HERE),
        ("straight-17", Money(50_000), Saying.MAXIMUM_HERE),
    ],
)
async def test_what_rule_4_3_makes_of_a_chip_is_said_at_the_bet(
    house: LittleHouse, bet: str, chip: Money, saying: Saying
) -> None:
    async with playing(house) as station:
        house.buy_in(100_000)
        house.open_round()
        await breathe()
        preview = station.preview(bet, chip)
        station.place(bet, chip)
        sentence = station.picture.said[-1]
        assert (sentence.saying, sentence.bet_id) == (saying, bet)
        assert station.picture.sheet is not None
        assert preview.snapped.shown == station.picture.sheet[bet]


async def test_chips_nobody_can_pay_for_are_not_placed(house: LittleHouse) -> None:
    async with playing(house) as station:
        house.buy_in(1000)
        house.open_round()
        await breathe()
        station.place("red", Money(2500))
        sentence = station.picture.said[-1]
        assert (sentence.saying, sentence.amounts["missing"]) == (Saying.NOT_ENOUGH_MONEY, Money(1500))
        assert not station.picture.pending


async def test_a_freeze_gives_no_time_back_and_betting_goes_on_to_the_end_first_told(house: LittleHouse) -> None:
    """RR 3.7."""
    async with playing(house) as station:
        house.buy_in(20_000)
        house.open_round()
        await breathe()
        await house.clock.advance(10)
        house.tell(AccountsFrozen(reason="9.4"))
        await house.clock.advance(5)
        assert station.picture.state is StationState.FROZEN
        station.place("red", FIVE)
        assert not station.picture.pending
        house.tell(AccountsUnfrozen())
        await breathe()
        assert station.picture.state is StationState.OPEN
        assert station.seconds_left() == pytest.approx(PERIOD_S - 15, abs=0.05)
        station.place("red", FIVE)
        await breathe()
        assert house.sheet["red"] == FIVE
