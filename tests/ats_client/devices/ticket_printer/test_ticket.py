"""The ticket's contents: hardware facts 6."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.devices.ticket_printer.ticket import (
    BadTicket,
    CurrencyWords,
    Kind,
    Ticket,
    group_number,
    is_validation_number,
    mask_number,
    plain_ascii,
    two_lines,
)
from game_rules.money import Money


def test_number_is_grouped_two_and_four_times_four():
    assert group_number("001234567890123456") == "00-1234-5678-9012-3456"


def test_another_site_groups_by_its_own_format_string():
    assert group_number("123456789012345678", "1-3-3-2-5-3-1") == "1-234-567-89-01234-567-8"


def test_grouping_that_does_not_add_up_is_refused():
    with pytest.raises(BadTicket, match="2-4-4"):
        group_number("001234567890123456", "2-4-4")


@pytest.mark.parametrize("number", ["", "00123456789012345", "0012345678901234567", "00123456789012345x", "٣" * 18])
def test_only_eighteen_digits_are_a_number(number, lab):
    assert not is_validation_number(number)
    with pytest.raises(BadTicket):
        lab.ticket(number=number)


def test_masked_number_shows_the_last_four_only():
    assert mask_number("001234567890123456") == "••3456"
    assert mask_number("00-1234-5678-9012-3456") == "••3456"
    assert mask_number("3456") == "••"


@given(st.text(alphabet="0123456789", min_size=18, max_size=18).filter(lambda number: int(number) > 0))
def test_no_ticket_tells_its_whole_number_in_a_log(number):
    from datetime import UTC, datetime

    ticket = Ticket(
        establishment="x",
        place="y",
        machine="1",
        printed_at=datetime(2026, 1, 1, tzinfo=UTC),
        amount=Money(1),
        sequence=1,
        validation_number=number,
    )
    assert number not in repr(ticket)


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (12500, "One hundred and twenty-five dollars"),
        (12550, "One hundred and twenty-five dollars and fifty cents"),
        (101, "One dollar and one cent"),
        (5, "Zero dollars and five cents"),
        (1234550, "Twelve thousand, three hundred and forty-five dollars and fifty cents"),
    ],
)
def test_amount_in_english_words(cents, words, lab):
    assert lab.ticket(cents=cents).amount_in_words() == words


def test_amount_in_vietnamese_words(lab):
    ticket = replace(lab.ticket(cents=12550), language="vi")
    assert ticket.amount_in_words() == "Một trăm hai mươi lăm đô la và năm mươi xu"
    assert plain_ascii(ticket.amount_in_words()) == "Mot tram hai muoi lam do la va nam muoi xu"


def test_amount_in_a_language_without_number_words_is_english(lab):
    assert replace(lab.ticket(), language="zh").amount_in_words() == "One hundred and twenty-five dollars"


def test_currency_words_are_configuration(lab):
    euros = {"en": CurrencyWords("euro", "euros", "cent", "cents", "and")}
    assert lab.ticket(cents=200).amount_in_words(euros) == "Two euros"


def test_dates_are_day_month_year_and_the_expiry_is_a_date(lab):
    ticket = lab.ticket()
    assert (ticket.date_written, ticket.time_written) == ("12/11/2026", "21:04:55")
    assert ticket.void_after_written == "Void after 30 days, 12/12/2026"


def test_amount_in_figures(lab):
    assert lab.ticket(cents=1234550).amount_in_figures == "$12,345.50"


def test_duplicate_says_so_in_its_title(lab):
    assert replace(lab.ticket(), is_duplicate=True).title == "CASHOUT TICKET – DUPLICATE"


def test_test_ticket_has_no_valid_number_and_no_value(lab):
    real = lab.ticket()
    test = Ticket.test(establishment="x", place="y", machine="1", printed_at=real.printed_at)
    assert test.printed_number == test.amount_in_figures == test.amount_in_words() == "TEST – NO VALUE"
    assert test.validation_number == "0" * 18
    for wrong in (
        lambda: replace(test, validation_number="001234567890123456"),
        lambda: replace(test, amount=Money(100)),
        lambda: replace(real, validation_number="0" * 18),
        lambda: replace(real, kind=Kind.TEST),
    ):
        with pytest.raises(BadTicket):
            wrong()


@pytest.mark.parametrize(
    "wrong",
    [{"amount": Money(0)}, {"amount": Money(-100)}, {"sequence": -1}, {"void_after_days": 0}],
)
def test_ticket_that_makes_no_sense_is_refused(wrong, lab):
    with pytest.raises(BadTicket):
        replace(lab.ticket(), **wrong)


@given(st.text(max_size=120))
def test_printable_text_is_always_plain_ascii(text):
    assert all(" " <= letter <= "~" for letter in plain_ascii(text))


@given(st.lists(st.text(alphabet="abc-", min_size=1, max_size=12), min_size=1, max_size=20), st.integers(1, 60))
def test_two_lines_lose_no_word(words, width):
    text = " ".join(words)
    first, second = two_lines(text, width)
    assert f"{first} {second}".strip() == text
