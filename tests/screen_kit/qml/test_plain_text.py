"""Every text on every screen is plain: a name or a reason with tags in it is shown as it was typed, never obeyed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ROOMS = ("ats", "ats_client", "kiosk", "screen_kit", "table_screens")
FILES = sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.qml"))
SHOWS_TEXT = re.compile(r"(?<![\w.])(?:\w+\.)?(Text|Label|TextEdit|TextArea)\s*\{")


def bodies(written: str) -> list[str]:
    """What stands directly in each element that shows text, without what is nested in it."""
    found = []
    for match in SHOWS_TEXT.finditer(written):
        depth, own = 1, []
        for char in written[match.end() :]:
            depth += (char == "{") - (char == "}")
            if not depth:
                break
            own.append(char if depth == 1 else " ")
        found.append("".join(own))
    return found


def test_there_are_texts_to_walk() -> None:
    assert sum(len(bodies(file.read_text())) for file in FILES) > 25


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_text_is_plain(file: Path) -> None:
    for body in bodies(file.read_text()):
        assert re.search(r"textFormat: (Text|TextEdit)\.PlainText\b", body), body.strip()[:200]


def test_nothing_that_somebody_may_have_typed_is_obeyed() -> None:
    """The tour's hints are our own sentences, and have their bold words."""
    obeyed = {
        str(file.relative_to(ROOT))
        for file in FILES
        if re.search(r"textFormat:(?! (Text|TextEdit)\.PlainText\b)", file.read_text())
    }
    assert obeyed == {"ats/demo/TourBar.qml"}
