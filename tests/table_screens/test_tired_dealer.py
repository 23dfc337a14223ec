"""A dealer in the eighth hour taps twice, or after the moment has passed: nothing is done that nobody meant."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from game_protocol.act import Act
from game_protocol.jackpot_office import ConfirmPrize
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    InvalidateRound,
    VoidCause,
)
from game_protocol.seat import BuyIn, HandPay, PayOut
from game_protocol.sign import CloseTable
from game_protocol.table import Phase, Spin
from game_rules.library import load_game
from game_rules.money import Money
from game_server.embedded import ROULETTE
from screen_kit.qml.application import Engine
from table_screens.console.orders import Seen as Read
from table_screens.console.picture import ChosenStation, ConsolePicture, Done, Lock
from table_screens.console.room import Room
from table_screens.qml.application import SCREENS
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing
from tests.table_screens.house import House
from tests.table_screens.paper_console import NOW_MS, alert, full_room, picture, playing, station, table
from tests.table_screens.paper_displays import jackpot_room, meters
from tests.table_screens.tired_hand import Seen, Target, tired_hand

GAME = load_game(ROULETTE)
DEEP, SAMPLES = 2, 3
"""How many taps deep a hand goes beyond a page, to the card it opens and the question that card leads to, and how many
such ways are gone from each page: always the same ones, until the page changes."""


def test_a_number_tapped_twice_is_asked_about_and_settles_nothing(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.opens_round()
            await dealer.closes_round()
            for number in ("19", "16", "22", "5"):
                await dealer.taps_twice(f"number-{number}", down=0.15)
                await dealer.until_sees(f"Enter {number}")
                await dealer.tap("dismiss")
                await dealer.until(lambda: dealer.picture.question is None, "the card is gone")

    play(evening())
    assert house.journal("outcome-entered", "round-settled") == []


def test_confirming_twice_does_not_push_what_lay_under_the_card(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.opens_round()
            await dealer.closes_round()
            await dealer.tap("number-7")
            await dealer.until(lambda: dealer.is_there("confirm"), "the confirmation")
            await dealer.taps_twice("confirm")
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "settled", "settled")

    play(evening())
    assert [event.body["event"]["outcome"] for event in house.journal("round-settled")] == ["7"]
    assert len(house.journal("round-opened")) == 1


# --- everything that can be pushed, on every page, in every phase


def pages() -> list[str]:
    """As the console's own QML tells them apart: a new one is here without being named."""
    found = re.findall(r'view\.page === "([\w-]+)"', (SCREENS / "ConsoleView.qml").read_text(encoding="utf-8"))
    return list(dict.fromkeys(found))


def picture_in(phase: Phase, **changes: object) -> ConsolePicture:
    outcome = "17" if phase is Phase.SETTLED else None
    deadline = NOW_MS + 18_000 if phase is Phase.BETTING else None
    shown = table(phase=phase, deadline_ms=deadline, outcome=outcome)
    alerts = (alert("1", "device", "note-acceptor: jam", 23), alert("2", "hand-pay", "12.50 by hand", 11))
    return picture(table=shown, alerts=alerts, board=meters(), jackpots=jackpot_room(), **changes)


CHOSEN = {"room": (None, ChosenStation(3), ChosenStation(11), ChosenStation(17))}
"""The map, and the pages of stations that want different things."""


@pytest.mark.timeout(1200)  # hundreds of taps, each with its time to settle
@pytest.mark.parametrize("page", pages())
def test_a_double_tap_does_only_what_its_first_tap_does(engine: Engine, play: Play, page: str) -> None:
    """Whatever can be pushed there is found on the screen, so that a new button is here without being named."""
    tried: set[tuple[str, str]] = set()
    for shown in _states(page):
        for target in _targets(engine, play, shown, page, ()):
            if target.kind not in tried and (page == "round" or not target.in_frame):
                tried.add(target.kind)
                _twice_is_once(engine, play, shown, page, (), target)
    assert tried


