"""The form of a jackpot: what each style asks for, what is written wrongly, and the way back without a loss."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.jackpots import BetWins, JackpotParameters, OutcomeRun, SameBetRun, Style
from table_screens.console.jackpot_form import JackpotForm, Line, NotWritten, Wrong, name_for

cents = st.integers(0, 10**12)
rates = st.integers(0, 999_999).map(lambda parts: f"{parts // 10_000}.{parts % 10_000:04d}")
titles = st.text(st.characters(codec="ascii", min_codepoint=33), min_size=1, max_size=40)
triggers = st.one_of(
    st.builds(BetWins, bet=st.just("straight-17"), stake=cents),
    st.builds(SameBetRun, bet_kind=st.just("split"), spins=st.integers(2, 20)),
    st.builds(OutcomeRun, bet_kind=st.just("red"), spins=st.integers(2, 20)),
)
mysteries = st.builds(
    JackpotParameters, name=titles, style=st.just(Style.MYSTERY), minimum=cents, reset=cents, start=cents,
    rate=rates, hidden_rate=rates, must_hit_by=cents, trigger=st.none(),
)  # fmt: skip
progressives = st.builds(
    JackpotParameters, name=titles, style=st.sampled_from([Style.LINKED, Style.STAND_ALONE]), minimum=cents,
    reset=cents, start=cents, rate=rates, hidden_rate=rates, ceiling=st.none() | cents,
    expected_turnover=st.none() | cents, trigger=triggers,
)  # fmt: skip
sums = st.integers(1, 10**9).flatmap(
    lambda amount: st.builds(
        JackpotParameters, name=titles, style=st.just(Style.BONUS), minimum=st.just(amount), reset=st.just(amount),
        start=st.just(amount), trigger=triggers,
    )
)  # fmt: skip
goods = st.builds(
    JackpotParameters, name=titles, style=st.just(Style.BONUS), minimum=st.just(0), reset=st.just(0),
    start=st.just(0), trigger=triggers, goods=titles,
)  # fmt: skip


@given(st.one_of(mysteries, progressives, sums, goods))
def test_a_form_filled_in_from_parameters_comes_to_the_same_parameters(parameters: JackpotParameters) -> None:
    assert JackpotForm.of(parameters).parameters() == parameters


def filled(**lines: str) -> JackpotForm:
    form = JackpotForm()
    for line, text in lines.items():
        form = form.writing(Line(line.replace("_", "-")), text)
    return form


def test_rule_8_1_each_style_asks_for_what_it_needs_and_nothing_else() -> None:
    mystery, linked, bonus = filled(style="mystery"), filled(style="linked"), filled(style="bonus")
    assert Line.MUST_HIT_BY in mystery.shown()
    assert Line.TRIGGER not in mystery.shown()
    assert {Line.TRIGGER, Line.BET, Line.CEILING} <= {*linked.shown()}
    assert Line.MUST_HIT_BY not in linked.shown()
    assert {Line.PRIZE, Line.GOODS, Line.BET} <= {*bonus.shown()}
    assert Line.RATE not in bonus.shown()
    run = linked.writing(Line.TRIGGER, "same-bet-run")
    assert {Line.BET_KIND, Line.SPINS} <= {*run.shown()}
    assert Line.BET not in run.shown()


def test_the_first_line_that_is_missing_is_named() -> None:
    form = filled(name="Night", minimum="500", reset="500.00")
    with pytest.raises(NotWritten) as missing:
        form.parameters()
    assert (missing.value.line, missing.value.wrong) == (Line.START, Wrong.MISSING)
    with pytest.raises(NotWritten) as neither:
        filled(name="Gift", style="bonus", bet="straight-0").parameters()
    assert neither.value.line is Line.PRIZE


@pytest.mark.parametrize(
    ("line", "text", "wrong"),
    [
        (Line.MINIMUM, "12.345", Wrong.NO_AMOUNT),
        (Line.MINIMUM, "-5", Wrong.NO_AMOUNT),
        (Line.RATE, "1.23456", Wrong.NO_PERCENT),
        (Line.RATE, "a little", Wrong.NO_PERCENT),
        (Line.NAME, "  ", Wrong.MISSING),
    ],
)
def test_what_cannot_be_read_is_not_taken_and_the_form_stays(line: Line, text: str, wrong: Wrong) -> None:
    with pytest.raises(NotWritten) as refused:
        JackpotForm().writing(line, text)
    assert refused.value.wrong is wrong


def test_a_line_that_may_be_empty_can_be_taken_away_again() -> None:
    form = filled(style="linked", ceiling="1000")
    assert form.writing(Line.CEILING, "").text(Line.CEILING) == ""


def test_a_title_becomes_a_name_for_the_books_and_never_one_that_is_taken() -> None:
    assert name_for("Midnight Mystery!", frozenset()) == "midnight-mystery"
    assert name_for("Midnight Mystery", frozenset({"midnight-mystery", "midnight-mystery-2"})) == "midnight-mystery-3"
    assert name_for("午夜", frozenset()) == "jackpot"
    assert len(name_for("x" * 80, frozenset({"x" * 28}))) <= 32
