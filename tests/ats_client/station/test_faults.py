"""Faults lock the station, are told to staff, and outlive a power cut."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ats_client.station.faults import FaultKind
from ats_client.station.journal import Journal, JournalUnusable
from ats_client.station.meters import Meters
from ats_client.station.picture import StationState
from ats_client.station.station import Station
from game_protocol.events import AccountChanged
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import STATION, LittleHouse
from tests.ats_client.station.playing import CHANCE, Metal, Power, playing, written_on


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock(), balance=10_000)


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


async def test_a_balance_that_does_not_add_up_locks_the_station_until_somebody_clears_it(
    house: LittleHouse, metal: Metal, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(house, metal) as station:
        house.tell(AccountChanged(station=STATION, why="note", amount=500, account=house.account()))
        await breathe(100)
        assert station.picture.state is StationState.OUT_OF_SERVICE
        assert "100.00" in station.picture.out_of_service_reason
        assert house.devices is not None
        assert [device.device for device in house.devices.devices if device.faulty] == ["station"]
    async with playing(house, metal) as station:
        assert station.picture.state is StationState.OUT_OF_SERVICE
        await station.clear_fault(FaultKind.BALANCE, by="technician 9001")
        assert station.picture.state is StationState.LOCKED
    async with playing(house, metal) as station:
        assert station.picture.state is StationState.LOCKED
    cleared = written_on(metal.disk)[-1]
    assert (cleared.step, cleared.text("by")) == ("cleared", "technician 9001")
    caplog.clear()


async def test_a_damaged_journal_leaves_a_station_that_only_says_so(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        assert metal.acceptor is not None
        assert metal.acceptor.insert_note(Money(2000))
        await breathe(200)
        assert station.meters.notes_in == Money(2000)
    with sqlite3.connect(metal.disk) as connection:
        connection.execute("DROP TRIGGER never_changed")
        connection.execute("UPDATE records SET at_ms = 0 WHERE number = 1")
    connection.close()
    with pytest.raises(JournalUnusable) as damaged:
        Journal.open(metal.disk)
    metal.acceptor = None
    station = Station(house, house.clock, CHANCE, unusable=str(damaged.value), fittings=metal.fittings(), pen=Power())
    assert station.picture.state is StationState.OFFLINE
    station.changed()
    assert station.picture.state is StationState.OUT_OF_SERVICE
    assert "record 1 is damaged" in station.picture.out_of_service_reason
    assert metal.acceptor is None  # no device was even made
    station._scribe.close()


async def test_a_disk_that_lost_journal_and_head_is_known_to_the_server(
    house: LittleHouse, metal: Metal, caplog: pytest.LogCaptureFixture
) -> None:
    """It looks like a new station's disk. Money went in, so a person decides; clearing the fault does not."""
    async with playing(house, metal) as station:
        assert metal.acceptor is not None
        assert metal.acceptor.insert_note(Money(2000))
        await breathe(200)
        assert station.meters.notes_in == Money(2000)
    head = house.journal_head
    assert head is not None
    assert (head.number, head.seal) == (len(written_on(metal.disk)), written_on(metal.disk)[-1].seal)
    for file in metal.disk.parent.glob("journal.sqlite*"):
        file.unlink()
    async with playing(house, metal) as station:
        await breathe(100)
        assert station.picture.state is StationState.OUT_OF_SERVICE
        assert f"the server knows of record {head.number}" in station.picture.out_of_service_reason
        await station.clear_fault(FaultKind.JOURNAL, by="technician 9001")
        await breathe(100)
        assert station.picture.state is StationState.OUT_OF_SERVICE
    assert house.journal_head == head
    caplog.clear()


async def test_a_disk_that_cannot_be_written_locks_the_station_before_money_moves(
    house: LittleHouse, metal: Metal, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(house, metal) as station:
        station._scribe._journal.close()  # as if the disk had gone
        assert metal.acceptor is not None
        assert metal.acceptor.insert_note(Money(2000))
        await breathe(200)
        assert station.picture.state is StationState.OUT_OF_SERVICE
        assert not metal.slot.box
        assert not house.notes
    caplog.clear()


def test_the_logs_keep_fifty_notes_and_thirty_five_tickets_each_way_and_meters_forget_nothing() -> None:
    journal = Journal.in_memory()
    for number in range(60):
        facts = {"cents": 500 if number % 2 else 2000, "code": 1, "currency": "AUD"}
        journal.append(number, "note", f"n{number}", "escrowed", facts)
        journal.append(number, "note", f"n{number}", "credited", facts)
        journal.append(number, "ticket-in", f"i{number}", "escrowed", {"number": f"{number:018d}"})
        journal.append(number, "ticket-in", f"i{number}", "credited", {"cents": 1000})
        journal.append(number, "ticket-out", f"o{number}", "printing", {"cents": 700, "number": "••1234"})
        journal.append(number, "ticket-out", f"o{number}", "printed", {"cents": 700})
    meters = Meters(journal.read())
    journal.close()
    assert meters.notes_by_value == {500: 30, 2000: 30}
    assert (meters.tickets_in.count, meters.tickets_in.amount) == (60, Money(60_000))
    assert (meters.tickets_out.count, meters.tickets_out.amount) == (60, Money(42_000))
    assert [len(log) for log in (meters.notes, meters.tickets_in_log, meters.tickets_out_log)] == [50, 35, 35]
    newest = meters.tickets_in_log[-1]
    assert (newest.number, newest.amount, newest.what_became) == ("••0059", Money(1000), "credited")
