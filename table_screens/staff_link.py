"""A screen that people share: the last one to sign in is the one who asks, and nobody's PIN is kept."""

from __future__ import annotations

from copy import copy
from typing import Self

from game_protocol.errors import RefusedByServer
from game_protocol.identity import SignedIn, StaffSignIn
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem, Refused
from game_protocol.staff_client import StaffConnection

HTTP_UNAUTHORISED = 401


class StaffLink(StaffConnection):
    """Signed in as nobody until somebody does. The event stream goes on when the dealers change: it was allowed to the
    one who opened it."""

    async def sign_in_as(self, number: str, pin: str) -> SignedIn:
        """This person stands at the screen from now on."""
        signed_in = await self.do(StaffSignIn(number=number, pin=pin, at_console=True))
        self._token = signed_in.token
        return signed_in

    async def in_the_name_of(self, number: str, pin: str) -> Self:
        """Another person for one request: they do it themselves, at this screen."""
        signed_in = await self.do(StaffSignIn(number=number, pin=pin))
        other = copy(self)
        other._token = signed_in.token
        return other

    def sign_out(self) -> None:
        self._token = None

    def _forget(self, token: str, refusal: RefusedByServer) -> bool:
        """Nobody's PIN is here to sign in anew with: what the server said stands, and says why."""
        super()._forget(token, refusal)
        return False

    async def _new_token(self) -> str:
        """No PIN is kept, so nobody can be signed in again: what was asked is refused here as the server would."""
        first = Phrase.SIGN_IN_FIRST
        refused = Refused(problem=Problem.NOT_SIGNED_IN, message=first.english, phrase=first.value)
        raise RefusedByServer(refused, HTTP_UNAUTHORISED)
