"""Routes whose functions take and give messages.

FastAPI finds the route, the caller and the table's writer. Of messages it knows only pydantic's, so those are read and
written here, and the OpenAPI document is told of them. Who asks is settled before anything of the body is looked at.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from fastapi import APIRouter, Request
from msgspec.json import schema_components
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from game_protocol.basics import Malformed, Message
from game_protocol.problems import Problem
from game_server.http.answers import JSON, malformed_request, message_response
from game_server.refusals import Refusal

Endpoint = Callable[..., Awaitable[object]]
Asked = TypeVar("Asked", bound=Message)
_BODY_OF = "body_of_request"


class Spoken(NamedTuple):
    """What one route says, for the OpenAPI document."""

    method: str
    path: str
    asked: type[Message] | None
    answered: type[Message] | None


class MessageRouter(APIRouter):
    """A function's parameter that is a message is the body of the request, and a message it gives is the answer."""

    def __init__(self, *, tags: list[str]) -> None:
        super().__init__(tags=[*tags])
        self.spoken: list[Spoken] = []

    def add_api_route(self, path: str, endpoint: Endpoint, **options: Any) -> None:
        signature = inspect.signature(endpoint, eval_str=True)
        body = next((name for name, each in signature.parameters.items() if _is_message(each.annotation)), None)
        asked = None if body is None else signature.parameters[body].annotation
        answered = signature.return_annotation
        # A route that answers in several forms gives a response of its own and names its message here.
        documented = options.pop("response_model") if _is_message(options.get("response_model")) else answered
        if body is not None or _is_message(answered):
            endpoint = _speaking(endpoint, signature, body)
        if body is not None or _is_message(documented):
            for method in options["methods"]:
                told = documented if _is_message(documented) else None
                self.spoken.append(Spoken(method.lower(), path, asked, told))
            options["response_model"] = None
        super().add_api_route(path, endpoint, **options)


def read(form: type[Asked], body: bytes) -> Asked:
    try:
        return form.from_json(body)
    except Malformed as mistake:
        raise malformed_request(mistake.place, mistake.what) from None


def tell_of_messages(document: dict[str, Any], spoken: Iterable[Spoken], refused: type[Message]) -> None:
    """Adds to an OpenAPI document what FastAPI could not say of these routes."""
    routes = list(spoken)
    forms = {form for each in routes for form in (each.asked, each.answered) if form is not None} | {refused}
    ordered = sorted(forms, key=lambda form: form.__name__)
    references, schemas = schema_components(ordered, ref_template="#/components/schemas/{name}")
    content = {form: {JSON: {"schema": at}} for form, at in zip(ordered, references, strict=True)}
    document.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
    for each in routes:
        route = document["paths"][each.path][each.method]
        if each.asked is not None:
            route["requestBody"] = {"required": True, "content": content[each.asked]}
        if each.answered is not None:
            route["responses"].setdefault("200", {"description": "Done"})["content"] = content[each.answered]
    for path in document["paths"].values():
        for route in path.values():
            for status, response in route["responses"].items():
                if not status.startswith("2"):
                    response["content"] = content[refused]


def _is_message(form: object) -> bool:
    return isinstance(form, type) and issubclass(form, Message)


def _speaking(endpoint: Endpoint, signature: inspect.Signature, body: str | None) -> Endpoint:
    @wraps(endpoint)
    async def speak(**given: Any) -> object:
        if body is not None:
            given[body] = read(signature.parameters[body].annotation, await _body(given.pop(_BODY_OF)))
        answer = await endpoint(**given)
        return message_response(answer) if isinstance(answer, Message) else answer

    parameters = [each for name, each in signature.parameters.items() if name != body]
    if body is not None:
        parameters.append(inspect.Parameter(_BODY_OF, inspect.Parameter.KEYWORD_ONLY, annotation=Request))
    vars(speak)["__signature__"] = signature.replace(parameters=parameters, return_annotation=Response)
    return speak


async def _body(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal(Problem.BAD_REQUEST, "The request broke off.") from None