@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", pages())
def test_nor_does_one_on_the_cards_that_a_page_opens(engine: Engine, play: Play, page: str) -> None:
    """A fair sample: ways of taps that a seeded chance takes, each ended by a double tap on what it led to."""
    chance = Random(page)  # noqa: S311 - the same ways each time
    ended = 0
    for _ in range(SAMPLES):
        shown, way = chance.choice(_states(page)), ()
        for _ in range(DEEP):
            opened = [each for each in _targets(engine, play, shown, page, way) if not each.in_frame]
            if not opened:
                break
            way = (*way, chance.choice(opened))
        if way:
            _twice_is_once(engine, play, shown, page, way[:-1], way[-1])
            ended += 1
    assert ended


def _states(page: str) -> list[ConsolePicture]:
    return [picture_in(phase, chosen=chosen) for chosen in CHOSEN.get(page, (None,)) for phase in Phase]


def _twice_is_once(
    engine: Engine, play: Play, shown: ConsolePicture, page: str, way: tuple[Target, ...], target: Target
) -> None:
    once = _tapped(engine, play, shown, page, way, target)
    twice = _tapped(engine, play, shown, page, way, target, times=2)
    assert twice.sent == once.sent, (way, target)
    assert target.is_key or twice.shown == once.shown, (way, target)


def _targets(engine: Engine, play: Play, shown: ConsolePicture, page: str, way: tuple[Target, ...]) -> list[Target]:
    found: list[Target] = []

    async def looks() -> None:
        async with tired_hand(engine, shown, page, *way) as hand:
            found.extend(hand.targets())

    play(looks())
    return found


def _tapped(
    engine: Engine,
    play: Play,
    shown: ConsolePicture,
    page: str,
    way: tuple[Target, ...],
    target: Target,
    times: int = 1,
) -> Seen:
    """What it comes to."""
    seen: list[Seen] = []

    async def taps() -> None:
        async with tired_hand(engine, shown, page, *way) as hand:
            seen.append(await hand.taps(target, times))

    play(taps())
    return seen[0]


ROUND_GOES_ON = [
    (Phase.BETTING, Phase.SETTLED),
    (Phase.CLOSED, Phase.NO_SPIN),
    (Phase.SETTLED, Phase.BETTING),
    (Phase.RESULT, Phase.SETTLED),
    (Phase.FROZEN, Phase.SETTLED),
]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("was", "now"), ROUND_GOES_ON)
def test_a_button_whose_moment_has_passed_does_nothing(engine: Engine, play: Play, was: Phase, now: Phase) -> None:
    """Another console, the clock or the sensor was quicker than the finger."""
    before, after = picture_in(was), picture_in(now)
    then = {target.kind for target in _targets(engine, play, after, "round", ())}
    now_usable = [target for target in _targets(engine, play, before, "round", ()) if "(not now)" not in target.says]
    passed = [target for target in now_usable if target.kind not in then]
    assert passed

    async def taps() -> None:
        for target in passed:
            async with tired_hand(engine, before, "round") as hand:
                seen = await hand.taps_when(target, table=after.table)
                assert (seen.sent, hand.console.picture.question) == ((), None), target

    play(taps())


NEXT_ROUND = table(phase=Phase.BETTING, round=1043)
PRIZE = jackpot_room().unconfirmed[0]
WINNER_PAID = jackpot_room().changed(unconfirmed=[])
ENTERED = EnterOutcome(table="1", round=1042, outcome="17")
CORRECTION = Correction(round=1041, was="17", now="20", lines=[])
OVER: list[tuple[Act[Any], Read, dict[str, object]]] = [
    (CloseRound(table="1", round=1042), None, {"table": table(phase=Phase.CLOSED)}),
    (ENTERED, None, {"table": NEXT_ROUND}),
    (AnnounceNoSpin(table="1", round=1042, why="ball-left-wheel"), None, {"table": NEXT_ROUND}),
    (
        InvalidateRound(table="1", round=1042, cause=VoidCause.DISRUPTION, reason="End of the shift"),
        None,
        {"table": NEXT_ROUND},
    ),
    (
        CorrectOutcome(table="1", round=1041, outcome="20", reason="End of the shift"),
        CORRECTION,
        {"table": table(history=[Spin(round=1041, outcome="20")])},
    ),
    (
        HandPay(table="1", station=11, id="x", cash_out="out-48250"),
        Money(48_250),
        {"room": Room({11: station(11)}, 90_001)},
    ),
    (PayOut(table="1", station=3, id="x"), Money(1), {"room": Room({3: station(3)}, 90_001)}),
    (CloseTable(table="1", reason="End of the shift"), None, {"table": table(open=False)}),
    (ConfirmPrize(table="1", prize=PRIZE.prize, amount=PRIZE.amount), PRIZE, {"jackpots": WINNER_PAID}),
    (CloseRound(table="1", round=1042), None, {"lock": Lock.LEFT}),
    (BuyIn(table="1", station=3, id="x", amount=20_000), None, {"lock": Lock.EXPIRED}),
]


