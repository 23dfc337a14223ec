"""Every act is declared once: with a docstring, a power, an address of its own, and one function that does it."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import game_protocol
from game_protocol.act import Act, Who
from game_protocol.basics import Message, Nothing
from game_server.http.acts import ACTS
from game_server.refusals import Refusal
from tests.game_server.http.conftest import Casino

OUTSIDE = {"/healthz", "/readyz"}
"""What a machine asks of any server, whatever it speaks."""


def declared() -> set[type[Act[Any]]]:
    for module in pkgutil.iter_modules(game_protocol.__path__):
        importlib.import_module(f"game_protocol.{module.name}")
    return {act for act in Act.__subclasses__() if act.__module__.startswith(f"{game_protocol.__name__}.")}


def test_each_declaration_says_what_it_is_and_who_may() -> None:
    for act in declared():
        assert act.__doc__, act
        assert act.__doc__ != Act.__doc__, act
        assert act.needs is not None, act
        assert issubclass(act.answer, Message), act
        assert set(act.at.names) <= set(act.__struct_fields__), act
        assert act.once is None or act.once in act.__struct_fields__, act
        assert act.at.path.startswith("/v1/"), act


def test_no_act_is_named_twice_nor_asked_where_another_is() -> None:
    acts = declared()
    assert len({act.word() for act in acts}) == len(acts)
    assert len({(act.at.method, act.at.path) for act in acts}) == len(acts)


def test_the_server_has_one_function_for_each_act_and_it_takes_and_gives_what_is_declared() -> None:
    assert sorted(each.act.word() for each in ACTS) == sorted(act.word() for act in declared())
    for each in ACTS:
        signature = inspect.signature(each.function, eval_str=True)
        asked = list(signature.parameters.values())[-1].annotation
        assert each.act in (asked, *getattr(asked, "__args__", ())), each.act
        given = signature.return_annotation
        kinds = {kind for kind in getattr(given, "__args__", (given,)) if kind is not Refusal}
        messages = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Message)}
        assert messages == ({each.act.answer} - {Nothing}) or messages == {each.act.answer}, each.act


def test_a_function_has_the_name_of_its_act() -> None:
    """One name from the button to the ledger; a table is looked at in one way from the console and from the wall."""
    others = {"look-at-display": "look_at_table", "make-report": "report_of"}
    for each in ACTS:
        word = each.act.word()
        assert each.function.__name__ == others.get(word, word.replace("-", "_"))


async def test_the_document_has_every_act_with_a_description_under_its_version(casino: Casino) -> None:
    document = (await casino.client.get("/openapi.json")).json()
    for act in declared():
        operation = document["paths"][act.at.path][act.at.method.lower()]
        assert operation["description"].strip(), act
        assert [each["name"] for each in operation["parameters"] if each["in"] == "path"] == list(act.at.names)
        assert ("security" in operation) is (act.needs is Who.ANYONE)
    for path, methods in document["paths"].items():
        assert path in OUTSIDE or path.startswith("/v1/"), path
        assert all(operation["description"] for operation in methods.values()), path
