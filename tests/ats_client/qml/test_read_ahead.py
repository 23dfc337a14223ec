"""A window that Qt's own thread was asked to read before it is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from ats_client.qml.application import Engine, WindowBroken

WINDOW = "import QtQuick\nimport ats_client.qml\nWindow { title: 'read'; color: Theme.night; width: 40; height: 30 }\n"


@pytest.mark.parametrize("waits_ms", [0, 200])
def test_it_opens_whether_qt_is_through_with_it_or_not(engine: Engine, tmp_path: Path, waits_ms: int) -> None:
    file = tmp_path / "Read.qml"
    file.write_text(WINDOW)
    engine.read_ahead(file)
    if waits_ms:
        QTest.qWait(waits_ms)
    window = engine.open(file, [])
    assert window.title() == "read"
    engine.close_window(window)


@pytest.mark.parametrize("waits_ms", [0, 200])
def test_one_that_cannot_be_read_is_broken_when_it_is_opened(engine: Engine, tmp_path: Path, waits_ms: int) -> None:
    file = tmp_path / "Broken.qml"
    file.write_text("import QtQuick\nWindow { nonsense: true }\n")
    engine.read_ahead(file)
    if waits_ms:
        QTest.qWait(waits_ms)
    with pytest.raises(WindowBroken, match="nonsense"):
        engine.open(file, [])
