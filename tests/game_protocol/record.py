"""Records one message of each form that this protocol version has, for its successors to read for ever.

    .venv/bin/python -m tests.game_protocol.record

What is recorded stays as it is: only new messages are added. Before the first release of a protocol version `--renew`
records all of it anew.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from pathlib import Path
from typing import Any, get_args

import game_protocol
from game_protocol.act import Act
from game_protocol.basics import Message
from game_protocol.events import TableEvent
from game_protocol.problems import Refused
from game_protocol.release import OURS
from tests.game_protocol.samples import sample, words_of

RECORDED = Path(__file__).parent / "recorded"


def acts() -> dict[str, type[Act[Any]]]:
    """Every declared act by its word."""
    for module in pkgutil.iter_modules(game_protocol.__path__):
        importlib.import_module(f"game_protocol.{module.name}")
    ours = (act for act in Act.__subclasses__() if act.__module__.startswith("game_protocol."))
    return {act.word(): act for act in sorted(ours, key=lambda act: act.word())}


def events() -> dict[str, type[Message]]:
    return {str(form.__struct_config__.tag): form for form in get_args(TableEvent)}


def now() -> dict[str, Any]:
    """What there is to record, by file."""
    return {
        **{f"acts/{word}.json": {"asked": _both(act), "answered": _both(act.answer)} for word, act in acts().items()},
        **{f"events/{kind}.json": _both(form) for kind, form in events().items()},
        "refused.json": _both(Refused),
        "words.json": words_of([*acts().values(), *events().values(), Refused]),
    }


def _both(form: type[Message]) -> dict[str, Any]:
    return {"bare": sample(form, full=False), "full": sample(form, full=True)}


def main(arguments: list[str]) -> None:
    folder = RECORDED / f"v{OURS.newest}"
    for name, recording in now().items():
        file = folder / name
        if "--renew" in arguments or not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(recording, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
