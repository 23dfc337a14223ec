"""`ats` for every test of a sub-command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ats.running import Ats, runner


@pytest.fixture
def ats(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Ats:
    """Runs the command in this process, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return runner(monkeypatch, capsys)
