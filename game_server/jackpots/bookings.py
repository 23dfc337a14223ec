"""The steps of a meter as transfers of the ledger: whole cents, each with two sides.

A meter's account holds the meter's whole cents. A contribution below a cent is on the meter at once, and in the ledger
as soon as it makes a cent together with others; every other step is whole cents already. So meter and account never
differ by a cent or more, and the account is always the meter rounded down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game_rules.money import Money
from game_server.jackpots.exact import NOTHING, Exact
from game_server.jackpots.meter import Jackpot, Movement, What
from game_server.ledger.accounts import PURSE, Account, Kind, of_jackpot
from game_server.ledger.books import Transfer, Why


def accounts_of(jackpot: str) -> tuple[Account, Account, Account]:
    """Meter, reserve, and prizes that wait."""
    return (
        of_jackpot(Kind.JACKPOT, jackpot),
        of_jackpot(Kind.JACKPOT_RESERVE, jackpot),
        of_jackpot(Kind.JACKPOT_PRIZE, jackpot),
    )


def contributed(movements: Sequence[Movement]) -> tuple[Exact, Exact]:
    """The sum of all contributions among these steps, to meter and reserve."""
    value = reserve = NOTHING
    for movement in movements:
        if movement.what is What.CONTRIBUTED:
            value, reserve = value + movement.value, reserve + movement.reserve
    return value, reserve


def contributions(
    before: Jackpot, after: Jackpot, movements: Sequence[Movement], payer: Account, round_: int
) -> Iterator[Transfer]:
    """The cents that contributions completed, from the table's house."""
    meter, reserve, _ = accounts_of(before.id)
    others = [movement for movement in movements if movement.what is not What.CONTRIBUTED]
    for target, was, now, whole in (
        (meter, before.value, after.value, sum(step.value.shown.cents for step in others)),
        (reserve, before.reserve, after.reserve, sum(step.reserve.shown.cents for step in others)),
    ):
        cents = Money(now.shown.cents - was.shown.cents - whole)
        if cents:
            yield Transfer(payer, target, cents, Why.JACKPOT_CONTRIBUTION, round_)


def transfers(
    jackpot: str, movement: Movement, round_: int | None = None, *, prize_of: str | None = None
) -> Iterator[Transfer]:
    """The other steps; closures are booked where both meters are known. `prize_of` is the jackpot a returned prize
    was won from, where that is another."""
    meter, reserve, _ = accounts_of(jackpot)
    _, _, prize = accounts_of(prize_of or jackpot)
    amount = abs(movement.value.shown.cents)
    if not amount:
        return
    match movement.what:
        case What.SEEDED:
            yield Transfer(PURSE, meter, Money(amount), Why.JACKPOT_SEED, round_)
        case What.SEED_BACK:
            yield Transfer(meter, PURSE, Money(amount), Why.JACKPOT_SEED_BACK, round_)
        case What.FROM_RESERVE:
            yield Transfer(reserve, meter, Money(amount), Why.JACKPOT_RESERVE, round_)
        case What.TO_RESERVE:
            yield Transfer(meter, reserve, Money(amount), Why.JACKPOT_RESERVE, round_)
        case What.WON:
            yield Transfer(meter, prize, Money(amount), Why.JACKPOT_WON, round_)
        case What.RETURNED:
            yield Transfer(prize, meter, Money(amount), Why.JACKPOT_RETURNED, round_)
        case What.CONTRIBUTED | What.CLOSED | What.RECEIVED:
            raise ValueError(f"{movement.what} is booked elsewhere")
