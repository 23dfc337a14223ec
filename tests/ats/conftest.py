"""`ats` for the tests of all sub-commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ats.running import Ats, runner


@pytest.fixture
def ats(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Ats:
    """Runs the command in this process, in its own folder."""
    monkeypatch.chdir(tmp_path)
    return runner(monkeypatch, capsys)
