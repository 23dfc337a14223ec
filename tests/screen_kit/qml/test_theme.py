"""The Theme holds every colour, all words can be read on their grounds, and every chip has its look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from game_rules.library import game_ids, load_game
from screen_kit.qml.application import ASSETS, HOUSE, Engine
from screen_kit.qml.painting.chip import read_designs

QML = sorted(file for folder in ("screen_kit", "ats_client", "ats/demo") for file in (HOUSE / folder).rglob("*.qml"))
PAINTING = sorted(HOUSE.glob("*/qml/painting/*.py"))


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
def test_all_words_stand_out_from_their_grounds(engine: Engine, high_contrast: bool, least: float) -> None:
    engine.theme.setProperty("highContrast", high_contrast)
    try:
        pairs = [[QColor(colour) for colour in pair] for pair in engine.theme.property("textPairs").toVariant()]
    finally:
        engine.theme.setProperty("highContrast", False)
    assert len(pairs) > 30
    for text, ground in pairs:
        assert contrast(text, ground) >= least, f"{text.name()} on {ground.name()}: {contrast(text, ground):.2f}"


def test_black_on_white_is_the_greatest_contrast_there_is() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)


@pytest.mark.parametrize("file", [*QML, *PAINTING], ids=lambda file: file.name)
def test_no_colour_is_written_down_outside_the_theme(file: Path) -> None:
    if file.name == "Theme.qml":
        return
    text = file.read_text(encoding="utf-8")
    assert not re.findall(r"#[0-9A-Fa-f]{6,8}\b|Qt\.rgba\(|QColor\(\d", text)
    assert not re.findall(r'(?i)color:\s*"\w+"', text)


def test_every_colour_word_is_measured_or_is_no_word(engine: Engine) -> None:
    """A text colour used anywhere must be in a measured pair."""
    theme = (HOUSE / "screen_kit/qml/Theme.qml").read_text(encoding="utf-8")
    measured = set(re.findall(r"\[(\w+), \w+\]", theme))
    used = {
        colour
        for file in QML
        for block in re.findall(r"\b(?:Text|Words)\s*\{.*?\n\s*\}", file.read_text(encoding="utf-8"), re.DOTALL)
        for line in re.findall(r"\bcolor: (.*)", block)
        for colour in re.findall(r"Theme\.(\w+)", line)
    }
    assert used
    assert used <= measured


def test_every_chip_of_every_game_has_a_look_of_its_own() -> None:
    designs = read_designs(ASSETS / "chips.toml")
    for game in game_ids():
        chips = [designs[str(chip.cents)] for chip in load_game(game).chips]
        assert len({chip.body for chip in chips}) == len(chips), game
        assert len({(chip.count, chip.width, chip.paired) for chip in chips}) == len(chips), game


def test_every_qml_file_is_in_its_folders_qmldir() -> None:
    for folder in ("screen_kit/qml", "screen_kit/qml/controls", "ats_client/qml/controls", "ats_client/qml/screens"):
        listed = (HOUSE / folder / "qmldir").read_text(encoding="utf-8")
        files = list((HOUSE / folder).glob("*.qml"))
        assert files
        for file in files:
            assert f" {file.name}\n" in listed, file.name
