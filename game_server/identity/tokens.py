"""Bearer tokens: who is asking, signed. Checked without the database, on every server process, in a look-up
when the same token was seen a moment ago: a station asks many times a second with the same one."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass

from game_rules.game import Role
from game_server.callers import Caller, StaffCaller, StationCaller
from game_server.identity.signing import Signing

STATION_LASTS_MS = 12 * 3_600_000
"""A station signs in again by itself."""
STAFF_LASTS_MS = 12 * 3_600_000
"""A long shift."""
_REMEMBERED = 4096
"""Tokens known to be good: ten tables of a hundred stations and all their staff, several times over."""
_PURPOSE = "token"


@dataclass(frozen=True, slots=True)
class Token:
    """A good token: whose, and from when to when."""

    caller: Caller
    issued_ms: int
    expires_ms: int
    at_console: bool = False
    """Of a person who stands at a console."""

    @property
    def number(self) -> str:
        """A person's."""
        return str(self.caller.number)


class Tokens:
    """Issues tokens and knows them again."""

    def __init__(self, signing: Signing) -> None:
        self._signing = signing
        # Only tokens whose signature was right are in here, so finding one by its text tells nothing to a guesser.
        self._known: OrderedDict[str, Token] = OrderedDict()

    def issue(self, caller: Caller, now_ms: int, *, at_console: bool = False) -> tuple[str, Token]:
        lasts = STATION_LASTS_MS if isinstance(caller, StationCaller) else STAFF_LASTS_MS
        token = Token(caller, now_ms, now_ms + lasts, at_console)
        return self._signing.sign(_PURPOSE, _words(token)), token

    def read(self, text: str, now_ms: int) -> Token | None:
        """None for a token that is forged, damaged or run out."""
        token = self._known.get(text)
        if token is None:
            words = self._signing.read(_PURPOSE, text)
            if words is None:
                return None
            token = _token(words)
            self._known[text] = token
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return token if now_ms < token.expires_ms else None


def _words(token: Token) -> bytes:
    match token.caller:
        case StationCaller(station_id, table, number):
            who: list[str | int] = ["station", station_id, table, number]
        case StaffCaller(number=staff_number, name=name, role=role):
            who = ["staff", staff_number, name, role.value, int(token.at_console)]
    return json.dumps([token.issued_ms, token.expires_ms, *who], separators=(",", ":")).encode()


def _token(words: bytes) -> Token:
    """Reads what `_words` wrote; the signature vouches for its form."""
    issued_ms, expires_ms, kind, *who = json.loads(words)
    if kind == "station":
        return Token(StationCaller(*who), issued_ms, expires_ms)
    number, name, role, *console = who
    return Token(StaffCaller(number, name, Role(role)), issued_ms, expires_ms, any(console))
