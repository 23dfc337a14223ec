"""What a station's process does not load, though a library that it needs asks for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import cast

_NOT_THERE = cast(ModuleType, None)
"""Python's own way to say so, in its list of modules."""


def leave_out_what_no_station_needs() -> None:
    """httpx loads click and rich for a command line of its own: 13 MB, and a tenth of a cold start. msgspec would have
    three names from typing_extensions that Python has itself; whoever really needs it later gets it.
    """
    for name in ("click", "rich"):
        sys.modules.setdefault(name, _NOT_THERE)
    if "typing_extensions" not in sys.modules:
        sys.modules["typing_extensions"] = _NOT_THERE
        import_module("msgspec")
        del sys.modules["typing_extensions"]


def import_httpx_without_cookies() -> None:
    """To be called before anything else imports it; where it is too late nothing changes.

    httpx keeps cookies in Python's own jar, which brings urllib's client and all of e-mail along: 13 ms of a start,
    2 MiB, and a sixth of every answer's time to see whether it sets one. Our server sets none. How a letter's header is
    read (for a text whose encoding is not known) and how a host's name is written in another script are loaded when it
    comes to it.
    """
    if "httpx" in sys.modules:
        return
    email, _ = import_module("email"), import_module("urllib")
    with (
        _standing_in("http.cookiejar", Cookie=object, CookieJar=_NoJar),
        _standing_in("urllib.request", Request=_NotAsked, getproxies=dict, parse_http_list=str.split),
        _standing_in("email.message"),
        _standing_in("idna", __getattr__=lambda name: getattr(import_module("idna"), name)),
    ):
        import_module("httpx")
    _load_when_used(email, "message")


class _NoJar:
    """As much of a cookie jar as httpx touches where nobody hands it a cookie."""

    def __iter__(self) -> Iterator[None]:
        return iter(())

    def extract_cookies(self, response: object, request: object) -> None:
        """What a server sets is not kept."""


class _NotAsked:
    """The request that a jar would be asked about."""

    def __init__(self, **about: object) -> None:
        pass


@contextmanager
def _standing_in(name: str, **names: object) -> Iterator[None]:
    """Inside, whoever imports this module gets these names and no more; afterwards the real one can be had."""
    if name in sys.modules:
        yield
        return
    package, _, own = name.rpartition(".")
    stand_in = ModuleType(name)
    vars(stand_in).update(names)
    sys.modules[name] = stand_in
    if (parent := sys.modules.get(package)) is not None:  # `import a.b` asks `a` for it; `from a.b import c` does not
        setattr(parent, own, stand_in)
    try:
        yield
    finally:
        del sys.modules[name]
        if parent is not None:
            delattr(parent, own)


def _load_when_used(package: ModuleType, own: str) -> None:
    """A part of a package that is read when somebody first asks the package for it."""

    def ask(name: str) -> ModuleType:
        if name != own:
            raise AttributeError(f"module {package.__name__!r} has no attribute {name!r}")
        return import_module(f"{package.__name__}.{own}")

    vars(package).setdefault("__getattr__", ask)
