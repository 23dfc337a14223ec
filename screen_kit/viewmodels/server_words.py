"""A sentence of the server in the language of the screen."""

from __future__ import annotations

from collections.abc import Mapping

from game_protocol.phrases import PHRASES, Said, Value, Write, filled
from screen_kit.viewmodels.words import translate


def _soon(minutes: Value) -> str:
    match minutes:
        case 0:
            return translate("Server", "Soon")
        case 1:
            return translate("Server", "In one minute")
    return translate("Server", "In {minutes} minutes").format(minutes=minutes)


ON_SIGNS: Mapping[str, Write] = {"soon": _soon}
"""The kinds of values that stand on a table's signs."""


def server_words(said: Said, kinds: Mapping[str, Write] = ON_SIGNS) -> str:
    """`kinds` says how this screen writes amounts, roles and the like. A sentence that only a newer server knows comes
    in the server's English, somebody's own words as they were written."""
    phrase = PHRASES.get(said.phrase)
    return said.text if phrase is None else filled(translate("Server", phrase.english), said.values, kinds)
