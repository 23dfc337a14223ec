"""`ats decode` on a printer's traffic, in both directions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.devices.ticket_printer import PROTOCOLS
from ats_client.devices.ticket_printer.escpos.job import Layout, ticket_job
from ats_client.devices.ticket_printer.tcl.codec import print_job
from ats_client.devices.ticket_printer.tcl.templates import TEMPLATE_9
from ats_client.devices.traffic import Direction

tcl = PROTOCOLS["tcl"].listen
escpos = PROTOCOLS["escpos"].listen


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("direction", Direction)
@given(
    data=st.binary(max_size=300) | st.text(alphabet="^|*SPCrj0@p\x05\x1b\x1d\x10\x04kV(H", max_size=80).map(str.encode)
)
def test_every_byte_is_heard_once(protocol, direction, data):
    heard = PROTOCOLS[protocol].listen(data, direction)
    assert b"".join(item.raw for item in heard) == data
    assert all(item.raw and bool(item.name) == item.valid for item in heard)


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        (b"^S|^", "status-request"),
        (b"^S^", "status-request"),
        (b"\x05", "status-request"),
        (b"^Se|^", "extended-status-request"),
        (b"^C|^", "clear-errors"),
        (b"^C|j|^", "clear-jam"),
        (b"^r|^", "reset"),
        (b"^f|I|^", "form-feed"),
        (b"^j|^", "journal-mode"),
        (b"\x1b[^]\x1b", "leave-journal-mode"),
    ],
)
def test_tcl_commands_are_named(sent, name):
    assert [item.name for item in tcl(sent, Direction.HOST)] == [name]


def test_tcl_print_job_is_told_field_by_field(lab):
    (heard,) = tcl(print_job("9", TEMPLATE_9.fill(lab.ticket())), Direction.HOST)
    assert heard.name == "print"
    assert heard.fields["template"] == "9"
    assert heard.fields["copies"] == 1
    assert heard.fields["number"] == "••3456"
    assert heard.fields["named"]["figures"] == "$125.00"


def test_tcl_status_line_between_garbage():
    heard = tcl(b"\x00\x00*S|0|PAY-6.22B|L|@|@|A|p|P9|*xx", Direction.DEVICE)
    assert [item.valid for item in heard] == [False, True, False]
    assert heard[1].fields == {
        "address": "0",
        "version": "PAY-6.22B",
        "flags": ["4C", "40", "40", "41", "70"],
        "set": ["head-up", "paper-out", "paper-low", "validation-printed", "top-of-form"],
        "template": "9",
    }


def test_tcl_command_that_breaks_off_does_not_swallow_the_next():
    heard = tcl(b"^P|9|1|abc^S|^", Direction.HOST)
    assert heard[-1].name == "status-request"
    assert heard[0].reason == "a command that breaks off"


def test_escpos_job_is_told_command_by_command(lab):
    heard = escpos(ticket_job(lab.ticket(), Layout(), has_fence=True), Direction.HOST)
    assert all(item.valid for item in heard)
    names = [item.name for item in heard]
    assert names[0] == "initialise"
    assert names[-2:] == ["cut", "job-fence"]
    bar_code = heard[names.index("barcode")]
    assert bar_code.fields == {
        "form": "B",
        "symbology": "ITF",
        "data": "001234567890123456",
        "number": "••3456",
    }


def test_escpos_answers_are_told():
    heard = escpos(b"\x12\x7e\x37\x22ABCD\x00\x03", Direction.DEVICE)
    assert [item.name for item in heard] == ["real-time-status", "real-time-status", "job-fence-reached", ""]
    assert heard[1].fields["if_asked"]["paper"] == "paper low, paper out"
    assert heard[2].fields == {"mark": "ABCD"}


def test_escpos_questions_are_told():
    (heard,) = escpos(b"\x10\x04\x04", Direction.HOST)
    assert (heard.name, heard.fields) == ("real-time-status-request", {"n": 4, "about": "paper"})