@pytest.mark.parametrize(("act", "saw", "happens"), OVER, ids=lambda value: type(value).__name__)
def test_a_card_goes_with_its_moment_and_says_so(
    engine: Engine, play: Play, act: Act[Any], saw: Read, happens: dict[str, object]
) -> None:
    """The round went on, another console acted, or the person is not signed in any more: it does not stay armed."""
    phase = Phase.CLOSED if isinstance(act, EnterOutcome | AnnounceNoSpin) else Phase.BETTING

    async def evening() -> None:
        async with tired_hand(engine, picture_in(phase), "round") as hand:
            hand.console.become(room=Room({3: playing(3, 1), 11: full_room(40).rows[11]}, 90_000))
            await hand.sees_after(lambda: hand.console.asking.propose(act, saw))
            await hand.at_rest()
            (confirm,) = [target for target in hand.targets() if target.name == "confirm"]
            seen = await hand.taps_when(confirm, **happens)
            assert seen.sent == ()
            assert hand.console.picture.question is None
            assert any("the moment has passed. Nothing was done here." in text for text in seen.shown)

    play(evening())


def test_without_a_link_a_card_is_not_armed_and_says_why(engine: Engine, play: Play) -> None:
    async def evening() -> None:
        async with tired_hand(engine, picture_in(Phase.BETTING), "round") as hand:
            await hand.sees_after(lambda: hand.console.asking.propose(CloseRound(table="1", round=1042)))
            await hand.at_rest()
            (confirm,) = [target for target in hand.targets() if target.name == "confirm"]
            await hand.sees_after(lambda: hand.console.become(connected=False))
            seen = await hand.taps(confirm)
            assert seen.sent == ()
            assert "There is no link to the server." in hand.bubble()

    play(evening())


def test_nothing_moves_when_the_foot_of_the_screen_has_something_to_say(engine: Engine, play: Play) -> None:
    async def evening() -> None:
        places = []
        for alerts in ((), (alert("1", "device", "note-acceptor: jam", 23),)):
            for done in (None, Done(1, CloseRound(table="1", round=1042))):
                shown = replace(picture_in(Phase.BETTING), alerts=alerts, done=done)
                async with tired_hand(engine, shown, "round") as hand:
                    places.append({target.name: target.place for target in hand.targets() if target.name})
        for one in places:
            for other in places:
                assert all(one[name] == other[name] for name in one.keys() & other.keys())
                assert all(one[name] != other[another] for name in one for another in other if name != another)

    play(evening())


IN_THE_BAND = ("acknowledge", "alerts", "take-up")
"""What lies at the foot of the screen itself, and is under the card with the confirmation."""


@pytest.mark.parametrize("page", pages())
def test_no_confirmation_lies_where_a_choice_was(engine: Engine, play: Play, page: str) -> None:
    async def evening() -> None:
        for chosen in CHOSEN.get(page, (None,)):
            async with tired_hand(engine, picture_in(Phase.CLOSED, chosen=chosen), page) as hand:
                choices = [area for name, area in hand.areas().items() if name not in IN_THE_BAND]
                await hand.sees_after(partial(hand.console.asking.propose, ENTERED))
                await hand.at_rest()
                confirm = hand.areas()["confirm"]
                assert [area for area in choices if area.intersects(confirm)] == []

    play(evening())
