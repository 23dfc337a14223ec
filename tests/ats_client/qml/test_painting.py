"""What is painted in Python goes with the screen it was on."""

from __future__ import annotations

import gc
from dataclasses import replace

from shiboken6 import isValid

from ats_client.qml.painting.easel import Easel
from ats_client.station.picture import StationState
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown


def easels() -> list[Easel]:
    return [each for each in gc.get_objects() if issubclass(type(each), Easel)]


def test_nothing_is_kept_of_the_felt_when_a_player_has_left(sit_down: SitDown) -> None:
    before = {id(easel) for easel in easels()}
    player = sit_down()
    painted = [easel for easel in easels() if id(easel) not in before]
    assert {type(easel).__name__ for easel in painted} >= {"FeltCloth", "WheelFace", "CountdownRing", "TrackCloth"}
    assert all(vars(easel) for easel in painted)
    player.hand.become(replace(picture(), state=StationState.IDLE, account=None))
    player.look()
    gone = [easel for easel in painted if not isValid(easel)]
    assert gone == painted
    assert [vars(easel) for easel in gone] == [{}] * len(gone)
