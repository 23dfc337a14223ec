"""The steps of money on its way: each follows from the one before, or is refused."""

from __future__ import annotations

from contextlib import closing
from itertools import product

import pytest

from ats_client.station.journal import Journal
from ats_client.station.journeys import BEGIN, DONE, TABLES, Journey, Journeys, OutOfOrder, Step

S = Step
PATHS = {
    Journey.NOTE: [
        (S.ESCROWED, S.STACKING, S.CREDITED, S.TOLD, S.CLOSED),
        (S.ESCROWED, S.STACKING, S.CREDITED, S.CLOSED, S.TOLD),
        (S.ESCROWED, S.CREDITED, S.TOLD, S.CLOSED),
        (S.ESCROWED, S.RETURNED),
        (S.ESCROWED, S.STACKING, S.RETURNED),
        (S.ESCROWED, S.STACKING, S.DISPUTED, S.RESOLVED),
        (S.ESCROWED, S.STACKING, S.CREDITED, S.DISPUTED, S.CLOSED, S.RESOLVED),
        (S.DISPUTED, S.RESOLVED),
    ],
    Journey.TICKET_IN: [
        (S.ESCROWED, S.STACKING, S.CREDITED, S.TOLD, S.CLOSED),
        (S.ESCROWED, S.RETURNED, S.RELEASED),
        (S.ESCROWED, S.STACKING, S.RETURNED, S.RELEASED),
    ],
    Journey.TICKET_OUT: [
        (S.ASKED, S.REFUSED),
        (S.ASKED, S.BY_HAND),
        (S.ASKED, S.PRINTING, S.PRINTED, S.TOLD),
        (S.ASKED, S.PRINTING, S.FAILED, S.TOLD),
        (S.ASKED, S.PRINTING, S.UNKNOWN, S.TOLD),
        (S.ASKED, S.PRINTING, S.TOLD),
    ],
    Journey.WORK: [(S.DID, S.TOLD)],
}


def travel(journey: Journey, *steps: Step) -> Journeys:
    journeys = Journeys([])
    with closing(Journal.in_memory()) as journal:
        for step in steps:
            journeys.check(journey, "1", step)
            journeys.follow(journal.append(0, journey, "1", step, {}))
    return journeys


@pytest.mark.parametrize(("journey", "path"), [(journey, path) for journey, paths in PATHS.items() for path in paths])
def test_a_whole_journey_ends(journey: Journey, path: tuple[Step, ...]) -> None:
    for length in range(1, len(path)):
        assert travel(journey, *path[:length]).under_way(*Step)
    assert not travel(journey, *path).under_way(*Step)


@pytest.mark.parametrize(("journey", "step"), list(product(Journey, Step)))
def test_from_every_state_every_step_is_in_the_table_or_refused(journey: Journey, step: Step) -> None:
    reachable = {BEGIN: ()} | {
        travel(journey, *path[:length]).state("1"): path[:length]
        for path in PATHS[journey]
        for length in range(1, len(path))
    }
    for state, path in reachable.items():
        if (state, step) in TABLES[journey]:
            travel(journey, *path, step)
        else:
            with pytest.raises(OutOfOrder, match=f"{step} cannot follow"):
                travel(journey, *path, step)


@pytest.mark.parametrize("journey", Journey)
def test_no_row_of_a_table_is_out_of_reach(journey: Journey) -> None:
    states = {BEGIN}
    while more := {after for (before, _), after in TABLES[journey].items() if before in states} - states - {DONE}:
        states |= more
    assert {before for before, _ in TABLES[journey]} == states


def test_nothing_is_credited_that_was_never_held() -> None:
    with pytest.raises(OutOfOrder, match="credited cannot follow nothing"):
        travel(Journey.NOTE, Step.CREDITED)
