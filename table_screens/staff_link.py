"""A screen that people share: whoever signs in last is the one who asks, and nobody's PIN is kept."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path

import httpx

from game_protocol.errors import RefusedByServer
from game_protocol.identity import SignedIn, StaffSignIn
from game_protocol.problems import Problem, Refused
from game_protocol.staff_client import StaffClient

NOBODY = "0"
"""Stands where a program that signs in by itself has its staff number and PIN."""
NO_PIN = "0000"
HTTP_UNAUTHORISED = 401


class StaffLink(StaffClient):
    """The event stream goes on when the dealers change: it was allowed to whoever opened it."""

    def __init__(
        self,
        server: str,
        table: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, table, NOBODY, NO_PIN, others=others, ca_file=ca_file, transport=transport)

    async def sign_in_as(self, number: str, pin: str) -> SignedIn:
        """Whoever stands at the screen from now on."""
        signed_in = await self.do(StaffSignIn(number=number, pin=pin, at_console=True))
        self._token = signed_in.token
        return signed_in

    async def in_the_name_of(self, number: str, pin: str) -> StaffClient:
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
        refused = Refused(problem=Problem.NOT_SIGNED_IN, message="Sign in first.")
        raise RefusedByServer(refused, HTTP_UNAUTHORISED)
