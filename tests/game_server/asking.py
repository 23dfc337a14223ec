"""Where an act is asked, for tests that speak HTTP themselves."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act


def at(act: type[Act[Any]], **names: Any) -> tuple[str, str]:
    """Method and path; table 1 and station 1 unless told."""
    return act.at.method, act.at.path.format(**{"table": "1", "station": 1, **names})
