"""A station that does not understand its server says which release it needs; never a silent "Connecting…"."""

from __future__ import annotations

from dataclasses import replace

from ats_client.station.picture import LinkView, Picture, StationState
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown

NEEDS = LinkView(connected=False, needed_release="2.4.0")


def test_a_station_that_has_never_understood_its_server_says_what_it_needs(sit_down: SitDown) -> None:
    player = sit_down(Picture(link=NEEDS))
    assert player.sees("This station needs release 2.4.0")
    assert player.sees("Please use another station, or call an attendant.")
    assert not player.sees("Connecting to the table…")


def test_a_place_nobody_plays_at_says_it_too(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.OFFLINE, link=NEEDS, account=None))
    assert player.sees("This station needs release 2.4.0")


def test_a_player_whose_server_was_upgraded_keeps_their_bets_in_sight_and_reads_why(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.OFFLINE, link=NEEDS))
    assert player.sees("This station needs release 2.4.0")
    assert not player.sees("Reconnecting…")


def test_a_lost_link_is_still_a_lost_link(sit_down: SitDown) -> None:
    player = sit_down(replace(picture(), state=StationState.OFFLINE, link=LinkView(connected=False)))
    assert player.sees("Reconnecting…")
    assert not player.sees("This station needs release")
