"""Counting frames until something happens."""

from __future__ import annotations

import pytest

from ats_client.devices.frame_countdown import FrameCountdown


def test_it_happens_once_after_so_many_frames() -> None:
    story: list[str] = []
    countdown = FrameCountdown()
    countdown.start(3, lambda: story.append("now"))
    for frame in ("one", "two", "three", "four"):
        story.append(frame)
        countdown.passed()
    assert story == ["one", "two", "three", "now", "four"]


def test_a_new_countdown_takes_the_place_of_the_old_one() -> None:
    happened: list[str] = []
    countdown = FrameCountdown()
    countdown.start(1, lambda: happened.append("old"))
    countdown.start(2, lambda: happened.append("new"))
    countdown.passed()
    countdown.passed()
    assert happened == ["new"]


def test_nothing_happens_before_the_first_frame() -> None:
    with pytest.raises(ValueError, match="at least one frame"):
        FrameCountdown().start(0, lambda: None)
