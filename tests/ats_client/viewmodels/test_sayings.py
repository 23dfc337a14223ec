"""Each sentence a station may say has its words and its figures."""

from __future__ import annotations

from datetime import datetime

import pytest

from ats_client.station.picture import Said, Saying
from ats_client.viewmodels.sayings import sentence
from game_protocol.problems import Problem
from game_rules.money import Money
from screen_kit.viewmodels.words import Words

WORDS = Words("en")
FIGURES = {name: Money(500) for name in ("minimum", "maximum", "multiple", "not_placed", "missing", "amount", "change")}
TOLD = {"reason": "", "was": "17", "now": "32", "round": "7"}


@pytest.mark.parametrize("saying", Saying)
def test_no_saying_is_without_a_sentence_or_leaves_a_gap(saying: Saying) -> None:
    told = {**TOLD, "count": "2"} if saying is Saying.NOT_WHOLE else TOLD
    said = sentence(Said(1, saying, amounts=FIGURES, words=told), WORDS)
    assert said
    assert said != saying.value
    assert "{" not in said
    assert "…" not in said.removesuffix("…")


@pytest.mark.parametrize(
    ("saying", "amounts", "said"),
    [
        (Saying.MINIMUM_HERE, {"minimum": 500}, "minimum 5.00 here"),
        (Saying.MAXIMUM_HERE, {"maximum": 10_000, "not_placed": 2500}, "maximum 100.00: 25.00 not placed"),
        (Saying.MULTIPLE_HERE, {"multiple": 500, "not_placed": 250}, "steps of 5.00: 2.50 not placed"),
        (Saying.VOIDED_LATER, {"change": -1500}, "Round 7 was declared void: −15.00."),
        (Saying.CORRECTED, {"change": -1500}, "The result was corrected from 17 to 32: −15.00."),
    ],
)
def test_sentences_read_as_the_reading_of_the_rules_wants_them(
    saying: Saying, amounts: dict[str, int], said: str
) -> None:
    figures = {name: Money(cents) for name, cents in amounts.items()}
    assert sentence(Said(1, saying, amounts=figures, words=TOLD), WORDS) == said


PAID_MS = int(datetime(2026, 11, 12, 20, 0).astimezone().timestamp() * 1000)


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (Problem.TICKET_PAID, "This ticket was paid on 12/11/2026."),
        (Problem.TICKET_EXPIRED, "This ticket expired on 12/11/2026."),
        (Problem.TICKET_UNKNOWN, "This ticket is not known here. Please ask an attendant."),
        (
            Problem.TICKET_OF_ANOTHER_TABLE,
            "This ticket is from table 2. Take it to that table or to the cage.",
        ),
    ],
)
def test_a_ticket_that_comes_back_has_its_plain_reason(problem: Problem, said: str) -> None:
    told = {"reason": problem.value, "when_ms": str(PAID_MS), "table": "2"}
    assert sentence(Said(1, Saying.TICKET_RETURNED, words=told), WORDS) == said


def test_every_refusal_of_a_ticket_has_a_sentence_of_its_own() -> None:
    problems = [problem for problem in Problem if problem.name.startswith("TICKET_")]
    told = [{"reason": problem.value, "when_ms": str(PAID_MS), "table": "2"} for problem in problems]
    said = {sentence(Said(1, Saying.TICKET_RETURNED, words=words), WORDS) for words in [{"reason": ""}, *told]}
    assert len(said) == 1 + len(problems)


@pytest.mark.parametrize("saying", [Saying.NOTE_RETURNED, Saying.TICKET_RETURNED])
@pytest.mark.parametrize("problem", Problem)
def test_no_refusal_leaves_a_gap(saying: Saying, problem: Problem) -> None:
    words = {"reason": problem.value, "when_ms": str(PAID_MS), "table": "2"}
    said = sentence(Said(1, saying, words=words), WORDS)
    assert "{" not in said
    assert "…" not in said


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (Problem.WAGERS_RUNNING, "You can cash out when this round is settled."),
        (Problem.FROZEN, "Accounts are being checked."),
        (Problem.NO_ACCOUNT, "There is nothing to cash out."),
        (Problem.HAND_PAY_PENDING, "Your cash-out is under way."),
    ],
)
def test_a_cash_out_that_cannot_be_has_its_own_reason(problem: Problem, said: str) -> None:
    assert sentence(Said(1, Saying.CASH_OUT_NOT_NOW, words={"reason": problem}), WORDS) == said


def test_a_figure_the_station_forgot_leaves_a_gap_and_not_a_crash() -> None:
    assert sentence(Said(1, Saying.MINIMUM_HERE), WORDS) == "minimum … here"
