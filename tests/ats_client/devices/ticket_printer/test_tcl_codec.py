"""TCL bytes: the worked examples of hardware facts 5.1, and everything a wire can do to them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.devices.ticket_printer.tcl.codec import Noise, StatusReader, clean, command, print_job, read_line
from ats_client.devices.ticket_printer.tcl.templates import FIELDS, TEMPLATE_0, TEMPLATE_9, Template

READY = b"*S|0|PAY-6.22B|@|@|@|@|p|P9|*"


def with_flags(*flags: int) -> bytes:
    return b"*S|0|PAY-6.22B|" + b"|".join(bytes((flag,)) for flag in flags) + b"|P9|*"


def lines_in(found):
    return [item[1] for item in found if not isinstance(item, Noise)]


def test_status_of_a_ready_printer():
    line = read_line(READY)
    assert (line.version, line.template, line.flags) == ("PAY-6.22B", "9", b"@@@@p")
    assert line.names == ("validation-printed", "top-of-form")
    assert line.status.obstacle is None


def test_a_printer_that_was_just_switched_on_has_printed_no_template():
    line = read_line(b"*S|0|PAY-6.22B|@|@|@|@|q|P |*")
    assert line.template == ""
    assert line.was_reset
    assert line.status.obstacle is None


@pytest.mark.parametrize(
    ("flags", "fact"),
    [
        ((0x4C, 0x40, 0x40, 0x40, 0x70), {"paper_out", "head_up"}),
        ((0x40, 0x40, 0x40, 0x41, 0x70), {"paper_low"}),
        ((0x40, 0x40, 0x48, 0x40, 0x70), {"ticket_in_chute"}),
        ((0x40, 0x40, 0x40, 0x42, 0x70), {"jam"}),
        ((0x40, 0x40, 0x40, 0x60, 0x70), {"jam"}),
        ((0x40, 0x40, 0x40, 0x48, 0x70), {"journal_mode"}),
        ((0x40, 0x40, 0x40, 0x40, 0x74), {"chassis_open"}),
        ((0x60, 0x40, 0x40, 0x40, 0x40), {"is_busy"}),
    ],
)
def test_flags_mean_what_the_table_says(flags, fact):
    status = read_line(with_flags(*flags)).status
    names = ("paper_out", "head_up", "paper_low", "ticket_in_chute", "jam", "journal_mode", "chassis_open", "is_busy")
    assert {name for name in names if getattr(status, name)} == fact


def test_flag_bytes_that_look_like_separators_are_read_by_position():
    line = read_line(with_flags(0x7C, 0x40, 0x5E, 0x40, 0x7C))
    assert line.flags == bytes((0x7C, 0x40, 0x5E, 0x40, 0x7C))
    assert {"busy", "system-error", "head-up", "paper-out"} <= set(line.names)


@pytest.mark.parametrize("at", [0, 1, 2, 4, 14, 15, 16, 23, 24, 25, 27, 28])
def test_line_with_a_wrong_separator_tail_or_fixed_bit_is_no_line(at):
    assert read_line(READY[:at] + bytes((READY[at] ^ 0xC0,)) + READY[at + 1 :]) is None


@given(st.lists(st.integers(0x40, 0x7F), min_size=5, max_size=5), st.binary(max_size=80), st.integers(1, 30))
def test_good_line_is_found_after_any_garbage_however_it_is_cut(flags, garbage, size):
    reader = StatusReader()
    sent = garbage + b"*S|0|PAY" + with_flags(*flags)
    found = []
    for at in range(0, len(sent), size):
        found += reader.feed(sent[at : at + size])
        assert len(reader.rest()) < 29
    assert lines_in(found)[-1].flags == bytes(flags)


@given(st.lists(st.binary(max_size=200), max_size=20))
def test_flood_is_held_in_bounded_memory_and_nothing_is_invented_or_lost(pieces):
    reader = StatusReader()
    seen = b""
    for piece in pieces:
        for item in reader.feed(piece):
            seen += item.raw if isinstance(item, Noise) else item[0]
        assert len(reader.rest()) < 29
    assert seen + reader.rest() == b"".join(pieces)


@given(st.integers(0, 28), st.integers(0, 7))
def test_any_flipped_bit_costs_at_most_its_own_line(place, bit):
    reader = StatusReader()
    broken = READY[:place] + bytes((READY[place] ^ (1 << bit),)) + READY[place + 1 :]
    found = lines_in(reader.feed(broken + READY + READY))
    assert [line.flags for line in found[-2:]] == [b"@@@@p", b"@@@@p"]


def test_commands():
    assert command("S") == b"^S|^"
    assert command("S", inner_bar=False) == b"^S^"
    assert command("C", "j", inner_bar=False) == b"^C|j|^"


@given(st.text(max_size=60))
def test_text_never_ends_a_field_or_a_command(text):
    cleaned = clean(text)
    assert cleaned.isascii()
    assert not set(cleaned) & {"|", "^"}


@given(st.lists(st.text(max_size=30), min_size=1, max_size=20))
def test_job_has_exactly_its_fields_with_any_text_in_them(fields):
    job = print_job("9", fields)
    assert job.startswith(b"^P|9|1|")
    assert job.endswith(b"|^")
    assert job.count(b"|") == 3 + len(fields)
    assert job.count(b"^") == 2


def test_template_9_has_the_facts_order(lab):
    assert TEMPLATE_9.fill(lab.ticket(cents=1234550)) == [
        "00-1234-5678-9012-3456",
        "The Grand",
        "1 River Walk",
        "Melbourne",
        "CASHOUT TICKET",
        "Validation",
        "00-1234-5678-9012-3456",
        "12/11/2026",
        "21:04:55",
        "Ticket 0317",
        "Twelve thousand, three hundred and",
        "forty-five dollars and fifty cents",
        "$12,345.50",
        "Void after 30 days, 12/12/2026",
        "Machine RR-0042",
        "001234567890123456",
    ]


def test_template_0_has_seventeen_fields_and_the_digits_last(lab):
    filled = TEMPLATE_0.fill(lab.ticket())
    assert len(filled) == 17
    assert filled[12] == "$125.00"
    assert filled[14:] == ["30", "Machine RR-0042", "001234567890123456"]


def test_template_with_an_unknown_field_is_refused_by_name():
    with pytest.raises(ValueError, match="colour"):
        Template("5", ("number", "colour"))
    with pytest.raises(ValueError, match="one letter or digit"):
        Template("12", tuple(FIELDS))
