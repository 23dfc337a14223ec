"""The screens word what the server says by a code in each language: every sentence, every heading of a report."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from assets.make.translations import TARGETS
from game_protocol.events import Alert
from game_protocol.phrases import ON_STATIONS, Phrase, Said
from game_protocol.reports import HEADINGS
from game_protocol.staff import OpenAlert
from game_server.reports.catalogue import REPORTS
from screen_kit.qml.application import Engine
from screen_kit.viewmodels.server_words import server_words
from screen_kit.viewmodels.words import Words
from table_screens.qml.application import Tongue
from table_screens.viewmodels.alert_list import AlertList
from table_screens.viewmodels.report_sheet import heading
from table_screens.viewmodels.sentences.wording import own_words
from tests.table_screens.paper_console import picture

BY_KIND: dict[str, str | int] = {
    "money": 1250, "time": 65, "soon": 20, "role": "pit_boss", "phase": "void", "book": "Rapid Roulette",
}  # fmt: skip


def said(phrase: Phrase) -> Said:
    """The sentence with something in each of its places."""
    places = [(name, kind or "") for _, name, kind, _ in Formatter().parse(phrase.english) if name is not None]
    return Said.of(phrase, **{name: BY_KIND.get(kind, "17") for name, kind in places})


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
        words = own_words(said(phrase))
        assert words != said(phrase).text, phrase
        assert not {"{", "…"} & set(words), phrase


@pytest.mark.parametrize("language", TARGETS)
def test_a_player_reads_the_tables_signs_in_their_language(tongue: Tongue, language: str) -> None:
    tongue.speak(language)
    for phrase in ON_STATIONS:
        assert server_words(said(phrase)) != said(phrase).text


def test_an_amount_in_a_sentence_is_written_as_the_screen_writes_amounts() -> None:
    assert own_words(Said.of(Phrase.PAY_PLAYER, amount=123_456)) == "Pay 1,234.56 to the player."


def test_a_sentence_that_only_a_newer_server_knows_comes_in_its_english() -> None:
    assert own_words(Said(text="The moon is full.", phrase="moon-full", values={})) == "The moon is full."


def test_a_dealer_reads_an_alert_in_chinese(tongue: Tongue) -> None:
    won = Said.of(Phrase.LARGE_WIN, amount=2_500_000, round=7)
    alert = Alert(alert="9", what="large-win", station=4, text=won.text, phrase=won.phrase, values=won.values)
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
