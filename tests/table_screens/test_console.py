"""The console with a wheel sensor, with nobody at it, with lost answers, and with powers its dealer has not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx

from game_rules.game import Role
from game_rules.money import Money
from screen_kit.qml.application import Engine
from table_screens.wheel.sensor import Sensor
from table_screens.wheel.sensor_lines import line
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, at_the_console, dealing, outside
from tests.table_screens.house import House
from tests.table_screens.test_evening import bet_and_wait

ALIVE_EVERY_S = 0.5


class Wheel:
    """The far end of the sensor's wire: a real TCP port that speaks its lines, and says every while that it lives."""

    def __init__(self) -> None:
        self.port = 0
        self._over = asyncio.Event()
        self._talking: set[asyncio.Task[None] | None] = set()
        self._writer: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()

    async def connected(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._writer.done():  # it lost us and came back
            self._writer = asyncio.get_running_loop().create_future()
        self._writer.set_result(writer)
        self._talking.add(asyncio.current_task())
        with suppress(ConnectionError):
            while not self._over.is_set():
                writer.write(line("ALIVE"))
                await writer.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._over.wait(), ALIVE_EVERY_S)
        writer.close()

    async def says(self, *words: str) -> None:
        writer = await self._writer
        writer.write(b"".join(line(each) for each in words))
        await writer.drain()

    async def hang_up(self) -> None:
        self._over.set()
        await asyncio.gather(*(task for task in self._talking if task is not None))


@asynccontextmanager
async def wheel_sensor() -> AsyncIterator[Wheel]:
    wheel = Wheel()
    server = await asyncio.start_server(wheel.connected, "127.0.0.1", 0)
    wheel.port = server.sockets[0].getsockname()[1]
    try:
        yield wheel
    finally:
        await wheel.hang_up()
        server.close()
        await server.wait_closed()


async def phase(dealer: Dealer, wanted: str) -> None:
    await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == wanted, wanted)


