"""The fonts of a screen: the machine has those it names, with every letter it writes."""

from __future__ import annotations

import subprocess
import sys

from screen_kit.qml.application import ASSETS, FAMILIES, HOUSE

FONTS = """
from screen_kit.qml.application import make_application
from PySide6.QtGui import QFontDatabase
application = make_application(["fonts"])
print("\\n".join(QFontDatabase.families()))
"""

LETTERS = """
import sys
from screen_kit.qml.application import FAMILIES, make_application
from PySide6.QtGui import QFont, QRawFont
application = make_application(["fonts"])
fonts = [QRawFont.fromFont(QFont(family)) for family in FAMILIES]
print("".join(letter for letter in sys.argv[1] if not any(font.supportsCharacter(ord(letter)) for font in fonts)))
"""


def qt_tells(program: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_a_screen_has_the_families_it_names() -> None:
    assert set(FAMILIES) <= set(qt_tells(FONTS).splitlines())


def test_these_families_have_every_letter_of_every_screen_in_every_language() -> None:
    rooms = ("ats", "ats_client", "kiosk", "screen_kit", "table_screens", "game_rules", "game_server")
    screens = [file for room in rooms for kind in ("qml", "py", "toml") for file in (HOUSE / room).rglob(f"*.{kind}")]
    screens += (ASSETS / "translations").glob("*.ts")
    written = {letter for file in screens for letter in file.read_text() if letter.isprintable()}
    assert {"7", "ệ", "轮"} <= written
    assert qt_tells(LETTERS, "".join(sorted(written))) == ""


def test_a_letter_that_no_font_has_would_be_seen() -> None:
    assert qt_tells(LETTERS, "7\N{DEVANAGARI LETTER A}轮") == "\N{DEVANAGARI LETTER A}"
