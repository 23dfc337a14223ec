"""What the console says of a station's devices, from what stations really report."""

from __future__ import annotations

import pytest

from ats_client.devices.note_acceptor.interface import FaultKind, State
from ats_client.devices.ticket_printer.interface import PrinterStatus
from ats_client.station.device_report import of_acceptor, of_printer, of_station
from table_screens.viewmodels.device_words import device_condition, device_name


def test_every_device_of_a_station_has_a_name() -> None:
    devices = [of_acceptor(State.READY, {}), of_printer(PrinterStatus()), of_station("")]
    assert [device_name(each.device) for each in devices] == ["Note acceptor", "Ticket printer", "Station"]


@pytest.mark.parametrize("state", State)
def test_no_state_of_a_sound_acceptor_reads_like_a_programs_word(state: State) -> None:
    said = device_condition(of_acceptor(state, {}))
    assert said
    assert "-" not in said


@pytest.mark.parametrize("kind", FaultKind)
def test_a_faulty_acceptor_says_what_is_wrong_and_what_the_unit_added(kind: FaultKind) -> None:
    said = device_condition(of_acceptor(State.FAULT, {kind: "0x47"}))
    assert said.endswith(": 0x47")
    assert "fault" not in said
    assert "-" not in said


def test_several_faults_are_all_said() -> None:
    faults = {FaultKind.STACKER_FULL: "", FaultKind.JAM_IN_ACCEPTOR: "motor 2"}
    assert device_condition(of_acceptor(State.FAULT, faults)) == "stacker full; jam in the acceptor: motor 2"


def test_a_printer_says_everything_that_is_the_matter() -> None:
    status = PrinterStatus(is_online=True, paper_low=True, ticket_in_chute=True)
    assert device_condition(of_printer(status)) == "paper low, ticket in the chute"


def test_an_unknown_word_is_shown_as_it_came() -> None:
    assert device_condition(of_station("the clock is wrong")) == "the clock is wrong"
