"""Jackpots at the station (RR 8): meters that are exact, a prize that is seen at once, a fault that is not offered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMetaObject

from assets.make.pictures import METERS, jackpot_won, with_jackpots
from ats_client.station.picture import LinkView, Picture, StationState
from ats_client.viewmodels import jackpots
from game_protocol.jackpots import PrizeState
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import Player, visible_items

GRAND, MYSTERY, BONUS = METERS


def read(player: Player) -> list[str]:
    """The card, from top to bottom."""
    player.look()
    return [text for item in visible_items(player.item("jackpots")) if (text := item.property("text"))]


def meter(player: Player, jackpot: str) -> tuple[str, str]:
    return next((row.title, row.amount) for row in player.screen.jackpots.meters.rows if row.key == jackpot)


def test_a_table_without_jackpots_has_no_card(sit_down: SitDown) -> None:
    player = sit_down(picture())
    assert not any(item.objectName() == "jackpots" for item in visible_items(player.window.contentItem()))


def test_each_meter_is_shown_to_the_cent_and_follows_at_once(sit_down: SitDown) -> None:
    player = sit_down(with_jackpots(picture(), GRAND, MYSTERY))
    assert read(player) == ["Grand Rapid", "12,845.12", "Midnight Mystery", "483.90"]
    player.hand.become(with_jackpots(picture(), GRAND.changed(amount=1_284_513), MYSTERY))
    player.look()
    assert read(player)[1] == "12,845.13"


def test_goods_are_named_instead_of_an_amount(sit_down: SitDown) -> None:
    player = sit_down(with_jackpots(picture(), BONUS))
    assert read(player) == ["Lucky 17", "Dinner for two"]


def test_more_meters_than_there_is_room_for_take_turns(sit_down: SitDown) -> None:
    player = sit_down(with_jackpots(picture()))
    assert read(player)[::2] == ["Grand Rapid", "Midnight Mystery"]
    QMetaObject.invokeMethod(player.item("jackpots"), "next")
    assert read(player)[::2] == ["Lucky 17"]
    QMetaObject.invokeMethod(player.item("jackpots"), "next")
    assert read(player)[::2] == ["Grand Rapid", "Midnight Mystery"]


def test_one_that_is_out_of_order_is_not_offered_and_the_others_are(sit_down: SitDown) -> None:
    """RR 8.7."""
    player = sit_down(with_jackpots(picture(), GRAND.changed(fault="no answer"), MYSTERY))
    assert read(player) == ["Grand Rapid", "not offered now", "Midnight Mystery", "483.90"]
    player.hand.become(with_jackpots(picture(), GRAND, MYSTERY))
    player.look()
    assert read(player)[1] == "12,845.12"


def test_an_amount_nobody_can_vouch_for_is_not_shown(sit_down: SitDown) -> None:
    lost = replace(picture(), state=StationState.OFFLINE, link=LinkView(connected=False))
    player = sit_down(with_jackpots(lost, GRAND))
    assert meter(player, "grand") == ("Grand Rapid", "–")


def test_a_prize_won_here_is_shown_at_once_and_says_what_happens_now(sit_down: SitDown) -> None:
    """RR 8.3.9: the prize and the station; the pit boss confirms."""
    player = sit_down(with_jackpots(picture()))
    player.hand.become(jackpot_won(picture(), PrizeState.WON))
    player.look()
    assert player.sees("Jackpot! Grand Rapid")
    assert player.sees("12,845.12")
    assert player.sees("The pit boss is told and comes to station 17 to confirm it. Play goes on.")
    assert player.sees("Grand Rapid: you won 12,845.12!")


def test_the_card_can_be_put_away_and_play_goes_on_with_the_prize_still_marked(sit_down: SitDown) -> None:
    player = sit_down(with_jackpots(picture()))
    player.hand.become(jackpot_won(picture(), PrizeState.WON))
    player.look()
    player.tap(player.middle("close"))
    assert not player.sees("Jackpot! Grand Rapid")
    assert meter(player, "grand") == ("Yours: the pit boss confirms it", "5,000.00")
    player.tap(player.spot("straight-17"))
    assert player.hand.calls == [("place", "straight-17", "500")]


def test_a_station_that_starts_again_shows_the_prize_that_waits(sit_down: SitDown) -> None:
    player = sit_down(jackpot_won(picture(), PrizeState.WON))
    assert player.sees("Jackpot! Grand Rapid")


def test_a_confirmed_prize_says_so_on_the_open_card_and_on_the_line(sit_down: SitDown) -> None:
    player = sit_down(jackpot_won(picture(), PrizeState.WON))
    player.hand.become(jackpot_won(picture(), PrizeState.CONFIRMED))
    player.look()
    assert player.sees("Confirmed by the pit boss: it is in your balance.")
    assert player.sees("Grand Rapid is confirmed: 12,845.12 is yours.")


def test_a_confirmation_does_not_open_a_card_over_the_next_bets(sit_down: SitDown) -> None:
    player = sit_down(jackpot_won(picture(), PrizeState.WON))
    player.tap(player.middle("close"))
    player.hand.become(jackpot_won(picture(), PrizeState.CONFIRMED))
    player.look()
    assert not player.sees("Jackpot! Grand Rapid")


def test_a_prize_that_goes_back_to_its_meter_takes_its_card_along(sit_down: SitDown) -> None:
    """RR 8.8."""
    player = sit_down(jackpot_won(picture(), PrizeState.WON))
    player.hand.become(with_jackpots(picture()))
    player.look()
    assert not player.sees("Jackpot! Grand Rapid")
    assert meter(player, "grand") == ("Grand Rapid", "12,845.12")


def at_another_table(won: Picture) -> Picture:
    return replace(won, table="5")


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        (jackpot_won(picture(), PrizeState.WON, station=12), "Station 12 won 12,845.12"),
        (
            at_another_table(jackpot_won(picture(), PrizeState.WON, station=12)),
            "Table 3, station 12 won 12,845.12",
        ),
    ],
)
def test_a_prize_won_elsewhere_is_told_with_its_place(sit_down: SitDown, shown: Picture, told: str) -> None:
    player = sit_down(with_jackpots(picture()))
    player.hand.become(shown)
    player.look()
    assert meter(player, "grand") == (told, "5,000.00")
    assert player.sees(f"Grand Rapid: {told}")
    assert not player.sees("Jackpot! Grand Rapid")


def test_news_of_a_prize_gives_way_to_the_meters_name(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jackpots, "NEWS_MS", 100)
    player = sit_down(with_jackpots(picture()))
    player.hand.become(jackpot_won(picture(), PrizeState.WON, station=12))
    player.until(lambda: meter(player, "grand")[0] == "Station 12 won 12,845.12")
    player.until(lambda: meter(player, "grand")[0] == "Grand Rapid")


def test_what_was_won_before_this_screen_began_is_no_news(sit_down: SitDown) -> None:
    player = sit_down(jackpot_won(picture(), PrizeState.CONFIRMED, station=12))
    assert meter(player, "grand") == ("Grand Rapid", "5,000.00")
    assert player.screen.sayings.message == ""


def test_a_board_that_comes_late_brings_no_old_news(sit_down: SitDown) -> None:
    player = sit_down(picture())
    player.hand.become(jackpot_won(picture(), PrizeState.WON, station=12))
    player.look()
    assert meter(player, "grand")[0] == "Grand Rapid"
    assert player.screen.sayings.message == ""


def test_a_meter_that_is_new_to_the_table_brings_no_old_news(sit_down: SitDown) -> None:
    player = sit_down(with_jackpots(picture(), MYSTERY))
    later = jackpot_won(picture(), PrizeState.CONFIRMED, station=12)
    an_hour_ago = later.jackpots.as_of_ms - 3_600_000
    (grand, *others) = later.jackpots.meters
    assert grand.last_prize is not None
    old = grand.changed(last_prize=grand.last_prize.changed(won_ms=an_hour_ago))
    player.hand.become(with_jackpots(picture(), old, *others))
    player.look()
    assert meter(player, "grand") == ("Grand Rapid", "5,000.00")
    assert player.screen.sayings.message == ""
