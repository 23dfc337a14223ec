"""Every pair of phases: what design and rules allow goes, everything else is refused."""

from __future__ import annotations

from itertools import product

import pytest

from game_protocol.problems import Problem
from game_protocol.table import Phase
from game_server.refusals import Refusal
from game_server.tables.phases import check

ALLOWED = {
    ("waiting", "betting"),
    ("betting", "closed"),  # 5.1
    ("closed", "result"),  # 5.4.2
    ("result", "result"),  # mistyped, entered again before it is confirmed
    ("result", "settled"),  # 5.5
    ("settled", "betting"),
    ("no_spin", "betting"),
    ("void", "betting"),
    ("betting", "no_spin"),  # 9.1
    ("closed", "no_spin"),
    ("result", "no_spin"),
    ("betting", "void"),  # 9.3, 9.8.1, 12.3
    ("closed", "void"),
    ("result", "void"),
    ("settled", "void"),  # 12.3: an outcome is invalidated
    *((phase, "frozen") for phase in ("waiting", "betting", "closed", "result", "settled", "no_spin", "void")),  # 9.4
}


@pytest.mark.parametrize(("now", "wanted"), list(product(Phase, Phase)))
def test_a_round_goes_only_where_the_rules_let_it(now: Phase, wanted: Phase) -> None:
    if (now.value, wanted.value) in ALLOWED:
        check(now, wanted)
        return
    with pytest.raises(Refusal) as refusal:
        check(now, wanted)
    assert refusal.value.problem is (Problem.FROZEN if now is Phase.FROZEN else Problem.WRONG_PHASE)
    assert refusal.value.refused.detail["phase"] == now
