"""The clients of the jackpot routes against a real server: a pit boss's evening, and a display that follows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from game_protocol.errors import NoAnswer, RefusedByServer
from game_protocol.identity import Approve
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeJackpot,
    ChangeKind,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    JackpotChange,
    JackpotGroup,
    LookAtJackpots,
    OfferJackpot,
    OpenJackpot,
    ReconcileJackpots,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import BetWins, DisplaySettings, JackpotMeters, LookAtMeters
from game_protocol.problems import Problem
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station import LookAtStation, SheetPut
from game_protocol.station_client import StationClient
from game_rules.game import Power, Role
from game_server.embedded import PIN, STAFF, install, running
from game_server.settings import Settings
from tests.dealing import no_more_bets
from tests.game_server.jackpots.kinds import bonus, goods

ON_0 = {"straight-0": 1_000}


@dataclass
class Floor:
    dealer: StaffClient
    pit_boss: StaffClient
    station: StationClient
    board: JackpotBoard

    async def offer(self, jackpot: OpenJackpot) -> None:
        await self.pit_boss.do(jackpot)
        if not (await self.pit_boss.do(LookAtJackpots())).groups:
            await self.pit_boss.do(SetJackpotGroup(group=JackpotGroup(group="g", name="G", tables=["1"])))
        asked = JackpotChange(kind=ChangeKind.ADD, jackpot=jackpot.jackpot, group="g", minutes=0)
        announced = await self.pit_boss.do(AnnounceJackpotChange(what=asked))
        await self.shown(lambda: self._signs_stand(announced.change))
        await self.pit_boss.do(CarryOutJackpotChange(change=announced.change))
        await self.shown(lambda: self._is_on_the_board(jackpot.jackpot))

    async def shown(self, looks: Callable[[], Awaitable[bool]]) -> None:
        """Until the display's next boards bring it about: the sign goes up, or a meter, with one of them."""
        async with self.board.live() as boards:
            async for _ in boards:
                if await looks():
                    return

    async def _signs_stand(self, change: int) -> bool:
        announced = next(each for each in (await self.pit_boss.do(LookAtJackpots())).changes if each.change == change)
        return announced.may_at_ms is not None

    async def _is_on_the_board(self, jackpot: str) -> bool:
        return jackpot in [meter.jackpot for meter in (await self.board.do(LookAtMeters(table="1"))).meters]

    async def spin(self, number: int, outcome: str) -> None:
        await self.dealer.do(OpenRound(table=self.dealer.table))
        await self.station.do(SheetPut(round=number, version=1, wagers=ON_0))
        await no_more_bets(self.dealer, number)
        await self.dealer.do(ReadOutcome(table=self.dealer.table, round=number, outcome=outcome))
        await self.dealer.do(EnterOutcome(table=self.dealer.table, round=number, outcome=outcome))


@pytest.fixture
async def floor(tmp_path: Path) -> AsyncIterator[Floor]:
    url = f"sqlite:///{tmp_path / 'ats.db'}"
    place = (await install(url, stations=1)).station(1)
    async with (
        running(Settings(database=url)) as address,
        StaffClient(address, "1", STAFF[Role.DEALER], PIN) as dealer,
        StaffClient(address, "1", STAFF[Role.PIT_BOSS], PIN) as pit_boss,
        StationClient(address, place.station_id, place.key) as station,
        JackpotBoard(address, "1") as board,
    ):
        await dealer.do(BuyIn(table=dealer.table, station=1, id="b", amount=100_000))
        yield Floor(dealer, pit_boss, station, board)


async def test_an_evening_of_a_pit_boss(floor: Floor) -> None:
    await floor.offer(OpenJackpot(jackpot="zero", parameters=bonus()))
    await floor.offer(OpenJackpot(jackpot="dinner", parameters=goods(trigger=BetWins(bet="straight-0"))))
    await floor.spin(1, "0")
    dinner, money = sorted((await floor.pit_boss.do(LookAtJackpots())).unconfirmed, key=lambda prize: prize.amount)
    # The pit boss allows it at the dealer's screen, without the dealer signing out.
    asked = Approve(number=STAFF[Role.PIT_BOSS], pin=PIN, power=Power.CONFIRM_JACKPOT)
    approval = (await floor.dealer.do(asked)).approval
    confirming = ConfirmPrize(table="1", prize=money.prize, amount=money.amount)
    confirmed = await floor.dealer.allowed(approval).do(confirming)
    assert "allowed by" in confirmed.decided_by
    await floor.pit_boss.do(ConfirmPrize(table="1", prize=dinner.prize, amount=0))
    assert (await floor.pit_boss.do(HandOverPrize(table="1", prize=dinner.prize))).handed_over
    view = await floor.station.do(LookAtStation())
    assert view.account is not None
    assert view.account.balance == 100_000 + 35_000 + 25_000
    with pytest.raises(RefusedByServer) as refused:
        await floor.pit_boss.do(DeclinePrize(table="1", prize=money.prize, reason="too late"))
    assert refused.value.problem is Problem.NOT_PERMITTED
    assert all(each.reconciles for each in (await floor.pit_boss.do(ReconcileJackpots())).jackpots)


async def test_what_the_jackpot_client_viewer_sets_is_on_the_display(floor: Floor) -> None:
    await floor.offer(OpenJackpot(jackpot="zero", parameters=bonus()))
    settings = DisplaySettings(winning_message="Congratulations")
    await floor.pit_boss.do(SetJackpotDisplay(table="1", settings=settings))
    await floor.pit_boss.do(OfferJackpot(jackpot="zero", on=False, reason="Display dark"))
    await floor.pit_boss.do(ChangeJackpot(jackpot="zero", parameters=bonus(name="Zero!"), reason="spelling"))

    async def is_shown() -> bool:
        board = await floor.board.do(LookAtMeters(table="1"))
        return board.display == settings and board.meters[0].fault == "Display dark"

    await floor.shown(is_shown)
    asked = JackpotChange(kind=ChangeKind.REMOVE, jackpot="zero", group="g")
    announced = await floor.pit_boss.do(AnnounceJackpotChange(what=asked))
    await floor.pit_boss.do(WithdrawJackpotChange(change=announced.change, reason="changed our mind"))
    room = await floor.pit_boss.do(LookAtJackpots())
    assert (room.changes, room.jackpots[0].pending) == ([], bonus(name="Zero!"))


async def test_a_display_whose_server_goes_away_is_told_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ats.db'}"
    await install(url, stations=1)
    first: asyncio.Future[JackpotMeters] = asyncio.get_running_loop().create_future()

    async def follow(address: str) -> None:
        async with JackpotBoard(address, "1") as board, board.live() as boards:
            async for meters in boards:
                if not first.done():
                    first.set_result(meters)

    async with running(Settings(database=url)) as address:
        following = asyncio.create_task(follow(address))
        assert (await first).table == "1"
    with pytest.raises(NoAnswer):
        await following
