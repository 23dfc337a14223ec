"""What the books say beside wheel and bets: roles, powers, notices, reasons for a no spin."""

import pytest

from game_rules.errors import UnknownBet
from game_rules.game import LimitChange, Power, Role, Waiver
from game_rules.library import game_ids, load_game

RR = "rapid-roulette-single-zero"
BWM, BWS, MWP, MWD = "big-wheel-melbourne-1", "big-wheel-sydney", "money-wheel-perth", "money-wheel-division-1"
PLAYER, DEALER, SUPERVISOR, PIT_BOSS, TECHNICIAN = Role


@pytest.mark.parametrize(
    ("role", "may_act_as"),
    [
        (PLAYER, {PLAYER}),
        (DEALER, {PLAYER, DEALER}),
        (SUPERVISOR, {PLAYER, DEALER, SUPERVISOR}),
        (PIT_BOSS, {PLAYER, DEALER, SUPERVISOR, PIT_BOSS}),
        (TECHNICIAN, {TECHNICIAN}),
    ],
)
def test_a_higher_role_has_every_power_of_a_lower_one(role: Role, may_act_as: set[Role]) -> None:
    """RR 1.2; a technician is outside that line."""
    assert {needed for needed in Role if role.may(needed)} == may_act_as


@pytest.mark.parametrize(
    ("game_id", "power", "lowest", "rule"),
    [
        (RR, Power.ENTER_OUTCOME, DEALER, "5.4.2"),
        (RR, Power.CORRECT_OUTCOME, DEALER, "9.4"),
        (RR, Power.INVALIDATE_MALFUNCTION, SUPERVISOR, "9.3"),
        (RR, Power.INVALIDATE_DISRUPTION, PIT_BOSS, "12.3.1"),
        (RR, Power.INVALIDATE_FRAUD, PIT_BOSS, "12.3.2"),
        (RR, Power.VOID_PLAYER_WAGERS, PIT_BOSS, "12.2.1"),
        (RR, Power.CLOSE_TABLE, PIT_BOSS, "12.7"),
        (RR, Power.CONFIRM_JACKPOT, PIT_BOSS, "8.3.9"),
        (BWM, Power.INVALIDATE_FRAUD, PIT_BOSS, "9.3"),  # TG Assistant Casino Manager
        (BWM, Power.INVALIDATE_DISRUPTION, SUPERVISOR, "9.4"),  # TG Higher Duties Dealer
        (BWM, Power.CLOSE_TABLE, SUPERVISOR, "9.8"),
        (BWM, Power.VOID_PLAYER_WAGERS, PIT_BOSS, "9.2.1"),
        (BWS, Power.SET_PERSONAL_LIMITS, SUPERVISOR, "4.6"),
        (BWS, Power.ADJUST_UNFAIR_RESULT, SUPERVISOR, "3.13"),
        (BWS, Power.CLOSE_TABLE, SUPERVISOR, "8.8"),
        (MWP, Power.VOID_PLAYER_WAGERS, PIT_BOSS, "6.5(a)"),  # Table Games Manager
        (MWP, Power.CLOSE_TABLE, PIT_BOSS, "6.6"),
        (MWD, Power.ADJUST_UNFAIR_RESULT, SUPERVISOR, "3.7"),
    ],
)
def test_the_book_gives_this_power_to(game_id: str, power: Power, lowest: Role, rule: str) -> None:
    game = load_game(game_id)
    assert (game.powers[power].role, game.powers[power].rule) == (lowest, rule)
    assert next(role for role in (PLAYER, DEALER, SUPERVISOR, PIT_BOSS) if game.may(role, power)) is lowest
    assert not game.may(TECHNICIAN, power)


@pytest.mark.parametrize("game_id", game_ids())
def test_no_player_has_any_power_over_the_table(game_id: str) -> None:
    game = load_game(game_id)
    assert not any(game.may(PLAYER, power) for power in Power)


def test_what_the_book_does_not_know_nobody_may_do() -> None:
    assert not load_game(RR).may(PIT_BOSS, Power.ADJUST_UNFAIR_RESULT)
    assert not load_game(MWP).may(PIT_BOSS, Power.SET_PERSONAL_LIMITS)


