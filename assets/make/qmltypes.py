"""Tells Qt's linter what the Python types look like, so that it sees every misspelt name in the QML.

    python assets/make/qmltypes.py DIRECTORY

The description comes from the running meta-objects, not from the source, so the linter sees what QML will see.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QMetaMethod, QMetaObject, QObject  # noqa: E402

MODULES = (  # each may use the types of the ones before it
    "screen_kit.viewmodels",
    "screen_kit.qml.painting",
    *sorted({f"{folder.parent.name}.viewmodels" for folder in ROOT.glob("*/viewmodels")} - {"screen_kit.viewmodels"}),
    "ats_client.qml.painting",
    "ats.demo",
)
_VALUES = {"int": "int", "double": "double", "bool": "bool", "QString": "QString", "PyObject": "QVariant"}


def types_of(package: str) -> list[type[QObject]]:
    """Every class of a package that QML may name."""
    found: list[type[QObject]] = []
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        named = import_module(module.name)
        if getattr(named, "QML_IMPORT_NAME", None) != package:
            continue
        found += [
            value
            for value in vars(named).values()
            if isinstance(value, type) and issubclass(value, QObject) and value.__module__ == module.name
        ]
    return found


def component(kind: type[QObject], package: str) -> str:
    meta = kind.staticMetaObject
    parent = meta.superClass().className()
    first = next(base for base in kind.__mro__ if base.__module__.startswith("PySide6"))
    lines = [
        f'name: "{kind.__name__}"',
        'accessSemantics: "reference"',
        f'prototype: "{first.__name__}"',
        f'exports: ["{package}/{kind.__name__} 1.0"]',
        "exportMetaObjectRevisions: [256]",
    ]
    inherited = [meta] if parent == first.__name__ else [meta, meta.superClass()]
    for level in inherited:
        lines += [_property(level, place) for place in range(level.propertyOffset(), level.propertyCount())]
        lines += [_method(level.method(place)) for place in range(level.methodOffset(), level.methodCount())]
    return "Component {\n        " + "\n        ".join(lines) + "\n    }"


def _property(meta: QMetaObject, place: int) -> str:
    its = meta.property(place)
    kind = its.typeName()
    parts = [f'name: "{its.name()}"', f'type: "{_VALUES.get(kind, kind).rstrip("*")}"']
    if kind.endswith("*"):
        parts.append("isPointer: true")
    if not its.isWritable():
        parts.append("isReadonly: true")
    if its.isConstant():
        parts.append("isPropertyConstant: true")
    if its.hasNotifySignal():
        parts.append(f'notify: "{its.notifySignal().name().toStdString()}"')
    return "Property { " + "; ".join(parts) + f"; index: {place} }}"


def _method(method: QMetaMethod) -> str:
    word = "Signal" if method.methodType() == QMetaMethod.MethodType.Signal else "Method"
    result = method.typeName()
    parts = [f'name: "{method.name().toStdString()}"']
    if word == "Method" and result and result != "void":
        parts.append(f'type: "{_VALUES.get(result, result)}"')
    names = [bytes(name.data()).decode() or f"a{number}" for number, name in enumerate(method.parameterNames())]
    for name, kind in zip(names, method.parameterTypes(), strict=True):
        written = bytes(kind.data()).decode()
        parts.append(f'Parameter {{ name: "{name}"; type: "{_VALUES.get(written, written)}" }}')
    return f"{word} {{\n            " + "\n            ".join(parts) + "\n        }"


def main(folder: Path) -> None:
    for package in MODULES:
        place = folder / Path(*package.split("."))
        place.mkdir(parents=True, exist_ok=True)
        components = "\n    ".join(component(kind, package) for kind in types_of(package))
        (place / "types.qmltypes").write_text(f"import QtQuick.tooling 1.2\n\nModule {{\n    {components}\n}}\n")
        depends = "".join(f"depends {name}\n" for name in ("QtQuick", *MODULES[: MODULES.index(package)]))
        (place / "qmldir").write_text(f"module {package}\ntypeinfo types.qmltypes\n{depends}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
