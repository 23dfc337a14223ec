"""The screens word what the server says by a code in each language: every sentence, every heading of a report."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from assets.make.translations import TARGETS
from game_protocol.events import Alert
from game_protocol.phrases import Phrase, Said
from game_protocol.reports import HEADINGS
from game_protocol.staff import OpenAlert
from game_server.reports.catalogue import REPORTS
from screen_kit.qml.application import Engine
from screen_kit.viewmodels.words import Words
from table_screens.qml.application import Tongue
from table_screens.viewmodels.alert_list import AlertList
from table_screens.viewmodels.report_sheet import heading
from table_screens.viewmodels.sentences.wording import own_words
from tests.table_screens.paper_console import picture

VALUES: dict[str, str | int | bool | None] = {
    "amount": 1250, "asked": 500, "balance": 500, "bet": "red", "count": 3, "currency": "AUD", "days": 92,
    "detail": "jam", "device": "printer", "failures": 5, "game": "Rapid Roulette", "goods": "a car", "group": "G",
    "has": "1.0", "id": "a", "jackpot": "Grand", "ledger": 5, "left": 2, "left_s": 65, "limit": 1000, "meter": 6,
    "minutes": 20, "missing": 5, "needed": "2.0", "number": "1001", "or_role": "pit_boss", "outcome": "17",
    "phase": "void", "place": "x", "reason": "maximum", "release": "2.0", "report": "x", "reports": "y",
    "role": "pit_boss", "round": 7, "rounds": 3, "rule": "9.4", "spins": 3, "state": "faulty", "station": 4,
    "table": "1", "what": "z", "why": "because",
}  # fmt: skip


@pytest.fixture
def tongue(engine: Engine) -> Iterator[Tongue]:
    tongue = Tongue(engine)
    yield tongue
    tongue.speak("en")


@pytest.mark.parametrize("language", TARGETS)
def test_every_sentence_of_the_server_is_said_in_the_language_of_the_screen(tongue: Tongue, language: str) -> None:
    tongue.speak(language)
    same_everywhere = {Phrase.DEVICE_FAULT, Phrase.DEVICE_FAULT_DETAIL}
    for phrase in set(Phrase) - same_everywhere:
        said = Said.of(phrase, **VALUES)
        words = own_words(said)
        assert words != said.text, phrase
        assert not {"{", "…"} & set(words), phrase


def test_an_amount_in_a_sentence_is_written_as_the_screen_writes_amounts() -> None:
    assert own_words(Said.of(Phrase.PAY_PLAYER, amount=123_456)) == "Pay 1,234.56 to the player."


def test_a_sentence_that_only_a_newer_server_knows_comes_in_its_english() -> None:
    assert own_words(Said(text="The moon is full.", phrase="moon-full", values={})) == "The moon is full."


def test_a_dealer_reads_an_alert_in_chinese(tongue: Tongue) -> None:
    said = Said.of(Phrase.LARGE_WIN, amount=2_500_000, round=7)
    alert = Alert(alert="9", what="large-win", station=4, text=said.text, phrase=said.phrase, values=said.values)
    tongue.speak("zh")
    alerts = AlertList()
    alerts.show(picture(alerts=(OpenAlert(at_ms=0, alert=alert),)), Words("zh"))
    assert "在第 7 局赢 25,000.00。" in alerts.newest


@pytest.mark.parametrize("language", TARGETS)
def test_every_column_of_every_report_has_a_heading_in_the_language_of_the_screen(
    tongue: Tongue, language: str
) -> None:
    columns = {column.name for _, columns in REPORTS.values() for column in columns}
    assert columns <= HEADINGS.keys()
    tongue.speak(language)
    for name in columns - {"jackpot", "jackpots"}:
        assert heading(name) != HEADINGS[name], name
