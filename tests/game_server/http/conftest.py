"""The application without a socket: requests go straight in, callers are signed in by identification's own tokens."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from game_protocol.act import Act
from game_protocol.basics import Message
from game_protocol.problems import Problem, Refused
from game_rules.game import Role
from game_server.app import create_app
from game_server.callers import Caller, StaffCaller, StationCaller
from game_server.identity import schema as identity
from game_server.settings import Settings
from game_server.tables.writer import Writer
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import install

PEOPLE = {Role.DEALER: "1001", Role.SUPERVISOR: "2001", Role.PIT_BOSS: "3001", Role.TECHNICIAN: "9001"}


@dataclass
class Casino:
    app: FastAPI
    client: httpx.AsyncClient
    clock: HandClock

    @property
    def writer(self) -> Writer:
        writer: Writer = self.app.state.house.floor.writer("1")
        return writer

    def token(self, who: Role | int) -> str:
        caller: Caller = (
            StationCaller(f"ats-1-{who}", "1", who)
            if isinstance(who, int)
            else StaffCaller(PEOPLE[who], who.value, who)
        )
        text, _ = self.app.state.house.identification.tokens.issue(caller, self.clock.now_ms())
        return str(text)

    async def ask(
        self, who: Role | int | None, method: str, path: str, body: Message | dict[str, Any] | bytes | None = None
    ) -> httpx.Response:
        """`who`: a role, a station's number, or nobody."""
        headers = {} if who is None else {"Authorization": f"Bearer {self.token(who)}"}
        if isinstance(body, Message):
            body = body.to_json().encode()
        content = json.dumps(body).encode() if isinstance(body, dict) else body
        if content is not None:
            headers["Content-Type"] = "application/json"
        return await self.client.request(method, path, content=content, headers=headers)

    async def act(self, who: Role | int | None, act: Act[Any]) -> httpx.Response:
        body = act.body()
        return await self.ask(who, act.at.method, act.path(), None if body is None else body.encode())

    async def done(self, who: Role | int, method: str, path: str, body: Any = None) -> dict[str, Any]:
        response = await self.ask(who, method, path, body)
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer

    async def refused(
        self, who: Role | int | None, method: str, path: str, body: Any = None
    ) -> tuple[int, Problem, Refused]:
        response = await self.ask(who, method, path, body)
        refused = Refused.from_json(response.content)
        return response.status_code, refused.problem, refused


@pytest.fixture
async def casino(sqlite_url: str) -> AsyncIterator[Casino]:
    await install(sqlite_url)
    async with at_work(sqlite_url) as casino:
        yield casino


@asynccontextmanager
async def at_work(sqlite_url: str) -> AsyncIterator[Casino]:
    clock = HandClock()
    app = create_app(Settings(database=sqlite_url), clock=clock)
    async with app.router.lifespan_context(app):
        async with app.state.house.database.writing() as connection:
            for role, number in PEOPLE.items():
                row = {"number": number, "name": role.value, "role": role.value, "pin_hash": "x"}
                await connection.execute(identity.staff.insert().values(**row, pin_set_ms=0))
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://ats") as client:
            yield Casino(app, client, clock)
