"""What every message is made of: exact cents, milliseconds of the server's clock, and models that refuse surprises."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game_rules.money import LARGEST_CENTS

Cents = Annotated[int, Field(strict=True, ge=0, le=LARGEST_CENTS)]
SignedCents = Annotated[int, Field(strict=True, ge=-LARGEST_CENTS, le=LARGEST_CENTS)]
Millis = Annotated[int, Field(strict=True, ge=0, le=2**53)]
"""A moment of the server's clock: milliseconds since 1970, UTC."""
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Id = Annotated[str, Field(pattern=r"^[0-9A-Za-z][0-9A-Za-z_.:-]{0,63}$")]
"""A name a client gave to what it asks for, before asking: sent twice, it counts once."""
TableId = Annotated[str, Field(pattern=r"^[0-9A-Za-z][0-9A-Za-z-]{0,31}$")]
StationNumber = Annotated[int, Field(strict=True, ge=1, le=9999)]
RoundNumber = Annotated[int, Field(strict=True, ge=0, le=2**53)]
Version = Annotated[int, Field(strict=True, ge=1, le=2**53)]
Words = Annotated[str, Field(pattern=r"^[^\x00]*$")]
"""What a person wrote. No database can keep a NUL in a text."""
Reason = Annotated[Words, Field(min_length=1, max_length=500)]
Wagers = Annotated[dict[Annotated[str, Field(max_length=40)], Cents], Field(max_length=400)]
TicketNumber = Annotated[str, Field(pattern=r"^[0-9]{18}$")]


class Message(BaseModel):
    """A message: immutable, and an unknown field is a mistake, not an extension."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
    """Each program uses a part of these messages; one that is never used is never compiled, which halves the import."""


class Nothing(Message):
    """An answer that says only: done."""


class Now(Message):
    """The server's clock, for a screen to estimate how far its own is off."""

    now_ms: Millis
