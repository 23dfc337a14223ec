"""The parts of every message: exact cents, milliseconds of the server's clock, and forms that check what they read.

The forms are msgspec's: read, checked and written in one pass (decision 0012). They check what comes from outside. What
this program makes itself is checked by mypy, which knows every field.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Annotated, Any, Self, TypeVar, dataclass_transform

import msgspec
from msgspec import Meta, field, structs

from game_rules.money import LARGEST_CENTS


def whole(pattern: str) -> Meta:
    """A text of exactly this pattern; Python's `$` alone would let a newline pass after it."""
    return Meta(pattern=rf"^{pattern}$(?!\n)")


Cents = Annotated[int, Meta(ge=0, le=LARGEST_CENTS)]
Amount = Annotated[int, Meta(gt=0, le=10**15)]
"""Cents that are handed over: more than nothing."""
SignedCents = Annotated[int, Meta(ge=-LARGEST_CENTS, le=LARGEST_CENTS)]
Millis = Annotated[int, Meta(ge=0, le=2**53)]
"""A moment of the server's clock: milliseconds since 1970, UTC."""
Digest = Annotated[str, whole("[0-9a-f]{64}")]
ID = "[0-9A-Za-z][0-9A-Za-z_.:-]{0,63}"
Id = Annotated[str, whole(ID)]
"""A name a client gave to what it asks for, before asking: sent twice, it counts once."""
TABLE_ID = "[0-9A-Za-z][0-9A-Za-z-]{0,31}"
TableId = Annotated[str, whole(TABLE_ID)]
StationNumber = Annotated[int, Meta(ge=1, le=9999)]
RoundNumber = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=1, le=2**53)]
UNSEEN = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
"""Line breaks, tabs and other signs that nobody sees, and those that turn the direction of writing, as part of a
pattern: with them a text forges lines in a log, or reads differently from what was typed."""
Words = Annotated[str, whole(f"[^{UNSEEN}]*")]
"""A text that a person wrote, on one line."""
Reason = Annotated[str, whole(rf"[^\S{UNSEEN}]*[^\s{UNSEEN}][^{UNSEEN}]*"), Meta(max_length=500)]
"""Why a person did it, in one line that says something: spaces are no reason."""
DeviceReason = Annotated[str, Meta(pattern=r"^[^\x00]*$"), Meta(min_length=1, max_length=500)]
"""What a machine says of itself, as it says it: its money must not wait for its grammar. No database keeps a NUL."""
Wagers = Annotated[dict[Annotated[str, Meta(max_length=40)], Cents], Meta(max_length=400)]
TicketNumber = Annotated[str, whole("[0-9]{18}")]

_CONTROLS = re.compile(f"[{UNSEEN}]+")


def one_line(text: str) -> str:
    """A machine's own words (an error's, a device's) as `Words` may be."""
    return _CONTROLS.sub(" ", text)


T = TypeVar("T")


class Malformed(ValueError):
    """A message that lacks its form: says what is wrong, and where (`wagers.red`; empty for the whole message)."""

    def __init__(self, what: str, place: str = "") -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.what = what
        self.place = place


class _EveryFieldNamed(msgspec.StructMeta):
    def __new__(mcls, name: str, bases: tuple[type, ...], space: dict[str, Any], **config: Any) -> Any:
        return super().__new__(mcls, name, bases, space, kw_only=True, **config)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
class Message(msgspec.Struct, frozen=True, metaclass=_EveryFieldNamed):
    """A message: immutable. A reader passes over fields it does not know, for another release may have added them, and
    refuses a known field that is malformed. A field is added with a default and never changes its meaning; one that
    everybody must send waits for the next protocol version (`game_protocol.release`)."""

    def to_bytes(self) -> bytes:
        """As JSON."""
        return msgspec.json.encode(self)

    def to_json(self, *, without: Collection[str] = ()) -> str:
        if not without:
            return self.to_bytes().decode()
        kept = {name: value for name, value in self.to_values().items() if name not in without}
        return msgspec.json.encode(kept).decode()

    def to_values(self) -> dict[str, Any]:
        """As JSON would have it: text, numbers, lists and dictionaries."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Raises `Malformed`."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise malformed(error) from None

    @classmethod
    def from_values(cls, values: object) -> Self:
        """Raises `Malformed`."""
        return checked(values, cls)

    def changed(self, **fields: Any) -> Self:
        return structs.replace(self, **fields)


class Tagged(Message, tag_field="kind"):
    """A message that says what it is, where one of several kinds may come."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Nothing(Message):
    """An answer that says only: done."""


class Now(Message):
    """The server's clock, for a screen to estimate how far its own is off."""

    now_ms: Millis


def checked(values: object, form: type[T]) -> T:
    """Plain values as what they are to be. Raises `Malformed`."""
    try:
        return msgspec.convert(values, form)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Malformed:
    """msgspec says "what - at `$.place`"."""
    what, _, where = str(error).partition(" - at ")
    place = re.sub(r"^`?(?:key` in `)?\$\.?|`$", "", where)
    return Malformed(what.replace("`", ""), place)
