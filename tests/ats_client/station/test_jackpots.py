"""The table's jackpots at a station: boards and news as values, then a bonus won at a real server (RR 8.3.9)."""

from __future__ import annotations

from dataclasses import replace

from ats_client.station.jackpots import NO_JACKPOTS, Jackpots
from ats_client.station.picture import Picture, StationState
from ats_client.station.seat import Seat
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    ConfirmPrize,
    JackpotChange,
    JackpotGroup,
    OfferJackpot,
    OpenJackpot,
    SetJackpotGroup,
)
from game_protocol.jackpots import (
    BetWins,
    JackpotConfirmed,
    JackpotFault,
    JackpotMeter,
    JackpotMeters,
    JackpotParameters,
    JackpotReturned,
    JackpotsShown,
    JackpotWon,
    Prize,
    PrizeState,
    Style,
)
from game_rules.game import Role
from game_rules.money import Money
from screen_kit.clock import VirtualClock
from tests.ats_client.station.little_house import STATION, LittleHouse
from tests.ats_client.station.real_house import TABLE, Dealer, RealHouse, shows


def meter(amount: int, jackpot: str = "m", **more: object) -> JackpotMeter:
    return JackpotMeter.from_values(
        {"jackpot": jackpot, "name": "Midnight Mystery", "style": Style.MYSTERY, "amount": amount} | more
    )


def shown(as_of_ms: int, *meters: JackpotMeter) -> JackpotsShown:
    return JackpotsShown(as_of_ms=as_of_ms, meters=list(meters))


def prize(state: PrizeState = PrizeState.WON, station: int = STATION, won_ms: int = 500) -> Prize:
    return Prize(
        prize="m-1",
        jackpot="m",
        name="Midnight Mystery",
        table="1",
        round=3,
        station=station,
        amount=60_000,
        state=state,
        won_ms=won_ms,
    )


def test_a_newer_board_replaces_an_older_one_and_never_the_other_way() -> None:
    known = NO_JACKPOTS.after(shown(1000, meter(50_000)))
    assert known.after(shown(999, meter(49_000))) == known
    assert known.after(shown(1500, meter(50_100))) == Jackpots((meter(50_100),), 1500)
    assert known.after(shown(1500)) == Jackpots((), 1500), "a jackpot that left the table leaves the screen"


def test_the_meters_of_an_own_round_move_what_is_shown_and_keep_the_last_prize() -> None:
    won = prize(PrizeState.CONFIRMED)
    known = NO_JACKPOTS.after(shown(1000, meter(50_000, last_prize=won)))
    round_ = JackpotMeters(table="1", as_of_ms=1200, meters=[meter(50_300), meter(1, "kept-off-the-display")])
    assert known.after(round_) == Jackpots((meter(50_300, last_prize=won),), 1200)


def test_rule_8_3_9_and_8_8_a_prize_is_won_then_confirmed_or_returned() -> None:
    known = NO_JACKPOTS.after(shown(1000, meter(50_000)))
    won = known.after(JackpotWon(prize=prize()))
    assert [each.last_prize for each in won.meters] == [prize()]
    assert won.after(JackpotReturned(prize=prize(PrizeState.RETURNED), to="m")) == known
    confirmed = won.after(JackpotConfirmed(prize=prize(PrizeState.CONFIRMED)))
    assert confirmed.meters[0].last_prize == prize(PrizeState.CONFIRMED)
    other = prize(PrizeState.RETURNED).changed(prize="m-0")
    assert confirmed.after(JackpotReturned(prize=other, to="m")) == confirmed, "another prize came back"


def test_rule_8_7_a_fault_is_shown_and_goes_again() -> None:
    known = NO_JACKPOTS.after(shown(1000, meter(50_000)))
    faulty = known.after(JackpotFault(jackpot="m", fault="link lost"))
    assert [each.fault for each in faulty.meters] == ["link lost"]
    assert faulty.after(JackpotFault(jackpot="m", fault="")) == known


