"""`POST /tables/{table}/rounds/outcome/confirm`: every player at the table waits for it."""

from __future__ import annotations

import re

from starlette.types import Receive, Scope

from game_protocol import routes
from game_protocol.events import RoundSettled
from game_protocol.problems import Problem
from game_protocol.table import ConfirmOutcome
from game_rules.game import Power
from game_server.callers import StaffCaller
from game_server.http.message_router import Spoken, read
from game_server.http.straight_door import StraightDoor
from game_server.jackpots import rounds as jackpots
from game_server.refusals import Refusal

_PATH = re.compile(routes.CONFIRM_OUTCOME.format(table="([^/]+)"))


class OutcomeDoor(StraightDoor):
    def is_mine(self, method: str, path: str) -> bool:
        return method == "POST" and _PATH.fullmatch(path) is not None

    async def answer(self, scope: Scope, receive: Receive) -> RoundSettled | None:
        """Settles, and with it whoever had a valid wager plays for the table's jackpots (RR 3.13)."""
        staff = await self.caller(scope)
        if not isinstance(staff, StaffCaller):
            raise Refusal(Problem.WRONG_ROLE, "Only staff may ask this.")
        body = await self.body(receive)
        if body is None:
            return None
        writer = self._house.floor.writer(_PATH.sub(r"\1", scope["path"]))
        staff.needs(writer.state.game, Power.ENTER_OUTCOME)
        asked = read(ConfirmOutcome, body)
        needs = self._house.jackpots.needs(round_=asked.round)
        settled = await writer.ask(lambda table, work: jackpots.confirm_outcome(table, work, asked), str(staff), needs)
        self._house.jackpots.boards.soon()
        return settled


SPOKEN = Spoken("post", routes.CONFIRM_OUTCOME, ConfirmOutcome, RoundSettled)
OPENAPI = {
    "post": {
        "tags": ["rounds"],
        "summary": "The dealer says again what was entered",
        "description": "Settles every locked sheet and plays for the table's jackpots, in one transaction.",
        "operationId": "confirm_outcome",
        "parameters": [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}],
        "responses": {"200": {"description": "Settled, durably"}},
    }
}
"""What FastAPI, which never sees this request, would say of it."""
