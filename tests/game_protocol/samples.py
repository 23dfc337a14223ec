"""One message of each form, made from the form itself: bare, with what must be said, and full, with all that may be."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from game_protocol.act import Act
from game_protocol.basics import ID, TABLE_ID, UNSEEN, Message, whole
from game_protocol.identity import STAFF_NUMBER, Approve

_TEXTS = {
    ID: "note-1",
    TABLE_ID: "1",
    STAFF_NUMBER: "1001",
    "[0-9a-f]{64}": "ab" * 32,
    "[0-9a-f]{128}": "cd" * 64,
    "[0-9]{18}": "012345678901234567",
    "[0-9]{4,12}": "482916",
    "[A-Z]{3}": "AUD",
    r"[0-9]{1,3}(\.[0-9]{1,4})?": "1.5",
    r"[0-9A-Za-z][0-9A-Za-z.+!_-]{0,39}": "0.1.0",
    rf"[^\s{UNSEEN}]([^{UNSEEN}]{{0,58}}[^\s{UNSEEN}])?": "Ann Bee",
    rf"[^{UNSEEN}]*": "some words",
}
EITHER: dict[type, tuple[str, str]] = {Approve: ("power", "above")}
"""Forms with two fields of which exactly one is said: the bare message has the first, the full one the second."""
TEXTS = {str(whole(pattern).pattern): text for pattern, text in _TEXTS.items()}


def sample(form: type[Message], *, full: bool) -> dict[str, Any]:
    values = _value(inspect.type_info(form), full)
    assert isinstance(values, dict)
    return values


def words_of(forms: list[type[Message]]) -> dict[str, list[str]]:
    """Every enumeration that stands in one of the messages, with its words."""
    found: dict[str, list[str]] = {}
    seen: set[type] = set()

    def look(form: inspect.Type) -> None:
        match form:
            case inspect.EnumType(cls):
                found[cls.__name__] = sorted(str(word.value) for word in cls)
            case inspect.StructType(cls, fields) if cls not in seen:
                seen.add(cls)
                for each in fields:
                    look(each.type)
            case inspect.UnionType(types):
                for each in types:
                    look(each)
            case inspect.ListType(item_type=item):
                look(item)
            case inspect.DictType(key_type=key, value_type=value):
                look(key)
                look(value)
            case inspect.Metadata(type=inner):
                look(inner)

    for form in forms:
        look(inspect.type_info(form))
        if issubclass(form, Act):
            look(inspect.type_info(form.answer))
    return dict(sorted(found.items()))


def _value(form: inspect.Type, full: bool) -> Any:
    match form:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            return schema["enum"][0] if schema and "enum" in schema else _value(inner, full)
        case inspect.StructType(cls=cls, fields=fields, tag_field=tag_field, tag=tag):
            when_bare, when_full = EITHER.get(cls, ("", ""))
            left_out = when_bare if full else when_full
            said = {
                each.encode_name: _value(each.type, full or each.name == when_bare)
                for each in fields
                if (full or each.required or each.name == when_bare) and each.name != left_out
            }
            return said if tag_field is None else {tag_field: tag, **said}
        case inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, inspect.NoneType)]
            return _value(some[0], full) if full or len(some) == len(types) else None
        case inspect.ListType(item_type=item, min_length=least):
            return [_value(item, full)] if full or least else []
        case inspect.DictType(key_type=key, value_type=value, min_length=least):
            return {_value(key, full): _value(value, full)} if full or least else {}
        case inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.BoolType():
            return True
        case inspect.IntType(gt=above, ge=least):
            return max(5, above + 1 if above is not None else 5, least if least is not None else 5)
        case inspect.StrType(pattern=pattern, max_length=most):
            return TEXTS.get(pattern or "", "because"[: most or 7])
    raise TypeError(f"no example of {form}")
