"""The OpenAPI document of the acts, read off their declarations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.json import schema_components

from game_protocol.act import GET, Act, Need, Who
from game_protocol.basics import Message
from game_rules.game import Power, Role
from game_server.http.answers import JSON, REFUSALS

_REFERENCE = "#/components/schemas/{name}"


def tell_of_acts(document: dict[str, Any], acts: Iterable[type[Act[Any]]], refused: type[Message]) -> None:
    """Adds every act, with its messages, to a document that has only the event streams and the house's own routes."""
    listed = list(acts)
    forms = sorted({*listed, *(act.answer for act in listed), refused}, key=lambda form: form.__name__)
    _, schemas = schema_components(forms, ref_template=_REFERENCE)
    for act in listed:
        document["paths"].setdefault(act.at.path, {})[act.at.method.lower()] = _operation(act, schemas)
    document.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
    for path in document["paths"].values():
        for route in path.values():
            for status, response in route["responses"].items():
                if not status.startswith("2"):
                    response["content"] = _content(refused)


def _operation(act: type[Act[Any]], schemas: dict[str, Any]) -> dict[str, Any]:
    """Fields in the address leave the schema of the body; an act that is asked with GET has none."""
    schema = schemas.pop(act.__name__)
    fields, required = schema["properties"], set(schema.get("required", ()))
    parameters = [_parameter("path", name, fields.pop(name), True) for name in act.at.names]
    if act.at.method == GET.method:
        parameters += [_parameter("query", name, field, name in required) for name, field in fields.items()]
    operation: dict[str, Any] = {
        "tags": [act.__module__.rpartition(".")[2].replace("_", " ")],
        "summary": act.word().replace("-", " ").capitalize(),
        "description": f"{' '.join((act.__doc__ or '').split())}\n\nNeeds {needs_in_words(act.needs)}.",
        "operationId": act.word().replace("-", "_"),
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": _content(act.answer)},
            **{str(status): {**response} for status, response in REFUSALS.items()},
        },
    }
    if act.takes_body():
        schemas[act.__name__] = {**schema, "required": sorted(required & fields.keys())}
        operation["requestBody"] = {"required": True, "content": _content(act)}
    if act.needs is Who.ANYONE:
        operation["security"] = []
    return operation


def needs_in_words(need: Need) -> str:
    match need:
        case Power():
            return f"the power `{need}` of the table's rule book"
        case Role():
            return f"a {need.replace('_', ' ')}"
        case tuple():
            return " or ".join(needs_in_words(role) for role in need)
        case Who():
            return need.value


def _parameter(where: str, name: str, schema: dict[str, Any], required: bool) -> dict[str, Any]:
    return {"name": name, "in": where, "required": required, "schema": schema}


def _content(form: type[Message]) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": _REFERENCE.format(name=form.__name__)}}}
