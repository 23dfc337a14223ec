"""Messages of every released protocol version are read for ever: they were recorded, and nothing of them is lost.

A test that fails here means that a station in a casino somewhere would not be understood. Do not change the recording.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game_protocol.basics import Message
from game_protocol.events import read_event
from game_protocol.problems import Refused
from game_protocol.release import OURS
from tests.game_protocol.record import RECORDED, acts, events, now
from tests.game_protocol.samples import words_of

VERSIONS = [f"v{number}" for number in range(OURS.oldest, OURS.newest + 1)]


def recordings(folder: str) -> list[Any]:
    files = [file for version in VERSIONS for file in sorted((RECORDED / version / folder).glob("*.json"))]
    return [pytest.param(file, id=f"{file.parents[1].name}-{file.stem}") for file in files]


def holds(read: Any, recorded: Any) -> bool:
    """Whether everything that was recorded is still there, beside what may have been added since."""
    match recorded:
        case dict():
            return isinstance(read, dict) and all(
                name in read and holds(read[name], recorded[name]) for name in recorded
            )
        case list():
            return len(read) == len(recorded) and all(map(holds, read, recorded))
    return bool(read == recorded)


def reads(form: type[Message], recorded: dict[str, Any]) -> None:
    for said in recorded.values():
        assert holds(form.from_values(said).to_values(), said), form


@pytest.mark.parametrize("file", recordings("acts"))
def test_an_act_and_its_answer_are_read_as_they_were_recorded(file: Path) -> None:
    act, recorded = acts()[file.stem], json.loads(file.read_text(encoding="utf-8"))
    reads(act, recorded["asked"])
    reads(act.answer, recorded["answered"])


@pytest.mark.parametrize("file", recordings("events"))
def test_an_event_is_read_as_it_was_recorded(file: Path) -> None:
    for said in json.loads(file.read_text(encoding="utf-8")).values():
        event = read_event(json.dumps(said))
        assert event.kind == file.stem
        assert holds(event.to_values(), said)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_refusal_is_read_and_no_word_was_taken_back(version: str) -> None:
    reads(Refused, json.loads((RECORDED / version / "refused.json").read_text(encoding="utf-8")))
    words = words_of([*acts().values(), *events().values(), Refused])
    for name, recorded in json.loads((RECORDED / version / "words.json").read_text(encoding="utf-8")).items():
        assert set(recorded) <= set(words[name]), name


def test_every_message_of_this_protocol_is_recorded() -> None:
    """`python -m tests.game_protocol.record` adds what is new."""
    folder = RECORDED / f"v{OURS.newest}"
    assert [name for name in now() if not (folder / name).exists()] == []
    words = json.loads((folder / "words.json").read_text(encoding="utf-8"))
    assert {name: set(found) for name, found in words.items()}.keys() == now()["words.json"].keys()


def test_a_recording_notices_a_field_that_was_renamed_retyped_or_made_necessary() -> None:
    assert holds({"a": 1, "b": [{"c": 2, "new": 3}]}, {"a": 1, "b": [{"c": 2}]})
    for wrong in ({"b": 1}, {"a": "1"}, {"a": 2}, {"a": None}):
        assert not holds(wrong, {"a": 1})