@pytest.mark.parametrize(
    ("game_id", "on", "minutes", "waived"),
    [
        (RR, LimitChange.HIGHER_MINIMUM, 20, set()),  # section 66(2)
        (BWM, LimitChange.HIGHER_MINIMUM, 20, set()),
        (BWS, LimitChange.HIGHER_MINIMUM, 20, set()),  # BWS 4.5
        (MWP, LimitChange.ANY, 10, {Waiver.NO_PLAYERS, Waiver.ALL_AGREE}),  # MWP 6.1
    ],
)
def test_new_limits_need_this_notice(game_id: str, on: LimitChange, minutes: int, waived: set[Waiver]) -> None:
    notices = load_game(game_id).notices
    assert notices.limits_on is on
    assert (notices.limits.minutes, notices.limits.spins, set(notices.limits.waived_when)) == (minutes, 0, waived)


@pytest.mark.parametrize(
    ("game_id", "minutes", "spins", "waived"),
    [
        (RR, 20, 0, set()),  # RR 12.7
        (BWM, 0, 3, set()),  # BWM 9.8
        (BWS, 20, 0, set()),  # BWS 8.8
        (MWP, 10, 0, {Waiver.NO_PLAYERS}),  # MWP 6.6
    ],
)
def test_closing_a_table_needs_this_notice(game_id: str, minutes: int, spins: int, waived: set[Waiver]) -> None:
    closing = load_game(game_id).notices.closing
    assert (closing.minutes, closing.spins, set(closing.waived_when)) == (minutes, spins, waived)


@pytest.mark.parametrize(
    ("game_id", "rules"),
    [
        (RR, [f"9.1.{reason}" for reason in range(1, 10)]),
        ("rapid-roulette-double-zero", [f"9.1.{reason}" for reason in range(1, 10)]),
        (BWM, ["7.1.1", "7.1.2", "7.1.3"]),
        (BWS, ["7.1", "7.2", "7.3"]),
        (MWP, ["5.1", "5.1"]),
        (MWD, ["5.1(a)", "5.1(b)", "5.1(c)", "5.2", "5.3"]),
    ],
)
def test_a_spin_is_a_no_spin_for_the_reasons_of_the_book(game_id: str, rules: list[str]) -> None:
    reasons = load_game(game_id).no_spin_reasons
    assert [reason.rule for reason in reasons.values()] == rules
    assert all(reason.id == key for key, reason in reasons.items())


@pytest.mark.parametrize(
    ("game_id", "revolutions"), [(RR, 4), (BWM, 3), (BWS, 3), (MWP, 3), (MWD, 3)]
)  # RR 9.1.3; BWM 5.1.2; BWS 5.1; MWP 4.1(d); MWD 4.2
def test_a_valid_spin_has_this_many_revolutions(game_id: str, revolutions: int) -> None:
    assert load_game(game_id).minimum_revolutions == revolutions


@pytest.mark.parametrize(("game_id", "rounds"), [(RR, 3), (BWM, 3), (BWS, 3), (MWP, None), (MWD, None)])
def test_a_seat_may_be_lost_after_three_idle_rounds_where_the_book_says_so(game_id: str, rounds: int | None) -> None:
    """RR 12.8, BWM 9.9, BWS 8.9."""
    assert load_game(game_id).idle_rounds == rounds


@pytest.mark.parametrize("game_id", game_ids())
def test_the_wagering_period_is_30_seconds_unless_the_operator_says_otherwise(game_id: str) -> None:
    """RR 5.1.2."""
    assert load_game(game_id).wagering_period_s == 30


def test_a_bet_the_game_does_not_have_is_an_error_that_names_game_and_bet() -> None:
    with pytest.raises(UnknownBet, match="rapid-roulette-single-zero has no bet 'straight-00'"):
        load_game(RR).bet("straight-00")


def test_a_game_lists_its_bet_kinds_in_the_order_of_the_book() -> None:
    assert load_game(RR).kinds == (
        "straight", "split", "street", "corner", "six-line", "column", "dozen",
        "low", "high", "even", "odd", "red", "black",
    )  # fmt: skip
    assert load_game(BWS).kinds == ("symbol",)
