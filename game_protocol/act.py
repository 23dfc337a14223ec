"""An act: one thing that is asked of the server, declared once.

The declaration says how it is asked (`at`), who may (`needs`), what makes it count once (`once`), what it says (its
fields) and what is answered (its parameter). Clients `do` it, the server has a function for it, the console proposes
it: none of them says any of this again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args

import msgspec
from msgspec import structs

from game_protocol.basics import Malformed, Message, malformed
from game_rules.game import Power, Role

Answer = TypeVar("Answer", bound=Message)

ANSWER_WITHIN_S = 3.0
"""A request unanswered for so long counts as lost; asking again is safe where it is done."""
PIN_WITHIN_S = 10.0
"""Checking a PIN is slow on purpose, and several wait for each other (`game_server.identity.pins`)."""


class Route:
    """A method and a path; `{names}` in the path are fields of the act."""

    method: ClassVar[str]

    def __init__(self, path: str) -> None:
        self.path = path
        self.names = tuple(re.findall(r"\{(\w+)\}", path))

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


class GET(Route):
    """Looks, and changes nothing; fields that are not in the path are the query."""

    method = "GET"


class POST(Route):
    method = "POST"


class PUT(Route):
    method = "PUT"


class DELETE(Route):
    method = "DELETE"


class Who(Enum):
    """Who may ask where no rule gives the power to a person."""

    ANYONE = "anyone, without signing in"
    STATION = "a station, signed in with its own key"
    STAFF = "anyone of staff"


Need = Power | Role | tuple[Role, ...] | Who
"""A power by the table's rule book, the lowest role (or one of several), or a kind of caller."""


class Act(Message, Generic[Answer]):
    """The base of every declaration."""

    at: ClassVar[Route]
    needs: ClassVar[Need]
    once: ClassVar[str | None] = None
    """The field whose value makes it count once, however often it is asked."""
    within_s: ClassVar[float] = ANSWER_WITHIN_S
    every_release: ClassVar[bool] = False
    """Asked before the two know each other's release: its form never changes, and every server answers it."""
    answer: ClassVar[Any]
    """The message that is answered: the parameter of `Act`."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        (cls.answer,) = get_args(cls.__dict__["__orig_bases__"][0])

    def also_needs(self) -> Need | None:
        """Where it depends on what is asked: what is needed besides."""
        return None

    @classmethod
    @cache
    def word(cls) -> str:
        """Its one name: `buy-in`."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def request_key(self) -> str | None:
        """The key the server remembers it by; None where asking twice is asking for two."""
        return None if self.once is None else f"{self.word()}:{getattr(self, self.once)}"

    # --- on its way

    def where(self) -> dict[str, object]:
        """The values in the path: the table, the station …"""
        return {name: getattr(self, name) for name in self.at.names}

    def path(self) -> str:
        return self.at.path.format(**self.where())

    def query(self) -> dict[str, str]:
        if self.at.method != GET.method:
            return {}
        values = self.to_values()
        return {name: str(values[name]) for name in self._said() if values[name] is not None}

    def body(self) -> str | None:
        if self.at.method == GET.method or not self._said():
            return None
        return self.to_json(without=self.at.names)

    def read_answer(self, body: bytes) -> Answer:
        """Raises `Malformed`."""
        answer: Answer = self.answer.from_json(body)
        return answer

    # --- as it arrives

    @classmethod
    def asked(cls, path: Mapping[str, str], query: Mapping[str, str], body: bytes) -> Self:
        """The act that was asked. Raises `Malformed`."""
        if cls.at.method != GET.method and cls._said():
            if not path:
                return cls.from_json(body)
            said = _object(body)
        else:
            said = cls._converted(query)
        if clash := said.keys() & path.keys():
            raise Malformed("Stands in the address", min(clash))
        return cls.from_values(said | cls._converted(path))

    @classmethod
    def takes_body(cls) -> bool:
        return cls.at.method != GET.method and bool(cls._said())

    @classmethod
    @cache
    def _said(cls) -> tuple[str, ...]:
        """The fields that are not in the address."""
        return tuple(name for name in cls.__struct_fields__ if name not in cls.at.names)

    @classmethod
    def _converted(cls, words: Mapping[str, str]) -> dict[str, object]:
        """The words of an address, each as the type of its field."""
        forms, values = cls._forms(), dict[str, object](words)
        for name in words.keys() & forms.keys():
            try:
                values[name] = msgspec.convert(words[name], forms[name], strict=False)
            except msgspec.ValidationError as error:
                raise Malformed(malformed(error).what, name) from None
        return values

    @classmethod
    @cache
    def _forms(cls) -> dict[str, Any]:
        return {field.name: field.type for field in structs.fields(cls)}


def _object(body: bytes) -> dict[str, object]:
    try:
        return msgspec.json.decode(body, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise malformed(error) from None
