"""Figures and names as each language writes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from assets.make.translations import TRANSLATIONS
from game_rules.library import load_game
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, game_title, no_spin_reason

GAME = load_game("rapid-roulette-single-zero")


@pytest.fixture
def vietnamese(qapp: QCoreApplication) -> Iterator[Words]:
    translator = QTranslator()
    assert translator.load("ats_vi", str(TRANSLATIONS))
    QCoreApplication.installTranslator(translator)
    yield Words("vi")
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(("language", "written"), [("en", "1,240.50"), ("zh", "1,240.50"), ("vi", "1,240.50")])
def test_money_is_written_as_the_language_writes_it(language: str, written: str) -> None:
    assert Words(language).money(Money(124_050)) == written


@pytest.mark.parametrize(("cents", "written"), [(250, "2.50"), (500, "5"), (100_000, "1,000"), (5, "0.05")])
def test_a_chip_is_written_short(cents: int, written: str) -> None:
    assert Words("en").short(Money(cents)) == written


def test_no_amount_is_rounded_however_large() -> None:
    assert Words("en").money(Money(2**63 - 1)) == "92,233,720,368,547,758.07"


@pytest.mark.parametrize(("cents", "written"), [(-6750, "−67.50"), (6750, "+67.50"), (0, "±0.00")])
def test_a_difference_has_its_sign(cents: int, written: str) -> None:
    assert Words("en").signed(Money(cents)) == written


@pytest.mark.parametrize(
    ("bet_id", "name"),
    [
        ("straight-17", "Straight up 17"),
        ("split-0-3", "Split 0 3"),
        ("street-0-1-2", "Street 0 1 2"),
        ("corner-0-1-2-3", "Corner 0 1 2 3"),
        ("six-line-31-36", "Six-line 31 to 36"),
        ("column-2", "Column 2 5 … 35"),
        ("dozen-3", "Dozen 25 to 36"),
        ("low", "1 to 18"),
        ("black", "Black"),
    ],
)
def test_a_bet_is_named_by_what_it_covers(bet_id: str, name: str) -> None:
    assert Words("en").bet(GAME, GAME.bets[bet_id]) == name


@pytest.mark.parametrize(("outcome", "named"), [("17", "17 black"), ("32", "32 red"), ("0", "0 green")])
def test_a_result_is_named_with_its_colour(outcome: str, named: str) -> None:
    assert Words("en").outcome(GAME, outcome) == named


def test_a_result_is_named_in_the_players_language(vietnamese: Words) -> None:
    assert vietnamese.outcome(GAME, "17") == "17 đen"
    assert vietnamese.bet(GAME, GAME.bets["dozen-1"]) == "Tá 1 đến 12"


def test_dates_are_day_month_year() -> None:
    assert Words("en").moment(1_795_000_000_000)[:10].count("/") == 2
    day, month, year = Words("en").moment(1_795_046_400_000)[:10].split("/")
    assert (month, year) == ("11", "2026")
    assert day in ("18", "19", "20")  # the station's own time zone


@pytest.mark.parametrize("told", ["ball-left-wheel", "The ball left the wheel"])
def test_a_reason_is_read_whether_the_server_tells_its_name_or_its_words(told: str) -> None:
    assert no_spin_reason(GAME, told) == "The ball left the wheel"


def test_a_reason_and_a_title_are_in_the_players_language(vietnamese: Words) -> None:
    assert no_spin_reason(GAME, "ball-left-wheel") == "Bi văng khỏi vòng quay"
    assert game_title(GAME) == "Rapid Roulette một số 0"


def test_what_a_pit_boss_wrote_stays_as_it_was_written(vietnamese: Words) -> None:
    assert no_spin_reason(GAME, "Fire alarm") == "Fire alarm"
