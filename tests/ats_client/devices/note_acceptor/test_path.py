"""The table where money is decided, row by row against the recovery rules of the hardware facts."""

from itertools import product

import pytest

from ats_client.devices.note_acceptor.interface import Stage
from ats_client.devices.note_acceptor.path import CONCLUSIONS, Conclusion, Evidence

STAGES = (None, *Stage)


def test_there_is_a_conclusion_for_everything_that_can_be_seen() -> None:
    assert set(CONCLUSIONS) == set(product(STAGES, Evidence))


@pytest.mark.parametrize(
    ("stage", "evidence", "conclusion"),
    [
        # 2.9 rule 2: not yet credited, credit it; already credited, only acknowledge; no entry, do not guess
        (Stage.ESCROWED, Evidence.CREDIT_POINT, Conclusion.CREDIT),
        (Stage.STACKING, Evidence.CREDIT_POINT, Conclusion.CREDIT),
        (Stage.CREDITED, Evidence.CREDIT_POINT, Conclusion.REPEAT),
        (None, Evidence.CREDIT_POINT, Conclusion.ORPHAN),
        # 2.9's table for an entry in STACK_SENT
        (Stage.STACKING, Evidence.PAST_THE_LEVER, Conclusion.BY_SETTING),
        (Stage.STACKING, Evidence.GIVEN_BACK, Conclusion.RETURNED),
        (Stage.STACKING, Evidence.PATH_EMPTY, Conclusion.DISPUTE),
        # never sent a command to stack: nothing can have been stacked, unless the unit shows it was
        (Stage.ESCROWED, Evidence.PATH_EMPTY, Conclusion.RETURNED),
        (Stage.ESCROWED, Evidence.GIVEN_BACK, Conclusion.RETURNED),
        (Stage.ESCROWED, Evidence.PAST_THE_LEVER, Conclusion.DISPUTE),
        # 3.6: already credited, close it; no entry, disputed
        (Stage.CREDITED, Evidence.PATH_EMPTY, Conclusion.CLOSE),
        (Stage.CREDITED, Evidence.GIVEN_BACK, Conclusion.CLOSE),
        (Stage.CREDITED, Evidence.PAST_THE_LEVER, Conclusion.CLOSE),
        (None, Evidence.PAST_THE_LEVER, Conclusion.DISPUTE),
        (None, Evidence.PATH_EMPTY, Conclusion.NOTHING),
        (None, Evidence.GIVEN_BACK, Conclusion.NOTHING),
    ],
)
def test_what_follows_for_the_money(stage: Stage | None, evidence: Evidence, conclusion: Conclusion) -> None:
    assert CONCLUSIONS[stage, evidence] is conclusion


def test_only_a_credit_point_ever_books_by_itself() -> None:
    booking = {evidence for (_, evidence), conclusion in CONCLUSIONS.items() if conclusion is Conclusion.CREDIT}
    assert booking == {Evidence.CREDIT_POINT}
