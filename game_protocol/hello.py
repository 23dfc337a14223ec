"""The first words between a screen and a server: versions, release, what each can do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from game_protocol.act import POST, Act, Who
from game_protocol.basics import Message
from game_protocol.identity import Release
from game_protocol.release import OURS, Protocols, release

ProtocolVersion = Annotated[int, Meta(ge=0, le=999_999)]
Abilities = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=1000)]


class Hello(Message):
    """How the server introduces itself."""

    oldest: ProtocolVersion
    newest: ProtocolVersion
    release: Release
    can: Abilities = field(default_factory=list)
    """The words of the acts it does."""

    @property
    def protocols(self) -> Protocols:
        return Protocols(self.oldest, self.newest)


class SayHello(Act[Hello]):
    """A screen introduces itself, at this address in every protocol version, and is told what the server is."""

    at = POST("/v1/hello")
    needs = Who.ANYONE
    every_release = True
    oldest: ProtocolVersion
    newest: ProtocolVersion
    release: Release
    can: Abilities = field(default_factory=list)
    """The kinds of events it understands."""

    @classmethod
    def ours(cls, can: list[str]) -> SayHello:
        return cls(oldest=OURS.oldest, newest=OURS.newest, release=release(), can=can)
