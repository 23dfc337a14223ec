"""What a person gets wrong on the command line of `ats demo`, or what the machine lacks: one clear line each."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from ats.demo.premises import NoPremises, premises
from tests.ats.demo.running import demo


@pytest.mark.parametrize(
    ("words", "told"),
    [
        pytest.param(("--game", "blackjack"), "blackjack", id="game"),
        pytest.param(("--view", "kitchen"), "player, dealer, displays, technician", id="view"),
        pytest.param(("--stations", "10"), "--stations", id="stations"),
        pytest.param(("--offscreen", "--screenshots", "/dev/null/shots"), "/dev/null/shots", id="pictures"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_one_line(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    answer = demo(tmp_path, *words)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("ats: ")
    assert answer.stderr.count("\n") == 1
    assert told in answer.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_any_font_it_says_what_to_install(tmp_path: Path) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(f"<fontconfig><dir>{tmp_path}</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>")
    answer = demo(tmp_path / "temporary", "--offscreen", FONTCONFIG_FILE=str(fonts))
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert answer.stderr.startswith("ats: no fonts are installed: the packages fonts-inter")


def test_where_no_temporary_folder_can_be_made_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/dev/null/temporary")
    with pytest.raises(NoPremises, match="no temporary folder can be made"), premises():
        pass