def test_the_sensor_ends_the_period_and_reads_the_number_which_the_dealer_confirms(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 5.1.3, 5.4: the wheel says; nothing is settled before a person has confirmed it."""

    async def scenario() -> None:
        async with wheel_sensor() as wheel:
            source = Sensor(f"socket://127.0.0.1:{wheel.port}")
            async with dealing(engine, house, source=source) as dealer:
                await dealer.opens_round()
                await wheel.says("ALIVE", "SPUN")
                await dealer.until_sees("Ball is spun")
                await wheel.says("CLOSE")
                await phase(dealer, "closed")
                await dealer.until_sees("Closed early by the wheel sensor (rule 5.1.3).")
                await wheel.says("RESULT,17")
                await dealer.until_sees("Enter 17 black as the result of round 1.")
                assert house.journal("outcome-entered", "round-settled") == []
                await dealer.confirms()
                await phase(dealer, "settled")

    play(scenario())
    (closed,) = house.journal("round-closed")
    assert closed.body["event"]["cause"] == "sensor"
    (entered,) = house.journal("outcome-entered")
    assert (entered.body["event"]["outcome"], entered.body["event"]["source"]) == ("17", "sensor")


def test_when_sensor_and_dealer_disagree_nothing_is_entered_until_somebody_has_looked_again(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with wheel_sensor() as wheel:
            source = Sensor(f"socket://127.0.0.1:{wheel.port}")
            async with dealing(engine, house, source=source) as dealer:
                await dealer.opens_round()
                await wheel.says("CLOSE")  # RR 5.1.3: only once the ball is spun
                await dealer.until_sees("The sensor sees a ball fall, and none was spun.")
                assert house.journal("round-closed") == []
                await dealer.spins_the_ball()
                await wheel.says("CLOSE")
                await phase(dealer, "closed")
                await wheel.says("RESULT,17")
                await dealer.until_sees("Enter 17 black as the result of round 1.")
                await dealer.tap("dismiss")
                await dealer.tap("number-20")
                await dealer.until_sees("The wheel sensor read 17 black; you chose 20 black.")
                assert not dealer.is_there("confirm")
                assert house.journal("outcome-entered") == []
                await dealer.tap("as-dealer")
                await dealer.until_sees("Enter 20 black as the result of round 1.")
                await dealer.confirms()
                await phase(dealer, "settled")

    play(scenario())
    (entered,) = house.journal("outcome-entered")
    assert entered.body["event"]["outcome"] == "20"
    assert entered.body["event"]["source"] == "manual; sensor read 17"


def test_a_ball_at_rest_before_the_end_of_the_period_is_proposed_as_a_no_spin(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 9.1.6."""

    async def scenario() -> None:
        async with wheel_sensor() as wheel:
            source = Sensor(f"socket://127.0.0.1:{wheel.port}")
            async with dealing(engine, house, source=source) as dealer:
                await dealer.opens_round()
                await wheel.says("RESULT,8")
                await dealer.until_sees("No spin, rule 9.1.6")
                await dealer.confirms()
                await phase(dealer, "no_spin")

    play(scenario())
    (ended,) = house.journal("round-ended")
    assert ended.body["event"]["rule"] == "9.1.6"


def test_a_sensor_that_is_not_there_is_named_and_the_dealer_goes_on_by_hand(
    engine: Engine, house: House, play: Play, unused_tcp_port: int
) -> None:
    async def scenario() -> None:
        source = Sensor(f"socket://127.0.0.1:{unused_tcp_port}")
        async with dealing(engine, house, source=source) as dealer:
            await dealer.until_sees("no link to the wheel sensor")
            await dealer.plays("31")

    play(scenario())
    (entered,) = house.journal("outcome-entered")
    assert (entered.body["event"]["outcome"], entered.body["event"]["source"]) == ("31", "manual")


def test_the_console_locks_itself_and_another_dealer_goes_on_where_the_first_stood(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with at_the_console(engine, house, lock_after_s=3.0) as dealer:
            await dealer.signs_in(Role.DEALER, "999999")
            await dealer.until_sees("The staff number or the PIN is wrong.")
            dealer.item("pad").setProperty("number", "")
            dealer.item("pad").setProperty("pinNext", False)
            await dealer.signs_in(Role.DEALER)
            await dealer.until(lambda: dealer.picture.connected, "signed in")
            await dealer.goes_to_station(2)
            await dealer.until_sees("The console locked itself, for nobody touched it. Dealer was signed in.")
            assert not dealer.within_reach("buy-in")
            await dealer.signs_in(Role.PIT_BOSS)
            await dealer.until_sees("Pit Boss, pit boss")
            assert dealer.sees("Station 2")

    play(scenario())
    assert house.journal("account-changed") == []


def test_the_console_locks_itself_under_a_pointer_that_only_rests_there(
    engine: Engine, house: House, play: Play
) -> None:
    """The round goes on under it, and tiles change: that is no hand."""

    async def scenario() -> None:
        async with dealing(engine, house, lock_after_s=6.0) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            await dealer.opens_round()
            await dealer.tap("tab-room")
            await dealer.until(lambda: dealer.is_there("seat-1"), "the map")
            await dealer.rests_pointer_on("seat-1")

            async def plays() -> None:
                while True:
                    player.place("red", Money(500))
                    await dealer.until(lambda: dealer.picture.room.wagered == Money(500), "a chip on the map")
                    player.undo()
                    await dealer.until(lambda: not dealer.picture.room.wagered, "it is taken off")

            playing = asyncio.create_task(plays())
            try:
                await dealer.until_sees("The console locked itself, for nobody touched it.")
            finally:
                playing.cancel()

    play(scenario())


def test_the_console_does_not_lock_itself_while_somebody_types(engine: Engine, house: House, play: Play) -> None:
    """Keys that a pad takes for itself are somebody's hand as well."""

    async def scenario() -> None:
        async with dealing(engine, house, lock_after_s=2.0) as dealer:
            await dealer.goes_to_station(1)
            await dealer.tap("buy-in")
            await dealer.until(lambda: dealer.is_there("amount"), "the amount")
            for _ in range(20):
                await dealer.type("1\b")
                await outside(lambda: None, 0.15)
            assert dealer.picture.lock == ""

    play(scenario())


class LosesOneAnswer(httpx.AsyncBaseTransport):
    """A real network that loses the answer, not the question, of the first request to a path."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._lost = False
        self._wire = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await self._wire.handle_async_request(request)
        if request.url.path.endswith(self._path) and not self._lost:
            self._lost = True
            await response.aread()
            raise httpx.ReadTimeout("lost on the way", request=request)
        return response

    async def aclose(self) -> None:
        await self._wire.aclose()


def test_a_buy_in_whose_answer_was_lost_is_unknown_and_asked_again_counts_once(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with dealing(engine, house, transport=LosesOneAnswer("/buy-in")) as dealer:
            await dealer.buys_in(1, "75")
            await dealer.until_sees("No answer came: nobody knows whether it was done.")
            await dealer.confirms()
            await dealer.until_sees("This was done before: hand nothing over again.")
            await dealer.until_sees("75.00")

    play(scenario())
    assert house.account("player") == Money(7_500)
    assert len(house.journal("account-changed")) == 1


def test_a_players_wagers_are_void_only_when_the_pit_boss_has_allowed_it(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 12.2.1; a supervisor's PIN is not enough."""

    async def scenario() -> None:
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "100")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, player, ("red", 2_500))
            await dealer.goes_to_station(1)
            await dealer.tap("void")
            await dealer.confirms("reason-1")
            await dealer.until_sees("This needs a pit boss (rule 12.2.1).")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until(
                lambda: dealer.picture.question is not None and dealer.picture.question.step == "needs-person",
                "asked again for a pit boss",
            )
            assert house.account("felt") == Money(2_500)
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.question is None, "allowed")
            await dealer.until(lambda: dealer.picture.room.rows[1].wagered == 0, "void")

    play(scenario())
    (voided,) = house.journal("wagers-voided")
    assert voided.by == "staff 1001, allowed by 3001"
    assert voided.body["event"]["reason"] == "Syndicate play"
    assert house.account("player") == Money(10_000)


def test_a_report_is_shown_by_a_supervisor_and_saved_as_it_is_on_the_screen(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.buys_in(1, "300")
            await dealer.tap("tab-reports")
            await dealer.tap("report-meters")
            await dealer.until_sees("This needs a game supervisor.")
            await dealer.allows(Role.SUPERVISOR)
            await dealer.until_sees("Buy-ins")
            await dealer.until_sees("300.00")
            await dealer.tap("save-report")
            await dealer.until_sees("Saved:")

    play(scenario())
    (saved,) = (house.folder / "exports").glob(f"table-{house.table}-meters-*.csv")
    assert "buy_ins,30000" in saved.read_text(encoding="utf-8").splitlines()
