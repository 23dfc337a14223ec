"""Whole stations on a bad network: whatever happens, what is shown is what is locked is what is settled."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ats_client.station.picture import Picture, StationState
from ats_client.station.station import Station
from game_protocol.errors import NoAnswer
from game_protocol.table import CloseCause, Phase
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import GAME, LittleHouse
from tests.ats_client.station.playing import playing

BETS = tuple(GAME.bets)
CHIPS = GAME.chips
ROUNDS = 3


@dataclass
class Weather:
    """Loses requests and answers, hangs up, goes dark: as a seed has it."""

    chance: Random
    house: LittleHouse
    loses: float

    async def lose(self, what: str) -> None:
        if self.chance.random() < self.loses:
            raise NoAnswer(f"{what} lost")

    async def gust(self) -> None:
        """Something happens to the link."""
        match self.chance.randrange(6):
            case 0:
                self.house.hang_up()
            case 1:
                self.house.up = False
                self.house.hang_up()
                await self.house.clock.advance(self.chance.uniform(0.1, 14.0))
                self.house.up = True
            case 2:
                self.house.clock.wall_offset_ms += self.chance.randrange(-10_000_000, 10_000_000)
            case _:
                await self.house.clock.advance(self.chance.uniform(0.0, 1.5))


@dataclass
class Witness:
    """Looks at every picture the screen would have drawn."""

    house: LittleHouse
    showed_locked: set[int] = field(default_factory=set)
    resumed: bool = False
    problems: list[str] = field(default_factory=list)

    def look(self, picture: Picture) -> None:
        if picture.balance < Money.zero():
            self.problems.append(f"balance {picture.balance}")
        if picture.state is StationState.OFFLINE:
            self.resumed = True
        if picture.locked is not None and picture.phase is Phase.CLOSED:
            self.showed_locked.add(picture.round)
            locked = {} if self.house.locked is None else self.house.locked.wagers
            if picture.round == self.house.round and picture.locked.as_cents() != locked:
                self.problems.append(f"round {picture.round}: {picture.locked.as_cents()} shown, {locked} locked")
        if picture.state is StationState.RESULT:
            if picture.round not in self.showed_locked and not self.resumed:
                self.problems.append(f"round {picture.round}: a result before the locked sheet")
            self.resumed = False


async def play(station: Station, house: LittleHouse, weather: Weather, chance: Random) -> None:
    """A period of touches and weather; it ends at the deadline or, by the sensor, at any moment."""
    for _ in range(chance.randrange(2, 10)):
        bet, chip = chance.choice(BETS), chance.choice(CHIPS)
        touch = chance.choice(
            [
                lambda bet=bet, chip=chip: station.place(bet, chip),
                lambda bet=bet, chip=chip: station.place(bet, chip),
                lambda bet=bet: station.take_off(bet),
                station.undo,
                station.clear,
                station.repeat,
                station.double,
            ]
        )
        touch()
        if chance.random() < 0.4:
            await weather.gust()
        else:
            await breathe(chance.randrange(6))
        if house.deadline_ms is not None and house.server_ms() >= house.deadline_ms:
            break


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), loses=st.sampled_from([0.0, 0.1, 0.3]))
async def test_what_is_shown_is_what_is_locked_is_what_is_settled(seed: int, loses: float) -> None:
    chance = Random(seed)  # noqa: S311  # a seed that replays, not a secret
    house = LittleHouse(VirtualClock(), balance=200_000)
    weather = Weather(chance, house, loses)
    house.asked = house.answered = weather.lose
    async with playing(house) as station:
        witness = Witness(house)
        station.watch(witness.look)
        await house.clock.advance(5)
        for _ in range(ROUNDS):
            house.open_round()
            await breathe(chance.randrange(30))
            await play(station, house, weather, chance)
            house.close_round(CloseCause.SENSOR)
            await breathe(chance.randrange(30))
            if chance.random() < 0.5:
                await weather.gust()
            house.settle(chance.choice(GAME.wheel.outcomes))
            await breathe(chance.randrange(30))
        weather.loses = 0.0
        await house.clock.advance(20)
        assert not witness.problems, witness.problems
        assert not station.faults, station.faults
        assert station.picture.balance == Money(house.balance or 0)
        assert station.picture.state is StationState.RESULT
        assert station.picture.last_spin == house.last_spin
