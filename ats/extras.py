"""The extra of the package that each command needs: a machine has only what its role needs."""

from __future__ import annotations

EXTRAS = {
    "audit": "server",
    "decode": "station",
    "demo": "tools",
    "diagnostics": "station",
    "emulate": "tools",
    "jackpot-display": "console",
    "load": "tools",
    "server": "server",
    "sgc": "console",
    "station": "station",
    "wnd": "console",
}
"""`ats rules` needs none."""

OUR_OWN = {
    "ats", "ats_client", "assets", "game_protocol", "game_rules", "game_server", "kiosk", "screen_kit", "table_screens",
}  # fmt: skip


def which_to_install(command: str | None, missing: ModuleNotFoundError) -> str:
    """Tells the user which extra a command needs on a machine of another role; a missing module of ours is a fault."""
    package = (missing.name or "").partition(".")[0]
    extra = EXTRAS.get(command or "")
    if extra is None or package in OUR_OWN:
        raise missing
    return f"{command} needs {package}, which is not installed here: pip install 'ats[{extra}]'"
