"""Every sentence has its translation, with the same figures in it, and what is compiled is what was translated."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.make.translations import CATALOGUES, TARGETS, TRANSLATIONS, book_texts, compile_
from screen_kit.qml.application import HOUSE
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.player import visible_items

FIGURE = re.compile(r"\{\w+\}|%\d|%n")


def messages(language: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(TRANSLATIONS / f"ats_{language}.ts").getroot().iter("message"))  # noqa: S314 - ours


@pytest.mark.parametrize("language", TARGETS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    assert len(messages(language)) > 200
    for message in messages(language):
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, message.findtext("source")
        assert (translation.text or "").strip(), message.findtext("source")


@pytest.mark.parametrize("language", TARGETS)
def test_each_translation_has_the_figures_of_its_sentence(language: str) -> None:
    for message in messages(language):
        source, translation = message.findtext("source") or "", message.findtext("translation") or ""
        assert sorted(FIGURE.findall(source)) == sorted(FIGURE.findall(translation)), source


@pytest.mark.parametrize("language", TARGETS)
def test_the_compiled_file_is_the_translated_one(language: str, tmp_path: Path) -> None:
    assert compile_(language, tmp_path).read_bytes() == (TRANSLATIONS / f"ats_{language}.qm").read_bytes()


def test_every_sentence_in_the_source_is_in_the_translations() -> None:
    """What a new screen says must be collected before it ships."""
    known = {message.findtext("source") for message in messages("zh")}
    said: set[str] = set()
    for file in [file for folder in CATALOGUES["ats"] for file in (HOUSE / folder).rglob("*.qml")]:
        said |= set(re.findall(r'qsTr\("((?:[^"\\]|\\.)*)"\)', file.read_text(encoding="utf-8")))
    for file in [file for folder in CATALOGUES["ats"] for file in (HOUSE / folder).rglob("*.py")]:
        said |= set(re.findall(r'translate\(\s*"\w+",\s*"((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8")))
    assert len(said) > 200
    assert said <= known


@pytest.mark.parametrize("language", TARGETS)
def test_every_title_and_every_reason_of_every_book_is_translated(language: str) -> None:
    """A new book ships with its words."""
    root = ElementTree.parse(TRANSLATIONS / f"ats_{language}.ts").getroot()  # noqa: S314 - ours
    book = next(context for context in root.iter("context") if context.findtext("name") == "Book")
    texts = book_texts()
    assert "The ball left the wheel" in texts
    assert {message.findtext("source") for message in book.iter("message")} == texts


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("zh", {"1 赔 35", "直注", "列注、打注", "本次游戏 0:00", "1,465.00", "内围 最低 2.50 最高 100–600 递增 2.50"}),
        ("vi", {"1 ăn 35", "Số đơn", "Cột, Tá", "Phiên này 0:00", "1,465.00"}),
    ],
)
def test_a_speaker_is_not_misled(sit_down: SitDown, language: str, words: set[str]) -> None:
    """35 to 1 with the stake first, straight up not as "odd", a visit not as a spin; amounts the house's way."""
    base = picture()
    assert base.account is not None
    now_ms = int(datetime.now(UTC).timestamp() * 1000)
    player = sit_down(replace(base, language=language, account=base.account.changed(opened_ms=now_ms)))
    player.tap(player.middle("sign"))
    shown = {str(item.property("text")) for item in visible_items(player.window.contentItem())}
    assert words <= shown
    assert not any("35 赔 1" in text or "35 ăn 1" in text or "2.000" in text or "2,50" in text for text in shown)
