"""The next player sees nothing of the last one's game: on no screen, and in no property that a screen reads.

Two evenings at the same table: in the one a visitor plays, wins, chooses and leaves before the second comes; in the
other the place stays empty until then. To the second visitor both must be the same.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractListModel, QObject

from ats_client.station.picture import Picture, StationState
from ats_client.station.station import Station
from game_protocol.events import AccountChanged, CashOutChanged, SignChanged
from game_protocol.station import CashOutState, CashOutView, Recall, RecallMoney, RecallRound
from game_protocol.table import KindLimits, LimitSign
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.evenings import Look, pictures_of
from tests.ats_client.qml.player import Player, visible_items
from tests.ats_client.station.little_house import GAME, STATION, LittleHouse

FIRST_MS, LATER_MS = 1_790_000_000_000, 1_790_000_600_000
PAGES = ("", "recall", "favourites", "language", "limits", "help")


def past(session: str) -> Recall:
    visited = RecallRound(
        round=1, session=session, closed_ms=FIRST_MS, outcome="17", ended="settled",
        wagers={"straight-17": 500}, recognised=True, stake=500, won=17_500, returned=18_000, balance_after=37_500,
    )  # fmt: skip
    return Recall(rounds=[visited], money_since=[RecallMoney(at_ms=FIRST_MS, what="cash-out", amount=-37_500)])


async def first_visitor(house: LittleHouse, station: Station, look: Look) -> None:
    await look("sat down")
    station.place("straight-17", Money(500))
    await look("bet")
    station.keep_favourite(1)
    station.choose_language("zh")
    station.call_attendant(True)
    house.close_round()
    house.settle("17")
    await look("won")
    house.recalled = past("visit-1")
    station.ask_recall()
    await look("looked back")
    house.open_round()
    await look("next round")
    station.repeat()
    await look("repeated")
    station.cash_out("dealer")
    await look("waits for the dealer")
    assert house.cash_out_view is not None
    paid = CashOutView(id="1", state=CashOutState.PAID, amount=37_500, asked_ms=0)
    house.cash_out_view = None
    house.tell(CashOutChanged(station=STATION, cash_out=paid, account=None))
    house.session = "visit-2"
    await look("left")


async def nobody(house: LittleHouse, station: Station, look: Look) -> None:
    house.balance = None
    house.tell(AccountChanged(station=STATION, why="pay-out", amount=-20_000))
    await look("sat down")
    house.close_round()
    house.settle("17")
    await look("settled")
    house.open_round()
    house.session = "visit-2"
    await look("left")


async def second_visitor(house: LittleHouse, station: Station, look: Look) -> None:
    house.opened_ms = LATER_MS
    house.buy_in(5_000)
    await look("second sits down")
    station.ask_recall()
    await look("second looks back")


def evening(first: Callable[[LittleHouse, Station, Look], object]) -> dict[str, Picture]:
    async def both(house: LittleHouse, station: Station, look: Look) -> None:
        await first(house, station, look)  # type: ignore[misc]
        await second_visitor(house, station, look)

    return pictures_of(both)


def read(model: QObject) -> dict[str, object]:
    """Every property of a view model and of all its parts."""
    found: dict[str, object] = {}
    about = model.metaObject()
    for place in range(1, about.propertyCount()):  # 0 is objectName
        name = about.property(place).name()
        value = getattr(model, name)
        if isinstance(value, Rows):
            found[name] = value.rows
        elif isinstance(value, QObject) and not isinstance(value, QAbstractListModel):
            found[name] = read(value)
        elif isinstance(value, list) and value and isinstance(value[0], QObject):
            found[name] = [read(each) for each in value]
        else:
            found[name] = value
    return found


def seen(player: Player) -> dict[str, list[str]]:
    """Every word on every page."""
    words: dict[str, list[str]] = {}
    view = player.window.contentItem().childItems()[0]
    for page in PAGES:
        view.setProperty("page", page)
        player.look()
        shown = visible_items(player.window.contentItem())
        words[page] = [str(text) for item in shown if (text := item.property("text"))]
    view.setProperty("page", "")
    player.look()
    return words


def shown_one_after_the_other(player: Player, told: dict[str, Picture]) -> None:
    for picture in told.values():
        player.hand.become(picture)
        player.look()


@pytest.mark.parametrize("when", ["left", "second sits down", "second looks back"])
def test_nothing_of_the_first_visit_is_left_for_the_second(sit_down: SitDown, when: str) -> None:
    after_the_first, after_nobody = evening(first_visitor), evening(nobody)
    used = sit_down(after_the_first["sat down"])
    used.screen.tray.choose("10000")
    used.screen.racetrack.more()
    used.screen.racetrack.aim("17")
    used.tap(used.middle("language"))
    used.tap(used.middle("contrast"))
    until = list(after_the_first)[: list(after_the_first).index(when) + 1]
    shown_one_after_the_other(used, {name: after_the_first[name] for name in until})
    words, properties = seen(used), read(used.screen)
    assert used.window.property("color").lightness() > 0, "high contrast was the first visitor's"
    fresh = sit_down(after_nobody[when])
    assert fresh.screen.language == "en"
    assert properties == read(fresh.screen)
    assert words == seen(fresh)


def test_the_first_visitors_language_lasts_until_the_money_is_paid(sit_down: SitDown) -> None:
    told = evening(first_visitor)
    player = sit_down(told["sat down"])
    for name, language in (("won", "zh"), ("waits for the dealer", "zh"), ("left", "en"), ("second sits down", "en")):
        player.hand.become(told[name])
        player.look()
        assert player.screen.language == language, name


def test_a_stranger_cannot_repeat_anothers_bets() -> None:
    told = evening(first_visitor)
    assert told["next round"].repeatable is not None
    assert told["second sits down"].repeatable is None
    assert told["second sits down"].state is StationState.OPEN


def test_an_attendant_called_by_the_first_is_not_sent_to_the_second() -> None:
    told = evening(first_visitor)
    assert told["waits for the dealer"].attendant_called
    assert not told["second sits down"].attendant_called


def test_personal_limits_go_with_the_player() -> None:
    """BWM 4.3: they were one player's."""

    async def limited(house: LittleHouse, station: Station, look: Look) -> None:
        sign = LimitSign.of(GAME.limits)
        kinds = {name: KindLimits(minimum=500, maximum=5000, multiple=500) for name in sign.kinds}
        personal = LimitSign(kinds=kinds, table_minimum=500)
        house.tell(SignChanged(limits=sign, period_s=30, notices=[], personal_limits=personal))
        await look("limited")
        assert station.picture.personal_limits
        house.balance = None
        house.tell(AccountChanged(station=STATION, why="pay-out", amount=-20_000))
        await look("left")
        house.session = "visit-2"
        house.buy_in(5_000)
        await look("second")

    told = pictures_of(limited)
    assert not told["second"].personal_limits
    assert told["second"].limits == GAME.limits
