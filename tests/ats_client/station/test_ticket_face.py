"""What stands on a ticket: the time on paper is the time on the station's screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from zoneinfo import ZoneInfo

import pytest

from ats_client.station.ticket_face import TicketFace
from game_protocol.station import CashOutAnswer, CashOutState

NOON_UTC_MS = 1_800_014_400_000  # 15 January 2027, 12:00 UTC


@pytest.fixture
def in_vietnam(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Asia/Ho_Chi_Minh")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def _printed(face: TicketFace) -> str:
    answer = CashOutAnswer(
        id="1", state=CashOutState.PRINTING, amount=10_000, number="803239364371711885", issued_ms=NOON_UTC_MS
    )
    return f"{face.ticket(answer).printed_at:%d/%m/%Y %H:%M}"


@pytest.mark.usefixtures("in_vietnam")
def test_a_ticket_bears_the_time_of_the_machine_whose_screen_the_player_sees() -> None:
    assert _printed(TicketFace("Casino", "Hanoi", "ATS 7")) == "15/01/2027 19:00"


@pytest.mark.usefixtures("in_vietnam")
def test_an_operator_may_name_another_zone() -> None:
    face = TicketFace("Casino", "Melbourne", "ATS 7", timezone=ZoneInfo("Australia/Melbourne"))
    assert _printed(face) == "15/01/2027 23:00"
