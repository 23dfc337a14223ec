"""Runs `ats` in this process, through its real main function."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from ats.main import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Ats = Callable[..., Answer]


def one_line(answer: Answer) -> str:
    """A mistake gives exit code 2, nothing on standard output and one line on standard error."""
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("ats: ")
    assert answer.err.count("\n") == 1
    return answer.err


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ats:
    def run(*words: str, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "argv", ["ats", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return Answer(int(left.value.code or 0), said.out, said.err)

    return run
