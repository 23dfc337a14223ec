"""A sentence of the server in the language of the screen."""

from __future__ import annotations

from collections.abc import Mapping

from game_protocol.phrases import PHRASES, Said, Write, filled
from screen_kit.viewmodels.words import translate

NO_KINDS: Mapping[str, Write] = {}


def server_words(said: Said, kinds: Mapping[str, Write] = NO_KINDS) -> str:
    """`kinds` says how this screen writes amounts, roles and the like. A sentence that only a newer server knows comes
    in the server's English, somebody's own words as they were written."""
    phrase = PHRASES.get(said.phrase)
    return said.text if phrase is None else filled(translate("Server", phrase.english), said.values, kinds)
