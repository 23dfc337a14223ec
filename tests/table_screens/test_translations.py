"""The screens of staff in three languages: every sentence translated, with its figures, and shown when asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.make.translations import CATALOGUES, ROOT, TARGETS, TRANSLATIONS, compile_
from game_protocol.table import Phase
from screen_kit.qml.application import Engine
from table_screens.qml.application import Tongue, open_console
from table_screens.viewmodels.console_screen import ConsoleScreen
from tests.table_screens.dealer import visible
from tests.table_screens.paper_console import PaperConsole, picture, table

FIGURE = re.compile(r"\{\w+(?::\w+)?\}|%\d|%n")
SAID = {
    "qml": re.compile(r'qsTr\(\s*"((?:[^"\\]|\\.)*)"\s*\)'),
    "py": re.compile(r'translate\(\s*"\w+",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)'),
}


def messages(language: str) -> list[ElementTree.Element]:
    file = TRANSLATIONS / f"console_{language}.ts"
    return list(ElementTree.parse(file).getroot().iter("message"))  # noqa: S314 - ours


@pytest.mark.parametrize("language", TARGETS)
def test_no_sentence_of_the_console_is_left_in_english(language: str) -> None:
    assert len(messages(language)) > 500
    for message in messages(language):
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, message.findtext("source")
        assert (translation.text or "").strip(), message.findtext("source")


@pytest.mark.parametrize("language", TARGETS)
def test_each_translation_has_the_figures_of_its_sentence(language: str) -> None:
    for message in messages(language):
        source, translation = message.findtext("source") or "", message.findtext("translation") or ""
        assert set(FIGURE.findall(source)) == set(FIGURE.findall(translation)), source


@pytest.mark.parametrize("language", TARGETS)
def test_the_compiled_file_is_the_translated_one(language: str, tmp_path: Path) -> None:
    made = compile_(language, tmp_path, "console").read_bytes()
    assert made == (TRANSLATIONS / f"console_{language}.qm").read_bytes()


def test_every_sentence_in_the_source_is_in_the_catalogue() -> None:
    """What a new page says must be collected before it ships."""
    known = {message.findtext("source") for message in messages("zh")}
    said: set[str] = set()
    for folder in CATALOGUES["console"]:
        for kind, pattern in SAID.items():
            for file in (ROOT / folder).rglob(f"*.{kind}"):
                for found in pattern.findall(file.read_text(encoding="utf-8")):
                    said.add("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found)) if kind == "py" else found)
    assert len(said) > 500
    assert said <= known, said - known


@pytest.fixture
def tongue(engine: Engine) -> Iterator[Tongue]:
    tongue = Tongue(engine)
    yield tongue
    tongue.speak("en")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("zh", {"开第 1043 局", "大奖", "全场", "没有等待结果的局。", "最近结果"}),
        ("vi", {"Mở ván 1043", "Jackpot", "Phòng", "Không có ván nào chờ kết quả.", "Kết quả gần đây"}),
    ],
)
def test_the_console_changes_its_language_while_it_is_dealt_at(
    engine: Engine, tongue: Tongue, language: str, words: set[str]
) -> None:
    """Its own words, the words it shares with the stations, and those that Python makes."""
    settled = picture(table=table(phase=Phase.SETTLED, deadline_ms=None, outcome="17"))
    screen = ConsoleScreen(PaperConsole(settled), translate=tongue.speak)
    window = open_console(engine, screen)

    def texts() -> set[str]:
        return {str(item.property("text")) for item in visible(window.contentItem()) if item.property("text")}

    try:
        assert "Open round 1043" in texts()
        screen.speak(language)
        assert words <= texts()
        screen.speak("en")
        assert "Open round 1043" in texts()
    finally:
        screen.close()
        engine.close_window(window)
