"""Who hears what: a station its own money and nobody else's, staff everything."""

from __future__ import annotations

import json

import pytest

from game_protocol.events import RoundClosed, read_event
from game_server.events.projection import KeptEvent, frame, hears
from tests.game_server.pure_table import PureTable


def data(wire: bytes) -> dict[str, object]:
    lines = wire.decode().splitlines()
    assert lines[0].startswith("id: ")
    assert lines[1].startswith("event: ")
    read: dict[str, object] = json.loads(lines[2].removeprefix("data: "), object_pairs_hook=_no_name_twice)
    return read


def _no_name_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), "one name, one value"
    return dict(pairs)


@pytest.mark.parametrize(
    ("event_station", "staff_only", "hearer", "heard"),
    [
        (None, False, 1, True),
        (1, False, 1, True),
        (1, False, 2, False),
        (None, True, 1, False),
        (1, True, 1, False),
    ],
)
def test_an_event_is_heard_by_those_it_is_meant_for(
    event_station: int | None, staff_only: bool, hearer: int, heard: bool
) -> None:
    event = KeptEvent(1, "alert", event_station, staff_only, "{}", {})
    assert hears(event, hearer) is heard


def test_each_station_hears_its_own_locked_sheet_in_the_common_event(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    table.open()
    table.put(1, {"red": 1000})
    table.put(2, {"black": 2000})
    table.close()
    told = table.last("round-closed")
    mine, other, staff = (data(frame(told, who)) for who in (1, 2, None))
    first, second, everyone = (read_event(json.dumps(heard)) for heard in (mine, other, staff))
    assert isinstance(first, RoundClosed)
    assert isinstance(second, RoundClosed)
    assert isinstance(everyone, RoundClosed)
    assert first.locked is not None
    assert second.locked is not None
    assert (first.locked.wagers, second.locked.wagers) == ({"red": 1000}, {"black": 2000})
    assert everyone.locked is None
    assert "black" not in json.dumps(mine)


def test_every_event_is_a_message_of_the_protocol_for_each_listener(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.play({1: {"red": 1000}}, "1")
    for told in table.told:
        for who in (None, 1, 2):
            if who is None or hears(told, who):
                assert read_event(json.dumps(data(frame(told, who)))).kind == told.kind


@pytest.fixture
def table() -> PureTable:
    return PureTable()