async def test_a_board_without_a_number_is_heard_whatever_was_heard_before() -> None:
    seat = Seat.taken(await LittleHouse(VirtualClock(), balance=10_000).view())
    news = seat.hears(0, shown(1000, meter(50_000)))
    assert isinstance(news, tuple)
    assert (news[0].event_id, news[0].jackpots.meters) == (seat.event_id, (meter(50_000),))


async def test_a_prize_belongs_to_the_visit_that_won_it() -> None:
    seat = Seat.taken(await LittleHouse(VirtualClock(), balance=10_000).view())
    assert seat.account is not None
    seat = replace(seat, account=seat.account.changed(opened_ms=500))
    for station, won_ms, wanted in [
        (STATION, 500, True),
        (STATION, 499, False),
        (STATION + 1, 500, False),
    ]:
        won = prize(station=station, won_ms=won_ms).changed(table=seat.table.table)
        news = seat.hears(seat.event_id, shown(1000, meter(50_000, last_prize=won)))
        assert isinstance(news, tuple)
        assert news[0].prize_here == (won if wanted else None)


ZERO_BONUS = JackpotParameters(
    name="Zero Bonus",
    style=Style.BONUS,
    minimum=25_000,
    reset=25_000,
    start=25_000,
    trigger=BetWins(bet="straight-0", stake=500),
)


def amounts(picture: Picture) -> list[tuple[str, int, str]]:
    return [(each.name, each.amount, each.fault) for each in picture.jackpots.meters]


async def test_a_bonus_is_offered_won_at_one_station_seen_at_the_other_and_credited(
    real: RealHouse, dealer: Dealer
) -> None:
    desk = real.person(Role.PIT_BOSS)
    await desk.do(OpenJackpot(jackpot="zero", parameters=ZERO_BONUS))
    await desk.do(SetJackpotGroup(group=JackpotGroup(group="g", name="G", tables=[TABLE])))
    asked = JackpotChange(kind=ChangeKind.ADD, jackpot="zero", group="g", minutes=0)
    announced = await desk.do(AnnounceJackpotChange(what=asked))
    async with real.station(1) as winner, real.station(2) as other:
        await shows(winner, lambda picture: bool(picture.notices))  # the sign stands (RR 8.3.4)
        assert not winner.picture.jackpots.meters
        await desk.do(CarryOutJackpotChange(change=announced.change))
        for station in (winner, other):
            await shows(station, lambda picture: amounts(picture) == [("Zero Bonus", 25_000, "")])
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(winner, lambda picture: picture.state is StationState.OPEN)
        winner.place("straight-0", Money(1000))
        await shows(winner, lambda picture: not picture.pending and picture.sheet is not None)
        await dealer.closes()
        await dealer.calls("0")
        won = (await shows(winner, lambda picture: picture.prize_here is not None)).prize_here
        assert won is not None
        assert (won.station, won.amount, won.state) == (1, 25_000, PrizeState.WON)
        await shows(winner, lambda picture: picture.state is StationState.FROZEN)
        elsewhere = await shows(other, lambda picture: picture.jackpots.meters[0].last_prize is not None)
        assert elsewhere.jackpots.meters[0].last_prize == won
        assert elsewhere.prize_here is None
        await desk.do(ConfirmPrize(table="1", prize=won.prize, amount=won.amount))
        paid = await shows(winner, lambda picture: picture.state is not StationState.FROZEN)
        assert paid.prize_here is not None
        assert paid.prize_here.state is PrizeState.CONFIRMED
        assert paid.balance == Money(10_000 + 35_000 + 25_000)
        await desk.do(OfferJackpot(jackpot="zero", on=False, reason="meter stands still"))
        await shows(other, lambda picture: amounts(picture) == [("Zero Bonus", 25_000, "meter stands still")])
    async with real.station(2) as back:  # a restart finds it in its first picture, or at the head of its events
        await shows(back, lambda picture: amounts(picture) == [("Zero Bonus", 25_000, "meter stands still")])
