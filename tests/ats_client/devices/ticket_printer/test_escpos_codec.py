"""ESC/POS bytes: hardware facts 5.3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.devices.ticket_printer.escpos.codec import (
    AnswerReader,
    FenceReached,
    Noise,
    Reading,
    StatusByte,
    fence,
    fence_mark,
    is_status,
    status_request,
)
from ats_client.devices.ticket_printer.escpos.job import Layout, feed_job, ticket_job
from ats_client.devices.ticket_printer.interface import Reason

FINE = 0x12
ANSWER = b"\x37\x22ABCD\x00"


def test_status_bytes_have_their_fixed_bits():
    assert [byte for byte in (0x12, 0x1E, 0x72, 0x7E, 0x16) if is_status(byte)] == [0x12, 0x1E, 0x72, 0x7E, 0x16]
    assert not any(is_status(byte) for byte in (0x00, 0x02, 0x10, 0x13, 0x92, 0x37, 0x22))


@pytest.mark.parametrize(
    ("answers", "obstacle"),
    [
        ((FINE, FINE, FINE, FINE), None),
        ((0x16, FINE, FINE, FINE), None),  # only the drawer pin (a complaint of facts 7)
        ((FINE, FINE, FINE, 0x1E), None),  # near end
        ((0x1A, 0x32, FINE, 0x72), Reason.PAPER_OUT),
        ((FINE, FINE, FINE, 0x7E), Reason.PAPER_OUT),
        ((0x1A, 0x16, FINE, FINE), Reason.HEAD_UP),
        ((0x1A, 0x52, 0x1A, FINE), Reason.PAPER_JAM),
        ((0x1A, 0x52, 0x32, FINE), Reason.PRINTER_ERROR),
        ((0x1A, FINE, FINE, FINE), Reason.PRINTER_ERROR),
    ],
)
def test_four_answers_make_a_status(answers, obstacle):
    assert Reading(*answers).status(has_presenter=False).obstacle is obstacle


def test_presenter_bit_is_paper_end_on_one_make_and_a_waiting_ticket_on_another():
    reading = Reading(FINE, FINE, FINE, 0x52)
    assert reading.status(has_presenter=False).paper_out
    status = reading.status(has_presenter=True)
    assert status.ticket_in_chute
    assert not status.paper_out


def test_commands():
    assert status_request(4) == b"\x10\x04\x04"
    assert fence(b"ABCD") == bytes.fromhex("1D 28 48 06 00 30 30 41 42 43 44")


def test_fence_answer_is_one_thing_even_where_its_mark_looks_like_status():
    found = AnswerReader().feed(b"\x12" + b"\x37\x22\x32\x36\x3a\x3e\x00" + b"\x1e")
    assert found == [StatusByte(0x12), FenceReached(b"\x32\x36\x3a\x3e"), StatusByte(0x1E)]


@given(st.binary(max_size=60), st.integers(1, 9))
def test_fence_is_found_after_garbage_however_it_is_cut(garbage, size):
    reader = AnswerReader()
    sent = garbage.replace(b"\x37", b"") + ANSWER
    found = []
    for at in range(0, len(sent), size):
        found += reader.feed(sent[at : at + size])
        assert len(reader.rest()) < 7
    assert found[-1] == FenceReached(b"ABCD")


@given(st.lists(st.binary(max_size=100), max_size=20))
def test_flood_is_held_in_bounded_memory_and_nothing_is_invented_or_lost(pieces):
    reader = AnswerReader()
    seen = b""
    for piece in pieces:
        for item in reader.feed(piece):
            match item:
                case StatusByte(value):
                    seen += bytes((value,))
                case FenceReached(mark):
                    seen += b"\x37\x22" + mark + b"\x00"
                case Noise(raw):
                    seen += raw
        assert len(reader.rest()) < 7
    assert seen + reader.rest() == b"".join(pieces)


@given(st.text(alphabet="0123456789", min_size=18, max_size=18))
def test_fence_mark_is_printable_and_stays_the_same_for_a_number(number):
    mark = fence_mark(number)
    assert mark == fence_mark(number)
    assert len(mark) == 4
    assert all(0x20 < byte < 0x7F for byte in mark)


def test_job_is_what_the_facts_say_byte_by_byte_where_it_counts(lab, capsys):
    job = ticket_job(lab.ticket(), Layout(), has_fence=True)
    assert job.startswith(b"\x1b@")
    assert job.count(b"\x1dkF\x12001234567890123456") == 1
    mark = fence_mark("001234567890123456")
    assert job.endswith(b"\x1dV\x00" + b"\x1d(H\x06\x0000" + mark)
    assert b"One hundred and twenty-five dollars" in job
    assert job.index(b"00-1234-5678-9012-3456") < job.index(b"The Grand")
    assert capsys.readouterr().out == ""


def test_clone_without_fence_gets_bar_code_form_a_and_no_fence(lab):
    job = ticket_job(lab.ticket(), Layout(bar_code_form="A", partial_cut=True), has_fence=False)
    assert b"\x1dk\x05001234567890123456\x00" in job
    assert job.endswith(b"\x1dV\x01")


def test_feed_moves_paper_and_prints_nothing():
    assert feed_job() == b"\x1bd\x06"
