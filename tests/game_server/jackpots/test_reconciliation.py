"""The proof finds what was changed: every figure that could be tampered with, one after the other."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from game_server.audit import audit
from tests.game_server.jackpots.casino import Casino
from tests.game_server.jackpots.kinds import mystery, progressive


async def an_evening(casino: Casino) -> None:
    """Two jackpots, a prize paid, a prize that waits, a prize that went back."""
    await casino.offer("m", mystery(rate="1", hidden_rate="0.5"), "1")
    await casino.offer("p", progressive(rate="0.3333"), "1")
    for decide in (casino.confirm, casino.decline, None):
        await casino.hide("m", await casino.amount("m") + 60)
        await casino.play("1", {1: {"red": 10_000}, 2: {"black": 10_000}}, "0")
        (prize,) = await casino.prizes()
        if decide is not None:
            await decide(prize)
    await casino.adds_up()


async def test_meter_is_minimum_plus_contributions_less_what_was_paid(casino: Casino) -> None:
    await an_evening(casino)
    made = {each.jackpot: each for each in (await casino.house.jackpots.reconciliations()).jackpots}
    each = made["m"]
    assert each.contributed == 3 * 20_000 * 10_000
    assert each.meter == each.seeded + each.contributed + each.received - each.paid - each.given_away
    assert each.ledger == each.meter // 1_000_000
    assert each.reserve > 0 or each.received > 0
    assert made["p"].meter == 120_000 * 1_000_000 + 3 * 20_000 * 3_333


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE jackpots SET value = value + 1 WHERE id = 'p'", "the meter has"),
        ("UPDATE jackpots SET reserve = reserve + 1 WHERE id = 'm'", "the reserve has"),
        ("UPDATE jackpot_rounds SET value = value - 1 WHERE jackpot_id = 'p' AND round = 1", "its steps make"),
        ("UPDATE jackpot_rounds SET turnover = 1 WHERE jackpot_id = 'p' AND round = 2", "took its share of 0.01"),
        ("DELETE FROM jackpot_movements WHERE what = 'won'", "its steps make"),
        ("UPDATE jackpot_prizes SET cents = cents + 1 WHERE state = 'won'", "jackpot-prize:m has"),
        ("UPDATE jackpot_prizes SET cents = cents + 1 WHERE state = 'confirmed'", "are confirmed"),
        ("UPDATE jackpot_prizes SET state = 'won' WHERE state = 'confirmed'", "jackpot-prize:m has"),
        ("UPDATE accounts SET cents = cents + 1 WHERE name = 'jackpot:p'", "jackpot:p has"),
    ],
)
async def test_the_audit_names_the_jackpot_and_what_is_wrong(casino: Casino, statement: str, said: str) -> None:
    await an_evening(casino)
    async with casino.house.database.writing() as connection:
        changed = await connection.execute(text(statement))
        assert changed.rowcount > 0
    found = await audit(casino.house.database)
    assert any(problem.startswith("jackpot ") and said in problem for problem in found.problems), found.problems
